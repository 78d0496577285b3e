import { tierSeparatorsOf } from '../../catalogue/settings.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'
import { euCountries } from '../defaults/countries.ts'
import { discountSettings, paymentSettings, shippingSettings, vatSettings } from '../settings.ts'
import type { PricingRules } from './pricingCase.ts'

/** The keys of the properties that part bulk groups of tier prices: those that the configurator marks, and those that stand
 *  with the discounts. */
export const tierSeparators = (settings: Settings): readonly string[] => [
  ...new Set([...discountSettings.of(settings).tierSeparators, ...tierSeparatorsOf(settings)]),
]

/** The shop's configuration as the rules of the pricing. A seller who taxes at home keeps no rates of other countries
 *  (pricing.md, step 9). */
export function pricingRules(settings: Settings): PricingRules {
  const { country: home, timeZone } = shopSettings.of(settings)
  const vat = vatSettings.of(settings)
  const shipping = shippingSettings.of(settings)
  const discounts = discountSettings.of(settings)
  return {
    timeZone,
    tierSeparators: tierSeparators(settings),
    vat: {
      type: vat.type,
      fixedPrice: vat.fixedPrice,
      smallBusiness: vat.smallBusiness,
      homeCountry: home,
      // Northern Ireland counts as a member state for goods: `vatTerritory`.
      euCountries: [...euCountries, 'XI'],
      defaultGroup: vat.defaultGroup,
      groups: vat.groups.map(group => ({
        id: group.id,
        rates: vat.taxesAtDestination ? group.rates : { [home]: group.rates[home] },
      })),
    },
    shipping: {
      defaultGroup: shipping.defaultGroup,
      freeFromByCountry: shipping.freeFromByCountry,
      groups: shipping.groups,
    },
    discountGroups: discounts.groups,
    paymentMethods: paymentSettings.of(settings).methods.map(method => ({
      id: method.id,
      configured: method.isConfigured,
      enabled: method.isEnabled,
      min: method.min,
      max: method.max,
      order: method.order,
      countries: method.countries,
    })),
  }
}
