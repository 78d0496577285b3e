import { expect, test } from 'vitest'
import { signUpInput } from './signUpEntries.ts'

function entered(fields: Record<string, string>): FormData {
  const form = new FormData()
  const always = { firstName: 'Kim', lastName: 'Muster', email: 'kim@example.com', 'addresses.0.country': 'AT' }
  for (const [name, value] of Object.entries({ ...always, ...fields })) form.append(name, value)
  return form
}

test('what is not asked for is not sent: neither consent nor an address', () => {
  expect(signUpInput(entered({ password: 'p', passwordRepeat: 'q' }))).toEqual({
    ...{ firstName: 'Kim', lastName: 'Muster', company: '', email: 'kim@example.com' },
    ...{ password: 'p', passwordRepeat: 'q', newsletterConsent: false, hasAlternateShippingAddress: false },
    acceptTerms: false,
    addresses: [{ country: 'AT' }],
  })
})

test('the first address is that of whoever signs up, the second may be somebody else’s', () => {
  const input = signUpInput(
    entered({
      ...{
        'addresses.0.city': 'Linz',
        'addresses.0.zip': '',
        hasAlternateShippingAddress: 'on',
        newsletterConsent: 'on',
        acceptTerms: 'on',
      },
      ...{
        'addresses.1.firstName': 'Uwe',
        'addresses.1.lastName': 'Beispiel',
        'addresses.1.city': 'Graz',
        'addresses.1.zip': '',
      },
      'addresses.1.country': 'DE',
    }),
  )
  expect(input).toMatchObject({
    hasAlternateShippingAddress: true,
    newsletterConsent: true,
    acceptTerms: true,
    addresses: [
      { type: 'PERSON', firstName: 'Kim', lastName: 'Muster', city: 'Linz', zip: '', country: 'AT' },
      { type: 'PERSON', firstName: 'Uwe', lastName: 'Beispiel', city: 'Graz', zip: '', country: 'DE' },
    ],
  })
})
