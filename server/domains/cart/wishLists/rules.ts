import { randomBytes } from 'node:crypto'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied } from '../../../kit/words.ts'

/** What the first list of everybody is called where lists have ids: it needs no row. */
export const FIRST_LIST = 'first'

/** Named lists of an account, and products on one list. */
export const MOST_WISH_LISTS = 20
export const MOST_WISHES = 200

/** What texts and amounts of lists accept. */
export const wishLimits = {
  title: { characters: 60, required: true },
  note: { characters: 300 },
  amount: { lowest: 1, highest: 9999 },
} as const

/** 128 bits of chance: nobody finds a shared list who was not given its address. */
export const newShareToken = (): string => randomBytes(16).toString('base64url')

/** Whether a text can be the end of such an address. */
export const isShareToken = (text: string): boolean => /^[\w-]{22}$/.test(text)

/** A title in one line, and why it cannot be one: INVALID_INPUT where it is empty or too long. */
export function tidyTitle(title: string): { readonly title: string; readonly refusals: readonly Refusal[] } {
  const text = tidied(title)
  const fits = text !== '' && [...text].length <= wishLimits.title.characters
  const message = `A title has 1 to ${wishLimits.title.characters} characters.`
  return { title: text, refusals: fits ? [] : [refusal('INVALID_INPUT', ['title'], message)] }
}

/** What is wanted of a product; what is left out stays as it is, null clears. */
export type WishChanges = {
  readonly amount?: number | null | undefined
  readonly note?: string | null | undefined
  readonly variantId?: string | null | undefined
}

/** Why a wish cannot be kept: AMOUNT_INVALID and INVALID_INPUT, at their fields. */
export function wishRefusals({ amount, note }: WishChanges): Refusal[] {
  const { lowest, highest } = wishLimits.amount
  const isAmount =
    amount === undefined || amount === null || (Number.isSafeInteger(amount) && amount >= lowest && amount <= highest)
  return [
    ...(isAmount ? [] : [refusal('AMOUNT_INVALID', ['amount'], `From ${lowest} to ${highest}.`)]),
    ...([...(note ?? '')].length <= wishLimits.note.characters
      ? []
      : [refusal('INVALID_INPUT', ['note'], `At most ${wishLimits.note.characters} characters.`)]),
  ]
}
