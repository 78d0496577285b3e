import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { CartPage_cart$key } from '../../../__generated__/CartPage_cart.graphql.ts'
import type { CartPageQuery } from '../../../__generated__/CartPageQuery.graphql.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useSetFavourite } from '../../catalogue/mutations/useSetFavourite.ts'
import { PendingOrder } from '../../checkout/parts/PendingOrder.tsx'
import { CartBlock } from '../lines/CartBlock.tsx'
import { DeadLines } from '../lines/DeadLines.tsx'
import { useRemoval } from '../lines/useRemoval.ts'
import { useFreshCart } from '../parts/useFreshCart.ts'
import { CartBar } from '../sums/CartBar.tsx'
import { CartSummary } from '../sums/CartSummary.tsx'
import style from './CartPage.module.css'

const query = graphql`
  query CartPageQuery @preloadable {
    viewer {
      cart {
        revision
        lines {
          id
        }
        ...CartPage_cart
      }
    }
    shop {
      homeCountry
      deliveryCountries {
        code
        title
      }
    }
  }
`

function CartPage(props: PageProps<CartPageQuery>) {
  const { viewer, shop } = usePreloadedQuery<CartPageQuery>(query, props.query)
  const intl = useIntl()
  const { tell } = useToasts()
  const refresh = useFreshCart<CartPageQuery>(query, viewer.cart?.revision ?? null, () =>
    tell({ kind: 'notice', title: intl.formatMessage({ id: 'cart.changedElsewhere' }) }),
  )
  return (
    <div className={`page ${style.page}`}>
      <PageHead title={intl.formatMessage({ id: 'cart.pageTitle' })} />
      <PendingOrder />
      {viewer.cart && viewer.cart.lines.length > 0 ? (
        <FilledCart cart={viewer.cart} shop={shop} refresh={refresh} />
      ) : (
        <EmptyState
          level={1}
          title={<FormattedMessage id="cart.empty.title" />}
          actions={
            <>
              <LinkButton to="/">
                <FormattedMessage id="cart.empty.browse" />
              </LinkButton>
              <LinkButton look="outline" to="/favourites">
                <FormattedMessage id="cart.empty.favourites" />
              </LinkButton>
            </>
          }
        >
          <FormattedMessage id="cart.empty.hint" />
        </EmptyState>
      )}
    </div>
  )
}

interface FilledCartProps {
  cart: CartPage_cart$key
  shop: CartPageQuery['response']['shop']
  refresh: () => Promise<void>
}

function FilledCart({ cart: key, shop, refresh }: FilledCartProps) {
  const cart = useFragment(
    graphql`
      fragment CartPage_cart on Cart {
        id
        revision
        pieceCount
        lines {
          id
          ...DeadLines_lines
        }
        blocks {
          lines {
            id
          }
          ...CartBlock_block
        }
        ...CartSummary_cart
        ...CartBar_cart
      }
    `,
    key,
  )
  const intl = useIntl()
  const { tell } = useToasts()
  const { favouriteProductIds } = useViewer()
  const [setFavourite] = useSetFavourite()
  const heading = useRef<HTMLHeadingElement>(null)
  const way = useRef<HTMLDivElement>(null)
  const onGone = () => {
    tell({ kind: 'notice', title: intl.formatMessage({ id: 'cart.changedElsewhere' }) })
    void refresh()
  }
  const removal = useRemoval({ refresh, onRemoved: () => heading.current?.focus({ preventScroll: true }) })

  const favour = async (productId: string, isFavourite: boolean) => {
    const { isDone } = await setFavourite(productId, isFavourite)
    if (isDone && isFavourite)
      tell({
        kind: 'success',
        title: intl.formatMessage({ id: 'catalogue.favourite.added' }),
        link: { label: intl.formatMessage({ id: 'catalogue.favourite.toList' }), to: '/favourites' },
      })
  }

  return (
    <>
      <div className={style.head}>
        <h1 ref={heading} className="h1" tabIndex={-1}>
          <FormattedMessage id="cart.title" />
        </h1>
        <p>
          <FormattedMessage id="cart.count" values={{ lines: cart.blocks.length, pieces: cart.pieceCount }} />
        </p>
      </div>
      <div className={style.columns}>
        <div>
          <DeadLines lines={cart.lines} onRemove={removal.removeAll} isBusy={removal.isPending} />
          <ul className={style.lines} aria-label={intl.formatMessage({ id: 'cart.lines' })}>
            {cart.blocks.map(block => (
              <CartBlock
                key={block.lines[0]?.id}
                block={block}
                isFavourite={productId => favouriteProductIds.has(productId)}
                onFavourite={favour}
                onRemove={removal.remove}
                onRemoveAll={removal.removeAll}
                onGone={onGone}
              />
            ))}
          </ul>
        </div>
        <aside className={style.summary}>
          <CartSummary cart={cart} countries={shop.deliveryCountries} homeCountry={shop.homeCountry} buttonRef={way} />
        </aside>
      </div>
      <CartBar cart={cart} twin={way} />
    </>
  )
}

/** What lies in the visitor's cart. */
export const page = definePage<CartPageQuery>({ query, Component: CartPage })
