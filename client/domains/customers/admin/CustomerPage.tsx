import { graphql, usePreloadedQuery } from 'react-relay'
import type { CustomerPageQuery } from '../../../__generated__/CustomerPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { CustomerEditor } from './CustomerEditor.tsx'

const query = graphql`
  query CustomerPageQuery($id: ID!) @preloadable {
    customer(id: $id) {
      id
      ...CustomerEditor_customer
    }
    shop {
      ...CustomerEditor_shop
    }
  }
`

function CustomerPage(props: PageProps<CustomerPageQuery>) {
  const { customer, shop } = usePreloadedQuery<CustomerPageQuery>(query, props.query)
  return customer && <CustomerEditor key={customer.id} customer={customer} shop={shop} />
}

/** One customer: what they ordered, and what was agreed with them. */
export const page = definePage<CustomerPageQuery>({
  query,
  Component: CustomerPage,
  outcome: ({ customer }) => (customer ? 'found' : 'notFound'),
})
