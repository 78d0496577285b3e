import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { LibraryImagesQuery } from '../../../../__generated__/LibraryImagesQuery.graphql.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { CheckIcon, ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons.tsx'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import type { BrowserView } from './sorts.ts'
import style from './tiles.module.css'
import { useImages } from './useImages.ts'

/** Pictures of one page, and up to how many pages there are only their numbers. Source: platform.md 9. */
const [pageSize, stepsAbove] = [10, 10]

export interface LibraryImagesProps {
  view: BrowserView
  fetchKey: string
  isLoading: boolean
  onPage: (after: string | null) => void
}

/** The pictures of the library, ten at a time: a press takes one into the gallery or out of it. */
export function LibraryImages({ view, fetchKey, isLoading, onPage }: LibraryImagesProps) {
  const intl = useIntl()
  const { has, add, remove } = useImages()
  const { files } = useLazyLoadQuery<LibraryImagesQuery>(
    graphql`
      query LibraryImagesQuery($first: Int!, $after: String, $filter: FileFilter!) {
        files(first: $first, after: $after, filter: $filter, orderBy: { field: UPLOADED, direction: DESC }) {
          totalCount
          pageCursors {
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
          edges {
            node {
              id
              name
              isPublic
              thumb: pictureUrl(width: 200, height: 200)
            }
          }
        }
      }
    `,
    {
      first: pageSize,
      after: view.after,
      filter: {
        types: ['PICTURE'],
        search: view.search || null,
        tags: view.tag === null ? null : [view.tag],
        isArchived: view.sort === 'from_archive',
        ...(view.extension !== null && { extensions: [view.extension] }),
      },
    },
    { fetchKey, fetchPolicy: 'store-and-network' },
  )
  const rows = files.edges.map(({ node: { thumb, ...file } }) => ({ ...file, thumb: thumb ?? null }))
  const missing = rows.filter(({ id }) => !has(id))
  const { first, previous, around, next, last } = files.pageCursors
  const hasSteps = files.totalCount > stepsAbove * pageSize
  if (rows.length === 0) {
    return (
      <p className={style.nothing}>
        <FormattedMessage id="admin.galleries.noFiles" />
      </p>
    )
  }
  return (
    <>
      <ul className={style.tiles} data-dimmed={isLoading || undefined} aria-busy={isLoading}>
        {rows.map(image => (
          <li key={image.id}>
            <button
              type="button"
              className={style.tile}
              aria-pressed={has(image.id)}
              onClick={() => (has(image.id) ? remove(image.id) : add([image]))}
            >
              <span className={style.picture}>
                {image.thumb && <img src={image.thumb} width={200} height={200} alt="" loading="lazy" />}
                <span className={style.mark}>{has(image.id) ? <CheckIcon size={18} /> : <PlusIcon size={18} />}</span>
              </span>
              <span className={style.name}>{image.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={style.foot}>
        <Button look="quiet" size="small" disabled={missing.length === 0} onClick={() => add(missing)}>
          <FormattedMessage id="admin.galleries.addPage" values={{ count: missing.length }} />
        </Button>
        {around.length > 1 && (
          <nav className={style.pages} aria-label={intl.formatMessage({ id: 'admin.paging.label' })}>
            {hasSteps && first && (
              <Button look="quiet" size="tiny" onClick={() => onPage(first.cursor ?? null)}>
                {intl.formatNumber(first.page)}
              </Button>
            )}
            {hasSteps && (
              <IconButton
                label={intl.formatMessage({ id: 'admin.paging.previous' })}
                disabled={!previous}
                onClick={() => onPage(previous?.cursor ?? null)}
              >
                <ChevronLeftIcon size={18} />
              </IconButton>
            )}
            {around.map(({ page, cursor, isCurrent }) => (
              <Button
                key={page}
                look={isCurrent ? 'outline' : 'quiet'}
                size="tiny"
                aria-current={isCurrent ? 'page' : undefined}
                aria-label={intl.formatMessage({ id: 'admin.paging.page' }, { page })}
                onClick={() => onPage(cursor ?? null)}
              >
                {intl.formatNumber(page)}
              </Button>
            ))}
            {hasSteps && (
              <IconButton
                label={intl.formatMessage({ id: 'admin.paging.next' })}
                disabled={!next}
                onClick={() => onPage(next?.cursor ?? null)}
              >
                <ChevronRightIcon size={18} />
              </IconButton>
            )}
            {hasSteps && last && (
              <Button look="quiet" size="tiny" onClick={() => onPage(last.cursor ?? null)}>
                {intl.formatNumber(last.page)}
              </Button>
            )}
          </nav>
        )}
      </div>
    </>
  )
}
