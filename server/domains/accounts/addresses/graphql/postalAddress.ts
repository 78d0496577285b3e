import { builder } from '../../../../api/builder.ts'
import { refusalType, UserErrorRef } from '../../../../api/errors.ts'
import { type Language, textIn } from '../../../../kit/languages.ts'
import type { PostalDraft } from '../../../../kit/postalAddresses.ts'
import { shippingSettings } from '../../../pricing/settings.ts'
import { settingsOf } from '../../../settings/graphql.ts'
import type { Settings } from '../../../settings/rules.ts'

export const AddressTypeRef = builder.enumType('AddressType', {
  values: { PERSON: { value: 'person' }, COMPANY: { value: 'company' } } as const,
})

/** An address as the contract shows it. `countryName` is what a copy brings along; else the shop's name for it. */
export type ShownAddress = PostalDraft & { readonly countryName?: string }

/** A country as the shop calls it, else as it is called; what is no code stays as it is. */
export function countryNameIn(settings: Settings, code: string, language: Language): string {
  const country = shippingSettings.of(settings).countries.find(each => each.code === code)
  if (country) return textIn(language, country.title)
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code) : code
}

/** What every address has, be it kept or copied; what is not entered yet is empty. */
export const PostalAddressRef = builder.interfaceRef<ShownAddress>('PostalAddress').implement({
  fields: t => ({
    type: t.field({ type: AddressTypeRef, resolve: ({ type }) => type ?? 'person' }),
    title: t.string({ nullable: true, resolve: ({ title }) => title ?? null }),
    company: t.string({ nullable: true, resolve: ({ company }) => company ?? null }),
    vatId: t.string({ nullable: true, resolve: ({ vatId }) => vatId ?? null }),
    firstName: t.string({ resolve: ({ firstName }) => firstName ?? '' }),
    lastName: t.string({ resolve: ({ lastName }) => lastName ?? '' }),
    address: t.string({ description: 'Street and number.', resolve: ({ address }) => address ?? '' }),
    zip: t.string({ resolve: ({ zip }) => zip ?? '' }),
    city: t.string({ resolve: ({ city }) => city ?? '' }),
    country: t.string({ description: 'ISO 3166 alpha-2.', resolve: ({ country }) => country ?? '' }),
    countryName: t.string({
      description: 'In the language of the request.',
      resolve: async ({ countryName, country }, _args, context) =>
        countryName ?? countryNameIn(await settingsOf(context), country ?? '', context.language),
    }),
    phone: t.string({ nullable: true, resolve: ({ phone }) => phone ?? null }),
  }),
})

/** The address of a checkout or an order, which belongs to it alone. */
export const AddressRef = builder.objectRef<ShownAddress>('Address').implement({ interfaces: [PostalAddressRef] })

refusalType('POSTCODE_INVALID', 'PostcodeInvalid').implement({
  interfaces: [UserErrorRef],
  fields: t => ({
    example: t.string({
      description: 'A postcode as those of the country look.',
      resolve: ({ details }) => String(details?.example ?? ''),
    }),
  }),
})

type InputFieldBuilder = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]

/** The fields in which an address comes in, for inputs that have further ones. */
export const postalFields = (t: InputFieldBuilder) => ({
  type: t.field({ type: AddressTypeRef }),
  title: t.string(),
  company: t.string(),
  vatId: t.string(),
  firstName: t.string(),
  lastName: t.string(),
  address: t.string({ description: 'Street and number.' }),
  zip: t.string(),
  city: t.string(),
  country: t.string({ description: 'ISO 3166 alpha-2.' }),
  phone: t.string({ description: 'Kept addresses want the international form, beginning with +.' }),
})

export const PostalAddressInput = builder.inputType('PostalAddressInput', {
  description: 'What is left out stays as it is, in a new address it is empty; null clears.',
  fields: postalFields,
})
