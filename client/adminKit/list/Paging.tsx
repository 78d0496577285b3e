import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, readInlineData } from 'react-relay'
import type { Paging_cursors$key } from '../../__generated__/Paging_cursors.graphql.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import { useAdminFormat } from '../useAdminFormat.ts'
import style from './Paging.module.css'
import { StateLink } from './StateLink.tsx'
import { useListUrl } from './useListUrl.ts'

const cursorsFragment = graphql`
  fragment Paging_cursors on PageCursors @inline {
    first {
      page
      cursor
    }
    previous {
      cursor
    }
    around {
      page
      cursor
      isCurrent
    }
    next {
      cursor
    }
    last {
      page
      cursor
    }
  }
`

/** The cursor of the page behind, null behind the last. */
export const nextCursor = (cursors: Paging_cursors$key): string | null =>
  readInlineData(cursorsFragment, cursors).next?.cursor ?? null

export interface PagingProps {
  cursors: Paging_cursors$key
  /** Rows of one page; a list that lets one choose has links for the others. */
  pageSize: number
  sizes?: readonly number[]
  totalCount: number
  /** Whether there are more than were counted. */
  isCapped?: boolean
  /** The steps to the first, previous, next and last page are shown above so many pages only; always unless told. */
  stepsAbove?: number
}

/** Which rows of how many are shown, and the numbered pages. */
export function Paging(props: PagingProps) {
  const { first, previous, around, next, last } = readInlineData(cursorsFragment, props.cursors)
  const intl = useIntl()
  const format = useAdminFormat()
  const sizesId = useId()
  const { addressWith } = useListUrl()
  const current = around.find(page => page.isCurrent)?.page ?? 1
  const from = (current - 1) * props.pageSize + 1
  const hasSteps = props.isCapped || props.totalCount > (props.stepsAbove ?? 0) * props.pageSize
  const numbers = hasSteps ? [...(first ? [first] : []), ...around, ...(last ? [last] : [])] : around
  return (
    <nav className={style.paging} aria-label={intl.formatMessage({ id: 'admin.paging.label' })}>
      <p className={style.range}>
        <FormattedMessage
          id="admin.paging.range"
          values={{
            from: format.count(from),
            to: format.count(Math.min(from + props.pageSize - 1, props.totalCount)),
            total: props.isCapped
              ? intl.formatMessage({ id: 'admin.paging.moreThan' }, { count: format.count(props.totalCount) })
              : format.count(props.totalCount),
          }}
        />
      </p>
      {props.sizes && (
        <div className={style.sizes}>
          <span id={sizesId}>
            <FormattedMessage id="kit.paging.size" />
          </span>
          <ul aria-labelledby={sizesId}>
            {props.sizes.map(size => (
              <li key={size}>
                <StateLink
                  to={addressWith({ size: size === props.sizes?.[0] ? null : String(size) })}
                  aria-current={size === props.pageSize ? 'true' : undefined}
                >
                  {size}
                </StateLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {numbers.length > 1 && (
        <ul className={style.pages}>
          {hasSteps && (
            <li>
              <Step to={previous && addressWith({ after: previous.cursor ?? null })} isForward={false} />
            </li>
          )}
          {numbers.map(({ page, cursor }, at) => (
            <li key={page}>
              {at > 0 && page > (numbers[at - 1]?.page ?? 0) + 1 && (
                <span className={style.gap} aria-hidden="true">
                  …
                </span>
              )}
              <StateLink
                isOtherPage
                to={addressWith({ after: cursor ?? null })}
                className={style.page}
                aria-current={page === current ? 'page' : undefined}
                aria-label={intl.formatMessage({ id: 'admin.paging.page' }, { page })}
              >
                {format.count(page)}
              </StateLink>
            </li>
          ))}
          {hasSteps && (
            <li>
              <Step to={next && addressWith({ after: next.cursor ?? null })} isForward />
            </li>
          )}
        </ul>
      )}
    </nav>
  )
}

function Step({ to, isForward }: { to: string | null | undefined; isForward: boolean }) {
  const intl = useIntl()
  const Icon = isForward ? ChevronRightIcon : ChevronLeftIcon
  if (!to)
    return (
      <span className={style.page} data-off>
        <Icon size={18} />
      </span>
    )
  return (
    <StateLink
      isOtherPage
      to={to}
      className={style.page}
      aria-label={intl.formatMessage({ id: isForward ? 'admin.paging.next' : 'admin.paging.previous' })}
    >
      <Icon size={18} />
    </StateLink>
  )
}
