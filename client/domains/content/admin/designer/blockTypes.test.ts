import { expect, test } from 'vitest'
import { blockTypes as serverTypes } from '../../../../../server/blocks.ts'
import { blockInfos, blocksWith } from '../../../../../server/domains/content/rules/blockTypes.ts'
import { readDocument } from '../../../../../server/domains/content/rules/document.ts'
import { benefitIcons } from '../../blocks/benefitIcons.ts'
import { blockTypes, madeBlock } from './blockTypes.ts'
import type { PropField } from './props.ts'

blocksWith(serverTypes)

interface Info {
  readonly kind: string
  readonly most?: number
  readonly values?: readonly string[]
  readonly lowest?: number
  readonly highest?: number
  readonly of?: Readonly<Record<string, Info>>
}
const infos = new Map(
  (blockInfos() as { type: string; isForAdmins: boolean; fields: Record<string, Info> }[]).map(each => [
    each.type,
    each,
  ]),
)

/** What an input lets through, in the words of the server. */
function told(field: PropField): object {
  if ('options' in field) return { values: field.options.map(({ value }) => value).toSorted() }
  if (field.kind === 'number') return { lowest: field.least, highest: field.most }
  if ('longest' in field) return { most: field.longest }
  if (field.kind === 'items')
    return { most: field.most, of: Object.fromEntries(field.fields.map(each => [each.key, told(each)])) }
  return 'most' in field && field.most !== undefined ? { most: field.most } : {}
}
function known(info: Info): object {
  if (info.values) return { values: info.values.toSorted() }
  if (info.lowest !== undefined) return { lowest: info.lowest, highest: info.highest }
  if (info.kind === 'records')
    return {
      most: info.most,
      of: Object.fromEntries(Object.entries(info.of ?? {}).map(([key, each]) => [key, known(each)])),
    }
  return info.most === undefined ? {} : { most: info.most }
}

test('the tray has every kind of block that the server takes, and no other', () => {
  expect(blockTypes.map(({ type }) => type).toSorted()).toEqual([...infos.keys()].toSorted())
})

test('the server takes each new block as it is made', () => {
  const { document, refusals } = readDocument({ blocks: blockTypes.map(madeBlock) })
  expect(refusals).toEqual([])
  expect(document.blocks).toHaveLength(blockTypes.length)
})

test.each(
  blockTypes.map(each => [each.type, each] as const),
)('%s: what can be entered is what the server takes', (type, each) => {
  const info = infos.get(type)!
  expect(each.isForAdmins ?? false).toBe(info.isForAdmins)
  const entered = Object.fromEntries(each.fields.map(field => [field.key, told(field)]))
  // Of icons the server takes more than one chooses from.
  const taken = Object.fromEntries(Object.entries(info.fields).map(([key, value]) => [key, known(value)]))
  if (type === 'benefits') {
    const [items] = each.fields.filter(field => field.kind === 'items')
    const [icon] = items!.fields.filter(field => field.kind === 'choice')
    expect(icon!.options.map(({ value }) => value).toSorted()).toEqual(Object.keys(benefitIcons).toSorted())
    expect(entered).toMatchObject({ items: { most: 6, of: { title: { most: 200 }, text: { most: 1000 } } } })
    return
  }
  expect(entered).toEqual(taken)
})
