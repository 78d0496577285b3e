import type { Tracked } from '../../../../platform/changes.ts'
import { accounts, addresses } from '../../tables.ts'

/** What counts as a change of a user for those who mirror them: nothing of how and when they sign in. Who was made
 *  unrecognisable is gone. */
export const userChanges: Tracked = {
  kind: 'user',
  area: 'users',
  record: {
    table: accounts,
    deletedAt: 'anonymisedAt',
    since: 'createdAt',
    unseen: [
      ...['passwordHash', 'totpSecret', 'totpEnabledAt', 'totpStep', 'passwordSuffices', 'failedLogins', 'failedAt'],
      ...['secondFactorEndsAt', 'secondFactorEndToldAt', 'secondFactorGoneAt', 'lastLogin', 'lastActive', 'searchText'],
    ],
  },
  parts: [{ table: addresses, owner: 'accountId' }],
}
