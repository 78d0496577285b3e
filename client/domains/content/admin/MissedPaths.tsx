import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { MissedPaths_paths$key } from '../../../__generated__/MissedPaths_paths.graphql.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Button } from '../../../ui/Button.tsx'
import style from './pages.module.css'

export interface MissedPathsProps {
  paths: MissedPaths_paths$key
  /** Begins a redirect of this address; null for those who may not. */
  onRedirect: ((path: string) => void) | null
}

/** Addresses that visitors asked for in vain, the hundred most frequent. */
export function MissedPaths({ onRedirect, ...props }: MissedPathsProps) {
  const { totalCount, edges } = useFragment(
    graphql`
      fragment MissedPaths_paths on MissedPathConnection {
        totalCount
        edges {
          node {
            id
            path
            count
            lastDay
          }
        }
      }
    `,
    props.paths,
  )
  const intl = useIntl()
  const format = adminFormats(intl)
  if (edges.length === 0) return null
  return (
    <details className={style.missed}>
      <summary>
        <FormattedMessage id="admin.redirects.missed" values={{ count: totalCount }} />
      </summary>
      <ul>
        {edges.map(({ node: { id, path, count, lastDay } }) => (
          <li key={id}>
            <span className={style.missedPath}>{path}</span>
            <span className={style.quiet}>
              <FormattedMessage id="admin.redirects.missedCount" values={{ count, day: format.day(lastDay) }} />
            </span>
            {onRedirect && (
              <Button
                look="quiet"
                size="tiny"
                aria-label={intl.formatMessage({ id: 'admin.redirects.redirectNamed' }, { path })}
                onClick={() => onRedirect(path)}
              >
                <FormattedMessage id="admin.redirects.redirect" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
