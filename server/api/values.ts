import type { QrCode } from '../kit/qrCode.ts'
import { builder } from './builder.ts'
import { atMost } from './inputLimits.ts'

/** Value types that every domain's GraphQL uses. */

export const MoneyRef = builder.objectRef<{ cents: number; currency: string }>('Money')
MoneyRef.implement({
  fields: t => ({
    cents: t.expose('cents', { type: 'Cents' }),
    currency: t.exposeString('currency'),
  }),
})

/** Cents as the API's `Money`; null stays null. */
export function money(cents: number, currency?: string): { cents: number; currency: string }
export function money(cents: number | null, currency?: string): { cents: number; currency: string } | null
export function money(cents: number | null, currency = 'EUR') {
  return cents === null ? null : { cents, currency }
}

export const LanguageRef = builder.enumType('Language', {
  values: { DE: { value: 'de' }, EN: { value: 'en' } } as const,
})
export const DirectionRef = builder.enumType('Direction', {
  values: { ASC: { value: 'asc' }, DESC: { value: 'desc' } } as const,
})

export const LocalizedTextRef = builder.objectRef<{ de: string; en?: string | null }>('LocalizedText')
LocalizedTextRef.implement({
  description: 'A text in both languages, for those who edit it; readers get the language they asked for.',
  fields: t => ({
    de: t.exposeString('de'),
    en: t.string({ nullable: true, resolve: text => text.en ?? null }),
  }),
})

/** Twice what the longest translated text may have, so that its own rule speaks first. */
const translated = { characters: 100_000 }

export const LocalizedTextInput = builder.inputType('LocalizedTextInput', {
  fields: t => ({ de: t.string({ required: true, ...atMost(translated) }), en: t.string(atMost(translated)) }),
})

export const QrCodeRef = builder.objectRef<QrCode>('QrCode').implement({
  description: 'A QR code to be drawn: a square of `size` modules.',
  fields: t => ({
    size: t.exposeInt('size'),
    path: t.exposeString('path', { description: 'The dark modules as the `d` of an SVG path, in units of a module.' }),
  }),
})

type ShownDelivery = { readonly weeks: number; readonly earliest: string | null; readonly latest: string | null }

type Dispatch = { readonly orderBy: Date; readonly orderOn: string; readonly sentOn: string }

export const DispatchRef = builder.objectRef<Dispatch>('Dispatch').implement({
  description: 'Until when something that is in stock has to be ordered to be sent on a day.',
  fields: t => ({
    orderBy: t.expose('orderBy', {
      type: 'DateTime',
      description: 'The last moment; it may be over where the answer is older.',
    }),
    orderOn: t.expose('orderOn', { type: 'Date', description: 'The day of that, in the shop’s calendar.' }),
    sentOn: t.expose('sentOn', { type: 'Date', description: 'The day on which it is sent at the latest.' }),
  }),
})

export const DeliveryRef = builder.objectRef<ShownDelivery>('Delivery').implement({
  description: 'When goods arrive, or lie ready: on a working day between these two, both included.',
  fields: t => ({
    weeks: t.exposeInt('weeks', { description: 'Until the latest day, rounded up.' }),
    earliest: t.expose('earliest', {
      type: 'Date',
      nullable: true,
      description: 'Like `latest` null where it counts from a payment that may come on whatever day.',
    }),
    latest: t.expose('latest', { type: 'Date', nullable: true }),
  }),
})
