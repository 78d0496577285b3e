import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { locking, ownLock as mine, openEditor } from '../../../../testing/pictureEditor.tsx'

const picture = {
  ...{ id: 'f1', name: 'halle.jpg', mimeType: 'image/jpeg', revision: 3, width: 200, height: 100, alt: null },
  ...{ viewerCanEdit: true, editObstacle: null, focalPoint: { x: 0.5, y: 0.5 } },
  edit: { turned: 'BY_0', isMirrored: false, crop: { left: 100, top: 50, width: 200, height: 100 } },
  original: { width: 400, height: 300, pictureUrl: '/images/x/1600' },
  ...{ extension: 'jpg', versions: [] as object[] },
}
const open = (file: object = picture, answers: Answers = {}, language = '') => openEditor(file, answers, language)

const number = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('the picture editor', () => {
  test('takes the lock, and saves what was done as one edit of the uploaded picture', async () => {
    const saved = {
      ...{ ...picture, revision: 4, width: 100, height: 200 },
      edit: { turned: 'BY_90', isMirrored: false, crop: { left: 150, top: 100, width: 100, height: 200 } },
    }
    const { user, environment } = await open(picture, {
      useEditPictureMutation: { Mutation: () => ({ editPicture: { file: saved, errors: [] } }) },
    })
    expect(environment.asked[1]).toEqual({
      name: 'useTakeLockMutation',
      variables: { input: { id: 'f1', isForced: false } },
    })
    expect(number('Breite in Pixel').value).toBe('200')
    await user.click(screen.getByRole('button', { name: 'Nach rechts drehen' }))
    expect([number('Breite in Pixel').value, number('Höhe in Pixel').value]).toEqual(['100', '200'])
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(environment.asked.at(-1)).toEqual({
      name: 'useEditPictureMutation',
      variables: {
        input: {
          ...{ fileId: 'f1', revision: 3, focalPoint: { x: 0.5, y: 0.5 } },
          edit: { turned: 'BY_90', isMirrored: false, crop: { left: 150, top: 100, width: 100, height: 200 } },
        },
      },
    })
    expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull()
  })

  test('goes back and forth', async () => {
    const { user } = await open()
    await user.clear(number('Von links'))
    await user.type(number('Von links'), '120{Enter}')
    await user.click(screen.getByRole('button', { name: 'Waagrecht spiegeln' }))
    expect(number('Von links').value).toBe('80')
    await user.click(screen.getByRole('button', { name: 'Rückgängig (Strg+Z)' }))
    expect(number('Von links').value).toBe('120')
    await user.click(screen.getByRole('button', { name: 'Rückgängig (Strg+Z)' }))
    expect(number('Von links').value).toBe('100')
    expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Wiederholen (Strg+Y)' }))
    expect(number('Von links').value).toBe('120')
  })

  test('keeps what was done where saving is refused, and says why', async () => {
    const errors = [{ code: 'FILE_LOCKED', path: ['fileId'] }]
    const { user } = await open(picture, {
      useEditPictureMutation: { Mutation: () => ({ editPicture: { file: null, errors } }) },
    })
    await user.click(screen.getByRole('button', { name: 'Nach links drehen' }))
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    await screen.findByText('Diese Datei wird gerade von jemand anderem oder in einem anderen Tab bearbeitet.')
    expect(number('Breite in Pixel').value).toBe('100')
    expect(screen.getByRole('button', { name: 'speichern' })).toBeTruthy()
  })

  test.each([
    ['a fault', 500],
    ['no connection', null],
  ])('keeps what was done where saving meets %s, and sends it again', async (_label, status) => {
    let isBack = false
    const { user, environment } = await open(picture, {
      useEditPictureMutation: () =>
        isBack ? { Mutation: () => ({ editPicture: { file: picture, errors: [] } }) } : refusedBy(status),
    })
    await user.click(screen.getByRole('button', { name: 'Nach links drehen' }))
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(number('Breite in Pixel').value).toBe('100')
    const first = environment.asked.at(-1)
    isBack = true
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(environment.asked.at(-1)).toEqual(first)
    expect(environment.asked.filter(({ name }) => name === 'useEditPictureMutation')).toHaveLength(2)
  })

  test('keeps what was done where somebody else was faster, and reads what they did', async () => {
    const errors = [{ code: 'STALE_REVISION', path: ['revision'] }]
    const { user, navigations } = await open(picture, {
      useEditPictureMutation: { Mutation: () => ({ editPicture: { file: null, errors } }) },
    })
    await user.click(screen.getByRole('button', { name: 'Nach links drehen' }))
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(navigations).toEqual(['(reload)'])
    expect(number('Breite in Pixel').value).toBe('100')
  })

  test('moves the focal point by keyboard, which is where one is once it is to be set', async () => {
    const { user, environment } = await open(picture, {
      useEditPictureMutation: { Mutation: () => ({ editPicture: { file: picture, errors: [] } }) },
    })
    await user.click(screen.getByRole('button', { name: 'Fokuspunkt setzen' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fokuspunkt' }))
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowUp}')
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(environment.asked.at(-1)?.variables).toMatchObject({ input: { focalPoint: { x: 0.55, y: 0.49 } } })
  })

  test('gets back an earlier version', async () => {
    const version = { number: 2, name: 'halle.jpg', size: 1000, width: 40, height: 30, pictureUrl: '/v2' }
    const file = { ...picture, versions: [{ ...version, replacedAt: '2026-11-21T10:00:00.000Z' }] }
    const before = { ...picture, revision: 4, edit: { turned: 'BY_0', isMirrored: false, crop: null } }
    const { user, environment } = await open(file, {
      useRestoreFileVersionMutation: { Mutation: () => ({ restoreFileVersion: { file: before, errors: [] } }) },
    })
    await user.click(screen.getByRole('button', { name: 'Fassung 2 zurückholen' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Fassung 2 zurückholen?' }))
    await user.click(dialog.getByRole('button', { name: 'zurückholen' }))
    expect(environment.asked.at(-1)).toEqual({
      name: 'useRestoreFileVersionMutation',
      variables: { input: { fileId: 'f1', revision: 3, number: 2 } },
    })
    expect(await screen.findByDisplayValue('400')).toBe(number('Breite in Pixel'))
  })

  test.each([
    ['', 'Wird gerade bearbeitet von Kim Muster. Sobald das beendet ist, können Sie hier weiterarbeiten.'],
    ['/en', 'Kim Muster is editing this right now. You can continue here as soon as they have finished.'],
  ])('is read-only while somebody else edits (%s)', async (language, note) => {
    const lock = { lockedBy: 'Kim Muster', isMine: false, isOwnElsewhere: false, viewerCanBreak: false }
    await open(picture, { useTakeLockMutation: locking(lock) }, language)
    await screen.findByText(note)
    const width = screen.getByRole<HTMLInputElement>('textbox', { name: /^(Breite|Width) in/ })
    expect(width.disabled).toBe(true)
    expect(screen.queryByRole('button', { name: /übernehmen|Take over/ })).toBeNull()
  })

  test('is taken over by whoever may, after a question', async () => {
    const lock = { lockedBy: 'Kim Muster', isMine: false, isOwnElsewhere: false, viewerCanBreak: true }
    let isTaken = false
    const { user, environment, navigations } = await open(picture, {
      useTakeLockMutation: { Mutation: () => ({ takeLock: { lock: isTaken ? mine : lock, errors: [] } }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Bearbeitung übernehmen' }))
    isTaken = true
    const dialog = screen.getByRole('dialog', { name: 'Bearbeitung von Kim Muster übernehmen?' })
    await user.click(within(dialog).getByRole('button', { name: 'Bearbeitung übernehmen' }))
    expect(environment.asked.at(-1)).toEqual({
      name: 'useTakeLockMutation',
      variables: { input: { id: 'f1', isForced: true } },
    })
    expect(screen.queryByText(/^Wird gerade bearbeitet/)).toBeNull()
    expect(navigations).toEqual(['(reload)'])
  })

  test.each([
    ['MOVING', 'image/gif', picture.original, /^Bewegte Bilder können nicht/],
    ['TOO_LARGE', 'image/png', picture.original, /^Diese Datei ist zum Bearbeiten zu groß: Bilder dürfen bis zu 50 /],
    ['DAMAGED', 'image/png', picture.original, /^Diese Datei ist beschädigt/],
    ['NO_PICTURE', 'application/zip', null, /^Nur Fotos, andere Pixelbilder und PDFs/],
  ])('says of what is %s (%s) that it cannot be edited, and locks nothing', async (obstacle, mimeType, original, said) => {
    const { environment } = await open({
      ...picture,
      ...{ editObstacle: obstacle, mimeType, original, edit: original && picture.edit },
    })
    screen.getByText(said)
    expect(environment.asked.map(({ name }) => name)).toEqual(['PictureEditPageQuery'])
  })
})
