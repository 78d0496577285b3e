import { type FieldNode, Kind, type OperationDefinitionNode, parse } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { cartToken, type GraphiqlExample, graphiqlExamples, graphiqlTabs } from './api/graphiqlExamples.ts'
import { seedDemo } from './demo/seed.ts'
import { TEST_NOW } from './testing/builders.ts'
import { settled } from './testing/changes.ts'
import { testDatabase } from './testing/database.ts'
import { type Client, testSite } from './testing/site.ts'

/** Each tab of GraphiQL is sent as it stands to the demo shop, one after the other: by a client without cookies where it
 *  names a cart by its token, else by staff. */

const database = await testDatabase()
const site = await testSite(database)
let staff: Client
beforeAll(async () => {
  await seedDemo({ database, storage: site.storage, now: TEST_NOW })
  staff = await site.clientAs(['user', 'admin', 'system'])
})

type Answer = { data?: Record<string, unknown> | null; errors?: unknown[] }

const operationOf = ({ query }: GraphiqlExample) =>
  parse(query).definitions.find((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION)!
const nameOf = (example: GraphiqlExample) => operationOf(example).name!.value

/** What a reader puts into a tab from the answers of those before. */
const answered = { token: '', toPay: 0, orderNumber: '' }
const filledIn: Readonly<Record<string, () => object>> = {
  PlaceOrder: () => ({
    input: { idempotencyKey: 'new-for-each-order-1', acceptTerms: true, expectedTotal: answered.toPay },
  }),
  MarkPaid: () => ({ input: { orderIds: [`number:${answered.orderNumber}`] } }),
}

async function send(example: GraphiqlExample): Promise<Answer> {
  const variables = filledIn[nameOf(example)]?.() ?? example.variables ?? {}
  const isBuyer = example.headers?.['Cart-Token'] === cartToken
  const headers: Record<string, string> = isBuyer ? { 'cart-token': answered.token } : {}
  await settled(database)
  const client = isBuyer ? site.client() : staff
  return (await client.request('POST', '/graphql', { query: example.query, variables }, headers)).body
}

/** Where an answer says nothing: lists without an entry, and root fields that are null. */
function emptyIn(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [path]
    return emptyIn(value[0], `${path}[0]`)
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => emptyIn(inner, `${path}.${name}`))
}

/** Lists that say by being empty that all is well, or that nobody chose anything. */
const mayBeEmpty = /\.(errors|problems|tags|parentIds)$/

test('every tab has a name of its own, and its operation is alone', () => {
  const names = graphiqlExamples.map(nameOf)
  expect(new Set(names).size).toBe(names.length)
  for (const each of graphiqlExamples) expect(parse(each.query).definitions).toHaveLength(1)
})

test('there is a tab for each job', () => {
  const rootFields = graphiqlExamples.flatMap(example =>
    operationOf(example).selectionSet.selections.map(each => (each as FieldNode).name.value),
  )
  expect(rootFields).toEqual([
    ...['productGroup', 'search', 'product', 'createCart', 'addToCart', 'viewer', 'updateCheckout', 'placeOrder'],
    ...['orderChanges', 'productChanges', 'createProduct', 'updateProduct', 'setStock'],
    ...['managedProductGroups', 'managedColors', 'createProductGroup', 'createColor'],
    ...['orders', 'markOrdersPaid', 'createWebhookEndpoint', 'webhookKinds', 'webhookEndpoints'],
  ])
})

test('every tab is answered without errors, and says something', async () => {
  for (const example of graphiqlExamples) {
    const name = nameOf(example)
    const { data, errors } = await send(example)
    expect([name, errors]).toEqual([name, undefined])
    for (const [field, value] of Object.entries(data ?? {})) {
      expect([name, field, value]).not.toEqual([name, field, null])
      expect([name, (value as { errors?: unknown[] }).errors ?? []]).toEqual([name, []])
    }
    expect([name, emptyIn(data, name).filter(path => !mayBeEmpty.test(path))]).toEqual([name, []])
    if (name === 'CreateCart') answered.token = (data as { createCart: { token: string } }).createCart.token
    if (name === 'UpdateCheckout') {
      const { updateCheckout } = data as {
        updateCheckout: { cart: { isPlaceable: boolean; totals: { toPay: { cents: number } } } }
      }
      expect(updateCheckout.cart).toMatchObject({ isPlaceable: true, problems: [] })
      answered.toPay = updateCheckout.cart.totals.toPay.cents
    }
    if (name === 'PlaceOrder')
      answered.orderNumber = (data as { placeOrder: { order: { orderNumber: string } } }).placeOrder.order.orderNumber
  }
})

test('tabs bring variables and headers as the texts that GraphiQL edits', () => {
  const tab = graphiqlTabs().find(({ query }) => query.includes('mutation AddToCart'))!
  expect(JSON.parse(tab.headers!)).toEqual({ 'Cart-Token': cartToken })
  expect(JSON.parse(tab.variables!)).toEqual({
    input: { productId: 'number:2410', pieces: [{ variantId: 'sku:2410-NAV-H-M', amount: 2 }] },
  })
  expect(graphiqlTabs()[0]).toEqual({ query: graphiqlExamples[0]!.query })
})
