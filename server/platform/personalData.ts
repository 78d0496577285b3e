import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * What is kept of people, declared by each domain in its `personalData.ts`: the rows of a table that are about a person,
 * what of them is in the copy that the person may have (Art. 15 and 20 GDPR), and how they are erased (Art. 17), or why
 * they stay. The copy and the erasure are made of these declarations and of nothing else, and a test fails for a column
 * that looks as if it were about a person and that nobody claims. Source: decision 0019.
 */

/** A person with an account, as expressions. `subjects`: a list of the ids by which the log knows them. */
export type Person = { readonly accountId: SQL; readonly email: SQL; readonly subjects: SQL }

type OfPerson = (person: Person) => SQL

/** Why something is still there after a person was erased, what demands or allows that, and for how long it stays. */
export type Kept = { readonly because: string; readonly law: string; readonly until: string }

/** What a column holds after the person was erased: a value, or `stays` where it tells of nobody. */
type Fate = OfPerson | 'stays'

type ColumnOf<Table extends PgTable> = Extract<keyof Table['_']['columns'], string>

/** Where a person finds rows in their copy. */
export type Copied<Column extends string = string> = {
  /** The file of the copy, without its ending. */
  readonly file: string
  /** For rows that lie within a row of the file's own table: the name there, and what joins them. */
  readonly within?: { readonly as: string; readonly on: SQL }
  /** Which of the person's rows; all of them without it. */
  readonly only?: OfPerson
  readonly by: SQL
  /** Columns that are not in the copy, and why. */
  readonly withheld?: Readonly<Partial<Record<Column, string>>>
  /** Columns that are shown as something else, be it without the secret that they hold. */
  readonly shown?: Readonly<Partial<Record<Column, OfPerson>>>
  /** What is told besides, by its name in the file. */
  readonly added?: Readonly<Record<string, OfPerson>>
}

type Erased<Column extends string> =
  /** The rows go. */
  | { readonly rows: 'all' }
  /** Some rows go; the others stay as they are. */
  | { readonly rows: OfPerson; readonly kept: Kept }
  /** The rows stay, and every column says what becomes of it. */
  | { readonly columns: { readonly [Name in Column]: Fate }; readonly kept: Kept }
  /** The rows stay as they are. */
  | { readonly kept: Kept }

type Claim<Column extends string> = {
  /** Which rows are about the person. */
  readonly of: OfPerson
  /** What of it is in the copy; or why nothing is. */
  readonly copied: Copied<Column> | { readonly none: string }
  readonly erased: Erased<Column>
}

export type PersonalTable = Claim<string> & { readonly table: PgTable }

/** Claims a table. */
export const personal = <Table extends PgTable>(table: Table, claim: Claim<ColumnOf<Table>>): PersonalTable => ({
  table,
  ...(claim as Claim<string>),
})

/** Columns that look as if they were about a person, and what they are about. */
export type ImpersonalColumns = {
  readonly table: PgTable
  readonly columns: Readonly<Record<string, string>>
  /** Columns of what is written for everybody to read, whatever they are called; and why it is about nobody. */
  readonly published?: { readonly columns: readonly string[]; readonly why: string }
}

/** Says that columns hold what is written for everybody to read. */
export const published = <Table extends PgTable>(
  table: Table,
  columns: readonly ColumnOf<Table>[],
  why: string,
): ImpersonalColumns => ({ table, columns: {}, published: { columns, why } })

export type PersonalData = {
  /** What the files of the copy hold, for its readme. */
  readonly files?: Readonly<Record<string, { readonly de: string; readonly en: string }>>
  /** Ids of rows by which the log knows the person, besides that of the account. */
  readonly subjects?: (accountId: SQL) => SQL
  readonly tables?: readonly PersonalTable[]
  /** Files that the person sent, whose bytes are in the copy: a statement for rows of `sha256` and the `name` there. */
  readonly attachments?: OfPerson
  readonly impersonal?: readonly ImpersonalColumns[]
}
