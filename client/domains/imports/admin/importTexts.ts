import type { ProductImportState } from '../../../__generated__/ImportsPageQuery.graphql.ts'
import type { Tone } from '../../../ui/Badge.tsx'

/** How far an import is, in words. */
export const importStates = {
  READING: { text: 'admin.imports.state.READING', tone: 'info', step: 0 },
  MAPPING: { text: 'admin.imports.state.MAPPING', tone: 'warn', step: 1 },
  CHECKING: { text: 'admin.imports.state.CHECKING', tone: 'info', step: 2 },
  CHECKED: { text: 'admin.imports.state.CHECKED', tone: 'warn', step: 2 },
  RUNNING: { text: 'admin.imports.state.RUNNING', tone: 'info', step: 3 },
  LISTING: { text: 'admin.imports.state.LISTING', tone: 'info', step: 3 },
  DONE: { text: 'admin.imports.state.DONE', tone: 'good', step: 4 },
  UNDOING: { text: 'admin.imports.state.UNDOING', tone: 'info', step: 4 },
  UNLISTING: { text: 'admin.imports.state.UNLISTING', tone: 'info', step: 4 },
  UNDONE: { text: 'admin.imports.state.UNDONE', tone: 'neutral', step: 4 },
  FAILED: { text: 'admin.imports.state.FAILED', tone: 'danger', step: 0 },
  CANCELLED: { text: 'admin.imports.state.CANCELLED', tone: 'neutral', step: 0 },
} as const satisfies Readonly<
  Record<Exclude<ProductImportState, '%future added value'>, { text: string; tone: Tone; step: number }>
>

/** States in which something goes on by itself. */
export const isUnderWay = (state: string): boolean =>
  ['READING', 'CHECKING', 'RUNNING', 'LISTING', 'UNDOING', 'UNLISTING'].includes(state)

/** Why an import could not go on, in words. */
export const failureTexts = {
  BROKEN: 'admin.import.failure.broken',
  CHANGED_MEANWHILE: 'admin.import.failure.changedMeanwhile',
  TABLE_CHARACTER: 'admin.import.failure.character',
  TABLE_EMPTY: 'admin.import.failure.empty',
  TABLE_GONE: 'admin.import.failure.gone',
  TABLE_MORE_CELLS: 'admin.import.failure.moreCells',
  TABLE_NO_JSON: 'admin.import.failure.noJson',
  TABLE_NO_WORKBOOK: 'admin.import.failure.noWorkbook',
  TABLE_ONE_COLUMN: 'admin.import.failure.oneColumn',
  TABLE_QUOTES: 'admin.import.failure.quotes',
  TABLE_ROW_TOO_LONG: 'admin.import.failure.rowTooLong',
  TABLE_TOO_LARGE: 'admin.import.failure.tooLarge',
  TABLE_TOO_MANY_COLUMNS: 'admin.import.failure.tooManyColumns',
  TABLE_TOO_MANY_ROWS: 'admin.import.failure.tooManyRows',
} as const

/** Whose export a table is, in words. */
export const templateTexts = {
  OWN: 'admin.import.template.OWN',
  SHOPIFY: 'admin.import.template.SHOPIFY',
  WOOCOMMERCE: 'admin.import.template.WOOCOMMERCE',
  SHOPWARE: 'admin.import.template.SHOPWARE',
  VENDURE: 'admin.import.template.VENDURE',
} as const

/** What an import counts, in words. */
export const countTexts = {
  newCount: 'admin.import.count.newCount',
  changedCount: 'admin.import.count.changedCount',
  sameCount: 'admin.import.count.sameCount',
  errorCount: 'admin.import.count.errorCount',
} as const
