import type { ReactNode } from 'react'
import { AddressForm } from '../addresses/AddressForm.tsx'
import style from './SignUpForm.module.css'

export interface SignUpAddressProps {
  /** Its place among the addresses: 0 for invoices, 1 for deliveries. */
  place: 0 | 1
  legend: string
  countries: readonly { readonly code: string; readonly title: string }[]
  homeCountry: string
  field: (name: string) => { name: string; error: ReactNode }
}

/** An address that may stay blank. Whose it is, is asked only where it may be somebody else. */
export function SignUpAddress({ place, legend, countries, homeCountry, field }: SignUpAddressProps) {
  return (
    <fieldset>
      <legend className={`h3 ${style.legend}`}>{legend}</legend>
      <AddressForm
        prefix={`addresses.${place}.`}
        section={place === 0 ? 'billing' : 'shipping'}
        address={null}
        countries={countries}
        homeCountry={homeCountry}
        errorOf={name => field(`addresses.${place}.${name}`).error}
        without={place === 0 ? ['type', 'title', 'firstName', 'lastName'] : ['type', 'title', 'phone']}
      />
    </fieldset>
  )
}
