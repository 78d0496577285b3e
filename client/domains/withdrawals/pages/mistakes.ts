import type { MessageId } from '../../../intl/messageIds.ts'

export interface Mistake {
  /** The name of the field; null where it is about none. */
  readonly field: string | null
  readonly text: MessageId
}

interface Told {
  readonly code: string
  readonly path?: readonly string[]
}

const texts: Readonly<Record<string, MessageId>> = {
  NAME_INVALID: 'withdrawals.mistake.name',
  EMAIL_INVALID: 'withdrawals.mistake.email',
  AMOUNT_INVALID: 'withdrawals.mistake.items',
  AMOUNT_TOO_LARGE: 'withdrawals.mistake.amount',
  WITHDRAWAL_EXCLUDED: 'withdrawals.excluded',
  ACTING_FOR_CUSTOMER: 'withdrawals.mistake.acting',
}

const ofField: Readonly<Record<string, MessageId>> = {
  orderNumber: 'withdrawals.mistake.orderNumber',
  parts: 'withdrawals.mistake.parts',
}

const fields: readonly string[] = ['name', 'orderNumber', 'email', 'parts', 'items']

/** Why the server did not take a declaration, beside the fields, each sentence once. */
export function mistakesOf(refusals: readonly Told[]): Mistake[] {
  const all = refusals.map(({ code, path }): Mistake => {
    const field = fields.find(each => each === path?.[0]) ?? null
    return { field, text: texts[code] ?? ofField[field ?? ''] ?? 'withdrawals.mistake.other' }
  })
  return all.filter((each, at) => all.findIndex(other => other.field === each.field) === at)
}
