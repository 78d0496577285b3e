import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AgeingSums_sums$key, OpenItemAge } from '../../../../__generated__/AgeingSums_sums.graphql.ts'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Link } from '../../../../router/Link.tsx'
import style from './payments.module.css'
import { openItemsPath } from './paymentsUrl.ts'

const titles = {
  NOT_DUE: { title: 'payments.age.notDue', value: 'notDue' },
  UP_TO_30: { title: 'payments.age.upTo30', value: 'upTo30' },
  UP_TO_60: { title: 'payments.age.upTo60', value: 'upTo60' },
  UP_TO_90: { title: 'payments.age.upTo90', value: 'upTo90' },
  OLDER: { title: 'payments.age.older', value: 'older' },
} as const satisfies Record<OpenItemAge, { title: MessageId; value: string }>

/** What is still to be paid, by how late it is; each sum leads to its invoices. */
export function AgeingSums({ sums: key }: { sums: AgeingSums_sums$key }) {
  const sums = useFragment(
    graphql`
      fragment AgeingSums_sums on OpenItemAgeSum @relay(plural: true) {
        age
        count
        open {
          cents
          currency
        }
      }
    `,
    key,
  )
  const format = useAdminFormat()
  return (
    <dl className={style.sums}>
      {sums.map(({ age, count, open }) => (
        <div key={age} className={style.sum}>
          <dt>
            <FormattedMessage id={titles[age].title} />
          </dt>
          <dd>
            {count > 0 ? (
              <Link className="link" to={`${openItemsPath}?age=${titles[age].value}`}>
                {format.money(open)}
              </Link>
            ) : (
              format.money(open)
            )}
          </dd>
          <dd className={style.meta}>
            <FormattedMessage id="payments.age.count" values={{ count }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
