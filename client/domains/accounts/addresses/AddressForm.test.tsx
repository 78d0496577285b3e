import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../../../testing/harness.tsx'
import { AddressForm, type AddressFormProps } from './AddressForm.tsx'
import { addressFrom, type PostalAddress } from './postalAddress.ts'

const linz: PostalAddress = {
  ...{ type: 'PERSON', title: 'Dr.', company: null, vatId: null, firstName: 'Kim', lastName: 'Muster' },
  ...{ address: 'Hauptplatz 1', zip: '4020', city: 'Linz', country: 'AT', phone: null },
}
const countries = [
  { code: 'AT', title: 'Österreich' },
  { code: 'DE', title: 'Deutschland' },
  { code: 'NL', title: 'Niederlande' },
]

function show(props: Partial<AddressFormProps> = {}) {
  return renderPart(
    <form>
      <AddressForm address={null} countries={countries} homeCountry="AT" errorOf={() => undefined} {...props} />
    </form>,
  )
}

const entered = (prefix = '') => addressFrom(new FormData(document.querySelector('form')!), prefix)

test('a new address is empty but for the home country, and is a person’s', async () => {
  await show()
  expect(entered()).toEqual({
    ...{ type: 'PERSON', title: '', firstName: '', lastName: '', address: '', zip: '', city: '', country: 'AT' },
    phone: '',
  })
})

test('one that is known fills its fields, and comes out as it went in', async () => {
  await show({ address: linz, prefix: 'shippingAddress.', section: 'shipping' })
  const { company: _company, vatId: _vatId, ...asked } = linz
  expect(entered('shippingAddress.')).toEqual({ ...asked, phone: '' })
  expect(screen.getByLabelText('Vorname').getAttribute('autocomplete')).toBe('shipping given-name')
})

test('of a company its name and VAT id are asked for too', async () => {
  const { user } = await show()
  expect(screen.queryByLabelText(/UID-Nummer/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Verein oder Firma' }))
  await user.type(screen.getByLabelText('Name des Vereins oder der Firma'), 'SV Nordwald')
  await user.type(screen.getByLabelText(/UID-Nummer/), 'ATU13585627')
  expect(entered()).toMatchObject({ type: 'COMPANY', company: 'SV Nordwald', vatId: 'ATU13585627' })
})

test('what a form leaves out is neither shown nor sent', async () => {
  await show({ without: ['type', 'title', 'firstName', 'lastName', 'phone'] })
  expect(entered()).toEqual({ address: '', zip: '', city: '', country: 'AT' })
})

test('a refused field says why', async () => {
  await show({ errorOf: field => field === 'zip' && 'Bitte geben Sie die Postleitzahl an.' })
  expect(screen.getByLabelText('Postleitzahl').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Bitte geben Sie die Postleitzahl an.')).toBeDefined()
})

test('phones show digits for postcodes that are digits alone', async () => {
  const { user } = await show()
  const zip = screen.getByLabelText('Postleitzahl')
  expect(zip.getAttribute('inputmode')).toBe('numeric')
  await user.selectOptions(screen.getByLabelText('Land'), 'NL')
  expect(zip.getAttribute('inputmode')).toBe('text')
})
