import type { SavedAddressInput, SignUpInput } from '../../../__generated__/useSignUpMutation.graphql.ts'
import { entry } from './useForm.ts'

const placed = ['address', 'zip', 'city', 'phone'] as const

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
    addresses: [
      addressFrom(entries, 0, person),
      ...(hasAlternateShippingAddress ? [addressFrom(entries, 1, addresseeFrom(entries))] : []),
    ],
    hasAlternateShippingAddress,
    newsletterConsent: entries.has('newsletterConsent'),
  }
}

type Addressee = { firstName: string; lastName: string }

const addresseeFrom = (entries: FormData): Addressee => ({
  firstName: entry(entries, 'addresses.1.firstName'),
  lastName: entry(entries, 'addresses.1.lastName'),
})

function addressFrom(entries: FormData, place: number, addressee: Addressee): SavedAddressInput {
  const fields = Object.fromEntries(placed.map(name => [name, entry(entries, `addresses.${place}.${name}`)]))
  const isBlank = Object.values(fields).every(text => text.trim() === '')
  const country = entry(entries, `addresses.${place}.country`)
  if (place === 0 && isBlank) return { country }
  return { type: 'PERSON', ...addressee, ...fields, country }
}
