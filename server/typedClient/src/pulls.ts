import type { Answers, Collections } from './__generated__/paths.ts'
import type { RequestOptions } from './requests.ts'

/** A collection that can be pulled, such as `shop_order`. */
export type Collection = keyof Collections

/** Of answers that are pages of a list, what is in them besides what is gone. */
type Items<Answer> = Answer extends { readonly items?: readonly (infer Item)[] }
  ? 'cursor' extends keyof Answer
    ? Exclude<Item, { readonly deleted: true }>
    : never
  : unknown extends Answer
    ? unknown
    : never
type ItemOf<Name extends Collection> =
  Items<Answers[Collections[Name]]> extends infer Item
    ? unknown extends Item
      ? Readonly<Record<string, unknown>>
      : Item
    : never

type Present<Item> = Item extends unknown
  ? Omit<Item, 'deleted'> & { readonly _id: string; readonly changed: string; readonly deleted?: false }
  : never

/** A record as it is now, with when it last changed, or what is known of one that is gone. Instants are ISO 8601 in UTC. */
export type Pulled<Name extends Collection> =
  | Present<ItemOf<Name>>
  | {
      readonly _id: string
      readonly changed: string
      readonly deleted: true
      readonly deleted_at: string
    }

/** Where a pull begins, and how it goes on. */
export interface PullOptions extends RequestOptions {
  /** Where an earlier one ended; without it everything comes. */
  readonly cursor?: string | null
  /** Records per request, 500 unless told otherwise. */
  readonly limit?: number
  /** Only what is gone (true), or nothing of it (false); both without. */
  readonly deleted?: boolean
}

type Page<Name extends Collection> = {
  readonly items: readonly Pulled<Name>[]
  readonly cursor: string | null
  readonly more: boolean
}

type Read = (path: Collections[Collection], input: object, options: RequestOptions) => Promise<unknown>

/**
 * What changed in a collection, each record once after its last change. `cursor` is behind all pages that were gone through:
 * keep it after the loop, or within it now and then, and begin there next time. Whoever stops within a page gets that page
 * again, so nothing is lost.
 */
export class Pull<Name extends Collection> implements AsyncIterable<Pulled<Name>> {
  readonly #collection: Name
  readonly #options: PullOptions
  readonly #read: Read
  #cursor: string | null

  constructor(collection: Name, options: PullOptions, read: Read) {
    this.#collection = collection
    this.#options = options
    this.#read = read
    this.#cursor = options.cursor ?? null
  }

  /** Where the next pull goes on; null: at the beginning. */
  get cursor(): string | null {
    return this.#cursor
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Pulled<Name>, void, undefined> {
    const { limit = 500, deleted, signal, timeoutMilliseconds } = this.#options
    for (let hasMore = true; hasMore; ) {
      const from = this.#cursor === null ? { sort: 'changed' } : { cursor: this.#cursor }
      const input = { ...from, limit, ...(deleted !== undefined && { deleted }) }
      const path = `GET /api/v0/${this.#collection}` as Collections[Name]
      const page = (await this.#read(path, input, { signal, timeoutMilliseconds })) as Page<Name>
      yield* page.items
      this.#cursor = page.cursor
      hasMore = page.more
    }
  }
}
