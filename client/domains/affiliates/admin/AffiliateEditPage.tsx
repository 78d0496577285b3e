import { graphql, usePreloadedQuery } from 'react-relay'
import type { AffiliateEditPageQuery } from '../../../__generated__/AffiliateEditPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { AffiliateEditor } from './AffiliateEditor.tsx'
import { NewAffiliate } from './NewAffiliate.tsx'

const query = graphql`
  query AffiliateEditPageQuery($id: ID!, $isNew: Boolean!) @preloadable {
    affiliate(id: $id) @skip(if: $isNew) {
      id
      ...AffiliateEditor_affiliate
    }
    affiliateGroups {
      id
      title
    }
  }
`

function AffiliateEditPage(props: PageProps<AffiliateEditPageQuery>) {
  const { affiliate, affiliateGroups: groups } = usePreloadedQuery<AffiliateEditPageQuery>(query, props.query)
  if (!affiliate) return <NewAffiliate groups={groups} />
  return <AffiliateEditor key={affiliate.id} affiliate={affiliate} groups={groups} />
}

/** One partner, or an empty form for a new one. */
export const page = definePage<AffiliateEditPageQuery>({
  query,
  Component: AffiliateEditPage,
  outcome: ({ affiliate }, place) => (place.params.id && !affiliate ? 'notFound' : 'found'),
})
