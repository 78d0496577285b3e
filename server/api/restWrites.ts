import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, Refused, refusal, refuse } from '../kit/refusals.ts'
import type { Viewer } from '../kit/viewer.ts'
import type { Transaction } from '../platform/database.ts'
import { inTransaction, shareTransaction } from '../platform/database.ts'
import { errorCode } from '../platform/failure.ts'
import { claimKey, keepAnswer, type NamedRequest } from '../platform/keptAnswers.ts'
import type { Log } from '../platform/log.ts'
import { onceStore, type RequestContext } from './context.ts'
import { isFields } from './differences.ts'
import { failureOf, isAnswerable, RequestFailed } from './failures.ts'
import type { Route } from './rest.ts'

/** How a write is asked to be done, besides what is to be written. */
export type WriteMode = {
  /** Everything is checked and answered, nothing is written. */
  readonly isTrial: boolean
  /** Of several records all are written or none. */
  readonly isAtomic: boolean
  /** The request's name: what comes twice under it is done once; null: it has none. */
  readonly key: string | null
  /** The version that must be the present one; null: whatever it is. */
  readonly ifMatch: number | null
}

/** What is answered to a write. */
export type Outcome = { readonly status: number; readonly body: unknown }

/** Whether a path only reads although it is asked by POST, by the names that the documented paths have. */
const onlyReads = /\/(batch|search)\/|\/shop\/search$|\/get(Page)?Data/

/** Whether a path changes something. */
export const isWriting = ({ method, path }: Pick<Route, 'method' | 'path'>): boolean =>
  method !== 'GET' && !(method === 'POST' && onlyReads.test(path))

/** What programs write, and staff: there a field that is not known is a mistake of whoever wrote the program. */
export const isForPrograms = ({ audience }: Pick<Route, 'audience'>): boolean =>
  ['admin:', 'editor:'].some(who => audience.startsWith(who)) || audience === 'system'

const headerKey = 'idempotency-key'

/** How a write is asked to be done. Refuses with INVALID_INPUT what cannot be understood, and what this path does not offer. */
export function modeOf(request: FastifyRequest, route: Route): WriteMode {
  const query = request.query as Readonly<Record<string, unknown>>
  const key = request.headers[headerKey]
  const [isTrial, isAtomic] = [flagOf(query, 'dry_run'), flagOf(query, 'atomic')]
  if (key !== undefined && !(typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key))) {
    refuse('INVALID_INPUT', ['Idempotency-Key'], 'has 1 to 200 characters without spaces')
  }
  if (route.keepsNothing && (isTrial || key !== undefined)) {
    refuse('INVALID_INPUT', [isTrial ? 'dry_run' : 'Idempotency-Key'], `is not taken here: ${route.keepsNothing}`)
  }
  if (isAtomic && !route.records && !route.takesItems)
    refuse('INVALID_INPUT', ['atomic'], 'there is one record at a time here')
  return { isTrial, isAtomic, key: key === undefined ? null : String(key), ifMatch: ifMatchOf(request) }
}

function flagOf(query: Readonly<Record<string, unknown>>, name: string): boolean {
  const value = query[name] ?? 'false'
  if (value !== 'true' && value !== 'false') refuse('INVALID_INPUT', [name], 'is true or false')
  return value === 'true'
}

function ifMatchOf({ headers }: FastifyRequest): number | null {
  const value = headers['if-match']
  if (value === undefined || value === '*') return null
  const [, version] = /^"(\d{1,9})"$/.exec(value) ?? []
  if (version === undefined) refuse('INVALID_INPUT', ['If-Match'], 'is the ETag of what was read, such as "3"')
  return Number(version)
}

/** Who names requests: keys of one are nothing to another. */
const namerOf = ({ key, accountId, actor, visitorHash }: Viewer, address: string | null): string =>
  JSON.stringify([key?.accountId, actor?.accountId, accountId, accountId || key ? null : (visitorHash ?? address)])

/** What a request says, by which one is told from another under the same key. */
const contentOf = ({ method, url, body, headers }: FastifyRequest): string =>
  JSON.stringify([method, url, body ?? null, headers['if-match'] ?? null, headers['accept-language'] ?? null])

/** Thrown to undo what a transaction has done so far, with what is answered nevertheless. */
class Undone extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super('undone')
    this.outcome = outcome
  }
}

const outcomeOf = async (run: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Undone) return error.outcome
    throw error
  }
}

/** What a thrown refusal is answered with; throws on what is none. With `If-Match` an outdated version is 412. */
export function failedOutcome(error: unknown, log: Log, mode: Pick<WriteMode, 'ifMatch'>): Outcome {
  if (!isAnswerable(error)) throw error
  const { status, ...body } = failureOf(error, log)
  const isOutdated = mode.ifMatch !== null && body.code === 'STALE_REVISION'
  return { status: isOutdated ? 412 : status, body }
}

/**
 * Does a write in one transaction: all of it or nothing. A trial is undone when its answer is known. A request that has a
 * name is done once, whatever process it comes to: what was answered, refusals too, is answered again, and whoever comes
 * while it is being done waits for it.
 */
export async function performWrite(
  parts: {
    readonly context: RequestContext
    readonly request: FastifyRequest
    readonly reply: FastifyReply
    readonly log: Log
  },
  mode: WriteMode,
  attempt: (context: RequestContext, tx: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  const { context, request, reply, log } = parts
  const named: NamedRequest | null =
    mode.key === null || mode.isTrial
      ? null
      : { who: namerOf(context.viewer, context.address), key: mode.key, content: contentOf(request) }
  const write = () =>
    shareTransaction(context.database, async (database, tx) => {
      const claim = named && (await claimKey(tx, named, context.now()))
      if (claim === 'other') throw keyReused()
      if (claim === 'forgotten') throw answerForgotten()
      if (claim && claim !== 'new') {
        reply.header('idempotent-replayed', 'true')
        return claim
      }
      const outcome = await outcomeOf(() =>
        inTransaction(database, async () => {
          const done = await attempt({ ...context, database, once: onceStore() }, tx).catch((error: unknown) =>
            failedOutcome(error, log, mode),
          )
          if (done.status >= 400 || mode.isTrial) throw new Undone(done)
          return done
        }),
      )
      if (mode.isTrial) throw new Undone(outcome)
      if (named) await keepAnswer(tx, named, outcome)
      return outcome
    })
  try {
    return await outcomeOf(write)
  } catch (error) {
    if (named && errorCode(error) === lockNotAvailable) throw stillRunning()
    throw error
  }
}

/** SQLSTATE of a wait for a lock that took too long. */
const lockNotAvailable = '55P03'

const keyReused = () =>
  new RequestFailed(409, 'IDEMPOTENCY_KEY_REUSED', 'Another request came under this Idempotency-Key.')
const answerForgotten = () =>
  new RequestFailed(
    409,
    'ANSWER_FORGOTTEN',
    'The request was done; its answer is no longer kept. Read what became of it.',
  )
const stillRunning = () =>
  new RequestFailed(409, 'REQUEST_RUNNING', 'The request of this Idempotency-Key is still being done.', 2)

/** The version in an answer, for its ETag; null where it has none. */
export function versionIn(body: unknown): number | null {
  const { revision } = isFields(body) ? body : {}
  return typeof revision === 'number' ? revision : null
}

/** The reasons of a refusal with their paths changed; what is none is thrown as it is. */
export async function inWordsOf<Result>(
  path: (path: readonly string[]) => string[],
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw new Refused(error.refusals.map((each): Refusal => ({ ...each, path: path(each.path) })))
  }
}

export const mistake = (path: readonly string[], message: string): Refused =>
  new Refused([refusal('INVALID_INPUT', path, message)])
