/** Minutes of somebody of whom nothing is known. Source: platform.md 3. */
const unknownMinutes = 9999
/** Somebody who was seen less than so many minutes ago is there. Source: platform.md 4. */
const onlineMinutes = 5

export type OnlineStatus = 'online' | 'unknown' | 'offline'

/** Whole minutes since somebody was last seen; 9999 for somebody who never was, and at most that. */
export const lastOnlineMinutes = (lastActive: Date | null, now: Date): number =>
  lastActive === null
    ? unknownMinutes
    : Math.min(unknownMinutes, Math.max(0, Math.floor((now.getTime() - lastActive.getTime()) / 60_000)))

/** Whether somebody is there: `online` below five minutes, from then on `unknown`, and so without a user. `undefined`
 *  stands for a user of whom nothing was asked yet, who is `offline`. Source: platform.md 4. */
export function onlineStatus(user: { readonly lastOnlineMinutes: number } | null | undefined): OnlineStatus {
  if (user === undefined) return 'offline'
  return user !== null && user.lastOnlineMinutes < onlineMinutes ? 'online' : 'unknown'
}
