import { z } from 'zod'
import {
  anything,
  changed,
  exampleIds,
  idOf,
  instant,
  listOf,
  named,
  oneOf,
  text,
  whole,
  yesNo,
} from '../../../../kit/answers.ts'
import { addressFields } from '../../addresses/presentAddress.ts'

/** What `presentOwnUser` and `presentGuest` answer. */

const roles = ['guest', 'user', 'member', 'admin', 'system', 'internal'] as const
export const rolesAnswer = z.array(z.enum(roles)).meta({ description: 'roles', examples: [['user']] })

const none = z.array(z.string()).meta({ description: 'empty so far', examples: [[]] })
const addressName = (about: string) =>
  z.union([z.string(), z.literal(false)]).meta({ description: `${about}; false: none`, examples: [exampleIds.address] })

const names = {
  title: text('academic or other title', 'Dr.').nullable(),
  first_name: text('given name', 'Kim').nullable(),
  last_name: text('family name', 'Muster').nullable(),
  company: text('name of the company', 'SV Halle').nullable(),
  phone: text('with the country’s prefix', '+43 732 123456').nullable(),
}

const userFields = {
  handle: text('e-mail address; null of a guest', 'kim@example.com').nullable(),
  username: text('the same', 'kim@example.com').nullable(),
  name: text('shown name', 'Kim Muster').nullable(),
  roles: rolesAnswer,
  customer_number: whole('number by which the shop knows them', 20042).nullable(),
  last_active: instant('when they were last seen').nullable(),
  last_online: whole('minutes since then, 9999 if unknown', 3),
  online_status: oneOf('`online` below five minutes', ['online', 'unknown', 'offline']),
  lastLogin: instant('when they last signed in').nullable(),
  failedLogins: whole('wrong passwords since', 0),
  two_factor: z.object({ enabled: yesNo('whether signing in takes a second step') }),
  language: oneOf('in which they are written to', ['de', 'en']).nullable(),
  meta: anything('what came along with the sign-up', null),
  userData: z.object({
    ...names,
    addresses: listOf(
      z.object({ uuid: idOf('address', 'the address'), ...addressFields }),
      'saved addresses; `PUT auth` replaces the list',
    ),
    contacts: listOf(
      z.object({
        type: oneOf('of what kind', ['email', 'phone']),
        value: text('the address or number', 'kim@example.com'),
      }),
      'ways to reach them',
    ),
    files: none,
    shop: z.object({
      discount_groups: z
        .array(z.string())
        .meta({ description: 'ids of agreed discounts; for those who may read terms', examples: [[]] })
        .optional(),
      default_shipping_address: addressName('id of the address where parcels go'),
      default_invoice_address: addressName('id of the address to which is charged'),
    }),
    newsletter: z.object({ consent: instant('since when they want it').nullable(), subscribed_lists: none }),
    accounting: z.object({ customer_number: whole('as above', 20042).nullable() }),
  }),
}

/** A person as they see themselves. */
export const ownUserAnswer = named(
  'OwnUser',
  'Whoever is signed in; of a guest the same fields with nothing in them, and `_id` null.',
  z.object({ _id: idOf('user', 'the id; null of a guest').nullable(), ...userFields }),
)

/** A person as staff see them. */
export const userAnswer = named(
  'User',
  'An account.',
  z.object({
    _id: idOf('user'),
    global_id: text(
      'the id under which GraphQL shows it; both are taken wherever an id is',
      Buffer.from(`User:${exampleIds.user}`).toString('base64'),
    ),
    ...userFields,
    created: instant('when it was opened'),
    state: oneOf('what it is now', ['active', 'inactive', 'deletionAsked', 'invited', 'unconfirmed']),
    changed: changed('users'),
  }),
)
