import type { z } from 'zod'
import { isId } from '../kit/ids.ts'
import { NotFound, Refused, refusal, refuseStale } from '../kit/refusals.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { finishWhatWasLeft, gatherWork } from '../platform/leftToTheEnd.ts'
import type { Log } from '../platform/log.ts'
import type { Audience } from '../platform/operation.ts'
import type { RequestContext } from './context.ts'
import { differencesOf, type Fields, hasField, isFields, type MergedLists, pathAsSent } from './differences.ts'
import { type Route, route } from './rest.ts'
import { noSuchField } from './restFields.ts'
import { type Removal, removals, removing } from './restRemoval.ts'
import { type Result, statusOfResults, summed } from './restResults.ts'
import { failedOutcome, inWordsOf, mistake, type Outcome, type WriteMode } from './restWrites.ts'

/** Most records of one request. */
const mostRecords = 500
/** Longest body of several records, in bytes. */
const mostBytes = 16_000_000

/** How the records of a collection are written, one at a time: what is common to all stands here, for all of them. */
export type Records = {
  /** What is written of a record, `present` or, where null, a new one. Strict: what it does not name is refused. */
  readonly inputFor: (sent: Fields, present: Fields | null) => z.ZodType
  /** Lists whose entries are merged by key; others are replaced as a whole. */
  readonly lists?: MergedLists
  /** Objects in which what is left out stays. */
  readonly objects?: readonly string[]
  /** Records as they are read, in the order asked; unknown ids are left out. */
  readonly read: (context: RequestContext, ids: readonly string[]) => Promise<readonly Fields[]>
  /** Locks records before they are read and written: what is compared is what there is, and two who write the same do
   *  not wait in a circle. */
  readonly lock?: (tx: Transaction, ids: readonly string[]) => Promise<unknown>
  /** Absent where records are not made on this path. */
  readonly create?: (context: RequestContext, input: never) => Promise<string>
  /** `input` holds nothing but what differs; `revision` null: whatever it is by now. */
  readonly update: (context: RequestContext, id: string, input: never, revision: number | null) => Promise<unknown>
}

type Definition = Records & {
  readonly name: string
  readonly audience: Audience
  readonly what: string
  /** Documents what is written. */
  readonly input: z.ZodType
  readonly answer: z.ZodType
  /** One record, as an example: a new one, and what is changed of one. */
  readonly example?: unknown
  readonly changing: unknown
  readonly note: string
  readonly remove?: Removal
}

/** `POST X/` (create) and `PUT X/` (change) of a collection, one record or several, with its removing paths. */
export function records(definition: Definition): readonly Route[] {
  const { name, what, input, answer, note, audience, remove } = definition
  const common = { path: `/api/v0/${name}`, audience, input, answer, records: definition, mostBytes } as const
  const run = () => Promise.reject(new Error('records are written by `writeRecords`'))
  return [
    ...(definition.create
      ? [
          route({
            ...common,
            method: 'POST',
            summary: `Makes one of the ${what}, or several: a list, or \`{items}\`, of up to ${mostRecords}.${remove ? ' With `{remove: [ids]}` removes several.' : ''} ${note}`,
            example: definition.example,
            run,
            ...(remove && { remove: removing(remove) }),
          }),
        ]
      : []),
    route({
      ...common,
      method: 'PUT',
      summary: `Changes one of the ${what}, named by \`_id\`, or several: a list, or \`{items}\`, of up to ${mostRecords}. What is left out stays; what is as it was is passed over, so that what was read can be sent back. ${note}`,
      example: definition.changing,
      run,
    }),
    ...(remove ? removals({ name, audience, what, item: answer, remove }) : []),
  ]
}

/** Several records where they are several; null for one. Records have fields called `items` too, but never that alone. */
function severalOf(body: unknown): readonly unknown[] | null {
  const isWrapped = isFields(body) && Object.keys(body).length === 1 && Array.isArray(body.items)
  const list = Array.isArray(body) ? (body as unknown[]) : isWrapped ? (body.items as unknown[]) : null
  if (list === null) return null
  if (list.length === 0) throw mistake([], 'the list is empty')
  if (list.length > mostRecords) throw mistake([], `at most ${mostRecords} records at once`)
  return list
}

const namedId = (sent: Fields): unknown => sent._id ?? sent.id

type Writing = {
  readonly context: RequestContext
  readonly definition: Records
  readonly isNew: boolean
  readonly present: ReadonlyMap<unknown, Fields>
}

/** Writes what a body holds, one record or several, within a transaction that is shared. */
export async function writeRecords(
  { context, tx, log }: { readonly context: RequestContext; readonly tx: Transaction; readonly log: Log },
  { method, records: definition }: { readonly method: Route['method']; readonly records: Records },
  body: unknown,
  mode: WriteMode,
): Promise<Outcome> {
  const several = severalOf(body)
  if (several && mode.ifMatch !== null) throw mistake(['If-Match'], 'belongs to one record; several have `revision`')
  const isNew = method === 'POST'
  const ids = isNew ? [] : [...new Set((several ?? [body]).filter(isFields).map(namedId))].filter(isKnownId)
  if (ids.length > 0) await definition.lock?.(tx, ids)
  const present = new Map(
    ids.length > 0 ? asSent(await definition.read(context, ids)).map(item => [item._id, item]) : [],
  )
  const writing: Writing = { context, definition, isNew, present }
  gatherWork(tx)
  if (several) return writeSeveral(writing, several, mode, { tx, log })
  const id = await writeOne(writing, body, mode.ifMatch)
  await finishWhatWasLeft(tx)
  const [item] = await definition.read(context, [id])
  if (item === undefined) throw new NotFound()
  return { status: 200, body: item }
}

const isKnownId = (id: unknown): id is string => typeof id === 'string' && isId(id)

/** What is read as a client gets it, to be compared with what clients send. */
const asSent = (items: readonly Fields[]): Fields[] => JSON.parse(JSON.stringify(items)) as Fields[]

const notWritten = { code: 'NOT_WRITTEN', message: 'All are written or none, and others were refused.' }

async function writeSeveral(
  writing: Writing,
  list: readonly unknown[],
  mode: WriteMode,
  { tx, log }: { readonly tx: Transaction; readonly log: Log },
): Promise<Outcome> {
  const { database } = writing.context
  const results: Result[] = []
  const named = new Set<unknown>()
  for (const [index, body] of list.entries()) {
    const name = isFields(body) ? namedId(body) : undefined
    try {
      // It was read before the first of them was written.
      if (isKnownId(name) && !writing.isNew && named.has(name)) throw mistake(['_id'], 'is named twice')
      named.add(name)
      const _id = await inTransaction(database, () => writeOne(writing, body, null))
      results.push({ index, status: 200, _id })
    } catch (error) {
      const { status, body: failure } = failedOutcome(error, log, mode)
      results.push({ index, status, ...(isKnownId(name) && { _id: name }), ...(failure as object) })
    }
  }
  const first = results.find(({ status }) => status !== 200)
  if (!first || !mode.isAtomic) {
    await finishWhatWasLeft(tx)
    const body = summed(results)
    return { status: statusOfResults(body), body }
  }
  const { code, message } = first
  const undone = results.map(result =>
    result.status === 200 ? { index: result.index, status: 424, ...notWritten } : result,
  )
  return { status: first.status, body: { code, message, ...summed(undone) } }
}

/** Writes one record; answers with its id. */
async function writeOne(writing: Writing, sent: unknown, ifMatch: number | null): Promise<string> {
  if (!isFields(sent)) throw mistake([], 'must be an object')
  return writing.isNew ? create(writing, sent) : update(writing, sent, ifMatch)
}

async function create({ context, definition }: Writing, sent: Fields): Promise<string> {
  const input = parsed(definition.inputFor(sent, null), sent, null, path => [...path])
  return definition.create!(context, input)
}

async function update({ context, definition, present }: Writing, sent: Fields, ifMatch: number | null) {
  const { _id, id, revision = null, ...fields } = sent
  const named = _id ?? id
  if (named === undefined || named === null) throw mistake(['_id'], 'the id is missing')
  if (typeof named !== 'string') throw mistake([_id === undefined ? 'id' : '_id'], 'must be a text')
  const now = present.get(named)
  if (!now) throw new NotFound()
  if (id !== undefined && id !== now.id) throw mistake(['id'], 'is another one than `_id`')
  if (revision !== null && !Number.isSafeInteger(revision)) throw mistake(['revision'], 'must be a whole number')
  const seen = ifMatch ?? (revision as number | null)
  if (typeof now.revision === 'number') refuseStale({ revision: now.revision }, seen)
  else if (seen !== null) throw mistake([ifMatch === null ? 'revision' : 'If-Match'], 'it has no revision')
  const { changed, places } = differencesOf(fields, now, definition.lists ?? {})
  if (Object.keys(changed).length === 0) return named
  const filled = Object.fromEntries(
    Object.entries(changed).map(([name, value]) => {
      const before = now[name]
      const isPart = definition.objects?.includes(name) && isFields(before) && isFields(value)
      return [name, isPart ? { ...before, ...value } : value]
    }),
  )
  const wordsOf = (path: readonly string[]) => pathAsSent(path, places)
  const input = parsed(definition.inputFor(sent, now), filled, now, wordsOf)
  await inWordsOf(wordsOf, () => definition.update(context, named, input, seen))
  return named
}

/** What was sent as its schema has it. Refuses fields that are none, or that are only read and were changed. */
function parsed(
  schema: z.ZodType,
  value: unknown,
  present: Fields | null,
  wordsOf: (path: readonly string[]) => string[],
): never {
  const result = schema.safeParse(value)
  if (result.success) return result.data as never
  throw new Refused(
    result.error.issues.flatMap(issue => {
      const at = issue.path.map(String)
      if (issue.code !== 'unrecognized_keys') return [refusal('INVALID_INPUT', wordsOf(at), issue.message)]
      return issue.keys.map(key => {
        const path = [...at, key]
        return present && hasField(present, path)
          ? refusal('INVALID_INPUT', wordsOf(path), 'This is only read and cannot be changed.')
          : noSuchField(wordsOf(path))
      })
    }),
  )
}
