import { listingSettings, unitSettings } from '../../catalogue/settings.ts'
import { checkoutSettings } from '../../checkout/settings.ts'
import {
  discountSettings,
  displaySettings,
  paymentSettings,
  shippingSettings,
  vatSettings,
} from '../../pricing/settings.ts'
import type { Settings } from '../rules.ts'
import { shopSettings } from '../settings.ts'

/** An amount in euros, and beside it in whole cents; both null for none. Source: decision 0005. */
const amount = <Name extends string>(name: Name, cents: number | null) =>
  ({ [name]: cents === null ? null : cents / 100, [`${name}_cents`]: cents }) as Record<
    Name | `${Name}_cents`,
    number | null
  >

const lowerKeys = <Value, Shown>(record: Readonly<Record<string, Value>>, show: (value: Value) => Shown) =>
  Object.fromEntries(Object.entries(record).map(([code, value]) => [code.toLowerCase(), show(value)]))

/** The shop's configuration in the names of the documented clients, as far as there is one; rates in percent. It is for
 *  reading: changes name the section. Source: shop.md 3 "Shop configuration". */
export function presentShopConfig(settings: Settings) {
  const { name, address, zip, city, email, bankAccount, country, currency } = shopSettings.of(settings)
  const vat = vatSettings.of(settings)
  const shipping = shippingSettings.of(settings)
  const checkout = checkoutSettings.of(settings)
  const display = displaySettings.of(settings)
  return {
    enabled: checkout.enabled,
    currency,
    prefix_currency: display.currencyFirst,
    showPrice: display.showPrices,
    showShippingCosts: display.showShippingCosts,
    show_sold_out: listingSettings.of(settings).showSoldOut,
    info: { title: name, address, zip, city, email, bankverbindung: bankAccount, country: country.toLowerCase() },
    vat: {
      vat_type: vat.type,
      fixed_price: vat.fixedPrice,
      default_vat_group: vat.defaultGroup,
      groups: vat.groups.map(({ id, rates }) => ({
        uuid: id,
        rates: lowerKeys(rates, list =>
          list.map(({ validFrom, rate }) => ({ valid_from: validFrom, rate: rate / 100 })),
        ),
      })),
    },
    shipping: {
      default_shipping_group: shipping.defaultGroup,
      countries: shipping.countries.map(({ code, title }, order) => ({
        ...{ code: code.toLowerCase(), title: title.de, order },
        ...amount('free_from', shipping.freeFromByCountry[code] ?? null),
      })),
      groups: shipping.groups.map(({ id, countBy, freeFrom, tiers }) => ({
        ...{ uuid: id, count_by: countBy, ...amount('free_from', freeFrom) },
        tiers: tiers.map(({ max, costs }) => ({
          max,
          costs: lowerKeys(costs, ({ cost, zipRanges }) => ({
            ...amount('cost', cost),
            zip_ranges: zipRanges.map(({ from, to, cost: own, freeFrom: free }) => ({
              ...{ from, to, ...amount('cost', own), ...amount('free_from', free) },
            })),
          })),
        })),
      })),
    },
    discount_groups: discountSettings.of(settings).groups.map(({ id, type, roles, global, additive, tiers }) => ({
      ...{ uuid: id, type, roles, global, additiv: additive },
      items: tiers.map(({ from, discount }) => ({
        ...amount('from', from),
        ...(type === 'flat' ? amount('discount', discount) : { discount: discount / 100 }),
      })),
    })),
    paymentsources: Object.fromEntries(
      paymentSettings
        .of(settings)
        .methods.map(({ id, isConfigured, isEnabled, min, max, order }) => [
          id,
          { configured: isConfigured, enabled: isEnabled, ...amount('min', min), ...amount('max', max), order },
        ]),
    ),
    quantity_units: unitSettings.of(settings).units,
    default_quantity_unit: unitSettings.of(settings).defaultUnit,
    checkout: {
      terms_required: checkout.termsRequired,
      special_conditions: checkout.conditionsRequired,
      special_conditions_url: checkout.conditionsUrl,
      age_verification: checkout.ageRequired,
    },
  }
}
