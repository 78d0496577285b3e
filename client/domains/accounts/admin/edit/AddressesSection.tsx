import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import type { Option } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Choices.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import style from './UserEditor.module.css'
import { type AddressFields, newAddress, type UserForm } from './userForm.ts'

/** Adds a row to the addresses. */
export function AddAddress({ homeCountry }: { homeCountry: string }) {
  const { values, insert } = useEditingContext<UserForm>()
  const isFirst = values.addresses.length === 0
  return (
    <Button
      look="quiet"
      size="tiny"
      icon={<PlusIcon size={16} />}
      onClick={() => insert('addresses', newAddress(crypto.randomUUID(), homeCountry, isFirst))}
    >
      <FormattedMessage id="users.addAddress" />
    </Button>
  )
}

export interface AddressesSectionProps {
  countries: readonly { readonly code: string; readonly title: string }[]
  isReadOnly: boolean
}

/** The addresses that a person keeps. */
export function AddressesSection({ countries, isReadOnly }: AddressesSectionProps) {
  const { values, problems } = useEditingContext<UserForm>()
  const problem = problems.addresses
  return (
    <>
      {problem && (
        <Notice tone="danger" isUrgent>
          {problem}
        </Notice>
      )}
      {values.addresses.length === 0 && (
        <p className={style.hint}>
          <FormattedMessage id="users.noAddresses" />
        </p>
      )}
      {values.addresses.map((address, at) => (
        <AddressRow key={address.key} address={address} at={at} countries={countries} isReadOnly={isReadOnly} />
      ))}
    </>
  )
}

const addressTypes: readonly Option[] = [
  { value: 'PERSON', label: 'users.addressType.person' },
  { value: 'COMPANY', label: 'users.addressType.company' },
]

interface AddressRowProps extends AddressesSectionProps {
  address: AddressFields
  at: number
}

function AddressRow({ address, at, countries, isReadOnly }: AddressRowProps) {
  const { values, set, remove } = useEditingContext<UserForm>()
  const intl = useIntl()
  const path = (part: keyof AddressFields) => `addresses.${at}.${part}`
  // A country that the shop no longer delivers to may stay in an address.
  const isServed = countries.some(({ code }) => code === address.country)
  const options = [
    ...countries.map(({ code, title }) => ({ value: code, label: { text: title } })),
    ...(isServed ? [] : [{ value: address.country, label: { text: address.country } }]),
  ]
  const makeDefault = (kind: 'isDefaultShipping' | 'isDefaultInvoice', isOn: boolean) =>
    // There is one default of each kind.
    set(
      'addresses',
      values.addresses.map((each, place) => ({ ...each, [kind]: place === at ? isOn : each[kind] && !isOn })),
    )
  return (
    <fieldset className={style.address}>
      <legend className={style.legend}>
        <FormattedMessage id="users.addressNumber" values={{ number: at + 1 }} />
      </legend>
      <div className={style.two}>
        <EditInput path={path('type')} label="users.addressType" control={{ kind: 'choice', options: addressTypes }} />
        <EditInput path={path('title')} label="users.honorific" longest={40} />
        {address.type === 'COMPANY' && (
          <>
            <EditInput path={path('company')} label="users.company" longest={120} isRequired />
            <EditInput path={path('vatId')} label="users.vatId" longest={20} />
          </>
        )}
        <EditInput path={path('firstName')} label="users.firstName" longest={80} isRequired />
        <EditInput path={path('lastName')} label="users.lastName" longest={80} isRequired />
        <EditInput path={path('address')} label="users.street" longest={160} isRequired />
        <EditInput path={path('phone')} label="users.phone" longest={40} />
        <EditInput path={path('zip')} label="users.zip" longest={16} isRequired />
        <EditInput path={path('city')} label="users.city" longest={80} isRequired />
        <EditInput path={path('country')} label="users.country" control={{ kind: 'choice', options }} />
      </div>
      <div className={style.defaults}>
        {(['isDefaultShipping', 'isDefaultInvoice'] as const).map(kind => (
          <Checkbox
            key={kind}
            label={intl.formatMessage({
              id: kind === 'isDefaultShipping' ? 'users.defaultShipping' : 'users.defaultInvoice',
            })}
            checked={address[kind]}
            disabled={isReadOnly}
            onChange={event => makeDefault(kind, event.target.checked)}
          />
        ))}
        {!isReadOnly && (
          <Button look="text" size="tiny" icon={<TrashIcon size={16} />} onClick={() => remove('addresses', at)}>
            <FormattedMessage id="users.removeAddress" />
          </Button>
        )}
      </div>
    </fieldset>
  )
}
