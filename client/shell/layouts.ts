import type { KnownLayout } from '../router/loadPage.ts'
import type { LayoutName } from '../router/route.ts'
import { viewerQuery } from '../viewer/Viewer.tsx'
import { Layout as ShopLayout, shopLayoutQuery } from './ShopLayout.tsx'

/** The frames of pages: how to load each, the queries whose answers it needs, and the texts that it shows. */
export const layouts: Record<LayoutName, KnownLayout> = {
  shop: { load: async () => ({ Layout: ShopLayout }), queries: [viewerQuery, shopLayoutQuery], texts: [] },
  checkout: { load: () => import('./CheckoutLayout.tsx'), queries: [viewerQuery, shopLayoutQuery], texts: [] },
  bare: { load: () => import('./BareLayout.tsx'), queries: [viewerQuery, shopLayoutQuery], texts: [] },
  admin: {
    load: () => import('./admin/AdminLayout.tsx'),
    queries: [viewerQuery, shopLayoutQuery],
    texts: ['shell/admin', 'adminKit', 'domains/audit/admin'],
    notFoundPage: () => import('./admin/MissingPage.tsx'),
  },
}

/** Few ever see it. */
export const notFoundPage = () => import('./NotFoundPage.tsx')
