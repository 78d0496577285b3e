import { z } from 'zod'
import type { Settings } from '../settings/rules.ts'
import { defineSettings } from '../settings/rules.ts'

const dayMilliseconds = 86_400_000

/** What holds for all partners. */
export const affiliateSettings = defineSettings(
  'affiliates',
  z.object({
    /**
     * Days between shipping and the day on which a commission is due. Usual are the 14 of the withdrawal period, and a week
     * for the way, for the period begins when the goods arrive. Source: § 355 BGB, § 11 FAGG.
     */
    waitDays: z.int().min(0).max(365),
  }),
  { waitDays: 21 },
  { changedBy: 'affiliates' },
)

/** Orders that were shipped before this instant can no longer be withdrawn from, as the shop reckons. */
export const ripeBefore = (settings: Settings, now: Date): Date =>
  new Date(now.getTime() - affiliateSettings.of(settings).waitDays * dayMilliseconds)
