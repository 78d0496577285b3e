/**
 * The order that this window has sent and may not have heard of. It is kept until the server has answered, so that a
 * second click, another try after a broken connection and one after a reload all carry the same key and make one order.
 */
export interface PendingOrder {
  readonly key: string
  readonly cartId: string
  readonly revision: number
  /** What the buyer saw and declared; a repetition says the same. */
  readonly expectedTotal: number
  readonly acceptTerms: boolean
  readonly acceptConditions: boolean
  readonly confirmAge: boolean
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

const storageKey = 'pendingOrder'
let inMemory: string | null = null
const listeners = new Set<() => void>()

/** The window's storage; where it is switched off, the memory of the page, which lasts until a reload. */
const memory: Storage = {
  getItem: () => inMemory,
  setItem: (_key, value) => {
    inMemory = value
  },
  removeItem: () => {
    inMemory = null
  },
}

function storage(): Storage {
  try {
    return window.sessionStorage ?? memory
  } catch {
    // The browser forbids storage altogether.
    return memory
  }
}

/** What is stored, as text; for comparing. Null for nothing. */
export function pendingOrderText(): string | null {
  return storage().getItem(storageKey)
}

export function pendingOrder(): PendingOrder | null {
  const text = pendingOrderText()
  return text === null ? null : (JSON.parse(text) as PendingOrder)
}

/** Remembers an order that is about to be sent. The same cart in the same state is the same order and keeps its key. */
export function beginOrder(order: Omit<PendingOrder, 'key'>, newKey: () => string): PendingOrder {
  const known = pendingOrder()
  const isSame = known !== null && known.cartId === order.cartId && known.revision === order.revision
  const pending = { ...order, key: isSame ? known.key : newKey() }
  const text = JSON.stringify(pending)
  try {
    storage().setItem(storageKey, text)
  } catch {
    // The storage is full: the page remembers.
    memory.setItem(storageKey, text)
  }
  for (const listener of listeners) listener()
  return pending
}

/** The server has answered, be it with the order or with reasons against it. */
export function endOrder(): void {
  storage().removeItem(storageKey)
  memory.removeItem(storageKey)
  for (const listener of listeners) listener()
}

export function onPendingOrder(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
