import { expect, test } from 'vitest'
import { madeBlock, typeOf } from './blockTypes.ts'
import { createDesigner } from './designerStore.ts'
import { limits } from './document.ts'

const made = (type: string) => madeBlock(typeOf(type)!)
const types = (store: ReturnType<typeof createDesigner>) => store.get().blocks.map(({ type }) => type)

test('what is added goes behind what is selected, and is selected', () => {
  const store = createDesigner([made('text'), made('hr')])
  store.select(store.get().blocks[0]!.id)
  store.add([made('image')])
  expect(types(store)).toEqual(['text', 'image', 'hr'])
  expect(store.get().selected).toBe(store.get().blocks[1]!.id)
})

test('a page that is read only stays as it is, whatever is tried', () => {
  const first = [made('text'), made('hr')]
  const store = createDesigner(first, { isReadOnly: true })
  const { id } = first[0]!
  store.add([made('image')])
  store.remove(id)
  store.duplicate(id)
  store.step(id, 'down')
  store.resize(id, 3)
  store.paste('Hallo')
  store.setProps(id, { align: 'center' }, 'align')
  store.write(id)
  expect(store.get().blocks).toBe(first)
  expect(store.get().writing).toBeNull()
})

test('undoing brings back what was removed; what is gone is not selected', () => {
  const store = createDesigner([made('text'), made('hr')])
  const { id } = store.get().blocks[1]!
  store.remove(id)
  expect(types(store)).toEqual(['text'])
  expect(store.get().selected).toBe(store.get().blocks[0]!.id)
  store.undo()
  expect(types(store)).toEqual(['text', 'hr'])
  store.select(id)
  store.redo()
  expect(store.get().selected).toBeNull()
})

test('typing in a field is one step, two fields are two', () => {
  let now = 0
  const store = createDesigner([made('button')], {}, () => now)
  const { id } = store.get().blocks[0]!
  for (const label of ['K', 'Ka', 'Kau']) {
    now += 200
    store.setProps(id, { label: { de: label, en: '' } }, 'label')
  }
  store.setProps(id, { href: '/kontakt' }, 'href')
  store.undo()
  expect(store.find(id)?.props).toMatchObject({ label: { de: 'Kau', en: '' }, href: '/' })
  store.undo()
  expect(store.find(id)?.props).toMatchObject({ label: { de: '', en: '' } })
})

test('copying and pasting goes from page to page', () => {
  const one = createDesigner([made('columns')])
  one.select(one.get().blocks[0]!.id)
  const other = createDesigner([made('hr')])
  other.paste(one.copied()!)
  expect(types(other)).toEqual(['hr', 'columns'])
  expect(other.get().blocks[1]!.id).not.toBe(one.get().blocks[0]!.id)
})

test('where nothing further fits, that is said', () => {
  const store = createDesigner(Array.from({ length: limits.blocks }, () => made('hr')))
  store.add([made('text')])
  expect(store.get().news?.message).toBe('admin.designer.said.full')
  store.select(store.get().blocks[0]!.id)
  store.step(store.get().blocks[0]!.id, 'up')
  expect(store.get().news?.message).toBe('admin.designer.said.end')
})

test('pulling at an edge is one step, however many sizes it went through', () => {
  const store = createDesigner([made('text')])
  const { id } = store.get().blocks[0]!
  for (const size of [11, 9, 7, 6]) store.resize(id, size, 'pull 1')
  expect(store.find(id)?.attrs.size.lg).toBe(6)
  store.undo()
  expect(store.find(id)?.attrs.size.lg).toBe(12)
})
