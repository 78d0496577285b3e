import { graphql, usePreloadedQuery } from 'react-relay'
import type { DiscountsPageQuery } from '../../../../__generated__/DiscountsPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { DiscountsEditor } from './DiscountsEditor.tsx'

const query = graphql`
  query DiscountsPageQuery @preloadable {
    settingsSection(key: "discounts") {
      ...SectionEditor_section
    }
    ...DiscountsEditor_query
  }
`

function DiscountsPage(props: PageProps<DiscountsPageQuery>) {
  const data = usePreloadedQuery<DiscountsPageQuery>(query, props.query)
  return data.settingsSection && <DiscountsEditor section={data.settingsSection} query={data} />
}

/** Discount groups: what they give, from which sums on, and to whom. */
export const page = definePage<DiscountsPageQuery>({
  query,
  Component: DiscountsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
