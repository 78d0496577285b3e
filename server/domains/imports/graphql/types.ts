import { batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { globalId } from '../../../api/globalIds.ts'
import { type Language, textIn } from '../../../kit/languages.ts'
import { mayWrite } from '../../../kit/viewer.ts'
import {
  changesOfImport,
  errorsOfImport,
  type ImportChange,
  type ImportError,
  importsByIds,
  type ProductImport,
} from '../queries.ts'
import { tableFailures } from '../reading/refused.ts'
import type { Difference } from '../rules/differences.ts'
import { type ImportField, importField, importFields } from '../rules/fields.ts'
import { mistakeText } from '../rules/mistakeTexts.ts'
import { type Template, templates } from '../rules/templates.ts'
import { cancellable, type ImportFailure, type ImportState, importStates } from '../tables.ts'

/** Entries of changes or errors of one request. */
const mostAtOnce = 100

const upper = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(
    values.map(value => [value.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase(), { value }]),
  ) as Record<string, { value: Value }>

const ImportStateRef = builder.enumType('ProductImportState', {
  values: upper<ImportState>(importStates),
})
export const ImportTemplateRef = builder.enumType('ProductImportTemplate', { values: upper<Template>(templates) })
const ImportFailureRef = builder.enumType('ProductImportFailure', {
  values: upper<ImportFailure>([...tableFailures, 'CHANGED_MEANWHILE', 'BROKEN']),
})

/** What a column of a table can be. */
export const ImportFieldRef = builder.objectRef<ImportField>('ProductImportField').implement({
  fields: t => ({
    key: t.exposeString('key'),
    label: t.string({ resolve: ({ label }, _args, { language }) => textIn(language, label) }),
    isHelper: t.boolean({ resolve: ({ level }) => level === 'helper' }),
  }),
})
export const allImportFields = importFields

const ImportColumnRef = builder
  .objectRef<{ head: string; field: string | null; samples: readonly string[] }>('ProductImportColumn')
  .implement({
    fields: t => ({
      head: t.exposeString('head'),
      field: t.exposeString('field', { nullable: true }),
      samples: t.exposeStringList('samples'),
    }),
  })

const DifferenceRef = builder.objectRef<Difference>('ProductImportDifference').implement({
  fields: t => ({
    of: t.exposeString('of', { nullable: true }),
    field: t.exposeString('field'),
    label: t.string({
      resolve: ({ field }, _args, { language }) => {
        const named = importField(columnFields[field] ?? field) ?? importField(`${field}.de`)
        return named ? textIn(language, named.label).replace(/ \(de\)$/, '') : field
      },
    }),
    from: t.string({
      nullable: true,
      resolve: ({ field, from }, _args, { language }) => valueIn(language, field, from),
    }),
    to: t.string({ nullable: true, resolve: ({ field, to }, _args, { language }) => valueIn(language, field, to) }),
  }),
})

const words = {
  de: { true: 'ja', false: 'nein', none: 'unbegrenzt' },
  en: { true: 'yes', false: 'no', none: 'unlimited' },
}

/** A value as people read it: prices as amounts, flags as words, stock without limit by its word. */
function valueIn(language: Language, field: string, value: string | null): string | null {
  if (value === null) return field === 'available' ? words[language].none : null
  if (value === 'true' || value === 'false') return words[language][value]
  if (field !== 'priceCents' && field !== 'childPriceCents') return value
  const amount = (Number(value) / 100).toFixed(2)
  return language === 'de' ? `${amount.replace('.', ',')} €` : `€${amount}`
}

/** Columns that are called otherwise in the catalogue. */
const columnFields: Readonly<Record<string, string>> = {
  ...{ priceCents: 'basePrice', childPriceCents: 'childPrice', isNew: 'isMarkedNew', isSale: 'isMarkedSale' },
  ...{ available: 'stock', colorId: 'color', properties: 'gtin' },
}

const ChangeRef = builder.objectRef<ImportChange>('ProductImportChange').implement({
  fields: t => ({
    number: t.exposeInt('number'),
    isNew: t.exposeBoolean('isNew'),
    productId: t.id({ resolve: ({ productId }) => globalId('Product', productId) }),
    productNumber: t.exposeString('productNumber'),
    title: t.exposeString('title'),
    differences: t.expose('differences', { type: [DifferenceRef] }),
  }),
})

const ErrorRef = builder.objectRef<ImportError>('ProductImportError').implement({
  fields: t => ({
    line: t.exposeInt('line'),
    column: t.exposeInt('column', { nullable: true }),
    head: t.exposeString('head', { nullable: true }),
    text: t.string({ resolve: (error, _args, { language }) => mistakeText(error, language) }),
  }),
})

const ConflictRef = builder.objectRef<ProductImport['conflicts'][number]>('ProductImportConflict').implement({
  fields: t => ({ productNumber: t.exposeString('productNumber'), title: t.exposeString('title') }),
})

export const loadImport = batchedRows(({ database, viewer }, ids) => importsByIds(database.drizzle, viewer, ids))

const instant = (at: string | null) => (at === null ? null : new Date(at))

/** A table that is taken into the catalogue, for staff. */
export const ProductImportRef = builder.objectRef<ProductImport>('ProductImport')
builder.node(ProductImportRef, {
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'sameCount' in (value as object) && 'fileName' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadImport(context, id))),
  fields: t => ({
    fileName: t.exposeString('fileName'),
    format: t.exposeString('format'),
    encoding: t.exposeString('encoding', { nullable: true }),
    separator: t.exposeString('separator', { nullable: true }),
    template: t.expose('template', { type: ImportTemplateRef }),
    state: t.expose('state', { type: ImportStateRef }),
    columns: t.field({
      type: [ImportColumnRef],
      resolve: ({ heads, mapping, samples }) =>
        heads.map((head, at) => ({
          ...{ head, field: mapping[at] ?? null },
          samples: samples.map(cells => cells[at] ?? ''),
        })),
    }),
    clearsEmpty: t.boolean({ resolve: ({ options }) => options.clearsEmpty }),
    addsNames: t.boolean({ resolve: ({ options }) => options.addsNames }),
    publishes: t.boolean({ resolve: ({ options }) => options.publishes }),
    rowCount: t.exposeInt('rowCount'),
    total: t.exposeInt('total'),
    done: t.exposeInt('done'),
    newCount: t.exposeInt('newCount'),
    changedCount: t.exposeInt('changedCount'),
    sameCount: t.exposeInt('sameCount'),
    errorCount: t.exposeInt('errorCount'),
    addedColors: t.stringList({ resolve: ({ additions }) => additions.colors.map(({ title }) => title) }),
    addedGroups: t.stringList({ resolve: ({ additions }) => additions.groups.map(({ title }) => title) }),
    failure: t.expose('failure', { type: ImportFailureRef, nullable: true }),
    failureLine: t.exposeInt('failureLine', { nullable: true }),
    failureColumn: t.exposeInt('failureColumn', { nullable: true }),
    conflicts: t.expose('conflicts', { type: [ConflictRef] }),
    by: t.exposeString('by', { nullable: true }),
    startedAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => new Date(createdAt) }),
    finishedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ finishedAt }) => instant(finishedAt) }),
    undoneAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ undoneAt }) => instant(undoneAt) }),
    viewerCanWork: t.boolean({ resolve: (_import, _args, { viewer }) => mayWrite(viewer, 'catalogue') }),
    viewerCanCancel: t.boolean({
      resolve: ({ state }, _args, { viewer }) =>
        mayWrite(viewer, 'catalogue') && (cancellable as readonly string[]).includes(state),
    }),
    changes: t.field({
      type: [ChangeRef],
      args: { after: t.arg.int({ description: 'Number of the change behind which they begin.' }) },
      complexity: { field: 50, multiplier: 5 },
      resolve: ({ id }, { after }, { database, viewer }) =>
        changesOfImport(database.drizzle, viewer, id, { after: after ?? 0, limit: mostAtOnce }),
    }),
    errors: t.field({
      type: [ErrorRef],
      args: { skip: t.arg.int({ description: 'So many mistakes are left out before.' }) },
      complexity: { field: 50, multiplier: 5 },
      resolve: ({ id }, { skip }, { database, viewer }) =>
        errorsOfImport(database.drizzle, viewer, id, { skip: Math.max(0, skip ?? 0), limit: mostAtOnce }),
    }),
  }),
})
