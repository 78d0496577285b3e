import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import filesPageQuery from '../../../../__generated__/FilesPageQuery$parameters.ts'
import { everything } from '../../../../adminKit/routes.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPage, type Shown } from '../../../../testing/harness.tsx'

const route: PageRoute = {
  path: 'files',
  layout: 'admin',
  page: () => import('./FilesPage.tsx'),
  query: filesPageQuery,
  search: everything,
  isPersonal: true,
}

const file = (id: string, changes: object = {}) => ({
  ...{ id, name: `${id}.jpg`, extension: 'jpg', type: 'PICTURE', size: 482_113, width: 1600, height: 2000 },
  ...{ tags: ['Presse'], isPublic: true, alt: null, revision: 3, deletedAt: null },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', changedAt: '2026-11-21T10:00:00.000Z' },
  ...{ thumb: null, thumb2: null, tile: null, tile2: null, viewerCanEdit: true, viewerCanDelete: true },
  ...changes,
})

const page = (...nodes: object[]) => ({
  Query: () => ({
    files: {
      ...{ totalCount: nodes.length, isCountCapped: false, tabs: [], edges: nodes.map(node => ({ node })) },
      ...{ availableTypes: [], availableTags: [], availableExtensions: [] },
    },
  }),
})

const open = (answers: Answers, nodes = [file('a'), file('b')], search = '') =>
  renderPage(route, { address: `/admincenter/files${search}`, answers: { FilesPageQuery: page(...nodes), ...answers } })

const asked = ({ environment }: Pick<Shown, 'environment'>, name: string) =>
  environment.asked.filter(each => each.name === name).map(({ variables }) => variables.input)
const tick = (shown: Shown, ...names: string[]) =>
  Promise.all(names.map(name => shown.user.click(screen.getByRole('checkbox', { name: `${name} auswählen` }))))
const bar = () => within(screen.getByRole('region', { name: 'Auswahl' }))

describe('the tags of a file', () => {
  const type = async (answer: Answers[string]) => {
    const shown = await open({ useRetagFileMutation: answer })
    await shown.user.click(screen.getByRole('button', { name: /^Schlagwörter von a\.jpg: ?Presse$/ }))
    await shown.user.keyboard('Saison,')
    await waitFor(() => expect(asked(shown, 'useRetagFileMutation')).toHaveLength(1), { timeout: 3000 })
    return shown
  }
  const tags = () =>
    [...screen.getByLabelText('Schlagwörter von a.jpg', { selector: 'input' }).parentElement!.children]
      .map(each => each.textContent)
      .filter(Boolean)

  test('are saved by themselves, with the revision that was read', async () => {
    const saved = { file: file('a', { tags: ['Presse', 'Saison'], revision: 4 }), errors: [] }
    const shown = await type({ Mutation: () => ({ updateFile: saved }) })
    expect(asked(shown, 'useRetagFileMutation')).toEqual([
      { fileId: 'a', revision: 3, changes: { tags: ['Presse', 'Saison'] } },
    ])
    await shown.user.tab()
    expect(await screen.findByRole('button', { name: /^Schlagwörter von a\.jpg: ?PresseSaison$/ })).toBeDefined()
    expect(asked(shown, 'useRetagFileMutation')).toHaveLength(1)
  })

  test.each([
    ['the server fails', refusedBy(500)],
    ['the connection is gone', refusedBy(null)],
    [
      'somebody was faster',
      { Mutation: () => ({ updateFile: { file: null, errors: [{ code: 'STALE_REVISION', path: [] }] } }) },
    ],
  ])('stay typed where %s', async (_why, answer) => {
    await type(answer)
    const field = screen.getByLabelText('Schlagwörter von a.jpg', { selector: 'input' })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(tags()).toEqual(['Presse', 'Saison'])
  })
})

describe('many files', () => {
  test('get and lose tags together, and the refusal of one is said', async () => {
    const shown = await open({
      useTagFilesMutation: { Mutation: () => ({ tagFiles: { files: [file('a')], errors: [] } }) },
    })
    await tick(shown, 'a.jpg', 'b.jpg')
    await shown.user.click(bar().getByRole('button', { name: 'Schlagwörter ändern' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Schlagwörter von 2 Dateien ändern' }))
    await shown.user.type(dialog.getByLabelText(/^Hinzufügen/, { selector: 'input' }), 'Saison{Enter}')
    await shown.user.click(dialog.getByRole('button', { name: 'speichern' }))
    await waitFor(() =>
      expect(asked(shown, 'useTagFilesMutation')).toEqual([{ fileIds: ['a', 'b'], add: ['Saison'], remove: [] }]),
    )
    expect(within(await screen.findByRole('dialog')).getByText('b.jpg')).toBeDefined()
  })

  const used = {
    Query: () => ({
      nodes: [{ id: 'a', name: 'a.jpg', useCount: 1, uses: [{ title: 'Trikot Nordwald', viewerCanRemove: true }] }],
    }),
  }
  const trash = async (shown: Shown, choice?: string) => {
    await tick(shown, 'a.jpg')
    await shown.user.click(bar().getByRole('button', { name: 'löschen' }))
    const dialog = within(screen.getByRole('dialog', { name: 'wirklich löschen?' }))
    if (choice) await shown.user.click(await dialog.findByRole('radio', { name: choice }))
    return dialog
  }

  test.each([
    ['Verwendete Dateien behalten', 'KEEP'],
    ['Überall entfernen und löschen', 'REMOVE'],
  ])('in use: %s', async (choice, inUse) => {
    const shown = await open({
      TrashFilesDialogQuery: used,
      useTrashManyFilesMutation: { Mutation: () => ({ trashFiles: { files: [file('a')], errors: [] } }) },
    })
    const dialog = await trash(shown, choice)
    expect(dialog.getByText('Trikot Nordwald')).toBeDefined()
    await shown.user.click(dialog.getByRole('button', { name: 'löschen' }))
    await waitFor(() => expect(asked(shown, 'useTrashManyFilesMutation')).toEqual([{ fileIds: ['a'], inUse }]))
  })

  test('whose uses cannot be read: that is said, and nothing is deleted meanwhile', async () => {
    const shown = await open({ TrashFilesDialogQuery: refusedBy(500) })
    const dialog = await trash(shown)
    expect(await dialog.findByText('Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.')).toBeDefined()
    expect(asked(shown, 'useTrashManyFilesMutation')).toEqual([])
  })

  test('that could not be deleted stay selected', async () => {
    const shown = await open({ TrashFilesDialogQuery: used, useTrashManyFilesMutation: refusedBy(500) })
    const dialog = await trash(shown)
    await shown.user.click(dialog.getByRole('button', { name: 'löschen' }))
    await waitFor(() => expect(asked(shown, 'useTrashManyFilesMutation')).toHaveLength(1))
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'a.jpg auswählen' })
    await waitFor(() => expect(box.checked).toBe(true))
  })

  test('come back out of the trash together', async () => {
    const trashed = ['a', 'b'].map(id => file(id, { deletedAt: '2026-11-22T10:00:00.000Z' }))
    const shown = await open(
      { useRestoreManyFilesMutation: { Mutation: () => ({ restoreFiles: { files: trashed, errors: [] } }) } },
      trashed,
      '?in=trash',
    )
    await tick(shown, 'a.jpg', 'b.jpg')
    await shown.user.click(bar().getByRole('button', { name: 'wiederherstellen' }))
    await waitFor(() => expect(asked(shown, 'useRestoreManyFilesMutation')).toEqual([{ fileIds: ['a', 'b'] }]))
  })
})

describe('saved filters', () => {
  const press = { id: 'v1', title: 'Presse', search: 'tag=Presse&alt=missing' }
  const views = (...savedViews: object[]) => ({ Query: () => ({ viewer: { account: { id: 'me', savedViews } } }) })
  const menu = async (shown: Shown) => {
    await shown.user.click(screen.getByRole('button', { name: 'Gespeicherte Filter' }))
    return within(await screen.findByRole('dialog', { name: 'Gespeicherte Filter' }))
  }

  test('are opened', async () => {
    const shown = await open({ SavedViewsQuery: views(press) })
    await shown.user.click(await (await menu(shown)).findByRole('link', { name: 'Presse' }))
    expect(shown.navigations).toEqual(['/admincenter/files?tag=Presse&alt=missing'])
    expect(shown.environment.asked.at(-1)).toMatchObject({ variables: { list: 'files' } })
  })

  test('keep what is set now, but for the page', async () => {
    const saved = { viewer: { account: { id: 'me', savedViews: [press] } }, errors: [] }
    const shown = await open(
      { SavedViewsQuery: views(), useSaveViewMutation: { Mutation: () => ({ saveView: saved }) } },
      undefined,
      '?tag=Presse&alt=missing&after=WzEwXQ',
    )
    const popover = await menu(shown)
    await shown.user.type(
      await popover.findByRole('textbox', { name: /^Aktuelle Filter speichern als/ }),
      'Presse{Enter}',
    )
    expect(await popover.findByRole('link', { name: 'Presse', current: true })).toBeDefined()
    expect(asked(shown, 'useSaveViewMutation')).toEqual([
      { list: 'files', title: 'Presse', search: 'tag=Presse&alt=missing' },
    ])
  })

  test.each([
    ['failed', refusedBy(500), null],
    [
      'was refused',
      { Mutation: () => ({ saveView: { errors: [{ code: 'TOO_MANY_SAVED_VIEWS', path: [] }] } }) },
      'Sie haben schon 100 gespeicherte Filter. Löschen Sie welche, die Sie nicht mehr brauchen.',
    ],
  ])('what was typed stays where saving %s', async (_why, answer, said) => {
    const shown = await open({ SavedViewsQuery: views(press), useSaveViewMutation: answer }, undefined, '?tag=U15')
    const popover = await menu(shown)
    const name = await popover.findByRole<HTMLInputElement>('textbox', { name: /^Aktuelle Filter speichern als/ })
    await shown.user.type(name, 'Nachwuchs{Enter}')
    await waitFor(() => expect(asked(shown, 'useSaveViewMutation')).toHaveLength(1))
    if (said) expect(await popover.findByText(said)).toBeDefined()
    expect(name.value).toBe('Nachwuchs')
    expect(popover.getAllByRole('listitem')).toHaveLength(1)
  })

  test('are forgotten', async () => {
    const gone = { viewer: { account: { id: 'me', savedViews: [] } }, errors: [] }
    const shown = await open({
      SavedViewsQuery: views(press),
      useDeleteViewMutation: { Mutation: () => ({ deleteView: gone }) },
    })
    const popover = await menu(shown)
    await shown.user.click(await popover.findByRole('button', { name: '„Presse“ löschen' }))
    expect(await popover.findByText(/^Hier ist noch nichts gespeichert/)).toBeDefined()
    expect(asked(shown, 'useDeleteViewMutation')).toEqual([{ savedViewId: 'v1' }])
  })

  test('that cannot be read say so', async () => {
    const shown = await open({ SavedViewsQuery: refusedBy(500) })
    expect(
      await (await menu(shown)).findByText('Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.'),
    ).toBeDefined()
  })
})
