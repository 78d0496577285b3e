import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { BillTerms_bill$data, BillTerms_bill$key } from '../../../../__generated__/BillTerms_bill.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { adminFormats } from '../../../../adminKit/useAdminFormat.ts'
import style from './BillPage.module.css'
import { countryName, groupTexts, paymentTexts, termTexts, typeTexts } from './termTexts.ts'

type Term = BillTerms_bill$data['groups'][number]['terms'][number]

/** A term as people read it. */
function shown({ kind, text }: Term, currency: string, intl: IntlShape): string {
  const format = adminFormats(intl)
  if (kind === 'DAY') return format.day(text)
  if (kind === 'MONEY') return format.money({ cents: Number(text), currency })
  if (kind === 'COUNTRY') return countryName(text, intl.locale)
  const known = kind === 'TYPE_CODE' ? typeTexts[text] : kind === 'PAYMENT' ? paymentTexts[text] : undefined
  return known ? `${intl.formatMessage({ id: known })} (${text})` : text
}

/** All that a bill says besides its lines and its VAT, by groups. */
export function BillTerms(props: { bill: BillTerms_bill$key }) {
  const { groups, gross } = useFragment(
    graphql`
      fragment BillTerms_bill on VendorBill {
        gross {
          currency
        }
        groups {
          group
          terms {
            term
            kind
            text
          }
        }
      }
    `,
    props.bill,
  )
  const intl = useIntl()
  return (
    <div className={`${style.groups} ${style.apart}`}>
      {groups.map(({ group, terms }) => (
        <Card key={group} className={style.group} title={<FormattedMessage id={groupTexts[group]} />}>
          <dl className={style.terms}>
            {terms.map((term, at) => {
              const label = termTexts[term.term]
              return (
                <div key={at} className={style.term}>
                  <dt>{label ? <FormattedMessage id={label} /> : term.term}</dt>
                  <dd>{shown(term, gross.currency, intl)}</dd>
                </div>
              )
            })}
          </dl>
        </Card>
      ))}
    </div>
  )
}
