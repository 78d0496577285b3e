import galleryPageQuery from '../../__generated__/GalleryPageQuery$parameters.ts'
import type { Route } from '../../router/route.ts'

/** The pages of public galleries; nothing leads there unless the shop links it. */
export const routes: readonly Route[] = [
  {
    path: 'gallery/:slug',
    layout: 'shop',
    page: () => import('./pages/GalleryPage.tsx'),
    query: galleryPageQuery,
    variables: place => ({ slug: place.params.slug }),
    texts: ['domains/galleries'],
    isPersonal: false,
  },
]
