import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AccountPageQuery } from '../../../__generated__/AccountPageQuery.graphql.ts'
import { accountPaths } from '../../../router/accountPaths.ts'
import { Link } from '../../../router/Link.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { OwnOrderRow } from '../../orders/parts/OwnOrderRow.tsx'
import { AccountFrame } from '../parts/AccountFrame.tsx'
import style from './AccountPage.module.css'
import { AddressCard } from './addresses/AddressCard.tsx'
import addressStyle from './addresses/Addresses.module.css'

const query = graphql`
  query AccountPageQuery @preloadable {
    viewer {
      ...AccountFrame_viewer
      account {
        name
        addresses {
          id
          isDefaultInvoice
          isDefaultShipping
          ...AddressCard_address
        }
      }
      orders(first: 3) {
        edges {
          node {
            id
            ...OwnOrderRow_order
          }
        }
      }
    }
  }
`

function AccountPage(props: PageProps<AccountPageQuery>) {
  const { viewer } = usePreloadedQuery<AccountPageQuery>(query, props.query)
  const intl = useIntl()
  const { buysForCompany } = useViewer()
  const { edges } = viewer.orders
  const addresses = viewer.account?.addresses.filter(each => each.isDefaultInvoice || each.isDefaultShipping) ?? []
  return (
    <AccountFrame viewer={viewer} title={intl.formatMessage({ id: 'account.overview.title' })}>
      <div className={style.blocks}>
        <section>
          <h2 className={`h3 ${style.heading}`}>
            <FormattedMessage id="account.overview.orders" />
          </h2>
          {edges.length === 0 ? (
            <>
              <p className="lead">
                <FormattedMessage id="account.orders.emptyHint" />
              </p>
              <p className={style.way}>
                <LinkButton to="/">
                  <FormattedMessage id="account.toShop" />
                </LinkButton>
              </p>
            </>
          ) : (
            <>
              <ul className={style.orders}>
                {edges.map(({ node }) => (
                  <OwnOrderRow key={node.id} order={node} />
                ))}
              </ul>
              <p className={style.way}>
                <Link to={accountPaths.orders} className="link">
                  <FormattedMessage id="account.overview.allOrders" />
                </Link>
              </p>
            </>
          )}
        </section>
        <section>
          <h2 className={`h3 ${style.heading}`}>
            <FormattedMessage id="account.overview.addresses" />
          </h2>
          {addresses.length === 0 ? (
            <>
              <p className="lead">
                <FormattedMessage id="account.addresses.emptyHint" />
              </p>
              <p className={style.way}>
                <LinkButton look="quiet" to={accountPaths.addAddress}>
                  <FormattedMessage id="account.addresses.add" />
                </LinkButton>
              </p>
            </>
          ) : (
            <>
              <ul className={addressStyle.cards}>
                {addresses.map(address => (
                  <AddressCard key={address.id} address={address} />
                ))}
              </ul>
              <p className={style.way}>
                <Link to={accountPaths.addresses} className="link">
                  <FormattedMessage id="account.overview.allAddresses" />
                </Link>
              </p>
            </>
          )}
        </section>
      </div>
      {!buysForCompany && (
        <p className={style.way}>
          <Link to={accountPaths.company} className="link">
            <FormattedMessage id="account.overview.company" />
          </Link>
        </p>
      )}
    </AccountFrame>
  )
}

/** The account's first page: what was ordered lately, and where it goes. */
export const page = definePage<AccountPageQuery>({ query, Component: AccountPage })
