import type { Message } from '../../../../adminKit/edit/fields.ts'
import { type Block, newId, usualAttrs } from './document.ts'
import { type BlockType, emptyPair, type PairField, type PropField } from './props.ts'
import { shopBlocks } from './shopBlocks.ts'

const pair = (key: string, label: Message, longest = 300, kind: PairField['kind'] = 'line'): PairField => ({
  ...{ key, label, longest, kind },
})
const align: PropField = {
  ...{ key: 'align', label: 'admin.designer.align', kind: 'choice' },
  options: [
    { value: 'left', label: 'admin.designer.align.left' },
    { value: 'center', label: 'admin.designer.align.center' },
  ],
}
const tone: PropField = {
  ...{ key: 'tone', label: 'admin.designer.tone', kind: 'choice' },
  options: [
    { value: 'plain', label: 'admin.designer.tone.plain' },
    { value: 'muted', label: 'admin.designer.tone.muted' },
    { value: 'accent', label: 'admin.designer.tone.accent' },
    { value: 'inverse', label: 'admin.designer.tone.inverse' },
  ],
}
const look: PropField = {
  ...{ key: 'look', label: 'admin.designer.look', kind: 'choice' },
  options: [
    { value: 'primary', label: 'admin.designer.look.primary' },
    { value: 'outline', label: 'admin.designer.look.outline' },
    { value: 'link', label: 'admin.designer.look.link' },
  ],
}
const href = (key: string): PropField => ({
  ...{ key, label: 'admin.designer.href', hint: 'admin.designer.hrefHint', kind: 'link', longest: 2000 },
})
const picture = (key: string): PropField => ({ key, label: 'admin.designer.picture', kind: 'file', mode: 'editor' })
const label = pair('label', 'admin.designer.label', 200)

/** What pages are made of, in the order of the tray. */
const ownBlocks: readonly BlockType[] = [
  {
    ...{ type: 'text', shelf: 'words', title: 'admin.designer.type.text', use: 'admin.designer.use.text' },
    fields: [pair('html', 'admin.designer.html', 100_000, 'rich'), align, tone],
    made: { html: emptyPair, align: 'left', tone: 'plain' },
    isText: true,
  },
  {
    ...{ type: 'hero', shelf: 'words', title: 'admin.designer.type.hero', use: 'admin.designer.use.hero' },
    fields: [
      pair('eyebrow', 'admin.designer.eyebrow', 200),
      pair('title', 'admin.designer.heading'),
      pair('text', 'admin.designer.words', 2000, 'area'),
      picture('image'),
      {
        ...{ key: 'buttons', label: 'admin.designer.buttons', kind: 'items', most: 3, add: 'admin.designer.addButton' },
        fields: [label, href('href'), look],
        made: { label: emptyPair, href: '/', look: 'primary' },
      },
      tone,
      {
        ...{ key: 'drawing', label: 'admin.designer.drawing', kind: 'choice' },
        options: [
          { value: 'none', label: 'admin.designer.drawing.none' },
          { value: 'court', label: 'admin.designer.drawing.court' },
          { value: 'kit', label: 'admin.designer.drawing.kit' },
        ],
      },
    ],
    made: { eyebrow: emptyPair, title: emptyPair, text: emptyPair, buttons: [], tone: 'accent', drawing: 'none' },
  },
  {
    ...{ type: 'button', shelf: 'words', title: 'admin.designer.type.button', use: 'admin.designer.use.button' },
    fields: [label, href('href'), look, align],
    made: { label: emptyPair, href: '/', look: 'primary', align: 'left' },
  },
  {
    ...{ type: 'benefits', shelf: 'words', title: 'admin.designer.type.benefits', use: 'admin.designer.use.benefits' },
    fields: [
      {
        ...{ key: 'items', label: 'admin.designer.benefits', kind: 'items', most: 6, add: 'admin.designer.addBenefit' },
        fields: [
          {
            ...{ key: 'icon', label: 'admin.designer.icon', kind: 'choice' },
            options: [
              { value: 'truck', label: 'admin.designer.icon.truck' },
              { value: 'check', label: 'admin.designer.icon.check' },
              { value: 'pen', label: 'admin.designer.icon.pen' },
              { value: 'person', label: 'admin.designer.icon.person' },
              { value: 'pin', label: 'admin.designer.icon.pin' },
              { value: 'heart', label: 'admin.designer.icon.heart' },
              { value: 'tag', label: 'admin.designer.icon.tag' },
              { value: 'info', label: 'admin.designer.icon.info' },
              { value: 'cart', label: 'admin.designer.icon.cart' },
              { value: 'document', label: 'admin.designer.icon.document' },
            ],
          },
          pair('title', 'admin.designer.heading', 200),
          pair('text', 'admin.designer.words', 1000, 'area'),
        ],
        made: { icon: 'check', title: emptyPair, text: emptyPair },
      },
    ],
    made: { items: [] },
  },
  {
    ...{ type: 'table', shelf: 'words', title: 'admin.designer.type.table', use: 'admin.designer.use.table' },
    fields: [
      { ...pair('text', 'admin.designer.tableText', 20_000, 'area'), hint: 'admin.designer.tableHint' },
      { key: 'hasColumnHead', label: 'admin.designer.columnHead', kind: 'flag' },
      { key: 'hasRowHead', label: 'admin.designer.rowHead', kind: 'flag' },
      pair('caption', 'admin.designer.caption', 500),
    ],
    made: { text: emptyPair, hasColumnHead: true, hasRowHead: false, caption: emptyPair },
  },
  {
    ...{ type: 'html', shelf: 'words', title: 'admin.designer.type.html', use: 'admin.designer.use.html' },
    fields: [pair('html', { text: 'HTML' }, 100_000, 'source')],
    made: { html: emptyPair },
    isForAdmins: true,
  },
  {
    ...{ type: 'image', shelf: 'media', title: 'admin.designer.type.image', use: 'admin.designer.use.image' },
    fields: [
      picture('file'),
      { ...pair('alt', 'admin.designer.alt', 500), hint: 'admin.designer.altHint' },
      pair('caption', 'admin.designer.caption', 1000),
      { ...href('link'), label: 'admin.designer.link' },
      {
        ...{ key: 'ratio', label: 'admin.designer.ratio', kind: 'choice' },
        options: [
          { value: 'original', label: 'admin.designer.ratio.original' },
          ...['1:1', '4:3', '16:9', '21:9'].map(value => ({ value, label: { text: value } })),
        ],
      },
      {
        ...{ key: 'fit', label: 'admin.designer.fit', kind: 'choice' },
        isShown: ({ ratio }) => ratio !== 'original',
        options: [
          { value: 'cover', label: 'admin.designer.fit.cover' },
          { value: 'contain', label: 'admin.designer.fit.contain' },
        ],
      },
    ],
    made: { alt: emptyPair, caption: emptyPair, ratio: 'original', fit: 'cover' },
  },
  {
    ...{ type: 'gallery', shelf: 'media', title: 'admin.designer.type.gallery', use: 'admin.designer.use.gallery' },
    fields: [{ key: 'gallery', label: 'admin.designer.type.gallery', kind: 'gallery' }],
    made: {},
  },
  {
    ...{ type: 'video', shelf: 'media', title: 'admin.designer.type.video', use: 'admin.designer.use.video' },
    fields: [
      {
        ...{ key: 'source', label: 'admin.designer.source', kind: 'choice' },
        options: [
          { value: 'file', label: 'admin.designer.source.file' },
          { value: 'youtube', label: { text: 'YouTube' } },
          { value: 'vimeo', label: { text: 'Vimeo' } },
        ],
      },
      {
        ...{ key: 'file', label: 'admin.designer.videoFile', kind: 'file', mode: 'insertDownload' },
        isShown: ({ source }) => source === 'file',
      },
      {
        ...{ key: 'video', label: 'admin.designer.videoId', hint: 'admin.designer.videoIdHint', kind: 'plain' },
        longest: 20,
        isShown: ({ source }) => source !== 'file',
      },
      pair('title', 'admin.designer.heading', 500),
      { ...picture('poster'), label: 'admin.designer.poster' },
      {
        ...{ key: 'captions', label: 'admin.designer.captions', hint: 'admin.designer.captionsHint', kind: 'file' },
        mode: 'insertDownload',
        isShown: ({ source }) => source === 'file',
      },
    ],
    made: { source: 'file', title: emptyPair },
  },
  {
    ...{ type: 'download', shelf: 'media', title: 'admin.designer.type.download', use: 'admin.designer.use.download' },
    fields: [
      { key: 'file', label: 'admin.designer.file', kind: 'file', mode: 'insertDownload' },
      { ...label, longest: 500 },
    ],
    made: { label: emptyPair },
  },
  {
    ...{ type: 'map', shelf: 'media', title: 'admin.designer.type.map', use: 'admin.designer.use.map' },
    fields: [
      pair('title', 'admin.designer.heading', 500),
      { key: 'address', label: 'admin.designer.address', kind: 'plain', longest: 500 },
      { key: 'lat', label: 'admin.designer.lat', kind: 'number', least: -90, most: 90, isFine: true },
      { key: 'lng', label: 'admin.designer.lng', kind: 'number', least: -180, most: 180, isFine: true },
      { key: 'zoom', label: 'admin.designer.zoom', kind: 'number', least: 1, most: 19 },
      picture('picture'),
    ],
    made: { title: emptyPair, address: '', lat: null, lng: null, zoom: 15 },
  },
  {
    ...{ type: 'social', shelf: 'media', title: 'admin.designer.type.social', use: 'admin.designer.use.social' },
    fields: [
      {
        key: 'url',
        label: 'admin.designer.socialUrl',
        hint: 'admin.designer.socialUrlHint',
        kind: 'plain',
        longest: 500,
      },
      pair('title', 'admin.designer.heading', 500),
    ],
    made: { title: emptyPair, url: '' },
  },
  {
    ...{ type: 'columns', shelf: 'layout', title: 'admin.designer.type.columns', use: 'admin.designer.use.columns' },
    fields: [
      {
        ...{ key: 'ratio', label: 'admin.designer.columnRatio', kind: 'choice' },
        options: ['1:1', '1:2', '2:1', '1:1:1', '1:1:1:1'].map(value => ({ value, label: { text: value } })),
      },
    ],
    made: { ratio: '1:1' },
    slots: 2,
  },
  {
    ...{ type: 'accordion', shelf: 'layout', title: 'admin.designer.type.accordion' },
    use: 'admin.designer.use.accordion',
    fields: [{ key: 'titles', label: 'admin.designer.titles', kind: 'titles', most: 30 }],
    made: { titles: [emptyPair, emptyPair] },
    slots: 2,
  },
  {
    ...{ type: 'spacer', shelf: 'layout', title: 'admin.designer.type.spacer', use: 'admin.designer.use.spacer' },
    fields: [
      {
        ...{ key: 'height', label: 'admin.designer.height', kind: 'choice' },
        options: [
          { value: 'small', label: 'admin.designer.height.small' },
          { value: 'medium', label: 'admin.designer.height.medium' },
          { value: 'large', label: 'admin.designer.height.large' },
        ],
      },
    ],
    made: { height: 'medium' },
  },
  {
    ...{ type: 'hr', shelf: 'layout', title: 'admin.designer.type.hr', use: 'admin.designer.use.hr' },
    fields: [],
    made: {},
  },
  {
    ...{ type: 'entries', shelf: 'layout', title: 'admin.designer.type.entries', use: 'admin.designer.use.entries' },
    fields: [
      {
        ...{ key: 'entryKind', label: 'admin.designer.entryKind', kind: 'choice' },
        options: [
          { value: 'post', label: 'admin.designer.entryKind.post' },
          { value: 'event', label: 'admin.designer.entryKind.event' },
        ],
      },
      { key: 'tag', label: 'admin.designer.tag', hint: 'admin.designer.tagHint', kind: 'plain', longest: 60 },
      { key: 'count', label: 'admin.designer.count', kind: 'number', least: 1, most: 24 },
      {
        ...{ key: 'look', label: 'admin.designer.look', kind: 'choice' },
        options: [
          { value: 'cards', label: 'admin.designer.look.cards' },
          { value: 'list', label: 'admin.designer.look.list' },
        ],
      },
    ],
    made: { entryKind: 'post', tag: '', count: 3, look: 'cards' },
  },
  {
    ...{ type: 'form', shelf: 'layout', title: 'admin.designer.type.form', use: 'admin.designer.use.form' },
    fields: [{ key: 'form', label: 'admin.designer.type.form', kind: 'form' }],
    made: { form: null },
  },
  {
    ...{ type: 'live', shelf: 'shop', title: 'admin.designer.type.live', use: 'admin.designer.use.live' },
    fields: [
      {
        ...{ key: 'part', label: 'admin.designer.part', kind: 'choice' },
        options: [
          { value: 'operator', label: 'admin.designer.part.operator' },
          { value: 'particulars', label: 'admin.designer.part.particulars' },
          { value: 'shippingCosts', label: 'admin.designer.part.shippingCosts' },
          { value: 'sizeTables', label: 'admin.designer.part.sizeTables' },
          { value: 'keptData', label: 'admin.designer.part.keptData' },
          { value: 'cookies', label: 'admin.designer.part.cookies' },
          { value: 'services', label: 'admin.designer.part.services' },
          { value: 'imprint', label: 'admin.designer.part.imprint' },
          { value: 'agb', label: 'admin.designer.part.agb' },
          { value: 'privacy', label: 'admin.designer.part.privacy' },
          { value: 'disclaimer', label: 'admin.designer.part.disclaimer' },
          { value: 'shipping', label: 'admin.designer.part.shipping' },
          { value: 'withdrawal', label: 'admin.designer.part.withdrawal' },
          { value: 'help', label: 'admin.designer.part.help' },
          { value: 'sizes', label: 'admin.designer.part.sizes' },
          { value: 'accessibility', label: 'admin.designer.part.accessibility' },
        ],
      },
    ],
    made: { part: 'operator' },
  },
  {
    ...{ type: 'reusable', shelf: 'layout', title: 'admin.designer.type.reusable', use: 'admin.designer.use.reusable' },
    fields: [{ key: 'entry', label: 'admin.designer.type.reusable', kind: 'entry' }],
    made: {},
  },
]

export const blockTypes: readonly BlockType[] = [...ownBlocks, ...shopBlocks]

const byType = new Map(blockTypes.map(each => [each.type, each]))

/** What is known of a type; null: this version of the product does not know it. */
export const typeOf = (type: string): BlockType | null => byType.get(type) ?? null

/** A new block of a type, as wide as its place and seen everywhere. */
export function madeBlock({ type, made, slots }: BlockType): Block {
  return {
    ...{ id: newId(), type, props: made, attrs: usualAttrs },
    ...(slots !== undefined && { slots: Array.from({ length: slots }, () => []) }),
  }
}

/** Columns that a ratio stands for. */
export const columnsOf = (ratio: unknown): readonly number[] =>
  typeof ratio === 'string' && /^[1-9](?::[1-9]){1,3}$/.test(ratio) ? ratio.split(':').map(Number) : [1, 1]
