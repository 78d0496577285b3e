import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, pino } from 'pino'
import type { LogLevel } from './config.ts'

/** What this product writes to its log: a line of JSON per event, without personal data. */
export interface Log {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** A log that keeps nothing, for tests and short commands. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }

/** Characters that wait while standard output takes none, such as on a full disk; lines beyond them are lost. */
const MOST_WAITING = 1_000_000

/** The log of a process. */
export type ProcessLog = ReturnType<typeof openLog>

/** The log, on standard output unless it is given another. Errors under `error` lose what may hold personal data, see `describeError`. */
export function openLog(level: LogLevel, output: DestinationStream = standardOutput()) {
  return pino({ level, base: { pid: process.pid }, serializers: { error: describeError, err: describeError } }, output)
}

function standardOutput() {
  // Written beside the requests, which would else wait for it; what is left is written when the process ends.
  const output = pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING })
  // A log that cannot be written is no reason to end, nor to stay: it is tried again with the next line, and not at the
  // end, where it would be for ever. There is nowhere left to tell of it.
  let isBroken = false
  output.on('error', () => {
    isBroken = true
  })
  output.on('write', () => {
    isBroken = false
  })
  const { flush, flushSync } = output
  output.flush = done => (isBroken ? done?.() : flush.call(output, done))
  output.flushSync = () => {
    if (!isBroken) flushSync.call(output)
  }
  return output
}

/**
 * An error as it may be logged: kind, words, place and cause. A failed statement is shown without its parameters, and
 * without the values that PostgreSQL repeats in its details.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { kind: typeof error }
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message
  const place = error.stack?.split('\n').filter(line => /^\s+at /.test(line))
  return { kind: error.name, message, ...code, ...constraintOf(error), place, ...cause }
}

const constraintOf = (error: Error): { constraint?: unknown } =>
  'constraint' in error ? { constraint: error.constraint } : {}
