import { writtenParts } from '../../settings/legalTexts/types.ts'
import { defineBlock } from './blockTypes.ts'
import { choice } from './fields.ts'

/** What the shop writes itself, from its settings: the operator's particulars, parts of its standing pages, and these as a whole. */
const liveParts = [
  'operator',
  ...writtenParts,
  ...(['imprint', 'agb', 'privacy', 'disclaimer', 'shipping', 'withdrawal', 'help', 'sizes'] as const),
  'accessibility',
] as const

/** A part of a page that is always as the settings are. */
export const liveBlock = defineBlock('live', {
  part: choice(liveParts as unknown as readonly [(typeof liveParts)[number], ...(typeof liveParts)[number][]]),
})
