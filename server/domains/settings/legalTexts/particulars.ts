import type { Settings } from '../rules.ts'
import { type LegalForm, operatorSettings, shopSettings, UNKNOWN_COUNTRY } from '../settings.ts'

/** Legal forms that are entered in a register (commercial, partnership or association). */
const registered: readonly LegalForm[] = [
  ...(['registeredSoleTrader', 'gmbh', 'ug', 'ag', 'og', 'kg', 'gmbhCoKg', 'association'] as const),
]
/** Legal forms that act through people, who are to be named. */
const represented: readonly LegalForm[] = ['gmbh', 'ug', 'ag', 'og', 'kg', 'gmbhCoKg', 'association']

/** A particular that the law wants told, by its section and field. */
export type MissingParticular = { readonly section: 'shop' | 'operator'; readonly field: string }

/** Who has to tell it: these legal forms and these countries, ISO 3166 alpha-2; null: all of them. */
export type Particular = MissingParticular & {
  readonly legalForms: readonly LegalForm[] | null
  readonly countries: readonly string[] | null
}

const ofAll = { legalForms: null, countries: null }

/** What an imprint needs, by legal form and country. Source: § 5 DDG; § 5 ECG, § 14 UGB, § 25 MedienG. */
export const particulars: readonly Particular[] = [
  ...(['company', 'address', 'zip', 'city', 'email', 'phone', 'country'] as const).map(
    field => ({ section: 'shop', field, ...ofAll }) as const,
  ),
  { section: 'operator', field: 'legalForm', ...ofAll },
  { section: 'shop', field: 'register', legalForms: registered, countries: null },
  { section: 'operator', field: 'representatives', legalForms: represented, countries: null },
  { section: 'operator', field: 'businessPurpose', legalForms: null, countries: ['AT'] },
  { section: 'operator', field: 'authority', legalForms: null, countries: ['AT'] },
]

/** Addresses nobody can have (RFC 2606), numbers of noughts, and the names of examples. */
const madeUp =
  /[@.](?:example|test|invalid|localhost)$|@example\.(?:com|org|net)$|0{6}|muster(?:firma|mann|frau|stra(?:ß|ss)e)/i
const isMissing = (text: string): boolean => text.trim() === '' || madeUp.test(text.replace(/[\s/-]/g, ''))

/** Whether nothing is said, or only what is made up: a text, one in German and English, or a list of names. */
function isUnsaid(value: unknown): boolean {
  if (typeof value === 'string') return value === UNKNOWN_COUNTRY || isMissing(value)
  if (Array.isArray(value)) return value.length === 0 || value.some(isUnsaid)
  return isUnsaid((value as { de?: unknown } | null)?.de ?? '')
}

/** What of the particulars that an imprint needs is missing or made up, by legal form and country; empty where all are
 *  there. A VAT id is needed by nobody, but a made up one is worse than none. */
export function missingParticulars(settings: Settings): MissingParticular[] {
  const values = { shop: shopSettings.of(settings), operator: operatorSettings.of(settings) }
  const { country, vatId } = values.shop
  const { legalForm } = values.operator
  const missing = particulars
    .filter(({ legalForms, countries }) => {
      const isOfForm = legalForms === null || (legalForm !== null && legalForms.includes(legalForm))
      return isOfForm && (countries === null || countries.includes(country))
    })
    .filter(({ section, field }) => isUnsaid((values[section] as Readonly<Record<string, unknown>>)[field]))
    .map(({ section, field }) => ({ section, field }))
  return vatId !== '' && isMissing(vatId) ? [...missing, { section: 'shop', field: 'vatId' }] : missing
}

/** Whether the shop may sell: with made up particulars only to look at. */
export const isOpen = (settings: Settings): boolean =>
  operatorSettings.of(settings).isDemo || missingParticulars(settings).length === 0

/** Standing pages that a lawyer has to look at before the shop opens, because what they follow could not be compared with
 *  a statute: of the withdrawal notice the German model could (`withdrawal.ts`); for the sentence on the online function no
 *  Austrian text was found, and its English wording is ours. The words of the guarantee notice were compared with published
 *  transcripts of the official files, its drawing is ours. Terms are general wherever the shop is. */
export const textsToReview = (settings: Settings): readonly string[] => [
  'agb',
  ...(shopSettings.of(settings).country === 'DE' ? ['withdrawal.en'] : ['withdrawal.de', 'withdrawal.en']),
  ...['guarantee.de', 'guarantee.en'],
]
