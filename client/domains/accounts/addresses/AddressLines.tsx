import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AddressLines_address$key } from '../../../__generated__/AddressLines_address.graphql.ts'
import style from './AddressLines.module.css'

/** An address as it stands on a letter, and how to reach whoever lives there. */
export function AddressLines(props: { address: AddressLines_address$key }) {
  const { type, title, company, vatId, firstName, lastName, address, zip, city, countryName, phone } = useFragment(
    graphql`
      fragment AddressLines_address on PostalAddress {
        type
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
  const isCompany = type === 'COMPANY'
  return (
    <address className={style.address}>
      {isCompany && company && <span>{company}</span>}
      <span>{[title, firstName, lastName].filter(Boolean).join(' ')}</span>
      {/* Whoever only has the link of an order sees no more of it than the city. */}
      {address && <span>{address}</span>}
      <span>
        {zip} {city}, {countryName}
      </span>
      {isCompany && vatId && (
        <span>
          <FormattedMessage id="account.address.vatIdLine" values={{ vatId }} />
        </span>
      )}
      {phone && (
        <span>
          <FormattedMessage id="account.address.phoneLine" values={{ phone }} />
        </span>
      )}
    </address>
  )
}
