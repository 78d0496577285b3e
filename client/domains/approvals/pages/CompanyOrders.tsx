import { FormattedMessage } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay'
import type { CompanyOrders_company$key } from '../../../__generated__/CompanyOrders_company.graphql.ts'
import type { CompanyOrdersMoreQuery } from '../../../__generated__/CompanyOrdersMoreQuery.graphql.ts'
import { useMore } from '../../../relay/useMore.ts'
import { Button } from '../../../ui/Button.tsx'
import { FailureLine } from '../../../ui/FailureLine.tsx'
import { OwnOrderRow } from '../../orders/parts/OwnOrderRow.tsx'
import style from '../parts/companies.module.css'

/** What all buyers of a company ordered for it. */
export function CompanyOrders(props: { company: CompanyOrders_company$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    CompanyOrdersMoreQuery,
    CompanyOrders_company$key
  >(
    graphql`
      fragment CompanyOrders_company on Company
      @refetchable(queryName: "CompanyOrdersMoreQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 5 }, after: { type: "String" }) {
        orders(first: $first, after: $after) @connection(key: "CompanyOrders_orders") {
          edges {
            node {
              id
              ...OwnOrderRow_order
            }
          }
        }
      }
    `,
    props.company,
  )
  const { more, failure, retry } = useMore(loadNext)
  const { edges } = data.orders
  return (
    <section className={style.section}>
      <h2 className="h3">
        <FormattedMessage id="company.orders" />
      </h2>
      {edges.length === 0 ? (
        <p className={style.quiet}>
          <FormattedMessage id="company.noOrders" />
        </p>
      ) : (
        <ul className={style.rows}>
          {edges.map(({ node }) => (
            <OwnOrderRow key={node.id} order={node} />
          ))}
        </ul>
      )}
      {failure && <FailureLine error={failure} onRetry={retry} />}
      {hasNext && !failure && (
        <div>
          <Button look="outline" isBusy={isLoadingNext} onClick={() => more(10)}>
            <FormattedMessage id="company.more" />
          </Button>
        </div>
      )}
    </section>
  )
}
