import type { z } from 'zod'
import { restParts } from '../../accounts/addresses/presentAddress.ts'
import type { CartItem } from '../rules/replacement.ts'
import type { itemSchema, orderInfoSchema } from './cart.ts'

/** Where a refusal is, in the words of the documented cart: the paths of what was sent, not of what was made of it. */

type Item = z.infer<typeof itemSchema>
type Path = readonly string[]

/** The place of an answer, which comes by its key or in a list. */
function answerPlace(answers: Item['item_fields'], [key, ...rest]: Path): string[] {
  if (key === undefined) return ['item_fields']
  if (!Array.isArray(answers)) return ['item_fields', key, ...rest]
  const place = answers.findIndex(each => each.key === key)
  return place < 0 ? ['item_fields'] : ['item_fields', String(place), 'value', ...rest]
}

const goodsPlaces: Readonly<Record<string, readonly string[]>> = {
  amount: ['amount'],
  variantId: ['item'],
  texts: ['customization', 'personalisierung'],
}

/** Below a piece that was sent by its key: how many, which, and with what on it. */
const pieceInSet = (at: Path, key: string, [field, ...rest]: Path): string[] =>
  field === 'texts' ? [...at, 'customization', key, ...rest] : [...at, 'order', key]

function placeInSet(item: Item, made: CartItem, [slot, field, piece, ...rest]: Path): string[] {
  const slots = item.set?.slots
  const at = slots ? ['set', 'slots', ...(slot === undefined ? [] : [slot])] : ['set']
  if (slot === undefined) return slots ? at : ['set', 'order']
  if (field === 'productId') return slots ? [...at, 'product'] : ['set', 'order']
  if (field !== 'pieces' || piece === undefined) return slots ? at : ['set', 'order']
  if (slots) return pieceInSet(at, Object.keys(slots[Number(slot)]?.order ?? {})[Number(piece)] ?? piece, rest)
  const filled = 'set' in made ? made.set.slots[Number(slot)] : undefined
  const key = filled?.pieces[Number(piece)]?.variantId ?? filled?.productId
  return key === undefined ? ['set', 'order'] : pieceInSet(at, key, rest)
}

function placeInItem(item: Item, made: CartItem, path: Path): string[] {
  const [field, second, third, ...rest] = path
  if (field === 'productId') return ['item']
  if (field === 'orderNote') return ['order_desc']
  if (field === 'answers') return answerPlace(item.item_fields, path.slice(1))
  if (field === 'slots') return placeInSet(item, made, path.slice(1))
  if (field === 'written' || field === 'voucher') return ['customization']
  if (field !== 'pieces') return [...path]
  return second === undefined || third === undefined ? ['amount'] : [...(goodsPlaces[third] ?? [third]), ...rest]
}

/** Paths of refusals of `replaceCart`. `made`: the items that came of those that were sent, which are fewer where some have
 *  gone (-1). */
export function itemPaths(sent: readonly Item[], made: readonly CartItem[]): (path: Path) => string[] {
  const places = sent.flatMap(({ amount }, place) => (amount === -1 ? [] : [place]))
  return path => {
    const [list, number, ...rest] = path
    const place = places[Number(number)]
    if (list !== 'items' || number === undefined || place === undefined) return [...path]
    return ['items', String(place), ...placeInItem(sent[place]!, made[Number(number)]!, rest)]
  }
}

type OrderInfo = z.infer<typeof orderInfoSchema>

const infoNames: Readonly<Record<string, string>> = {
  ...{ isPickup: 'cc_location', pickupPlace: 'cc_location', hasOwnInvoiceAddress: 'alternate' },
  ...{ deliversInParts: 'deliver_in_parts', paymentMethod: 'selectedPayment', answers: 'item_fields' },
}
const stationNames: Readonly<Record<string, string>> = { customerNumber: 'customer_number' }

/** Paths of refusals of `updateCheckout`, and below `checkout` of `placeOrder`. `info`: what was sent. */
export const infoPaths =
  (info: OrderInfo) =>
  ([root, field, ...rest]: Path): string[] => {
    if ((root !== 'changes' && root !== 'checkout') || field === undefined) return root === undefined ? [] : [root]
    if (field === 'answers') return ['orderInfo', ...answerPlace(info.item_fields, rest)]
    if (field === 'station') return ['orderInfo', 'station', ...rest.map(part => stationNames[part] ?? part)]
    if (field !== 'shippingAddress' && field !== 'invoiceAddress') {
      return ['orderInfo', infoNames[field] ?? field, ...rest]
    }
    const isUid = info[field]?.uid !== undefined
    return ['orderInfo', field, ...rest.map(part => (part === 'vatId' && isUid ? 'uid' : (restParts[part] ?? part)))]
  }
