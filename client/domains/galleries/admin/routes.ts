import galleriesPageQuery from '../../../__generated__/GalleriesPageQuery$parameters.ts'
import galleryEditPageQuery from '../../../__generated__/GalleryEditPageQuery$parameters.ts'
import { GalleryIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything, leadsTo } from '../../../adminKit/routes.ts'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'galleries/browse',
    page: () => import('./GalleriesPage.tsx'),
    query: galleriesPageQuery,
    search: everything,
    right: { area: 'FILES', level: 'read' },
    texts: ['domains/galleries/admin'],
    navigation: { group: 'content', title: 'admin.shell.galleries', icon: GalleryIcon, below: 'galleries/' },
  },
  {
    path: 'galleries/edit/:id?',
    page: () => import('./GalleryEditPage.tsx'),
    query: galleryEditPageQuery,
    variables: ({ params: { id } }) => ({ id: id ?? '', isNew: id === undefined }),
    right: { area: 'FILES', level: 'read' },
    texts: ['domains/galleries/admin', 'domains/files/parts/uploads'],
  },
  leadsTo('galleries', 'galleries/browse'),
]
