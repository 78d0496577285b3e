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

export const AddOrderNoteInput = {
  note: { characters: 2000 },
} as const

export const AddProductDownloadInput = {
  title: { characters: 160 },
} as const

export const AddProductImageInput = {
  alt: { characters: 300 },
  caption: { characters: 300 },
} as const

export const AddVariantInput = {
  properties: { entries: 30 },
  size: { characters: 40, required: true },
  stock: { lowest: 0, highest: 1000000 },
} as const

export const AffiliateChanges = {
  code: { characters: 40 },
  email: { characters: 254, required: true },
  name: { characters: 100, required: true },
  note: { characters: 2000 },
  rates: { entries: 50 },
  value: { lowest: 1, highest: 1000000, required: true },
  windowDays: { lowest: 1, highest: 365 },
} as const

export const AffiliateRateInput = {
  value: { lowest: 0, highest: 10000 },
} as const

export const ArrangeProductGroupsInput = {
  levels: { entries: 100 },
} as const

export const BlockVoucherInput = {
  reason: { characters: 500, required: true },
} as const

export const BoughtVoucherInput = {
  message: { characters: 500 },
  recipientEmail: { characters: 254 },
  recipientName: { characters: 100 },
} as const

export const BulkProductChanges = {
  quantityUnit: { characters: 60 },
} as const

export const CancelOrderInput = {
  reason: { characters: 500 },
} as const

export const ChangeOrderNoteInput = {
  note: { characters: 2000 },
} as const

export const ChangeStockInput = {
  note: { characters: 200 },
} as const

export const ClaimInput = {
  evidence: { characters: 1000 },
  text: { characters: 200 },
} as const

export const ColorChanges = {
  code: { characters: 30, required: true },
  imageIds: { entries: 20 },
  sortOrder: { lowest: -1000000, highest: 1000000 },
  title: { characters: 120, required: true },
} as const

export const CompanyChanges = {
  name: { characters: 120 },
  note: { characters: 5000 },
} as const

export const CorrectCommissionInput = {
  amountCents: { lowest: 0, highest: 1000000, required: true },
  reason: { characters: 500, required: true },
} as const

export const CorrectVoucherInput = {
  balanceCents: { lowest: 0, highest: 1000000 },
  reason: { characters: 500, required: true },
} as const

export const CountAffiliateClickInput = {
  code: { characters: 40 },
} as const

export const CountStockPieceInput = {
  add: { lowest: -1000000, highest: 1000000 },
  code: { characters: 60 },
  setTo: { lowest: 0, highest: 1000000 },
} as const

export const CouponChanges = {
  code: { characters: 40, required: true },
  groupIds: { entries: 100 },
  minimumCents: { lowest: 1, highest: 100000000 },
  note: { characters: 2000 },
  roles: { entries: 5 },
  useLimit: { lowest: 1, highest: 1000000 },
  useLimitPerCustomer: { lowest: 1, highest: 1000000 },
  value: { lowest: 1, highest: 100000000, required: true },
} as const

export const CreateProductInput = {
  basePrice: { lowest: 0, highest: 100000000 },
  title: { characters: 160, required: true },
} as const

export const CreateWebhookEndpointInput = {
  label: { characters: 100 },
  url: { characters: 500 },
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

export const EntryChanges = {
  description: { characters: 500 },
  downloadIds: { entries: 100 },
  links: { entries: 50 },
  mediaIds: { entries: 100 },
  place: { characters: 300 },
  slug: { characters: 80 },
  tags: { entries: 30 },
  title: { characters: 200 },
} as const

export const FileChanges = {
  alt: { characters: 300 },
  caption: { characters: 300 },
  name: { characters: 200, required: true },
  tags: { entries: 50, characters: 60 },
} as const

export const FormChanges = {
  keptDays: { lowest: 0, highest: 3650 },
  name: { characters: 120 },
  recipients: { entries: 10, characters: 254 },
} as const

export const GalleryChanges = {
  imageIds: { entries: 500 },
  interval: { lowest: 0, highest: 3600 },
  slug: { characters: 80, required: true },
  title: { characters: 200 },
} as const

export const GenerateCouponCodesInput = {
  count: { lowest: 1, highest: 10000 },
  prefix: { characters: 12 },
} as const

export const IssueVoucherInput = {
  message: { characters: 500 },
  note: { characters: 500, required: true },
  recipientEmail: { characters: 254 },
  recipientName: { characters: 100 },
  valueCents: { lowest: 1, highest: 1000000, required: true },
} as const

export const LetteringInkInput = {
  color: { characters: 30 },
  ink: { characters: 7 },
  outline: { characters: 7 },
} as const

export const NewVariantInput = {
  price: { lowest: 0, highest: 100000000 },
  properties: { entries: 30 },
  size: { characters: 40, required: true },
  sku: { characters: 60, required: true },
  stock: { lowest: 0, highest: 1000000 },
} as const

export const OrderStationInput = {
  city: { characters: 80 },
  customerNumber: { characters: 20 },
  name: { characters: 80 },
  zip: { characters: 16 },
} as const

export const PayAffiliatesInput = {
  payouts: { entries: 100 },
  reference: { characters: 140, required: true },
} as const

export const PersonChanges = {
  tags: { entries: 30, characters: 60 },
} as const

export const PriceAdjustmentInput = {
  basisPoints: { lowest: -9999, highest: 100000 },
  cents: { lowest: -100000000, highest: 100000000 },
} as const

export const PriceItemInput = {
  price: { lowest: 0, highest: 100000000 },
} as const

export const ProductChanges = {
  available: { lowest: 0, highest: 1000000 },
  basePrice: { lowest: 0, highest: 100000000 },
  careInstructions: { characters: 20000, html: true },
  careLabel: { characters: 200 },
  childPrice: { lowest: 0, highest: 100000000 },
  claims: { entries: 20 },
  composition: { characters: 500 },
  cross: { entries: 50 },
  deliveryInformation: { characters: 20000, html: true },
  description: { characters: 2000 },
  details: { characters: 50000, html: true },
  downloads: { entries: 20 },
  durabilityTerms: { characters: 5000, html: true },
  durabilityYears: { lowest: 3, highest: 99 },
  expectedDays: { lowest: 0, highest: 3650 },
  expectedDaysMin: { lowest: 0, highest: 3650 },
  fibreNote: { characters: 300 },
  generalInformation: { characters: 20000, html: true },
  groupIds: { entries: 100 },
  isMarkedNew: { required: true },
  isMarkedSale: { required: true },
  isOffline: { required: true },
  offers: { entries: 50 },
  outOfStockNote: { characters: 300 },
  outOfStockTableText: { characters: 60 },
  personalisationHelp: { characters: 5000, html: true },
  personalisationMaxLength: { lowest: 1, highest: 9999 },
  printingDays: { lowest: 0, highest: 3650 },
  productNumber: { characters: 60, required: true },
  properties: { entries: 30 },
  quantityUnit: { characters: 60 },
  slots: { entries: 12 },
  slug: { characters: 80, required: true },
  sortOrder: { lowest: -1000000, highest: 1000000, required: true },
  subtitle: { characters: 200 },
  tags: { characters: 60, entries: 30 },
  title: { characters: 160, required: true },
  unit: { characters: 60 },
  unitPlural: { characters: 60 },
  weightGrams: { lowest: 0, highest: 10000000 },
} as const

export const ProductContentInput = {
  amount: { lowest: 1, highest: 10000000 },
} as const

export const ProductDownloadInput = {
  title: { characters: 160 },
} as const

export const ProductFilter = {
  properties: { entries: 10 },
} as const

export const ProductGroupChanges = {
  description: { characters: 5000 },
  imageAlt: { characters: 300 },
  moreImageIds: { entries: 20 },
  parentIds: { entries: 20 },
  placedIds: { entries: 500 },
  seoDescription: { characters: 320 },
  seoTitle: { characters: 120 },
  slug: { characters: 80, required: true },
  sortOrder: { lowest: -1000000, highest: 1000000 },
  title: { characters: 120, required: true },
} as const

export const ProductLetteringInput = {
  inks: { entries: 60 },
} as const

export const ProductSafetyInput = {
  address: { characters: 300, required: true },
  email: { characters: 200, required: true },
  euPerson: { characters: 300 },
  producer: { characters: 200, required: true },
  warnings: { characters: 2000 },
} as const

export const PropertyFilter = {
  key: { characters: 60 },
} as const

export const PropertyInput = {
  key: { characters: 60 },
  label: { characters: 60 },
  value: { characters: 300 },
} as const

export const SaveRedirectInput = {
  path: { characters: 300 },
  target: { characters: 2000 },
} as const

export const SaveViewInput = {
  title: { characters: 60, required: true },
} as const

export const SaveWishListInput = {
  title: { characters: 60, required: true },
} as const

export const SearchSynonymChanges = {
  means: { entries: 20, characters: 40 },
  words: { entries: 20, characters: 40, required: true },
} as const

export const SetOrderTagsInput = {
  tags: { entries: 30, characters: 60 },
} as const

export const SetReorderLevelInput = {
  level: { lowest: 0, highest: 1000000 },
} as const

export const StartStockTakingInput = {
  name: { characters: 100 },
} as const

export const StockChangeInput = {
  add: { lowest: -1000000, highest: 1000000 },
  setTo: { lowest: 0, highest: 1000000 },
} as const

export const StockItemInput = {
  stock: { lowest: 0, highest: 1000000 },
} as const

export const TagFilesInput = {
  add: { entries: 50, characters: 60 },
  remove: { entries: 50, characters: 60 },
} as const

export const TierInput = {
  from: { lowest: 1, highest: 1000000 },
  price: { lowest: 0, highest: 100000000 },
} as const

export const UpdateProductImageInput = {
  alt: { characters: 300 },
  caption: { characters: 300 },
} as const

export const UserChanges = {
  customerNumber: { lowest: 1, highest: 999999999 },
} as const

export const VariantChanges = {
  expectedDays: { lowest: 0, highest: 3650 },
  price: { lowest: 0, highest: 100000000 },
  properties: { entries: 30 },
  reorderLevel: { lowest: 0, highest: 1000000 },
  size: { characters: 40, required: true },
  sku: { characters: 60, required: true },
  stock: { lowest: 0, highest: 1000000 },
  weightGrams: { lowest: 0, highest: 10000000 },
} as const

export const VariantPropertyInput = {
  key: { characters: 60 },
  text: { characters: 200 },
} as const

export const VoucherChanges = {
  message: { characters: 500 },
  note: { characters: 500 },
  recipientEmail: { characters: 254 },
  recipientName: { characters: 100 },
} as const

export const VoucherTemplateChanges = {
  accent: { characters: 7 },
  heading: { characters: 60, required: true },
  text: { characters: 400 },
  title: { characters: 100, required: true },
} as const

export const WebhookEndpointChanges = {
  label: { characters: 100 },
  url: { characters: 500 },
} as const

export const WishChanges = {
  amount: { lowest: 1, highest: 9999 },
  note: { characters: 300 },
} as const
