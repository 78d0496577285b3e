import { DrizzleQueryError } from 'drizzle-orm'
import { GraphQLError } from 'graphql'
import { describe, expect, test } from 'vitest'
import { QueueFull } from '../kit/fairQueue.ts'
import { Refused, refusal } from '../kit/refusals.ts'
import { silentLog } from '../platform/log.ts'
import { TooMany } from './context.ts'
import { failureOf, maskedError } from './failures.ts'

/** What is told of an error to the one who asked, and what the log keeps. */
function toldOf(error: unknown): { failure: ReturnType<typeof failureOf>; logged: string } {
  const lines: unknown[] = []
  const note = (fields: object, message: string) => void lines.push({ ...fields, message })
  const failure = failureOf(error, { ...silentLog, warn: note, error: note })
  return { failure, logged: JSON.stringify(lines) }
}

const statement = (cause?: Error) =>
  new DrizzleQueryError('select * from accounts where email = $1', ['kim@example.com'], cause)
const withCode = (code: string) => Object.assign(new Error('from the database'), { code })

describe('a failed statement', () => {
  test.each([
    ['the database is away', statement(withCode('57P01')), 503],
    ['the connection broke', statement(new Error('Connection terminated unexpectedly')), 503],
    ['the statement is wrong', statement(withCode('42703')), 500],
    ['nobody knows why', statement(), 500],
  ])('keeps its values out of answer and log: %s', (_label, error, status) => {
    const { failure, logged } = toldOf(error)
    expect(failure.status).toBe(status)
    expect(logged).not.toBe('[]')
    expect(logged + JSON.stringify(failure)).not.toMatch(/kim@|select \*/)
  })

  test.each([
    '22003',
    '22007',
    '22008',
    '22009',
    '22021',
    '22P05',
  ])('is the asker’s mistake where a value cannot be stored: %s', code => {
    const { failure, logged } = toldOf(statement(withCode(code)))
    expect(failure).toMatchObject({ status: 400, code: 'C400', fields: [{ code: 'INVALID_INPUT' }] })
    expect(logged).toContain(code)
  })
})

test('whoever is to wait hears how long', () => {
  const details = { retryAfterSeconds: 12 }
  const { failure } = toldOf(new Refused([refusal('TOO_MANY_ATTEMPTS', ['input'], 'later', details)]))
  expect(failure).toMatchObject({ status: 429, code: 'C429', retryAfterSeconds: 12 })
})

describe('a failure in GraphQL', () => {
  const masked = (error: Error) =>
    maskedError(new GraphQLError(error.message, { originalError: error }), silentLog).extensions

  test('is the whole answer’s where nothing can be answered', () => {
    expect(masked(new TooMany(7))).toEqual({
      code: 'C429',
      retryAfterSeconds: 7,
      http: { status: 429, headers: { 'retry-after': '7' } },
    })
    expect(masked(new QueueFull(true))).toEqual({
      code: 'C429',
      retryAfterSeconds: 5,
      http: { status: 429, headers: { 'retry-after': '5' } },
    })
    expect(masked(new QueueFull(false))).toEqual({
      code: 'C503',
      retryAfterSeconds: 5,
      http: { status: 503, headers: { 'retry-after': '5' } },
    })
    expect(masked(withCode('57P03'))).toEqual({
      code: 'C503',
      retryAfterSeconds: 5,
      http: { status: 503, headers: { 'retry-after': '5' } },
    })
  })

  test('blanks a corner where the fault is ours', () => {
    expect(masked(new Error('secret'))).toEqual({ code: 'C500', reference: expect.stringMatching(/^[0-9a-f]{10}$/) })
  })
})
