import { isEmail, tidyEmail } from '../../../kit/emails.ts'
import { amountRange, percentRange } from '../../../kit/euros.ts'
import { type BasisPoints, type Cents, portion, WHOLE } from '../../../kit/money.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied, tidiedLines } from '../../../kit/words.ts'
import { isStorable } from '../../../kit/writtenTexts.ts'

const commissionKinds = ['percent', 'fixed'] as const
/** How a commission is reckoned: of the net value of the goods, or so much for each order. */
export type CommissionKind = (typeof commissionKinds)[number]

/** What an entry of a commission is: earned with the order, less by what was given back, put right by staff. */
const commissionEntryKinds = ['earned', 'reduced', 'corrected'] as const
export type CommissionEntryKind = (typeof commissionEntryKinds)[number]

/** Another percentage for the products of a group and of those below it, in basis points; 0: they earn nothing. */
export type GroupRate = { readonly groupId: string; readonly value: BasisPoints }
/** Groups with a rate of their own, per partner. */
export const MOST_RATES = 50

/** Highest commission per order: ten thousand euros. */
const mostCents = 1_000_000
const longestName = 100
const longestEmail = 254
const longestNote = 2000
const longestCode = 40
const mostWindowDays = 365

/** What the fields of a partner accept. */
export const affiliateLimits = {
  name: { characters: longestName, required: true },
  email: { characters: longestEmail, required: true },
  code: { characters: longestCode },
  value: { lowest: 1, highest: mostCents, required: true },
  windowDays: { lowest: 1, highest: mostWindowDays },
  note: { characters: longestNote },
} as const

/** Who a partner is and what they get; see `affiliates` in `tables.ts` for units. Without name and address: an erased one. */
export type AffiliateTerms = {
  readonly name: string | null
  readonly email: string | null
  readonly code: string
  readonly kind: CommissionKind
  readonly value: number
  readonly rates: readonly GroupRate[]
  readonly windowDays: number
  readonly isActive: boolean
  readonly note: string | null
}

/** What comes in: absent and null are unchanged (in a new one as in `newAffiliate`); null clears the note. */
export type AffiliateChanges = { readonly [Field in keyof AffiliateTerms]?: AffiliateTerms[Field] | null }

/** A partner of whom nothing has been said. Name, address and commission have to be. */
export const newAffiliate: AffiliateTerms = {
  ...{ name: '', email: '', code: '', kind: 'percent', value: 0, rates: [], windowDays: 30, isActive: true },
  note: null,
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
/** Characters of a code that is made by chance: 50 bits. */
export const codeCharacters = 10

/** A code out of chance: of each byte five bits are used. */
export const codeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, codeCharacters)].map(byte => alphabet[byte % alphabet.length]!).join('')

/** A code as it is kept and compared. */
export const normalisedCode = (entered: string): string => entered.normalize('NFKC').trim().toLowerCase()

/** Whether a normalised text can stand in a partner's link. */
export const isCode = (code: string): boolean =>
  code.length >= 3 && code.length <= longestCode && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(code)

/** The partner as they will be, or what cannot be kept: INVALID_INPUT and EMAIL_INVALID by field. */
export function keptAffiliate(
  before: AffiliateTerms | null,
  changes: AffiliateChanges,
  path: readonly string[],
): { affiliate: AffiliateTerms; refusals: Refusal[] } {
  const given = Object.entries(changes).filter(
    ([field, value]) => value !== undefined && (value !== null || field === 'note'),
  )
  const entered = { ...(before ?? newAffiliate), ...Object.fromEntries(given) } as AffiliateTerms
  const affiliate: AffiliateTerms = {
    ...entered,
    name: entered.name === null ? null : tidied(entered.name),
    email: entered.email === null ? null : tidyEmail(entered.email),
    code: normalisedCode(entered.code),
    note: tidiedLines(entered.note ?? '') || null,
  }
  const refusals: Refusal[] = []
  const no = (field: keyof AffiliateTerms, message: string) =>
    refusals.push(refusal('INVALID_INPUT', [...path, field], message))
  const { name, email, kind, value, rates, windowDays, note } = affiliate
  if (name !== null && (name === '' || name.length > longestName || !isStorable(name)))
    no('name', `has 1 to ${longestName} characters that can be stored`)
  if (email !== null && !isEmail(email))
    refusals.push(refusal('EMAIL_INVALID', [...path, 'email'], 'This is no e-mail address.'))
  if (!isCode(affiliate.code))
    no('code', `has 3 to ${longestCode} letters (a to z), digits and hyphens, and begins and ends with none of these`)
  const highest = kind === 'percent' ? WHOLE : mostCents
  if (!isBetween(value, 1, highest)) no('value', (kind === 'percent' ? percentRange : amountRange)(1, highest))
  if (rates.length > MOST_RATES || new Set(rates.map(({ groupId }) => groupId)).size < rates.length)
    no('rates', `names at most ${MOST_RATES} groups, each once`)
  for (const [at, rate] of rates.entries()) {
    if (!isBetween(rate.value, 0, WHOLE)) {
      refusals.push(refusal('INVALID_INPUT', [...path, 'rates', String(at), 'value'], percentRange(0, WHOLE)))
    }
  }
  if (!isBetween(windowDays, 1, mostWindowDays)) no('windowDays', `must be a whole number from 1 to ${mostWindowDays}`)
  if (note !== null && (note.length > longestNote || !isStorable(note)))
    no('note', `has more than ${longestNote} characters, or some that cannot be stored`)
  return { affiliate, refusals }
}

const isBetween = (value: number, lowest: number, highest: number): boolean =>
  Number.isSafeInteger(value) && value >= lowest && value <= highest

type Terms = { readonly kind: CommissionKind; readonly value: BasisPoints | Cents }

/** The commission of an order whose goods are worth `net` cents: never more than that, and nothing of nothing. */
export const commissionOf = ({ kind, value }: Terms, net: Cents): Cents =>
  net <= 0 ? 0 : kind === 'percent' ? portion(net, value, WHOLE) : Math.min(value, net)

/** What stays of a commission `earned` with goods worth `net`, of which goods worth `remaining` stay: its share of it. */
export const remainingCommission = (earned: Cents, net: Cents, remaining: Cents): Cents =>
  net <= 0 || remaining <= 0 ? 0 : portion(earned, Math.min(remaining, net), net)
