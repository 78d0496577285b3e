import { graphql, usePreloadedQuery } from 'react-relay'
import type { EntryPageQuery } from '../../../__generated__/EntryPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { EntryView } from './EntryView.tsx'

const query = graphql`
  query EntryPageQuery($slug: String!) @preloadable {
    entry(slug: $slug) {
      slug
      path
      ...EntryView_entry
    }
  }
`

function EntryPage(props: PageProps<EntryPageQuery>) {
  const { entry } = usePreloadedQuery<EntryPageQuery>(query, props.query)
  return entry && <EntryView entry={entry} />
}

/** A page, a post or an event at its address. */
export const page = definePage<EntryPageQuery>({
  query,
  Component: EntryPage,
  outcome({ entry }, { params }) {
    if (!entry?.path) return 'notFound'
    // The server knows entries by addresses that they had before, too.
    return entry.slug === params.slug ? 'found' : { redirect: entry.path, isPermanent: true }
  },
})
