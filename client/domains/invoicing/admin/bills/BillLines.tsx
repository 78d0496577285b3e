import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { BillLines_bill$key } from '../../../../__generated__/BillLines_bill.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { Money } from '../../../../ui/Price.tsx'
import style from './BillPage.module.css'

/** A decimal number that came as text; prices have two decimals at least. */
const Decimal = ({ number, least = 0 }: { number: string; least?: number }) => (
  <FormattedNumber value={Number(number)} minimumFractionDigits={least} maximumFractionDigits={4} />
)

/** What may be wider than its place, and is scrolled by keyboard, too. */
const Scrolled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section className={style.scroll} tabIndex={0} aria-label={label}>
    {children}
  </section>
)

/** The lines of a bill, and its VAT by rates. */
export function BillLines(props: { bill: BillLines_bill$key }) {
  const intl = useIntl()
  const { lines, vatRows } = useFragment(
    graphql`
      fragment BillLines_bill on VendorBill {
        lines {
          position
          name
          description
          quantity
          price
          priceBase
          vatRate
          net {
            cents
            currency
          }
        }
        vatRows {
          category
          rate
          reason
          base {
            cents
            currency
          }
          amount {
            cents
            currency
          }
        }
      }
    `,
    props.bill,
  )
  return (
    <>
      <Card className={style.apart} title={<FormattedMessage id="invoicing.bill.lines" />}>
        <Scrolled label={intl.formatMessage({ id: 'invoicing.bill.lines' })}>
          <table className={style.table}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="invoicing.bill.position" />
                </th>
                <th scope="col">
                  <FormattedMessage id="invoicing.bill.name" />
                </th>
                <th scope="col" data-number>
                  <FormattedMessage id="invoicing.bill.quantity" />
                </th>
                <th scope="col" data-number>
                  <FormattedMessage id="invoicing.bill.price" />
                </th>
                <th scope="col" data-number>
                  <FormattedMessage id="invoicing.bill.vatRate" />
                </th>
                <th scope="col" data-number>
                  <FormattedMessage id="invoicing.bill.net" />
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, at) => (
                <tr key={at}>
                  <td>{line.position}</td>
                  <td data-text>
                    {line.name}
                    {line.description && <div className={style.more}>{line.description}</div>}
                  </td>
                  <td data-number>
                    <Decimal number={line.quantity} />
                  </td>
                  <td data-number>
                    <Decimal number={line.price} least={2} />
                    {line.priceBase && (
                      <>
                        {' / '}
                        <Decimal number={line.priceBase} />
                      </>
                    )}
                  </td>
                  <td data-number>{line.vatRate && <Percent rate={line.vatRate} />}</td>
                  <td data-number>
                    <Money {...line.net} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      </Card>
      <Card className={style.apart} title={<FormattedMessage id="invoicing.bill.vatTable" />}>
        <Scrolled label={intl.formatMessage({ id: 'invoicing.bill.vatTable' })}>
          <table className={style.table}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="invoicing.bill.vatRate" />
                </th>
                <th scope="col" data-number>
                  <FormattedMessage id="invoicing.bill.vatBase" />
                </th>
                <th scope="col" data-number>
                  <FormattedMessage id="invoicing.bill.vatAmount" />
                </th>
              </tr>
            </thead>
            <tbody>
              {vatRows.map((row, at) => (
                <tr key={at}>
                  <td>
                    {row.rate ? <Percent rate={row.rate} /> : row.category}
                    {row.reason && <div className={style.more}>{row.reason}</div>}
                  </td>
                  <td data-number>
                    <Money {...row.base} />
                  </td>
                  <td data-number>
                    <Money {...row.amount} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      </Card>
    </>
  )
}

const Percent = ({ rate }: { rate: string }) => (
  <FormattedNumber value={Number(rate) / 100} style="percent" maximumFractionDigits={2} />
)
