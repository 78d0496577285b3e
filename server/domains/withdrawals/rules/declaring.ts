import type { Day } from '../../../kit/days.ts'
import { isEmail, tidyEmail } from '../../../kit/emails.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied, tidiedLines } from '../../../kit/words.ts'
import type { WithdrawalState } from '../tables.ts'

/** Characters that each text of a declaration may have. */
export const LONGEST = { name: 160, orderNumber: 40, email: 254, parts: 2000, answer: 2000, key: 100 } as const

/** What somebody declares who has nothing but the number of their order; null: not asked for, because the order is known. */
export type Declared = {
  readonly name: string
  readonly orderNumber: string
  readonly email: string | null
  readonly parts: string | null
}

/** The declaration as it is kept, or what is missing: NAME_INVALID, INVALID_INPUT, EMAIL_INVALID. The law asks for a name, for
 *  what identifies the contract, and for where the receipt goes; nothing more may be asked. Source: § 356a Abs. 2 BGB. */
export function keptDeclaration(input: Declared): { declared: Declared; refusals: Refusal[] } {
  const declared = {
    name: tidied(input.name),
    orderNumber: tidied(input.orderNumber).replace(/^#\s*/, ''),
    email: input.email === null ? null : tidyEmail(input.email),
    parts: tidiedLines(input.parts ?? '') || null,
  }
  const refusals: Refusal[] = []
  const isBetween = (text: string, longest: number) => text !== '' && text.length <= longest
  if (!isBetween(declared.name, LONGEST.name))
    refusals.push(refusal('NAME_INVALID', ['name'], `A name of at most ${LONGEST.name} characters.`))
  if (!isBetween(declared.orderNumber, LONGEST.orderNumber))
    refusals.push(refusal('INVALID_INPUT', ['orderNumber'], 'The number of the order is needed.'))
  if (declared.email !== null && !isEmail(declared.email))
    refusals.push(refusal('EMAIL_INVALID', ['email'], 'This is no e-mail address.'))
  if ((declared.parts ?? '').length > LONGEST.parts) {
    const limit = LONGEST.parts
    refusals.push(refusal('INVALID_INPUT', ['parts'], `At most ${limit} characters.`, { limit }))
  }
  return { declared, refusals }
}

/** Why a declaration cannot be decided so: it has been already, or it is refused without saying why. */
export function decisionRefusals(state: WithdrawalState, isAccepted: boolean, answer: string): Refusal[] {
  if (state !== 'received')
    return [refusal('TRANSITION_NOT_ALLOWED', [], 'It has been decided already; the customer was told.')]
  if (!isAccepted && answer === '')
    return [refusal('INVALID_INPUT', ['answer'], 'Who is refused is told why.', { reason: 'missing' })]
  const limit = LONGEST.answer
  return answer.length > limit ? [refusal('INVALID_INPUT', ['answer'], `At most ${limit} characters.`, { limit })] : []
}

/** What is wrong with a day on which goods are said to have arrived: none arrive before they are sent, or on a day to come. */
export const arrivalRefusals = (arrivedOn: Day, sentOn: Day | null, today: Day): Refusal[] =>
  sentOn !== null && arrivedOn >= sentOn && arrivedOn <= today
    ? []
    : [refusal('INVALID_INPUT', ['arrivedOn'], 'Goods arrive between the day on which they were sent and today.')]
