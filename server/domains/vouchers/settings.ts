import { z } from 'zod'
import { defineSettings, type Settings } from '../settings/rules.ts'
import { isOn } from '../site/settings.ts'
import { isPublicPicture } from './conflicts/picture.ts'

/** The least term of a voucher, in years to the end of the year: shorter ones do not hold (§§ 195, 199 BGB). */
const leastYears = 3
/** Between one euro and what a voucher holds at most (`mostVoucherCents`). */
const cents = z.int().min(100).max(1_000_000)

/** Whether vouchers are sold and taken, of which amounts, and how long they hold. Source: shop.md 6; legal.md 29. */
export const voucherSettings = defineSettings(
  'voucher',
  z.object({
    enabled: z.boolean(),
    /** The file of the library that stands on vouchers whose template has no picture; null: none. */
    image: z.uuid().nullable(),
    /** Years until the end of the year in which a sold voucher expires; 0: it never does. */
    validYears: z
      .int()
      .min(0)
      .max(99)
      .refine(years => years === 0 || years >= leastYears, `is 0 (for good), or at least ${leastYears}`),
    /** Amounts that buyers may choose, in cents. */
    leastAmount: cents,
    mostAmount: cents,
  }),
  { enabled: true, image: null, validYears: 0, leastAmount: 1000, mostAmount: 50_000 },
  {
    conflicts: ({ leastAmount, mostAmount }) =>
      leastAmount <= mostAmount ? [] : [{ path: ['mostAmount'], message: 'is below the least amount' }],
    hindrances: async (tx, before, { image }) =>
      image === null || image === before.image || (await isPublicPicture(tx, image))
        ? []
        : [{ path: ['image'], message: 'is no picture of the library that everybody may have' }],
  },
)

/** Whether vouchers are sold and taken. */
export const takesVouchers = (settings: Settings): boolean =>
  voucherSettings.of(settings).enabled && isOn(settings, 'vouchers')
