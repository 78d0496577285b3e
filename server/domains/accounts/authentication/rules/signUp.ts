import { isEmail, tidyEmail } from '../../../../kit/emails.ts'
import { isName, tidyName } from '../../../../kit/names.ts'
import { isPhone } from '../../../../kit/phones.ts'
import type { PostalAddress, PostalAddressInput } from '../../../../kit/postalAddresses.ts'
import { type Refusal, refusal } from '../../../../kit/refusals.ts'
import { keptAddress } from '../../addresses/rules/addresses.ts'
import { newPasswordRefusals } from './newPassword.ts'

/** What somebody enters to get an account. Two addresses may come along, each left out where nothing is in it; the
 *  first is for invoices, the second for deliveries if `hasAlternateShippingAddress`. Source: platform.md 3. */
export type SignUpInput = {
  readonly email: string
  readonly password: string
  readonly passwordRepeat?: string | null
  readonly title?: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly company?: string | null
  readonly phone?: string | null
  readonly addresses?: readonly PostalAddressInput[] | null
  readonly hasAlternateShippingAddress?: boolean | null
  readonly newsletterConsent?: boolean | null
  /** Whether the terms are agreed to: false refuses; left out by programs that do not ask, and then nothing is kept. */
  readonly acceptTerms?: boolean | null
  /** What the program says besides, as it likes: an object of at most 4,000 characters of JSON. */
  readonly meta?: unknown
}

/** An account as it will be written; nothing of it was chosen by the visitor but who they are and where they live. */
export type SignUpPlan = {
  readonly email: string
  readonly name: string
  readonly title: string | null
  readonly firstName: string
  readonly lastName: string
  readonly company: string | null
  readonly phone: string | null
  readonly addresses: readonly PostalAddress[]
  /** Places in `addresses`; null without one. */
  readonly invoiceAddress: number | null
  readonly shippingAddress: number | null
  readonly hasNewsletterConsent: boolean
  readonly hasAgreedToTerms: boolean
  readonly meta: Readonly<Record<string, unknown>> | null
}

/** Longest that is kept, in characters of JSON. */
const longestMeta = 4_000

const isMeta = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && JSON.stringify(value).length <= longestMeta

const mostAddresses = 2
const longest = { title: 40, firstName: 80, lastName: 80, company: 120 } as const

/** Whether somebody left an address as it was pre-filled: with a type and a country at most. */
const isBlank = ({ type: _type, country: _country, ...rest }: PostalAddressInput): boolean =>
  Object.values(rest).every(entry => !entry?.trim())

/**
 * What a sign-up comes to, with all reasons against it at once: EMAIL_INVALID, NAME_INVALID (missing, too long, with
 * unseen characters or links), PHONE_INVALID, those of the password and of the addresses, TOO_MANY_ADDRESSES, TERMS_REQUIRED, INVALID_INPUT for `meta`. Names
 * that are left out are those of the first address. `countries` are those that the shop serves,
 * `shopName` is what nobody takes as their password.
 */
export function signUpPlan(
  input: SignUpInput,
  countries: readonly string[],
  shopName: string,
): { plan: SignUpPlan; refusals: readonly Refusal[] } {
  const refusals: Refusal[] = []
  const email = tidyEmail(input.email)
  if (!isEmail(email)) refusals.push(refusal('EMAIL_INVALID', ['email'], 'This is no e-mail address.'))

  const given = (input.addresses ?? []).map((address, place) => ({ address, place }))
  const filled = given.filter(({ address }) => !isBlank(address))
  if (given.length > mostAddresses) {
    const message = `At most ${mostAddresses} addresses.`
    refusals.push(refusal('TOO_MANY_ADDRESSES', ['addresses'], message, { limit: mostAddresses }))
  }
  const kept = filled
    .slice(0, mostAddresses)
    .map(({ address, place }) => ({ place, ...keptAddress(null, address, countries, ['addresses', String(place)]) }))
  refusals.push(...kept.flatMap(address => address.refusals))

  const first = filled[0]?.address
  const names = {
    title: tidyName(input.title ?? ''),
    firstName: tidyName(input.firstName ?? first?.firstName ?? ''),
    lastName: tidyName(input.lastName ?? first?.lastName ?? ''),
    company: tidyName(input.company ?? ''),
  }
  for (const [field, name] of Object.entries(names) as [keyof typeof names, string][]) {
    const isRequired = field === 'firstName' || field === 'lastName'
    if ((name !== '' || isRequired) && !isName(name, longest[field])) {
      const message =
        name === '' ? `${field} is needed.` : `${field} is no name of at most ${longest[field]} characters.`
      refusals.push(refusal('NAME_INVALID', [field], message, { limit: longest[field], isMissing: name === '' }))
    }
  }
  const phone = (input.phone ?? '').trim()
  if (phone !== '' && !isPhone(phone)) {
    refusals.push(refusal('PHONE_INVALID', ['phone'], 'A number in international form begins with +.'))
  }
  refusals.push(...newPasswordRefusals(input, [email, names.firstName, names.lastName, names.company, shopName]))

  if (input.acceptTerms === false)
    refusals.push(refusal('TERMS_REQUIRED', ['acceptTerms'], 'The terms must be accepted.'))
  if (input.meta !== undefined && input.meta !== null && !isMeta(input.meta)) {
    refusals.push(refusal('INVALID_INPUT', ['meta'], `meta is an object of at most ${longestMeta} characters of JSON.`))
  }

  const invoice = kept.length > 0 ? 0 : null
  const alternate = kept.findIndex(({ place }) => place === 1)
  const shipping = input.hasAlternateShippingAddress && alternate >= 0 ? alternate : invoice
  const plan: SignUpPlan = {
    email,
    name: `${names.firstName} ${names.lastName}`,
    title: names.title || null,
    firstName: names.firstName,
    lastName: names.lastName,
    company: names.company || null,
    phone: phone || null,
    addresses: kept.map(({ address }) => address),
    invoiceAddress: invoice,
    shippingAddress: shipping,
    hasNewsletterConsent: input.newsletterConsent === true,
    hasAgreedToTerms: input.acceptTerms === true,
    meta: isMeta(input.meta) && Object.keys(input.meta).length > 0 ? input.meta : null,
  }
  return { plan, refusals }
}
