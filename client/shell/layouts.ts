import type { GraphQLTaggedNode } from 'react-relay'
import type { LayoutModule, LayoutName } from '../router/route.ts'
import * as shop from './ShopLayout.tsx'
import { viewerQuery } from './Viewer.tsx'

/** The frames of pages, and the queries whose answers must be there before a frame is drawn. */
export const layouts: Record<LayoutName, { load: () => Promise<LayoutModule>; queries: readonly GraphQLTaggedNode[] }> =
  {
    shop: { load: async () => shop, queries: [viewerQuery, shop.shopLayoutQuery] },
    checkout: { load: () => import('./CheckoutLayout.tsx'), queries: [viewerQuery, shop.shopLayoutQuery] },
    bare: { load: () => import('./BareLayout.tsx'), queries: [viewerQuery] },
    admin: { load: () => import('./admin/AdminLayout.tsx'), queries: [viewerQuery, shop.shopLayoutQuery] },
  }
