import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
import { files } from './tables.ts'

const database = await testDatabase()
const site = await testSite(database)

describe('downloads', () => {
  const insertFile = async (name: string, mimeType: string, isPublic: boolean) => {
    const id = newId()
    const { sha256, size } = await site.storage.putFile(Buffer.from(`content of ${name}`))
    await database.drizzle
      .insert(files)
      .values({ id, sha256, size, name, extension: name.split('.').at(-1)!, mimeType, isPublic, createdAt: TEST_NOW })
    return id
  }

  test('a public file arrives whole, inline only where that is harmless', async () => {
    const pdf = await insertFile('Größen.pdf', 'application/pdf', true)
    const shown = await site.client().request('GET', `/api/v0/download/${pdf}?inline=true`)
    expect(shown).toMatchObject({ status: 200, text: 'content of Größen.pdf' })
    expect(shown.headers['content-disposition']).toBe(
      `inline; filename="Gr__en.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fen.pdf`,
    )
    const svg = await insertFile('a.svg', 'image/svg+xml', true)
    const saved = await site.client().request('GET', `/api/v0/download/${svg}?inline=true`)
    expect([saved.headers['content-type'], String(saved.headers['content-disposition']).split(';')[0]]).toEqual([
      'application/octet-stream',
      'attachment',
    ])
  })

  test('what is not public is not there for strangers', async () => {
    const id = await insertFile('secret.pdf', 'application/pdf', false)
    expect(await site.client().request('GET', `/api/v0/download/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'C404' },
    })
    expect(await (await site.clientAs(['user', 'member'])).request('GET', `/api/v0/download/${id}`)).toMatchObject({
      status: 200,
    })
  })
})
