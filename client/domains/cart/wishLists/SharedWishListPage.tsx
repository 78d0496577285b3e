import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { SharedWishListPageQuery } from '../../../__generated__/SharedWishListPageQuery.graphql.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { WishFacts } from './WishFacts.tsx'
import { WishVariant } from './WishVariant.tsx'
import style from './wishLists.module.css'

const query = graphql`
  query SharedWishListPageQuery($token: String!) @preloadable {
    sharedWishList(token: $token) {
      title
      wishes {
        id
        amount
        note
        variant {
          ...WishVariant_variant
        }
        ...WishFacts_wish
      }
    }
  }
`

function SharedWishListPage(props: PageProps<SharedWishListPageQuery>) {
  const { sharedWishList: list } = usePreloadedQuery<SharedWishListPageQuery>(query, props.query)
  const intl = useIntl()
  const title = list?.title ?? intl.formatMessage({ id: list ? 'wishLists.first' : 'wishLists.shared.gone' })
  if (!list || list.wishes.length === 0)
    return (
      <div className="page">
        <PageHead title={title} />
        <EmptyState
          level={1}
          title={<FormattedMessage id={list ? 'wishLists.empty' : 'wishLists.shared.gone'} />}
          actions={
            <LinkButton to="/">
              <FormattedMessage id="wishLists.browse" />
            </LinkButton>
          }
        >
          <FormattedMessage id={list ? 'wishLists.shared.emptyHint' : 'wishLists.shared.goneHint'} />
        </EmptyState>
      </div>
    )
  return (
    <div className={`page ${style.shared}`}>
      <PageHead title={title} />
      <h1 className="h1">{title}</h1>
      <p className="lead">
        <FormattedMessage id="wishLists.shared.lead" values={{ count: list.wishes.length }} />
      </p>
      <ul className={style.wishes}>
        {list.wishes.map(wish => (
          <li key={wish.id} className={style.wish} data-shared>
            <WishFacts wish={wish} level={2} />
            <div className={style.wanted}>
              <p>
                <FormattedMessage id="wishLists.wanted" values={{ count: wish.amount }} />
                {wish.variant && (
                  <>
                    {', '}
                    <WishVariant variant={wish.variant} />
                  </>
                )}
              </p>
              {wish.note && <p className={style.note}>{wish.note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A list that somebody shared, as whoever knows its address sees it. */
export const page = definePage<SharedWishListPageQuery>({ query, Component: SharedWishListPage })
