import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CommissionReason_commission$key } from '../../../__generated__/CommissionReason_commission.graphql.ts'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { usePercent } from '../parts/usePercent.ts'
import style from './affiliates.module.css'

/** Why a commission is what it is: at which rates it was earned, and what became of it. */
export function CommissionReason(props: { commission: CommissionReason_commission$key }) {
  const {
    kind,
    value: rate,
    net: sum,
    parts,
    entries,
  } = useFragment(
    graphql`
      fragment CommissionReason_commission on Commission {
        kind
        value
        net {
          cents
          currency
        }
        parts {
          group
          value
          net {
            cents
            currency
          }
        }
        entries {
          id
          kind
          note
          person
          amount {
            cents
            currency
          }
        }
      }
    `,
    props.commission,
  )
  const format = useAdminFormat()
  const percent = usePercent()
  return (
    <ul className={style.reasons}>
      {parts.length === 0 && (
        <li>
          {kind === 'FIXED' ? (
            <FormattedMessage id="admin.affiliates.part.fixed" />
          ) : (
            <FormattedMessage
              id="admin.affiliates.part.own"
              values={{ percent: percent(rate), net: format.money(sum) }}
            />
          )}
        </li>
      )}
      {parts.map(({ group, value, net }) => (
        <li key={group ?? ''}>
          {group ? (
            <FormattedMessage
              id="admin.affiliates.part.group"
              values={{ group, percent: percent(value), net: format.money(net) }}
            />
          ) : (
            <FormattedMessage
              id="admin.affiliates.part.own"
              values={{ percent: percent(value), net: format.money(net) }}
            />
          )}
        </li>
      ))}
      {entries.map(({ id, kind: what, note, person, amount }) =>
        what === 'EARNED' ? null : (
          <li key={id}>
            {what === 'CORRECTED' ? (
              <FormattedMessage
                id="admin.affiliates.entry.corrected"
                values={{
                  amount: format.money(amount),
                  person: person ?? <FormattedMessage id="admin.affiliates.somebody" />,
                  note,
                }}
              />
            ) : (
              <FormattedMessage id="admin.affiliates.entry.reduced" values={{ amount: format.money(amount) }} />
            )}
          </li>
        ),
      )}
    </ul>
  )
}
