import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guestViewer } from '../../kit/viewer.ts'
import { contextFor, insertViewer } from '../../testing/builders.ts'
import { refusalsOf } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { publishedEntry } from '../../testing/entries.ts'
import { elsewhereOf, noteMissedPath, purgeMissedPaths, writeMissedPaths } from './operations/missedPaths.ts'
import { deleteRedirects, saveRedirect } from './operations/redirects.ts'
import { browseMissedPaths, countMissedPaths } from './queries/managed.ts'
import { missedPaths, redirects } from './tables.ts'

const database = await testDatabase()
const reader = database.drizzle
let viewer = guestViewer()
beforeAll(async () => {
  viewer = await insertViewer(database, ['user', 'admin'])
})
beforeEach(async () => {
  await reader.delete(redirects)
  await reader.delete(missedPaths)
})
const context = () => contextFor(database, { viewer })
const save = (path: string, target: string, redirectId?: string) =>
  saveRedirect(context(), { path, target, isPermanent: true, ...(redirectId && { redirectId }) })
const all = async () =>
  (await reader.select().from(redirects).orderBy(redirects.path)).map(({ path, target }) => `${path} ${target}`)
const codes = async (run: Promise<unknown>) =>
  (await refusalsOf(run)).map(({ code, path }) => `${code} ${path.join('.')}`)

describe('redirects', () => {
  test('are shortened where they lead on, from both ends', async () => {
    await save('/b', '/c')
    await save('/a', '/b')
    await save('/c', '/d')
    expect(await all()).toEqual(['/a /d', '/b /d', '/c /d'])
  })

  test('never lead in a circle, also where two are made at once', async () => {
    const { id } = await save('/a', '/b')
    expect(await codes(save('/b', '/a'))).toEqual(['REDIRECT_LOOP target'])
    expect(await codes(save('/a', '/x'))).toEqual(['SLUG_TAKEN path'])
    await save('/a', 'https://example.com', id)
    const results = await Promise.allSettled([save('/m', '/n'), save('/n', '/m')])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await deleteRedirects(context(), { redirectIds: [id, 'x'] })
    expect(await all()).toHaveLength(1)
  })

  test('send visitors on in their language, and count what leads nowhere', async () => {
    const elsewhere = elsewhereOf(database)
    await save('/alt', '/neu')
    await save('/fremd', 'https://example.com/x')
    expect(await elsewhere('/alt?utm=1')).toEqual({ target: '/neu', isPermanent: true })
    expect(await elsewhere('/en/alt/')).toEqual({ target: '/en/neu', isPermanent: true })
    expect(await elsewhere('/en/fremd')).toEqual({ target: 'https://example.com/x', isPermanent: true })
    expect([await elsewhere('/nirgends?token=geheim'), await elsewhere('/%00'), await elsewhere('/%zz')]).toEqual([
      null,
      null,
      null,
    ])
    await writeMissedPaths(database, '2026-11-20')
    expect(await browseMissedPaths(reader, viewer, { offset: 0, limit: 10 })).toEqual([
      { path: '/nirgends', count: 1, firstDay: '2026-11-20', lastDay: '2026-11-20' },
    ])
    await save('/nirgends', '/neu')
    expect(await browseMissedPaths(reader, viewer, { offset: 0, limit: 10 })).toEqual([])
  })
})

describe('what was asked for in vain', () => {
  test('is kept of a thousand paths, those asked for most', async () => {
    noteMissedPath(database, '/gefragt')
    noteMissedPath(database, '/gefragt')
    for (let part = 0; part < 3; part += 1) {
      for (let at = 0; at < 450; at += 1) noteMissedPath(database, `/such-${part}-${at}`)
      await writeMissedPaths(database, '2026-11-20')
    }
    const kept = await browseMissedPaths(reader, viewer, { offset: 0, limit: 2000 })
    expect(kept).toHaveLength(1000)
    expect(kept[0]).toMatchObject({ path: '/gefragt', count: 2 })
  })

  test('is told of no longer once something is there', async () => {
    for (const path of ['/turnier-2031', '/fehlt-noch']) noteMissedPath(database, path)
    await writeMissedPaths(database, '2026-11-20')
    const [title, slug] = [
      { de: 'Turnier', en: 'Tournament' },
      { de: 'turnier-2031', en: 'tournament-2031' },
    ]
    await publishedEntry(context(), { title, slug })
    const listed = await browseMissedPaths(reader, viewer, { offset: 0, limit: 10 })
    expect([listed.map(({ path }) => path), await countMissedPaths(reader, viewer, 10)]).toEqual([['/fehlt-noch'], 1])
  })

  test('is forgotten after ninety days', async () => {
    noteMissedPath(database, '/lange-her')
    await writeMissedPaths(database, '2026-08-01')
    await purgeMissedPaths(database, '2026-10-30')
    expect(await reader.select().from(missedPaths)).toHaveLength(1)
    await purgeMissedPaths(database, '2026-10-31')
    expect(await reader.select().from(missedPaths)).toHaveLength(0)
  })
})
