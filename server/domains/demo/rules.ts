import { mayWrite, type Viewer } from '../../kit/viewer.ts'

/** Whether somebody may remove the demo: it takes the rights to all that goes with it. */
export const mayRemoveDemo = (viewer: Viewer): boolean =>
  (['settings', 'orders', 'users', 'persons', 'catalogue', 'mails'] as const).every(area => mayWrite(viewer, area))
