import { graphql, usePreloadedQuery } from 'react-relay'
import type { PageEditPageQuery } from '../../../__generated__/PageEditPageQuery.graphql.ts'
import { TextClassesContext } from '../../../adminKit/fields/textClasses.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { CreatePage } from './edit/CreatePage.tsx'
import { PageEditor } from './edit/PageEditor.tsx'

const query = graphql`
  query PageEditPageQuery($id: ID!, $isNew: Boolean!) @preloadable {
    managedEntry(id: $id) @skip(if: $isNew) {
      id
      ...PageEditor_entry
    }
    textClasses @skip(if: $isNew)
    managedEntries(first: 100, filter: { kinds: [TEMPLATE] }, orderBy: { field: TITLE, direction: ASC })
      @include(if: $isNew) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`

const noClasses: readonly string[] = []

/** What a new page is, by the word in the address. */
const firstKinds: Readonly<Record<string, 'POST' | 'EVENT'>> = { post: 'POST', event: 'EVENT' }

function PageEditPage(props: PageProps<PageEditPageQuery>) {
  const { managedEntry, managedEntries, textClasses } = usePreloadedQuery<PageEditPageQuery>(query, props.query)
  if (managedEntry)
    return (
      <TextClassesContext value={textClasses ?? noClasses}>
        <PageEditor key={managedEntry.id} entry={managedEntry} />
      </TextClassesContext>
    )
  const templates = (managedEntries?.edges ?? []).map(({ node }) => node)
  return <CreatePage templates={templates} first={firstKinds[props.place.search.get('kind') ?? ''] ?? 'PAGE'} />
}

/** One page in the designer, or the questions that a new one begins with. */
export const page = definePage<PageEditPageQuery>({
  query,
  Component: PageEditPage,
  outcome: ({ managedEntry }, place) => (place.params.id && !managedEntry ? 'notFound' : 'found'),
})
