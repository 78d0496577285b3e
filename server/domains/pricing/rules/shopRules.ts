import { euCountries } from '../settings/countries.ts'
import type { Settings } from '../settings/rules.ts'
import type { PricingRules } from './rules/pricingCase.ts'

/** The shop's configuration as the rules of the pricing. A seller who taxes at home keeps no rates of other countries
 *  (pricing.md, step 9). */
export function pricingRules(settings: Settings): PricingRules {
  const home = settings.shop.country
  return {
    timeZone: settings.shop.timeZone,
    tierSeparators: settings.discounts.tierSeparators,
    vat: {
      type: settings.vat.type,
      fixedPrice: settings.vat.fixedPrice,
      homeCountry: home,
      euCountries,
      defaultGroup: settings.vat.defaultGroup,
      groups: settings.vat.groups.map(group => ({
        id: group.id,
        rates: settings.vat.taxesAtDestination ? group.rates : { [home]: group.rates[home] },
      })),
    },
    shipping: {
      defaultGroup: settings.shipping.defaultGroup,
      freeFromByCountry: settings.shipping.freeFromByCountry,
      groups: settings.shipping.groups,
    },
    discountGroups: settings.discounts.groups,
    paymentMethods: settings.payment.methods.map(method => ({
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
