import { graphql, usePreloadedQuery } from 'react-relay'
import type { CompanyEditPageQuery } from '../../../__generated__/CompanyEditPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { CompanyEditor } from './CompanyEditor.tsx'
import { NewCompany } from './NewCompany.tsx'

const query = graphql`
  query CompanyEditPageQuery($id: ID!, $isNew: Boolean!) @preloadable {
    company(id: $id) @skip(if: $isNew) {
      id
      ...CompanyEditor_company
    }
    ...CompanyEditor_choices
    ...NewCompany_choices
  }
`

function CompanyEditPage(props: PageProps<CompanyEditPageQuery>) {
  const choices = usePreloadedQuery<CompanyEditPageQuery>(query, props.query)
  const { company } = choices
  return company ? (
    <CompanyEditor key={company.id} company={company} choices={choices} />
  ) : (
    <NewCompany choices={choices} />
  )
}

/** One company, or an empty form for a new one. */
export const page = definePage<CompanyEditPageQuery>({
  query,
  Component: CompanyEditPage,
  outcome: ({ company }, place) => (place.params.id && !company ? 'notFound' : 'found'),
})
