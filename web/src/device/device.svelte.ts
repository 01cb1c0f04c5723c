/** The window: how large it is, and which of the design's layouts fits. */

import { Media } from './media.svelte';

export type DeviceKind = 'desktop' | 'tablet' | 'phone';

const BAR = 44;
const RAIL = 272;

export const deviceKindOf = (width: number): DeviceKind =>
  width >= 1024 ? 'desktop' : width >= 600 ? 'tablet' : 'phone';

class Device {
  width = $state(typeof innerWidth === 'number' ? innerWidth : 1280);
  height = $state(typeof innerHeight === 'number' ? innerHeight : 800);
  #coarse = new Media('(pointer: coarse)');

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  get kind(): DeviceKind {
    return deviceKindOf(this.width);
  }
  get isDesktop(): boolean {
    return this.kind === 'desktop';
  }
  get isPhone(): boolean {
    return this.kind === 'phone';
  }
  /** Fingers rather than a mouse? */
  get touch(): boolean {
    return this.#coarse.on;
  }
  /** Desktop, but the log is a drawer. */
  get drawer(): boolean {
    return this.width < 1180;
  }
  /** Compact plates. */
  get compact(): boolean {
    return this.height < 860;
  }
  /** What is left for the table beside bar and log. */
  get stage(): { w: number; h: number } {
    return { w: this.width - (this.drawer ? 0 : RAIL), h: this.height - BAR };
  }
}

export const device = new Device();
