import { z } from 'zod'
import type { Role } from '../../kit/viewer.ts'
import { defineSettings, type Settings } from '../settings/rules.ts'

/** Roles that are given to people one by one. */
const givenRoles = ['member', 'admin', 'system', 'internal'] as const satisfies readonly Role[]

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
    /** Roles besides that of a customer that may be given to somebody; who has another one keeps it. */
    availableRoles: z.array(z.enum(givenRoles)).max(givenRoles.length),
  }),
  { logoutUrl: null, staffNumberCustomers: false, availableRoles: [...givenRoles] },
  {
    tidied: values => ({ ...values, availableRoles: givenRoles.filter(role => values.availableRoles.includes(role)) }),
  },
)

/** Roles that may be given to somebody. */
export const availableRoles = (settings: Settings): readonly Role[] => [
  'user',
  ...accountSettings.of(settings).availableRoles,
]

/** Where the browser goes after signing out. */
export const logoutUrl = (settings: Settings): string => accountSettings.of(settings).logoutUrl ?? '/'
