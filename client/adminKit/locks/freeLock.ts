import { tabId } from '../../relay/tabId.ts'

/** Gives a lock back, also while the tab is being closed: what asks in the usual way would be cut off then. */
export function freeLock(id: string): void {
  fetch('/api/v0/freeFileLock', {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      'x-admin-centre': '1',
      localsessionid: tabId(),
    },
    body: JSON.stringify({ _id: id }),
  }).catch(() => {
    // Nobody is here any more to be told; the lock ends by itself.
  })
}
