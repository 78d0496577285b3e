import { batched } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { LanguageRef } from '../../../api/values.ts'
import type { Language } from '../../../kit/languages.ts'
import {
  entryBySlug,
  listedCount,
  listedEntries,
  previewBySecret,
  redirectOf,
  type ShownEntry,
} from '../queries/published.ts'
import { hasAddress } from '../rules/content.ts'
import { shownText } from '../rules/texts.ts'
import { BlockRef, pictureOf } from './blocks.ts'
import { EntryKindRef, StandingPageRef } from './enums.ts'
import { loadPageFile, PageFileRef, PagePictureRef } from './files.ts'
import { EntryRef } from './refs.ts'
import { documentOf, eventsSince, loadShownEntry, loadTranslations, onTop, showing, shownBlocks } from './shown.ts'
import { standingEntry } from './standing.ts'

/** The page of an entry, without language. */
export const entryPath = ({ id, slug, ...named }: Pick<ShownEntry, 'id' | 'slug' | 'kind'>): string | null =>
  hasAddress(named) ? (slug === '' ? `/p/${id}` : `/${slug}`) : null

type ShownTranslation = { readonly language: Language; readonly path: string | null }
const EntryTranslationRef = builder.objectRef<ShownTranslation>('EntryTranslation').implement({
  fields: t => ({
    language: t.expose('language', { type: LanguageRef }),
    path: t.exposeString('path', { nullable: true }),
  }),
})

type ShownLink = { readonly label: string; readonly href: string }
const EntryLinkRef = builder.objectRef<ShownLink>('EntryLink').implement({
  fields: t => ({ label: t.exposeString('label'), href: t.exposeString('href') }),
})

const filesOf = (pick: (entry: ShownEntry) => readonly string[]) => ({
  type: [PageFileRef] as [typeof PageFileRef],
  resolve: async (entry: ShownEntry, _args: object, context: Parameters<typeof loadPageFile>[0]) =>
    (await Promise.all(pick(entry).map(id => loadPageFile(context, id)))).filter(file => file !== null),
})

builder.node(EntryRef, {
  id: { resolve: entry => entry.id },
  isTypeOf: value => 'publicationId' in (value as object) && 'publishedOn' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadShownEntry(context, id, context.language))),
  fields: t => ({
    kind: t.expose('kind', { type: EntryKindRef }),
    key: t.expose('key', { type: StandingPageRef, nullable: true }),
    language: t.expose('language', { type: LanguageRef }),
    title: t.string({ resolve: ({ content, language }) => shownText(language, content.title) }),
    description: t.string({
      nullable: true,
      resolve: ({ content, language }) => shownText(language, content.description) || null,
    }),
    slug: t.string({ nullable: true, resolve: ({ slug }) => slug || null }),
    path: t.string({ nullable: true, resolve: entryPath }),
    picture: t.field({
      type: PagePictureRef,
      nullable: true,
      resolve: ({ content, language }, _args, context) => pictureOf(context, content.imageId, { language }),
    }),
    isIndexed: t.boolean({
      resolve: ({ content, language, publicationId }) => publicationId !== null && !content.noindex[language],
    }),
    isPreview: t.boolean({ resolve: ({ publicationId }) => publicationId === null }),
    tags: t.stringList({ resolve: ({ content }) => [...content.tags] }),
    publishedOn: t.field({ type: 'Date', nullable: true, resolve: ({ publishedOn }) => publishedOn }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    startsAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ content }) => (content.startsAt === null ? null : new Date(content.startsAt)),
    }),
    endsAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ content }) => (content.endsAt === null ? null : new Date(content.endsAt)),
    }),
    place: t.string({
      nullable: true,
      resolve: ({ content, language }) => shownText(language, content.place) || null,
    }),
    links: t.field({
      type: [EntryLinkRef],
      resolve: ({ content, language }) =>
        content.links.map(({ label, href }) => ({ label: shownText(language, label) || href, href })),
    }),
    media: t.field(filesOf(({ content }) => content.mediaIds)),
    downloads: t.field(filesOf(({ content }) => content.downloadIds)),
    translations: t.field({
      type: [EntryTranslationRef],
      resolve: async ({ id, kind }, _args, context) =>
        ((await loadTranslations(context, id)) ?? []).map(({ language, slug }) => ({
          language,
          path: entryPath({ id, slug, kind }),
        })),
    }),
    blocks: t.field({
      type: [BlockRef],
      complexity: { field: 20, multiplier: 8 },
      resolve: async (entry, _args, context) =>
        // Clients keep one record per id: blocks of both languages, of previews, and of pages made of one template would be
        // each other's. The end of an id is what is random in it.
        shownBlocks(
          showing({ context, language: entry.language, keepsEmpty: false }),
          await documentOf(context, entry),
          {
            ...onTop,
            prefix: `${entry.publicationId?.slice(-12) ?? `${entry.id.slice(-12)}${entry.language}`}.`,
          },
        ),
    }),
    managedId: t.id({ resolve: ({ id }) => globalId('ManagedEntry', id) }),
  }),
})

const EntryConnectionRef = numberedConnection<ShownEntry, NumberedPage<ShownEntry>>('Entry', EntryRef)

const ListedKindRef = builder.enumType('ListedEntryKind', {
  values: { POST: { value: 'post' }, EVENT: { value: 'event' } } as const,
})

type Redirected = { readonly target: string; readonly isPermanent: boolean }
const RedirectTargetRef = builder.objectRef<Redirected>('RedirectTarget').implement({
  fields: t => ({ target: t.exposeString('target'), isPermanent: t.exposeBoolean('isPermanent') }),
})

const loadEntryBySlug = batched<ShownEntry>(async ({ database, language, now }, slugs) => {
  const found = new Map<string, ShownEntry>()
  for (const slug of slugs) {
    const entry = await entryBySlug(database.drizzle, slug, { language, now: now() })
    if (entry) found.set(slug, entry)
  }
  return found
})

builder.queryFields(t => ({
  entry: t.field({
    type: EntryRef,
    nullable: true,
    shared: true,
    authScopes: { public: true },
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, context) => loadEntryBySlug(context, slug),
  }),
  entryById: t.field({
    type: EntryRef,
    nullable: true,
    shared: true,
    authScopes: { public: true },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => loadShownEntry(context, rawId('Entry', String(id)) ?? '', context.language),
  }),
  standingPage: t.field({
    type: EntryRef,
    nullable: true,
    shared: true,
    authScopes: { public: true },
    args: { key: t.arg({ type: StandingPageRef, required: true }) },
    resolve: (_root, { key }, context) => standingEntry(context, key),
  }),
  entries: t.field({
    type: EntryConnectionRef,
    shared: true,
    authScopes: { public: true },
    complexity: pageComplexity,
    args: {
      kind: t.arg({ type: ListedKindRef, required: true }),
      tag: t.arg.string(),
      first: t.arg.int(),
      after: t.arg.string(),
    },
    async resolve(_root, { kind, tag, ...args }, context) {
      const { database, language, now } = context
      const asked = { language, now: now(), since: await eventsSince(context) }
      const list = { kind, tag: tag?.trim().toLowerCase() || null }
      return numberedPage(args, {
        read: part => listedEntries(database.drizzle, { ...list, ...part }, asked),
        count: most => listedCount(database.drizzle, list, asked, most),
      })
    },
  }),
  entryPreview: t.field({
    type: EntryRef,
    nullable: true,
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true }) },
    resolve(_root, { token }, { database, language, now, responder }) {
      responder.keepNothing()
      return previewBySecret(database.drizzle, token, { language, now: now() })
    },
  }),
  redirect: t.field({
    type: RedirectTargetRef,
    nullable: true,
    shared: true,
    authScopes: { public: true },
    args: { path: t.arg.string({ required: true }) },
    resolve: (_root, { path }, { database }) => redirectOf(database.drizzle, path),
  }),
}))
