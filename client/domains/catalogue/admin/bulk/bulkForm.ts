import type { BulkProductChanges } from '../../../../__generated__/useChangeProductsMutation.graphql.ts'
import { centsFrom } from '../../../../adminKit/edit/euros.ts'
import type { EditField, Message, Option } from '../../../../adminKit/edit/fields.ts'
import { startOfDay } from '../../../../adminKit/list/days.ts'
import { PriceAdjustmentInput as accepted } from '../../../../schema/accepted.ts'

/** What is to become of several products, as it is chosen; '' leaves a thing as it is. */
export interface BulkForm {
  readonly priceBy: '' | 'share' | 'amount'
  /** '5', '-2,5'. */
  readonly price: string
  readonly rounding: 'NONE' | 'TEN_CENTS' | 'TO_90' | 'TO_95'
  readonly addGroupIds: readonly string[]
  readonly removeGroupIds: readonly string[]
  readonly online: '' | 'yes' | 'no'
  readonly isMarkedNew: '' | 'yes' | 'no'
  readonly isMarkedSale: '' | 'yes' | 'no'
  readonly isPersonalisable: '' | 'yes' | 'no'
  readonly visibleFromIs: '' | 'set' | 'clear'
  readonly visibleFrom: string
  readonly backOnIs: '' | 'set' | 'clear'
  readonly backOn: string
  /** Key of a unit, or `usualUnit`. */
  readonly unit: string
}

/** Stands for the shop's usual unit, which products name by naming none. */
export const usualUnit = '-'

export const nothingChosen: BulkForm = {
  ...{ priceBy: '', price: '', rounding: 'NONE', addGroupIds: [], removeGroupIds: [] },
  ...{ online: '', isMarkedNew: '', isMarkedSale: '', isPersonalisable: '' },
  ...{ visibleFromIs: '', visibleFrom: '', backOnIs: '', backOn: '', unit: '' },
}

/** Hundredths of what is typed with at most two decimals and perhaps a sign, a percent or a euro sign; null for anything
 *  else. */
export function signedHundredths(typed: string, language: 'de' | 'en'): number | null {
  const [, sign = '', amount = ''] = /^\s*([+\-−–]?)\s*(.*?)\s*%?\s*$/.exec(typed) ?? []
  const hundredths = centsFrom(amount, language)
  if (hundredths === null) return null
  return sign === '' || sign === '+' ? hundredths : -hundredths
}

const isSo = (choice: '' | 'yes' | 'no') => (choice === '' ? undefined : choice === 'yes')

/** What the choices mean to the server; null where nothing is to change. */
export function bulkChangesOf(form: BulkForm, language: 'de' | 'en'): BulkProductChanges | null {
  const hundredths = form.priceBy === '' ? null : signedHundredths(form.price, language)
  const online = isSo(form.online)
  const flags = { isMarkedNew: isSo(form.isMarkedNew), isMarkedSale: isSo(form.isMarkedSale) }
  const isPersonalisable = isSo(form.isPersonalisable)
  const changes: BulkProductChanges = {
    ...(hundredths !== null && {
      price: {
        ...(form.priceBy === 'share' ? { basisPoints: hundredths } : { cents: hundredths }),
        rounding: form.rounding,
      },
    }),
    ...(form.addGroupIds.length > 0 && { addGroupIds: form.addGroupIds }),
    ...(form.removeGroupIds.length > 0 && { removeGroupIds: form.removeGroupIds }),
    ...(online !== undefined && { isOffline: !online }),
    ...Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined)),
    ...(isPersonalisable !== undefined && { isPersonalisable }),
    ...(form.visibleFromIs === 'set' && { visibleFrom: startOfDay(form.visibleFrom) }),
    ...(form.visibleFromIs === 'clear' && { visibleFrom: null }),
    ...(form.backOnIs === 'set' && { backOn: form.backOn }),
    ...(form.backOnIs === 'clear' && { backOn: null }),
    ...(form.unit !== '' && { quantityUnit: form.unit === usualUnit ? null : form.unit }),
  }
  return Object.keys(changes).length > 0 ? changes : null
}

const unchanged: Option = { value: '', label: 'admin.bulk.unchanged' }
const yesOrNo: readonly Option[] = [unchanged, { value: 'yes', label: 'edit.yes' }, { value: 'no', label: 'edit.no' }]
const dayOptions: readonly Option[] = [
  unchanged,
  { value: 'set', label: 'admin.bulk.daySet' },
  { value: 'clear', label: 'admin.bulk.dayClear' },
]

function priceProblem({ priceBy, price }: BulkForm, language: 'de' | 'en'): Message | null {
  const hundredths = signedHundredths(price, language)
  if (hundredths === null) return priceBy === 'share' ? 'admin.bulk.noShare' : 'admin.bulk.noAmount'
  if (hundredths === 0) return 'admin.bulk.zero'
  const { lowest, highest } = priceBy === 'share' ? accepted.basisPoints : accepted.cents
  return hundredths >= lowest && hundredths <= highest
    ? null
    : { id: 'admin.bulk.outOfRange', values: { lowest: lowest / 100, highest: highest / 100 } }
}

/** The fields of the dialog, under the titles of their parts. */
export function bulkSections(
  groups: readonly { readonly id: string; readonly title: string }[],
  units: readonly Option[],
  language: 'de' | 'en',
): readonly { readonly title: Message; readonly fields: readonly EditField<BulkForm>[] }[] {
  const options = groups.map(({ id, title }) => ({ value: id, label: { text: title } }))
  const flag = (path: keyof BulkForm, label: Message): EditField<BulkForm> => ({
    ...{ path, label, control: { kind: 'choice', options: yesOrNo } },
  })
  const isPriced = ({ priceBy }: BulkForm) => priceBy !== ''
  return [
    {
      title: 'admin.products.price',
      fields: [
        {
          path: 'priceBy',
          label: 'admin.bulk.priceBy',
          control: {
            kind: 'choice',
            options: [
              unchanged,
              { value: 'share', label: 'admin.bulk.byShare' },
              { value: 'amount', label: 'admin.bulk.byAmount' },
            ],
          },
        },
        {
          path: 'price',
          label: 'admin.bulk.by',
          hint: 'admin.bulk.byHint',
          isShown: isPriced,
          isRequired: true,
          control: { kind: 'text', inputMode: 'decimal' },
          check: form => priceProblem(form, language),
        },
        {
          path: 'rounding',
          label: 'admin.bulk.rounding',
          hint: 'admin.bulk.roundingHint',
          isShown: isPriced,
          control: {
            kind: 'choice',
            options: [
              { value: 'NONE', label: 'admin.bulk.round.none' },
              { value: 'TEN_CENTS', label: 'admin.bulk.round.tenCents' },
              { value: 'TO_90', label: 'admin.bulk.round.to90' },
              { value: 'TO_95', label: 'admin.bulk.round.to95' },
            ],
          },
        },
      ],
    },
    {
      title: 'admin.products.groups',
      fields: [
        { path: 'addGroupIds', label: 'admin.bulk.addGroups', control: { kind: 'choices', options } },
        {
          path: 'removeGroupIds',
          label: 'admin.bulk.removeGroups',
          control: { kind: 'choices', options },
          check: ({ addGroupIds, removeGroupIds }) =>
            removeGroupIds.some(id => addGroupIds.includes(id)) ? 'admin.bulk.groupTwice' : null,
        },
      ],
    },
    {
      title: 'admin.bulk.flags',
      fields: [
        flag('online', 'admin.bulk.online'),
        flag('isMarkedNew', 'admin.bulk.new'),
        flag('isMarkedSale', 'admin.bulk.sale'),
        flag('isPersonalisable', 'admin.bulk.personalisable'),
      ],
    },
    {
      title: 'admin.bulk.days',
      fields: [
        { path: 'visibleFromIs', label: 'admin.bulk.visibleFrom', control: { kind: 'choice', options: dayOptions } },
        {
          path: 'visibleFrom',
          label: 'admin.bulk.visibleFromDay',
          isShown: ({ visibleFromIs }) => visibleFromIs === 'set',
          isRequired: true,
          control: { kind: 'text', type: 'date' },
        },
        { path: 'backOnIs', label: 'admin.bulk.backOn', control: { kind: 'choice', options: dayOptions } },
        {
          path: 'backOn',
          label: 'admin.bulk.backOnDay',
          isShown: ({ backOnIs }) => backOnIs === 'set',
          isRequired: true,
          control: { kind: 'text', type: 'date' },
        },
      ],
    },
    {
      title: 'admin.bulk.unitPart',
      fields: [
        {
          path: 'unit',
          label: 'admin.bulk.unit',
          control: { kind: 'choice', options: [unchanged, ...units] },
        },
      ],
    },
  ]
}
