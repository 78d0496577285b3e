import { z } from 'zod'
import { type Day, dayOf, isTimeZone } from '../../kit/days.ts'
import { defineSettings, type Settings } from './rules.ts'

/** A text in German and, where it was translated, in English. */
export const localizedSetting = z.object({ de: z.string().max(2000), en: z.string().max(2000).nullish() })
/** ISO 3166 alpha-2 in capitals. */
export const countrySetting = z.string().regex(/^[A-Z]{2}$/)
const line = z.string().max(200)

/** CLDR's code of a country that nobody named: it has no VAT rates, so nothing can be sold before the shop says where it
 *  is. */
export const UNKNOWN_COUNTRY = 'ZZ'

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
)

/** What the shop's mails say of who sends them. */
export const mailSettings = defineSettings(
  'mail',
  z.object({
    /** Null: the shop's name. */
    senderName: line.min(1).nullable(),
    /** Null: the shop's address. */
    senderAddress: z.email().max(200).nullable(),
  }),
  { senderName: null, senderAddress: null },
)

/** The shop's calendar day of an instant, YYYY-MM-DD. */
export const shopDay = (settings: Settings, instant: Date): Day => dayOf(instant, shopSettings.of(settings).timeZone)

/** The shop's company and place on one line, as far as they are known. */
export const shopAddress = (settings: Settings): string => {
  const { company, address, zip, city } = shopSettings.of(settings)
  return [company, address, `${zip} ${city}`.trim()].filter(part => part !== '').join(', ')
}
