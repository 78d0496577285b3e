import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OpeningNotice_dashboard$key } from '../../../../__generated__/OpeningNotice_dashboard.graphql.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import style from './DashboardPage.module.css'

/** That the shop sells nothing yet, which particulars are missing and where they are filled in; and which texts a lawyer has
 *  to look at. Of a demo nothing is said. */
export function OpeningNotice(props: { dashboard: OpeningNotice_dashboard$key }) {
  const { opening } = useFragment(
    graphql`
      fragment OpeningNotice_dashboard on Dashboard {
        opening {
          isOpen
          isDemo
          missing
          textsToReview
        }
      }
    `,
    props.dashboard,
  )
  const intl = useIntl()
  if (!opening || opening.isDemo || opening.isOpen) return null
  const fields = opening.missing.map(each =>
    intl.formatMessage({ id: 'admin.opening.field' }, { field: each.replace('.', '_') }),
  )
  return (
    <div className={style.failures}>
      <Notice tone="danger">
        <p>
          <FormattedMessage id="admin.opening.closed" values={{ fields: intl.formatList(fields) }} />
        </p>
        <p>
          <FormattedMessage id="admin.opening.where" />
        </p>
        <p>
          <FormattedMessage id="admin.opening.review" values={{ texts: opening.textsToReview.join(', ') }} />
        </p>
      </Notice>
    </div>
  )
}
