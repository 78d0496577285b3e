import type { Settings } from '../rules.ts'
import { type LegalForm, operatorSettings, shopSettings, UNKNOWN_COUNTRY } from '../settings.ts'

/** Legal forms that are entered in a register (commercial, partnership or association). */
const registered: readonly LegalForm[] = [
  ...(['registeredSoleTrader', 'gmbh', 'ug', 'ag', 'og', 'kg', 'gmbhCoKg', 'association'] as const),
]
/** Legal forms that act through people, who are to be named. */
const represented: readonly LegalForm[] = ['gmbh', 'ug', 'ag', 'og', 'kg', 'gmbhCoKg', 'association']

/** A particular that the law wants told and that is missing or made up, by its section and field. */
export type MissingParticular = { readonly section: 'shop' | 'operator'; readonly field: string }

/** Addresses nobody can have (RFC 2606), numbers of noughts, and the names of examples. */
const madeUp =
  /[@.](?:example|test|invalid|localhost)$|@example\.(?:com|org|net)$|0{6}|\bmuster(?:firma|mann|frau|stra(?:ß|ss)e)/i
const isMissing = (text: string): boolean => text.trim() === '' || madeUp.test(text.replace(/[\s/-]/g, ''))

/** What of the particulars that an imprint needs is missing, by legal form and country; empty where all are there.
 *  Source: § 5 DDG; § 5 ECG, § 14 UGB, § 25 MedienG. */
export function missingParticulars(settings: Settings): MissingParticular[] {
  const shop = shopSettings.of(settings)
  const operator = operatorSettings.of(settings)
  const { legalForm, representatives } = operator
  const ofShop = (['company', 'address', 'zip', 'city', 'email', 'phone'] as const).filter(field =>
    isMissing(shop[field]),
  )
  const isRegistered = legalForm !== null && registered.includes(legalForm)
  const isRepresented = legalForm !== null && represented.includes(legalForm)
  return [
    ...ofShop.map(field => ({ section: 'shop', field }) as const),
    ...(shop.country === UNKNOWN_COUNTRY ? [{ section: 'shop', field: 'country' } as const] : []),
    ...(legalForm === null ? [{ section: 'operator', field: 'legalForm' } as const] : []),
    ...(isRegistered && isMissing(shop.register) ? [{ section: 'shop', field: 'register' } as const] : []),
    ...(shop.vatId !== '' && isMissing(shop.vatId) ? [{ section: 'shop', field: 'vatId' } as const] : []),
    ...(isRepresented && (representatives.length === 0 || representatives.some(isMissing))
      ? [{ section: 'operator', field: 'representatives' } as const]
      : []),
    ...(shop.country === 'AT' && isMissing(operator.businessPurpose.de)
      ? [{ section: 'operator', field: 'businessPurpose' } as const]
      : []),
    ...(shop.country === 'AT' && isMissing(operator.authority)
      ? [{ section: 'operator', field: 'authority' } as const]
      : []),
  ]
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
