import type { Language } from '../../../../kit/languages.ts'
import { isName } from '../../../../kit/names.ts'
import { isPhone } from '../../../../kit/phones.ts'
import { type Refusal, refusal } from '../../../../kit/refusals.ts'
import type { CustomerTerms } from '../../../../kit/viewer.ts'
import { tidied, tidiedLines } from '../../../../kit/words.ts'
import { discountSettings, paymentSettings } from '../../../pricing/settings.ts'
import type { Settings } from '../../../settings/rules.ts'

/** What the back office changes of a person; absent means unchanged, null cleared. `personalPercent` in basis points,
 *  amounts in cents. `paymentOverrides` is the whole list: what it says nothing of is as the shop has it. */
export type UserChanges = {
  readonly name?: string | null
  readonly title?: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly company?: string | null
  readonly phone?: string | null
  readonly language?: Language | null
  readonly note?: string | null
  /** Only where the settings let staff give numbers. */
  readonly customerNumber?: number | null
  readonly discountGroups?: readonly string[] | null
  readonly personalPercent?: number | null
  readonly isShippingFree?: boolean | null
  readonly freeShippingFrom?: number | null
  readonly paymentOverrides?: readonly PaymentOverride[] | null
}

/** The changes that are about what was agreed: a right of its own (`terms`). */
const termsFields = [
  'discountGroups',
  'personalPercent',
  'isShippingFree',
  'freeShippingFrom',
  'paymentOverrides',
] as const satisfies readonly (keyof UserChanges)[]

/** Whether the changes say anything of what was agreed, be it what holds already. */
export const changesTerms = (changes: TermsChanges): boolean => termsFields.some(field => changes[field] !== undefined)

/** What nobody changes of their own account, whatever they may change of others: what was agreed with them and what staff
 *  note about them. OWN_ACCOUNT for each. */
export const ownAccountRefusals = (changes: UserChanges): Refusal[] =>
  ([...termsFields, 'note'] as const)
    .filter(field => changes[field] !== undefined)
    .map(field => refusal('OWN_ACCOUNT', ['changes', field], 'Somebody else has to change this of your account.'))

/** How a payment method is offered to one customer; null is as the shop has it. */
type PaymentOverride = {
  readonly method: string
  readonly isEnabled?: boolean | null
  readonly min?: number | null
  readonly max?: number | null
  readonly order?: number | null
}

/** The part of an account that can be changed here. */
export type ChangeableUser = {
  readonly name: string
  readonly title: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly company: string | null
  readonly phone: string | null
  readonly language: Language
  readonly note: string | null
  readonly terms: CustomerTerms
}

const longest = { name: 160, title: 40, firstName: 80, lastName: 80, company: 120, phone: 40 } as const
const profileFields = Object.keys(longest) as (keyof typeof longest)[]
const LONGEST_NOTE = 5000
/** Everything off. */
const WHOLE_PERCENT = 10_000
const MOST_CENTS = 100_000_000

/**
 * The account as it will be, and what of the changes cannot be taken: INVALID_INPUT, NAME_INVALID, PHONE_INVALID, each
 * with its path below `changes`. A name that is put together of first and last name follows them unless it is given.
 */
export function changedUser(
  before: ChangeableUser,
  changes: UserChanges,
  settings: Settings,
): { user: ChangeableUser; refusals: Refusal[] } {
  const profile = changedProfile(before, changes)
  const terms = changedTerms(before.terms, changes, settings)
  return { user: { ...profile.user, terms: terms.terms }, refusals: [...profile.refusals, ...terms.refusals] }
}

const joined = ({ firstName, lastName }: Pick<ChangeableUser, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ')

function changedProfile(before: ChangeableUser, changes: UserChanges) {
  const user: { -readonly [Field in keyof ChangeableUser]: ChangeableUser[Field] } = { ...before }
  const refusals: Refusal[] = []
  for (const field of profileFields) {
    const entered = changes[field]
    if (entered === undefined) continue
    const text = tidied(entered ?? '')
    if (text.length > longest[field]) {
      refusals.push(tooLong(field, longest[field]))
    } else if (field === 'phone' && text !== '' && !isPhone(text)) {
      refusals.push(refusal('PHONE_INVALID', ['changes', 'phone'], 'A phone number begins with + and the country.'))
    } else if (field !== 'phone' && text !== '' && !isName(text, longest[field])) {
      refusals.push(refusal('NAME_INVALID', ['changes', field], 'This is not a name.'))
    } else if (field === 'name') user.name = text
    else user[field] = text || null
  }
  const wasJoined = before.name === joined(before) || joined(before) === ''
  if (changes.name === undefined && wasJoined && joined(user) !== '') user.name = joined(user)
  if (user.name === '') refusals.push(refusal('NAME_INVALID', ['changes', 'name'], 'A name is needed.'))
  if (changes.language) user.language = changes.language
  if (changes.note !== undefined) {
    const note = tidiedLines(changes.note ?? '')
    if (note.length > LONGEST_NOTE) refusals.push(tooLong('note', LONGEST_NOTE))
    else user.note = note || null
  }
  return { user, refusals }
}

const tooLong = (field: string, limit: number) =>
  refusal('INVALID_INPUT', ['changes', field], `At most ${limit} characters.`, { limit })

const isCents = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= MOST_CENTS

/** What of changes is about what was agreed. */
export type TermsChanges = Pick<UserChanges, (typeof termsFields)[number]>

/** What was agreed as it will be, and what of the changes cannot be taken: INVALID_INPUT below `at`. */
export function changedTerms(
  before: CustomerTerms,
  changes: TermsChanges,
  settings: Settings,
  at: readonly string[] = ['changes'],
): { terms: CustomerTerms; refusals: Refusal[] } {
  const refusals: Refusal[] = []
  const invalid = (field: string, message: string) => refusals.push(refusal('INVALID_INPUT', [...at, field], message))
  const terms: { -readonly [Field in keyof CustomerTerms]: CustomerTerms[Field] } = { ...before }
  const { discountGroups, personalPercent, isShippingFree, freeShippingFrom, paymentOverrides } = changes
  if (discountGroups !== undefined) {
    // A group that the shop no longer has may stay, but nobody is given it anew.
    const known = new Set([
      ...discountSettings.of(settings).groups.map(({ id }) => id),
      ...(before.discountGroups ?? []),
    ])
    const wanted = [...new Set(discountGroups ?? [])]
    if (wanted.some(id => !known.has(id))) invalid('discountGroups', 'There is no such discount group.')
    terms.discountGroups = wanted
  }
  if (personalPercent !== undefined) {
    const rate = personalPercent ?? 0
    if (!Number.isInteger(rate) || rate < 0 || rate > WHOLE_PERCENT) {
      invalid('personalPercent', `From 0 to ${WHOLE_PERCENT} basis points.`)
    }
    terms.personalPercent = rate
  }
  if (isShippingFree !== undefined) terms.shippingFree = isShippingFree ?? false
  if (freeShippingFrom !== undefined) {
    if (freeShippingFrom !== null && !isCents(freeShippingFrom)) invalid('freeShippingFrom', 'No amount.')
    terms.freeShippingFrom = freeShippingFrom
  }
  if (paymentOverrides !== undefined) {
    const known = new Set(paymentSettings.of(settings).methods.map(({ id }) => id))
    for (const [index, { method, min, max, order }] of (paymentOverrides ?? []).entries()) {
      const path = `paymentOverrides.${index}`
      if (!known.has(method)) invalid(`${path}.method`, 'There is no such payment method.')
      if (min !== null && min !== undefined && !isCents(min)) invalid(`${path}.min`, 'No amount.')
      if (max !== null && max !== undefined && (!isCents(max) || max < (min ?? 0))) invalid(`${path}.max`, 'No amount.')
      if (order !== null && order !== undefined && Math.abs(order) > 1000) invalid(`${path}.order`, 'Too large.')
    }
    terms.paymentOverrides = overridesOf(paymentOverrides ?? [])
  }
  return { terms: withoutDefaults(terms), refusals: refusals.map(withPath) }
}

/** `paymentOverrides.0.min` as a path of its own parts. */
const withPath = (each: Refusal): Refusal => ({ ...each, path: each.path.flatMap(part => part.split('.')) })

function overridesOf(list: readonly PaymentOverride[]): NonNullable<CustomerTerms['paymentOverrides']> {
  const entries = list.map(({ method, isEnabled = null, min = null, max = null, order = null }) => {
    const override = { enabled: isEnabled, min, max, order }
    return [method, Object.fromEntries(Object.entries(override).filter(([, value]) => value !== null))] as const
  })
  return Object.fromEntries(entries.filter(([, override]) => Object.keys(override).length > 0))
}

/** Only what was agreed: accounts of which nothing was are told apart by their empty terms. */
function withoutDefaults(terms: CustomerTerms): CustomerTerms {
  const { discountGroups = [], personalPercent = 0, shippingFree = false, freeShippingFrom = null } = terms
  const { paymentOverrides = {} } = terms
  return {
    ...(discountGroups.length > 0 && { discountGroups }),
    ...(personalPercent > 0 && { personalPercent }),
    ...(shippingFree && { shippingFree }),
    ...(freeShippingFrom !== null && { freeShippingFrom }),
    ...(Object.keys(paymentOverrides).length > 0 && { paymentOverrides }),
  }
}
