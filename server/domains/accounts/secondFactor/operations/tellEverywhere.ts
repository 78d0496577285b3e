import { sql } from 'drizzle-orm'
import { tell } from '../../../../platform/events.ts'
import type { OperationScope } from '../../../../platform/operation.ts'
import { run } from '../../../../platform/statements.ts'
import { secondFactorLost } from '../../events.ts'
import { type MailedAccount, sendNotice } from '../../operations.ts'

type Scope = Pick<OperationScope, 'tx' | 'now' | 'newId'>

/** Addresses that somebody gave up so long ago are told nothing any more: they may be another person's by now. */
const rememberedDays = 365
/** And at most so many are. */
const mostAddresses = 5

/**
 * Tells whoever may be the owner of an account that its second step is to be switched off (`ending`; the account's own
 * address gets a mail with a link besides) or was (`gone`), wherever they can be reached: at the account's address and at
 * those that it had within a year, so that whoever took the mailbox, or changed the address before, cannot keep it from
 * them. Signed-in devices read it above every page (`secondFactorEndsAt`); addresses that other domains know of are told by
 * who hears `secondFactorLost`.
 */
export async function tellEverywhere(scope: Scope, what: 'ending' | 'gone', account: MailedAccount): Promise<void> {
  if (what === 'gone') await sendNotice(scope, 'secondFactorWasReset', account)
  const kind = what === 'gone' ? 'secondFactorGoneElsewhere' : 'secondFactorEndsElsewhere'
  for (const to of await earlierAddresses(scope, account)) await sendNotice(scope, kind, account, { to })
  await tell(scope.tx, secondFactorLost, { accountId: account.id, what, tellingId: scope.newId() })
}

/** Addresses that an account had before, the latest first; not those that are somebody else's account now. In small
 *  letters. */
export async function earlierAddresses(
  { tx, now }: Pick<Scope, 'tx' | 'now'>,
  { id, email }: Pick<MailedAccount, 'id' | 'email'>,
): Promise<string[]> {
  const since = new Date(now.getTime() - rememberedDays * 24 * 60 * 60 * 1000).toISOString()
  const rows = await run<{ address: string }>(
    tx,
    sql`select lower(e.changes -> 'email' ->> 'old') as address from audit_entries e
      where e.subject_type = 'account' and e.subject_id = ${id} and e.at > ${since}::timestamptz
        and e.changes -> 'email' ->> 'old' <> '' and lower(e.changes -> 'email' ->> 'old') <> lower(${email})
        and not exists (select from accounts a where lower(a.email) = lower(e.changes -> 'email' ->> 'old'))
      group by 1 order by max(e.at) desc limit ${mostAddresses}`,
  )
  return rows.map(({ address }) => address)
}
