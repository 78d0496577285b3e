import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SegmentedControl } from '../../../../ui/Choices.tsx'
import { TextField } from '../../../../ui/Field.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import style from './AddressForm.module.css'
import type { PostalAddress, PostalField } from './postalAddress.ts'

export interface AddressFormProps {
  /** What the names of the fields begin with, where a form has several addresses: `shippingAddress.` */
  prefix?: string
  /** Which of a person's addresses it is, by which browsers fill it. */
  section?: 'shipping' | 'billing'
  /** What the fields begin with; null for a new address. */
  address: PostalAddress | null
  countries: readonly { readonly code: string; readonly title: string }[]
  homeCountry: string
  /** Why a field was refused. */
  errorOf: (field: PostalField) => ReactNode
  /** Parts that are not asked for; whose address it is goes by `type`. */
  without?: readonly (PostalField | 'type')[]
}

/** Countries whose postcodes are digits alone, for the keyboard of phones. */
const digitPostcodes = 'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IT LI LU PL PT RO SE SI SK'.split(' ')

/** How long each part may be, as the server counts. */
const longest = {
  ...{ title: 40, company: 120, vatId: 20, firstName: 80, lastName: 80 },
  ...{ address: 160, zip: 16, city: 80, phone: 40 },
} as const

/** The fields of an address, wherever one is entered. `addressFrom` reads them. */
export function AddressForm(props: AddressFormProps) {
  const { prefix = '', section, address, countries, homeCountry, errorOf, without = [] } = props
  const intl = useIntl()
  const [type, setType] = useState(address?.type ?? 'PERSON')
  const [country, setCountry] = useState(address?.country || homeCountry)
  const isAsked = (part: PostalField | 'type') => !without.includes(part)

  const named = (field: PostalField, autoComplete: string) => ({
    name: prefix + field,
    autoComplete: section && autoComplete !== 'off' ? `${section} ${autoComplete}` : autoComplete,
    error: errorOf(field),
  })
  const text = (field: Exclude<PostalField, 'country'>, autoComplete: string) => ({
    ...named(field, autoComplete),
    defaultValue: address?.[field] ?? '',
    maxLength: longest[field],
  })

  return (
    <div className={style.fields}>
      {isAsked('type') && (
        <>
          <SegmentedControl
            className={style.wide}
            label={intl.formatMessage({ id: 'account.address.type' })}
            options={[
              { value: 'PERSON', label: <FormattedMessage id="account.address.person" /> },
              { value: 'COMPANY', label: <FormattedMessage id="account.address.company" /> },
            ]}
            value={type}
            onChange={setType}
          />
          <input type="hidden" name={`${prefix}type`} value={type} />
        </>
      )}
      {type === 'COMPANY' && (
        <>
          <TextField
            {...text('company', 'organization')}
            className={style.wide}
            label={<FormattedMessage id="account.address.companyName" />}
          />
          <TextField
            {...text('vatId', 'off')}
            className={style.wide}
            label={<FormattedMessage id="account.address.vatId" />}
            hint={<FormattedMessage id="account.address.vatIdHint" />}
            isOptional
            autoCapitalize="characters"
            spellCheck={false}
          />
        </>
      )}
      {isAsked('title') && (
        <TextField
          {...text('title', 'honorific-prefix')}
          className={style.wide}
          label={<FormattedMessage id="account.address.title" />}
          isOptional
        />
      )}
      {isAsked('firstName') && (
        <TextField {...text('firstName', 'given-name')} label={<FormattedMessage id="account.address.firstName" />} />
      )}
      {isAsked('lastName') && (
        <TextField {...text('lastName', 'family-name')} label={<FormattedMessage id="account.address.lastName" />} />
      )}
      <TextField
        {...text('address', 'street-address')}
        className={style.wide}
        label={<FormattedMessage id="account.address.street" />}
      />
      <div className={style.town}>
        <TextField
          {...text('zip', 'postal-code')}
          label={<FormattedMessage id="account.address.zip" />}
          inputMode={digitPostcodes.includes(country) ? 'numeric' : 'text'}
        />
        <TextField {...text('city', 'address-level2')} label={<FormattedMessage id="account.address.city" />} />
      </div>
      <SelectField
        {...named('country', 'country')}
        label={<FormattedMessage id="account.address.country" />}
        options={countries.map(each => ({ value: each.code, label: each.title }))}
        value={country}
        onChange={event => setCountry(event.target.value)}
      />
      {isAsked('phone') && (
        <TextField
          {...text('phone', 'tel')}
          type="tel"
          label={<FormattedMessage id="account.address.phone" />}
          hint={<FormattedMessage id="account.address.phoneHint" />}
          isOptional
        />
      )}
    </div>
  )
}
