import {
  choice,
  type Fields,
  file,
  flag,
  html,
  idOf,
  infoOf,
  link,
  listOf,
  number,
  recordsOf,
  text,
  type ValuesOf,
  words,
} from './fields.ts'
import { socialPost, socialUrl } from './socialPosts.ts'
import type { Texts } from './texts.ts'

/**
 * A kind of block: its fields, and where it is known by another name. Domains declare theirs and `server/blocks.ts`
 * gathers them, as it is done with uses of files; content never learns of goods.
 */
export type BlockType<Props = Readonly<Record<string, unknown>>> = {
  readonly type: string
  /** Its type in GraphQL. */
  readonly typename: string
  readonly fields: Fields
  /** How many slots it has: none, from two to four, or one for each entry of a list. */
  readonly slots: (props: Props) => number
  /** Whether administrators of content alone may add and change it. */
  readonly isForAdmins: boolean
  /** Whether there is nothing of it to be seen. */
  readonly isEmpty: (props: Props) => boolean
  /** Levels of the headings that it draws itself, in their order, those of its HTML apart; `isSaid` tells whether a text of it is
   *  there in the language that is looked at. */
  readonly headings: (props: Props, isSaid: (texts: Texts) => boolean) => readonly number[]
}

/** Declares a kind of block; in GraphQL `text` is a `TextBlock`. */
export function defineBlock<const Several extends Readonly<Record<string, unknown>>>(
  type: string,
  several: Several,
  options: Partial<Pick<BlockType<ValuesOf<Several>>, 'slots' | 'isForAdmins' | 'isEmpty' | 'headings'>> = {},
): BlockType<ValuesOf<Several>> {
  const { slots = () => 0, isForAdmins = false, isEmpty = () => false, headings = () => [] } = options
  const typename = `${type.charAt(0).toUpperCase()}${type.slice(1)}Block`
  return { type, typename, fields: several as unknown as Fields, slots, isForAdmins, isEmpty, headings }
}

/** The values of a block of that kind. */
export type PropsOf<Type> = Type extends BlockType<infer Props> ? Props : never

/** Whatever kind it is. */
export type AnyBlockType = BlockType<never>

let known: ReadonlyMap<string, AnyBlockType> | null = null

/** Makes the gathered kinds known, once at the start of the process. */
export function blocksWith(types: readonly AnyBlockType[]): void {
  known = new Map(types.map(each => [each.type, each]))
}

/** What was made known, by type. Throws where nothing was: pages would lose their blocks. */
export function knownBlocks(): ReadonlyMap<string, BlockType> {
  if (known === null) throw new Error('pages are read before it is known which blocks there are')
  return known as unknown as ReadonlyMap<string, BlockType>
}

/** What editors are told of the kinds: their fields with kinds, limits and usual values. */
export const blockInfos = (): unknown[] =>
  [...knownBlocks().values()].map(({ type, typename, fields, isForAdmins, slots }) => ({
    ...{ type, typename, isForAdmins, fields: infoOf(fields) },
    hasSlots: type === 'accordion' || slots({ ratio: '1:1' } as never) > 0,
  }))

const isBlank = ({ de, en }: { readonly de: string; readonly en: string }): boolean => de === '' && en === ''
/** HTML that shows nothing: empty paragraphs. */
const isBlankHtml = ({ de, en }: { readonly de: string; readonly en: string }): boolean =>
  `${de}${en}`.replaceAll(/<(?!hr|img)[^>]*>|&nbsp;|\s/g, '') === ''

const align = () => choice(['left', 'center'])
const buttonLook = () => choice(['primary', 'outline', 'link'])

export const spacerBlock = defineBlock('spacer', { height: choice(['medium', 'small', 'large']) })
export const hrBlock = defineBlock('hr', {})
export const textBlock = defineBlock(
  'text',
  { html: html(), align: align(), tone: choice(['plain', 'muted', 'accent', 'inverse']) },
  { isEmpty: props => isBlankHtml(props.html) },
)
export const imageBlock = defineBlock(
  'image',
  {
    ...{ file: file('picture'), alt: text(), caption: text(1000), link: link() },
    ratio: choice(['original', '1:1', '4:3', '16:9', '21:9']),
    fit: choice(['cover', 'contain']),
  },
  { isEmpty: props => props.file === null },
)
export const galleryBlock = defineBlock(
  'gallery',
  { gallery: idOf('Gallery') },
  { isEmpty: props => props.gallery === null },
)
export const videoBlock = defineBlock(
  'video',
  {
    ...{ source: choice(['file', 'youtube', 'vimeo']), file: file('video'), video: words(20), title: text() },
    ...{ poster: file('picture'), captions: file() },
  },
  { isEmpty: props => (props.source === 'file' ? props.file === null : !/^[\w-]{6,20}$/.test(props.video)) },
)
export const downloadBlock = defineBlock(
  'download',
  { file: file(), label: text() },
  { isEmpty: props => props.file === null },
)
export const buttonBlock = defineBlock(
  'button',
  { label: text(200), href: link(), look: buttonLook(), align: align() },
  { isEmpty: props => isBlank(props.label) || props.href === '' },
)

const mostPanels = 30
export const accordionBlock = defineBlock(
  'accordion',
  { titles: listOf(text(300), mostPanels) },
  { slots: ({ titles }) => titles.length, isEmpty: ({ titles }) => titles.length === 0 },
)
export const columnsBlock = defineBlock(
  'columns',
  { ratio: choice(['1:1', '1:2', '2:1', '1:1:1', '1:1:1:1']) },
  { slots: ({ ratio }) => ratio.split(':').length },
)
export const tableBlock = defineBlock(
  'table',
  { text: text(20_000), hasColumnHead: flag(true), hasRowHead: flag(false), caption: text() },
  { isEmpty: props => isBlank(props.text) },
)
export const mapBlock = defineBlock(
  'map',
  {
    ...{ title: text(), address: words(500), picture: file('picture') },
    lat: number({ lowest: -90, highest: 90, usual: null }),
    lng: number({ lowest: -180, highest: 180, usual: null }),
    zoom: number({ lowest: 1, highest: 19, usual: 15, isWhole: true }),
  },
  { isEmpty: props => props.address === '' },
)
/** Something at a social network, which is loaded by a click alone. */
export const socialBlock = defineBlock(
  'social',
  { title: text(), url: socialUrl() },
  { isEmpty: props => socialPost(props.url) === null },
)
export const htmlBlock = defineBlock(
  'html',
  { html: html({ isWide: true }) },
  { isForAdmins: true, isEmpty: props => isBlankHtml(props.html) },
)
export const heroBlock = defineBlock(
  'hero',
  {
    ...{ eyebrow: text(200), title: text(300), text: text(2000), image: file('picture') },
    buttons: recordsOf({ label: text(200), href: link(), look: buttonLook() }, 3),
    tone: choice(['plain', 'muted', 'accent', 'inverse']),
    /** What is drawn behind it: nothing, the lines of a sports hall, or these with a team's kit on them. */
    drawing: choice(['none', 'court', 'kit']),
  },
  {
    isEmpty: props => isBlank(props.title) && isBlank(props.text) && props.image === null,
    headings: (props, isSaid) => (isSaid(props.title) ? [2] : []),
  },
)
export const benefitsBlock = defineBlock(
  'benefits',
  { items: recordsOf({ icon: words(40), title: text(200), text: text(1000) }, 6) },
  { isEmpty: ({ items }) => items.length === 0 },
)
export const entriesBlock = defineBlock(
  'entries',
  {
    entryKind: choice(['post', 'event']),
    tag: words(60),
    count: number({ lowest: 1, highest: 24, usual: 3, isWhole: true }),
    look: choice(['cards', 'list']),
  },
  // Each entry has one.
  { headings: () => [3] },
)
export const reusableBlock = defineBlock(
  'reusable',
  { entry: idOf('ManagedEntry') },
  { isEmpty: props => props.entry === null },
)

/** The kinds of blocks that content brings itself. */
export const contentBlocks: readonly AnyBlockType[] = [
  ...[spacerBlock, hrBlock, textBlock, imageBlock, galleryBlock, videoBlock, downloadBlock, buttonBlock],
  ...[accordionBlock, columnsBlock, tableBlock, mapBlock, socialBlock, htmlBlock, heroBlock, benefitsBlock],
  ...[entriesBlock, reusableBlock],
] as readonly AnyBlockType[]
