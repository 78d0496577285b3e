/** What the server's inputs accept, from schema.graphql; written by `npm run relay`. */

export interface Accepted {
  readonly characters?: number
  readonly entries?: number
  readonly bytes?: number
  readonly lowest?: number
  readonly highest?: number
  readonly html?: boolean
  readonly required?: boolean
}

export const AddProductImageInput = {
  alt: { characters: 300 },
  file: { bytes: 15000000 },
} as const

export const AddVariantInput = {
  size: { characters: 40, required: true },
} as const

export const CreateProductInput = {
  basePrice: { lowest: 0, highest: 100000000 },
  title: { characters: 160, required: true },
} as const

export const DecideWithdrawalInput = {
  answer: { characters: 2000 },
} as const

export const DeclareWithdrawalInput = {
  email: { characters: 254 },
  name: { characters: 160 },
  orderNumber: { characters: 40 },
  parts: { characters: 2000 },
} as const

export const PersonChanges = {
  tags: { entries: 30, characters: 60 },
} as const

export const ProductChanges = {
  basePrice: { lowest: 0, highest: 100000000 },
  careInstructions: { characters: 20000, html: true },
  careLabel: { characters: 200 },
  childPrice: { lowest: 0, highest: 100000000 },
  composition: { characters: 500 },
  deliveryInformation: { characters: 20000, html: true },
  description: { characters: 2000 },
  details: { characters: 50000, html: true },
  expectedDays: { lowest: 0, highest: 3650 },
  expectedDaysMin: { lowest: 0, highest: 3650 },
  generalInformation: { characters: 20000, html: true },
  groupIds: { entries: 100 },
  isMarkedNew: { required: true },
  isMarkedSale: { required: true },
  isOffline: { required: true },
  outOfStockNote: { characters: 300 },
  outOfStockTableText: { characters: 60 },
  personalisationHelp: { characters: 5000, html: true },
  personalisationMaxLength: { lowest: 1, highest: 9999 },
  productNumber: { characters: 60, required: true },
  slug: { characters: 80, required: true },
  sortOrder: { lowest: -1000000, highest: 1000000, required: true },
  subtitle: { characters: 200 },
  tags: { characters: 60, entries: 30 },
  title: { characters: 160, required: true },
  weightGrams: { lowest: 0, highest: 10000000 },
} as const

export const TierInput = {
  from: { lowest: 1, highest: 1000000 },
  price: { lowest: 0, highest: 100000000 },
} as const

export const VariantChanges = {
  price: { lowest: 0, highest: 100000000 },
  sku: { characters: 60, required: true },
  stock: { lowest: 0, highest: 1000000 },
} as const
