import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { DirectionRef, LanguageRef } from '../../../api/values.ts'
import { withoutControls } from '../../../kit/words.ts'
import { createSynonym, deleteSynonyms, dismissMisses, updateSynonym } from './operations.ts'
import {
  browseMisses,
  browseSynonyms,
  countMisses,
  countSearchWords,
  countSynonyms,
  type FoundByWords,
  foundByWords,
  type SearchMiss,
  type SearchSynonym,
  synonymsByIds,
} from './queries.ts'
import { synonymLimits, termOfWord } from './rules.ts'

const SearchMissRef = builder.objectRef<SearchMiss>('SearchMiss').implement({
  description: 'A word that visitors looked for and that found nothing; counted, never by whom.',
  fields: t => ({
    id: t.id({ resolve: ({ id }) => globalId('SearchMiss', id) }),
    language: t.expose('language', { type: LanguageRef, description: 'In which the shop was read.' }),
    text: t.exposeString('text', {
      description: 'As it was typed last, in lower case; several words found nothing together.',
    }),
    isOneWord: t.boolean({
      description: 'Whether a synonym can be made of it.',
      resolve: ({ text }) => termOfWord(text) !== null,
    }),
    searches: t.exposeInt('searches', { description: 'How often it was looked for since `firstAt`.' }),
    firstAt: t.expose('firstAt', { type: 'DateTime', description: 'When it was looked for first.' }),
    lastAt: t.expose('lastAt', { type: 'DateTime', description: '90 days after this it is forgotten.' }),
  }),
})

const SearchSynonymRef = builder.objectRef<SearchSynonym>('SearchSynonym').implement({
  description: 'Words of one language by which the same is found.',
  fields: t => ({
    id: t.id({ resolve: ({ id }) => globalId('SearchSynonym', id) }),
    language: t.expose('language', { type: LanguageRef, description: 'For visitors who read the shop in it.' }),
    words: t.exposeStringList('words', { description: 'Words that are looked for.' }),
    means: t.exposeStringList('means', {
      description:
        'What is found by each of `words`, and not the other way round; none: each of `words` finds all others.',
    }),
    revision: t.exposeInt('revision'),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When it was changed last.' }),
  }),
})

const SearchMissConnectionRef = numberedConnection<SearchMiss>('SearchMiss', SearchMissRef)
const SearchSynonymConnectionRef = numberedConnection<SearchSynonym>('SearchSynonym', SearchSynonymRef)

const SearchWordFilterInput = builder.inputType('SearchWordFilter', {
  description: 'Which of the words are listed.',
  fields: t => ({
    search: t.string({ description: 'Part of a word.' }),
    language: t.field({ type: LanguageRef, description: 'Absent: both.' }),
  }),
})
const SearchMissOrderInput = builder.inputType('SearchMissOrder', {
  description: 'How words that found nothing are ordered.',
  fields: t => ({
    field: t.field({
      required: true,
      description: 'By what.',
      type: builder.enumType('SearchMissOrderField', {
        description: 'What words that found nothing are ordered by.',
        values: {
          SEARCHES: { value: 'searches', description: 'How often they were looked for.' },
          LAST: { value: 'last', description: 'When they were looked for last.' },
          WORD: { value: 'word', description: 'The alphabet.' },
        } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true }),
  }),
})

const SearchWordCountsRef = builder.objectRef<{ misses: number; synonyms: number }>('SearchWordCounts').implement({
  description: 'How much there is of both, counted up to 1,001.',
  fields: t => ({
    misses: t.exposeInt('misses', { description: 'Words that found nothing.' }),
    synonyms: t.exposeInt('synonyms', { description: 'Groups of synonyms.' }),
  }),
})

const FoundByWordRef = builder.objectRef<FoundByWords['words'][number]>('FoundByWord').implement({
  description: 'What a word finds.',
  fields: t => ({
    word: t.exposeString('word', { description: 'As it was asked for.' }),
    products: t.exposeInt('products', { description: 'How many products; 0 for what is not one word.' }),
  }),
})
const FoundByWordsRef = builder.objectRef<FoundByWords>('FoundByWords').implement({
  description: 'What words find in the catalogue, synonyms left aside.',
  fields: t => ({
    words: t.field({ type: [FoundByWordRef], description: 'One by one.', resolve: ({ words }) => [...words] }),
    together: t.exposeInt('together', { description: 'Products that are found by one of them or more.' }),
  }),
})

const synonymKey = (id: string | number) => rawId('SearchSynonym', String(id)) ?? ''

const synonymBy = async ({ database, viewer }: RequestContext, id: string): Promise<SearchSynonym | null> =>
  (await synonymsByIds(database.drizzle, viewer, [id]))[0] ?? null

builder.queryFields(t => ({
  searchMisses: t.field({
    type: SearchMissConnectionRef,
    description: 'Words that visitors looked for and that found nothing, paged by number.',
    authScopes: { staff: 'catalogue' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: SearchWordFilterInput }),
      orderBy: t.arg({ type: SearchMissOrderInput }),
    },
    resolve: (_root, { filter, orderBy, ...args }, { database: { drizzle: reader }, viewer }) => {
      const wanted = { ...filter, search: withoutControls(filter?.search) ?? null }
      const sort = orderBy ?? { field: 'searches', direction: 'desc' }
      return numberedPage(args, {
        read: part => browseMisses(reader, viewer, wanted, sort, part),
        count: most => countMisses(reader, viewer, wanted, most),
        search: wanted.search,
      })
    },
  }),
  searchSynonyms: t.field({
    type: SearchSynonymConnectionRef,
    description: 'Groups of synonyms, those that were changed last first, paged by number.',
    authScopes: { staff: 'catalogue' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), filter: t.arg({ type: SearchWordFilterInput }) },
    resolve: (_root, { filter, ...args }, { database: { drizzle: reader }, viewer }) => {
      const wanted = { ...filter, search: withoutControls(filter?.search) ?? null }
      return numberedPage(args, {
        read: part => browseSynonyms(reader, viewer, wanted, part),
        count: most => countSynonyms(reader, viewer, wanted, most),
        search: wanted.search,
      })
    },
  }),
  searchSynonym: t.field({
    type: SearchSynonymRef,
    nullable: true,
    description: 'One group of synonyms; null where there is none (any more).',
    authScopes: { staff: 'catalogue' },
    args: { synonymId: t.arg.id({ required: true }) },
    resolve: (_root, { synonymId }, context) => synonymBy(context, synonymKey(synonymId)),
  }),
  searchWordCounts: t.field({
    type: SearchWordCountsRef,
    description: 'How many words found nothing, and how many groups of synonyms there are.',
    authScopes: { staff: 'catalogue' },
    complexity: 20,
    resolve: (_root, _args, { database, viewer }) => countSearchWords(database.drizzle, viewer),
  }),
  foundByWords: t.field({
    type: FoundByWordsRef,
    description: 'What words would find, for who chooses what a word is to mean.',
    authScopes: { staff: 'catalogue' },
    complexity: 60,
    args: {
      words: t.arg.stringList({
        required: true,
        description: 'One word each.',
        ...atMost({ entries: 2 * synonymLimits.words.entries }),
      }),
      language: t.arg({ type: LanguageRef, required: true, description: 'In which the shop is read.' }),
    },
    resolve: (_root, { words, language }, { database }) => foundByWords(database, words, language),
  }),
}))

const SynonymChangesInput = builder.inputType('SearchSynonymChanges', {
  description: 'What is left out stays; a new one needs its words.',
  fields: t => ({
    language: t.field({ type: LanguageRef, description: 'Absent of a new one: German.' }),
    words: t.stringList({ description: 'One word each.', ...accepts(synonymLimits.words) }),
    means: t.stringList({
      description: 'One word each; none: all of `words` mean the same.',
      ...accepts(synonymLimits.means),
    }),
  }),
})
const CreateInput = builder.inputType('CreateSearchSynonymInput', {
  fields: t => ({ synonym: t.field({ type: SynonymChangesInput, required: true, description: 'Its words.' }) }),
})
const UpdateInput = builder.inputType('UpdateSearchSynonymInput', {
  fields: t => ({
    synonymId: t.id({ required: true }),
    revision: t.int({ required: true }),
    changes: t.field({ type: SynonymChangesInput, required: true }),
  }),
})
const DeleteInput = builder.inputType('DeleteSearchSynonymsInput', {
  fields: t => ({ synonymIds: t.idList({ required: true }) }),
})
const DismissInput = builder.inputType('DismissSearchMissesInput', {
  fields: t => ({ missIds: t.idList({ required: true }) }),
})

type Payload = { readonly synonym: SearchSynonym | null }
const SynonymPayload = payloadType<Payload>('SearchSynonymPayload', t => ({
  synonym: t.expose('synonym', { type: SearchSynonymRef, nullable: true, description: 'Null where it was refused.' }),
}))
type Ids = { readonly ids: readonly string[] }
const DeletionRef = payloadType<Ids>('DeleteSearchSynonymsPayload', t => ({
  deletedSynonymIds: t.idList({
    description: 'Those that are gone.',
    resolve: ({ ids }) => ids.map(id => globalId('SearchSynonym', id)),
  }),
}))
const DismissalRef = payloadType<Ids>('DismissSearchMissesPayload', t => ({
  dismissedMissIds: t.idList({
    description: 'Those that are gone.',
    resolve: ({ ids }) => ids.map(id => globalId('SearchMiss', id)),
  }),
}))

const answer = (run: () => Promise<SearchSynonym>) =>
  withRefusals<Payload>({ synonym: null }, async () => ({ synonym: await run() }))

/** Where a refusal of a new one is in its input. */
const underSynonym = <Answer extends { readonly errors: readonly { readonly path: readonly string[] }[] }>(
  given: Answer,
): Answer => ({ ...given, errors: given.errors.map(error => ({ ...error, path: ['synonym', ...error.path] })) })

builder.mutationFields(t => ({
  createSearchSynonym: t.field({
    type: SynonymPayload,
    description: 'Makes a group of synonyms, by which the search finds at once.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      underSynonym(await answer(() => createSynonym(context, input.synonym))),
  }),
  updateSearchSynonym: t.field({
    type: SynonymPayload,
    description: 'Changes a group of synonyms.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, { input: { synonymId, ...input } }, context) =>
      answer(() => updateSynonym(context, { ...input, synonymId: synonymKey(synonymId) })),
  }),
  deleteSearchSynonyms: t.field({
    type: DeletionRef,
    description: 'Deletes groups of synonyms.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: DeleteInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Ids>({ ids: [] }, async () => ({
        ids: (await deleteSynonyms(context, { synonymIds: input.synonymIds.map(synonymKey) })).deletedIds,
      })),
  }),
  dismissSearchMisses: t.field({
    type: DismissalRef,
    description: 'Takes words off the list of those that found nothing; they are counted anew.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: DismissInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Ids>({ ids: [] }, async () => ({
        ids: (await dismissMisses(context, { missIds: input.missIds.map(id => rawId('SearchMiss', String(id)) ?? '') }))
          .dismissedIds,
      })),
  }),
}))
