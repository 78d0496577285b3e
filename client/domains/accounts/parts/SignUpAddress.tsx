import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { TextField } from '../../../ui/Field.tsx'
import { SelectField } from '../../../ui/Select.tsx'
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
  const section = place === 0 ? 'billing' : 'shipping'
  const named = (name: string, autoComplete: string) => ({
    ...field(`addresses.${place}.${name}`),
    autoComplete: `${section} ${autoComplete}`,
  })
  return (
    <fieldset className={style.group}>
      <legend className={`h3 ${style.legend}`}>{legend}</legend>
      {place === 1 && (
        <>
          <TextField
            {...named('firstName', 'given-name')}
            label={<FormattedMessage id="account.address.firstName" />}
            maxLength={80}
          />
          <TextField
            {...named('lastName', 'family-name')}
            label={<FormattedMessage id="account.address.lastName" />}
            maxLength={80}
          />
        </>
      )}
      <TextField
        {...named('address', 'street-address')}
        className={style.wide}
        label={<FormattedMessage id="account.address.street" />}
        maxLength={160}
      />
      <div className={style.town}>
        <TextField
          {...named('zip', 'postal-code')}
          label={<FormattedMessage id="account.address.zip" />}
          maxLength={16}
        />
        <TextField
          {...named('city', 'address-level2')}
          label={<FormattedMessage id="account.address.city" />}
          maxLength={80}
        />
      </div>
      <SelectField
        {...named('country', 'country')}
        label={<FormattedMessage id="account.address.country" />}
        options={countries.map(({ code, title }) => ({ value: code, label: title }))}
        defaultValue={homeCountry}
      />
      {place === 0 && (
        <TextField
          {...named('phone', 'tel')}
          type="tel"
          label={<FormattedMessage id="account.address.phone" />}
          isOptional
          maxLength={40}
        />
      )}
    </fieldset>
  )
}
