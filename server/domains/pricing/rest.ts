import { nothing, type Route, route } from '../../api/rest.ts'
import { readSettings } from '../settings/queries.ts'
import { shippingSettings } from './settings.ts'

export const pricingRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/shop_countries',
    audience: 'everyone',
    summary: 'The countries that the shop delivers to, in their order, with German and English names.',
    input: nothing,
    answer: { items: 'list of `{_id, code, flag, title, translations: {de, en}, order}`', total: 'how many' },
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
