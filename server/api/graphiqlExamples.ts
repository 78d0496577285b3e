/** A query that GraphiQL offers in a tab, with what it needs: `headers` of the request, and variables. */
export type GraphiqlExample = {
  readonly query: string
  readonly variables?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Where a tab asks for what another one answered; nobody's token. */
export const cartToken = 'cart_of-the-tab-before'

const buyer = { 'Cart-Token': cartToken }

/** What shoppers and their storefronts ask. */
const selling: readonly GraphiqlExample[] = [
  {
    query: `# Twelve products of a group with price and picture. The
# next twelve: after: endCursor.
query ProductsOfGroup {
  productGroup(slug: "trikots") {
    title
    products(first: 12, orderBy: RECOMMENDED) {
      totalCount
      edges {
        node {
          productNumber
          title
          path
          price { from { cents currency } }
          fits
          image { url(width: 480, absolute: true) alt }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`,
  },
  {
    query: `# "Hose" finds "Trainingshose"; typing errors are forgiven.
query Search {
  search(query: "Hose") {
    products(first: 6) {
      totalCount
      edges { titleParts { text isMatch } node { productNumber path } }
    }
  }
}`,
  },
  {
    query: `# A product by its article number; also by slug or gtin.
query ProductByNumber {
  product(number: "2410") {
    id
    title
    price { from { cents currency } }
    tierPrices { from }
    variants { id sku size fit color { title hex } price { cents } availability { state quantity } }
  }
}`,
  },
  {
    query: `# A cart of its own, for programs with a key and clients
# without cookies. The token is shown this once: send it as
# the header Cart-Token with all that concerns this cart. In
# a browser a cookie does that.
mutation CreateCart {
  createCart {
    token
    expiresAt
    errors { code message }
  }
}`,
  },
  {
    query: `# Two pieces of a size. Ids are taken as they are shown, or
# as key:value. The header Cart-Token is the token that
# CreateCart gave; in a browser leave it out.
mutation AddToCart($input: AddToCartInput!) {
  addToCart(input: $input) {
    addedAmount
    cart { pieceCount totals { toPay { cents currency } } }
    errors { code path message }
  }
}`,
    variables: {
      input: { productId: 'number:2410', pieces: [{ variantId: 'sku:2410-NAV-H-M', amount: 2 }] },
    },
    headers: buyer,
  },
  {
    query: `# The cart with states, prices and what still stands in the
# way of an order.
query Cart {
  viewer {
    cart {
      isPlaceable
      problems { code }
      lines { title amount state maxAmount unitPrice { cents } total { cents } }
      totals { goods { cents } shipping { cents } vat { rate vat { cents } } toPay { cents currency } }
    }
  }
}`,
    headers: buyer,
  },
  {
    query: `# What a buyer enters in the checkout; what is left out
# stays.
mutation UpdateCheckout($input: UpdateCheckoutInput!) {
  updateCheckout(input: $input) {
    cart {
      isPlaceable
      problems { code }
      paymentMethods { key title }
      totals { toPay { cents currency } }
    }
    errors { code path message }
  }
}`,
    variables: {
      input: {
        changes: {
          email: 'kim@example.com',
          shippingAddress: {
            type: 'PERSON',
            firstName: 'Kim',
            lastName: 'Muster',
            address: 'Hauptplatz 1',
            zip: '4600',
            city: 'Wels',
            country: 'AT',
          },
          paymentMethod: 'prepayment',
        },
      },
    },
    headers: buyer,
  },
  {
    query: `# The order. expectedTotal is the amount that the buyer saw
# (toPay of UpdateCheckout, in cents). The key is made anew
# for each order: sent twice, it is one order.
mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order { orderNumber placedAt toPay { cents currency } lines { title amount } }
    errors { code path message }
  }
}`,
    variables: {
      input: { idempotencyKey: 'new-for-each-order-1', acceptTerms: true, expectedTotal: 0 },
    },
    headers: buyer,
  },
]

/** What programs with a key ask, and staff. */
const running: readonly GraphiqlExample[] = [
  {
    query: `# What was changed or deleted, each once after its last
# change; go on with after: endCursor while hasNextPage is
# true, and from there the next time. For those who may read
# the area.
query PullChanges {
  orderChanges(first: 50) {
    edges {
      node { changedAt deletedAt record { ... on Order { orderNumber paidAt shippedAt revision } } }
    }
    pageInfo { hasNextPage endCursor }
  }
  productChanges(first: 50) {
    edges {
      node { id changedAt deletedAt record { ... on Product { productNumber title } } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`,
  },
  {
    query: `# A product with sizes and tier prices, visible at once.
# Amounts are cents.
mutation CreateProduct($input: CreateProductInput!) {
  createProduct(input: $input) {
    product { id productNumber path management { revision } variants { sku } }
    errors { code path message }
  }
}`,
    variables: {
      input: {
        kind: 'GOODS',
        title: { de: 'Trikot Beispiel', en: 'Example jersey' },
        basePrice: 1990,
        groupIds: ['slug:trikots'],
        changes: { productNumber: 'HF-900', isOffline: false },
        newVariants: [
          { sku: 'HF-900-M', size: 'M', fit: 'MEN', colorId: 'code:NAV', stock: 12 },
          { sku: 'HF-900-L', size: 'L', fit: 'MEN', colorId: 'code:NAV', stock: 3 },
        ],
        tiers: [{ from: 10, price: 1790 }],
      },
    },
  },
  {
    query: `# What is left out stays, null clears. revision is the one
# that was read (management { revision }).
mutation UpdateProduct($input: UpdateProductInput!) {
  updateProduct(input: $input) {
    product { productNumber price { from { cents } } management { revision } }
    errors { code path message }
  }
}`,
    variables: { input: { productId: 'number:HF-900', revision: 1, changes: { basePrice: 2190 } } },
  },
  {
    query: `# Stock of many sizes at once; null is without limit.
# setPrices does the same for prices.
mutation SetStock($input: SetStockInput!) {
  setStock(input: $input) {
    changed
    errors { code path message }
  }
}`,
    variables: {
      input: {
        items: [
          { number: 'HF-900-M', stock: 25 },
          { number: 'HF-900-L', stock: 8 },
        ],
      },
    },
  },
  {
    query: `# Groups and colours as staff see them, with the names by
# which programs know them.
query GroupsAndColours {
  managedProductGroups(first: 50) {
    edges { node { groupId slug title { de en } parentIds productCount revision } }
  }
  managedColors(first: 50) {
    edges { node { colorId code hex title { de en } productCount revision } }
  }
}`,
  },
  {
    query: `mutation CreateGroup($input: CreateProductGroupInput!) {
  createProductGroup(input: $input) {
    management { groupId slug revision }
    errors { code path message }
  }
}`,
    variables: { input: { changes: { slug: 'beispiel', title: { de: 'Beispiel', en: 'Example' } } } },
  },
  {
    query: `mutation CreateColour($input: CreateColorInput!) {
  createColor(input: $input) {
    management { colorId code revision }
    errors { code path message }
  }
}`,
    variables: { input: { changes: { code: 'TEAL', hex: '#0F766E', title: { de: 'Petrol', en: 'Teal' } } } },
  },
  {
    query: `# The latest orders as staff see them.
query Orders {
  orders(first: 10) {
    totalCount
    edges {
      node {
        id
        orderNumber
        placedAt
        customerName
        paymentState
        shippingState
        tags
        totals { gross { cents currency } }
        lines { title amount }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`,
  },
  {
    query: `# Notes that money has come in and writes to the customers.
# Orders by id, or as number:100001.
mutation MarkPaid($input: MarkOrdersPaidInput!) {
  markOrdersPaid(input: $input) {
    orders { orderNumber paidAt paymentState }
    errors { code path message }
  }
}`,
    variables: { input: { orderIds: ['number:100001'] } },
  },
  {
    query: `# An address that is told of orders. The secret by which
# messages are signed is shown this once.
mutation CreateWebhook($input: CreateWebhookEndpointInput!) {
  createWebhookEndpoint(input: $input) {
    endpoint { id url kinds }
    secret
    errors { code path message }
  }
}`,
    variables: {
      input: { label: 'ERP', url: 'https://erp.example.com/shop', kinds: ['order.placed', 'order.paid'] },
    },
  },
  {
    query: `# What addresses of yours can be told of, and those that are
# told.
query Webhooks {
  webhookKinds { name about area namesPeople }
  webhookEndpoints(first: 10) {
    edges { node { id label url kinds isActive deliveredAt failingSince } }
  }
}`,
  },
]

/** A query for each job, in the order in which GraphiQL shows its tabs; the first is for everybody. They ask for what the
 *  demo shop has. */
export const graphiqlExamples: readonly GraphiqlExample[] = [...selling, ...running]

/** The tabs as GraphiQL takes them. */
export const graphiqlTabs = () =>
  graphiqlExamples.map(({ query, variables, headers }) => ({
    query,
    ...(variables && { variables: JSON.stringify(variables, null, 2) }),
    ...(headers && { headers: JSON.stringify(headers, null, 2) }),
  }))
