/** Why one of the guest's tables is gone. */

import type { Notice } from '../protocol/types';
import { hasText, t } from '../device/texts.svelte';

export function closedReason({ why, name, code }: Notice): string {
  const key = `web-lobby-closed-${why}`;
  return t(hasText(key) ? key : 'web-lobby-closed-idle', { name, code });
}
