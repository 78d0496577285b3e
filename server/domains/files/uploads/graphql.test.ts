import { beforeEach, describe, expect, test } from 'vitest'
import { countRows, setSettings } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const member = await site.clientAs(['member'])
beforeEach(async () => {
  await database.pool.query('truncate files, uploads, settings cascade')
})

type Part = readonly [name: string, content: string]

/** Sends an operation with its files as the GraphQL multipart request specification says; what it answers. */
async function send<Answer>(
  query: string,
  variables: Record<string, unknown>,
  map: Record<string, string[]>,
  parts: readonly Part[],
  client = member,
): Promise<{ status: number; body: { data: Answer; errors?: { message: string }[] } }> {
  const field = (head: string, content: string) =>
    `--X\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const form = [
    field('name="operations"', JSON.stringify({ query, variables })),
    field('name="map"', JSON.stringify(map)),
    ...parts.map(([name, content], at) => field(`name="${at}"; filename="${name}"`, content)),
  ].join('')
  const answer = await client.request('POST', '/graphql', `${form}--X--\r\n`, {
    'content-type': 'multipart/form-data; boundary=X',
  })
  return answer as never
}

const one = `mutation ($input: UploadFileInput!) { uploadFile(input: $input) {
  file { name size tags isPublic } isNew quota { total used }
  errors { __typename code path ... on FileDuplicate { existing { name } } ... on FileTooLarge { most }
    ... on QuotaReached { total used } } } }`
type One = { uploadFile: { file: object | null; isNew: boolean; quota: object; errors: readonly object[] } }

const upload = async (part: Part, input: object = {}) =>
  (await send<One>(one, { input: { file: null, ...input } }, { 0: ['variables.input.file'] }, [part])).body.data
    .uploadFile

const many = `mutation ($input: UploadFilesInput!) { uploadFiles(input: $input) { files { name } errors { code path } } }`
type Many = { uploadFiles: { files: { name: string }[]; errors: { code: string; path: string[] }[] } }

const uploadMany = (parts: readonly Part[]) =>
  send<Many>(
    many,
    { input: { files: parts.map(() => null), onDuplicate: 'KEEP_BOTH' } },
    Object.fromEntries(parts.map((_, at) => [at, [`variables.input.files.${at}`]])),
    parts,
  )

describe('one file', () => {
  test('comes in', async () => {
    expect(await upload(['Liste.csv', 'a;b'], { tags: ['Lager'], isPublic: true })).toEqual({
      file: { name: 'Liste.csv', size: 3, tags: ['Lager'], isPublic: true },
      isNew: true,
      quota: { total: 20_000_000_000, used: 3 },
      errors: [],
    })
  })

  test('that is there already is refused with the one that has its content, and is used where that is wished', async () => {
    await upload(['a.csv', 'a;b'])
    expect(await upload(['b.csv', 'a;b'])).toMatchObject({
      file: null,
      errors: [{ __typename: 'FileDuplicate', code: 'FILE_DUPLICATE', path: ['file'], existing: { name: 'a.csv' } }],
    })
    expect(await upload(['b.csv', 'a;b'], { onDuplicate: 'USE_EXISTING' })).toMatchObject({
      ...{ file: { name: 'a.csv' }, isNew: false, errors: [] },
    })
    expect(await countRows(database, 'files')).toBe(1)
  })

  test('that is too large says how large it may be', async () => {
    await setSettings(database, 'files', { documentMegabytes: 1 })
    const { errors } = await upload(['a.txt', 'a'.repeat(1_000_001)])
    expect(errors).toEqual([{ __typename: 'FileTooLarge', code: 'FILE_TOO_LARGE', path: ['file'], most: 1_000_000 }])
    expect(await countRows(database, 'files')).toBe(0)
  })

  test('without room for it says how much there is', async () => {
    await setSettings(database, 'files', { quotaMegabytes: 1 })
    const { errors } = await upload(['a.txt', 'a'.repeat(1_000_001)])
    expect(errors).toEqual([
      { __typename: 'QuotaReached', code: 'QUOTA_REACHED', path: ['file'], total: 1_000_000, used: 0 },
    ])
  })

  test('is refused to whoever may not upload', async () => {
    for (const client of [site.client(), await site.clientAs(['user'])]) {
      const variables = { input: { file: null } }
      const answer = await send(one, variables, { 0: ['variables.input.file'] }, [['a.csv', 'a;b']], client)
      expect(answer.body.errors).toHaveLength(1)
    }
    expect(await countRows(database, 'files')).toBe(0)
  })
})

describe('several files', () => {
  test('come in each for itself: those that are refused keep no other out', async () => {
    const { body } = await uploadMany([
      ['a.csv', 'a;b'],
      ['b.exe', 'MZ\u0000'],
      ['c.csv', 'c;d'],
    ])
    expect(body.data.uploadFiles).toEqual({
      files: [{ name: 'a.csv' }, { name: 'c.csv' }],
      errors: [{ code: 'FILE_TYPE_INVALID', path: ['files', '1'] }],
    })
  })

  test('are at most as many as the shop has set', async () => {
    await setSettings(database, 'files', { filesPerRequest: 12 })
    const parts = Array.from({ length: 13 }, (_, at): Part => [`${at}.csv`, `a;${at}`])
    expect((await uploadMany(parts)).status).toBe(413)
    expect(await countRows(database, 'files')).toBe(0)
    expect((await uploadMany(parts.slice(1))).body.data.uploadFiles.files).toHaveLength(12)
  })
})

test('what may be uploaded is told to whoever may', async () => {
  const query =
    '{ uploadRules { filesPerRequest minimum { width height } limits { kind bytes } quota { total used } } }'
  const least = { leastPictureWidth: 800 }
  await setSettings(database, 'files', {
    takenKinds: ['document', 'picture'],
    pictureMegabytes: 30,
    ...least,
    quotaMegabytes: 5,
  })
  const { body } = await member.request('POST', '/graphql', { query })
  expect(body).toEqual({
    data: {
      uploadRules: {
        filesPerRequest: 20,
        minimum: { width: 800, height: 0 },
        limits: [
          { kind: 'PICTURE', bytes: 30_000_000 },
          { kind: 'DOCUMENT', bytes: 100_000_000 },
        ],
        quota: { total: 5_000_000, used: 0 },
      },
    },
  })
})
