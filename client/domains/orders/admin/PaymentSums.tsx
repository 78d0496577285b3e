import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { PaymentSums_sums$key } from '../../../__generated__/PaymentSums_sums.graphql.ts'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import style from './PaymentSums.module.css'

/** What the payments of the list come to, whatever its tab. */
export function PaymentSums({ sums: key }: { sums: PaymentSums_sums$key }) {
  const sums = useFragment(
    graphql`
      fragment PaymentSums_sums on PaymentSums {
        open {
          cents
          currency
        }
        paid {
          cents
          currency
        }
        toRefund {
          cents
          currency
        }
        refunded {
          cents
          currency
        }
        byVouchers {
          cents
          currency
        }
      }
    `,
    key,
  )
  const format = useAdminFormat()
  const shown: readonly { title: MessageId; sum: typeof sums.open; isAlways: boolean }[] = [
    { title: 'admin.payments.sum.open', sum: sums.open, isAlways: true },
    { title: 'admin.payments.sum.paid', sum: sums.paid, isAlways: true },
    { title: 'admin.payments.sum.toRefund', sum: sums.toRefund, isAlways: false },
    { title: 'admin.payments.sum.refunded', sum: sums.refunded, isAlways: false },
    { title: 'admin.payments.sum.byVouchers', sum: sums.byVouchers, isAlways: false },
  ]
  return (
    <dl className={style.sums}>
      {shown
        .filter(({ sum, isAlways }) => isAlways || sum.cents > 0)
        .map(({ title, sum }) => (
          <div key={title} className={style.sum}>
            <dt>
              <FormattedMessage id={title} />
            </dt>
            <dd>{format.money(sum)}</dd>
          </div>
        ))}
    </dl>
  )
}
