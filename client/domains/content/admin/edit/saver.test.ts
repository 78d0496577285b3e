import { expect, test } from 'vitest'
import type { Content } from './content.ts'
import { createSaver, type Sent } from './saver.ts'

const empty: Content = {
  ...{ title: { de: 'Über uns', en: '' }, slug: { de: '', en: '' }, description: { de: '', en: '' } },
  ...{
    place: { de: '', en: '' },
    imageId: null,
    noindex: { de: false, en: false },
    tags: [],
    mediaIds: [],
    downloadIds: [],
    links: [],
  },
  ...{ publishDate: null, startsAt: null, endsAt: null, blocks: [] },
}
const titled = (de: string): Content => ({ ...empty, title: { de, en: '' } })
const settled = () => new Promise(resolve => setImmediate(resolve))

/** A saver whose clock is turned by hand, and whose server answers what it is told. */
function opened(...answers: (Sent | Promise<Sent>)[]) {
  const sent: { version: number; content: Content; fields: readonly string[] }[] = []
  const merges: Content[] = []
  let due: { milliseconds: number; call: () => void } | null = null
  const saver = createSaver({
    version: 3,
    saved: empty,
    send: async (version, content, fields) => {
      sent.push({ version, content, fields })
      return (await answers.shift()) ?? { kind: 'done', version: version + 1, content }
    },
    onMerged: content => merges.push(content),
    after: (milliseconds, call) => {
      const timer = { milliseconds, call }
      due = timer
      return () => {
        if (due === timer) due = null
      }
    },
  })
  const pass = async () => {
    const timer = due
    due = null
    timer?.call()
    await settled()
    return timer?.milliseconds ?? null
  }
  return { saver, sent, merges, pass, isDue: () => due !== null }
}

test('a second after typing has rested what changed is saved, and nothing else', async () => {
  const { saver, sent, pass } = opened()
  saver.change(titled('Über'))
  saver.change(titled('Über den Verein'))
  expect(saver.get().kind).toBe('waiting')
  expect(sent).toEqual([])
  expect(await pass()).toBe(1000)
  expect(sent).toEqual([{ version: 3, content: titled('Über den Verein'), fields: ['title'] }])
  expect(saver.get()).toMatchObject({ kind: 'saved', version: 4 })
})

test('what is typed while saving is saved after it, with the new version', async () => {
  let answer: (sent: Sent) => void = () => {}
  const { saver, sent, pass } = opened(
    new Promise<Sent>(resolve => {
      answer = resolve
    }),
  )
  saver.change(titled('A'))
  await pass()
  saver.change(titled('AB'))
  answer({ kind: 'done', version: 4, content: titled('A') })
  await settled()
  expect(sent.map(({ version, content }) => [version, content.title.de])).toEqual([
    [3, 'A'],
    [4, 'AB'],
  ])
  expect(saver.get()).toMatchObject({ kind: 'saved', version: 5 })
})

test('while the server cannot be reached it is tried again, later each time, and nothing is lost', async () => {
  const { saver, sent, pass } = opened({ kind: 'failed' }, { kind: 'failed' }, { kind: 'failed' })
  saver.change(titled('A'))
  await pass()
  expect(saver.get().kind).toBe('failed')
  expect([await pass(), await pass()]).toEqual([3000, 6000])
  saver.change(titled('AB'))
  expect(saver.get().kind).toBe('failed')
  await pass()
  expect(sent.at(-1)?.content.title.de).toBe('AB')
  expect(saver.get().kind).toBe('saved')
})

test('what somebody else changed elsewhere is taken in, and both are kept', async () => {
  const theirs = { ...empty, tags: ['verein'] }
  const { saver, sent, merges, pass } = opened({ kind: 'stale', version: 9, content: theirs })
  saver.change(titled('A'))
  await pass()
  expect(merges).toEqual([{ ...titled('A'), tags: ['verein'] }])
  expect(sent.at(-1)).toMatchObject({ version: 9, fields: ['title'] })
  expect(saver.get()).toMatchObject({ kind: 'saved', version: 10 })
})

test.each(['mine', 'theirs'] as const)('where both changed the same, a person decides: %s', async choice => {
  const theirs = { ...titled('Theirs'), tags: ['verein'] }
  const { saver, sent, merges, pass, isDue } = opened({ kind: 'stale', version: 9, content: theirs })
  saver.change(titled('Mine'))
  await pass()
  expect(saver.get()).toMatchObject({ kind: 'conflict', conflicts: ['title'] })
  expect(isDue()).toBe(false)
  expect(await saver.flush()).toBe(false)
  saver.resolve(choice)
  await settled()
  expect(merges.at(-1)).toEqual({ ...titled(choice === 'mine' ? 'Mine' : 'Theirs'), tags: ['verein'] })
  expect(sent).toHaveLength(choice === 'mine' ? 2 : 1)
  expect(saver.get().kind).toBe('saved')
})

test('what was refused is said, and tried again once it is another', async () => {
  const refusals = [{ code: 'SLUG_TAKEN', path: ['changes', 'slug', 'de'] }]
  const { saver, pass, isDue } = opened({ kind: 'refused', refusals })
  saver.change(titled('A'))
  await pass()
  expect(saver.get()).toMatchObject({ kind: 'refused', refusals })
  expect(isDue()).toBe(false)
  saver.change(titled('B'))
  await pass()
  expect(saver.get()).toMatchObject({ kind: 'saved', refusals: [] })
})

test('undoing everything leaves nothing to be saved', async () => {
  const { saver, sent, isDue } = opened()
  saver.change(titled('A'))
  saver.change(empty)
  expect(saver.get().kind).toBe('saved')
  expect(isDue()).toBe(false)
  expect(await saver.flush()).toBe(true)
  expect(sent).toEqual([])
})
