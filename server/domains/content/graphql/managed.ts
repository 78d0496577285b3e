import { batched, batchedGroups, batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { DirectionRef, LanguageRef } from '../../../api/values.ts'
import { languages } from '../../../kit/languages.ts'
import { mayEdit, mayWrite } from '../../../kit/viewer.ts'
import { withoutControls } from '../../../kit/words.ts'
import { FileRef, loadFile } from '../../files/graphql/file.ts'
import { LockableRef } from '../../locks/graphql.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { textClassesOf } from '../../site/settings.ts'
import { digestsOf, isEnglishChecked } from '../operations/store.ts'
import {
  browseEntries,
  contentsOfRevisions,
  countEntries,
  countEntryTabs,
  type EntryTab,
  entriesByIds,
  entryByKey,
  entryTabs,
  type Holder,
  holdersOf,
  linksOf,
  type ManagedEntry,
  namesOfAccounts,
  type PreviewLink,
  type PublicationRow,
  publicationsOf,
  type Revision,
  revisionCount,
  revisionOf,
  revisionsOf,
  tagsOfEntries,
} from '../queries/managed.ts'
import { blockInfos } from '../rules/blockTypes.ts'
import { type EntryContent, hasAddress, type PlacedText, untranslatedOf } from '../rules/content.ts'
import { readDocument } from '../rules/document.ts'
import { type EntryState, stateOf, turnsOf } from '../rules/states.ts'
import type { Texts } from '../rules/texts.ts'
import { BlockRef } from './blocks.ts'
import { entryPath } from './entry.ts'
import { EntryKindRef, EntryStateRef, EntryStepRef, EntryTabRef, StandingPageRef } from './enums.ts'
import { ManagedEntryRef } from './refs.ts'
import { showing, shownBlocks } from './shown.ts'

/** Loads a working copy for a request; null where there is none or the viewer may not see it. */
const loadManagedEntry = batchedRows(({ database, viewer }, ids) => entriesByIds(database.drizzle, viewer, ids))

const loadPublications = batchedGroups<PublicationRow>(
  ({ database }, ids) => publicationsOf(database.drizzle, ids),
  row => row.entryId,
)
const loadName = batched<string>(({ database }, ids) => namesOfAccounts(database.drizzle, ids))
const loadLinks = batchedGroups<PreviewLink>(
  ({ database }, ids) => linksOf(database.drizzle, ids),
  row => row.entryId,
)
const loadHolders = batchedGroups<Holder>(
  ({ database }, ids) => holdersOf(database.drizzle, ids),
  row => row.reusedId,
)

const loadRevisionContent = batched<EntryContent>(({ database }, ids) => contentsOfRevisions(database.drizzle, ids))

const nameOf = (context: RequestContext, accountId: string | null) =>
  accountId === null ? null : loadName(context, accountId)

/** A pair of texts for those who edit it. */
export const PageTextsRef = builder.objectRef<Texts>('PageTexts').implement({
  fields: t => ({ de: t.exposeString('de'), en: t.exposeString('en') }),
})

type StateIn = {
  readonly language: 'de' | 'en'
  readonly state: EntryState
  readonly live: PublicationRow | null
  readonly next: PublicationRow | null
  readonly path: string | null
}
const EntryLanguageRef = builder.objectRef<StateIn>('EntryLanguage').implement({
  fields: t => ({
    language: t.expose('language', { type: LanguageRef }),
    state: t.expose('state', { type: EntryStateRef }),
    path: t.exposeString('path', { nullable: true }),
    startsAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ live, next }) => (live ?? next)?.startsAt ?? null,
    }),
    endsAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ live, next }) => (live ?? next)?.endsAt ?? null }),
    nextAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ next }) => next?.startsAt ?? null }),
    revision: t.int({ nullable: true, resolve: ({ live, next }) => (live ?? next)?.number ?? null }),
  }),
})

async function statesOf(context: RequestContext, entry: ManagedEntry): Promise<StateIn[]> {
  const now = context.now()
  const all = await loadPublications(context, entry.id)
  const digests = digestsOf(entry.content)
  return languages.map(language => {
    const own = all.filter(each => each.language === language)
    const { live, next } = turnsOf(own, now)
    const state = stateOf({ step: entry.step, digest: digests[language] }, own, now)
    const path = live ? entryPath({ id: entry.id, slug: live.slug, kind: entry.kind }) : null
    return { language, state, live, next, path }
  })
}

const UntranslatedTextRef = builder.objectRef<PlacedText>('UntranslatedText').implement({
  fields: t => ({
    blockId: t.exposeString('blockId', { nullable: true }),
    blockType: t.exposeString('type', { nullable: true }),
    path: t.stringList({ resolve: ({ path }) => [...path] }),
    german: t.string({ resolve: ({ texts }) => texts.de }),
  }),
})

const EntryNoindexRef = builder.objectRef<{ de: boolean; en: boolean }>('EntryNoindex').implement({
  fields: t => ({ de: t.exposeBoolean('de'), en: t.exposeBoolean('en') }),
})
const ManagedLinkRef = builder.objectRef<{ label: Texts; href: string }>('ManagedEntryLink').implement({
  fields: t => ({ label: t.expose('label', { type: PageTextsRef }), href: t.exposeString('href') }),
})
export const PreviewLinkRef = builder.objectRef<PreviewLink>('PreviewLink')
builder.objectType(PreviewLinkRef, {
  name: 'PreviewLink',
  fields: t => ({
    id: t.id({ resolve: ({ id }) => id }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.string({
      nullable: true,
      resolve: ({ createdBy }, _args, context) => nameOf(context, createdBy),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
    isOpen: t.boolean({
      resolve: ({ expiresAt, revokedAt }, _args, { now }) => revokedAt === null && expiresAt > now(),
    }),
  }),
})

const EntryRevisionRef = builder.objectRef<Revision>('EntryRevision').implement({
  fields: t => ({
    id: t.id({ resolve: ({ id }) => id }),
    number: t.exposeInt('number'),
    note: t.exposeString('note', { nullable: true }),
    savedAt: t.expose('savedAt', { type: 'DateTime' }),
    savedBy: t.exposeString('savedByName', { nullable: true }),
    content: t.field({
      type: 'Json',
      // A whole entry: a few are compared, a list asks for none.
      complexity: { field: 200 },
      resolve: ({ id }, _args, context) => loadRevisionContent(context, id),
    }),
    publishedIn: t.field({
      type: [LanguageRef],
      resolve: async ({ entryId, number }, _args, context) => {
        const all = await loadPublications(context, entryId)
        return languages.filter(language => all.some(each => each.number === number && each.language === language))
      },
    }),
  }),
})
const EntryRevisionConnectionRef = numberedConnection<Revision>('EntryRevision', EntryRevisionRef)

const EntryHolderRef = builder.objectRef<Holder>('EntryHolder').implement({
  fields: t => ({
    id: t.id({ resolve: ({ id }) => globalId('ManagedEntry', id) }),
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: EntryKindRef }),
  }),
})

const filesById = (context: RequestContext, ids: readonly string[]) =>
  Promise.all(ids.map(id => loadFile(context, id))).then(found => found.filter(file => file !== null))

builder.node(ManagedEntryRef, {
  id: { resolve: entry => entry.id },
  interfaces: [LockableRef],
  isTypeOf: value => 'checkedGerman' in (value as object) && 'untranslated' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadManagedEntry(context, id))),
  fields: t => ({
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: EntryKindRef }),
    key: t.expose('key', { type: StandingPageRef, nullable: true }),
    version: t.exposeInt('version'),
    title: t.field({ type: PageTextsRef, resolve: ({ content }) => content.title }),
    slug: t.field({ type: PageTextsRef, resolve: ({ content }) => content.slug }),
    description: t.field({ type: PageTextsRef, resolve: ({ content }) => content.description }),
    place: t.field({ type: PageTextsRef, resolve: ({ content }) => content.place }),
    image: t.field({
      type: FileRef,
      nullable: true,
      resolve: ({ content }, _args, context) => (content.imageId === null ? null : loadFile(context, content.imageId)),
    }),
    noindex: t.field({ type: EntryNoindexRef, resolve: ({ content }) => content.noindex }),
    tags: t.stringList({ resolve: ({ content }) => [...content.tags] }),
    publishDate: t.field({ type: 'Date', nullable: true, resolve: ({ content }) => content.publishDate }),
    startsAt: t.expose('startsAt', { type: 'DateTime', nullable: true }),
    endsAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ content }) => (content.endsAt === null ? null : new Date(content.endsAt)),
    }),
    media: t.field({ type: [FileRef], resolve: ({ content }, _args, context) => filesById(context, content.mediaIds) }),
    downloads: t.field({
      type: [FileRef],
      resolve: ({ content }, _args, context) => filesById(context, content.downloadIds),
    }),
    links: t.field({ type: [ManagedLinkRef], resolve: ({ content }) => [...content.links] }),
    document: t.field({ type: 'Json', resolve: ({ content }) => content.document }),
    blocks: t.field({
      type: [BlockRef],
      complexity: { field: 20, multiplier: 8 },
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ content }, { language }, context) =>
        shownBlocks(showing({ context, language, keepsEmpty: true }), content.document),
    }),
    languages: t.field({
      type: [EntryLanguageRef],
      resolve: (entry, _args, context) => statesOf(context, entry),
    }),
    step: t.expose('step', { type: EntryStepRef }),
    stepNote: t.exposeString('stepNote', { nullable: true }),
    stepBy: t.string({ nullable: true, resolve: ({ stepBy }, _args, context) => nameOf(context, stepBy) }),
    stepAt: t.expose('stepAt', { type: 'DateTime', nullable: true }),
    isEnglishChecked: t.boolean({ nullable: true, resolve: entry => isEnglishChecked(entry) }),
    untranslatedCount: t.exposeInt('untranslated'),
    untranslated: t.field({ type: [UntranslatedTextRef], resolve: ({ content }) => untranslatedOf(content) }),
    revisions: t.field({
      type: EntryRevisionConnectionRef,
      complexity: pageComplexity,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: ({ id }, args, { database }) =>
        numberedPage(args, {
          read: part => revisionsOf(database.drizzle, id, part),
          count: most => revisionCount(database.drizzle, id, most),
        }),
    }),
    revision: t.field({
      type: EntryRevisionRef,
      nullable: true,
      args: { number: t.arg.int({ required: true }) },
      resolve: ({ id }, { number }, { database }) => revisionOf(database.drizzle, id, number),
    }),
    previewLinks: t.field({ type: [PreviewLinkRef], resolve: ({ id }, _args, context) => loadLinks(context, id) }),
    usedBy: t.field({ type: [EntryHolderRef], resolve: ({ id }, _args, context) => loadHolders(context, id) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.string({ nullable: true, resolve: (entry, _args, context) => nameOf(context, entry.createdBy) }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    changedBy: t.string({ nullable: true, resolve: (entry, _args, context) => nameOf(context, entry.changedBy) }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true }),
    hasAddress: t.boolean({ resolve: entry => hasAddress(entry) }),
    viewerCanEdit: t.boolean({ resolve: (_entry, _args, { viewer }) => mayEdit(viewer, 'content') }),
    viewerCanPublish: t.boolean({ resolve: (_entry, _args, { viewer }) => mayWrite(viewer, 'content') }),
  }),
})

const EntryTabCountRef = builder.objectRef<{ key: EntryTab; count: number }>('EntryTabCount').implement({
  fields: t => ({ key: t.expose('key', { type: EntryTabRef }), count: t.exposeInt('count') }),
})
type EntryPage = NumberedPage<ManagedEntry> & { tabs: () => Promise<Record<EntryTab, number>> }
const ManagedEntryConnectionRef = numberedConnection<ManagedEntry, EntryPage>('ManagedEntry', ManagedEntryRef)
builder.objectField(ManagedEntryConnectionRef, 'tabs', t =>
  t.field({
    type: [EntryTabCountRef],
    resolve: async page => {
      const counts = await page.tabs()
      return entryTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)

const EntryFilterInput = builder.inputType('EntryFilter', {
  fields: t => ({
    tab: t.field({ type: EntryTabRef }),
    search: t.string(),
    kinds: t.field({ type: [EntryKindRef] }),
    tags: t.stringList(),
  }),
})
const EntryOrderInput = builder.inputType('EntryOrder', {
  fields: t => ({
    field: t.field({
      required: true,
      type: builder.enumType('EntryOrderField', {
        values: {
          CHANGED: { value: 'changed' },
          CREATED: { value: 'created' },
          TITLE: { value: 'title' },
          DATE: { value: 'date' },
        } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true }),
  }),
})
const EntryTagRef = builder.objectRef<{ tag: string; count: number }>('EntryTag').implement({
  fields: t => ({ tag: t.exposeString('tag'), count: t.exposeInt('count') }),
})

builder.queryFields(t => ({
  managedEntry: t.field({
    type: ManagedEntryRef,
    nullable: true,
    authScopes: { staff: 'content' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => loadManagedEntry(context, rawId('ManagedEntry', String(id)) ?? ''),
  }),
  managedStandingPage: t.field({
    type: ManagedEntryRef,
    nullable: true,
    authScopes: { staff: 'content' },
    args: { key: t.arg({ type: StandingPageRef, required: true }) },
    resolve: (_root, { key }, { database, viewer }) => entryByKey(database.drizzle, viewer, key),
  }),
  managedEntries: t.field({
    type: ManagedEntryConnectionRef,
    authScopes: { staff: 'content' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: EntryFilterInput }),
      orderBy: t.arg({ type: EntryOrderInput }),
    },
    async resolve(_root, { filter, orderBy, ...args }, { database: { drizzle: reader }, viewer }) {
      const wanted = { ...filter, search: withoutControls(filter?.search) ?? null }
      const sort = orderBy ?? { field: 'changed', direction: 'desc' }
      const page = await numberedPage(args, {
        read: part => browseEntries(reader, viewer, wanted, sort, part),
        count: most => countEntries(reader, viewer, wanted, most),
        // A tag too may be in every entry or in few: each has to be looked at.
        search: [wanted.search ?? '', ...(wanted.tags ?? [])].join(' '),
      })
      return { ...page, tabs: () => countEntryTabs(reader, viewer, wanted) }
    },
  }),
  entryTags: t.field({
    type: [EntryTagRef],
    authScopes: { staff: 'content' },
    resolve: (_root, _args, { database, viewer }) => tagsOfEntries(database.drizzle, viewer),
  }),
  blockTypes: t.field({ type: 'Json', authScopes: { staff: 'content' }, resolve: () => blockInfos() }),
  textClasses: t.stringList({
    authScopes: { staff: 'content' },
    resolve: async (_root, _args, context) => textClassesOf(await settingsOf(context)),
  }),
  draftBlocks: t.field({
    type: [BlockRef],
    authScopes: { staff: 'content' },
    args: {
      document: t.arg({ type: 'Json', required: true }),
      language: t.arg({ type: LanguageRef, required: true }),
    },
    // Texts lose their other classes where they are shown.
    resolve: async (_root, { document, language }, context) =>
      shownBlocks(
        showing({ context, language, keepsEmpty: true }),
        readDocument(document, textClassesOf(await settingsOf(context))).document,
      ),
  }),
}))
