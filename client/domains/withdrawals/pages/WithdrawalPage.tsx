import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { WithdrawalPageQuery } from '../../../__generated__/WithdrawalPageQuery.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Link } from '../../../router/Link.tsx'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { NoScripts } from '../../../ui/NoScripts.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import style from './WithdrawalPage.module.css'

const query = graphql`
  query WithdrawalPageQuery($orderNumber: String!, $token: String, $isNamed: Boolean!) @preloadable {
    withdrawalOffer(orderNumber: $orderNumber, token: $token) @include(if: $isNamed) {
      orderNumber
      ...WithdrawalForm_offer
    }
    viewer {
      orders(first: 10) @skip(if: $isNamed) {
        edges {
          node {
            id
            orderNumber
            placedAt
          }
        }
      }
    }
  }
`

function WithdrawalPage(props: PageProps<WithdrawalPageQuery>) {
  const { withdrawalOffer: offer, viewer } = usePreloadedQuery<WithdrawalPageQuery>(query, props.query)
  const intl = useIntl()
  const format = useFormat()
  const title = intl.formatMessage({ id: 'ui.legal.withdrawal' })
  const own = viewer.orders?.edges.map(edge => edge.node) ?? []
  return (
    <div className={`page ${style.page}`}>
      <PageHead title={title} />
      <Breadcrumbs crumbs={[{ title }]} />
      <NoScripts />
      <h1 className="h1">{title}</h1>
      <p className={`lead ${style.lead}`}>
        <FormattedMessage
          id="withdrawals.lead"
          values={{
            notice: words => (
              <Link key="notice" className="link" to="/withdrawal/notice">
                {words}
              </Link>
            ),
          }}
        />
      </p>
      {own.length > 0 && (
        <section className={style.own} aria-labelledby="own-orders">
          <h2 id="own-orders" className="h3">
            <FormattedMessage id="withdrawals.own" />
          </h2>
          <ul>
            {own.map(({ id, orderNumber, placedAt }) => (
              <li key={id}>
                <Link className="link" to={`/withdrawal?order=${orderNumber}`}>
                  <FormattedMessage
                    id="withdrawals.ownOrder"
                    values={{ number: orderNumber, date: format.day(placedAt) }}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <WithdrawalForm
        key={offer?.orderNumber ?? ''}
        offer={offer ?? null}
        named={props.place.search.get('order') ?? props.place.params.number ?? ''}
        token={props.place.params.token ?? null}
      />
    </div>
  )
}

/** The function by which a contract is withdrawn from, for everybody. Source: § 356a BGB. */
export const page = definePage<WithdrawalPageQuery>({ query, Component: WithdrawalPage })
