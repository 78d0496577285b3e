import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AddressesCard_shop$key } from '../../../../__generated__/AddressesCard_shop.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Choices.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import { useUserForm } from './FormContext.ts'
import { ProblemText } from './ProblemText.tsx'
import style from './UserEditor.module.css'
import { UserInput } from './UserInput.tsx'
import { type AddressFields, newAddress } from './userForm.ts'

/** The addresses that a person keeps. */
export function AddressesCard(props: { shop: AddressesCard_shop$key }) {
  const { countries, homeCountry } = useFragment(
    graphql`
      fragment AddressesCard_shop on Shop {
        homeCountry
        countries {
          code
          title
        }
      }
    `,
    props.shop,
  )
  const { form, isReadOnly, problem, set } = useUserForm()
  const { addresses } = form
  const change = (at: number, changes: Partial<AddressFields>) =>
    set(
      'addresses',
      addresses.map((address, place) => {
        if (place === at) return { ...address, ...changes }
        // There is one default of each kind.
        return {
          ...address,
          isDefaultShipping: address.isDefaultShipping && !changes.isDefaultShipping,
          isDefaultInvoice: address.isDefaultInvoice && !changes.isDefaultInvoice,
        }
      }),
    )
  return (
    <Card
      title={<FormattedMessage id="users.addresses" />}
      aside={
        !isReadOnly && (
          <Button
            look="quiet"
            size="tiny"
            icon={<PlusIcon size={16} />}
            onClick={() =>
              set('addresses', [...addresses, newAddress(crypto.randomUUID(), homeCountry, addresses.length === 0)])
            }
          >
            <FormattedMessage id="users.addAddress" />
          </Button>
        )
      }
    >
      {problem('addresses') && (
        <Notice tone="danger" isUrgent>
          <ProblemText problem={problem('addresses')} />
        </Notice>
      )}
      {addresses.length === 0 && (
        <p className={style.hint}>
          <FormattedMessage id="users.noAddresses" />
        </p>
      )}
      {addresses.map((address, at) => (
        <AddressRow
          key={address.key}
          address={address}
          at={at}
          countries={countries}
          onChange={changes => change(at, changes)}
          onRemove={() =>
            set(
              'addresses',
              addresses.filter((_, place) => place !== at),
            )
          }
        />
      ))}
    </Card>
  )
}

interface AddressRowProps {
  address: AddressFields
  at: number
  countries: readonly { readonly code: string; readonly title: string }[]
  onChange: (changes: Partial<AddressFields>) => void
  onRemove: () => void
}

type TextKey = 'company' | 'vatId' | 'title' | 'firstName' | 'lastName' | 'address' | 'zip' | 'city' | 'phone'

function AddressRow({ address, at, countries, onChange, onRemove }: AddressRowProps) {
  const { isReadOnly, problem } = useUserForm()
  const intl = useIntl()
  const text = (key: TextKey) => ({
    value: address[key],
    problem: problem(`addresses.${at}.${key}`),
    isReadOnly,
    onChange: (value: string) => onChange({ [key]: value }),
  })
  // A country that the shop no longer delivers to may stay in an address.
  const options = countries.map(({ code, title }) => ({ value: code, label: title }))
  const isServed = countries.some(({ code }) => code === address.country)
  return (
    <fieldset className={style.address}>
      <legend className={style.legend}>
        <FormattedMessage id="users.addressNumber" values={{ number: at + 1 }} />
      </legend>
      <div className={style.two}>
        <SelectField
          label={<FormattedMessage id="users.addressType" />}
          value={address.type}
          disabled={isReadOnly}
          options={[
            { value: 'PERSON', label: intl.formatMessage({ id: 'users.addressType.person' }) },
            { value: 'COMPANY', label: intl.formatMessage({ id: 'users.addressType.company' }) },
          ]}
          onChange={event => onChange({ type: event.target.value === 'COMPANY' ? 'COMPANY' : 'PERSON' })}
        />
        <UserInput {...text('title')} label={<FormattedMessage id="users.honorific" />} isOptional maxLength={40} />
        {address.type === 'COMPANY' && (
          <>
            <UserInput {...text('company')} label={<FormattedMessage id="users.company" />} maxLength={120} />
            <UserInput {...text('vatId')} label={<FormattedMessage id="users.vatId" />} isOptional maxLength={20} />
          </>
        )}
        <UserInput {...text('firstName')} label={<FormattedMessage id="users.firstName" />} maxLength={80} />
        <UserInput {...text('lastName')} label={<FormattedMessage id="users.lastName" />} maxLength={80} />
        <UserInput {...text('address')} label={<FormattedMessage id="users.street" />} />
        <UserInput {...text('phone')} label={<FormattedMessage id="users.phone" />} isOptional maxLength={40} />
        <UserInput {...text('zip')} label={<FormattedMessage id="users.zip" />} maxLength={16} />
        <UserInput {...text('city')} label={<FormattedMessage id="users.city" />} maxLength={80} />
        <SelectField
          label={<FormattedMessage id="users.country" />}
          value={address.country}
          disabled={isReadOnly}
          options={isServed ? options : [...options, { value: address.country, label: address.country }]}
          onChange={event => onChange({ country: event.target.value })}
        />
      </div>
      <div className={style.defaults}>
        <Checkbox
          label={<FormattedMessage id="users.defaultShipping" />}
          checked={address.isDefaultShipping}
          disabled={isReadOnly}
          onChange={event => onChange({ isDefaultShipping: event.target.checked })}
        />
        <Checkbox
          label={<FormattedMessage id="users.defaultInvoice" />}
          checked={address.isDefaultInvoice}
          disabled={isReadOnly}
          onChange={event => onChange({ isDefaultInvoice: event.target.checked })}
        />
        {!isReadOnly && (
          <Button look="text" size="tiny" icon={<TrashIcon size={16} />} onClick={onRemove}>
            <FormattedMessage id="users.removeAddress" />
          </Button>
        )}
      </div>
    </fieldset>
  )
}
