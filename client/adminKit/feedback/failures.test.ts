import { expect, test } from 'vitest'
import { RequestFailed } from '../../relay/network.ts'
import { failureWords } from './failures.ts'

const failed = (status: number | null, code: string | null = null, reference: string | null = null) =>
  new RequestFailed('message', status, reference, { code })

test.each([
  ['no answer came', failed(null), 'edit.failed.offline', 'again', null],
  ['nobody is signed in', failed(401, 'C100'), 'edit.failed.signedOut', 'signIn', null],
  ['a right is missing', failed(403, 'C100'), 'edit.failed.forbidden', 'again', null],
  ['a right is missing, in an answer with status 200', failed(200, 'C100'), 'edit.failed.forbidden', 'again', null],
  ['the thing is not there', failed(200, 'C404'), 'edit.failed.gone', 'reload', null],
  ['the address is not there', failed(404), 'edit.failed.gone', 'reload', null],
  ['it does not fit any more', failed(409, 'OTHER'), 'edit.failed.conflict', 'reload', null],
  ['the database is away', failed(503, 'C503'), 'edit.failed.busy', 'again', null],
  ['a mistake of ours', failed(500, 'C500', '7F3A'), 'edit.failed.server', 'again', '7F3A'],
  ['a mistake in an answer with status 200', failed(200, 'C500', '7F3A'), 'edit.failed.server', 'again', '7F3A'],
  ['no request at all', new TypeError('x is undefined'), 'edit.failed.server', 'again', null],
] as const)('%s', (_label, error, title, way, reference) => {
  expect(failureWords(error)).toEqual({ title, detail: `${title}Text`, way, reference })
})

test.each([
  [null, { minutes: 1, hours: 0 }],
  [601, { minutes: 11, hours: 0 }],
] as const)('too often, for another %s seconds', (retryAfterSeconds, values) => {
  const error = new RequestFailed('message', 429, null, { code: 'C429', retryAfterSeconds })
  expect(failureWords(error)).toEqual({
    ...{ title: 'edit.failed.tooMany', detail: 'edit.failed.tooManyText', way: 'again', reference: null },
    values,
  })
})
