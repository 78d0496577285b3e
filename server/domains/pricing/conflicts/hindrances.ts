import type { Reader } from '../../../platform/statements.ts'
import { readSettings } from '../../settings/queries.ts'
import type { SettingsConflict } from '../../settings/rules.ts'
import { shopDay, shopSettings } from '../../settings/settings.ts'
import { type GroupUses, groupUses } from '../queries/groupUses.ts'
import { type Shipping, undeliverable } from './delivering.ts'

/** What of the pricing's configuration cannot be while products, customers or the shop's country build on it. */

type Groups = readonly { readonly id: string }[]

/** Of groups that are to go, be it by another id: those that products, their offers or customers have. Whoever lets a product
 *  name one holds the section until that is written (`holdGroups`), so that none is named while it goes. */
export async function groupHindrances(
  reader: Reader,
  kind: keyof GroupUses,
  before: Groups,
  after: Groups,
): Promise<SettingsConflict[]> {
  const left = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id }) => !left.has(id))
  if (gone.length === 0) return []
  const used = new Map((await groupUses(reader))[kind].map(use => [use.key, use]))
  return gone.flatMap(({ id }): SettingsConflict[] => {
    const use = used.get(id)
    const message = `${id} is in use: ${use?.products} products, ${use?.customers} customers.`
    return use ? [{ path: ['groups'], code: 'TRANSITION_NOT_ALLOWED', message }] : []
  })
}

type Vat = {
  readonly smallBusiness: boolean
  readonly defaultGroup: string
  readonly groups: readonly {
    readonly id: string
    readonly rates: Readonly<Record<string, readonly { readonly validFrom: string }[]>>
  }[]
}

/** Places of groups among `groups` by their ids, of those that have no rate in a country on a day. */
const withoutRate = ({ groups, smallBusiness }: Vat, country: string, day: string): ReadonlyMap<string, number> =>
  new Map(
    groups.flatMap(({ id, rates }, at): [string, number][] =>
      smallBusiness || rates[country]?.some(({ validFrom }) => validFrom <= day) ? [] : [[id, at]],
    ),
  )

/** Of VAT groups that goods are in: those that come to be without a rate at home today, so that nothing of them could be
 *  ordered (pricing.md, step 9). What was so before is left to whoever mends it. */
export async function vatHindrances(reader: Reader, before: Vat, after: Vat, now: Date): Promise<SettingsConflict[]> {
  const settings = await readSettings(reader)
  const { country } = shopSettings.of(settings)
  const day = shopDay(settings, now)
  const lacking = withoutRate(after, country, day)
  const lacked = withoutRate(before, country, day)
  const isNew = (id: string) => !lacked.has(id) || (id === after.defaultGroup && id !== before.defaultGroup)
  const found = [...lacking].filter(([id]) => isNew(id))
  if (found.length === 0) return []
  const named = new Set((await groupUses(reader)).vat.map(({ key }) => key))
  return found.flatMap(([id, at]): SettingsConflict[] => {
    if (id !== after.defaultGroup && !named.has(id)) return []
    const message = `Goods of ${id} need a rate of ${country} that holds today.`
    return [{ path: ['groups', String(at), 'rates', country], code: 'VAT_RATE_MISSING', message }]
  })
}

/** Of shipping: that nothing could be sent any more, where it could before and goods are not picked up either, and
 *  thresholds of countries to which the shop does not deliver. */
export function shippingHindrances(before: Shipping, after: Shipping): SettingsConflict[] {
  const delivered = new Set(after.countries.map(({ code }) => code))
  const thresholds = Object.keys(after.freeFromByCountry).filter(
    country => !delivered.has(country) && !Object.hasOwn(before.freeFromByCountry, country),
  )
  const nothing = after.pickup.isOffered || undeliverable(before) !== null ? null : undeliverable(after)
  return [
    ...(nothing ? [nothing] : []),
    ...thresholds.map(country => ({
      path: ['freeFromByCountry', country],
      message: 'The shop does not deliver to this country.',
    })),
  ]
}
