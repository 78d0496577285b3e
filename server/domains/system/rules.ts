import { homeVatRate, methodsPaidInAdvance, paymentSettings, shippingSettings } from '../pricing/settings.ts'
import { missingParticulars } from '../settings/legalTexts/particulars.ts'
import type { Settings } from '../settings/rules.ts'
import { shopSettings, UNKNOWN_COUNTRY } from '../settings/settings.ts'
import { type FirstStepKey, firstStepKeys } from './defaults/firstSteps.ts'
import { firstStepSettings } from './settings.ts'

/** What of the server can be looked after. */
const systemChecks = [
  'https',
  'mailServer',
  'mailSender',
  'failedJobs',
  'lateJobs',
  'failedMails',
  'disk',
  'isOpen',
] as const
export type SystemCheck = (typeof systemChecks)[number]

/** What the checks look at. */
export type SystemFacts = {
  readonly publicUrl: string
  readonly hasMailServer: boolean
  readonly sender: string
  readonly failedJobs: number
  /** When the job began to be due that waits longest; null where none waits. */
  readonly waitingSince: Date | null
  readonly failedMails: number
  /** Bytes that are left where files and the own database lie; null where nobody says. */
  readonly diskFree: number | null
  readonly isOpen: boolean
}

/** Below this much room a day's uploads may fail. */
const LEAST_DISK = 2_000_000_000
/** A job that is due runs within seconds; one that waits so long has nobody who does it. */
const LATE_MILLISECONDS = 5 * 60_000

const isOnMachine = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** Each check with whether all is well. On the machine itself, where somebody tries the product, plain http will do. */
export function checksOf(facts: SystemFacts, now: Date): { readonly key: SystemCheck; readonly isFine: boolean }[] {
  const url = new URL(facts.publicUrl)
  const fine: Record<SystemCheck, boolean> = {
    https: url.protocol === 'https:' || isOnMachine(url),
    mailServer: facts.hasMailServer,
    mailSender: facts.sender !== '',
    failedJobs: facts.failedJobs === 0,
    lateJobs: facts.waitingSince === null || now.getTime() - facts.waitingSince.getTime() < LATE_MILLISECONDS,
    failedMails: facts.failedMails === 0,
    disk: facts.diskFree === null || facts.diskFree >= LEAST_DISK,
    isOpen: facts.isOpen,
  }
  return systemChecks.map(key => ({ key, isFine: fine[key] }))
}

/** A step of a new shop: whether it is done is a fact, never a tick. `missing`: what is to be told yet, as
 *  `section.field` of the settings, or `product.offline` and `product.soldOut` where no product can be bought. */
export type FirstStep = {
  readonly key: FirstStepKey
  readonly isDone: boolean
  readonly isSkipped: boolean
  readonly missing: readonly string[]
}

/** What the steps look at besides the settings. */
export type FirstStepFacts = {
  readonly hasMailServer: boolean
  readonly product: FirstProduct
}

/** How far the first product is that did not come with the demo: one can be bought, or why none can. */
export type FirstProduct = 'none' | 'offline' | 'soldOut' | 'ready'

/** Particulars of the imprint by the step that asks for them; the others are those of the company. */
const ofAddress: ReadonlySet<string> = new Set(['address', 'zip', 'city', 'country', 'email', 'phone'])

const sendsSomewhere = (settings: Settings): boolean => {
  const { groups, pickup } = shippingSettings.of(settings)
  return (
    (pickup.isOffered && pickup.places.length > 0) ||
    groups.some(({ tiers }) => tiers.some(({ costs }) => Object.keys(costs).length > 0))
  )
}

const offeredMethods = (settings: Settings) =>
  paymentSettings.of(settings).methods.filter(({ isConfigured, isEnabled }) => isConfigured && isEnabled)

/** Who pays in advance has to know where to. */
const missingToBePaid = (settings: Settings): string[] =>
  shopSettings.of(settings).bankAccount.trim() === '' &&
  offeredMethods(settings).some(({ id }) => methodsPaidInAdvance.includes(id))
    ? ['shop.bankAccount']
    : []

/** The steps of a new shop in their order, by what is there. */
export function firstStepsOf(settings: Settings, { hasMailServer, product }: FirstStepFacts, now: Date): FirstStep[] {
  const { skipped } = firstStepSettings.of(settings)
  const all = missingParticulars(settings)
  const paths = (wanted: (field: string) => boolean) =>
    all.filter(({ field }) => wanted(field)).map(({ section, field }) => `${section}.${field}`)
  const { name, country, timeZone } = shopSettings.of(settings)
  const isKnown = country !== UNKNOWN_COUNTRY
  // No shop means its product's own word for itself, and days that end at midnight in Greenwich.
  const company = [
    ...(name === shopSettings.defaults.name ? ['shop.name'] : []),
    ...paths(field => !ofAddress.has(field)),
  ]
  const address = [
    ...paths(field => ofAddress.has(field)),
    ...(isKnown && timeZone === shopSettings.defaults.timeZone ? ['shop.timeZone'] : []),
  ]
  const payment = missingToBePaid(settings)
  const done: Readonly<Record<FirstStepKey, boolean>> = {
    company: company.length === 0,
    address: address.length === 0,
    tax: isKnown && homeVatRate(settings, null, now) !== null,
    shipping: sendsSomewhere(settings),
    payment: offeredMethods(settings).length > 0 && payment.length === 0,
    mail: hasMailServer,
    // Whether a lawyer has looked at them is no fact that is known here.
    legal: all.length === 0,
    product: product === 'ready',
  }
  const missing: Readonly<Partial<Record<FirstStepKey, readonly string[]>>> = {
    ...{ company, address, payment },
    product: product === 'offline' || product === 'soldOut' ? [`product.${product}`] : [],
  }
  return firstStepKeys.map(key => ({
    ...{ key, isDone: done[key], isSkipped: skipped.includes(key), missing: missing[key] ?? [] },
  }))
}
