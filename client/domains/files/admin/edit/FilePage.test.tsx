import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import filePageQuery from '../../../../__generated__/FilePageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import type { Answers } from '../../../../testing/answers.ts'
import { renderPage, type Shown } from '../../../../testing/harness.tsx'

const route: PageRoute = {
  path: 'file/edit/:id',
  layout: 'admin',
  page: () => import('./FilePage.tsx'),
  query: filePageQuery,
  variables: ({ params }) => ({ id: params.id }),
  isPersonal: true,
}

const used = { kind: 'PRODUCT_PICTURE', title: 'Trikot Nordwald', adminPath: '/admincenter/products/p1', count: 2 }
const picture = {
  ...{ id: 'f1', revision: 3, name: 'vorne.jpg', isPicture: true, mimeType: 'image/jpeg', size: 482_113 },
  ...{ width: 1600, height: 2000, alt: { de: 'Vorne', en: null }, caption: null, tags: ['Trikot'], isPublic: true },
  ...{ focalPoint: null, deletedAt: null, viewerCanEdit: true, viewerCanDelete: false, isEdited: false },
  ...{
    createdAt: '2026-11-20T10:00:00.000Z',
    changedAt: '2026-11-21T10:00:00.000Z',
    useCount: 0,
    uses: [] as object[],
  },
  ...{
    downloadUrl: '/api/v0/download/f1',
    small: '/s.jpg',
    large: '/l.jpg',
    auditTrail: null,
    versions: [] as object[],
  },
}

const open = (file: object = picture, answers: Answers = {}) =>
  renderPage(route, {
    address: '/admincenter/file/edit/f1',
    answers: {
      FilePageQuery: { Query: () => ({ file }) },
      useTakeLockMutation: { Mutation: () => ({ takeLock: { lock: { isMine: true }, errors: [] } }) },
      ...answers,
    },
  })

/** What was asked for last, signs of life of the lock left aside. */
const asked = (environment: Shown['environment']) =>
  environment.asked.filter(({ name }) => name !== 'useTakeLockMutation').at(-1)

describe('a file', () => {
  test('that somebody else is editing is only looked at', async () => {
    const lock = { isMine: false, lockedBy: 'Kim Muster', isOwnElsewhere: false, viewerCanBreak: false }
    await open(picture, { useTakeLockMutation: { Mutation: () => ({ takeLock: { lock, errors: [] } }) } })
    expect(
      await screen.findByText(
        'Wird gerade bearbeitet von Kim Muster. Sobald das beendet ist, können Sie hier weiterarbeiten.',
      ),
    ).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Name' }).hasAttribute('readonly')).toBe(true)
  })

  test('is saved with the revision that was read, and the point that the keyboard put', async () => {
    const saved = { ...picture, revision: 4, name: 'hinten.jpg', focalPoint: { x: 0.5, y: 0.4 } }
    const { user, environment } = await open(picture, {
      useUpdateFileMutation: { Mutation: () => ({ updateFile: { file: saved, errors: [] } }) },
    })
    await user.clear(screen.getByRole('textbox', { name: 'Name' }))
    await user.paste('hinten.jpg')
    screen.getByRole('button', { name: 'Wichtigster Punkt: in der Mitte' }).focus()
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(asked(environment)).toEqual({
      name: 'useUpdateFileMutation',
      variables: {
        input: { fileId: 'f1', revision: 3, changes: { name: 'hinten.jpg', focalPoint: { x: 0.5, y: 0.4 } } },
      },
    })
    expect(await screen.findByText('gespeichert')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'hinten.jpg' })).toBeDefined()
  })

  test('stays public while it is shown, and says so at the switch', async () => {
    const { user } = await open(picture, {
      useUpdateFileMutation: {
        Mutation: () => ({
          updateFile: { file: null, errors: [{ code: 'FILE_IN_USE', path: ['changes', 'isPublic'] }] },
        }),
      },
    })
    await user.click(screen.getByRole('checkbox', { name: 'öffentlich' }))
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(
      await screen.findByText('Die Datei wird noch gezeigt und bleibt öffentlich, bis sie dort entfernt ist.'),
    ).toBeDefined()
  })

  test('that nothing uses goes to the trash after a question', async () => {
    const { user, environment, navigations } = await open(picture, {
      useTrashFilesMutation: { Mutation: () => ({ trashFiles: { files: [], errors: [] } }) },
    })
    await user.click(screen.getByRole('button', { name: 'löschen' }))
    const dialog = within(screen.getByRole('dialog', { name: 'wirklich löschen?' }))
    await user.click(dialog.getByRole('button', { name: 'löschen' }))
    expect(asked(environment)).toEqual({
      name: 'useTrashFilesMutation',
      variables: { input: { fileIds: ['f1'], inUse: 'REFUSE' } },
    })
    expect(await screen.findByText('gelöscht')).toBeDefined()
    expect(navigations).toEqual(['/admincenter/files'])
  })

  test('that is in use is named with its uses first, and taken away from them', async () => {
    const file = { ...picture, useCount: 60, uses: [{ ...used, viewerCanRemove: true }] }
    const { user, environment } = await open(file, {
      useTrashFilesMutation: { Mutation: () => ({ trashFiles: { files: [], errors: [] } }) },
    })
    expect(screen.getByRole('link', { name: 'Trikot Nordwald' }).getAttribute('href')).toBe('/admincenter/products/p1')
    expect(screen.getByText('und 59 weitere Stellen')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'löschen' }))
    const dialog = within(screen.getByRole('dialog', { name: 'wirklich löschen?' }))
    expect(dialog.getByText('Trikot Nordwald')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'überall entfernen und löschen' }))
    expect(asked(environment)?.variables).toEqual({ input: { fileIds: ['f1'], inUse: 'REMOVE' } })
  })

  test('in the trash is only looked at, and comes back', async () => {
    const file = { ...picture, deletedAt: '2026-11-22T10:00:00.000Z' }
    const { user, environment } = await open(file, {
      useRestoreFilesMutation: { Mutation: () => ({ restoreFiles: { files: [picture], errors: [] } }) },
    })
    expect(screen.getByRole('textbox', { name: 'Name' }).hasAttribute('readonly')).toBe(true)
    expect(screen.queryByRole('button', { name: 'endgültig löschen' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'wiederherstellen' }))
    expect(asked(environment)).toEqual({
      name: 'useRestoreFilesMutation',
      variables: { input: { fileIds: ['f1'] } },
    })
  })

  test('gets back an earlier version', async () => {
    const version = { number: 2, name: 'vorne.jpg', size: 1000, width: 10, height: 10, pictureUrl: '/v2' }
    const file = { ...picture, versions: [{ ...version, replacedAt: '2026-11-21T10:00:00.000Z' }] }
    const { user, environment } = await open(file, {
      useRestoreFileVersionMutation: { Mutation: () => ({ restoreFileVersion: { file: picture, errors: [] } }) },
    })
    await user.click(screen.getByRole('button', { name: 'Fassung 2 zurückholen' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Fassung 2 zurückholen?' }))
    await user.click(dialog.getByRole('button', { name: 'zurückholen' }))
    expect(asked(environment)).toEqual({
      name: 'useRestoreFileVersionMutation',
      variables: { input: { fileId: 'f1', revision: 3, number: 2 } },
    })
  })

  test('is replaced by what is chosen; what is refused is said beside it', async () => {
    const { user, environment } = await open(picture, {
      useReplaceFileMutation: {
        Mutation: () => ({
          replaceFile: {
            file: null,
            errors: [{ code: 'FILE_TYPE_INVALID', path: ['file'] }],
          },
        }),
      },
    })
    const [chooser] = document.querySelectorAll<HTMLInputElement>('input[type="file"]')
    await user.upload(chooser!, new File(['x'], 'neu.png', { type: 'image/png' }))
    expect(asked(environment)).toEqual({
      name: 'useReplaceFileMutation',
      variables: { input: { fileId: 'f1', revision: 3, file: null } },
    })
    expect(await screen.findByText('Falscher Dateityp')).toBeDefined()
  })
})
