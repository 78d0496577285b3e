import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
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
  const intl = useIntl()
  const named = (text: string) => intl.formatMessage({ id: 'admin.opening.text' }, { text: text.replace('.', '_') })
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
          <FormattedMessage
            id="admin.opening.review"
            values={{ texts: intl.formatList(opening.textsToReview.map(named)) }}
          />
        </p>
      </Notice>
    </div>
  )
}
