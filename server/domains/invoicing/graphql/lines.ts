import { builder } from '../../../api/builder.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import { unitSettings } from '../../catalogue/settings.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { contentOf } from '../queries.ts'
import type { DocumentLine } from '../rules/document.ts'
import { kindsOfDocument } from '../rules/kinds.ts'
import { type ShownLine, shownLines } from '../rules/shownLines.ts'
import { unitWords } from '../rules/terms.ts'
import { DocumentRef } from './documents.ts'

type Line = ShownLine & { readonly hasPrice: boolean; readonly currency: string }

const LineKindRef = builder.enumType('DocumentLineKind', {
  description: 'What a line of a document is.',
  values: {
    ITEM: { value: 'item', description: 'Something that is supplied.' },
    ADVANCE: { value: 'advance', description: 'An advance that is taken off.' },
    TEXT: { value: 'text', description: 'Words.' },
    HEADING: { value: 'heading', description: 'A heading.' },
    SUBTOTAL: { value: 'subtotal', description: 'The sum of what stands since the one before.' },
    PAGE_BREAK: { value: 'pageBreak', description: 'The paper goes on on the next page.' },
  } satisfies Record<string, { value: DocumentLine['kind']; description: string }>,
})

const itemOf = ({ line }: Line) => (line.kind === 'item' ? line : null)

const LineRef = builder.objectRef<Line>('DocumentLine').implement({
  description: 'A line of a document, as it stands on paper.',
  fields: t => ({
    id: t.string({ description: 'Unique within the document.', resolve: ({ line }) => line.id }),
    kind: t.field({ type: LineKindRef, description: 'What it is.', resolve: ({ line }) => line.kind }),
    title: t.string({
      description: 'Of an item its name, of an advance the number of its invoice, else the words of the line.',
      resolve: ({ line }) => {
        if (line.kind === 'item') return line.title
        if (line.kind === 'advance') return line.number
        return line.kind === 'pageBreak' ? '' : line.text
      },
    }),
    description: t.string({
      nullable: true,
      description: 'More words of an item.',
      resolve: shown => itemOf(shown)?.description ?? null,
    }),
    number: t.string({
      nullable: true,
      description: 'Of the article.',
      resolve: shown => itemOf(shown)?.number ?? null,
    }),
    quantity: t.float({
      nullable: true,
      description: 'Of an item, in thousandths of a unit.',
      resolve: shown => itemOf(shown)?.quantity ?? null,
    }),
    unit: t.string({
      nullable: true,
      description: 'In what it is counted, in the language that is spoken.',
      resolve: ({ unit }) => unit,
    }),
    unitPrice: t.field({
      ...{ type: MoneyRef, nullable: true },
      description: 'Of an item, in the basis of the document; null where documents of the kind say no prices.',
      resolve: shown => {
        const item = itemOf(shown)
        return item && shown.hasPrice ? money(item.unitPrice, shown.currency) : null
      },
    }),
    discount: t.int({
      nullable: true,
      description: 'Of the line, in basis points; null: none.',
      resolve: shown => itemOf(shown)?.discount || null,
    }),
    amount: t.field({
      ...{ type: MoneyRef, nullable: true },
      description: 'What it comes to in the basis of the document, negative in what takes something back.',
      resolve: ({ amount, currency }) => (amount === null ? null : money(amount, currency)),
    }),
    isOptional: t.boolean({
      description: 'Whether it may be ordered or not, and counts in no sum.',
      resolve: shown => itemOf(shown)?.isOptional ?? false,
    }),
    isAlternative: t.boolean({
      description: 'Whether it is instead of the item before it, and counts in no sum.',
      resolve: shown => itemOf(shown)?.isAlternative ?? false,
    }),
    run: t.field({
      ...{ type: 'Json', nullable: true },
      description: 'The size run of an item, as REST describes it (`SizeRun`).',
      resolve: shown => itemOf(shown)?.run ?? null,
    }),
  }),
})

builder.objectField(DocumentRef, 'lines', t =>
  t.field({
    type: [LineRef],
    complexity: 20,
    description: 'What stands in it, in its order.',
    resolve: async (row, _args, context) => {
      const units = unitWords(context.language, unitSettings.of(await settingsOf(context)).units)
      const { hasPrices } = kindsOfDocument[row.kind]
      return shownLines(row, contentOf(row), units).map(shown => ({
        ...{ ...shown, hasPrice: hasPrices, currency: row.currency },
      }))
    },
  }),
)
