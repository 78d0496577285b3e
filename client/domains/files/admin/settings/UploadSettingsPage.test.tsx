import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import uploadSettingsPageQuery from '../../../../__generated__/UploadSettingsPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'settings/files',
  layout: 'admin',
  page: () => import('./UploadSettingsPage.tsx'),
  query: uploadSettingsPageQuery,
  isPersonal: true,
}

const values = {
  ...{ pictureMegabytes: 100, documentMegabytes: 100, videoMegabytes: 1000, otherMegabytes: 100 },
  ...{ leastPictureWidth: 0, leastPictureHeight: 0, takenKinds: ['picture', 'document', 'video'] },
  ...{ filesPerRequest: 20, quotaMegabytes: 20_500, uploadPath: '/api/v0/upload' },
}
const megabytes = { type: 'integer', minimum: 1, maximum: 2000 }
const pixels = { type: 'integer', minimum: 0, maximum: 20_000 }
const schema = {
  ...{
    pictureMegabytes: megabytes,
    documentMegabytes: megabytes,
    videoMegabytes: megabytes,
    otherMegabytes: megabytes,
  },
  ...{ leastPictureWidth: pixels, leastPictureHeight: pixels },
  filesPerRequest: { type: 'integer', minimum: 1, maximum: 100 },
  quotaMegabytes: { type: 'integer', minimum: 1, maximum: 100_000_000 },
}
const section = (changes: object = {}, version = 3, viewerCanEdit = true) => ({
  ...{ values: { ...values, ...changes }, schema, version, viewerCanEdit },
})
const room = (used: number) => ({
  Query: () => ({ uploadRules: { quota: { total: 20_500_000_000, used } } }),
})
const answered = (payload: object) => ({ Mutation: () => ({ updateSettings: { errors: [], ...payload } }) })

const staff = asStaff(['SETTINGS'])

const open = (answers: Answers = {}, { language = '', viewerCanEdit = true } = {}) =>
  renderPage(route, {
    address: `${language}/admincenter/settings/files`,
    around: staff.around,
    answers: {
      ...staff.answers,
      UploadSettingsPageQuery: { Query: () => ({ settingsSection: section({}, 3, viewerCanEdit) }) },
      RoomForFilesQuery: room(1_200_000_000),
      ...answers,
    },
  })

const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'speichern' })
const hintsOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join(' ')

async function type(user: Awaited<ReturnType<typeof open>>['user'], name: string, text: string) {
  await user.clear(field(name))
  await user.type(field(name), text)
}

describe('the settings of uploads', () => {
  test('say how much of the room is taken', async () => {
    await open()
    const bar = await screen.findByRole('meter', { name: 'Speicherplatz' })
    expect(bar.getAttribute('aria-valuetext')).toBe('1,2\u00a0GB von 20,5\u00a0GB belegt')
    expect(field('Speicherplatz für alle Dateien')).toHaveProperty('value', '20,5')
    expect(field('Größte andere Datei')).toHaveProperty('readOnly', true)
  })

  test('send what was changed, as the settings know it, and ask for the room anew', async () => {
    const changed = {
      ...{ pictureMegabytes: 40, leastPictureWidth: 800, takenKinds: ['picture', 'video'] },
      ...{ quotaMegabytes: 1500, uploadPath: '' },
    }
    let used = 1_200_000_000
    const { user, environment } = await open({
      RoomForFilesQuery: () => room(used),
      useUpdateUploadSettingsMutation: answered({ section: section(changed, 4) }),
    })
    await type(user, 'Größtes Bild', '40')
    await user.click(screen.getByRole('switch', { name: 'Dokumente annehmen' }))
    await type(user, 'Mindestbreite', '800')
    await type(user, 'Speicherplatz für alle Dateien', '1,5')
    await user.clear(field('Weitere Adresse für Uploads'))
    used = 1_400_000_000
    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull())
    expect(sent(environment.asked, 'useUpdateUploadSettingsMutation')).toEqual([
      {
        section: 'files',
        version: 3,
        changes: changed,
      },
    ])
    await waitFor(() =>
      expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('1,4\u00a0GB von 20,5\u00a0GB belegt'),
    )
  })

  test.each([
    ['Größtes Bild', '0', 'Eine Zahl von 1 bis 2.000.'],
    ['Größtes Bild', '2001', 'Eine Zahl von 1 bis 2.000.'],
    ['Mindesthöhe', '1,5', 'Eine Zahl von 0 bis 20.000.'],
    ['Dateien je Anfrage', '101', 'Eine Zahl von 1 bis 100.'],
    ['Speicherplatz für alle Dateien', '0,0', 'Eine Zahl von 0,001 bis 100.000.'],
    ['Speicherplatz für alle Dateien', 'viel', 'Eine Zahl von 0,001 bis 100.000.'],
    [
      'Weitere Adresse für Uploads',
      '/upload',
      'Beginnt mit /api/ und hat zwischen Schrägstrichen nur Buchstaben, Ziffern, - und _.',
    ],
  ])('%s: %s is refused before it is sent', async (name, text, sentence) => {
    const { user, environment } = await open()
    await type(user, name, text)
    await user.click(save())
    expect(hintsOf(field(name))).toContain(sentence)
    expect(field(name)).toHaveProperty('value', text)
    expect(sent(environment.asked, 'useUpdateUploadSettingsMutation')).toEqual([])
  })

  test('warn who takes nothing any more', async () => {
    const { user } = await open({}, { language: '/en' })
    for (const name of ['Accept pictures', 'Accept documents', 'Accept films'])
      await user.click(screen.getByRole('switch', { name }))
    expect(screen.getByText('Nobody can upload anything this way.')).toBeTruthy()
  })

  test.each([
    ['uploadPath', 'Weitere Adresse für Uploads', 'Beginnt mit /api/ und hat zwischen Schrägstrichen nur'],
    ['quotaMegabytes', 'Speicherplatz für alle Dateien', 'Das lässt sich so nicht speichern.'],
  ])('put what the server refuses of %s at its field', async (name, label, sentence) => {
    const errors = [{ code: 'INVALID_INPUT', path: ['changes', name] }]
    const { user } = await open({ useUpdateUploadSettingsMutation: answered({ section: null, errors }) })
    await type(user, 'Größtes Bild', '40')
    await user.click(save())
    await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'))
    expect(hintsOf(field(label))).toContain(sentence)
    expect(field('Größtes Bild')).toHaveProperty('value', '40')
  })

  test.each(failures)('that cannot be saved (%s) keep what was entered', async (status, title) => {
    let isBroken = true
    const { user, environment } = await open({
      useUpdateUploadSettingsMutation: () =>
        isBroken ? refusedBy(status) : answered({ section: section({ pictureMegabytes: 40 }, 4) }),
    })
    await type(user, 'Größtes Bild', '40')
    await user.click(save())
    await screen.findByRole('article', { name: title })
    expect(field('Größtes Bild')).toHaveProperty('value', '40')
    isBroken = false
    await waitFor(() => expect(save()).toHaveProperty('disabled', false))
    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull())
    expect(sent(environment.asked, 'useUpdateUploadSettingsMutation')).toHaveLength(2)
  })

  test('say that somebody else was faster, and load the newer state', async () => {
    const errors = [{ code: 'STALE_REVISION', path: ['version'] }]
    const { user, navigations } = await open({ useUpdateUploadSettingsMutation: answered({ section: null, errors }) })
    await type(user, 'Größtes Bild', '40')
    await user.click(save())
    expect(await screen.findByText('Jemand anders hat inzwischen gespeichert.')).toBeTruthy()
    expect(navigations).toEqual(['(reload)'])
    expect(field('Größtes Bild')).toHaveProperty('value', '40')
  })

  test('stand without the room where that cannot be asked for, which is asked for again', async () => {
    let isBroken = true
    const { user } = await open({ RoomForFilesQuery: () => (isBroken ? refusedBy(500) : room(1_200_000_000)) })
    await type(user, 'Größtes Bild', '40')
    expect(await screen.findByText(/^Das hat leider nicht geklappt\./)).toBeTruthy()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'erneut laden' }))
    expect(await screen.findByRole('meter', { name: 'Speicherplatz' })).toBeTruthy()
    expect(field('Größtes Bild')).toHaveProperty('value', '40')
  })

  test('are read by those who may not change them', async () => {
    await open({}, { viewerCanEdit: false })
    expect(field('Größtes Bild')).toHaveProperty('readOnly', true)
    expect(screen.getByRole('switch', { name: 'Bilder annehmen' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull()
  })
})
