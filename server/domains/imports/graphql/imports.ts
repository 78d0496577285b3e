import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { withoutControls } from '../../../kit/words.ts'
import { cancelImport, checkImport, runImport, startImport, undoImport } from '../operations.ts'
import {
  browseImports,
  countImports,
  countImportTabs,
  type ImportTab,
  importTabs,
  type ProductImport,
} from '../queries.ts'
import { mostColumns } from '../rules/limits.ts'
import { allImportFields, ImportFieldRef, ImportTemplateRef, loadImport, ProductImportRef } from './types.ts'

const ImportTabRef = builder.enumType('ProductImportTab', {
  values: {
    ALL: { value: 'all' },
    OPEN: { value: 'open' },
    DONE: { value: 'done' },
    UNDONE: { value: 'undone' },
    ENDED: { value: 'ended' },
  } as const,
})
const ImportTabCountRef = builder.objectRef<{ key: ImportTab; count: number }>('ProductImportTabCount').implement({
  fields: t => ({ key: t.expose('key', { type: ImportTabRef }), count: t.exposeInt('count') }),
})
type ImportPage = NumberedPage<ProductImport> & { tabs: () => Promise<Record<ImportTab, number>> }
const ImportConnectionRef = numberedConnection<ProductImport, ImportPage>('ProductImport', ProductImportRef)
builder.objectField(ImportConnectionRef, 'tabs', t =>
  t.field({
    type: [ImportTabCountRef],
    description: 'How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000.',
    resolve: async page => {
      const counts = await page.tabs()
      return importTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)
const ImportFilterInput = builder.inputType('ProductImportFilter', {
  fields: t => ({ tab: t.field({ type: ImportTabRef }), search: t.string() }),
})

const importKey = (id: string | number) => rawId('ProductImport', String(id)) ?? String(id)

builder.queryFields(t => ({
  productImports: t.field({
    type: ImportConnectionRef,
    authScopes: { staff: 'catalogue' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), filter: t.arg({ type: ImportFilterInput }) },
    async resolve(_root, { filter, ...args }, { database: { drizzle: reader }, viewer }) {
      const wanted = { tab: filter?.tab ?? null, search: withoutControls(filter?.search) ?? null }
      const page = await numberedPage(args, {
        read: part => browseImports(reader, viewer, wanted, part),
        count: most => countImports(reader, viewer, wanted, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countImportTabs(reader, viewer, wanted) }
    },
  }),
  productImport: t.field({
    type: ProductImportRef,
    nullable: true,
    authScopes: { staff: 'catalogue' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => loadImport(context, importKey(id)),
  }),
  productImportFields: t.field({
    type: [ImportFieldRef],
    authScopes: { staff: 'catalogue' },
    resolve: () => [...allImportFields],
  }),
}))

const StartImportInput = builder.inputType('StartProductImportInput', {
  fields: t => ({ fileId: t.id({ required: true }) }),
})
const CheckImportInput = builder.inputType('CheckProductImportInput', {
  fields: t => ({
    importId: t.id({ required: true }),
    fields: t.stringList(atMost({ entries: mostColumns })),
    template: t.field({ type: ImportTemplateRef }),
    clearsEmpty: t.boolean(),
    addsNames: t.boolean(),
    publishes: t.boolean(),
  }),
})
const ImportInput = builder.inputType('ProductImportInput', {
  fields: t => ({ importId: t.id({ required: true }) }),
})

type Payload = { readonly productImport: ProductImport | null }
const ImportPayload = payloadType<Payload>('ProductImportPayload', t => ({
  productImport: t.expose('productImport', { type: ProductImportRef, nullable: true }),
}))

type Context = Parameters<typeof loadImport>[0]
const answer = (context: Context, run: () => Promise<{ readonly importId: string }>) =>
  withRefusals<Payload>({ productImport: null }, async () => ({
    productImport: await loadImport(context, (await run()).importId),
  }))

const given = (value: boolean | null | undefined, name: string) =>
  value === null || value === undefined ? {} : { [name]: value }

builder.mutationFields(t => ({
  startProductImport: t.field({
    type: ImportPayload,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: StartImportInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, () =>
        startImport(context, { fileId: rawId('File', String(input.fileId)) ?? String(input.fileId) }),
      ),
  }),
  checkProductImport: t.field({
    type: ImportPayload,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: CheckImportInput, required: true }) },
    resolve: (_root, { input: { importId, fields, template, clearsEmpty, addsNames, publishes } }, context) =>
      answer(context, () =>
        checkImport(context, {
          importId: importKey(importId),
          template: template ?? null,
          // A column that means nothing has an empty text.
          mapping: fields?.map(field => field || null) ?? null,
          options: {
            ...given(clearsEmpty, 'clearsEmpty'),
            ...given(addsNames, 'addsNames'),
            ...given(publishes, 'publishes'),
          },
        }),
      ),
  }),
  runProductImport: t.field({
    type: ImportPayload,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: ImportInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, () => runImport(context, { importId: importKey(input.importId) })),
  }),
  undoProductImport: t.field({
    type: ImportPayload,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: ImportInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, () => undoImport(context, { importId: importKey(input.importId) })),
  }),
  cancelProductImport: t.field({
    type: ImportPayload,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: ImportInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, () => cancelImport(context, { importId: importKey(input.importId) })),
  }),
}))
