import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import type { EntriesPage_query$key } from '../../../__generated__/EntriesPage_query.graphql.ts'
import type { EntriesPageMoreQuery } from '../../../__generated__/EntriesPageMoreQuery.graphql.ts'
import type { EntriesPageQuery } from '../../../__generated__/EntriesPageQuery.graphql.ts'
import { useMore } from '../../../relay/useMore.ts'
import { feedPath } from '../../../router/feeds.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { localized } from '../../../router/place.ts'
import { useLanguage } from '../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FailureLine } from '../../../ui/FailureLine.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { useFurtherRows } from '../../../ui/useFurtherRows.ts'
import { EntryList } from '../blocks/EntryList.tsx'
import { wholePage } from '../blocks/sizes.ts'
import { StaffLinks } from '../parts/StaffLinks.tsx'
import style from './EntryView.module.css'
import { entriesPath } from './entriesPath.ts'

const query = graphql`
  query EntriesPageQuery($kind: ListedEntryKind!, $tag: String) @preloadable {
    ...EntriesPage_query
  }
`

function EntriesPage(props: PageProps<EntriesPageQuery>) {
  const asked = usePreloadedQuery<EntriesPageQuery>(query, props.query)
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<EntriesPageMoreQuery, EntriesPage_query$key>(
    graphql`
      fragment EntriesPage_query on Query
      @refetchable(queryName: "EntriesPageMoreQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 6 }, after: { type: "String" }) {
        entries(kind: $kind, tag: $tag, first: $first, after: $after)
          @connection(key: "EntriesPage_entries", filters: ["kind", "tag"]) {
          edges {
            node {
              ...EntryList_entries
            }
          }
        }
      }
    `,
    asked,
  )
  const intl = useIntl()
  const { more, failure, retry } = useMore(loadNext)
  const { kind, tag } = props.query.variables
  const name = intl.formatMessage({ id: kind === 'EVENT' ? 'site.events' : 'site.posts' })
  const title = tag ? `${name}: ${tag}` : name
  const entries = data.entries.edges.map(({ node }) => node)
  const language = useLanguage()
  // Posts can be followed; events are over when they are read.
  const feed = kind === 'EVENT' ? null : (tag ?? '')
  const { loadRow, end } = useFurtherRows({ present: entries.length, hasNext, isLoadingNext, failure, more })
  return (
    <div className={style.list}>
      <div className={`page ${style.page}`}>
        <PageHead
          title={title}
          canonicalSearch={tag ? new URLSearchParams({ tag }) : undefined}
          feed={feed === null ? null : { title, tag: feed }}
        />
        <header className={style.head}>
          <Breadcrumbs crumbs={tag ? [{ title: name, path: entriesPath(kind) }, { title: tag }] : [{ title: name }]} />
          <h1 className="h1">{title}</h1>
          {feed !== null && entries.length > 0 && (
            <p>
              <a className="link" href={localized(feedPath('feed', feed), language)}>
                <FormattedMessage id="site.feed" />
              </a>
            </p>
          )}
        </header>
        {entries.length === 0 ? (
          <EmptyState title={<FormattedMessage id={kind === 'EVENT' ? 'site.events.none' : 'site.posts.none'} />} />
        ) : (
          <EntryList entries={entries} look={kind === 'EVENT' ? 'LIST' : 'CARDS'} share={wholePage} level={2} />
        )}
        <div ref={end} />
        {failure && <FailureLine error={failure} onRetry={retry} />}
        {hasNext && !failure && (
          <div className={style.more}>
            <Button look="outline" isBusy={isLoadingNext} onClick={loadRow}>
              <FormattedMessage id="site.entries.more" />
            </Button>
          </div>
        )}
        <StaffLinks kind={kind === 'EVENT' ? 'EVENT' : 'POST'} />
      </div>
    </div>
  )
}

/** All posts, the newest first, or the events to come; those of one tag. Six at first, and a row more as somebody scrolls. */
export const page = definePage<EntriesPageQuery>({ query, Component: EntriesPage })
