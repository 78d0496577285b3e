import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CustomerContact_customer$key } from '../../../__generated__/CustomerContact_customer.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../adminKit/frame/DetailList.tsx'
import { AddressLines } from '../../accounts/parts/addresses/AddressLines.tsx'
import style from './customers.module.css'

/** An e-mail address that is broken where people read a break, behind the at sign and before points, and not in mid-word. */
function BreakableEmail({ email }: { email: string }) {
  return email.split(/(?<=@)|(?=\.)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** How to reach a customer: the addresses that they keep, else those of their last order. */
export function CustomerContact(props: { customer: CustomerContact_customer$key }) {
  const { email, company, customerNumber, user, latest } = useFragment(
    graphql`
      fragment CustomerContact_customer on Customer {
        email
        company
        customerNumber
        user {
          phone
          addresses {
            id
            isDefaultShipping
            isDefaultInvoice
            ...AddressLines_address
          }
        }
        latest: orders(first: 1) {
          edges {
            node {
              isPickup
              shippingAddress {
                ...AddressLines_address
              }
              invoiceAddress {
                phone
                ...AddressLines_address
              }
            }
          }
        }
      }
    `,
    props.customer,
  )
  const last = latest.edges[0]?.node
  const phone = user?.phone ?? last?.invoiceAddress.phone
  const kept = user?.addresses ?? []
  return (
    <Card title={<FormattedMessage id="customers.contact" />}>
      <DetailList>
        <Fact label={<FormattedMessage id="customers.number" />}>{customerNumber}</Fact>
        <Fact label={<FormattedMessage id="customers.company" />}>{company}</Fact>
        <Fact label={<FormattedMessage id="customers.email" />}>
          <a href={`mailto:${email}`} className={style.email}>
            <BreakableEmail email={email} />
          </a>
        </Fact>
        <Fact label={<FormattedMessage id="customers.phone" />}>
          {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        </Fact>
      </DetailList>
      {kept.map(address => (
        <div key={address.id} className={style.address}>
          <h3 className={style.heading}>
            <FormattedMessage
              id="customers.address"
              values={{
                use:
                  address.isDefaultShipping && address.isDefaultInvoice
                    ? 'both'
                    : address.isDefaultShipping
                      ? 'shipping'
                      : address.isDefaultInvoice
                        ? 'invoice'
                        : 'other',
              }}
            />
          </h3>
          <AddressLines address={address} />
        </div>
      ))}
      {kept.length === 0 && last && (
        <>
          <div className={style.address}>
            <h3 className={style.heading}>
              <FormattedMessage id="customers.lastInvoice" />
            </h3>
            <AddressLines address={last.invoiceAddress} />
          </div>
          {!last.isPickup && (
            <div className={style.address}>
              <h3 className={style.heading}>
                <FormattedMessage id="customers.lastShipping" />
              </h3>
              <AddressLines address={last.shippingAddress} />
            </div>
          )}
        </>
      )}
    </Card>
  )
}
