import type { Mutation, Query } from './__generated__/schema.ts'
import { mutationOf, type Prepared, queryOf } from './documents.ts'
import { graphqlFailure, type Refusal, refusedError, restFailure } from './failures.ts'
import { formOf } from './forms.ts'
import { type Collection, Pull, type PullOptions } from './pulls.ts'
import { type Limit, type RequestOptions, type Sender, send, type Transport } from './requests.ts'
import { type Answers, type Inputs, type PathName, requestOf, type WriteOptions } from './rest.ts'
import type { Exact, Result, Selection } from './selection.ts'

/** Whom a client asks, as whom, and how. */
export interface ClientOptions {
  /** The shop's address, such as `https://shop.example.com`. */
  readonly url: string
  /** An API key. For servers: in a browser it is everybody's. */
  readonly key?: string
  /** The token of a cart that was made before, with this client or another. */
  readonly cartToken?: string
  /** In which language texts are answered; German without it. */
  readonly language?: 'de' | 'en'
  /** How requests are made, `fetch` unless told otherwise. */
  readonly fetch?: Transport
  /** How long an answer is waited for; half a minute unless told otherwise. */
  readonly timeoutMilliseconds?: number
  /** How often is tried again what does no harm; twice unless told otherwise. */
  readonly retries?: number
  /** Who is told to wait for longer throws instead; half a minute unless told otherwise. */
  readonly longestWaitSeconds?: number
}

/** A client of one shop, as one buyer or program. */
export class Client {
  readonly #options: ClientOptions
  readonly #sender: Sender
  readonly #url: string
  #cartToken: string | null
  #limits: readonly Limit[] = []

  constructor(options: ClientOptions) {
    this.#options = options
    this.#url = options.url.replace(/\/+$/, '')
    this.#cartToken = options.cartToken ?? null
    this.#sender = {
      // Browsers call `fetch` for their window alone.
      transport: options.fetch ?? ((url, request) => fetch(url, request)),
      timeoutMilliseconds: options.timeoutMilliseconds ?? 30_000,
      retries: options.retries ?? 2,
      longestWaitSeconds: options.longestWaitSeconds ?? 30,
      onLimits: limits => {
        this.#limits = limits
      },
    }
  }

  /** The token of the cart that this client has; null: none. Keep it where the buyer is known, it is a secret. */
  get cartToken(): string | null {
    return this.#cartToken
  }

  /** What the latest answer told of the limits that count for this client. */
  get limits(): readonly Limit[] {
    return this.#limits
  }

  /** The same client with another cart, or with none: a server has one for each of its buyers. */
  withCart(cartToken: string | null): Client {
    return new Client({ ...this.#options, cartToken: cartToken ?? undefined })
  }

  /** Makes an empty cart. Its token is kept, sent with all that follows, and answered with. */
  async createCart(options?: RequestOptions): Promise<{ readonly token: string; readonly expiresAt: string }> {
    const { createCart } = await this.mutate({ createCart: { token: true, expiresAt: true } }, options)
    const { token, expiresAt } = createCart
    if (token === null || expiresAt === null) throw new TypeError('a cart without a token was answered')
    this.#cartToken = token
    return { token, expiresAt }
  }

  /**
   * Asks for what is chosen: `shop.query({ product: { $: { slug: 'trikot' }, title: true } })`. Throws a ShopError where the
   * shop answers with errors; its `answer` then holds the rest of the data.
   */
  async query<const Chosen extends Selection<Query>>(
    chosen: Chosen & Exact<Query, Chosen>,
    options?: RequestOptions,
  ): Promise<Result<Query, Chosen>> {
    return (await this.#graphql(queryOf(chosen), undefined, options)) as Result<Query, Chosen>
  }

  /**
   * Changes something. Throws RefusedError where the shop refuses it; whoever asks for `errors` is answered with them
   * instead.
   */
  async mutate<const Chosen extends Selection<Mutation>>(
    chosen: Chosen & Exact<Mutation, Chosen>,
    options?: RequestOptions,
  ): Promise<Result<Mutation, Chosen>> {
    return (await this.#graphql(mutationOf(chosen), undefined, options)) as Result<Mutation, Chosen>
  }

  /** Asks what was prepared, with these values. */
  async ask<Variables, Found>(
    prepared: Prepared<Variables, Found>,
    given: Variables,
    options?: RequestOptions,
  ): Promise<Found> {
    return (await this.#graphql(prepared, given, options)) as Found
  }

  /**
   * Calls a documented path (`/api/docs`): what stands in braces is taken from the input, the rest of it is the query of
   * what is read, and the body of what is written. With a key writes bear a name of their own (`Idempotency-Key`), so that they
   * can be sent again. Throws RefusedError and other ShopErrors; of several records each has its result.
   */
  async rest<Path extends PathName>(
    path: Path,
    input: Inputs[Path],
    options: WriteOptions & RequestOptions = {},
  ): Promise<Answers[Path]> {
    const { signal, timeoutMilliseconds, ...how } = options
    const request = requestOf(path, input, { isNamed: this.#options.key !== undefined, ...how })
    const received = await send(this.#sender, {
      ...{ method: request.method, body: request.body, signal, timeoutMilliseconds },
      url: this.#url + request.url,
      headers: { ...this.#headers(request.body), ...request.headers },
      isRepeatable: request.isRepeatable,
    })
    if (received.status >= 300 || received.body === undefined) throw restFailure(received)
    return received.body as Answers[Path]
  }

  /**
   * Everything of a collection that changed, in the order of the changes, and from then on what changes next:
   * `for await (const order of shop.pull('shop_order', { cursor }))`. Ends where there is nothing more at the moment.
   */
  pull<Name extends Collection>(collection: Name, options: PullOptions = {}): Pull<Name> {
    return new Pull(collection, options, (path, input, how) => this.rest(path, input, how))
  }

  async #graphql<Variables>(
    prepared: Prepared<Variables, unknown>,
    given: Variables,
    { signal, timeoutMilliseconds }: RequestOptions = {},
  ): Promise<unknown> {
    const body = formOf(prepared.text, prepared.valuesOf(given)) ?? prepared.bodyOf(given)
    const received = await send(this.#sender, {
      ...{ url: `${this.#url}/graphql`, method: 'POST', body, signal, timeoutMilliseconds },
      headers: this.#headers(body),
      ...{ isRepeatable: prepared.operation === 'query', isSeveral: prepared.isSeveral },
    })
    const { data, errors } = (received.body ?? {}) as { data?: Readonly<Record<string, unknown>>; errors?: unknown }
    if (!data || errors !== undefined) throw graphqlFailure(received)
    return prepared.refusing.length > 0 ? withoutRefusals(data, prepared.refusing) : data
  }

  #headers(body: string | FormData | undefined): Record<string, string> {
    const { key, language } = this.#options
    return {
      accept: 'application/json',
      // The boundary of a form is known to whoever sends it.
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(this.#cartToken !== null && { 'cart-token': this.#cartToken }),
      ...(language !== undefined && { 'accept-language': language }),
    }
  }
}

/** Answers of mutations without the errors that the client asked for; throws them. */
function withoutRefusals(data: Readonly<Record<string, unknown>>, refusing: readonly string[]): unknown {
  const payloads = Object.entries(data).map(([name, payload]) => {
    if (!refusing.includes(name)) return [name, payload] as const
    const { errors, ...rest } = payload as { errors: readonly Refusal[] }
    if (errors.length > 0) throw refusedError(errors, data)
    return [name, rest] as const
  })
  return Object.fromEntries(payloads)
}

/** A client of the shop at `url`. */
export const createClient = (options: ClientOptions): Client => new Client(options)
