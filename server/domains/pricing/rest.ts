import { z } from 'zod'
import { nothing, type Route, route } from '../../api/rest.ts'
import { listed, text, whole } from '../../kit/answers.ts'
import { readSettings } from '../settings/queries.ts'
import { shippingSettings } from './settings.ts'

const code = (about: string) => text(about, 'at')
const country = z.object({
  _id: code('code of the country, ISO 3166-1 in small letters'),
  id: code('the same'),
  code: code('the same'),
  flag: code('the same, for the picture of its flag'),
  title: text('in the language asked for', 'Österreich'),
  translations: z.object({ de: text('in German', 'Österreich'), en: text('in English', 'Austria') }),
  order: whole('its place', 0),
})

export const pricingRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/shop_countries',
    audience: 'everyone',
    summary: 'The countries that the shop delivers to, in their order, with German and English names.',
    input: nothing,
    answer: listed(country, 'countries'),
    async run({ database, language }) {
      const shipping = shippingSettings.of(await readSettings(database.drizzle))
      const items = shipping.countries.map(({ code, title }, order) => ({
        _id: code.toLowerCase(),
        id: code.toLowerCase(),
        code: code.toLowerCase(),
        flag: code.toLowerCase(),
        title: (language === 'en' && title.en) || title.de,
        translations: { de: title.de, en: title.en ?? title.de },
        order,
      }))
      return { items, total: items.length }
    },
  }),
]
