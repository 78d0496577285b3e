import { FormattedMessage } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay'
import type { CompanyRequests_company$key } from '../../../__generated__/CompanyRequests_company.graphql.ts'
import type { CompanyRequestsMoreQuery } from '../../../__generated__/CompanyRequestsMoreQuery.graphql.ts'
import { useMore } from '../../../relay/useMore.ts'
import { Button } from '../../../ui/Button.tsx'
import { FailureLine } from '../../../ui/FailureLine.tsx'
import style from '../parts/companies.module.css'
import { RequestCard } from '../parts/RequestCard.tsx'

/** Orders that wait, or waited, for an approval, as far as the viewer sees them. */
export function CompanyRequests(props: { company: CompanyRequests_company$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    CompanyRequestsMoreQuery,
    CompanyRequests_company$key
  >(
    graphql`
      fragment CompanyRequests_company on Company
      @refetchable(queryName: "CompanyRequestsMoreQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 5 }, after: { type: "String" }) {
        requests(first: $first, after: $after) @connection(key: "CompanyRequests_requests") {
          edges {
            node {
              id
              ...RequestCard_request
            }
          }
        }
      }
    `,
    props.company,
  )
  const { more, failure, retry } = useMore(loadNext)
  const { edges } = data.requests
  return (
    <section className={style.section}>
      <h2 className="h3">
        <FormattedMessage id="company.requests" />
      </h2>
      {edges.length === 0 ? (
        <p className={style.quiet}>
          <FormattedMessage id="company.noRequests" />
        </p>
      ) : (
        <ul className={style.requests}>
          {edges.map(({ node }) => (
            <RequestCard key={node.id} request={node} isLinked />
          ))}
        </ul>
      )}
      {failure && <FailureLine error={failure} onRetry={retry} />}
      {hasNext && !failure && (
        <div>
          <Button look="outline" isBusy={isLoadingNext} onClick={() => more(5)}>
            <FormattedMessage id="company.more" />
          </Button>
        </div>
      )}
    </section>
  )
}
