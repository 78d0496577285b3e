import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import type { EntriesPage_query$key } from '../../../__generated__/EntriesPage_query.graphql.ts'
import type { EntriesPageMoreQuery } from '../../../__generated__/EntriesPageMoreQuery.graphql.ts'
import type { EntriesPageQuery } from '../../../__generated__/EntriesPageQuery.graphql.ts'
import { useMore } from '../../../relay/useMore.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FailureLine } from '../../../ui/FailureLine.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { EntryList } from '../blocks/EntryList.tsx'
import { wholePage } from '../blocks/sizes.ts'
import { StaffLinks } from '../parts/StaffLinks.tsx'
import style from './EntryView.module.css'

const query = graphql`
  query EntriesPageQuery($kind: ListedEntryKind!, $tag: String) @preloadable {
    ...EntriesPage_query
  }
`

/** Entries that are asked for at once. */
const more = 12

function EntriesPage(props: PageProps<EntriesPageQuery>) {
  const asked = usePreloadedQuery<EntriesPageQuery>(query, props.query)
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<EntriesPageMoreQuery, EntriesPage_query$key>(
    graphql`
      fragment EntriesPage_query on Query
      @refetchable(queryName: "EntriesPageMoreQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 12 }, after: { type: "String" }) {
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
  const { more: loadMore, failure, retry } = useMore(loadNext)
  const { kind, tag } = props.query.variables
  const name = intl.formatMessage({ id: kind === 'EVENT' ? 'site.events' : 'site.posts' })
  const title = tag ? `${name}: ${tag}` : name
  const entries = data.entries.edges.map(({ node }) => node)
  return (
    <div className={`page ${style.page}`}>
      <PageHead title={title} canonicalSearch={tag ? new URLSearchParams({ tag }) : undefined} />
      <header className={style.head}>
        <Breadcrumbs crumbs={[{ title }]} />
        <h1 className="h1">{title}</h1>
      </header>
      {entries.length === 0 ? (
        <EmptyState title={<FormattedMessage id={kind === 'EVENT' ? 'site.events.none' : 'site.posts.none'} />} />
      ) : (
        <div className={style.list}>
          <EntryList entries={entries} look={kind === 'EVENT' ? 'LIST' : 'CARDS'} share={wholePage} level={2} />
        </div>
      )}
      {failure && <FailureLine error={failure} onRetry={retry} />}
      {hasNext && !failure && (
        <div className={style.more}>
          <Button look="outline" isBusy={isLoadingNext} onClick={() => loadMore(more)}>
            <FormattedMessage id="site.entries.more" />
          </Button>
        </div>
      )}
      <StaffLinks kind={kind === 'EVENT' ? 'EVENT' : 'POST'} />
    </div>
  )
}

/** All posts, the newest first, or the events to come; those of one tag. */
export const page = definePage<EntriesPageQuery>({ query, Component: EntriesPage })
