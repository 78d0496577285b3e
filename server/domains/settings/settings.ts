import { z } from 'zod'
import { type Day, dayOf, isTimeZone } from '../../kit/days.ts'
import { isEmail } from '../../kit/emails.ts'
import { isPhone } from '../../kit/phones.ts'
import { contrastProblems, logoProblems, missingFiles } from './conflicts/look.ts'
import { colourForm, lookFileForm, usualLook } from './defaults/look.ts'
import { colourNames, type SystemFont, systemFonts } from './defaults/lookTokens.ts'
import { defineSettings, type Settings } from './rules.ts'

/** A text in German and, where it was translated, in English. */
export const localizedSetting = z.object({ de: z.string().max(2000), en: z.string().max(2000).nullish() })
/** ISO 3166 alpha-2 in capitals. */
export const countrySetting = z.string().regex(/^[A-Z]{2}$/)
const line = z.string().max(200)

/** CLDR's code of a country that nobody named: it has no VAT rates, so nothing can be sold before the shop says where it
 *  is. */
export const UNKNOWN_COUNTRY = 'ZZ'

const legalForms = [
  ...(['soleTrader', 'registeredSoleTrader', 'gmbh', 'ug', 'ag', 'og', 'kg', 'gmbhCoKg'] as const),
  ...(['association', 'other'] as const),
] as const
export type LegalForm = (typeof legalForms)[number]

/** Who the shop is and where: identity, ways to reach it, register, calendar. Source: shop.md 3 "Shop configuration". */
export const shopSettings = defineSettings(
  'shop',
  z.object({
    name: line.min(1),
    claim: localizedSetting,
    company: line,
    address: line,
    zip: line,
    city: line,
    country: countrySetting,
    email: line,
    phone: line,
    bankAccount: line,
    vatId: line,
    register: line,
    currency: z.literal('EUR'),
    /** IANA name: by it days begin and end, and instants are shown. */
    timeZone: z.string().max(100).refine(isTimeZone, 'It must be the IANA name of a time zone.'),
  }),
  {
    ...{ name: 'Shop', claim: { de: '', en: '' } },
    ...{ company: '', address: '', zip: '', city: '', country: UNKNOWN_COUNTRY },
    ...{ email: '', phone: '', bankAccount: '', vatId: '', register: '' },
    ...{ currency: 'EUR', timeZone: 'UTC' },
  },
  {
    // Not a limit of the fields: what was stored before is told as it is, and not left out where the law wants it named.
    conflicts: ({ email, phone }) => [
      ...(email === '' || isEmail(email) ? [] : [{ path: ['email'], message: 'This is no e-mail address.' }]),
      ...(phone === '' || isPhone(phone)
        ? []
        : [{ path: ['phone'], message: 'It must be a number in international form, beginning with +.' }]),
    ],
  },
)

/** Who stands behind the shop, as the law wants it told: legal form and what follows from it, trade, supervision, the state
 *  of accessibility, who keeps the servers. Empty where it was not said. Source: § 5 DDG; § 5 ECG, § 14 UGB, § 25 MedienG;
 *  § 14 BFSG, § 14 BaFG; Art. 13 GDPR. */
export const operatorSettings = defineSettings(
  'operator',
  z.object({
    legalForm: z.enum(legalForms).nullable(),
    /** Managing directors, board, partners who represent it, or the owner. */
    representatives: z.array(line.min(1)).max(20),
    businessPurpose: localizedSetting,
    /** Supervisory authority by its name. */
    authority: line,
    /** Chamber or professional association. */
    chamber: line,
    /** Trade law that applies, and where it is found. */
    tradeLaw: localizedSetting,
    /** Number in the Austrian trade register (GISA). */
    gisaNumber: line,
    /** What the site is about, for media law (§ 25 Abs. 4 MedienG). */
    editorialLine: localizedSetting,
    takesPartInArbitration: z.boolean(),
    /** Who keeps the servers, by name and place; null: the operator does. */
    hosting: line.min(1).nullable(),
    accessibilityTestedOn: z.iso.date().nullable(),
    /** What is known not to be accessible yet. */
    accessibilityGaps: localizedSetting,
    /** Authority to which people turn about accessibility; null: the one of the shop's country. */
    accessibilityAuthority: line.min(1).nullable(),
    /** A shop to look at: it may be open with particulars that are made up. */
    isDemo: z.boolean(),
  }),
  {
    ...{ legalForm: null, representatives: [], businessPurpose: { de: '', en: '' }, authority: '', chamber: '' },
    ...{ tradeLaw: { de: '', en: '' }, gisaNumber: '', editorialLine: { de: '', en: '' } },
    ...{ takesPartInArbitration: false, hosting: null, accessibilityTestedOn: null },
    ...{ accessibilityGaps: { de: '', en: '' }, accessibilityAuthority: null, isDemo: false },
  },
)

/** Characters that could begin another header of a mail. */
const oneLine = line.regex(/^[^\p{Cc}]*$/u, 'One line, without control characters.')

/** A mailbox that mails go out by. Its password is the secret `password.{uuid}`. */
const mailbox = z.object({
  uuid: z.uuid(),
  name: oneLine.min(1),
  /** Null: as of all mails. */
  senderName: oneLine.min(1).nullable(),
  senderAddress: z.email().max(200),
  replyTo: z.email().max(200).nullable(),
  host: z
    .string()
    .max(200)
    .regex(/^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])$/i, 'A host such as smtp.example.at.'),
  port: z.int().min(1).max(65_535),
  /** From the first word on, after STARTTLS, or not at all. */
  tls: z.enum(['tls', 'starttls', 'none']),
  /** Null: nobody signs in. */
  user: oneLine.min(1).nullable(),
  /** Below each mail, in its language. */
  signature: localizedSetting,
  /** Mails at most; null: as many as come. */
  perHour: z.int().min(1).max(100_000).nullable(),
  perDay: z.int().min(1).max(1_000_000).nullable(),
})
export type Mailbox = z.output<typeof mailbox>

const chosenMailbox = z.uuid().nullable()

/** The secret that is the password of a mailbox. */
export const passwordOf = (uuid: string): string => `password.${uuid}`

/** Who the shop's mails come from and by which mailboxes they go. Source: platform.md 3 (Config, mail). */
export const mailSettings = defineSettings(
  'mail',
  z.object({
    /** Null: the shop's name. */
    senderName: line.min(1).nullable(),
    /** Null: the shop's address. */
    senderAddress: z.email().max(200).nullable(),
    mailboxes: z.array(mailbox).max(10),
    /** The one by which all mails go that no other is chosen for; null: the mail server of the environment. */
    defaultMailbox: chosenMailbox,
    /** Of mails about orders, vouchers and withdrawals; null: the default one. */
    orderMailbox: chosenMailbox,
    /** Of mails about accounts. */
    accountMailbox: chosenMailbox,
    /** Of mails to the shop itself. */
    staffMailbox: chosenMailbox,
  }),
  {
    ...{ senderName: null, senderAddress: null, mailboxes: [] },
    ...{ defaultMailbox: null, orderMailbox: null, accountMailbox: null, staffMailbox: null },
  },
  {
    secrets: ({ mailboxes }) => mailboxes.map(({ uuid }) => passwordOf(uuid)),
    conflicts: ({ mailboxes, ...chosen }) => [
      ...mailboxes.flatMap(({ uuid }, at) =>
        mailboxes.findIndex(each => each.uuid === uuid) === at
          ? []
          : [
              {
                path: ['mailboxes', String(at), 'uuid'],
                message: 'It stands there twice.',
                code: 'ENTRY_TWICE' as const,
              },
            ],
      ),
      ...(['defaultMailbox', 'orderMailbox', 'accountMailbox', 'staffMailbox'] as const).flatMap(field =>
        chosen[field] === null || mailboxes.some(({ uuid }) => uuid === chosen[field])
          ? []
          : [{ path: [field], message: 'There is no such mailbox.' }],
      ),
    ],
  },
)

/** Whether a text is an origin as browsers send it: https, or http on the machine itself for whoever builds a storefront.
 *  No path, no user, no wildcard. */
const isOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)
  return isSafe && url!.origin === text && !text.includes('*')
}

/** Storefronts of other origins, whose scripts may use the doors for programs: without cookies, with the token of a cart. */
export const storefrontSettings = defineSettings(
  'storefronts',
  z.object({
    allowedOrigins: z
      .array(
        z
          .string()
          .max(200)
          .refine(isOrigin, 'It must be an origin such as https://shop.example.com, without a path or a wildcard.'),
      )
      .max(20),
  }),
  { allowedOrigins: [] },
)

const colours = z.partialRecord(z.enum(colourNames), z.string().regex(colourForm, 'A colour is six digits: #0b5b45.'))
const lookFile = z.string().regex(lookFileForm, 'It must be the name of an uploaded file.')
const font = z.union([
  z.enum(Object.keys(systemFonts.display) as [SystemFont, ...SystemFont[]]),
  z.string().regex(/^file:[0-9a-f]{64}$/, 'It must be a family or an uploaded file.'),
])

/** The look of the shop: what differs from the usual tokens. What cannot be read well enough is refused (decision 98). */
export const lookSettings = defineSettings(
  'look',
  z.object({
    light: colours,
    dark: colours,
    /** Of controls, in pixels. */
    radius: z.int().min(0).max(20),
    density: z.enum(['compact', 'normal', 'airy']),
    typeSize: z.enum(['small', 'normal', 'large']),
    headingWeight: z.enum(['light', 'normal', 'strong']),
    displayFont: font,
    textFont: font,
    logo: lookFile.nullable(),
    logoDark: lookFile.nullable(),
    favicon: lookFile.nullable(),
  }),
  usualLook,
  {
    conflicts: look => [...contrastProblems(look), ...logoProblems(look)],
    hindrances: async (tx, _before, after) => missingFiles(tx, after),
  },
)

/** The shop's calendar day of an instant, YYYY-MM-DD. */
export const shopDay = (settings: Settings, instant: Date): Day => dayOf(instant, shopSettings.of(settings).timeZone)

/** The shop's company and place on one line, as far as they are known. */
export const shopAddress = (settings: Settings): string => {
  const { company, address, zip, city } = shopSettings.of(settings)
  return [company, address, `${zip} ${city}`.trim()].filter(part => part !== '').join(', ')
}
