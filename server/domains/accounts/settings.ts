import { z } from 'zod'
import { defineSettings, type Settings } from '../settings/rules.ts'

/** What concerns people's accounts. */
export const accountSettings = defineSettings(
  'accounts',
  z.object({
    /** Where the browser goes after signing out: a path of this site, or a whole address by https. Null: to the start page.
     *  Source: platform.md 4. */
    logoutUrl: z
      .string()
      .max(500)
      .regex(/^(\/(?![/\\])|https:\/\/[^/\\\s]+)[^\\\s]*$/, 'It must be a path of this site or begin with https://.')
      .nullable(),
    /** Whether staff may give customers other numbers than those that are drawn. */
    staffNumberCustomers: z.boolean(),
  }),
  { logoutUrl: null, staffNumberCustomers: false },
)

/** Where the browser goes after signing out. */
export const logoutUrl = (settings: Settings): string => accountSettings.of(settings).logoutUrl ?? '/'
