import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { SavedAddressLines_address$key } from '../../../../__generated__/SavedAddressLines_address.graphql.ts'
import style from './Addresses.module.css'

/** An address that is kept, as it stands on a letter. */
export function SavedAddressLines(props: { address: SavedAddressLines_address$key }) {
  const address = useFragment(
    graphql`
      fragment SavedAddressLines_address on SavedAddress {
        title
        company
        vatId
        firstName
        lastName
        address
        zip
        city
        countryName
        phone
      }
    `,
    props.address,
  )
  const { title, company, vatId, firstName, lastName, phone } = address
  return (
    <address className={style.lines}>
      {company && <strong>{company}</strong>}
      <span>{[title, firstName, lastName].filter(Boolean).join(' ')}</span>
      <span>{address.address}</span>
      <span>
        {address.zip} {address.city}, {address.countryName}
      </span>
      {vatId && (
        <span>
          <FormattedMessage id="account.addresses.vatId" values={{ vatId }} />
        </span>
      )}
      {phone && <span>{phone}</span>}
    </address>
  )
}
