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
