import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProductKind, ProductView_product$key } from '../../../__generated__/ProductView_product.graphql.ts'
import type { ProductView_shop$key } from '../../../__generated__/ProductView_shop.graphql.ts'
import { Corner } from '../../../ui/Corner.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { GoodsProduct } from './GoodsProduct.tsx'

/** Most products are neither sets nor vouchers, and do without the code of both. */
const SetProduct = onDemand(async () => ({ default: (await import('./SetProduct.tsx')).SetProduct }))
const VoucherProduct = onDemand(async () => ({ default: (await import('./VoucherProduct.tsx')).VoucherProduct }))

/** The code without which products of a kind are not shown. */
export const partsOf = (kind: ProductKind) =>
  kind === 'SET' ? [SetProduct] : kind === 'VOUCHER' ? [VoucherProduct] : []

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
  if (product.kind === 'GOODS') return <GoodsProduct product={product}>{children}</GoodsProduct>
  return (
    <Corner>
      {attempt =>
        product.kind === 'SET' ? (
          <SetProduct key={attempt} product={product}>
            {children}
          </SetProduct>
        ) : (
          <VoucherProduct key={attempt} product={product} shop={shop}>
            {children}
          </VoucherProduct>
        )
      }
    </Corner>
  )
}
