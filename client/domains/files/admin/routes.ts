import filesPageQuery from '../../../__generated__/FilesPageQuery$parameters.ts'
import pictureEditPageQuery from '../../../__generated__/PictureEditPageQuery$parameters.ts'
import { PictureIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything, leadsTo } from '../../../adminKit/routes.ts'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'files',
    page: () => import('./browser/FilesPage.tsx'),
    query: filesPageQuery,
    search: everything,
    right: { area: 'FILES', level: 'read' },
    texts: ['domains/files/admin/browser', 'domains/files/parts/uploads'],
    navigation: { group: 'content', title: 'admin.shell.files', icon: PictureIcon, below: 'file/' },
  },
  leadsTo('filebrowser', 'files'),
  leadsTo('videos', 'files?type=VIDEO'),
  leadsTo('downloads', 'files?type=PDF&type=DOCUMENT&type=OTHER'),
  leadsTo('images', 'files?type=PICTURE'),
  {
    path: 'image/edit/:id',
    page: () => import('./pictureEditor/PictureEditPage.tsx'),
    query: pictureEditPageQuery,
    variables: ({ params: { id } }) => ({ id }),
    right: { area: 'FILES', level: 'read' },
    texts: ['domains/files/admin/pictureEditor', 'domains/files/admin/edit'],
  },
]
