import type { MessageId } from '../../../intl/messageIds.ts'
import { waitingOf } from '../../../intl/waiting.ts'
import { addressMistake, type FormMistake, type ToldRefusal } from './addresses/addressMistakes.ts'

const texts: Partial<Record<string, MessageId>> = {
  TOO_MANY_ADDRESSES: 'account.mistake.tooManyAddresses',
  NOT_FOUND: 'account.mistake.gone',
  PASSWORD_WRONG: 'account.mistake.password',
  LAST_SYSTEM_ACCOUNT: 'account.mistake.lastSystemAccount',
  EXPORT_RUNNING: 'account.mistake.exportRunning',
  TOO_MANY_ATTEMPTS: 'account.mistake.tooMany',
  ACTING_FOR_CUSTOMER: 'account.mistake.actingForCustomer',
}

/** What the server refused of a form of an account, beside the fields: the path's first word names the input, the second its
 *  field. */
export const fieldMistakes = (refusals: readonly ToldRefusal[]): FormMistake[] =>
  refusals.map(refusal => ({
    field: refusal.path[1] ?? null,
    text: texts[refusal.code] ?? 'account.mistake.other',
    ...(refusal.code === 'TOO_MANY_ATTEMPTS' && { values: waitingOf(refusal.retryAfterSeconds) }),
    ...addressMistake(refusal),
  }))
