import { describe, expect, test } from 'vitest'
import { blocksOf, textOf } from './clipboard.ts'
import { type Block, usualAttrs } from './document.ts'

const known = (type: string) => ['text', 'columns', 'hr'].includes(type)
const text: Block = {
  ...{ id: 'a', type: 'text', props: { html: { de: '<p>Hallo</p>', en: '' } } },
  attrs: { ...usualAttrs, size: { xs: 12, md: 6, lg: 4 }, languages: ['de'] },
}
const columns: Block = { id: 'b', type: 'columns', props: { ratio: '1:2' }, attrs: usualAttrs, slots: [[text], []] }

test('what is copied is pasted as it was, with ids of its own', () => {
  const [pasted] = blocksOf(textOf([columns]), known, 'de')
  expect(pasted).toEqual({ ...columns, id: pasted?.id, slots: [[{ ...text, id: pasted?.slots?.[0]?.[0]?.id }], []] })
  expect([pasted?.id, pasted?.slots?.[0]?.[0]?.id]).not.toContain('a')
  expect(pasted?.id).not.toBe('b')
})

test('words from elsewhere become paragraphs of the language that is written, and never markup', () => {
  const [pasted] = blocksOf('Erster <b>Absatz</b>\nzweite Zeile\n\n\nZweiter & letzter', known, 'en')
  expect(pasted?.type).toBe('text')
  expect(pasted?.props.html).toEqual({
    en: '<p>Erster &lt;b&gt;Absatz&lt;/b&gt;<br>zweite Zeile</p><p>Zweiter &amp; letzter</p>',
  })
})

describe('what cannot be taken is left out', () => {
  test.each<[string, string, number]>([
    ['nothing', '  ', 0],
    ['a block of an unknown kind', textOf([{ ...text, type: 'script' }]), 0],
    ['more than a page may weigh', 'x'.repeat(600_000), 0],
    ['what is no list', '{"page-blocks":1,"blocks":7}', 1],
    ['what is broken', '{"page-blocks":1,"blocks":[', 1],
    ['what stands too deep', textOf([nested(4)]), 0],
  ])('%s', (_label, copied, count) => {
    expect(blocksOf(copied, known, 'de')).toHaveLength(count)
  })

  test('sizes that there are not, and languages', () => {
    const odd = { ...text, attrs: { size: { xs: 99, md: 'x' }, visible: { xs: false }, languages: ['fr'] } }
    const [pasted] = blocksOf(textOf([odd as never]), known, 'de')
    expect(pasted?.attrs).toEqual({
      size: { xs: 12, md: 12, lg: 12 },
      visible: { xs: false, md: true, lg: true },
    })
  })
})

function nested(depth: number): Block {
  return { ...columns, slots: depth > 1 ? [[nested(depth - 1)]] : [[]] }
}
