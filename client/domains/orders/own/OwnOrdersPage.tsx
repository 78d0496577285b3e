import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import type { OwnOrdersPage_viewer$key } from '../../../__generated__/OwnOrdersPage_viewer.graphql.ts'
import type { OwnOrdersPageOrdersQuery } from '../../../__generated__/OwnOrdersPageOrdersQuery.graphql.ts'
import type { OwnOrdersPageQuery } from '../../../__generated__/OwnOrdersPageQuery.graphql.ts'
import { useMore } from '../../../relay/useMore.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { FailureLine } from '../../../ui/FailureLine.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { AccountFrame } from '../../accounts/parts/AccountFrame.tsx'
import { OwnOrderRow } from '../parts/OwnOrderRow.tsx'
import style from '../parts/OwnOrders.module.css'

const query = graphql`
  query OwnOrdersPageQuery @preloadable {
    viewer {
      ...AccountFrame_viewer
      ...OwnOrdersPage_viewer
    }
  }
`

function OwnOrdersPage(props: PageProps<OwnOrdersPageQuery>) {
  const { viewer } = usePreloadedQuery<OwnOrdersPageQuery>(query, props.query)
  const intl = useIntl()
  return (
    <AccountFrame
      viewer={viewer}
      title={intl.formatMessage({ id: 'account.orders.title' })}
      lead={<FormattedMessage id="account.orders.lead" />}
    >
      <OwnOrders viewer={viewer} />
    </AccountFrame>
  )
}

function OwnOrders(props: { viewer: OwnOrdersPage_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    OwnOrdersPageOrdersQuery,
    OwnOrdersPage_viewer$key
  >(
    graphql`
      fragment OwnOrdersPage_viewer on Viewer
      @refetchable(queryName: "OwnOrdersPageOrdersQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        orders(first: $first, after: $after) @connection(key: "OwnOrdersPage_orders") {
          edges {
            node {
              id
              ...OwnOrderRow_order
            }
          }
        }
      }
    `,
    props.viewer,
  )
  const { more, failure, retry } = useMore(loadNext)
  const { edges } = data.orders
  if (edges.length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage id="account.orders.empty" />}
        actions={
          <LinkButton to="/">
            <FormattedMessage id="account.toShop" />
          </LinkButton>
        }
      >
        <FormattedMessage id="account.orders.emptyHint" />
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={style.orders}>
        {edges.map(({ node }) => (
          <OwnOrderRow key={node.id} order={node} />
        ))}
      </ul>
      {failure && <FailureLine error={failure} onRetry={retry} />}
      {hasNext && !failure && (
        <Button look="outline" className={style.more} isBusy={isLoadingNext} onClick={() => more(10)}>
          <FormattedMessage id="account.orders.more" />
        </Button>
      )}
    </>
  )
}

/** What a person has ordered while signed in. */
export const page = definePage<OwnOrdersPageQuery>({ query, Component: OwnOrdersPage })
