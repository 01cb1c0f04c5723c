/**
 * Room that a table leaves for what is told beside it, so that nothing of it is covered: a strip below the bar, or the top
 * of the rail. Whoever tells something there sets its height, and 0 when it is put away.
 */

class NoticeSpace {
  strip = $state(0);
  rail = $state(0);
}

export const noticeSpace = new NoticeSpace();
