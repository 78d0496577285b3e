import type { Terms } from '../terms.ts'
import { identifications } from '../termsOf.ts'
import { germanRules } from './germanRules.ts'
import { type Fault, type Place, type Rule, unless } from './rule.ts'

const peppolRule = (id: string, check: Rule['check']): Rule => ({ id, profile: 'peppol', isWarning: false, check })
const wanted = (id: string, place: Place, message: string, holds: (terms: Terms) => boolean): Rule =>
  peppolRule(id, terms => unless(holds(terms), place, message))

/** Types of BT-3 that the network takes of whoever is not in Germany on both sides. Source: Peppol BIS 3, UNCL1001-inv and -cn. */
const types = new Set(
  '71 80 82 84 102 218 219 331 380 382 383 386 388 393 395 553 575 623 780 817 870 875 876 877 81 83 381 396 532'.split(
    ' ',
  ),
)
const inGermany = ['326', '384']
/** The grounds of exemption that a category of VAT goes together with. */
const grounds: Readonly<Record<string, readonly [rule: string, code: string]>> = {
  G: ['P0104', 'VATEX-EU-G'],
  O: ['P0105', 'VATEX-EU-O'],
  K: ['P0106', 'VATEX-EU-IC'],
  AE: ['P0107', 'VATEX-EU-AE'],
}

const areGerman = ({ seller, buyer }: Terms): boolean =>
  seller.address?.country === 'DE' && buyer.address?.country === 'DE'

/** Of XRechnung, what Peppol asks of German sellers and buyers under names of its own. Those that warn there warn here. */
const nationalIds: Readonly<Record<string, string>> = {
  ...{ 'BR-DE-1': 'DE-R-001', 'BR-DE-2': 'DE-R-002', 'BR-DE-3': 'DE-R-003', 'BR-DE-4': 'DE-R-004' },
  ...{ 'BR-DE-5': 'DE-R-005', 'BR-DE-6': 'DE-R-006', 'BR-DE-7': 'DE-R-007', 'BR-DE-8': 'DE-R-008' },
  ...{ 'BR-DE-9': 'DE-R-009', 'BR-DE-10': 'DE-R-010', 'BR-DE-11': 'DE-R-011', 'BR-DE-14': 'DE-R-014' },
  ...{ 'BR-DE-15': 'DE-R-015', 'BR-DE-16': 'DE-R-016', 'BR-DE-18': 'DE-R-018', 'BR-DE-19': 'DE-R-019' },
  ...{ 'BR-DE-26': 'DE-R-026', 'BR-DE-27': 'DE-R-027', 'BR-DE-28': 'DE-R-028' },
}

const nationalRules: readonly Rule[] = germanRules.flatMap(({ id, isWarning, check }): Rule[] => {
  const own = nationalIds[id]
  return own === undefined
    ? []
    : [{ id: own, profile: 'peppol', isWarning, check: terms => (areGerman(terms) ? check(terms) : []) }]
})

const groundRules = Object.entries(grounds).map(([category, [id, code]]) =>
  peppolRule(`PEPPOL-EN16931-${id}`, ({ vat }) =>
    vat.flatMap((row, at): readonly Fault[] =>
      unless(
        row.exemptionCode?.toUpperCase() !== code || row.category === category,
        ['vat', at, 'exemptionCode'],
        `${code} goes together with category ${category} (BT-121)`,
      ),
    ),
  ),
)

/** What Peppol BIS Billing 3 asks for besides EN 16931; sums are checked for all (`sumRules.ts`). Source: OpenPeppol, BIS Billing 3.0. */
export const peppolRules: readonly Rule[] = [
  wanted(
    'PEPPOL-EN16931-R002',
    ['notes'],
    'there is more than one note (BG-1)',
    terms => terms.notes.length <= 1 || areGerman(terms),
  ),
  wanted(
    'PEPPOL-EN16931-R003',
    ['buyerOrder'],
    'neither a reference of the buyer (BT-10) nor the buyer’s order (BT-13) is said',
    ({ buyerReference, buyerOrder }) => buyerReference !== null || buyerOrder !== null,
  ),
  wanted('PEPPOL-EN16931-R004', ['specification'], 'it does not say Peppol BIS 3 (BT-24)', ({ specification }) =>
    specification.startsWith(identifications.peppol.specification),
  ),
  wanted(
    'PEPPOL-EN16931-R007',
    ['process'],
    'the business process is not written as it must be (BT-23)',
    ({ process }) => /^urn:fdc:peppol\.eu:2017:poacc:billing:\d{2}:1\.0$/.test(process ?? ''),
  ),
  peppolRule('PEPPOL-EN16931-R041', ({ allowances, charges }) =>
    [
      ...allowances.map((each, at) => ['allowances', at, each] as const),
      ...charges.map((each, at) => ['charges', at, each] as const),
    ].flatMap(([name, at, { base, percent }]) =>
      unless(percent === null || base !== null, [name, at, 'base'], 'a percentage is of an amount (BT-93, BT-100)'),
    ),
  ),
  peppolRule('PEPPOL-EN16931-R042', ({ allowances, charges }) =>
    [
      ...allowances.map((each, at) => ['allowances', at, each] as const),
      ...charges.map((each, at) => ['charges', at, each] as const),
    ].flatMap(([name, at, { base, percent }]) =>
      unless(
        base === null || percent !== null,
        [name, at, 'percent'],
        'a base amount stands with its percentage (BT-94, BT-101)',
      ),
    ),
  ),
  peppolRule('PEPPOL-EN16931-R110', ({ lines, period }) =>
    lines.flatMap((line, at) =>
      unless(
        !period?.from || !line.period?.from || line.period.from >= period.from,
        ['lines', at, 'period'],
        'the line begins before the invoice (BT-134)',
      ),
    ),
  ),
  peppolRule('PEPPOL-EN16931-R111', ({ lines, period }) =>
    lines.flatMap((line, at) =>
      unless(
        !period?.to || !line.period?.to || line.period.to <= period.to,
        ['lines', at, 'period'],
        'the line ends after the invoice (BT-135)',
      ),
    ),
  ),
  wanted(
    'PEPPOL-EN16931-P0100',
    ['typeCode'],
    'Peppol does not know this type (BT-3)',
    ({ typeCode }) => types.has(typeCode) || inGermany.includes(typeCode),
  ),
  wanted(
    'PEPPOL-EN16931-P0112',
    ['typeCode'],
    'the types 326 and 384 are for German parties alone (BT-3)',
    terms => !inGermany.includes(terms.typeCode) || areGerman(terms),
  ),
  ...groundRules,
  ...nationalRules,
]
