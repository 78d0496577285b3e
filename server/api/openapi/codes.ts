import { type RefusalCode, refusalCodes } from '../../kit/refusals.ts'
import { refusalTexts } from '../descriptions/refusals.ts'
import { codeOf, duplicateCode, duplicateFileCode, statusOf } from '../failures.ts'

/** A code of failed answers. `isDetail`: it stands in `fields[].code`, and `code` of the whole is a wider one. */
export type ErrorCode = {
  readonly code: string
  readonly statuses: readonly number[]
  readonly meaning: string
  readonly within: string | null
}

/** Codes of whole answers that are no refusal of the business. */
const general: readonly ErrorCode[] = [
  [
    'C400',
    [400, 413, 414, 415, 416, 417],
    'Invalid input; `fields` says what and where. Fields that do not exist, and such as are only read and were changed, are invalid too.',
  ],
  [
    'C100',
    [401, 403],
    '401: nobody is signed in and there is no key, or none that opens anything. 403: not with these rights, or not from this origin.',
  ],
  ['C404', [404], 'It does not exist, or is not the asker’s to know.'],
  ['NO_ROUTE', [404], 'There is no such path, or not with this method.'],
  [duplicateCode, [409], 'Something else has this key; `message` begins with E11000, `fields` says which.'],
  [duplicateFileCode, [409], 'The library has a file with this content already; `existing` is it.'],
  [
    'ANSWER_FORGOTTEN',
    [409],
    'The request of this `Idempotency-Key` was done; its answer is no longer kept, as it named somebody who is gone. Read what became of it.',
  ],
  ['IDEMPOTENCY_KEY_REUSED', [409], 'Another request came under this `Idempotency-Key`.'],
  [
    'REQUEST_RUNNING',
    [409],
    'The request of this `Idempotency-Key` is still being done; `Retry-After` says when to ask again.',
  ],
  [
    'NOT_WRITTEN',
    [424],
    'Of one of several records with `atomic=true`: it is in order, and was not written because of others.',
  ],
  ['C429', [429], 'Too many requests; `Retry-After` says when to try again.'],
  ['C500', [500], 'Our mistake; `reference` stands in the log too.'],
  ['C503', [503], 'Not available at the moment; `Retry-After` says when to try again.'],
].map(([code, statuses, meaning]) => ({ code, statuses, meaning, within: null }) as ErrorCode)

function refusedCode(code: RefusalCode): ErrorCode {
  const status = statusOf[code]
  const whole = codeOf(status, code)
  // With `If-Match` an outdated version is a failed precondition.
  const statuses = code === 'STALE_REVISION' ? [status, 412] : [status]
  return { code, statuses, meaning: refusalTexts[code], within: whole === code ? null : whole }
}

/** All codes, the general ones first. */
export const errorCodes: readonly ErrorCode[] = [...general, ...refusalCodes.map(refusedCode)]
