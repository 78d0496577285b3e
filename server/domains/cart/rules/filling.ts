import { dayOf } from '../../../kit/days.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { shopSettings } from '../../settings/settings.ts'
import { wishKey } from '../../vouchers/rules/issue.ts'
import { answersKey } from './answers.ts'
import {
  type CartLine,
  type Contents,
  MOST_CHARACTERS,
  MOST_ENTRIES,
  MOST_LINES,
  MOST_PERSONALISED,
  MOST_PIECES,
} from './contents.ts'
import { type Demand, demandsOf, stockOf } from './lineStates.ts'
import { charactersOf, commonText, textsTooLong, tooManyTexts } from './texts.ts'
import { writtenKey } from './written.ts'

/**
 * A cart that is being filled. What its lines ask of the stock and what they measure is worked out once and kept up to
 * date, so that many additions cost little more than one. `put` takes all lines it is given or none of them.
 */
export class CartFilling {
  readonly #contents: Pick<Contents, 'productIndex' | 'settings'>
  readonly #now: Date
  readonly #today: string
  readonly #lines: CartLine[]
  readonly #asked = new Map<string, number>()
  /** The first line of those that are one to a buyer, by what makes them so. */
  readonly #equal = new Map<string, number>()
  #size: Size = emptySize
  #position = 0

  constructor(contents: Pick<Contents, 'lines' | 'productIndex' | 'settings'>, now: Date) {
    this.#contents = contents
    this.#now = now
    this.#today = dayOf(now, shopSettings.of(contents.settings).timeZone)
    this.#lines = [...contents.lines]
    for (const [index, line] of this.#lines.entries()) {
      this.#index(line, index)
      this.#ask(this.#demandsOf(line), 1)
      this.#size = sumOf(this.#size, sizeOf(line))
      this.#position = Math.max(this.#position, line.position)
    }
  }

  /** The lines as they are now. */
  get lines(): readonly CartLine[] {
    return [...this.#lines]
  }

  /** Pieces that may still be personalised. */
  get textsLeft(): number {
    return Math.max(0, MOST_PERSONALISED - this.#size.texts)
  }

  /**
   * Puts lines into the cart, each into an equal one if there is one, and looks whether there is room and stock. Answers
   * with every reason against it; then the cart is as it was. `pathOf` leads to the line in the input.
   */
  put(added: readonly CartLine[], pathOf: (index: number) => readonly string[]): Refusal[] {
    const refusals: Refusal[] = []
    const undo: (() => unknown)[] = []
    const before = { size: this.#size, position: this.#position }
    for (const [i, line] of added.entries()) {
      const demands = this.#demandsOf(line)
      this.#ask(demands, 1)
      undo.push(() => this.#ask(demands, -1))
      const { placed, remove } = this.#place(line)
      undo.push(remove)
      this.#size = sumOf(this.#size, sizeOf(line))
      if (placed.amount > MOST_PIECES) refusals.push(tooLarge(pathOf(i)))
      refusals.push(...this.#shortage(demands, pathOf(i)))
    }
    if (added.length > 0) refusals.push(...this.#overflow(before.size))
    if (refusals.length === 0) return []
    for (const step of undo.reverse()) step()
    this.#size = before.size
    this.#position = before.position
    return refusals
  }

  #demandsOf(line: CartLine): readonly Demand[] | null {
    const demands = demandsOf(line, this.#contents.productIndex, this.#now)
    return typeof demands === 'string' ? null : demands
  }

  #ask(demands: readonly Demand[] | null, sign: 1 | -1): void {
    for (const demand of demands ?? []) {
      const key = keyOf(demand)
      this.#asked.set(key, (this.#asked.get(key) ?? 0) + sign * demand.amount)
    }
  }

  #equalityKey(line: CartLine): string | null {
    const { settings, productIndex } = this.#contents
    return equalityKey(line, answersKey(settings, productIndex.get(line.productId), line.answers))
  }

  #index(line: CartLine, index: number): void {
    const key = this.#equalityKey(line)
    if (key !== null && !this.#equal.has(key)) this.#equal.set(key, index)
  }

  /** Puts a line into the first equal one, else behind the others. */
  #place(line: CartLine): { placed: CartLine; remove: () => unknown } {
    const key = this.#equalityKey(line)
    const index = key === null ? undefined : this.#equal.get(key)
    if (index !== undefined) {
      const old = this.#lines[index]!
      const placed = merged(old, line)
      this.#lines[index] = placed
      return { placed, remove: () => this.#lines.splice(index, 1, old) }
    }
    this.#position += 1
    const placed = { ...line, position: this.#position }
    this.#lines.push(placed)
    this.#index(placed, this.#lines.length - 1)
    return {
      placed,
      remove: () => {
        this.#lines.pop()
        if (key !== null) this.#equal.delete(key)
      },
    }
  }

  #shortage(demands: readonly Demand[] | null, path: readonly string[]): Refusal[] {
    if (demands === null) return [refusal('PRODUCT_UNAVAILABLE', path, 'This is not on sale.')]
    return shortageOf(demands, this.#asked, this.#today, path)
  }

  /** What the cart holds too much of; a cart that was too large before may not grow. */
  #overflow(before: Size): Refusal[] {
    const refusals: Refusal[] = []
    const { entries } = this.#size
    if (this.#lines.length > MOST_LINES || (entries > MOST_ENTRIES && entries > before.entries)) {
      refusals.push(cartFull([]))
    }
    return [...refusals, ...textRefusals(this.#size, before)]
  }
}

/** What a cart measures: lines and kinds of pieces in sets, texts, and their characters. */
type Size = { readonly entries: number; readonly texts: number; readonly characters: number }
const emptySize: Size = { entries: 0, texts: 0, characters: 0 }

const sumOf = (a: Size, b: Size): Size => ({
  entries: a.entries + b.entries,
  texts: a.texts + b.texts,
  characters: a.characters + b.characters,
})

function sizeOf({ texts, slots, written }: CartLine): Size {
  const pieces = (slots ?? []).flatMap(slot => slot.pieces)
  return {
    entries: 1 + pieces.length,
    texts: pieces.reduce((sum, piece) => sum + piece.texts.length, texts.length),
    characters: pieces.reduce(
      (sum, piece) => sum + charactersOf(piece.texts),
      charactersOf([...texts, ...Object.values(written ?? {})]),
    ),
  }
}

/** Why lines hold more than a cart does; a cart that is no larger than `before` is never refused. */
export function sizeRefusals(lines: readonly CartLine[], before: readonly CartLine[]): Refusal[] {
  const now = lines.map(sizeOf).reduce(sumOf, emptySize)
  const then = before.map(sizeOf).reduce(sumOf, emptySize)
  return textRefusals(now, then)
}

/** Why a cart that has grown since `before` holds too many texts, or too many characters in them. */
const textRefusals = (now: Size, before: Size): Refusal[] => [
  ...(now.texts > MOST_PERSONALISED && now.texts > before.texts ? [tooManyTexts([])] : []),
  ...(now.characters > MOST_CHARACTERS && now.characters > before.characters ? [textsTooLong([])] : []),
]

const keyOf = ({ product, variant }: Demand): string => variant?.id ?? product.id

/** Why a line cannot be had in its amount, together with all other lines that ask for the same stock. */
export function stockRefusals(
  contents: Pick<Contents, 'productIndex' | 'settings'>,
  lines: readonly CartLine[],
  line: CartLine,
  now: Date,
  path: readonly string[],
): Refusal[] {
  const own = demandsOf(line, contents.productIndex, now)
  if (typeof own === 'string') return [refusal('PRODUCT_UNAVAILABLE', path, 'This is not on sale.')]
  const asked = new Map<string, number>()
  for (const each of lines) {
    const demands = demandsOf(each, contents.productIndex, now)
    if (typeof demands === 'string') continue
    for (const demand of demands) asked.set(keyOf(demand), (asked.get(keyOf(demand)) ?? 0) + demand.amount)
  }
  return shortageOf(own, asked, dayOf(now, shopSettings.of(contents.settings).timeZone), path)
}

function shortageOf(
  own: readonly Demand[],
  asked: ReadonlyMap<string, number>,
  today: string,
  path: readonly string[],
): Refusal[] {
  for (const demand of own) {
    const { available, backOn } = stockOf(demand.product, demand.variant, today)
    if (available === null || backOn !== null) continue
    const variantId = demand.variant?.id ?? null
    if (available === 0) return [refusal('SOLD_OUT', path, 'This is sold out.', { variantId })]
    const wanted = asked.get(keyOf(demand)) ?? 0
    if (wanted > available) {
      return [refusal('ONLY_FEW_LEFT', path, `Only ${available} are left.`, { available, variantId })]
    }
  }
  return []
}

/** Lines with the same key are one to a buyer: same product, variants and note, the same answers beside the product, and one
 *  text for all pieces. Null for a line that is like no other: its pieces carry different texts, or a slot is filled with
 *  several kinds. */
function equalityKey(
  { productId, variantId, orderNote, texts, slots, voucher, written }: CartLine,
  answered: readonly (string | null)[],
): string | null {
  const head = [productId, variantId, orderNote, wishKey(voucher), writtenKey(written), ...answered]
  if (slots === null) {
    const text = commonText(texts)
    return text === null ? null : JSON.stringify([...head, text])
  }
  const kinds: (string | null)[] = []
  for (const { pieces } of slots) {
    const [piece] = pieces
    const text = piece && pieces.length === 1 ? commonText(piece.texts) : null
    if (text === null) return null
    kinds.push(piece!.variantId, text)
  }
  return JSON.stringify([...head, kinds])
}

function merged(line: CartLine, added: CartLine): CartLine {
  const slots = line.slots?.map((slot, i) => ({
    productId: slot.productId,
    pieces: slot.pieces.map((piece, k) => {
      const other = added.slots![i]!.pieces[k]!
      return { ...piece, amount: piece.amount + other.amount, texts: [...piece.texts, ...other.texts] }
    }),
  }))
  return {
    ...line,
    amount: line.amount + added.amount,
    texts: [...line.texts, ...added.texts],
    slots: slots ?? null,
    ...(added.answers && { answers: { ...line.answers, ...added.answers } }),
  }
}

export const cartFull = (path: readonly string[]) =>
  refusal('CART_FULL', path, `A cart holds at most ${MOST_LINES} lines and ${MOST_ENTRIES} kinds of pieces.`, {
    limit: MOST_LINES,
  })
export const tooLarge = (path: readonly string[]) =>
  refusal('AMOUNT_TOO_LARGE', path, `An amount is at most ${MOST_PIECES}.`, { limit: MOST_PIECES })
