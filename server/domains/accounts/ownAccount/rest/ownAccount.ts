import { z } from 'zod'
import type { RequestContext } from '../../../../api/context.ts'
import { nothing, type Route, route } from '../../../../api/rest.ts'
import { whole } from '../../../../kit/answers.ts'
import { NotAllowed, type Refusal, Refused, refusal, refuseIf } from '../../../../kit/refusals.ts'
import { addressEntered, restAddressInput, restParts } from '../../addresses/presentAddress.ts'
import { addressesOf } from '../../addresses/queries.ts'
import { customerNumber, updateOwnAccount } from '../operations.ts'
import { type AccountRow, accountRow } from '../queries.ts'
import type { ListedAddress } from '../rules/ownAddresses.ts'
import { ownUserAnswer } from './answers.ts'
import { presentOwnUser } from './presentOwnUser.ts'

const text = z.string().max(1000).nullish()
/** `false` and null name no address, as the documented clients send them. */
const addressName = z.union([z.string().max(100), z.literal(false), z.null()]).optional()

const address = restAddressInput.extend({ uuid: z.string().max(100).nullish() })

const input = z.object({
  _id: z.string().max(320).nullish(),
  handle: z.string().max(320).nullish(),
  username: z.string().max(320).nullish(),
  roles: z.unknown().optional(),
  password: z.unknown().optional(),
  language: z.enum(['de', 'en']).nullish(),
  userData: z
    .object({
      ...{ title: text, first_name: text, last_name: text, company: text, phone: text },
      addresses: z.array(address).max(100).optional(),
      shop: z
        .object({
          discount_groups: z.unknown().optional(),
          default_shipping_address: addressName,
          default_invoice_address: addressName,
        })
        .nullish(),
      newsletter: z.object({ consent: z.union([z.boolean(), z.string().max(20), z.null()]).optional() }).nullish(),
    })
    .nullish(),
})
type Input = z.infer<typeof input>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What is not a person's own to change here, where it differs from what it is. */
function forbidden(account: AccountRow, { _id, handle, username, roles, password, userData }: Input): Refusal[] {
  const elsewhere = (field: string) =>
    refusal('INVALID_INPUT', [field], `${field} is changed by a request of its own or not at all.`)
  const groups = userData?.shop?.discount_groups
  return [
    ...(_id && _id !== account.id ? [elsewhere('_id')] : []),
    ...(handle && handle.toLowerCase() !== account.email.toLowerCase() ? [elsewhere('handle')] : []),
    ...(username && username.toLowerCase() !== account.email.toLowerCase() ? [elsewhere('username')] : []),
    ...(password !== undefined && password !== null ? [elsewhere('password')] : []),
    ...(roles !== undefined && !same(roles, account.roles)
      ? [refusal('ROLES_NOT_ALLOWED', ['roles'], 'Nobody gives roles to themselves.')]
      : []),
    ...(groups !== undefined && !same(groups, account.terms.discountGroups ?? [])
      ? [refusal('ROLES_NOT_ALLOWED', ['userData', 'shop', 'discount_groups'], 'The shop agrees discounts.')]
      : []),
  ]
}

const listed = ({ uuid, ...given }: z.infer<typeof address>): ListedAddress => ({ uuid, ...addressEntered(given) })

/** A field's name in the documented words. */
const names: Readonly<Record<string, string>> = {
  ...restParts,
  defaultInvoice: 'shop.default_invoice_address',
  defaultShipping: 'shop.default_shipping_address',
  newsletter: 'newsletter.consent',
}

async function inOwnWords(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const named = ([_changes, ...path]: readonly string[]) => path.flatMap(part => (names[part] ?? part).split('.'))
    throw new Refused(error.refusals.map(each => ({ ...each, path: ['userData', ...named(each.path)] })))
  }
}

async function ownRow({ database, viewer }: RequestContext): Promise<AccountRow> {
  const account = viewer.accountId ? await accountRow(database, viewer.accountId) : null
  if (!account?.isActive) throw new NotAllowed(viewer.accountId !== null)
  return account
}

export const ownAccountRoutes: readonly Route[] = [
  route({
    method: 'PUT',
    path: '/api/v0/auth',
    audience: 'signedIn',
    summary:
      'Changes the signed-in user: names, phone, language, addresses as a whole list, default addresses, newsletter. What is left out stays; `meta`, `contacts`, `files` and `accounting` are only shown. Other roles, handles, passwords and discount groups than the user has are refused.',
    input,
    answer: z.array(ownUserAnswer).describe('one: the user as it is now'),
    example: { userData: { first_name: 'Kim', phone: '+43 732 123456' }, language: 'de' },
    async run(context, given) {
      refuseIf(forbidden(await ownRow(context), given))
      const { userData, language } = given
      const { title, first_name: firstName, last_name: lastName, company, phone, addresses, shop } = userData ?? {}
      const consent = userData?.newsletter?.consent
      const changes = {
        ...{ title, firstName, lastName, company, phone },
        ...(language && { language }),
        ...(addresses && { addresses: addresses.map(listed) }),
        defaultInvoice: shop?.default_invoice_address || null,
        defaultShipping: shop?.default_shipping_address || null,
      }
      const newsletter = consent === undefined ? null : Boolean(consent)
      await inOwnWords(() => updateOwnAccount(context, { changes, newsletter }))
      const account = await ownRow(context)
      return [presentOwnUser(account, await addressesOf(context.database.drizzle, account.id), context.now())]
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/auth/getUniqueCustomerId',
    audience: 'signedIn',
    summary: 'The number by which the shop knows the signed-in customer.',
    input: nothing,
    answer: z.object({ id: whole('the customer number', 20042) }),
    changesState: true,
    async run(context) {
      return { id: await customerNumber(context, null) }
    },
  }),
]
