import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { BillFaults_bill$key } from '../../../../__generated__/BillFaults_bill.graphql.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { ruleText } from '../rules/ruleTexts.ts'
import style from './BillPage.module.css'

/** What is wrong with a bill by the rules of its format, in plain words; each rule once. */
export function BillFaults(props: { bill: BillFaults_bill$key }) {
  const { faults, unknown } = useFragment(
    graphql`
      fragment BillFaults_bill on VendorBill {
        faults {
          rule
          isWarning
          message
        }
        unknown
      }
    `,
    props.bill,
  )
  const intl = useIntl()
  const rules = [...Map.groupBy(faults, ({ rule }) => rule)]
  const isWrong = faults.some(({ isWarning }) => !isWarning)
  return (
    <div className={style.apart}>
      <Notice tone={isWrong ? 'danger' : rules.length > 0 ? 'warn' : 'good'}>
        <p>
          <FormattedMessage id="invoicing.bill.faults" values={{ count: rules.length, wrong: String(isWrong) }} />
        </p>
        {rules.length > 0 && (
          <ul className={style.faults}>
            {rules.map(([rule, each]) => (
              <li key={rule}>
                {ruleText(intl, rule)}{' '}
                <span className={style.rule}>
                  {rule}
                  {each.length > 1 && ` × ${each.length}`}
                </span>
              </li>
            ))}
          </ul>
        )}
        {unknown.length > 0 && (
          <p className={style.rule}>
            <FormattedMessage id="invoicing.bill.unknown" values={{ count: unknown.length }} />
          </p>
        )}
      </Notice>
    </div>
  )
}
