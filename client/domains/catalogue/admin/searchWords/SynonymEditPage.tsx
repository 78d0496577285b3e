import { graphql, usePreloadedQuery } from 'react-relay'
import type { SynonymEditPageQuery } from '../../../../__generated__/SynonymEditPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { SynonymEditor } from './SynonymEditor.tsx'

const query = graphql`
  query SynonymEditPageQuery($id: ID!, $isNew: Boolean!) @preloadable {
    searchSynonym(synonymId: $id) @skip(if: $isNew) {
      id
      ...SynonymEditor_synonym
    }
  }
`

function SynonymEditPage(props: PageProps<SynonymEditPageQuery>) {
  const { searchSynonym: synonym } = usePreloadedQuery<SynonymEditPageQuery>(query, props.query)
  const { search } = props.place
  return (
    <SynonymEditor
      key={synonym?.id ?? 'new'}
      synonym={synonym ?? null}
      word={search.get('word')}
      language={search.get('language') === 'EN' ? 'EN' : 'DE'}
    />
  )
}

/** One group of synonyms, or an empty form for a new one, which may begin with a word of the address. */
export const page = definePage<SynonymEditPageQuery>({
  query,
  Component: SynonymEditPage,
  outcome: ({ searchSynonym }, { params: { id } }) => (id !== 'new' && !searchSynonym ? 'notFound' : 'found'),
})
