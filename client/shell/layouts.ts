import type { GraphQLTaggedNode } from 'react-relay'
import type { LayoutModule, LayoutName } from '../router/route.ts'
import { Layout as ShopLayout, shopLayoutQuery } from './ShopLayout.tsx'
import { viewerQuery } from './Viewer.tsx'

/** The frames of pages, and the queries whose answers must be there before a frame is drawn. */
export const layouts: Record<LayoutName, { load: () => Promise<LayoutModule>; queries: readonly GraphQLTaggedNode[] }> =
  {
    shop: { load: async () => ({ Layout: ShopLayout }), queries: [viewerQuery, shopLayoutQuery] },
    checkout: { load: () => import('./CheckoutLayout.tsx'), queries: [viewerQuery, shopLayoutQuery] },
    bare: { load: () => import('./BareLayout.tsx'), queries: [viewerQuery, shopLayoutQuery] },
    admin: { load: () => import('./admin/AdminLayout.tsx'), queries: [viewerQuery, shopLayoutQuery] },
  }
