import { FormattedMessage, useIntl } from 'react-intl'
import { SelectField } from '../../../ui/Select.tsx'
import type { InitialAddress } from './initialAddress.ts'

interface SavedChoice {
  readonly id: string
  readonly address: InitialAddress
}

export interface SavedAddressFieldProps {
  choices: readonly SavedChoice[]
  /** Empty: none of them. */
  value: string
  onChange: (id: string) => void
}

/** One of the addresses that a signed-in person keeps, or another one. */
export function SavedAddressField({ choices, value, onChange }: SavedAddressFieldProps) {
  const intl = useIntl()
  const nameOf = ({ company, firstName, lastName, address, zip, city }: InitialAddress) =>
    [company, `${firstName} ${lastName}`, address, `${zip} ${city}`].filter(Boolean).join(', ')
  return (
    <SelectField
      label={<FormattedMessage id="checkout.address.saved" />}
      value={value}
      onChange={event => onChange(event.target.value)}
      options={[
        ...choices.map(({ id, address }) => ({ value: id, label: nameOf(address) })),
        { value: '', label: intl.formatMessage({ id: 'checkout.address.other' }) },
      ]}
    />
  )
}
