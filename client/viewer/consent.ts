import { useContext, useSyncExternalStore } from 'react'
import type { ThirdParty } from '../__generated__/ShopLayoutQuery.graphql.ts'
import type { ConsentPurpose } from '../__generated__/useDecideConsentMutation.graphql.ts'
import { type ShopConsent, ShopConsentContext } from './shopConsent.ts'

/*
 * What the visitor decided about services of others: kept in this browser, proven by the server. Nothing of another provider
 * is loaded by code that did not ask here.
 */

const storageKey = 'consent'
/** After so long people are asked anew. */
const mostMilliseconds = 365 * 24 * 60 * 60 * 1000

/** A decision: `subject` is the random number under which it can be proven, `at` an instant. */
export interface Decision {
  readonly subject: string
  readonly version: string
  readonly granted: readonly ConsentPurpose[]
  readonly at: string
}

const listeners = new Set<() => void>()
let known: { readonly text: string | null; readonly decision: Decision | null } = { text: null, decision: null }
/** Where storage is switched off, a decision holds for this document. */
let unstored: string | null = null

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unstored
  } catch {
    // Switched off.
    return unstored
  }
}

function decisionIn(text: string | null): Decision | null {
  if (text === null) return null
  try {
    const { subject, version, granted, at } = JSON.parse(text) as Record<string, unknown>
    const isWhole = [subject, version, at].every(each => typeof each === 'string') && Array.isArray(granted)
    return isWhole ? ({ subject, version, granted, at } as Decision) : null
  } catch {
    // Somebody else wrote it: nothing was decided.
    return null
  }
}

/** The latest decision of this browser, whatever it was about; null for none. */
export function latestDecision(): Decision | null {
  const text = storedText()
  if (known.text !== text) known = { text, decision: decisionIn(text) }
  return known.decision
}

export function keepDecision(decision: Decision): void {
  const text = JSON.stringify(decision)
  try {
    localStorage.setItem(storageKey, text)
    unstored = null
  } catch (error) {
    unstored = text
    console.info('the decision is not stored', error)
  }
  for (const listener of listeners) listener()
}

/** A number nobody can guess, 22 characters; the same one for all decisions of a browser. */
export function ownSubject(): string {
  const before = latestDecision()?.subject
  if (before && /^[\w-]{22}$/.test(before)) return before
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22)
}

/** Whether the browser tells every site that its person refuses (Global Privacy Control). */
export const isRefusedByBrowser = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl === true

function subscribe(listener: () => void): () => void {
  // Another tab of the shop may decide, too.
  addEventListener('storage', listener)
  listeners.add(listener)
  return () => {
    removeEventListener('storage', listener)
    listeners.delete(listener)
  }
}

/** Whether a decision is about what is asked now, and not too old. */
const isOf = (decision: Decision, version: string, now: number): boolean =>
  decision.version === version && now - Date.parse(decision.at) < mostMilliseconds

export interface Consent {
  shop: ShopConsent
  /** The decision about what is asked now. Undefined while nobody knows, for the page is not taken over yet. */
  decision: Decision | null | undefined
  mayLoad: (purpose: ConsentPurpose) => boolean
}

/** What may be loaded here. */
export function useConsent(): Consent {
  const shop = useContext(ShopConsentContext)
  const latest = useSyncExternalStore<Decision | null | undefined>(subscribe, latestDecision, () => undefined)
  const decision =
    latest && shop && isOf(latest, shop.version, Date.now()) ? latest : latest === undefined ? latest : null
  return { shop, decision, mayLoad: purpose => decision?.granted.includes(purpose) ?? false }
}

/** What a service needs consent for, by the name of the service. */
export const purposeOf: Readonly<Partial<Record<ThirdParty, ConsentPurpose>>> = {
  GOOGLE_MAPS: 'MAPS',
  OPEN_STREET_MAP: 'MAPS',
  YOUTUBE: 'VIDEO',
  VIMEO: 'VIDEO',
  INSTAGRAM: 'INSTAGRAM',
  FACEBOOK: 'FACEBOOK',
}
