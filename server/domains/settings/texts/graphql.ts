import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { globalId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { LanguageRef } from '../../../api/values.ts'
import { mayWrite } from '../../../kit/viewer.ts'
import { withoutControls } from '../../../kit/words.ts'
import { importTexts, setText, undoTextChange } from './operations.ts'
import {
  browseTexts,
  changesOfText,
  countTextTabs,
  knownText,
  type ShopText,
  type TextChange,
  type TextFilter,
  type TextTab,
  textAreas,
  writtenPlaceholders,
} from './queries.ts'
import { exampleText, LONGEST_TEXT, MOST_IMPORTED, ownTextRefusals } from './rules.ts'

const TextKindRef = builder.enumType('TextKind', {
  description: 'Where a text is read.',
  values: {
    SHOP: { value: 'shop', description: 'In the shop and in customers’ accounts.' },
    ADMIN: { value: 'admin', description: 'In the admin centre.' },
    MAIL: { value: 'mail', description: 'In mails and documents.' },
  } as const,
})
const TextTabRef = builder.enumType('TextTab', {
  description: 'Which texts a list shows.',
  values: {
    ALL: { value: 'all', description: 'All of them.' },
    OWN: { value: 'own', description: 'Those that the shop says in words of its own.' },
    SHOP: { value: 'shop', description: 'Those of the shop and of customers’ accounts.' },
    ADMIN: { value: 'admin', description: 'Those of the admin centre.' },
    MAIL: { value: 'mail', description: 'Those of mails and documents.' },
  } as const,
})

const TextFieldChangeRef = builder.objectRef<TextChange['fields'][number]>('TextFieldChange').implement({
  description: 'How a text was changed in one language.',
  fields: t => ({
    language: t.expose('language', { type: LanguageRef, description: 'In which language.' }),
    before: t.exposeString('before', { nullable: true, description: 'The words before; null for the usual ones.' }),
    after: t.exposeString('after', { nullable: true, description: 'The words since; null for the usual ones.' }),
  }),
})
const TextChangeRef = builder.objectRef<TextChange>('TextChange').implement({
  description: 'Who changed a text, and when.',
  fields: t => ({
    key: t.exposeString('id', { description: 'Names the change to `undoTextChange`.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    actorName: t.exposeString('actorName', { nullable: true, description: 'Who; null where that was forgotten.' }),
    isUndo: t.exposeBoolean('isUndo', { description: 'Whether it took another change back.' }),
    fields: t.field({
      type: [TextFieldChangeRef],
      description: 'The words before and after, by language.',
      resolve: ({ fields }) => [...fields],
    }),
  }),
})

const ShopTextRef = builder.objectRef<ShopText>('ShopText').implement({
  description: 'A text that people read, with the words that the shop says instead.',
  fields: t => ({
    id: t.id({
      description: 'Names it to caches; `key` is what it is called.',
      resolve: ({ id }) => globalId('ShopText', id),
    }),
    key: t.exposeString('id', { description: 'Its id, as `checkout.order.place`.' }),
    kind: t.expose('kind', { type: TextKindRef, description: 'Where it is read.' }),
    area: t.exposeString('area', { description: 'The part of the product that says it.' }),
    usualDe: t.string({ description: 'The usual German words.', resolve: ({ usual }) => usual.de }),
    usualEn: t.string({ description: 'The usual English words.', resolve: ({ usual }) => usual.en }),
    ownDe: t.string({ nullable: true, description: 'The shop’s German words.', resolve: ({ own }) => own.de }),
    ownEn: t.string({ nullable: true, description: 'The shop’s English words.', resolve: ({ own }) => own.en }),
    placeholders: t.stringList({
      description: 'What the text has to hold, as it is written: `{name}`, `<link>`.',
      resolve: text => writtenPlaceholders(text),
    }),
    law: t.exposeString('law', { nullable: true, description: 'What demands just these words; null for most.' }),
    viewerCanEdit: t.boolean({
      description: 'Whether the viewer may change it.',
      resolve: (_text, _args, { viewer }) => mayWrite(viewer, 'settings'),
    }),
    changes: t.field({
      type: [TextChangeRef],
      description: 'The latest changes, the latest first.',
      complexity: { field: 10, multiplier: 50 },
      resolve: ({ id }, _args, { database }) => changesOfText(database.drizzle, id),
    }),
  }),
})
const ShopTextConnectionRef = numberedConnection<ShopText>('ShopText', ShopTextRef)

const ShopTextFilterInput = builder.inputType('ShopTextFilter', {
  description: 'Which texts are listed.',
  fields: t => ({
    search: t.string({ description: 'Words of which each is part of the id or of the text in either language.' }),
    tab: t.field({ type: TextTabRef, description: 'Where they are read; all of them without it.' }),
    area: t.string({ description: 'The part of the product that says them.' }),
  }),
})

const filterOf = (filter: TextFilter | null | undefined): TextFilter => ({
  ...filter,
  search: withoutControls(filter?.search) ?? null,
})

type Tabs = Readonly<Record<TextTab, number>>
const ShopTextTabsRef = builder.objectRef<Tabs>('ShopTextTabs').implement({
  description: 'How many texts there are in each tab.',
  fields: t => ({
    all: t.exposeInt('all', { description: 'All of them.' }),
    own: t.exposeInt('own', { description: 'In words of the shop’s own.' }),
    shop: t.exposeInt('shop', { description: 'Of the shop and of customers’ accounts.' }),
    admin: t.exposeInt('admin', { description: 'Of the admin centre.' }),
    mail: t.exposeInt('mail', { description: 'Of mails and documents.' }),
  }),
})

type Preview = { readonly text: string | null; readonly problem: string | null; readonly message: string | null }
const TextPreviewRef = builder.objectRef<Preview>('TextPreview').implement({
  description: 'How a text would read, with values that are made up.',
  fields: t => ({
    text: t.exposeString('text', { nullable: true, description: 'The text; null where it cannot be read.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'The code of the refusal that it would meet.' }),
    message: t.exposeString('message', { nullable: true, description: 'The same for developers.' }),
  }),
})

builder.queryFields(t => ({
  shopTexts: t.field({
    type: ShopTextConnectionRef,
    description: 'All texts that people read, the shop’s own first, then by place.',
    authScopes: { staff: 'settings' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), filter: t.arg({ type: ShopTextFilterInput }) },
    resolve: (_root, { filter, ...args }, { database, viewer }) => {
      const [wanted, reader] = [filterOf(filter as TextFilter | null), database.drizzle]
      return numberedPage(args, {
        read: part => browseTexts(reader, viewer, wanted, part),
        count: async () => (await countTextTabs(reader, viewer, wanted))[wanted.tab ?? 'all'],
      })
    },
  }),
  shopTextTabs: t.field({
    type: ShopTextTabsRef,
    description: 'How many texts there are in each tab under the filter.',
    authScopes: { staff: 'settings' },
    complexity: 50,
    args: { filter: t.arg({ type: ShopTextFilterInput }) },
    resolve: (_root, { filter }, { database, viewer }) =>
      countTextTabs(database.drizzle, viewer, filterOf(filter as TextFilter | null)),
  }),
  ownTexts: t.field({
    type: [ShopTextRef],
    description: 'All that the shop says in words of its own.',
    authScopes: { staff: 'settings' },
    complexity: { field: 50, multiplier: 100 },
    resolve: (_root, _args, { database, viewer }) =>
      browseTexts(database.drizzle, viewer, { tab: 'own' }, { offset: 0, limit: MOST_IMPORTED }),
  }),
  shopText: t.field({
    type: ShopTextRef,
    nullable: true,
    description: 'A text by its id.',
    authScopes: { staff: 'settings' },
    args: { key: t.arg.string({ required: true, description: 'Its id.' }) },
    resolve: (_root, { key }, { database }) => knownText(database.drizzle, key),
  }),
  shopTextAreas: t.stringList({
    description: 'The parts of the product that say something, by their names in the code.',
    authScopes: { staff: 'settings' },
    resolve: () => textAreas(),
  }),
  textPreview: t.field({
    type: TextPreviewRef,
    nullable: true,
    description: 'How a text would read; null for a text that the product does not say.',
    authScopes: { staff: 'settings' },
    args: {
      key: t.arg.string({ required: true, description: 'Its id.' }),
      language: t.arg({ type: LanguageRef, required: true, description: 'In which language.' }),
      text: t.arg.string({ required: true, description: 'The words to try.', ...atMost({ characters: LONGEST_TEXT }) }),
    },
    resolve: async (_root, { key, language, text }, { database }): Promise<Preview | null> => {
      const known = await knownText(database.drizzle, key)
      if (!known) return null
      const [refused] = ownTextRefusals(text, known.usual[language], [])
      if (refused?.code === 'TEXT_BROKEN' || refused?.code === 'TEXT_EMPTY')
        return { text: null, problem: refused.code, message: refused.message }
      return {
        text: exampleText(text, language),
        problem: refused?.code ?? null,
        message: refused?.message ?? null,
      }
    },
  }),
}))

const words = { ...atMost({ characters: LONGEST_TEXT }) }
const SetTextInput = builder.inputType('SetTextInput', {
  description: 'A text in words of the shop’s own.',
  fields: t => ({
    key: t.string({ required: true, description: 'Its id.' }),
    de: t.string({ description: 'German words; null for the usual ones, absent: as they are.', ...words }),
    en: t.string({ description: 'English words; null for the usual ones, absent: as they are.', ...words }),
    seenDe: t.string({ description: 'The shop’s German words that were seen; null for the usual ones.', ...words }),
    seenEn: t.string({ description: 'The shop’s English words that were seen; null for the usual ones.', ...words }),
  }),
})
const TextOfFileInput = builder.inputType('TextOfFile', {
  description: 'A text as a file holds it.',
  fields: t => ({
    key: t.string({ required: true, description: 'Its id.' }),
    de: t.string({ description: 'German words; null for the usual ones, absent: as they are.', ...words }),
    en: t.string({ description: 'English words; null for the usual ones, absent: as they are.', ...words }),
  }),
})
const ImportTextsInput = builder.inputType('ImportTextsInput', {
  description: 'Texts of a file.',
  fields: t => ({
    texts: t.field({
      type: [TextOfFileInput],
      required: true,
      description: 'Taken over all or none.',
      ...atMost({ entries: MOST_IMPORTED }),
    }),
  }),
})
const UndoTextChangeInput = builder.inputType('UndoTextChangeInput', {
  description: 'A change of a text that is taken back.',
  fields: t => ({ key: t.string({ required: true, description: 'The key of the change.' }) }),
})

type Written = { readonly text: ShopText | null }
const SetTextPayload = payloadType<Written>('SetTextPayload', t => ({
  text: t.expose('text', { type: ShopTextRef, nullable: true, description: 'The text as it is now.' }),
}))
const ImportTextsPayload = payloadType<{ count: number }>('ImportTextsPayload', t => ({
  count: t.exposeInt('count', { description: 'How many texts are another by it.' }),
}))

builder.mutationFields(t => ({
  setText: t.field({
    type: SetTextPayload,
    description: 'Says a text in words of the shop’s own, or in the usual ones again.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: SetTextInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Written>({ text: null }, async () => {
        const { key, de, en, seenDe = null, seenEn = null } = input
        const changes = { ...(de !== undefined && { de }), ...(en !== undefined && { en }) }
        await setText(context, { id: key, ...changes, seen: { de: seenDe, en: seenEn } })
        return { text: await knownText(context.database.drizzle, key) }
      }),
  }),
  undoTextChange: t.field({
    type: SetTextPayload,
    description: 'Sets a text back to what it was before a change.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: UndoTextChangeInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Written>({ text: null }, async () => ({
        text: await knownText(context.database.drizzle, await undoTextChange(context, input.key)),
      })),
  }),
  importTexts: t.field({
    type: ImportTextsPayload,
    description: 'Takes over texts of a file, all or none; what it does not name stays.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: ImportTextsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals({ count: 0 }, async () => ({
        count: await importTexts(context, {
          texts: input.texts.map(({ key, de, en }) => ({
            id: key,
            ...(de !== undefined && { de }),
            ...(en !== undefined && { en }),
          })),
        }),
      })),
  }),
}))
