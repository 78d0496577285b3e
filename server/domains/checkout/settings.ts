import { z } from 'zod'
import { defineSettings, type Settings } from '../settings/rules.ts'
import { countrySetting, localizedSetting } from '../settings/settings.ts'
import { isOn } from '../site/settings.ts'
import { conditionsConflicts } from './conflicts/conditions.ts'
import { minimumConflicts } from './conflicts/minimums.ts'

/** Whether the shop sells and from which value on, and what buyers are told and declare before they order. */
export const checkoutSettings = defineSettings(
  'checkout',
  z.object({
    /** Off: the shop can be looked at and nothing can be bought. */
    enabled: z.boolean(),
    /** What visitors read while it is off; null: a sentence of the product. */
    closedNote: localizedSetting.nullable(),
    /** The least that goods must be worth, after discounts, in cents of the prices' own basis. Null: all countries, all
     *  customers. The most particular one that fits counts: see `cart/rules/minimumOrder.ts`. */
    minimums: z
      .array(
        z.object({
          country: countrySetting.nullable(),
          /** Of customers who have this discount group. */
          discountGroup: z.string().min(1).max(100).nullable(),
          amount: z.int().min(0),
        }),
      )
      .max(100),
    termsRequired: z.boolean(),
    conditionsRequired: z.boolean(),
    conditionsUrl: z.string().max(500).nullable(),
    /** A declaration, no proof of age. */
    ageRequired: z.boolean(),
    /** What buyers read above the button that orders; null: nothing. */
    additionalInformation: localizedSetting.nullable(),
  }),
  {
    ...{ enabled: true, closedNote: null, minimums: [] },
    ...{ termsRequired: true, conditionsRequired: false, conditionsUrl: null, ageRequired: false },
    additionalInformation: null,
  },
  { conflicts: values => [...minimumConflicts(values.minimums), ...conditionsConflicts(values)] },
)

/** Whether the shop sells for the time being: nobody closed it, and it has a shop at all. */
export const isSelling = (settings: Settings): boolean =>
  checkoutSettings.of(settings).enabled && isOn(settings, 'shop')
