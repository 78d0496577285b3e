import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import type { RequestContext } from './api/context.ts'
import { RequestFailed } from './api/failures.ts'
import type { Route } from './api/rest.ts'
import { maintenanceOf } from './api/siteEdge.ts'
import { settingsOf } from './domains/settings/graphql.ts'
import { readSettings } from './domains/settings/queries.ts'
import { type Component, componentNames } from './domains/site/defaults/components.ts'
import { settingsLately } from './domains/site/queries.ts'
import { isOn } from './domains/site/settings.ts'
import { NotFound } from './kit/refusals.ts'
import { isStaff } from './kit/viewer.ts'

/**
 * The doors of what can be switched off: which fields at the root of GraphQL, which types behind `node`, and which documented
 * paths belong to it. What is off answers as if it did not exist, to everybody; what is stored of it stays. The first that fits
 * counts.
 */
const doors: Readonly<Record<Component, { readonly fields: RegExp; readonly paths: RegExp; readonly types?: RegExp }>> =
  {
    coupons: { fields: /coupon/i, paths: /coupon/i, types: /^Coupon/ },
    vouchers: { fields: /voucher/i, paths: /voucher/i, types: /^Voucher/ },
    affiliates: { fields: /affiliate|commission/i, paths: /affiliate/i, types: /^Affiliate/ },
    companies: {
      fields: /compan(?:y|ies)|buyer|orderRequest|askApproval/i,
      paths: /compan(?:y|ies)/i,
      types: /^Compan/,
    },
    galleries: {
      fields: /galler/i,
      paths: /\/gallery|gallerybrowser/i,
      types: /^Gallery/,
    },
    feeds: { fields: /^feed/i, paths: /\/feed/i },
    imports: { fields: /productImport/i, paths: /product_import/i, types: /^ProductImport/ },
    webhooks: { fields: /webhook/i, paths: /webhook/i, types: /^Webhook/ },
    wishLists: { fields: /wish/i, paths: /wish/i, types: /^WishList/ },
    quickOrder: { fields: /^(?:addArticlesToCart|articles)$/, paths: /$^/ },
    shop: {
      fields:
        /^(?:add\w*ToCart|answerCartLines|changeCartLine|removeCartLines|createCart|enterCode|removeCode|updateCheckout|placeOrder|reorder)$/,
      paths: /\/shop\/cart(?:\/|$)|checkout/i,
    },
  }

/** The order in which they are asked: what sells parts of its own comes before selling itself. */
const asked: readonly Component[] = [...componentNames.filter(name => name !== 'shop'), 'shop']

const componentOf = (kind: 'fields' | 'paths' | 'types', name: string): Component | null =>
  asked.find(component => doors[component][kind]?.test(name)) ?? null

/** The part of the product that a field at the root of GraphQL belongs to; null: none that can be switched off. */
export const componentOfField = (name: string): Component | null => componentOf('fields', name)
/** The same of a documented path. */
export const componentOfPath = (path: string): Component | null => componentOf('paths', path)

/** Mutations by which somebody comes in: else nobody could end the maintenance. */
const entering =
  /^(?:signIn|signInWithPasskey|startPasskeySignIn|signOut|requestPasswordReset|resetPassword|requestSecondFactorReset|resetSecondFactor|keepSecondFactor|keepSecondFactorByLink|confirmAccount)$/
/** Documented paths that go on. */
const enteringPaths = /^\/api\/v0\/(?:auth(?:\/|$)|config(?:\/|$)|payment)/

async function refuseWhileMaintained({ viewer, database }: RequestContext): Promise<void> {
  // Programs of the shop's own go on as its staff do.
  if (isStaff(viewer) || viewer.key !== null) return
  const maintenance = maintenanceOf(await settingsLately(database.drizzle))
  if (maintenance)
    throw new RequestFailed(503, 'C503', 'The site is being worked on, please try again later.', maintenance.seconds)
}

/** A schema whose fields at the root answer only while what they belong to is switched on, and whose mutations are for staff
 *  alone while the site is being worked on. */
export function withGates(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    const isMutation = type === schema.getMutationType()
    for (const field of Object.values(type?.getFields() ?? {})) {
      const component = componentOfField(field.name)
      const isNode = !isMutation && (field.name === 'node' || field.name === 'nodes')
      const isStopped = isMutation && !entering.test(field.name)
      if (component === null && !isNode && !isStopped) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (root, args: Readonly<Record<string, unknown>>, context: RequestContext, info) => {
        const wanted = component ? [component] : isNode ? componentsOfIds(args) : []
        const go = () => resolve(root, args, context, info)
        // Documents may ask for thousands of ids under as many names.
        return wanted.length === 0 && !isStopped ? go() : admitted(context, wanted, isStopped).then(go)
      }
    }
  }
  return schema
}

/** Throws where one of the parts is switched off, or what visitors change is stopped. */
async function admitted(context: RequestContext, wanted: readonly Component[], isStopped: boolean): Promise<void> {
  if (isStopped) await refuseWhileMaintained(context)
  if (wanted.length === 0) return
  // What changes something reads its settings by itself, with what it changes: asked for before, they would be one statement more.
  const settings = await (isStopped ? settingsLately(context.database.drizzle) : settingsOf(context))
  if (!wanted.every(each => isOn(settings, each))) throw new NotFound()
}

/** Characters of the longest name of a type, as the beginning of an id in base64. */
const typeCharacters = 60

/** What the things behind global ids belong to. */
const componentsOfIds = ({ id, ids }: { readonly id?: unknown; readonly ids?: unknown }): Component[] =>
  [id, ...(Array.isArray(ids) ? ids : [])].flatMap(each => {
    const type = typeof each === 'string' ? typeOfId(each) : null
    const component = type === null ? null : componentOf('types', type)
    return component === null ? [] : [component]
  })

const typeOfId = (id: string): string | null => {
  const [type = null] = Buffer.from(id.slice(0, typeCharacters), 'base64').toString('utf8').split(':')
  return type
}

/** Documented paths that answer only while what they belong to is switched on, and not while the site is being worked on. */
export const gatedRoutes = (routes: readonly Route[]): readonly Route[] =>
  routes.map(route => {
    const component = componentOfPath(route.path)
    const goesOn = route.method === 'GET' || enteringPaths.test(route.path)
    return {
      ...route,
      async gate(context) {
        if (component !== null && !isOn(await readSettings(context.database.drizzle), component))
          throw new RequestFailed(404, 'NO_ROUTE', 'There is no such path.')
        if (!goesOn) await refuseWhileMaintained(context)
      },
    }
  })
