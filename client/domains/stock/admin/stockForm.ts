import type { EditField, Message } from '../../../adminKit/edit/fields.ts'
import { ChangeStockInput, StockChangeInput } from '../../../schema/accepted.ts'
import { wholeFrom } from '../../../ui/quantity/amounts.ts'

export type Language = 'de' | 'en'

/** How a stock count is changed, as it is entered. */
export interface StockForm {
  readonly how: 'add' | 'set' | 'unlimited'
  readonly amount: string
  readonly reason: 'DELIVERY' | 'CORRECTION' | 'RETURN'
  readonly note: string
}

export const emptyForm: StockForm = { how: 'add', amount: '', reason: 'DELIVERY', note: '' }

const amountProblem =
  (language: Language) =>
  ({ how, amount }: StockForm): Message | null => {
    const value = wholeFrom(amount, language)
    if (typeof value !== 'number') return 'admin.stock.notWhole'
    const { lowest, highest } = how === 'add' ? StockChangeInput.add : StockChangeInput.setTo
    if (how === 'add' && value === 0) return 'admin.stock.addsNothing'
    return value < lowest || value > highest ? { id: 'admin.stock.range', values: { lowest, highest } } : null
  }

/** The fields of the dialog. */
export const stockFields = (language: Language): readonly EditField<StockForm>[] => [
  {
    path: 'how',
    label: 'admin.stock.how',
    control: {
      kind: 'choice',
      options: [
        { value: 'add', label: 'admin.stock.how.add' },
        { value: 'set', label: 'admin.stock.how.set' },
        { value: 'unlimited', label: 'admin.stock.how.unlimited' },
      ],
    },
  },
  {
    path: 'amount',
    label: 'admin.stock.amount',
    hint: 'admin.stock.amountHint',
    control: { kind: 'text', inputMode: 'numeric' },
    longest: 12,
    isRequired: true,
    isShown: ({ how }) => how !== 'unlimited',
    check: amountProblem(language),
  },
  {
    path: 'reason',
    label: 'admin.stock.reason',
    control: {
      kind: 'choice',
      options: [
        { value: 'DELIVERY', label: 'admin.stock.reason.DELIVERY' },
        { value: 'CORRECTION', label: 'admin.stock.reason.CORRECTION' },
        { value: 'RETURN', label: 'admin.stock.reason.RETURN' },
      ],
    },
  },
  {
    path: 'note',
    label: 'admin.stock.note',
    hint: 'admin.stock.noteHint',
    longest: ChangeStockInput.note.characters,
  },
]

/** What is sent of one piece. */
export function changeOf({ how, amount }: StockForm, itemId: string, language: Language) {
  if (how === 'unlimited') return { itemId, setTo: null }
  const value = wholeFrom(amount, language) ?? 0
  return how === 'add' ? { itemId, add: value } : { itemId, setTo: value }
}

/** The field that a path of the input is about: what is wrong with the item is so by its amount. */
export const fieldOfChange = ([list]: readonly string[]): string | null => (list === 'items' ? 'amount' : null)
