import type { RequestContext } from '../../../../api/context.ts'
import { type AccountRow, accountRow } from '../queries.ts'

const key = {}

/** All that is kept of the viewer's account, read once per request; null for a guest. */
export function ownAccount(context: RequestContext): Promise<AccountRow | null> {
  const { accountId } = context.viewer
  if (accountId === null) return Promise.resolve(null)
  return ownAccounts(context).value
}

type Kept = { value: Promise<AccountRow | null> }

const ownAccounts = (context: RequestContext): Kept =>
  context.once(key, () => ({ value: accountRow(context.database, context.viewer.accountId!) }))

/** Has the account read anew, after a mutation changed it. */
export function forgetOwnAccount(context: RequestContext): void {
  if (context.viewer.accountId !== null) {
    ownAccounts(context).value = accountRow(context.database, context.viewer.accountId)
  }
}
