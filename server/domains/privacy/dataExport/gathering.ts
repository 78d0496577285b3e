import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/database.ts'
import type { Copied, Person, PersonalData, PersonalTable } from '../../../platform/personalData.ts'
import { columnsOf } from '../../../platform/siteVersion.ts'
import { run } from '../../../platform/statements.ts'
import { accounts } from '../../accounts/tables.ts'

/** A part of a person's data: the name of its file and what it holds. */
export type GatheredPart = { readonly name: string; readonly content: unknown }

/** A file of the copy whose bytes lie in the storage. */
export type Attachment = { readonly name: string; readonly sha256: string }

type CopiedTable = Pick<PersonalTable, 'table' | 'of'> & { readonly copied: Copied }

/** A row as JSON by the names of its columns, without what is withheld, with what lies within it. */
function documentOf({ table, copied }: CopiedTable, person: Person, inner: readonly CopiedTable[]): SQL {
  const columns = columnsOf(table)
  const nameOf = (key: string) => columns.find(column => column.key === key)!.name
  const more = [
    ...Object.entries(copied.shown ?? {}).map(([key, value]) => [nameOf(key), value!(person)] as const),
    ...Object.entries(copied.added ?? {}).map(([name, value]) => [name, value(person)] as const),
    ...inner.map(each => [each.copied.within!.as, rowsOf(each, person, [])] as const),
  ].map(([name, value]) => sql`jsonb_build_object(${name}::text, ${value})`)
  const withheld = Object.keys(copied.withheld ?? {}).map(nameOf)
  const row = sql`(to_jsonb(${sql.identifier(getTableConfig(table).name)}) - ${sql.param(withheld)}::text[])`
  return sql.join([row, ...more], sql` || `)
}

/** The person's rows as a JSON array; of rows within others, those of the row around them. */
function rowsOf(claim: CopiedTable, person: Person, inner: readonly CopiedTable[]): SQL {
  const { copied, table, of } = claim
  const conditions = [copied.within?.on ?? of(person), copied.only?.(person) ?? sql`true`]
  return sql`(select coalesce(jsonb_agg(${documentOf(claim, person, inner)} order by ${copied.by}), '[]'::jsonb)
    from ${sql.identifier(getTableConfig(table).name)} where (${conditions[0]}) and (${conditions[1]}))`
}

/** A person by their account, as the domains' statements want them. */
function personOf(domains: readonly PersonalData[], accountId: string): Person {
  const id = sql`${accountId}::uuid`
  const contacts = domains.flatMap(({ subjects }) => (subjects ? [subjects(id)] : []))
  return {
    accountId: id,
    email: sql`(select lower(own.email) from ${accounts} as own where own.id = ${id})`,
    subjects: sql`(${sql.join([sql`select ${id}`, ...contacts], sql` union all `)})`,
  }
}

/** The files that a person sent, to be part of the copy. */
export async function attachmentsOf(
  database: Pick<Database, 'drizzle'>,
  domains: readonly PersonalData[],
  accountId: string,
): Promise<readonly Attachment[]> {
  const person = personOf(domains, accountId)
  const found: Attachment[] = []
  for (const { attachments } of domains)
    if (attachments) found.push(...(await run<Attachment>(database.drizzle, attachments(person))))
  return found
}

/**
 * Everything that the shop keeps about a person (Art. 15 and 20 GDPR), by file, as the domains declare it. Left out is
 * whatever would sign somebody in, and what is about others. One statement, so that all of it is of one instant.
 */
export async function gatherPerson(
  database: Pick<Database, 'drizzle'>,
  domains: readonly PersonalData[],
  accountId: string,
): Promise<GatheredPart[]> {
  const person = personOf(domains, accountId)
  const copied = domains.flatMap(({ tables = [] }) =>
    tables.flatMap(({ table, of, copied }) => ('none' in copied ? [] : [{ table, of, copied }])),
  )
  const files = copied
    .filter(({ copied: { within } }) => !within)
    .map(claim => {
      const { file } = claim.copied
      const inner = copied.filter(each => each.copied.within && each.copied.file === file)
      return sql`${rowsOf(claim, person, inner)} as ${sql.identifier(file)}`
    })
  const [found] = await run<Record<string, unknown>>(database.drizzle, sql`select ${sql.join(files, sql`, `)}`)
  return Object.entries(found!).map(([name, content]) => ({ name: `${name}.json`, content }))
}
