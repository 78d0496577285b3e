import type { Day } from '../../../kit/days.ts'
import { isEmail } from '../../../kit/emails.ts'
import { amountRange } from '../../../kit/euros.ts'
import type { Language } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied, tidiedLines } from '../../../kit/words.ts'
import { isStorable } from '../../../kit/writtenTexts.ts'

/** Highest value of a voucher, in cents: ten thousand euros. */
export const mostVoucherCents = 1_000_000
const longestName = 100
const longestEmail = 254
const longestMessage = 500
const longestNote = 500

/** What the fields of a voucher accept. */
export const voucherLimits = {
  valueCents: { lowest: 1, highest: mostVoucherCents, required: true },
  message: { characters: longestMessage },
  recipientName: { characters: longestName },
  recipientEmail: { characters: longestEmail },
  note: { characters: longestNote },
  reason: { characters: longestNote, required: true },
} as const

/** Whom a voucher is for, what is written on it, and on which day it is sent; null: on none by itself. */
export type VoucherWish = {
  readonly message: string | null
  readonly recipientName: string | null
  readonly recipientEmail: string | null
  readonly deliverOn: Day | null
}

/** What somebody wants of a voucher that they buy. `amount`: its value in cents; null: the price of the product.
 *  `templateId`: the look that they chose; absent or null: the usual one. */
export type BoughtVoucher = VoucherWish & { readonly amount: Cents | null; readonly templateId?: string | null }

/** What tells two wishes apart, in one order whichever the database keeps its fields in; null where there is none. */
export const wishKey = (voucher: BoughtVoucher | null | undefined) =>
  voucher
    ? [
        ...[voucher.amount, voucher.message, voucher.recipientName, voucher.recipientEmail, voucher.deliverOn],
        voucher.templateId ?? null,
      ]
    : null

const limits = { message: longestMessage, recipientName: longestName, recipientEmail: longestEmail } as const

/** Tidied entries of a wish, or INVALID_INPUT and EMAIL_INVALID by field. `today`: the shop's; nothing is sent earlier, or
 *  more than a year later. */
export function keptWish(
  wish: VoucherWish,
  today: Day,
  path: readonly string[],
): { wish: VoucherWish; refusals: Refusal[] } {
  const kept: VoucherWish = {
    message: tidiedLines(wish.message ?? '') || null,
    recipientName: tidied(wish.recipientName ?? '') || null,
    recipientEmail: tidied(wish.recipientEmail ?? '') || null,
    deliverOn: wish.deliverOn || null,
  }
  const refusals: Refusal[] = []
  const no = (field: keyof VoucherWish, message: string, details?: Record<string, unknown>) =>
    refusals.push(refusal('INVALID_INPUT', [...path, field], message, details))
  for (const [field, limit] of Object.entries(limits) as [keyof typeof limits, number][]) {
    const words = kept[field]
    if (words !== null && (words.length > limit || !isStorable(words))) {
      no(field, `has more than ${limit} characters, or some that cannot be stored`, { limit })
    }
  }
  if (kept.recipientEmail !== null && !isEmail(kept.recipientEmail)) {
    refusals.push(refusal('EMAIL_INVALID', [...path, 'recipientEmail'], 'no e-mail address'))
  }
  const { deliverOn } = kept
  if (deliverOn !== null && (deliverOn < today || deliverOn > yearAfter(today))) {
    no('deliverOn', 'is a day from today on, within a year')
  }
  return { wish: kept, refusals }
}

const yearAfter = (day: Day): Day => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

/** A voucher that staff issue: why, how much, until when, in which language it speaks. */
export type IssueVoucher = VoucherWish & {
  readonly valueCents: Cents
  readonly expiresOn: Day | null
  readonly note: string
  readonly language: Language
  readonly templateId: string | null
  readonly isTransferable: boolean
}

/** The voucher as it will be issued, or all that cannot be: INVALID_INPUT and EMAIL_INVALID by field. */
export function keptIssue<Issue extends IssueVoucher>(issue: Issue, today: Day): { issue: Issue; refusals: Refusal[] } {
  const { wish, refusals } = keptWish(issue, today, [])
  const note = tidiedLines(issue.note)
  const no = (field: string, message: string) => refusals.push(refusal('INVALID_INPUT', [field], message))
  if (!Number.isSafeInteger(issue.valueCents) || issue.valueCents < 1 || issue.valueCents > mostVoucherCents) {
    no('valueCents', amountRange(1, mostVoucherCents))
  }
  if (issue.expiresOn !== null && issue.expiresOn < today) {
    no('expiresOn', 'is a day from today on')
  }
  if (note === '' || note.length > longestNote || !isStorable(note)) {
    no('note', `says why it is issued, in at most ${longestNote} characters`)
  }
  const isAddressed = wish.recipientEmail !== null
  if (wish.deliverOn !== null && !isAddressed) no('recipientEmail', 'is needed for what is sent')
  if (!issue.isTransferable && !isAddressed) no('recipientEmail', 'is needed where nobody else may redeem it')
  return { issue: { ...issue, ...wish, note }, refusals }
}

/** A reason that staff give, tidied; INVALID_INPUT at `reason` without one. */
export function keptReason(reason: string): { reason: string; refusals: Refusal[] } {
  const kept = tidiedLines(reason)
  const isGood = kept !== '' && kept.length <= longestNote && isStorable(kept)
  const message = `says why, in at most ${longestNote} characters`
  return { reason: kept, refusals: isGood ? [] : [refusal('INVALID_INPUT', ['reason'], message)] }
}
