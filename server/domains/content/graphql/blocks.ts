import type { FieldMap } from '@pothos/core'
import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { globalId } from '../../../api/globalIds.ts'
import { GalleryRef, loadGallery } from '../../galleries/graphql/types.ts'
import { servicesOn } from '../../privacy/settings.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { readSecret } from '../../settings/queries.ts'
import { siteSettings, textClassesOf } from '../../site/settings.ts'
import {
  accordionBlock,
  type BlockType,
  benefitsBlock,
  buttonBlock,
  columnsBlock,
  downloadBlock,
  entriesBlock,
  galleryBlock,
  heroBlock,
  hrBlock,
  htmlBlock,
  imageBlock,
  mapBlock,
  type PropsOf,
  reusableBlock,
  socialBlock,
  spacerBlock,
  tableBlock,
  textBlock,
  videoBlock,
} from '../rules/blockTypes.ts'
import { pageHtml, wideHtml } from '../rules/html.ts'
import { type SocialPost, socialPost } from '../rules/socialPosts.ts'
import { rowsOfTable } from '../rules/tableText.ts'
import { shownText } from '../rules/texts.ts'
import {
  BlockAlignRef,
  BlockToneRef,
  ButtonLookRef,
  EntryKindRef,
  EntryLookRef,
  HeroDrawingRef,
  PictureFitRef,
  PictureRatioRef,
  SocialServiceRef,
  SpacerHeightRef,
  VideoSourceRef,
} from './enums.ts'
import { loadPageFile, PageFileRef, PagePictureRef, type ShownPicture } from './files.ts'
import { EntryRef } from './refs.ts'
import { loadListed, type ShownBlock } from './shown.ts'

/** Blocks as pages draw them: one type for each kind, texts in the language of the page. */

builder.scalarType('PageHtml', {
  description: 'HTML of a page, sanitised when it was written and again when it is read.',
  serialize: value => value as string,
})

type PerWidth<Value> = { readonly xs: Value; readonly md: Value; readonly lg: Value }

const BlockSizeRef = builder.objectRef<PerWidth<number>>('BlockSize').implement({
  fields: t => ({ xs: t.exposeInt('xs'), md: t.exposeInt('md'), lg: t.exposeInt('lg') }),
})
const BlockVisibilityRef = builder.objectRef<PerWidth<boolean>>('BlockVisibility').implement({
  fields: t => ({ xs: t.exposeBoolean('xs'), md: t.exposeBoolean('md'), lg: t.exposeBoolean('lg') }),
})

/** What all blocks have; domains that come later add theirs by `blockObject`. */
export const BlockRef = builder.interfaceRef<ShownBlock>('Block').implement({
  // Here, for each type that has these says the same.
  fields: t => ({
    id: t.exposeString('id', {
      description: 'Unique on its page; of blocks of reusable entries that of their place goes before it.',
    }),
    type: t.exposeString('type', { description: 'Its kind, as documents call it.' }),
    parentId: t.exposeString('parentId', { nullable: true, description: 'The block that it lies in; null on top.' }),
    slot: t.exposeInt('slot', { nullable: true, description: 'In which slot of that, from 0 on; null on top.' }),
    size: t.field({
      type: BlockSizeRef,
      description: 'Twelfths of the width that it takes.',
      resolve: ({ attrs }) => attrs.size,
    }),
    visible: t.field({
      type: BlockVisibilityRef,
      description: 'At which widths it is shown.',
      resolve: ({ attrs }) => attrs.visible,
    }),
  }),
  resolveType: ({ typename }) => typename,
})

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Known> ? Known : never

/** The type in GraphQL of a kind of block. */
export function blockObject<Type extends BlockType<never>>(
  { typename }: Type,
  fields: (t: PothosSchemaTypes.ObjectFieldBuilder<Types, ShownBlock<PropsOf<Type>>>) => FieldMap,
) {
  return builder.objectRef<ShownBlock<PropsOf<Type>>>(typename).implement({ interfaces: [BlockRef as never], fields })
}

/** A picture of a page with what is said of it there; null without one, and where visitors may not have it. */
export async function pictureOf(
  context: RequestContext,
  fileId: string | null,
  { alt = '', language }: { readonly alt?: string; readonly language: ShownPicture['language'] },
): Promise<ShownPicture | null> {
  const file = fileId === null ? null : await loadPageFile(context, fileId)
  return file && file.width !== null ? { file, alt, language } : null
}

const fileOf = (context: RequestContext, id: string | null) => (id === null ? null : loadPageFile(context, id))

blockObject(spacerBlock, t => ({
  height: t.field({ type: SpacerHeightRef, resolve: ({ props }) => props.height }),
}))
blockObject(hrBlock, () => ({}))
blockObject(textBlock, t => ({
  html: t.field({
    type: 'PageHtml',
    resolve: async ({ props, language }, _args, context) =>
      pageHtml(shownText(language, props.html), textClassesOf(await settingsOf(context))),
  }),
  align: t.field({ type: BlockAlignRef, resolve: ({ props }) => props.align }),
  tone: t.field({ type: BlockToneRef, resolve: ({ props }) => props.tone }),
}))
blockObject(imageBlock, t => ({
  picture: t.field({
    type: PagePictureRef,
    nullable: true,
    resolve: ({ props, language }, _args, context) =>
      pictureOf(context, props.file, { alt: shownText(language, props.alt), language }),
  }),
  caption: t.string({ resolve: ({ props, language }) => shownText(language, props.caption) }),
  link: t.string({ nullable: true, resolve: ({ props }) => props.link || null }),
  ratio: t.field({ type: PictureRatioRef, resolve: ({ props }) => props.ratio }),
  fit: t.field({ type: PictureFitRef, resolve: ({ props }) => props.fit }),
}))
blockObject(galleryBlock, t => ({
  gallery: t.field({
    type: GalleryRef,
    nullable: true,
    resolve: ({ props }, _args, context) => (props.gallery === null ? null : loadGallery(context, props.gallery)),
  }),
}))
blockObject(videoBlock, t => ({
  source: t.field({ type: VideoSourceRef, resolve: ({ props }) => props.source }),
  file: t.field({
    type: PageFileRef,
    nullable: true,
    resolve: ({ props }, _args, context) => (props.source === 'file' ? fileOf(context, props.file) : null),
  }),
  videoId: t.string({
    nullable: true,
    resolve: ({ props }) => (props.source === 'file' || props.video === '' ? null : props.video),
  }),
  title: t.string({ resolve: ({ props, language }) => shownText(language, props.title) }),
  poster: t.field({
    type: PagePictureRef,
    nullable: true,
    resolve: ({ props, language }, _args, context) => pictureOf(context, props.poster, { language }),
  }),
  captions: t.field({
    type: PageFileRef,
    nullable: true,
    resolve: ({ props }, _args, context) => fileOf(context, props.captions),
  }),
}))
blockObject(downloadBlock, t => ({
  file: t.field({
    type: PageFileRef,
    nullable: true,
    resolve: ({ props }, _args, context) => fileOf(context, props.file),
  }),
  label: t.string({ resolve: ({ props, language }) => shownText(language, props.label) }),
}))
blockObject(buttonBlock, t => ({
  label: t.string({ resolve: ({ props, language }) => shownText(language, props.label) }),
  href: t.string({ resolve: ({ props }) => props.href }),
  look: t.field({ type: ButtonLookRef, resolve: ({ props }) => props.look }),
  align: t.field({ type: BlockAlignRef, resolve: ({ props }) => props.align }),
}))
blockObject(accordionBlock, t => ({
  titles: t.stringList({ resolve: ({ props, language }) => props.titles.map(title => shownText(language, title)) }),
}))
blockObject(columnsBlock, t => ({
  widths: t.intList({ resolve: ({ props }) => props.ratio.split(':').map(Number) }),
}))
blockObject(tableBlock, t => ({
  rows: t.field({
    type: t.listRef(t.listRef('String')),
    resolve: ({ props, language }) => rowsOfTable(shownText(language, props.text)),
  }),
  hasColumnHead: t.boolean({ resolve: ({ props }) => props.hasColumnHead }),
  hasRowHead: t.boolean({ resolve: ({ props }) => props.hasRowHead }),
  caption: t.string({ resolve: ({ props, language }) => shownText(language, props.caption) }),
}))
const keys = new WeakMap<RequestContext, Promise<string | null>>()

/** The shop's key to maps of Google, which whoever loads such a map sees in its address; null while these are switched off.
 *  Asked for once in a request. */
async function googleKey(context: RequestContext): Promise<string | null> {
  if (!servicesOn(await settingsOf(context)).includes('googleMaps')) return null
  const known = keys.get(context) ?? readSecret(context.database.drizzle, siteSettings, 'mapApiKey')
  keys.set(context, known)
  return known
}

blockObject(mapBlock, t => ({
  title: t.string({ resolve: ({ props, language }) => shownText(language, props.title) }),
  address: t.string({ resolve: ({ props }) => props.address }),
  latitude: t.float({ nullable: true, resolve: ({ props }) => props.lat }),
  longitude: t.float({ nullable: true, resolve: ({ props }) => props.lng }),
  zoom: t.int({ resolve: ({ props }) => props.zoom }),
  googleKey: t.string({
    nullable: true,
    resolve: ({ props }, _args, context) => (props.lat === null || props.picture !== null ? null : googleKey(context)),
  }),
  picture: t.field({
    type: PagePictureRef,
    nullable: true,
    resolve: ({ props, language }, _args, context) => pictureOf(context, props.picture, { language }),
  }),
}))

const SocialPostRef = builder.objectRef<SocialPost>('SocialPost').implement({
  fields: t => ({
    service: t.expose('service', { type: SocialServiceRef }),
    url: t.exposeString('url'),
    embedUrl: t.exposeString('embedUrl'),
  }),
})
blockObject(socialBlock, t => ({
  title: t.string({ resolve: ({ props, language }) => shownText(language, props.title) }),
  post: t.field({ type: SocialPostRef, nullable: true, resolve: ({ props }) => socialPost(props.url) }),
}))
blockObject(htmlBlock, t => ({
  html: t.field({ type: 'PageHtml', resolve: ({ props, language }) => wideHtml(shownText(language, props.html)) }),
}))

type ShownButton = { readonly label: string; readonly href: string; readonly look: 'primary' | 'outline' | 'link' }
const PageButtonRef = builder.objectRef<ShownButton>('PageButton').implement({
  fields: t => ({
    label: t.exposeString('label'),
    href: t.exposeString('href'),
    look: t.expose('look', { type: ButtonLookRef }),
  }),
})
blockObject(heroBlock, t => ({
  eyebrow: t.string({ resolve: ({ props, language }) => shownText(language, props.eyebrow) }),
  title: t.string({ resolve: ({ props, language }) => shownText(language, props.title) }),
  text: t.string({ resolve: ({ props, language }) => shownText(language, props.text) }),
  picture: t.field({
    type: PagePictureRef,
    nullable: true,
    resolve: ({ props, language }, _args, context) => pictureOf(context, props.image, { language }),
  }),
  buttons: t.field({
    type: [PageButtonRef],
    resolve: ({ props, language }) =>
      props.buttons
        .map(({ label, href, look }) => ({ label: shownText(language, label), href, look }))
        .filter(({ label, href }) => label !== '' && href !== ''),
  }),
  tone: t.field({ type: BlockToneRef, resolve: ({ props }) => props.tone }),
  drawing: t.field({ type: HeroDrawingRef, resolve: ({ props }) => props.drawing }),
}))

type ShownBenefit = { readonly icon: string; readonly title: string; readonly text: string }
const BenefitRef = builder.objectRef<ShownBenefit>('Benefit').implement({
  fields: t => ({
    icon: t.exposeString('icon'),
    title: t.exposeString('title'),
    text: t.exposeString('text'),
  }),
})
blockObject(benefitsBlock, t => ({
  items: t.field({
    type: [BenefitRef],
    resolve: ({ props, language }) =>
      props.items.map(({ icon, title, text }) => ({
        icon,
        title: shownText(language, title),
        text: shownText(language, text),
      })),
  }),
}))
blockObject(entriesBlock, t => ({
  entryKind: t.field({ type: EntryKindRef, resolve: ({ props }) => props.entryKind }),
  tag: t.string({ nullable: true, resolve: ({ props }) => props.tag || null }),
  listLook: t.field({ type: EntryLookRef, resolve: ({ props }) => props.look }),
  entries: t.field({
    type: [EntryRef],
    resolve: async ({ props, language }, _args, context) => {
      const { entryKind: kind, count: limit } = props
      const tag = props.tag.toLowerCase() || null
      return [...((await loadListed(context, JSON.stringify({ kind, tag, offset: 0, limit, language }))) ?? [])]
    },
  }),
}))
blockObject(reusableBlock, t => ({
  entryId: t.id({
    nullable: true,
    resolve: ({ props }) => (props.entry === null ? null : globalId('ManagedEntry', props.entry)),
  }),
}))
