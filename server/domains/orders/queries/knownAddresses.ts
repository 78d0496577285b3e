import { eq, sql } from 'drizzle-orm'
import type { ReactionScope } from '../../../platform/events.ts'
import { run } from '../../../platform/statements.ts'
import { type MailedAccount, mailedColumns } from '../../accounts/operations.ts'
import { earlierAddresses } from '../../accounts/secondFactor/operations/tellEverywhere.ts'
import { accounts } from '../../accounts/tables.ts'
import { persons } from '../../persons/tables.ts'
import { orders } from '../tables.ts'

/** Of more addresses the latest are told. */
const mostAddresses = 20

/**
 * The addresses that the shop knows of an account by its orders and contact persons, in small letters, each once, the
 * latest first, at most 20; not those that it has or had itself. The account is locked until the transaction ends. Null
 * where there is none.
 */
export async function addressesOfAccount(
  scope: Pick<ReactionScope, 'tx' | 'now'>,
  accountId: string,
): Promise<{ account: MailedAccount; addresses: string[] } | null> {
  const { tx } = scope
  const [account] = await tx.select(mailedColumns).from(accounts).where(eq(accounts.id, accountId)).for('update')
  if (!account) return null
  const rows = await run<{ address: string }>(
    tx,
    sql`select address from (
        select lower(${orders.email}) as address, ${orders.placedAt} as at from ${orders}
          where ${orders.accountId} = ${accountId}
        union all
        select lower(${persons.email}), ${persons.updatedAt} from ${persons} where ${persons.accountId} = ${accountId}
      ) known where address <> '' and address <> lower(${account.email})
      group by address order by max(at) desc, address`,
  )
  const own = new Set(await earlierAddresses(scope, account))
  const addresses = rows.map(({ address }) => address).filter(address => !own.has(address))
  return { account, addresses: addresses.slice(0, mostAddresses) }
}
