import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AddressLines_address$key } from '../../../__generated__/AddressLines_address.graphql.ts'
import style from './AddressLines.module.css'

/** An address as it stands on a letter. */
export function AddressLines(props: { address: AddressLines_address$key }) {
  const address = useFragment(
    graphql`
      fragment AddressLines_address on Address {
        type
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
  const name = `${address.firstName} ${address.lastName}`
  const isCompany = address.type === 'COMPANY' && address.company
  return (
    <address className={style.address}>
      {isCompany && (
        <>
          {address.company}
          <br />
        </>
      )}
      {name}
      <br />
      {/* Whoever only has the link of an order sees no more of it than the city. */}
      {address.address && (
        <>
          {address.address}
          <br />
        </>
      )}
      {address.zip} {address.city}, {address.countryName}
      {isCompany && address.vatId && (
        <>
          <br />
          <FormattedMessage id="cart.address.vatId" values={{ vatId: address.vatId }} />
        </>
      )}
      {address.phone && (
        <>
          <br />
          <FormattedMessage id="cart.address.phone" values={{ phone: address.phone }} />
        </>
      )}
    </address>
  )
}
