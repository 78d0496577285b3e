import { screen } from '@testing-library/react'
import { FormattedMessage } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { renderPart } from '../../../../testing/harness.tsx'
import { AddressForm, type AddressFormProps } from './AddressForm.tsx'
import { addressMistake } from './addressMistakes.ts'
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

function show(props: Partial<AddressFormProps> = {}, page = '/') {
  return renderPart(
    <form>
      <AddressForm address={null} countries={countries} homeCountry="AT" errorOf={() => undefined} {...props} />
    </form>,
    { address: page },
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

describe('the VAT id of a company', () => {
  const union: PostalAddress = { ...linz, type: 'COMPANY', company: 'SV Nordwald', vatId: 'ATU13585627' }
  const vatId = (name: RegExp = /^UID-Nummer/) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const refused = (field: string) => {
    const mistake = field === 'vatId' ? addressMistake({ code: 'VAT_ID_INVALID', path: ['changes', 'vatId'] }) : null
    return mistake ? <FormattedMessage id={mistake.text} /> : undefined
  }

  test('need not be given, shows how it looks, and is neither spelled nor written small by phones', async () => {
    await show({ address: { ...union, vatId: null } })
    const field = vatId()
    expect([field.value, field.required, field.maxLength]).toEqual(['', false, 20])
    expect([field.getAttribute('autocapitalize'), field.getAttribute('spellcheck')]).toEqual(['characters', 'false'])
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
    const hints = (field.getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id))
    expect(hints.map(hint => hint?.textContent)).toEqual(['Zum Beispiel ATU12345675 oder DE123456788.'])
  })

  test('that is known stands in its field and comes out as it went in', async () => {
    await show({ address: union })
    expect(vatId().value).toBe('ATU13585627')
    expect(entered()).toMatchObject({ type: 'COMPANY', vatId: 'ATU13585627' })
  })

  test.each([
    ['/', /^UID-Nummer/, 'Das ist keine gültige UID-Nummer. Lassen Sie das Feld leer, wenn Sie keine haben.'],
    ['/en', /^VAT id/i, 'This is not a valid VAT ID. Leave the field empty if you have none.'],
  ])('that is none is refused at its field, at %s, and stays as it was typed', async (page, name, sentence) => {
    const { user } = await show({ address: { ...union, vatId: null }, errorOf: refused }, page)
    await user.type(vatId(name), 'ATU13585628')
    expect(vatId(name).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(sentence)).toBeDefined()
    expect(vatId(name).value).toBe('ATU13585628')
  })

  test('is nothing that a person sends', async () => {
    const { user } = await show({ address: union })
    await user.click(screen.getByRole('radio', { name: 'Privatperson' }))
    expect(screen.queryByRole('textbox', { name: /^UID-Nummer/ })).toBeNull()
    expect(Object.keys(entered())).not.toContain('vatId')
  })
})
