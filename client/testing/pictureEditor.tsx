import pictureEditPageQuery from '../__generated__/PictureEditPageQuery$parameters.ts'
import type { PageRoute } from '../router/route.ts'
import type { Answers } from './answers.ts'
import { renderPage } from './harness.tsx'

/** The editor of pictures and PDFs, as tests open it. */

const route: PageRoute = {
  path: 'image/edit/:id',
  layout: 'admin',
  page: () => import('../domains/files/admin/pictureEditor/PictureEditPage.tsx'),
  query: pictureEditPageQuery,
  variables: ({ params }) => ({ id: params.id }),
  isPersonal: true,
}

/** The viewer's own lock. */
export const ownLock = { lockedBy: 'Alex', isMine: true, isOwnElsewhere: false, viewerCanBreak: false }

export const locking = (lock: object): Answers[string] => ({ Mutation: () => ({ takeLock: { lock, errors: [] } }) })

/** Opens it with a file; the lock is the viewer's own unless `answers` say otherwise. */
export const openEditor = (file: object, answers: Answers = {}, language = '') =>
  renderPage(route, {
    address: `${language}/admincenter/image/edit/f1`,
    answers: {
      PictureEditPageQuery: { Query: () => ({ file }) },
      useTakeLockMutation: locking(ownLock),
      ...answers,
    },
  })
