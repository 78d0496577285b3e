import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../kit/globalIds.ts'
import { newId } from '../../kit/ids.ts'
import { guestViewer, type Viewer } from '../../kit/viewer.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../testing/builders.ts'
import { refusalsOf } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { blockOf, publishedEntry, writeEntry } from '../../testing/entries.ts'
import { insertPicture } from '../../testing/pictures.ts'
import { createProductGroup } from '../catalogue/operations/productGroups.ts'
import { files } from '../files/tables.ts'
import { takeLock } from '../locks/operations.ts'
import { createEntry, updateEntry } from './operations/entries.ts'
import { createPreviewLink, revokePreviewLink } from './operations/previewLinks.ts'
import { publishEntry, turnPublications, withdrawEntry } from './operations/publishing.ts'
import { restoreRevision } from './operations/revisions.ts'
import { deleteEntries, restoreEntries, trashEntries } from './operations/trash.ts'
import { approveEntry, recallEntry, returnEntry, submitEntry } from './operations/workflow.ts'
import { publicationsOf, revisionsOf } from './queries/managed.ts'
import { entryBySlug, previewBySecret } from './queries/published.ts'
import { entries, entryFiles, entryRevisions, publications, siteSegments } from './tables.ts'

const database = await testDatabase()
const reader = database.drizzle
let [member, admin] = [guestViewer(), guestViewer()]
const MINUTE = 60_000
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE)
const as = (viewer: Viewer, now = TEST_NOW) => contextFor(database, { viewer, now: () => now })

beforeAll(async () => {
  member = await insertViewer(database, ['user', 'member'])
  admin = await insertViewer(database, ['user', 'admin'])
})

const stored = async () => ({
  entries: await reader.select().from(entries).orderBy(entries.id),
  revisions: await reader.select().from(entryRevisions).orderBy(entryRevisions.id),
  publications: await reader.select().from(publications).orderBy(publications.id),
  segments: await reader.select().from(siteSegments).orderBy(siteSegments.language, siteSegments.segment),
})

/** Refuses with these codes and paths, and changes nothing. */
async function refused(run: () => Promise<unknown>, expected: readonly string[]): Promise<void> {
  const before = await stored()
  expect((await refusalsOf(run())).map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(expected)
  expect(await stored()).toEqual(before)
}

const both = ['de', 'en'] as const
const seen = async (slug: string, language: 'de' | 'en' = 'de', now = TEST_NOW) =>
  (await entryBySlug(reader, slug, { language, now }))?.content.title[language] ?? null

describe('an entry', () => {
  test('is written, changed and seen by nobody until it is published', async () => {
    const entry = await writeEntry(as(member), {
      title: { de: 'Über uns', en: 'About us' },
      slug: { de: 'ueber-uns', en: 'about-us' },
    })
    expect(entry).toMatchObject({ kind: 'page', version: 1, name: 'Über uns', step: 'draft', untranslated: 0 })
    expect(await seen('ueber-uns')).toBeNull()
    const changed = await updateEntry(as(member), { entryId: entry.id, version: 1, changes: { title: { de: 'Wir' } } })
    expect([changed.version, changed.content.title]).toEqual([2, { de: 'Wir', en: 'About us' }])
    await publishEntry(as(admin), { entryId: entry.id, version: 2, languages: both })
    expect([await seen('ueber-uns'), await seen('about-us', 'en'), await seen('ueber-uns', 'en')]).toEqual([
      'Wir',
      'About us',
      null,
    ])
    await updateEntry(as(member), { entryId: entry.id, version: 2, changes: { title: { de: 'Neu' } } })
    expect(await seen('ueber-uns')).toBe('Wir')
  })

  test('that is as it was stays as it is', async () => {
    const entry = await writeEntry(as(member), {
      title: { de: 'Gleich' },
      document: { blocks: [blockOf('block-001', 'hr')] },
    })
    const same = await updateEntry(as(member), {
      ...{ entryId: entry.id, version: 1 },
      changes: { title: { de: 'Gleich ' }, document: { blocks: [blockOf('block-001', 'hr')] } },
    })
    expect(same.version).toBe(1)
  })

  test('is refused with all reasons at once, each at its place', async () => {
    const none = newId()
    await refused(
      () =>
        writeEntry(as(member), {
          ...{ title: { de: 'x'.repeat(201) }, slug: { de: 'cart', en: 'No Slug' }, tags: ['<b>'] },
          ...{ links: [{ label: { de: 'a' }, href: 'javascript:alert(1)' }] },
          document: { blocks: [blockOf('block-001', 'marquee'), blockOf('block-002', 'image', { file: none })] },
          imageId: none,
        }),
      [
        'INVALID_INPUT changes.title.de',
        'INVALID_INPUT changes.slug.de',
        'INVALID_INPUT changes.slug.en',
        'INVALID_INPUT changes.tags.0',
        'INVALID_INPUT changes.links.0.href',
        'INVALID_INPUT changes.document.blocks.0.type',
        'NOT_FOUND changes.imageId',
        'NOT_FOUND changes.document.blocks.0.props.file',
      ],
    )
  })

  test('names no gallery that there is not, and no file that is no picture', async () => {
    const film = await insertPicture(database, {
      name: 'film.mp4',
      extension: 'mp4',
      mimeType: 'video/mp4',
      width: null,
      height: null,
    })
    await refused(
      () =>
        writeEntry(as(member), {
          title: { de: 'Bilder' },
          document: {
            blocks: [
              blockOf('block-001', 'gallery', { gallery: newId() }),
              blockOf('block-002', 'image', { file: globalId('File', film) }),
            ],
          },
        }),
      ['FILE_TYPE_INVALID changes.document.blocks.1.props.file', 'NOT_FOUND changes.document.blocks.0.props.gallery'],
    )
  })

  test('has HTML of administrators alone', async () => {
    const document = { blocks: [blockOf('block-html', 'html', { html: { de: '<div>a</div>' } })] }
    await refused(
      () => writeEntry(as(member), { title: { de: 'H' }, document }),
      ['BLOCK_FOR_ADMINS changes.document.blocks.0'],
    )
    const entry = await writeEntry(as(admin), { title: { de: 'H' }, document })
    // Others leave it where it is, and change what is around it.
    const moved = { blocks: [blockOf('block-line', 'hr'), ...document.blocks] }
    expect(
      (await updateEntry(as(member), { entryId: entry.id, version: 1, changes: { document: moved } })).version,
    ).toBe(2)
    const other = { blocks: [blockOf('block-html', 'html', { html: { de: '<div>b</div>' } })] }
    await refused(
      () => updateEntry(as(member), { entryId: entry.id, version: 2, changes: { document: other } }),
      ['BLOCK_FOR_ADMINS changes.document.blocks.0'],
    )
  })

  test('of two who save at once one is told that the other was faster', async () => {
    const entry = await writeEntry(as(member), { title: { de: 'Zu zweit' } })
    const save = (title: string) =>
      updateEntry(as(member), { entryId: entry.id, version: 1, changes: { title: { de: title } } }).then(
        () => 'saved',
        () => 'refused',
      )
    expect((await Promise.all([save('A'), save('B')])).toSorted()).toEqual(['refused', 'saved'])
    await refused(
      () => updateEntry(as(member), { entryId: entry.id, version: 1, changes: {} }),
      ['STALE_REVISION version'],
    )
  })

  test('that somebody else has open is not changed, nor published', async () => {
    const entry = await writeEntry(as(member), { title: { de: 'Gesperrt' } })
    await takeLock(contextFor(database, { viewer: member, tab: 'tab' }), { kind: 'entry', id: entry.id })
    await refused(() => updateEntry(as(admin), { entryId: entry.id, version: 1, changes: {} }), ['ENTRY_LOCKED '])
    await refused(
      () => publishEntry(as(admin), { entryId: entry.id, version: 1, languages: ['de'] }),
      ['ENTRY_LOCKED '],
    )
  })
})

describe('publishing', () => {
  test('needs a title, and for legal pages both languages', async () => {
    const entry = await writeEntry(as(member), { title: { de: 'Nur deutsch' } })
    await refused(
      () => publishEntry(as(admin), { entryId: entry.id, version: null, languages: both }),
      ['TITLE_MISSING title.en'],
    )
    const imprint = await writeEntry(as(member), {
      kind: 'standing',
      key: 'imprint',
      title: { de: 'Impressum', en: 'Imprint' },
    })
    const only = { entryId: imprint.id, version: null, languages: ['de' as const] }
    await refused(() => publishEntry(as(admin), only), ['BOTH_LANGUAGES_REQUIRED languages'])
    await publishEntry(as(admin), { ...only, languages: both })
    await refused(() => withdrawEntry(as(admin), only), ['BOTH_LANGUAGES_REQUIRED languages'])
    await refused(
      () => writeEntry(as(member), { kind: 'standing', key: 'imprint', title: { de: 'Zwei' } }),
      ['ENTRY_TWICE key'],
    )
    const template = await writeEntry(as(member), { kind: 'template', title: { de: 'Vorlage' } })
    await refused(
      () => publishEntry(as(admin), { entryId: template.id, version: null, languages: ['de'] }),
      ['TRANSITION_NOT_ALLOWED entryId'],
    )
  })

  test('gives an address of the title, with a number where somebody has it', async () => {
    const first = await publishedEntry(as(admin), { title: { de: 'Große Fahrt', en: 'Great tour' } })
    const second = await publishedEntry(as(admin), { title: { de: 'Große Fahrt', en: 'Great tour' } })
    expect([first.content.slug, second.content.slug]).toEqual([
      { de: 'grosse-fahrt', en: 'great-tour' },
      { de: 'grosse-fahrt-2', en: 'great-tour-2' },
    ])
  })

  test('twice changes nothing the second time', async () => {
    const entry = await publishedEntry(as(admin), {
      title: { de: 'Einmal', en: 'Once' },
      slug: { de: 'einmal', en: 'once' },
    })
    const before = await stored()
    await publishEntry(as(admin, later(5)), { entryId: entry.id, version: null, languages: both })
    expect(await stored()).toEqual(before)
  })

  test('by two at once leaves one publication to be seen', async () => {
    const entry = await writeEntry(as(member), { title: { de: 'Rennen' }, slug: { de: 'rennen' } })
    const publish = () => publishEntry(as(admin), { entryId: entry.id, version: null, languages: ['de'] })
    await Promise.all([publish(), publish()])
    expect(await publicationsOf(reader, [entry.id])).toHaveLength(1)
  })

  test('may begin and end later: what was seen before goes on until then', async () => {
    const entry = await publishedEntry(as(admin), {
      title: { de: 'Alt', en: 'Old' },
      slug: { de: 'plan', en: 'plan-en' },
    })
    await updateEntry(as(member), {
      entryId: entry.id,
      version: null,
      changes: { title: { de: 'Neu' }, slug: { de: 'plan-neu' } },
    })
    await publishEntry(as(admin), {
      ...{ entryId: entry.id, version: null, languages: ['de'] as const },
      ...{ startsAt: later(60), endsAt: later(120) },
    })
    expect([await seen('plan'), await seen('plan', 'de', later(59)), await seen('plan-neu')]).toEqual([
      'Alt',
      'Alt',
      null,
    ])
    // The old address leads there still.
    expect([await seen('plan-neu', 'de', later(60)), await seen('plan', 'de', later(60))]).toEqual(['Neu', 'Neu'])
    expect([await seen('plan-neu', 'de', later(120)), await seen('plan-en', 'en', later(120))]).toEqual([null, 'Old'])
    await refused(
      () => publishEntry(as(admin), { entryId: entry.id, version: null, languages: ['en'], endsAt: later(-1) }),
      ['RANGE_REVERSED endsAt'],
    )
  })

  test('a plan that is put off leaves what is seen until then', async () => {
    const entry = await publishedEntry(as(admin), {
      title: { de: 'Jetzt', en: 'Now' },
      slug: { de: 'verschoben', en: 'put-off' },
    })
    const plan = (text: string, minutes: number) =>
      updateEntry(as(member), { entryId: entry.id, version: null, changes: { title: { de: text } } }).then(() =>
        publishEntry(as(admin), {
          ...{ entryId: entry.id, version: null, languages: ['de'] as const },
          startsAt: later(minutes),
        }),
      )
    await plan('Später', 60)
    await plan('Noch später', 120)
    const titles = await Promise.all([0, 59, 60, 119, 120].map(minutes => seen('verschoben', 'de', later(minutes))))
    expect(titles).toEqual(['Jetzt', 'Jetzt', 'Jetzt', 'Jetzt', 'Noch später'])
    await plan('Doch früher', 30)
    expect([await seen('verschoben', 'de', later(29)), await seen('verschoben', 'de', later(30))]).toEqual([
      'Jetzt',
      'Doch früher',
    ])
  })

  test('turns by the clock, once each way, and raises what is kept', async () => {
    const entry = await writeEntry(as(member), { title: { de: 'Uhr' } })
    await publishEntry(as(admin), {
      ...{ entryId: entry.id, version: null, languages: ['de'] as const },
      ...{ startsAt: later(10), endsAt: later(20) },
    })
    const version = async () =>
      Number((await database.pool.query('select sum(version) as version from site_versions')).rows[0].version)
    const before = await version()
    await turnPublications(database, later(9))
    expect(await version()).toBe(before)
    await turnPublications(database, later(10))
    await turnPublications(database, later(11))
    expect(await version()).toBe(before + 1)
    await turnPublications(database, later(25))
    await turnPublications(database, later(26))
    expect(await version()).toBe(before + 2)
  })

  test('makes its files public, and says which', async () => {
    const file = await insertPicture(database, { name: 'mannschaft.jpg' })
    const entry = await writeEntry(as(member), {
      title: { de: 'Bild' },
      document: { blocks: [blockOf('block-001', 'image', { file })] },
    })
    expect(await reader.select().from(entryFiles).where(eq(entryFiles.entryId, entry.id))).toEqual([
      { entryId: entry.id, fileId: file },
    ])
    const { madePublic } = await publishEntry(as(admin), { entryId: entry.id, version: null, languages: ['de'] })
    expect(madePublic).toEqual(['mannschaft.jpg'])
    const [row] = await reader.select().from(files).where(eq(files.id, file))
    expect(row!.isPublic).toBe(true)
  })

  test('is for those who manage content', async () => {
    const entry = await writeEntry(as(member), { title: { de: 'Recht' } })
    await expect(publishEntry(as(member), { entryId: entry.id, version: null, languages: ['de'] })).rejects.toThrow(
      'No permission',
    )
    await expect(createEntry(as(await insertViewer(database)), { kind: 'page', changes: {} })).rejects.toThrow(
      'No permission',
    )
  })

  test('is taken back: visitors see nothing, also not what they were to see', async () => {
    const entry = await publishedEntry(as(admin), { title: { de: 'Weg', en: 'Gone' }, slug: { de: 'weg', en: 'gone' } })
    await updateEntry(as(member), { entryId: entry.id, version: null, changes: { title: { de: 'Weg 2' } } })
    await publishEntry(as(admin, later(1)), {
      entryId: entry.id,
      version: null,
      languages: ['de'],
      startsAt: later(60),
    })
    await withdrawEntry(as(admin, later(2)), { entryId: entry.id, languages: ['de'] })
    expect([
      await seen('weg', 'de', later(3)),
      await seen('weg', 'de', later(61)),
      await seen('gone', 'en', later(3)),
    ]).toEqual([null, null, 'Gone'])
    await refused(
      () => withdrawEntry(as(admin, later(4)), { entryId: entry.id, languages: ['de'] }),
      ['TRANSITION_NOT_ALLOWED languages'],
    )
  })
})

describe('the way to be published', () => {
  test('is handed in, given back with a note, and approved', async () => {
    const { id: entryId } = await writeEntry(as(member), { title: { de: 'Weg' } })
    const input = { entryId, version: null }
    await refused(() => approveEntry(as(admin), input), ['TRANSITION_NOT_ALLOWED entryId'])
    expect(await submitEntry(as(member), { ...input, note: 'Bitte ansehen' })).toMatchObject({
      step: 'submitted',
      stepNote: 'Bitte ansehen',
    })
    await refused(() => submitEntry(as(member), input), ['TRANSITION_NOT_ALLOWED entryId'])
    await refused(() => returnEntry(as(admin), { ...input, note: ' ' }), ['INVALID_INPUT note'])
    expect(await returnEntry(as(admin), { ...input, note: 'Ohne Bild' })).toMatchObject({
      step: 'returned',
      stepBy: admin.accountId,
    })
    await submitEntry(as(member), input)
    expect((await recallEntry(as(member), input)).step).toBe('draft')
    await submitEntry(as(member), input)
    expect((await approveEntry(as(admin), input)).step).toBe('approved')
    // What was read is not what it is now.
    expect((await updateEntry(as(member), { ...input, changes: { title: { de: 'Anders' } } })).step).toBe('draft')
    await refused(() => submitEntry(as(member), { entryId, version: 1 }), ['STALE_REVISION version'])
  })
})

describe('revisions', () => {
  test('of one person within ten minutes are one, and what was published stays', async () => {
    const { id: entryId } = await writeEntry(as(member), { title: { de: 'R1' } })
    const save = (viewer: Viewer, title: string, at: number) =>
      updateEntry(as(viewer, later(at)), { entryId, version: null, changes: { title: { de: title } } })
    const numbers = async () =>
      (await revisionsOf(reader, entryId, { offset: 0, limit: 50 })).map(({ number, version }) => [number, version])
    await save(member, 'R2', 5)
    expect(await numbers()).toEqual([[1, 2]])
    await save(member, 'R3', 11)
    expect(await numbers()).toEqual([
      [2, 3],
      [1, 2],
    ])
    await save(admin, 'R4', 12)
    await publishEntry(as(admin, later(13)), { entryId, version: null, languages: ['de'] })
    await save(admin, 'R5', 14)
    // What was published is what it was; whoever goes on begins a new one.
    expect((await numbers())[0]![0]).toBe(4)
  })

  test('come back as a revision of their own', async () => {
    const document = { blocks: [blockOf('block-001', 'hr')] }
    const { id: entryId } = await writeEntry(as(member), { title: { de: 'Alt' }, document })
    await updateEntry(as(admin), { entryId, version: 1, changes: { title: { de: 'Neu' }, document: { blocks: [] } } })
    const restored = await restoreRevision(as(member), { entryId, version: 2, number: 1 })
    expect([restored.version, restored.content.title.de, restored.content.document.blocks.length]).toEqual([
      3,
      'Alt',
      1,
    ])
    await expect(restoreRevision(as(member), { entryId, version: 3, number: 9 })).rejects.toThrow('not found')
    await refused(() => restoreRevision(as(member), { entryId, version: 1, number: 1 }), ['STALE_REVISION version'])
  })
})

describe('addresses', () => {
  test('are one name space with those of product groups, whoever comes first', async () => {
    await createProductGroup(as(admin), { changes: { title: { de: 'Hosen' }, slug: 'hosen' } })
    await refused(
      () => writeEntry(as(member), { title: { de: 'Hosen' }, slug: { en: 'hosen' } }),
      ['SLUG_TAKEN changes.slug.en'],
    )
    await writeEntry(as(member), { title: { de: 'Socken' }, slug: { de: 'socken' } })
    await refused(
      () => createProductGroup(as(admin), { changes: { title: { de: 'Socken' }, slug: 'socken' } }),
      ['SLUG_TAKEN slug'],
    )
    await refused(
      () => writeEntry(as(member), { title: { de: 'S' }, slug: { de: 'socken' } }),
      ['SLUG_TAKEN changes.slug.de'],
    )
  })

  test('are settled in the database where two come at once', async () => {
    const results = await Promise.allSettled([
      writeEntry(as(member), { title: { de: 'Zwilling' }, slug: { de: 'zwilling' } }),
      createProductGroup(as(admin), { changes: { title: { de: 'Zwilling' }, slug: 'zwilling' } }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('that an entry gave up lead there, until somebody else takes them', async () => {
    const { id: entryId } = await publishedEntry(as(admin), {
      title: { de: 'Umzug', en: 'Move' },
      slug: { de: 'umzug', en: 'move' },
    })
    await updateEntry(as(member, later(1)), { entryId, version: null, changes: { slug: { de: 'umgezogen' } } })
    await publishEntry(as(admin, later(1)), { entryId, version: null, languages: ['de'] })
    expect((await entryBySlug(reader, 'umzug', { language: 'de', now: later(2) }))?.slug).toBe('umgezogen')
    await publishedEntry(as(admin, later(3)), { title: { de: 'Anderer', en: 'Other' }, slug: { de: 'umzug' } })
    expect(await seen('umzug', 'de', later(4))).toBe('Anderer')
  })
})

describe('the trash', () => {
  test('takes pages away from visitors, frees their addresses and gives them back', async () => {
    const { id } = await publishedEntry(as(admin), {
      title: { de: 'Müll', en: 'Trash' },
      slug: { de: 'muell', en: 'trash-page' },
    })
    await expect(trashEntries(as(member), { entryIds: [id] })).rejects.toThrow('No permission')
    expect(await trashEntries(as(admin, later(1)), { entryIds: [id, 'x'] })).toEqual({ trashedIds: [id] })
    expect(await seen('muell', 'de', later(2))).toBeNull()
    await writeEntry(as(member), { title: { de: 'Neu' }, slug: { de: 'muell' } })
    expect(await restoreEntries(as(member, later(3)), { entryIds: [id] })).toEqual({ restoredIds: [id] })
    const [row] = await reader.select().from(entries).where(eq(entries.id, id))
    expect([row!.deletedAt, row!.content.slug, await seen('muell', 'de', later(4))]).toEqual([
      null,
      { de: 'muell-2', en: 'trash-page' },
      null,
    ])
  })

  test('is emptied by administrators alone, and standing pages never come there', async () => {
    const { id } = await writeEntry(as(member), { title: { de: 'Fort' } })
    expect(await deleteEntries(as(admin), { entryIds: [id] })).toEqual({ deletedIds: [] })
    await trashEntries(as(admin), { entryIds: [id] })
    await expect(deleteEntries(as(member), { entryIds: [id] })).rejects.toThrow('No permission')
    expect(await deleteEntries(as(admin), { entryIds: [id] })).toEqual({ deletedIds: [id] })
    const help = await writeEntry(as(member), { kind: 'standing', key: 'help', title: { de: 'Hilfe' } })
    expect(await trashEntries(as(admin), { entryIds: [help.id] })).toEqual({ trashedIds: [] })
  })
})

describe('reusable entries', () => {
  const reusing = (entry: string) => ({ blocks: [blockOf('block-use', 'reusable', { entry })] })
  const reusable = (de: string, document: object = { blocks: [] }) =>
    writeEntry(as(member), { kind: 'reusable', title: { de, en: de }, document })

  test('hold no circle, and are not nested too deep', async () => {
    const a = await reusable('A')
    const b = await reusable('B', reusing(a.id))
    const c = await reusable('C', reusing(b.id))
    const change = (entryId: string, used: string) => () =>
      updateEntry(as(member), { entryId, version: null, changes: { document: reusing(used) } })
    const at = ['ENTRY_CYCLE changes.document.blocks.0.props.entry']
    await refused(change(a.id, a.id), at)
    await refused(change(a.id, b.id), at)
    await refused(change(a.id, c.id), at)
    // Page, C, B, A: three below each other are as many as there may be.
    await writeEntry(as(member), { title: { de: 'Seite' }, document: reusing(c.id) })
    await refused(() => reusable('D', reusing(c.id)), at)
    await refused(
      () => writeEntry(as(member), { title: { de: 'X' }, document: reusing(newId()) }),
      ['NOT_FOUND changes.document.blocks.0.props.entry'],
    )
  })

  test('do not come to hold themselves by going back to what they were', async () => {
    const [a, b] = [await reusable('Vorher'), await reusable('Nachher')]
    const change = (entryId: string, document: object, viewer = member) =>
      updateEntry(as(viewer), { entryId, version: null, changes: { document } })
    await change(a.id, reusing(b.id), admin)
    await change(a.id, { blocks: [] }, member)
    await change(b.id, reusing(a.id), admin)
    await refused(
      () => restoreRevision(as(member), { entryId: a.id, version: null, number: 2 }),
      ['ENTRY_CYCLE document.blocks.0.props.entry'],
    )
  })

  test('that others hold are not thrown away, and it is said by whom', async () => {
    const used = await reusable('Benutzt')
    const page = await writeEntry(as(member), { title: { de: 'Benutzerin' }, document: reusing(used.id) })
    const [refusal] = await refusalsOf(trashEntries(as(admin), { entryIds: [used.id] }))
    expect(refusal).toMatchObject({
      code: 'ENTRY_IN_USE',
      path: ['entryIds', '0'],
      details: { names: ['Benutzerin'], count: 1 },
    })
    await trashEntries(as(admin), { entryIds: [page.id] })
    expect(await trashEntries(as(admin), { entryIds: [used.id] })).toEqual({ trashedIds: [used.id] })
  })
})

describe('a preview', () => {
  test('shows the working copy to whoever has the link, until it ends', async () => {
    const { id: entryId } = await writeEntry(as(member), { title: { de: 'Geheim' } })
    const { link, secret } = await createPreviewLink(as(member), { entryId, days: 7 })
    expect(secret.length).toBeGreaterThan(40)
    expect(link.secretHash).not.toContain(secret)
    const at = (now: Date, token = secret) => previewBySecret(reader, token, { language: 'de', now })
    expect((await at(TEST_NOW))?.content.title.de).toBe('Geheim')
    expect(await at(later(7 * 24 * 60))).toBeNull()
    // Guessed, or the hash itself.
    expect([
      await at(TEST_NOW, `${secret.slice(0, -1)}_`),
      await at(TEST_NOW, link.secretHash),
      await at(TEST_NOW, ''),
    ]).toEqual([null, null, null])
    await revokePreviewLink(as(member), { previewLinkId: link.id })
    expect(await at(TEST_NOW)).toBeNull()
    await refused(() => createPreviewLink(as(member), { entryId, days: 61 }), ['INVALID_INPUT days'])
  })
})

test('what a page holds twice over is one row of its uses', async () => {
  const file = await insertPicture(database)
  await writeEntry(as(member), { title: { de: 'Zweimal' }, imageId: file, mediaIds: [file] })
  const rows = await reader
    .select({ count: sql<number>`count(*)::int` })
    .from(entryFiles)
    .where(eq(entryFiles.fileId, file))
  expect(rows).toEqual([{ count: 1 }])
})
