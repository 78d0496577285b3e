import type { Message } from '../../../../adminKit/edit/fields.ts'
import { type BlockType, emptyPair, type PropField } from './props.ts'

/** Blocks that show what the shop sells; the catalogue draws them. */

const source = (isOf: readonly string[]): PropField => {
  const labels: Readonly<Record<string, Message>> = {
    group: 'admin.designer.source.group',
    chosen: 'admin.designer.source.chosen',
    new: 'admin.designer.source.new',
    offers: 'admin.designer.source.offers',
    top: 'admin.designer.source.top',
  }
  const options = isOf.map(value => ({ value, label: labels[value] ?? { text: value } }))
  return { key: 'source', label: 'admin.designer.productSource', kind: 'choice', options }
}

const products: readonly PropField[] = [
  { key: 'title', label: 'admin.designer.heading', kind: 'line', longest: 200 },
  source(['new', 'offers', 'top', 'group', 'chosen']),
  {
    ...{ key: 'group', label: 'admin.designer.group', kind: 'group' },
    isShown: props => props.source === 'group',
  },
  {
    ...{ key: 'products', label: 'admin.designer.products', kind: 'product', most: 48 },
    isShown: props => props.source === 'chosen',
  },
  {
    ...{ key: 'count', label: 'admin.designer.count', kind: 'number', least: 1, most: 48 },
    isShown: props => props.source !== 'chosen',
  },
]

export const shopBlocks: readonly BlockType[] = [
  {
    ...{ type: 'productGrid', shelf: 'shop', title: 'admin.designer.type.productGrid' },
    use: 'admin.designer.use.productGrid',
    fields: products,
    made: { title: emptyPair, source: 'new', group: null, products: [], count: 8 },
  },
  {
    ...{ type: 'productCarousel', shelf: 'shop', title: 'admin.designer.type.productCarousel' },
    use: 'admin.designer.use.productCarousel',
    fields: products,
    made: { title: emptyPair, source: 'new', group: null, products: [], count: 12 },
  },
  {
    ...{ type: 'groupCards', shelf: 'shop', title: 'admin.designer.type.groupCards' },
    use: 'admin.designer.use.groupCards',
    fields: [
      { key: 'title', label: 'admin.designer.heading', kind: 'line', longest: 200 },
      {
        ...{ key: 'groups', label: 'admin.designer.groups', hint: 'admin.designer.groupsHint', kind: 'group' },
        most: 24,
      },
      { key: 'count', label: 'admin.designer.count', kind: 'number', least: 1, most: 24 },
    ],
    made: { title: emptyPair, groups: [], count: 6 },
  },
]
