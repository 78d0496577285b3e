import type { PostalAddressInput, SignUpInput } from '../../../__generated__/useSignUpMutation.graphql.ts'
import { addressFrom } from './addresses/postalAddress.ts'
import { entry } from './useForm.ts'

/**
 * What stands in the sign-up form. The first address belongs to whoever signs up, so that their name is not asked
 * twice; one in which nothing was entered is sent blank, which counts as none.
 */
export function signUpInput(entries: FormData): SignUpInput {
  const person = { firstName: entry(entries, 'firstName'), lastName: entry(entries, 'lastName') }
  const hasAlternateShippingAddress = entries.has('hasAlternateShippingAddress')
  return {
    ...person,
    company: entry(entries, 'company'),
    email: entry(entries, 'email'),
    password: entry(entries, 'password'),
    passwordRepeat: entry(entries, 'passwordRepeat'),
    addresses: [urlOf(entries, 0, person), ...(hasAlternateShippingAddress ? [urlOf(entries, 1, {})] : [])],
    hasAlternateShippingAddress,
    newsletterConsent: entries.has('newsletterConsent'),
    acceptTerms: entries.has('acceptTerms'),
  }
}

/** One of the addresses; `addressee` is whose it is where the form does not ask for that. */
function urlOf(entries: FormData, place: number, addressee: PostalAddressInput): PostalAddressInput {
  const { country, ...entered } = addressFrom(entries, `addresses.${place}.`)
  const isBlank = Object.values(entered).every(text => text?.trim() === '')
  if (place === 0 && isBlank) return { country }
  return { type: 'PERSON', ...addressee, ...entered, country }
}
