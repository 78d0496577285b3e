import { expect, test } from 'vitest'
import { blockTypes } from '../../../blocks.ts'
import { blocksWith } from './blockTypes.ts'
import { emptyContent } from './content.ts'
import { differencesBetween } from './difference.ts'
import { readDocument } from './document.ts'

blocksWith(blockTypes)

const text = (id: string, de: string, more: object = {}) => ({
  id,
  type: 'text',
  props: { html: { de, en: '' }, ...more },
})
const hr = (id: string) => ({ id, type: 'hr' })
const contentOf = (...blocks: object[]) => ({ ...emptyContent, document: readDocument({ blocks }).document })
const between = (before: object[], after: object[]) =>
  differencesBetween(contentOf(...before), contentOf(...after)).map(({ kind, blockId, fields, texts }) => [
    ...[kind, blockId, ...fields],
    ...texts.map(each => `${each.path.join('.')}: ${each.before.de} → ${each.after.de}`),
  ])

test('nothing differs from itself, whatever the order of keys', () => {
  const content = contentOf(text('block-001', '<p>a</p>'))
  expect(differencesBetween(content, JSON.parse(JSON.stringify(content)))).toEqual([])
})

test('texts that changed are told with their block, and what else changed by its name', () => {
  expect(between([text('block-001', '<p>a</p>')], [text('block-001', '<p>b</p>', { tone: 'accent' })])).toEqual([
    ['changed', 'block-001', 'tone', 'props.html: <p>a</p> → <p>b</p>'],
  ])
})

test('blocks come, go and move; those that only made room did not move', () => {
  expect(between([hr('block-001'), hr('block-002')], [hr('block-new'), hr('block-001'), hr('block-002')])).toEqual([
    ['added', 'block-new'],
  ])
  expect(between([hr('block-001'), hr('block-002')], [hr('block-002')])).toEqual([['removed', 'block-001']])
  expect(
    between(
      [hr('block-001'), hr('block-002'), hr('block-003')],
      [hr('block-003'), hr('block-001'), hr('block-002')],
    ).map(([kind]) => kind),
  ).toEqual(['moved', 'moved'])
  const columns = (...slots: object[][]) => ({ id: 'columns-1', type: 'columns', slots })
  expect(between([columns([hr('block-001')], [])], [columns([], [hr('block-001')])])).toEqual([['moved', 'block-001']])
})

test('what is said of the entry is told without a block', () => {
  const before = { ...emptyContent, title: { de: 'Alt', en: '' } }
  const after = { ...emptyContent, title: { de: 'Neu', en: '' }, tags: ['verein'] }
  expect(differencesBetween(before, after)).toEqual([
    {
      ...{ kind: 'changed', blockId: null, type: null, fields: ['tags'] },
      texts: [{ path: ['title'], before: { de: 'Alt', en: '' }, after: { de: 'Neu', en: '' } }],
    },
  ])
})
