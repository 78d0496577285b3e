import { expect, test } from 'vitest'
import { cachedResponse, type SentAnswer } from './responseCache.ts'
import { createVersionedCache } from './versionedCache.ts'

const answers = createVersionedCache<SentAnswer>({
  version: async () => 1,
  day: () => '2026-11-20',
  bytesOf: answer => answer.body.length,
  mostBytes: 1_000_000,
})

/** Asks for the same at the same time; each is answered by its name. */
const askedTogether = (names: readonly string[], isKeepable: boolean) =>
  Promise.all(
    names.map(async name => {
      const answer = await cachedResponse(answers, `key ${isKeepable}`, async () => ({
        status: isKeepable ? 200 : 429,
        contentType: 'text/plain',
        body: Buffer.from(name),
        isKeepable,
      }))
      return answer.body.toString()
    }),
  )

test('those who ask together share what is everybody’s', async () => {
  expect(await askedTogether(['first', 'second', 'third'], true)).toEqual(['first', 'first', 'first'])
})

test('what was meant for one reaches none of the others', async () => {
  expect(await askedTogether(['first', 'second', 'third'], false)).toEqual(['first', 'second', 'third'])
})
