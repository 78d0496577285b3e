import type { IntlShape } from 'react-intl'
import type { EditField, EditSection, Message, Option } from '../../../adminKit/edit/fields.ts'
import { type GeneralForm, namesIn, type SectionKey } from './generalForm.ts'
import { type Particulars, whyClosed } from './needed.ts'
import { countryOptions, timeZoneOptions } from './places.ts'

const line = 200
const paragraph = 2000
const mostNames = 20
const mostOrigins = 20
const mostDays = 90

/** What fields are called, by their names in the settings. */
export const fieldLabels: Readonly<Record<string, Message>> = {
  'shop.name': 'settings.name',
  'shop.claim': 'settings.claim.de',
  'shop.company': 'settings.company',
  'shop.address': 'settings.address',
  'shop.zip': 'settings.zip',
  'shop.city': 'settings.city',
  'shop.country': 'settings.country',
  'shop.email': 'settings.email',
  'shop.phone': 'settings.phone',
  'shop.bankAccount': 'settings.bankAccount',
  'shop.vatId': 'settings.vatId',
  'shop.register': 'settings.register',
  'shop.currency': 'settings.currency',
  'shop.timeZone': 'settings.timeZone',
  'operator.legalForm': 'settings.legalForm',
  'operator.representatives': 'settings.representatives',
  'operator.businessPurpose': 'settings.businessPurpose.de',
  'operator.authority': 'settings.authority',
  'operator.chamber': 'settings.chamber',
  'operator.tradeLaw': 'settings.tradeLaw.de',
  'operator.gisaNumber': 'settings.gisaNumber',
  'operator.editorialLine': 'settings.editorialLine.de',
  'operator.takesPartInArbitration': 'settings.takesPartInArbitration',
  'operator.hosting': 'settings.hosting',
  'operator.accessibilityTestedOn': 'settings.accessibilityTestedOn',
  'operator.accessibilityGaps': 'settings.accessibilityGaps.de',
  'operator.accessibilityAuthority': 'settings.accessibilityAuthority',
  'operator.isDemo': 'settings.isDemo',
  'storefronts.allowedOrigins': 'settings.allowedOrigins',
  'webhooks.allowsPrivateNetworks': 'settings.allowsPrivateNetworks',
  'webhooks.keptDays': 'settings.keptDays',
}

const legalForms: readonly Option[] = [
  { value: '', label: 'settings.choose' },
  { value: 'soleTrader', label: 'settings.legalForm.soleTrader' },
  { value: 'registeredSoleTrader', label: 'settings.legalForm.registeredSoleTrader' },
  { value: 'gmbh', label: 'settings.legalForm.gmbh' },
  { value: 'ug', label: 'settings.legalForm.ug' },
  { value: 'ag', label: 'settings.legalForm.ag' },
  { value: 'og', label: 'settings.legalForm.og' },
  { value: 'kg', label: 'settings.legalForm.kg' },
  { value: 'gmbhCoKg', label: 'settings.legalForm.gmbhCoKg' },
  { value: 'association', label: 'settings.legalForm.association' },
  { value: 'other', label: 'settings.legalForm.other' },
]

/** Which form needs which particular is the server's to say; names beyond the limit are told of before it is asked. */
const namesProblem = ({ operator }: GeneralForm): Message | null => {
  const names = namesIn(operator.representatives)
  return names.length > mostNames || names.some(name => name.length > line) ? 'settings.tooManyNames' : null
}

/** Which addresses are origins says the server; here what people mistake for one: an address with a path, or one for all. */
const originsProblem = ({ storefronts }: GeneralForm): Message | null => {
  const origins = namesIn(storefronts.allowedOrigins)
  if (origins.length > mostOrigins) return 'settings.allowedOrigins.tooMany'
  return origins.every(origin => /^https?:\/\/[^/*\s]+$/.test(origin)) ? null : 'settings.allowedOrigins.wrong'
}

const daysProblem = ({ webhooks }: GeneralForm): Message | null =>
  /^[1-9]\d?$/.test(webhooks.keptDays.trim()) && Number(webhooks.keptDays) <= mostDays
    ? null
    : 'settings.keptDays.wrong'

type Field = EditField<GeneralForm>
type Rest = Partial<Omit<Field, 'label' | 'hint'>>

/** All that the sections of `sectionKeys` hold, as fields in the order in which people think of them. `fixed`: sections that the
 *  viewer may see and not change. */
export function generalSections(
  intl: Pick<IntlShape, 'locale'>,
  saved: GeneralForm,
  particulars: Particulars,
  fixed: readonly SectionKey[],
): readonly EditSection<GeneralForm>[] {
  const one = (name: string, hint: Message, rest: Rest = {}): Field => ({
    path: name,
    label: fieldLabels[name] ?? { text: name },
    hint,
    longest: line,
    warn: values => whyClosed(name, values, saved, particulars),
    ...rest,
  })
  /** A text in both languages; what is needed is the German. */
  const texts = (name: string, english: Message, hint: Message): readonly Field[] => [
    one(name, hint, {
      path: `${name}.de`,
      longest: paragraph,
      control: { kind: 'area', rows: 2, lang: 'de' },
      // Beside its translation.
      isWide: false,
    }),
    {
      path: `${name}.en`,
      label: english,
      hint: 'settings.englishHint',
      longest: paragraph,
      control: { kind: 'area', rows: 2, lang: 'en' },
      isWide: false,
    },
  ]

  return [
    {
      id: 'shop',
      title: 'settings.section.shop',
      fields: [
        one('shop.name', 'settings.name.hint', { isRequired: true, isWide: true }),
        ...texts('shop.claim', 'settings.claim.en', 'settings.claim.hint'),
      ],
    },
    {
      id: 'company',
      title: 'settings.section.company',
      fields: [
        one('shop.company', 'settings.company.hint'),
        one('operator.legalForm', 'settings.legalForm.hint', { control: { kind: 'choice', options: legalForms } }),
        one('operator.representatives', 'settings.representatives.hint', {
          control: { kind: 'area', rows: 2 },
          longest: mostNames * (line + 1),
          check: namesProblem,
        }),
        one('shop.register', 'settings.register.hint'),
        one('shop.vatId', 'settings.vatId.hint'),
        one('operator.gisaNumber', 'settings.gisaNumber.hint'),
        one('shop.bankAccount', 'settings.bankAccount.hint'),
      ],
    },
    {
      id: 'contact',
      title: 'settings.section.contact',
      fields: [
        one('shop.address', 'settings.address.hint', { isWide: true }),
        one('shop.zip', 'settings.zip.hint'),
        one('shop.city', 'settings.city.hint'),
        one('shop.country', 'settings.country.hint', {
          control: { kind: 'choice', options: countryOptions(intl, saved.shop.country) },
        }),
        one('shop.email', 'settings.email.hint', { control: { kind: 'text', type: 'email' } }),
        one('shop.phone', 'settings.phone.hint', { control: { kind: 'text', inputMode: 'tel' } }),
      ],
    },
    {
      id: 'trade',
      title: 'settings.section.trade',
      fields: [
        ...texts('operator.businessPurpose', 'settings.businessPurpose.en', 'settings.businessPurpose.hint'),
        one('operator.authority', 'settings.authority.hint'),
        one('operator.chamber', 'settings.chamber.hint'),
        ...texts('operator.tradeLaw', 'settings.tradeLaw.en', 'settings.tradeLaw.hint'),
        ...texts('operator.editorialLine', 'settings.editorialLine.en', 'settings.editorialLine.hint'),
        one('operator.takesPartInArbitration', 'settings.takesPartInArbitration.hint', {
          control: { kind: 'switch' },
          isWide: true,
        }),
      ],
    },
    {
      id: 'accessibility',
      title: 'settings.section.accessibility',
      fields: [
        one('operator.accessibilityTestedOn', 'settings.accessibilityTestedOn.hint', {
          control: { kind: 'text', type: 'date' },
        }),
        one('operator.accessibilityAuthority', 'settings.accessibilityAuthority.hint'),
        ...texts('operator.accessibilityGaps', 'settings.accessibilityGaps.en', 'settings.accessibilityGaps.hint'),
      ],
    },
    {
      id: 'running',
      title: 'settings.section.running',
      fields: [
        one('operator.hosting', 'settings.hosting.hint', { isWide: true }),
        one('shop.timeZone', 'settings.timeZone.hint', {
          control: { kind: 'choice', options: timeZoneOptions(saved.shop.timeZone) },
        }),
        one('shop.currency', 'settings.currency.hint', { isReadOnly: true }),
        one('operator.isDemo', 'settings.isDemo.hint', { control: { kind: 'switch' }, isWide: true }),
      ],
    },
    {
      id: 'storefronts',
      title: 'settings.section.storefronts',
      fields: [
        one('storefronts.allowedOrigins', 'settings.allowedOrigins.hint', {
          control: { kind: 'area', rows: 3 },
          longest: mostOrigins * (line + 1),
          check: originsProblem,
          isWide: true,
        }),
      ],
    },
    {
      id: 'webhooks',
      title: 'settings.section.webhooks',
      fields: [
        one('webhooks.keptDays', 'settings.keptDays.hint', {
          control: { kind: 'text', inputMode: 'numeric' },
          longest: 2,
          isRequired: true,
          isReadOnly: fixed.includes('webhooks'),
          check: daysProblem,
        }),
        one('webhooks.allowsPrivateNetworks', 'settings.allowsPrivateNetworks.hint', {
          control: { kind: 'switch' },
          isReadOnly: fixed.includes('webhooks'),
          isWide: true,
        }),
      ],
    },
  ]
}
