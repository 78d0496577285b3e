import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Segments } from '../../../ui/Choices.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import type { Mistake } from '../parts/mistakes.ts'
import style from './AddressStep.module.css'
import type { AddressName } from './entries.ts'
import type { InitialAddress } from './initialAddress.ts'

export interface AddressFieldsProps {
  name: AddressName
  /** What the fields begin with. */
  address: InitialAddress | null
  countries: readonly { readonly code: string; readonly title: string }[]
  homeCountry: string
  mistakes: readonly Mistake[]
}

/** Countries whose postcodes are digits alone, for the keyboard of phones. */
const digitPostcodes = 'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IT LI LU PL PT RO SE SI SK'.split(' ')

/** The fields of one address, named so that browsers can fill them. */
export function AddressFields(props: AddressFieldsProps) {
  const { name, address, countries, homeCountry, mistakes } = props
  const intl = useIntl()
  const [type, setType] = useState(address?.type ?? 'PERSON')
  const [country, setCountry] = useState(address?.country || homeCountry)
  const section = name === 'shippingAddress' ? 'shipping' : 'billing'

  /** Name, error and autocomplete of a field. */
  const field = (fieldName: string, autoComplete: string) => {
    const mistake = mistakes.find(each => each.field === `${name}.${fieldName}`)
    return {
      name: `${name}.${fieldName}`,
      autoComplete: `${section} ${autoComplete}`,
      error: mistake && <FormattedMessage id={mistake.text} />,
    }
  }

  return (
    <div className={style.fields}>
      <Segments
        className={style.wide}
        label={intl.formatMessage({ id: 'checkout.field.type' })}
        options={[
          { value: 'PERSON', label: <FormattedMessage id="checkout.field.person" /> },
          { value: 'COMPANY', label: <FormattedMessage id="checkout.field.company" /> },
        ]}
        value={type}
        onChange={setType}
      />
      <input type="hidden" name={`${name}.type`} value={type} />
      {type === 'COMPANY' && (
        <>
          <TextField
            {...field('company', 'organization')}
            className={style.wide}
            label={<FormattedMessage id="checkout.field.companyName" />}
            defaultValue={address?.company ?? ''}
            maxLength={120}
          />
          <TextField
            {...field('vatId', 'off')}
            autoComplete="off"
            className={style.wide}
            label={<FormattedMessage id="checkout.field.vatId" />}
            hint={<FormattedMessage id="checkout.field.vatIdHint" />}
            isOptional
            defaultValue={address?.vatId ?? ''}
            maxLength={20}
            autoCapitalize="characters"
            spellCheck={false}
          />
        </>
      )}
      <TextField
        {...field('firstName', 'given-name')}
        label={<FormattedMessage id="checkout.field.firstName" />}
        defaultValue={address?.firstName}
        maxLength={80}
      />
      <TextField
        {...field('lastName', 'family-name')}
        label={<FormattedMessage id="checkout.field.lastName" />}
        defaultValue={address?.lastName}
        maxLength={80}
      />
      <TextField
        {...field('address', 'street-address')}
        className={style.wide}
        label={<FormattedMessage id="checkout.field.address" />}
        defaultValue={address?.address}
        maxLength={160}
      />
      <div className={style.town}>
        <TextField
          {...field('zip', 'postal-code')}
          label={<FormattedMessage id="checkout.field.zip" />}
          inputMode={digitPostcodes.includes(country) ? 'numeric' : 'text'}
          defaultValue={address?.zip}
          maxLength={16}
        />
        <TextField
          {...field('city', 'address-level2')}
          label={<FormattedMessage id="checkout.field.city" />}
          defaultValue={address?.city}
          maxLength={80}
        />
      </div>
      <SelectField
        {...field('country', 'country')}
        label={<FormattedMessage id="checkout.field.country" />}
        options={countries.map(each => ({ value: each.code, label: each.title }))}
        value={country}
        onChange={event => setCountry(event.target.value)}
      />
      <TextField
        {...field('phone', 'tel')}
        type="tel"
        label={<FormattedMessage id="checkout.field.phone" />}
        isOptional
        defaultValue={address?.phone ?? ''}
        maxLength={40}
      />
    </div>
  )
}
