import { expect, test } from 'vitest'
import { type Block, usualAttrs } from '../designer/document.ts'
import type { Content } from './content.ts'
import { differencesBetween } from './differences.ts'

const text = (id: string, de: string, more: Partial<Block> = {}): Block => ({
  ...{ id, type: 'text', props: { html: { de: `<p>${de}</p>`, en: '' }, align: 'left' }, attrs: usualAttrs },
  ...more,
})
const page = (blocks: readonly Block[], more: Partial<Content> = {}): Content => ({
  ...{ title: { de: 'A', en: '' }, slug: { de: '', en: '' }, description: { de: '', en: '' } },
  ...{ place: { de: '', en: '' }, imageId: null, noindex: { de: false, en: false }, tags: [] },
  ...{ publishDate: null, startsAt: null, endsAt: null, blocks },
  ...more,
})
const found = (before: readonly Block[], after: readonly Block[]) =>
  differencesBetween(page(before), page(after)).blocks.map(({ id, changes }) => [id, changes])

test('texts are compared as readers see them', () => {
  const { blocks } = differencesBetween(page([text('a', 'Alt')]), page([text('a', 'Neu <b>und</b> gut')]))
  expect(blocks.map(({ texts }) => texts)).toEqual([[{ language: 'de', before: 'Alt', after: 'Neu und gut' }]])
})

test('blocks that came, went and stand elsewhere; those that only made room do not', () => {
  const [a, b, c] = [text('a', 'A'), text('b', 'B'), text('c', 'C')]
  expect(found([a, b, c], [a, text('x', 'X'), b, c])).toEqual([['x', ['added']]])
  expect(found([a, b, c], [a, c])).toEqual([['b', ['removed']]])
  expect(found([a, b, c], [b, c, a])).toEqual([['a', ['moved']]])
  const columns = (list: Block[]): Block => ({ ...text('k', ''), type: 'columns', slots: [list, []] })
  expect(found([columns([]), a], [columns([a])])).toEqual([['a', ['moved']]])
})

test('layout and settings are named by what they are', () => {
  const before = text('a', 'A')
  const narrow = { ...before, attrs: { ...usualAttrs, size: { xs: 12, md: 6, lg: 6 } } }
  const hidden = { ...before, attrs: { ...usualAttrs, visible: { xs: false, md: true, lg: true } } }
  const centred = { ...before, props: { ...before.props, align: 'center' } }
  expect([narrow, hidden, centred].map(after => found([before], [after]))).toEqual([
    [['a', ['size']]],
    [['a', ['visible']]],
    [['a', ['settings']]],
  ])
})

test('the order in which properties are written says nothing', () => {
  const turned = { ...text('a', 'A'), props: { align: 'left', html: { de: '<p>A</p>', en: '' } } }
  expect(found([text('a', 'A')], [turned])).toEqual([])
})

test('particulars are compared, too', () => {
  const after = page([], { title: { de: 'B', en: '' }, tags: ['verein'] })
  expect(differencesBetween(page([]), after).fields).toEqual([
    { field: 'title', texts: [{ language: 'de', before: 'A', after: 'B' }] },
    { field: 'tags', texts: [] },
  ])
})
