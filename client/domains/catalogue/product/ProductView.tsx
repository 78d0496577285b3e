import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProductView_product$key } from '../../../__generated__/ProductView_product.graphql.ts'
import type { ProductView_shop$key } from '../../../__generated__/ProductView_shop.graphql.ts'
import { Corner } from '../../../ui/Corner.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { GoodsProduct } from './GoodsProduct.tsx'
import { SetProduct } from './SetProduct.tsx'
// The form's style comes with the page, for the server draws the form before its code is there.
import './voucher/VoucherForm.module.css'

/** Few products are vouchers, so that the others do without it. */
const VoucherProduct = onDemand(async () => ({ default: (await import('./VoucherProduct.tsx')).VoucherProduct }))

export interface ProductViewProps {
  product: ProductView_product$key
  shop: ProductView_shop$key
  /** What stands below: other products. */
  children: ReactNode
}

/** What there is to be seen and chosen of a product, of whatever kind it is; also of one that is not saved yet. */
export function ProductView({ children, ...keys }: ProductViewProps) {
  const product = useFragment(
    graphql`
      fragment ProductView_product on Product {
        kind
        ...GoodsProduct_product
        ...SetProduct_product
        ...VoucherProduct_product
      }
    `,
    keys.product,
  )
  const shop = useFragment(
    graphql`
      fragment ProductView_shop on Shop {
        ...VoucherProduct_shop
      }
    `,
    keys.shop,
  )
  if (product.kind === 'SET') return <SetProduct product={product}>{children}</SetProduct>
  if (product.kind === 'GOODS') return <GoodsProduct product={product}>{children}</GoodsProduct>
  return (
    <Corner>
      {attempt => (
        <VoucherProduct key={attempt} product={product} shop={shop}>
          {children}
        </VoucherProduct>
      )}
    </Corner>
  )
}
