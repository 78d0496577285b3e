import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../platform/database.ts'
import type { Person, PersonalData } from '../../../platform/personalData.ts'
import { columnsOf } from '../../../platform/siteVersion.ts'
import { run } from '../../../platform/statements.ts'
import type { AccountRow } from '../../accounts/ownAccount/queries.ts'

/**
 * Erases what is kept of a person (Art. 17 GDPR), as the domains declare it: what is left is what some declaration says
 * stays. The account has to be marked as anonymised before, for only then does the log let names go.
 */
export async function erasePerson(
  tx: Transaction,
  domains: readonly PersonalData[],
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
): Promise<void> {
  const accountId = sql`${id}::uuid`
  const contacts = domains.flatMap(({ subjects }) => (subjects ? [subjects(accountId)] : []))
  const known = await run<{ id: string }>(tx, sql.join([sql`select ${accountId} as id`, ...contacts], sql` union all `))
  // Known before the first row goes: afterwards nothing could say any more whom the others are about.
  const person: Person = {
    accountId,
    email: sql`lower(${email}::text)`,
    subjects: sql`(select unnest(${sql.param(known.map(each => each.id))}::uuid[]))`,
  }
  for (const { table, of, erased } of domains.flatMap(({ tables = [] }) => tables)) {
    const name = sql.identifier(getTableConfig(table).name)
    if ('rows' in erased) {
      const which = erased.rows === 'all' ? sql`true` : erased.rows(person)
      await run(tx, sql`delete from ${name} where (${of(person)}) and (${which})`)
    } else if ('columns' in erased) {
      const { columns } = erased
      const changes = columnsOf(table).flatMap((column): SQL[] => {
        const fate = columns[column.key]
        return typeof fate === 'function' ? [sql`${sql.identifier(column.name)} = ${fate(person)}`] : []
      })
      await run(tx, sql`update ${name} set ${sql.join(changes, sql`, `)} where ${of(person)}`)
    }
  }
}
