import { graphql, usePreloadedQuery } from 'react-relay'
import type { StandingPageQuery } from '../../../__generated__/StandingPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { EntryView } from './EntryView.tsx'

const query = graphql`
  query StandingPageQuery($key: StandingPage!) @preloadable {
    standingPage(key: $key) {
      ...EntryView_entry
    }
  }
`

function StandingPage(props: PageProps<StandingPageQuery>) {
  const { standingPage } = usePreloadedQuery<StandingPageQuery>(query, props.query)
  return standingPage && <EntryView entry={standingPage} />
}

/** Terms, privacy, imprint and the other standing pages: as somebody wrote them, else as the shop writes them itself. */
export const page = definePage<StandingPageQuery>({
  query,
  Component: StandingPage,
  outcome: ({ standingPage }) => (standingPage ? 'found' : 'notFound'),
})
