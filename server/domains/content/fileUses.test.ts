import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { guestViewer } from '../../kit/viewer.ts'
import { operation } from '../../platform/operation.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { blockOf, publishedEntry, writeEntry } from '../../testing/entries.ts'
import { insertPicture } from '../../testing/pictures.ts'
import { contentFileUses } from './fileUses.ts'
import { updateEntry } from './operations/entries.ts'
import { isEnglishChecked } from './operations/store.ts'
import { checkEnglish } from './operations/workflow.ts'
import { entryBySlug } from './queries/published.ts'
import { entries, entryFiles } from './tables.ts'

const database = await testDatabase()
const reader = database.drizzle
let viewer = guestViewer()
const [ofPages] = contentFileUses
beforeAll(async () => {
  viewer = await insertViewer(database, ['user', 'admin'])
})
const context = (now = TEST_NOW) => contextFor(database, { viewer, now: () => now })
const remove = operation('admin:files', (scope, fileIds: readonly string[]) => ofPages!.remove(scope, fileIds))

test('pages are found by their files, and lose them everywhere at once', async () => {
  const [shown, other] = [await insertPicture(database), await insertPicture(database)]
  const document = {
    blocks: [
      blockOf('block-pict', 'image', { file: shown, alt: { de: 'Tor', en: 'Goal' } }),
      blockOf(
        'block-cols',
        'columns',
        {},
        {
          slots: [[blockOf('block-hero', 'hero', { image: shown })], [blockOf('block-keep', 'image', { file: other })]],
        },
      ),
    ],
  }
  const written = { title: { de: 'Mit Bild', en: 'With picture' }, slug: { de: 'mit-bild', en: 'with-picture' } }
  const entry = await publishedEntry(context(), { ...written, imageId: shown, mediaIds: [other, shown], document })
  expect(await ofPages!.find(reader, [shown])).toMatchObject([
    { fileId: shown, subjectId: entry.id, title: { de: 'Mit Bild' } },
  ])
  await remove(context(), [shown])
  const [after] = await reader.select().from(entries).where(eq(entries.id, entry.id))
  const seen = await entryBySlug(reader, 'mit-bild', { language: 'de', now: TEST_NOW })
  for (const content of [after!.content, seen!.content]) {
    expect([content.imageId, content.mediaIds]).toEqual([null, [other]])
    expect(JSON.stringify(content)).not.toContain(shown)
    expect(JSON.stringify(content)).toContain(other)
    // Its words stay with the block.
    expect(content.document!.blocks[0]!.props).toMatchObject({ file: null, alt: { de: 'Tor', en: 'Goal' } })
  }
  expect((await reader.select().from(entryFiles)).map(({ fileId }) => fileId)).toEqual([other])
})

test('English is checked until a German text changes, and not by what has no words', async () => {
  const written = { title: { de: 'Geprüft', en: 'Checked' }, document: { blocks: [blockOf('block-line', 'hr')] } }
  const { id: entryId } = await writeEntry(context(), written)
  const state = async () => {
    const [row] = await reader.select().from(entries).where(eq(entries.id, entryId))
    return isEnglishChecked(row!)
  }
  expect(await state()).toBeNull()
  await checkEnglish(context(), { entryId, version: null })
  expect(await state()).toBe(true)
  await updateEntry(context(), {
    entryId,
    version: null,
    changes: { title: { en: 'Reviewed' }, tags: ['x'], document: { blocks: [] } },
  })
  expect(await state()).toBe(true)
  await updateEntry(context(), { entryId, version: null, changes: { title: { de: 'Anders' } } })
  expect(await state()).toBe(false)
})
