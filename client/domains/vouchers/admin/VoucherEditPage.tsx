import { graphql, usePreloadedQuery } from 'react-relay'
import type { VoucherEditPageQuery } from '../../../__generated__/VoucherEditPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { IssueVoucher } from './IssueVoucher.tsx'
import { VoucherEditor } from './VoucherEditor.tsx'

const query = graphql`
  query VoucherEditPageQuery($id: ID!, $isNew: Boolean!) @preloadable {
    voucher(id: $id) @skip(if: $isNew) {
      id
      ...VoucherEditor_voucher
    }
    voucherTemplates(first: 100) @include(if: $isNew) {
      edges {
        node {
          id
          title
          isDefault
          isTransferable
        }
      }
    }
  }
`

function VoucherEditPage(props: PageProps<VoucherEditPageQuery>) {
  const { voucher, voucherTemplates } = usePreloadedQuery<VoucherEditPageQuery>(query, props.query)
  if (voucher) return <VoucherEditor key={voucher.id} voucher={voucher} />
  return <IssueVoucher templates={(voucherTemplates?.edges ?? []).map(({ node }) => node)} />
}

/** One voucher, or an empty form to issue one. */
export const page = definePage<VoucherEditPageQuery>({
  query,
  Component: VoucherEditPage,
  outcome: ({ voucher }, place) => (place.params.id && !voucher ? 'notFound' : 'found'),
})
