import { FormattedMessage, useIntl } from 'react-intl'
import { SelectField } from '../../../ui/Select.tsx'
import { addressLine, type PostalAddress } from '../../accounts/addresses/postalAddress.ts'

interface SavedChoice {
  readonly id: string
  readonly address: PostalAddress
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
  return (
    <SelectField
      label={<FormattedMessage id="checkout.address.saved" />}
      value={value}
      onChange={event => onChange(event.target.value)}
      options={[
        ...choices.map(({ id, address }) => ({ value: id, label: addressLine(address) })),
        { value: '', label: intl.formatMessage({ id: 'checkout.address.other' }) },
      ]}
    />
  )
}
