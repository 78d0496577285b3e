import { isName } from '../../../kit/names.ts'
import {
  completeAddress,
  type PostalAddress,
  type PostalAddressInput,
  type PostalDraft,
  postalRefusals,
  withEntries,
} from '../../../kit/postalAddresses.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { CompanyRole, CustomerTerms } from '../../../kit/viewer.ts'
import { tidied, tidiedLines } from '../../../kit/words.ts'
import type { Settings } from '../../settings/rules.ts'
import { changedTerms, type TermsChanges } from '../users/rules/userChanges.ts'
import type { CompanyState } from './tables.ts'

export const companyLimits = { name: 120, note: 5000, cents: 100_000_000, members: 200, invitations: 20 } as const
/** How long the link of an invitation is good. */
export const INVITATION_DAYS = 7

/** What is entered of a company; absent: unchanged, null: cleared. */
export type CompanyChanges = TermsChanges & {
  readonly name?: string | null
  readonly address?: PostalAddressInput | null
  readonly note?: string | null
  readonly state?: CompanyState | null
}
export type CompanyFields = {
  readonly name: string
  readonly address: PostalAddress
  readonly terms: CustomerTerms
  readonly note: string | null
  readonly state: CompanyState
}

/** A company as it will be, and what cannot be taken, below `path`: NAME_INVALID, INVALID_INPUT, what `postalRefusals` says of the
 *  address of the invoice, and what `changedTerms` says of the terms. The address always bears the company's name. */
export function keptCompany(
  before: CompanyFields | null,
  changes: CompanyChanges,
  settings: Settings,
  countries: readonly string[],
  path: readonly string[],
): { company: CompanyFields; refusals: Refusal[] } {
  const refusals: Refusal[] = []
  const name = changes.name === undefined ? (before?.name ?? '') : tidied(changes.name ?? '')
  if (!isName(name, companyLimits.name)) {
    refusals.push(refusal('NAME_INVALID', [...path, 'name'], `A name of at most ${companyLimits.name} characters.`))
  }
  const entered = { ...changes.address, type: 'company' as const, company: name }
  const written = withEntries(before?.address ?? null, entered, [...path, 'address'])
  const address: PostalDraft = { ...written.address, company: name }
  refusals.push(...written.refusals)
  // A name that is none is said once, where it was typed.
  refusals.push(
    ...postalRefusals(address, countries, [...path, 'address']).filter(({ path: at }) => at.at(-1) !== 'company'),
  )
  const note = changes.note === undefined ? (before?.note ?? null) : tidiedLines(changes.note ?? '') || null
  if ((note?.length ?? 0) > companyLimits.note) {
    refusals.push(refusal('INVALID_INPUT', [...path, 'note'], `At most ${companyLimits.note} characters.`))
  }
  const { terms, refusals: ofTerms } = changedTerms(before?.terms ?? {}, changes, settings, path)
  const state = changes.state ?? before?.state ?? 'active'
  return {
    company: { name, address: completeAddress(address), terms, note, state },
    refusals: [...refusals, ...ofTerms],
  }
}

/** What one buyer may do; limits in gross cents, null: none. */
export type BuyerTerms = {
  readonly role: CompanyRole
  readonly orderLimitCents: number | null
  readonly monthBudgetCents: number | null
}

/** Amounts that are none: INVALID_INPUT at their field. */
export const buyerRefusals = (terms: Partial<BuyerTerms>, path: readonly string[]): Refusal[] =>
  (['orderLimitCents', 'monthBudgetCents'] as const).flatMap(field => {
    const cents = terms[field] ?? 0
    return Number.isSafeInteger(cents) && cents >= 0 && cents <= companyLimits.cents
      ? []
      : [refusal('INVALID_INPUT', [...path, field], `From 0 to ${companyLimits.cents} cents.`)]
  })

/** Why an order needs somebody's approval, with what the buyer may still order by themselves; null where it does not. Both amounts
 *  are gross cents; the limit is named first, for no month changes it. */
export type ApprovalNeed = {
  readonly reason: 'ORDER_LIMIT' | 'MONTH_BUDGET'
  readonly limit: number
  readonly left: number
}

export function approvalNeed(
  total: number,
  spent: number,
  { orderLimitCents, monthBudgetCents }: Pick<BuyerTerms, 'orderLimitCents' | 'monthBudgetCents'>,
): ApprovalNeed | null {
  if (orderLimitCents !== null && total > orderLimitCents) {
    return { reason: 'ORDER_LIMIT', limit: orderLimitCents, left: orderLimitCents }
  }
  if (monthBudgetCents !== null && total > monthBudgetCents - spent) {
    return { reason: 'MONTH_BUDGET', limit: monthBudgetCents, left: Math.max(0, monthBudgetCents - spent) }
  }
  return null
}
