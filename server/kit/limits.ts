import { Refused, refusal } from './refusals.ts'

/** How often something may be done: so many times in so many seconds. */
export type Limit = { readonly uses: number; readonly seconds: number }

export type ClientLimit = Limit & { readonly byAccount?: true; readonly isExact?: true }

/** How often one API key may ask. */
export type KeyLimit = { readonly keyId: string; readonly requestsPerMinute: number }

/** What a key may have, and what it has where nobody says. */
export const keyRequests = { least: 10, usual: 600, most: 60_000, seconds: 60 } as const

/**
 * What one client may only do so often, and why. A client is an IPv4 address or an IPv6 network of 64 bits; of what only
 * customers do (`byAccount`) a person who is signed in is one wherever they are, so that a whole club behind one address
 * is not. All processes share the counts (decision 34): what could do harm is counted before it is done (`isExact`); what
 * only costs us is counted where it happens and told to the others within seconds. A program with an API key is a client of
 * its own, wherever it asks from: all of its requests are counted together by the limit of its key, and of the following
 * only what could do harm, orders per cart (decision 52).
 */
export const clientLimits = {
  /** Guessing passwords, codes and links: a person mistypes a few times. */
  signIn: { uses: 10, seconds: 60, isExact: true },
  /** The dearest thing to answer: as fast as anybody types. */
  search: { uses: 120, seconds: 60 },
  /** Forms that only cost us: nobody fills in one in three seconds. */
  form: { uses: 20, seconds: 60, isExact: true },
  /** Guessing codes of coupons and vouchers: only those that open nothing count. */
  code: { uses: 10, seconds: 60, isExact: true },
  /** Whatever sends a mail to an address that a stranger typed. */
  mail: { uses: 20, seconds: 600, isExact: true },
  /** Changes of carts and of what is entered in the checkout: each writes; as fast as anybody clicks. */
  cart: { uses: 240, seconds: 60, byAccount: true },
  /** Prices of what is being chosen, which a page asks for with each click. */
  quote: { uses: 240, seconds: 60, byAccount: true },
  /** Orders take stock and send a mail: a team that orders at one table needs no more. */
  order: { uses: 20, seconds: 600, byAccount: true, isExact: true },
} as const satisfies Record<string, ClientLimit>

export type LimitedAction = keyof typeof clientLimits

/** What is counted before it is done. */
export type ExactAction = {
  [Action in LimitedAction]: (typeof clientLimits)[Action] extends { readonly isExact: true } ? Action : never
}[LimitedAction]

/** What is counted where it happens. */
export type QuickAction = Exclude<LimitedAction, ExactAction>

/** A provider's customer has a network of 48 bits and thus 65,536 of 64: all of it may do so many times as much as one. */
export const WIDER_NETWORK_TIMES = 8

/**
 * How many mails one address is sent that somebody else may have caused, whoever asks for them from wherever. Counted in
 * the database, so that they hold for all processes and after a start; each list is of limits that all hold.
 */
export const recipientLimits = {
  /** Confirmations of orders: guests type any address. Who is signed in has confirmed theirs and is not counted. */
  order: [
    { uses: 5, seconds: 3600 },
    { uses: 15, seconds: 86_400 },
  ],
  /** Links to confirm an address, to choose a password, to follow an order and the like. */
  link: [
    { uses: 10, seconds: 3600 },
    { uses: 30, seconds: 86_400 },
  ],
  /** Notes to the shop's own people that somebody wrote: as many as a busy day has, fewer than fill a mailbox. */
  note: [
    { uses: 60, seconds: 3600 },
    { uses: 300, seconds: 86_400 },
  ],
} as const satisfies Record<string, readonly Limit[]>

/** Refuses what was done too often; `retryAfterSeconds` says when it may be tried again, at both doors. */
export const tooMany = (code: 'TOO_MANY_ORDERS' | 'TOO_MANY_MAILS', retryAfterSeconds: number): Refused =>
  new Refused([refusal(code, [], 'That is too many in a short time; please try again later.', { retryAfterSeconds })])
