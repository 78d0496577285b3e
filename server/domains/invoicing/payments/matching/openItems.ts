import type { Cents } from '../../../../kit/money.ts'
import { nameWords } from './names.ts'
import type { OpenItem } from './proposals.ts'
import { keysOfNumber } from './references.ts'

export type IndexedItem = OpenItem & { readonly words: readonly string[] }

/** A name word that more documents have than this tells none from another. */
const mostOfWord = 40

/** Whose a document is: the account, else the name that it went to. */
export const receiverKey = (accountId: string | null, receiverName: string): string =>
  accountId ?? `name ${nameWords(receiverName).toSorted().join(' ')}`

function grouped<Key>(
  items: readonly IndexedItem[],
  keysOf: (item: IndexedItem) => readonly Key[],
): Map<Key, IndexedItem[]> {
  const groups = new Map<Key, IndexedItem[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  }
  return groups
}

/**
 * Open items in the ways in which lines of a bank look for them; made once for many lines. `ibans`: by account the receivers
 * (`receiverKey`) who paid from it before.
 */
export class OpenItems {
  readonly byNumber: ReadonlyMap<string, readonly IndexedItem[]>
  readonly byCustomer: ReadonlyMap<number, readonly IndexedItem[]>
  readonly byOrder: ReadonlyMap<number, readonly IndexedItem[]>
  readonly byAmount: ReadonlyMap<Cents, readonly IndexedItem[]>
  readonly numberLengths: readonly number[]
  readonly #byReceiver: ReadonlyMap<string, readonly IndexedItem[]>
  readonly #byWord: ReadonlyMap<string, readonly IndexedItem[]>
  readonly #ibans: ReadonlyMap<string, readonly string[]>

  constructor(open: readonly OpenItem[], ibans: ReadonlyMap<string, readonly string[]>) {
    const items = open.map(item => ({ ...item, words: nameWords(item.receiverName) }))
    this.byNumber = grouped(items, ({ numbers }) => numbers.flatMap(keysOfNumber))
    this.byCustomer = grouped(items, ({ customerNumber }) => (customerNumber === null ? [] : [customerNumber]))
    this.byOrder = grouped(items, ({ orderNumber }) => (orderNumber === null ? [] : [orderNumber]))
    this.byAmount = grouped(items, ({ open: cents, earlyPayment }) =>
      earlyPayment && cents > earlyPayment.discount ? [cents, cents - earlyPayment.discount] : [cents],
    )
    this.numberLengths = [...new Set([...this.byNumber.keys()].map(key => key.length))]
    this.#byReceiver = grouped(items, ({ receiver }) => [receiver])
    this.#byWord = grouped(items, ({ words }) => words)
    this.#ibans = ibans
  }

  /** Of those who paid from an account before. */
  ofIban(iban: string): readonly IndexedItem[] {
    if (iban === '') return []
    return (this.#ibans.get(iban) ?? []).flatMap(receiver => this.#byReceiver.get(receiver) ?? [])
  }

  /** Of those with a rare word of a name. */
  withWords(words: readonly string[]): readonly IndexedItem[] {
    return words.flatMap(word => {
      const found = this.#byWord.get(word) ?? []
      return found.length <= mostOfWord ? found : []
    })
  }
}
