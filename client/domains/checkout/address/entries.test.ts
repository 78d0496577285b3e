import { expect, test } from 'vitest'
import { changesFrom } from './entries.ts'

function form(entries: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

const person = {
  email: 'kim@example.com',
  comment: '',
  'shippingAddress.type': 'PERSON',
  'shippingAddress.firstName': 'Kim',
  'shippingAddress.lastName': 'Muster',
  'shippingAddress.address': 'Hauptplatz 1',
  'shippingAddress.zip': '4020',
  'shippingAddress.city': 'Linz',
  'shippingAddress.country': 'AT',
  'shippingAddress.phone': '',
}

test('a person without further wishes', () => {
  expect(changesFrom(form(person))).toEqual({
    email: 'kim@example.com',
    comment: '',
    newsletter: false,
    hasOwnInvoiceAddress: false,
    shippingAddress: {
      type: 'PERSON',
      company: undefined,
      vatId: undefined,
      firstName: 'Kim',
      lastName: 'Muster',
      address: 'Hauptplatz 1',
      zip: '4020',
      city: 'Linz',
      country: 'AT',
      phone: '',
    },
    invoiceAddress: undefined,
  })
})

test('ticks and a second address', () => {
  const changes = changesFrom(
    form({ ...person, newsletter: 'on', hasOwnInvoiceAddress: 'on', 'invoiceAddress.company': 'USV Nordwald' }),
  )
  expect(changes.newsletter).toBe(true)
  expect(changes.hasOwnInvoiceAddress).toBe(true)
  expect(changes.invoiceAddress?.company).toBe('USV Nordwald')
})

test('the address of an account is not among the entries', () => {
  const { email: _email, ...rest } = person
  expect(Object.keys(changesFrom(form(rest)))).not.toContain('email')
})

test('staff who act for a customer leave the newsletter as it is', () => {
  expect('newsletter' in changesFrom(form({ ...person, newsletter: 'on' }), true)).toBe(false)
})
