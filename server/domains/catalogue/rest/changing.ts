import { z } from 'zod'
import { type Route, route } from '../../../api/rest.ts'
import { resultsAnswer } from '../../../api/restAnswers.ts'
import { askingOf, idNamed } from '../../../api/restIds.ts'
import { resultsOf } from '../../../api/restResults.ts'
import { exampleIds } from '../../../kit/answers.ts'
import { centsOfEuros } from '../../../kit/euros.ts'
import { refuse, refuseIf } from '../../../kit/refusals.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopSettings } from '../../settings/settings.ts'
import { changeEach, mostChanged } from '../operations/changeProduct.ts'
import { flag, id, moment } from '../presenters/fields.ts'
import { type BulkChanges, bulkRefusals, type PriceRounding } from '../rules/bulkChanges.ts'
import { dayOfMoment, instantOfMoment } from '../rules/moments.ts'
import { mostGroups } from '../rules/productChanges.ts'
import { calledGroup, calledProduct } from './called.ts'

/** The documented names of what prices are rounded to. */
const roundings = { none: 'none', '0.10': 'tenCents', '.90': 'to90', '.95': 'to95' } as const satisfies Record<
  string,
  PriceRounding
>

const hasTwoDecimals = (value: number) => centsOfEuros(Math.abs(value)) !== null

const price = z
  .strictObject({
    percent: z.number().refine(hasTwoDecimals, 'has at most two decimals').nullish(),
    amount: z.number().refine(hasTwoDecimals, 'has at most two decimals').nullish(),
    amount_cents: z.int().nullish(),
    rounding: z.enum(['none', '0.10', '.90', '.95']).default('none'),
  })
  .nullish()

const groups = z.array(id).max(mostGroups).nullish()

const input = z.strictObject({
  ids: z.array(id).min(1).max(mostChanged),
  price,
  add_groups: groups,
  remove_groups: groups,
  ...{ offline: flag, new: flag, sale: flag, allow_custom_title: flag },
  ...{ visible_from: moment, visible_again_from: moment },
  quantity_unit: z.string().max(60).nullish(),
})
type Input = z.output<typeof input>

/** Hundredths of what has at most two decimals, also of what is below nothing. */
const hundredths = (value: number | null | undefined): number | undefined =>
  typeof value === 'number' ? Math.sign(value) * (centsOfEuros(Math.abs(value)) ?? 0) : undefined

/** By the names of the fields, the documented ones; steps of paths that are none stay. */
const documented: Readonly<Record<string, string>> = {
  ...{ productId: '_id', basisPoints: 'percent', cents: 'amount', addGroupIds: 'add_groups' },
  ...{ removeGroupIds: 'remove_groups', visibleFrom: 'visible_from', backOn: 'visible_again_from' },
  ...{
    quantityUnit: 'quantity_unit',
    isPersonalisable: 'allow_custom_title',
    groupIds: 'add_groups',
    basePrice: 'price',
    childPrice: 'price',
  },
}
const worded = (path: readonly string[]) =>
  path.filter(step => step !== 'changes').map(step => documented[step] ?? step)

function changesOf(sent: Input, timeZone: string, added: readonly string[], removed: readonly string[]): BulkChanges {
  const { price: adjustment, visible_from: from, visible_again_from: back } = sent
  const given = <Value>(value: Value | null | undefined) => value ?? undefined
  return {
    ...(adjustment && {
      price: {
        ...{ basisPoints: hundredths(adjustment.percent), rounding: roundings[adjustment.rounding] },
        cents: adjustment.amount_cents ?? hundredths(adjustment.amount),
      },
    }),
    ...(added.length > 0 && { addGroupIds: added }),
    ...(removed.length > 0 && { removeGroupIds: removed }),
    isOffline: given(sent.offline),
    isMarkedNew: given(sent.new),
    isMarkedSale: given(sent.sale),
    isPersonalisable: given(sent.allow_custom_title),
    ...(sent.quantity_unit !== undefined && { quantityUnit: sent.quantity_unit || null }),
    ...(from !== undefined && { visibleFrom: from && instantOfMoment(from, timeZone) }),
    ...(back !== undefined && { backOn: back && dayOfMoment(back, timeZone) }),
  }
}

/** What is done to several products alike. */
export const changingRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/v0/shop_product/change',
    audience: 'admin:catalogue',
    summary: `Changes up to ${mostChanged} products alike, each as a whole or not at all: \`price\` by \`percent\` or \`amount\` (euros; \`amount_cents\` wins), also negative, of the product, its sizes and its tier prices, rounded to the nearest price that \`rounding\` names, never against the direction; \`add_groups\`, \`remove_groups\`; \`offline\`, \`new\`, \`sale\`, \`allow_custom_title\`; \`visible_from\`, \`visible_again_from\` ('' clears them); \`quantity_unit\` ('' for the usual one). Instead of ids also \`key:value\` (order_number, slug).`,
    input,
    answer: resultsAnswer,
    example: { ids: [exampleIds.product], price: { percent: 5, rounding: '.90' } },
    async run(context, sent) {
      const asking = askingOf(context)
      const known = (texts: readonly string[] | null | undefined, path: string) =>
        Promise.all(
          (texts ?? []).map(async (text, place) => {
            const at = [path, String(place)]
            return (await idNamed(asking, text, { ...calledGroup, path: at })) ?? refuse('NOT_FOUND', at, 'is no group')
          }),
        )
      const { timeZone } = shopSettings.of(await readSettings(context.database.drizzle))
      const added = await known(sent.add_groups, 'add_groups')
      const changes = changesOf(sent, timeZone, added, await known(sent.remove_groups, 'remove_groups'))
      refuseIf(bulkRefusals(changes, []).map(each => ({ ...each, path: worded(each.path) })))
      const ids = await Promise.all(
        sent.ids.map((text, place) => idNamed(asking, text, { ...calledProduct, path: ['ids', String(place)] })),
      )
      const products = ids.map(productId => ({ productId: productId ?? '', revision: null }))
      const { refusals } = await changeEach(context, products, changes)
      return resultsOf(ids, refusals, worded)
    },
  }),
]
