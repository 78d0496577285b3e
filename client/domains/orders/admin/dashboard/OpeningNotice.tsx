import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OpeningNotice_dashboard$key } from '../../../../__generated__/OpeningNotice_dashboard.graphql.ts'
import { Link } from '../../../../router/Link.tsx'
import { Notice } from '../../../../ui/Badge.tsx'
import { generalFieldPath, generalPath } from '../../../settings/parts/generalPath.ts'
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
  if (!opening || opening.isDemo || opening.isOpen) return null
  return (
    <div className={style.failures}>
      <Notice tone="danger">
        <p>
          <FormattedMessage id="admin.opening.closed" />
        </p>
        <ul className={style.missing}>
          {opening.missing.map(each => (
            <li key={each}>
              <Link className="link" to={generalFieldPath(each)}>
                <FormattedMessage id="admin.opening.field" values={{ field: each.replace('.', '_') }} />
              </Link>
            </li>
          ))}
        </ul>
        <p>
          <FormattedMessage
            id="admin.opening.where"
            values={{
              a: (words: ReactNode) => (
                <Link key="general" className="link" to={generalPath}>
                  {words}
                </Link>
              ),
            }}
          />
        </p>
        <p>
          <FormattedMessage id="admin.opening.review" values={{ texts: opening.textsToReview.join(', ') }} />
        </p>
      </Notice>
    </div>
  )
}
