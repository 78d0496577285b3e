const DAY_MILLISECONDS = 86_400_000

/** Days for which a finished export can be fetched. */
const EXPORT_DAYS = 7

/** Days between the wish to be deleted and the deletion, in which it can be undone. */
const DELETION_DAYS = 14

export const exportEnd = (readyAt: Date): Date => new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MILLISECONDS)

/** When an account will be deleted whose owner asked for it. */
export const deletionDue = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + DELETION_DAYS * DAY_MILLISECONDS)

/** Accounts whose owners asked before this instant are due. */
export const dueBefore = (now: Date): Date => new Date(now.getTime() - DELETION_DAYS * DAY_MILLISECONDS)
