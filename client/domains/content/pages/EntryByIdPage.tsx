import { graphql } from 'react-relay'
import type { EntryByIdPageQuery } from '../../../__generated__/EntryByIdPageQuery.graphql.ts'
import { definePage } from '../../../router/route.ts'

const query = graphql`
  query EntryByIdPageQuery($id: ID!) @preloadable {
    entryById(id: $id) {
      path
    }
  }
`

/** The address of a page by its id, which leads to the one that people read. Source: platform.md 2, "p/:id". */
export const page = definePage<EntryByIdPageQuery>({
  query,
  Component: () => null,
  outcome: ({ entryById }) => (entryById?.path ? { redirect: entryById.path, isPermanent: true } : 'notFound'),
})
