// Printed by `npm run schema`; changes are made where the server offers it.

import type { Abstract, With } from '../selection.ts'

/** The global id of something, as answers show it; inputs take raw ids and `key:value` too. */
export type Id = string

export interface Account {
  readonly __typename: 'Account'
  /** At most 50, in the order in which they were added. */
  readonly addresses: readonly SavedAddress[]
  readonly company: string | null
  readonly customerNumber: number | null
  /** When the account will be deleted, if its owner asked for it. */
  readonly deletionDueAt: DateTime | null
  readonly email: string
  readonly firstName: string | null
  readonly id: Id
  /** In which mails are written. */
  readonly language: Language
  readonly lastName: string | null
  readonly latestDataExport: DataExport | null
  readonly name: string
  /** Since when the person wants the newsletter; null: not. */
  readonly newsletterConsentAt: DateTime | null
  readonly phone: string | null
  readonly roles: readonly Role[]
  /** When the second factor will be switched off, because somebody with mailbox and password asked so; in the past: when it was reset, until `acknowledgeSecondFactorReset`. */
  readonly secondFactorEndsAt: DateTime | null
  /** At most 30, in the order in which they were added. */
  readonly teamLists: readonly TeamList[]
  readonly title: string | null
}

export interface AcknowledgeSecondFactorResetPayload {
  readonly __typename: 'AcknowledgeSecondFactorResetPayload'
  readonly errors: readonly UserError[]
  readonly viewer: Viewer | null
}

export interface ActAsCustomerInput {
  readonly userId: Id
}

export interface ActingPayload {
  readonly __typename: 'ActingPayload'
  readonly errors: readonly UserError[]
  /** The customer (`User`) who is acted for from the next request on, or was until now. */
  readonly userId: Id | null
  /** Whoever asks from the admin centre; null in the shop, where they are somebody else from the next request on. */
  readonly viewer: Viewer | null
}

export interface Actor {
  readonly __typename: 'Actor'
  readonly name: string
}

export interface AddOrderNoteInput {
  /** At most 2000 characters. */
  readonly note: string
  readonly orderId: Id
}

export interface AddPasskeyInput {
  /** What the person calls it; 1 to 60 characters. */
  readonly label: string
  readonly passkey: PasskeyAnswerInput
}

export interface AddPasskeyPayload {
  readonly __typename: 'AddPasskeyPayload'
  readonly errors: readonly UserError[]
  readonly viewer: Viewer | null
}

export interface AddProductDownloadInput {
  /** At most 15000000 bytes. */
  readonly file: Upload
  readonly productId: Id
  /** At most 160 characters. */
  readonly title: LocalizedTextInput
}

export interface AddProductImageInput {
  /** At most 300 characters. */
  readonly alt?: LocalizedTextInput | null
  /** At most 300 characters. */
  readonly caption?: LocalizedTextInput | null
  readonly colorId?: Id | null
  /** At most 15000000 bytes. */
  readonly file: Upload
  /** The cut that it shows; null: every one. */
  readonly fit?: Fit | null
  readonly productId: Id
  readonly view?: ImageView | null
}

export interface AddSetToCartInput {
  /** At most 1000 characters. */
  readonly orderNote?: string | null
  readonly personalised?: boolean | null
  readonly productId: Id
  /** At most 12 entries. */
  readonly slots: readonly SlotInput[]
}

export interface AddToCartInput {
  /** At most 1000 characters. */
  readonly orderNote?: string | null
  readonly personalised?: boolean | null
  /** At most 400 entries. */
  readonly pieces: readonly PieceInput[]
  readonly productId: Id
}

export interface AddToCartPayload {
  readonly __typename: 'AddToCartPayload'
  /** Pieces, or sets; 0 where something was refused. */
  readonly addedAmount: number
  readonly cart: Cart | null
  readonly errors: readonly UserError[]
  readonly viewer: Viewer | null
}

export interface AddVariantInput {
  readonly colorId?: Id | null
  readonly fit?: Fit | null
  readonly productId: Id
  /** At most 30 entries. */
  readonly properties?: readonly VariantPropertyInput[] | null
  /** At most 40 characters. Cannot be cleared. */
  readonly size: string
  /** Pieces; absent: none, null: unlimited. From 0 to 1000000. */
  readonly stock?: number | null
}

export interface Address {
  readonly __typename: 'Address'
  /** Street and number. */
  readonly address: string
  readonly city: string
  readonly company: string | null
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** In the language of the request; in an order’s address in that of the order. */
  readonly countryName: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly title: string | null
  readonly type: AddressType
  readonly vatId: string | null
  readonly zip: string
}

export interface AddressPayload {
  readonly __typename: 'AddressPayload'
  readonly address: SavedAddress | null
  readonly errors: readonly UserError[]
  readonly viewer: Viewer | null
}

export type AddressType = 'COMPANY' | 'PERSON'

/** A key by which a program reaches GraphQL and REST (`Authorization: Bearer …`). */
export interface ApiKey {
  readonly __typename: 'ApiKey'
  readonly createdAt: DateTime
  readonly expiresAt: DateTime | null
  /** The first characters of the key. */
  readonly hint: string
  readonly id: Id
  /** Whose key it is. */
  readonly integrator: string
  readonly isUsable: boolean
  readonly label: string
  /** To the minute. */
  readonly lastUsed: DateTime | null
  /** How many requests the program may send in a minute, wherever it asks from. */
  readonly requestsPerMinute: number
  readonly revokedAt: DateTime | null
  readonly scopes: readonly Grant[]
}

export interface ApiKeyConnection {
  readonly __typename: 'ApiKeyConnection'
  readonly edges: readonly ApiKeyEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  readonly totalCount: number
}

export interface ApiKeyEdge {
  readonly __typename: 'ApiKeyEdge'
  readonly cursor: string
  readonly node: ApiKey
}

/** A part of the back office in which rights are given one by one. */
export type Area = 'AUDIT' | 'CATALOGUE' | 'MAILS' | 'ORDERS' | 'PERSONS' | 'SETTINGS' | 'TERMS' | 'USERS'

export interface ArrangeProductImagesInput {
  /** All that stay, in the new order. */
  readonly imageIds: readonly Id[]
  readonly productId: Id
}

export interface AuditChange {
  readonly __typename: 'AuditChange'
  readonly field: string
  readonly new: Json | null
  /** The value as it was kept; null where there was nothing, or it is not known. */
  readonly old: Json | null
}

/** Who did what to which record, when and from where. Entries are never changed or removed; of people whose account was deleted they tell no names. */
export interface AuditEntry {
  readonly __typename: 'AuditEntry'
  /** `thing.done`, as `product.updated`. */
  readonly action: string
  /** Null where the shop itself did it, or somebody who was not signed in, whose `address` is known. */
  readonly actorName: string | null
  readonly address: string | null
  readonly at: DateTime
  readonly changes: readonly AuditChange[]
  readonly id: Id
  /** Done for a customer by staff. */
  readonly isOnBehalf: boolean
  /** Global id of the thing, which may be gone; null where GraphQL has none of its kind. */
  readonly subjectId: Id | null
  /** What people called it then. */
  readonly subjectName: string | null
  readonly subjectType: string
}

export interface AuditEntryConnection {
  readonly __typename: 'AuditEntryConnection'
  readonly edges: readonly AuditEntryEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  readonly totalCount: number
}

export interface AuditEntryEdge {
  readonly __typename: 'AuditEntryEdge'
  readonly cursor: string
  readonly node: AuditEntry
}

export interface AuditFilter {
  /** Global id of the account (`User` or `Account`) that did it or was acted for. */
  readonly accountId?: Id | null
  readonly action?: string | null
  /** First day, in the shop’s calendar. */
  readonly from?: Date | null
  /** Part of the name of who did it, or of the thing. */
  readonly search?: string | null
  /** Global id of the thing. */
  readonly subjectId?: Id | null
  /** Kind of thing, as `product`. */
  readonly subjectType?: string | null
  /** Last day. */
  readonly to?: Date | null
}

export interface Availability {
  readonly __typename: 'Availability'
  readonly backOn: Date | null
  readonly noteText: string | null
  /** Pieces left where they are few; null means unlimited, or more than a few. */
  readonly quantity: number | null
  readonly state: AvailabilityState
  /** The shop’s own word for the size table when nothing is left. */
  readonly tableText: string | null
}

export type AvailabilityState = 'BACK_ON_DATE' | 'FEW_LEFT' | 'IN_STOCK' | 'SOLD_OUT'

export interface CancelOrderInput {
  readonly orderId: Id
  /** Told to the customer. At most 500 characters. */
  readonly reason?: string | null
}

export interface Cart {
  readonly __typename: 'Cart'
  /** All lines as they are shown, in the order of each block’s first. */
  readonly blocks: readonly CartBlock[]
  readonly checkout: CheckoutDetails
  /** What it costs to send the goods, also while pickup is chosen; null where they cannot be sent there. */
  readonly costOfSending: Money | null
  /** Of all in one go; of what is paid in advance if it is paid on the last day. */
  readonly delivery: Delivery | null
  /** How goods are taxed where this cart’s go; null while that is not known. */
  readonly destinationVat: DestinationVat | null
  readonly freeShipping: FreeShipping | null
  readonly id: Id
  /** Whether the delivery counts from the day on which the money arrives. */
  readonly isDeliveredAfterPayment: boolean
  /** Whether the buyer wants these two. */
  readonly isInParts: boolean
  /** Whether it would be ordered now, as far as it depends on cart, checkout and shop: what is declared when ordering (terms, age) is still to come. */
  readonly isPlaceable: boolean
  /** True until a delivery country is known: the shipping is that of the home country. */
  readonly isShippingEstimated: boolean
  readonly lines: readonly CartLine[]
  /** First step of the checkout that still lacks something; null once all of them are complete. */
  readonly openStep: CheckoutStep | null
  /** Two deliveries that the buyer may choose, where the rest comes much later than what is there. */
  readonly parts: DeliveryParts | null
  /** The last day for the money of what is paid in advance; null for all else, and without one. */
  readonly payBy: Date | null
  readonly paymentMethods: readonly PaymentMethod[]
  /** Pieces and sets. */
  readonly pieceCount: number
  readonly problems: readonly CartProblem[]
  /** Rises with every change; tabs compare it. */
  readonly revision: number
  readonly totals: Totals
  /** How far the company’s VAT id is proven; null where the VAT does not depend on it. */
  readonly vatIdStatus: VatIdStatus | null
}

/** Lines that are shown together: the sizes of one product in one colour, or one line alone. */
export interface CartBlock {
  readonly __typename: 'CartBlock'
  /** Pieces, or sets. */
  readonly amount: number
  readonly lines: readonly CartLine[]
  /** What the lines cost everybody, before further discounts; null where none of them counts. */
  readonly sum: Money | null
  /** What is printed on the pieces, each text once; those of sets stand at their pieces. */
  readonly texts: readonly PrintedText[]
}

export interface CartLine {
  readonly __typename: 'CartLine'
  readonly amount: number
  /** Pieces that are left where fewer than asked for. */
  readonly availableAmount: number | null
  readonly backOn: Date | null
  readonly childSets: number | null
  readonly delivery: Delivery | null
  readonly id: Id
  /** Of the product’s front, in the colour of the variant. */
  readonly image: Image | null
  /** Personalised goods: no right of withdrawal (§ 18 Abs 1 Z 3 FAGG, § 312g Abs 2 Nr 1 BGB). */
  readonly isWithdrawalExcluded: boolean
  readonly maxAmount: number
  /** What some pieces more of the product save; the same in all lines that count towards one tier. */
  readonly nextTier: NextTier | null
  readonly noteText: string | null
  readonly orderNote: string | null
  /** What fills the slots of a set; empty for other kinds. */
  readonly pieces: readonly CartPiece[]
  /** Null where the product is gone for good. */
  readonly product: Product | null
  /** Of goods that are compared by quantity: what a kilogram, litre or metre costs at the price of a piece. */
  readonly quantityPrice: UnitPrice | null
  /** The reduction of a piece’s price. */
  readonly sale: Sale | null
  /** What one set costs everybody, by how many of them; empty for other kinds. */
  readonly setPrices: readonly SetPrice[]
  readonly state: CartLineState
  /** What the line costs everybody, before further discounts; `total`: after them. Null for lines that do not count. */
  readonly sum: Money | null
  /** One text per piece; empty without personalisation. */
  readonly texts: readonly string[]
  /** From how many pieces on the tier price holds that a piece costs here; null without one. */
  readonly tier: number | null
  readonly title: string
  readonly total: Money | null
  /** What a piece costs everybody; null for sets, and where that is no whole number of cents. */
  readonly unitPrice: Money | null
  readonly variant: Variant | null
}

export type CartLineState = 'AVAILABLE' | 'BACK_ON_DATE' | 'DISCONTINUED' | 'FEW_LEFT' | 'MISSING_PARTS' | 'SOLD_OUT'

export interface CartPayload {
  readonly __typename: 'CartPayload'
  readonly cart: Cart | null
  readonly errors: readonly UserError[]
  readonly viewer: Viewer | null
}

export interface CartPiece {
  readonly __typename: 'CartPiece'
  readonly amount: number
  /** Made to the buyer’s words. */
  readonly isWithdrawalExcluded: boolean
  readonly product: Product | null
  readonly slot: number
  readonly texts: readonly string[]
  readonly variant: Variant | null
}

export interface CartProblem {
  readonly __typename: 'CartProblem'
  readonly code: UserErrorCode
  readonly line: CartLine | null
}

export interface CatalogueChoices {
  readonly __typename: 'CatalogueChoices'
  readonly discountGroups: readonly ConfigurationGroup[]
  readonly shippingGroups: readonly ConfigurationGroup[]
  readonly vatGroups: readonly ConfigurationGroup[]
}

/** Integer cents of the shop’s currency. */
export type Cents = number

export interface ChangeApiKeyLimitInput {
  readonly apiKeyId: Id
  /** How many requests the program may send in a minute, from 10 to 60000. */
  readonly requestsPerMinute: number
}

export interface ChangeApiKeyLimitPayload {
  readonly __typename: 'ChangeApiKeyLimitPayload'
  readonly apiKey: ApiKey | null
  readonly errors: readonly UserError[]
}

export interface ChangeCartLineInput {
  readonly amount?: number | null
  readonly lineId: Id
  /** At most 5000 entries. At most 9999 characters. */
  readonly texts?: readonly string[] | null
}

export interface ChangeOrderAddressInput {
  readonly address: PostalAddressInput
  readonly kind: OrderAddressKind
  readonly orderId: Id
  readonly revision: number
  /** Whether the customer gets a mail about it. */
  readonly tellsCustomer: boolean
}

export interface ChangeOrderNoteInput {
  /** At most 2000 characters. */
  readonly note: string
  /** The id of its entry in the history. */
  readonly noteId: Id
}

export interface ChangePasswordInput {
  /** Six digits of the authenticator app, or a recovery code, where signing in takes one. */
  readonly code?: string | null
  readonly currentPassword: string
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  readonly password: string
  /** If given, the same as `password`. */
  readonly passwordRepeat?: string | null
}

export interface ChangePasswordPayload {
  readonly __typename: 'ChangePasswordPayload'
  readonly errors: readonly UserError[]
}

export interface CheckPasswordStrengthInput {
  /** What else is entered of the person: name, e-mail address. */
  readonly ownWords?: readonly string[] | null
  readonly password: string
}

export interface CheckoutChanges {
  /** At most 4000 characters. */
  readonly comment?: string | null
  /** Whether what is there is to be sent ahead, where the cart offers it. */
  readonly deliversInParts?: boolean | null
  readonly email?: string | null
  readonly hasOwnInvoiceAddress?: boolean | null
  readonly invoiceAddress?: PostalAddressInput | null
  readonly isPickup?: boolean | null
  readonly newsletter?: boolean | null
  readonly paymentMethod?: string | null
  readonly shippingAddress?: PostalAddressInput | null
}

export interface CheckoutDetails {
  readonly __typename: 'CheckoutDetails'
  readonly comment: string | null
  /** Of a signed-in person always their own. */
  readonly email: string | null
  readonly hasOwnInvoiceAddress: boolean
  readonly invoiceAddress: Address | null
  readonly isPickup: boolean
  readonly newsletter: boolean
  readonly paymentMethod: PaymentMethod | null
  readonly shippingAddress: Address | null
}

export interface CheckoutRules {
  readonly __typename: 'CheckoutRules'
  readonly ageRequired: boolean
  /** Days after which an order to be paid in advance is cancelled if it is still unpaid; 0: never. */
  readonly cancelUnpaidAfterDays: number
  readonly conditionsRequired: boolean
  readonly conditionsUrl: string | null
  readonly pickupAddress: string | null
  readonly pickupOffered: boolean
  readonly termsRequired: boolean
}

export type CheckoutStep = 'ADDRESS' | 'PAYMENT' | 'SHIPPING'

export interface ChoosePasswordInput {
  /** API keys of the account still count; otherwise they are revoked. */
  readonly keepsApiKeys?: boolean | null
  /** Passkeys still open the account; otherwise they are removed. */
  readonly keepsPasskeys?: boolean | null
  readonly password: string
  /** If given, the same as `password`. */
  readonly passwordRepeat?: string | null
  /** The secret of the mail’s link; good once. */
  readonly token: string
}

export interface ClaimInput {
  /** At most 1000 characters. */
  readonly evidence: LocalizedTextInput
  /** At most 200 characters. */
  readonly text: LocalizedTextInput
}

export interface Color {
  readonly __typename: 'Color'
  readonly code: string
  readonly hex: string
  readonly id: Id
  readonly title: string
}

/** What is left out stays; a new one gets what it needs. */
export interface ColorChanges {
  /** At most 30 characters. Cannot be cleared. */
  readonly code?: string | null
  /** Like #1a2b3c. */
  readonly hex?: string | null
  /** From -1000000 to 1000000. */
  readonly sortOrder?: number | null
  /** At most 120 characters. Cannot be cleared. */
  readonly title?: LocalizedTextInput | null
}

export interface ColorPayload {
  readonly __typename: 'ColorPayload'
  readonly color: Color | null
  readonly errors: readonly UserError[]
  readonly management: ManagedColor | null
}

export interface CompleteWithdrawalInput {
  /** Absent: as it is; null: not known. */
  readonly arrivedOn?: Date | null
  /** Of the order that is meant; absent: as it is. At most 40 characters. */
  readonly orderNumber?: string | null
  readonly revision: number
  readonly withdrawalId: Id
}

export interface ConfigurationGroup {
  readonly __typename: 'ConfigurationGroup'
  readonly id: string
  /** What a product without a group of its own counts for. */
  readonly isDefault: boolean
  /** Its id where it has no other name. */
  readonly title: string
}

/** The password of the sign-up, or a new one, with which nothing is left of what was entered then. */
export interface ConfirmAccountInput {
  readonly newPassword?: string | null
  /** If given, the same as `newPassword`. */
  readonly newPasswordRepeat?: string | null
  /** The one that was chosen at the sign-up. */
  readonly password?: string | null
  /** The secret of the mail’s link. */
  readonly token: string
}

export interface ConfirmAccountPayload {
  readonly __typename: 'ConfirmAccountPayload'
  readonly errors: readonly UserError[]
}

export interface ConfirmEmailChangeInput {
  /** The account’s. */
  readonly password: string
  /** The secret of the mail’s link. */
  readonly token: string
}

export interface ConfirmEmailChangePayload {
  readonly __typename: 'ConfirmEmailChangePayload'
  readonly errors: readonly UserError[]
}

export interface ConfirmTotpInput {
  readonly code: string
}

export type ContentUnit = 'CENTIMETRE' | 'GRAM' | 'MILLILITRE' | 'SQUARE_CENTIMETRE'

export interface CorrectOrderTrackingInput {
  readonly carrier?: string | null
  readonly orderId: Id
  /** Whether the customer gets a mail about it. */
  readonly tellsCustomer: boolean
  readonly trackingNumber?: string | null
}

export interface Country {
  readonly __typename: 'Country'
  readonly code: string
  readonly title: string
}

export interface CountryThreshold {
  readonly __typename: 'CountryThreshold'
  readonly country: Country
  readonly from: Money
}

export interface CreateAddressInput {
  readonly address: PostalAddressInput
  readonly defaultFor?: readonly DefaultFor[] | null
}

export interface CreateApiKeyInput {
  /** Last day; at most two years ahead. */
  readonly expiresOn: Date
  /** Name of whose key it is; new names are welcome. */
  readonly integrator: string
  readonly label: string
  /** How many requests the program may send in a minute, from 10 to 60000; 600 if left out. */
  readonly requestsPerMinute?: number | null
  readonly scopes: readonly Grant[]
}

export interface CreateApiKeyPayload {
  readonly __typename: 'CreateApiKeyPayload'
  readonly apiKey: ApiKey | null
  readonly errors: readonly UserError[]
  /** The key itself: shown this once and never again. */
  readonly secret: string | null
}

export interface CreateCartPayload {
  readonly __typename: 'CreateCartPayload'
  readonly cart: Cart | null
  readonly errors: readonly UserError[]
  /** When the token opens nothing any more; each change of the cart postpones it. */
  readonly expiresAt: DateTime | null
  /** Shown this once. Send it as the header `Cart-Token` with whatever concerns this cart; keep it secret. */
  readonly token: string | null
}

export interface CreateColorInput {
  readonly changes: ColorChanges
}

export interface CreatePersonInput {
  readonly person: PersonChanges
}

export interface CreateProductGroupInput {
  readonly changes: ProductGroupChanges
}

export interface CreateProductInput {
  /** From 0 to 100000000. */
  readonly basePrice: Cents
  /** Everything else; what stands above is not taken from here. */
  readonly changes?: ProductChanges | null
  readonly groupIds: readonly Id[]
  readonly kind: ProductKind
  /** Its sizes. At most 1000 entries. */
  readonly newVariants?: readonly NewVariantInput[] | null
  /** Its tier prices, by scope. At most 200 entries. */
  readonly tiers?: readonly TierInput[] | null
  /** At most 160 characters. Cannot be cleared. */
  readonly title: LocalizedTextInput
}

export interface CreateWebhookEndpointInput {
  /** Whether messages name people; without it they do not. */
  readonly includesPeople?: boolean | null
  /** Names of events, see `webhookKinds`; at least one. */
  readonly kinds: readonly string[]
  /** At most 100 characters. */
  readonly label: string
  /** Begins with https://; a public address without user and password. At most 500 characters. */
  readonly url: string
}

export interface CreateWebhookEndpointPayload {
  readonly __typename: 'CreateWebhookEndpointPayload'
  readonly endpoint: WebhookEndpoint | null
  readonly errors: readonly UserError[]
  /** By which messages are signed (`whsec_…`): shown this once and never again. */
  readonly secret: string | null
}

export interface Dashboard {
  readonly __typename: 'Dashboard'
  /** The last 14 days, oldest first. */
  readonly byDay: readonly DayFigures[]
  /** Null for whoever may not see the settings. */
  readonly demo: DemoState | null
  /** Work and mails that gave up; null for whoever does not see the mails. */
  readonly failures: number | null
  readonly latestOrders: readonly Order[]
  /** As many as mails of QUEUED; null for whoever does not read the mails. */
  readonly mailsWaiting: number | null
  /** What keeps the shop closed; null for those who may not read settings. */
  readonly opening: ShopOpening | null
  readonly ordersOpenPayment: number
  readonly ordersToShip: number
  /** Without cancelled ones. */
  readonly ordersToday: number
  /** Products that visitors see with a size that is sold out: as many as managedProducts of SIZES_SOLD_OUT. Null for whoever does not read the catalogue. */
  readonly productsWithSoldOut: number | null
  readonly revenueToday: Money
}

/** A copy of all that is kept about a person; it is fetched by the link of the mail that says it is ready. */
export interface DataExport {
  readonly __typename: 'DataExport'
  readonly bytes: number | null
  readonly createdAt: DateTime
  readonly expiresAt: DateTime | null
  readonly readyAt: DateTime | null
  readonly state: DataExportState
}

export type DataExportState = 'EXPIRED' | 'FAILED' | 'QUEUED' | 'READY'

/** A day of the shop’s calendar, YYYY-MM-DD. */
export type Date = string

/** An instant, ISO 8601 in UTC. */
export type DateTime = string

export interface DayFigures {
  readonly __typename: 'DayFigures'
  readonly day: Date
  readonly orders: number
  readonly revenue: Money
}

export interface DecideWithdrawalInput {
  /** What the customer is told besides; why, where it is refused. At most 2000 characters. */
  readonly answer?: string | null
  readonly isAccepted: boolean
  readonly revision: number
  readonly withdrawalId: Id
}

export interface DecideWithdrawalPayload {
  readonly __typename: 'DecideWithdrawalPayload'
  readonly errors: readonly UserError[]
  readonly withdrawal: Withdrawal | null
}

export interface DeclareWithdrawalInput {
  /** Where the receipt goes; not needed where the order was shown. At most 254 characters. */
  readonly email?: string | null
  /** Parts of the order; only where it was shown (`withdrawalOffer`). At most 1000 entries. */
  readonly items?: readonly WithdrawnItemInput[] | null
  /** At least 16 characters, made by the client for this declaration: sending it again declares nothing twice. */
  readonly key: string
  /** At most 160 characters. */
  readonly name: string
  /** At most 40 characters. */
  readonly orderNumber: string
  /** What is withdrawn from, in words; without it and without `items` the whole contract. At most 2000 characters. */
  readonly parts?: string | null
  /** The secret of the order’s link. */
  readonly token?: string | null
}

export interface DeclareWithdrawalPayload {
  readonly __typename: 'DeclareWithdrawalPayload'
  readonly errors: readonly UserError[]
  /** When the declaration came in; the same is in the receipt. */
  readonly receivedAt: DateTime | null
}

export type DefaultFor = 'INVOICE' | 'SHIPPING'

export interface DeleteAddressInput {
  readonly addressId: Id
}

export interface DeleteColorsInput {
  readonly colorIds: readonly Id[]
}

export interface DeleteColorsPayload {
  readonly __typename: 'DeleteColorsPayload'
  readonly deletedColorIds: readonly Id[]
  readonly errors: readonly UserError[]
}

export interface DeleteOrderNoteInput {
  /** The id of its entry in the history. */
  readonly noteId: Id
}

export interface DeletePersonsInput {
  readonly personIds: readonly Id[]
}

export interface DeletePersonsPayload {
  readonly __typename: 'DeletePersonsPayload'
  readonly deletedPersonIds: readonly Id[]
  readonly errors: readonly UserError[]
}

export interface DeleteProductGroupsInput {
  readonly groupIds: readonly Id[]
}

export interface DeleteProductGroupsPayload {
  readonly __typename: 'DeleteProductGroupsPayload'
  readonly deletedGroupIds: readonly Id[]
  readonly errors: readonly UserError[]
}

export interface DeleteProductsInput {
  /** At most 1000 entries. */
  readonly productIds: readonly Id[]
}

export interface DeleteProductsPayload {
  readonly __typename: 'DeleteProductsPayload'
  readonly deletedProductIds: readonly Id[]
  readonly errors: readonly UserError[]
}

export interface DeleteTeamListInput {
  readonly teamListId: Id
}

export interface DeleteVariantsInput {
  readonly productId: Id
  /** At most 1000 entries. */
  readonly variantIds: readonly Id[]
}

export interface DeleteWebhookEndpointPayload {
  readonly __typename: 'DeleteWebhookEndpointPayload'
  readonly deletedId: Id | null
  readonly errors: readonly UserError[]
}

export interface DeliveredSizes {
  readonly __typename: 'DeliveredSizes'
  readonly delivery: Delivery
  /** Sizes that can be ordered and come at the same time; none for a product without sizes, and for a set. */
  readonly sizes: readonly string[]
}

/** When goods arrive, or lie ready: on a working day between these two, both included. */
export interface Delivery {
  readonly __typename: 'Delivery'
  /** Like `latest` null where it counts from a payment that may come on whatever day. */
  readonly earliest: Date | null
  readonly latest: Date | null
  /** Until the latest day, rounded up. */
  readonly weeks: number
}

/** An order in two deliveries, each by its latest day. */
export interface DeliveryParts {
  readonly __typename: 'DeliveryParts'
  readonly first: Date
  readonly rest: Date
}

/** How many things there are that came with the demo shop. */
export interface DemoState {
  readonly __typename: 'DemoState'
  readonly customers: number
  /** About its orders. */
  readonly mails: number
  readonly orders: number
  /** Contact persons. */
  readonly persons: number
  readonly products: number
  readonly viewerCanRemove: boolean
}

export interface DestinationVat {
  readonly __typename: 'DestinationVat'
  /** Other than STANDARD: no VAT is due, whatever the rates. */
  readonly category: VatCategory
  readonly countryName: string
  readonly isHome: boolean
  readonly rates: readonly VatGroupRate[]
}

/** What a browser says of itself; null where it is none that we know. */
export interface Device {
  readonly __typename: 'Device'
  readonly browser: string | null
  readonly system: string | null
}

export type Direction = 'ASC' | 'DESC'

export interface DisableSecondFactorPayload {
  readonly __typename: 'DisableSecondFactorPayload'
  readonly errors: readonly UserError[]
  readonly viewer: Viewer | null
}

export interface DiscountAmount {
  readonly __typename: 'DiscountAmount'
  readonly amount: Money
  readonly label: string
}

export interface DiscountGroup {
  readonly __typename: 'DiscountGroup'
  readonly key: string
  readonly title: string
}

export interface Download {
  readonly __typename: 'Download'
  readonly extension: string
  readonly id: Id
  /** Bytes. */
  readonly size: number
  readonly title: string
  readonly url: string
}

export interface EndSessionInput {
  readonly sessionId: Id
}

export interface EndSessionPayload {
  readonly __typename: 'EndSessionPayload'
  readonly errors: readonly UserError[]
  readonly viewer: Viewer | null
}

export interface Facet {
  readonly __typename: 'Facet'
  readonly kind: FacetKind
  readonly maximum: Money | null
  readonly minimum: Money | null
  readonly values: readonly FacetValue[]
}

export type FacetKind = 'COLOR' | 'FEATURE' | 'FIT' | 'PRICE' | 'SIZE'

export interface FacetValue {
  readonly __typename: 'FacetValue'
  readonly color: Color | null
  readonly count: number
  readonly isSelected: boolean
  readonly label: string
  /** What to filter by: a `Fit`, a colour’s code, a size, a feature. */
  readonly value: string
}

/** Work of the shop itself that was tried as often as it may be and gave up. */
export interface FailedJob {
  readonly __typename: 'FailedJob'
  readonly attempts: number
  /** The kind of the last error, without what it is about; null where the process ended. */
  readonly error: string | null
  readonly failedAt: DateTime
  /** Names the job to `retryFailedJob`. */
  readonly key: string
  /** The kind of work, as `orders.confirm`. */
  readonly task: string
}

export interface FailedJobConnection {
  readonly __typename: 'FailedJobConnection'
  readonly edges: readonly FailedJobEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  readonly totalCount: number
}

export interface FailedJobEdge {
  readonly __typename: 'FailedJobEdge'
  readonly cursor: string
  readonly node: FailedJob
}

export type Fit = 'CHILDREN' | 'MEN' | 'UNISEX' | 'WOMEN'

export interface FreeShipping {
  readonly __typename: 'FreeShipping'
  readonly from: Money
  readonly isReached: boolean
  readonly missing: Money
}

/** A right in one part of the back office: to read its lists, or to change what is in it; `NONE` withholds from a member to read it. The audit log is read with `AUDIT_WRITE`: nobody changes it, and `AUDIT_READ` opens nothing. */
export type Grant = 'AUDIT_NONE' | 'AUDIT_READ' | 'AUDIT_WRITE' | 'CATALOGUE_NONE' | 'CATALOGUE_READ' | 'CATALOGUE_WRITE' | 'MAILS_NONE' | 'MAILS_READ' | 'MAILS_WRITE' | 'ORDERS_NONE' | 'ORDERS_READ' | 'ORDERS_WRITE' | 'PERSONS_NONE' | 'PERSONS_READ' | 'PERSONS_WRITE' | 'SETTINGS_NONE' | 'SETTINGS_READ' | 'SETTINGS_WRITE' | 'TERMS_NONE' | 'TERMS_READ' | 'TERMS_WRITE' | 'USERS_NONE' | 'USERS_READ' | 'USERS_WRITE'

/** The harmonised notice on the legal guarantee of conformity (Reg. (EU) 2025/1960), to be drawn. */
export interface GuaranteeNotice {
  readonly __typename: 'GuaranteeNotice'
  /** The same as it is printed below the code. */
  readonly address: string
  readonly commercial: Html
  readonly liability: Html
  readonly more: Html
  readonly periods: Html
  /** What stands in the frame. */
  readonly protection: Html
  readonly qrCode: QrCode
  readonly rights: Html
  readonly steps: Html
  readonly title: string
  /** What the QR code leads to. */
  readonly url: string
}

export interface HeldOrderInput {
  readonly orderId: Id
}

/** HTML, sanitised when it was written and again when it is read. */
export type Html = string

export interface Image {
  readonly __typename: 'Image'
  readonly alt: string
  readonly height: number
  readonly id: Id
  readonly srcSet: With<{
    /** Whether the address begins with that of the shop, for pages of other origins. */
    readonly absolute?: boolean | null
    readonly widths: readonly number[]
  }, string>
  /** Address of the picture in the smallest size that is at least `width` pixels wide; only a few widths exist. */
  readonly url: With<{
    /** Whether the address begins with that of the shop, for pages of other origins. */
    readonly absolute?: boolean | null
    readonly width: number
  }, string>
  readonly width: number
}

/** A picture has fewer pixels than a picture needs on each side. */
export interface ImageTooSmall {
  readonly __typename: 'ImageTooSmall'
  readonly code: UserErrorCode
  readonly height: number
  readonly least: number
  readonly message: string
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
  readonly width: number
}

export type ImageView = 'BACK' | 'DETAIL' | 'FRONT' | 'OTHER'

export interface InviteUserInput {
  readonly company?: string | null
  readonly email: string
  readonly firstName?: string | null
  /** Absent: that of whoever invites. */
  readonly language?: Language | null
  readonly lastName?: string | null
  /** Absent: a customer. */
  readonly roles?: readonly Role[] | null
}

/** Any JSON value, where what it holds is described by a JSON Schema beside it. */
export type Json = unknown

export interface KeepSecondFactorByLinkPayload {
  readonly __typename: 'KeepSecondFactorByLinkPayload'
  readonly errors: readonly UserError[]
}

export interface KeepSecondFactorInput {
  /** The secret of the mail’s link. */
  readonly token: string
}

export interface KeepSecondFactorPayload {
  readonly __typename: 'KeepSecondFactorPayload'
  readonly errors: readonly UserError[]
  readonly viewer: Viewer | null
}

export type Language = 'DE' | 'EN'

/** Seen within five minutes, a day, a week, a month; or longer ago, or never. */
export type LastOnline = 'DAY' | 'LONGER' | 'MONTH' | 'NOW' | 'WEEK'

export interface LegalText {
  readonly __typename: 'LegalText'
  readonly body: Html
  readonly title: string
}

/** How a text gets onto a product. */
export interface Lettering {
  readonly __typename: 'Lettering'
  /** Of colours whose letters do not simply stand out from them. */
  readonly inks: readonly LetteringInk[]
  readonly isOutlined: boolean
  readonly method: PrintMethod
  /** Null: it is not drawn. */
  readonly place: LetteringPlace | null
  readonly script: LetteringScript
}

export interface LetteringInk {
  readonly __typename: 'LetteringInk'
  /** The code of the colour of the piece. */
  readonly color: string
  /** Like #1a2b3c. */
  readonly ink: string
  readonly outline: string | null
}

export interface LetteringInkInput {
  /** The code of a colour. At most 30 characters. */
  readonly color: string
  /** Like #1a2b3c. At most 7 characters. */
  readonly ink: string
  /** At most 7 characters. */
  readonly outline?: string | null
}

export type LetteringPlace = 'BACK' | 'CHEST'

export type LetteringScript = 'NARROW' | 'REGULAR' | 'WIDE'

/** A text in both languages, for those who edit it; readers get the language they asked for. */
export interface LocalizedText {
  readonly __typename: 'LocalizedText'
  readonly de: string
  readonly en: string | null
}

export interface LocalizedTextInput {
  /** At most 100000 characters. */
  readonly de: string
  /** At most 100000 characters. */
  readonly en?: string | null
}

export interface Mail {
  readonly __typename: 'Mail'
  readonly attempts: number
  readonly createdAt: DateTime
  readonly html: string
  readonly id: Id
  readonly kind: string
  readonly language: Language
  readonly lastError: string | null
  readonly order: Order | null
  readonly recipient: string
  readonly sentAt: DateTime | null
  readonly state: MailState
  readonly subject: string
  readonly text: string
}

export interface MailConnection {
  readonly __typename: 'MailConnection'
  readonly edges: readonly MailEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  /** How many mails are in each state under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly MailStateCount[]
  readonly totalCount: number
}

export interface MailEdge {
  readonly __typename: 'MailEdge'
  readonly cursor: string
  readonly node: Mail
}

export interface MailFilter {
  readonly search?: string | null
  readonly state?: MailState | null
}

export type MailState = 'FAILED' | 'QUEUED' | 'SENDING' | 'SENT'

export interface MailStateCount {
  readonly __typename: 'MailStateCount'
  readonly count: number
  /** Null for mails of every state. */
  readonly state: MailState | null
}

export interface ManagedClaim {
  readonly __typename: 'ManagedClaim'
  readonly evidence: LocalizedText
  readonly text: LocalizedText
}

export interface ManagedColor {
  readonly __typename: 'ManagedColor'
  readonly code: string
  /** The id of the colour. */
  readonly colorId: Id
  readonly hex: string
  readonly id: Id
  /** Products with sizes in it. */
  readonly productCount: number
  readonly revision: number
  readonly sortOrder: number
  readonly title: LocalizedText
}

export interface ManagedColorConnection {
  readonly __typename: 'ManagedColorConnection'
  readonly edges: readonly ManagedColorEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  readonly totalCount: number
}

export interface ManagedColorEdge {
  readonly __typename: 'ManagedColorEdge'
  readonly cursor: string
  readonly node: ManagedColor
}

export interface ManagedContent {
  readonly __typename: 'ManagedContent'
  readonly amount: number
  readonly unit: ContentUnit
}

export interface ManagedDownload {
  readonly __typename: 'ManagedDownload'
  readonly fileId: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly title: LocalizedText
}

export interface ManagedGroup {
  readonly __typename: 'ManagedGroup'
  readonly description: LocalizedText | null
  /** The id of the group. */
  readonly groupId: Id
  readonly id: Id
  readonly image: Image | null
  /** What its picture shows, in the group’s own words; null: those of the file, else its title. */
  readonly imageAlt: LocalizedText | null
  readonly isMainGallery: boolean
  readonly parentIds: readonly Id[]
  /** Products that visitors can see. */
  readonly productCount: number
  readonly revision: number
  readonly slug: string
  readonly sortOrder: number
  readonly title: LocalizedText
}

export interface ManagedGroupConnection {
  readonly __typename: 'ManagedGroupConnection'
  readonly edges: readonly ManagedGroupEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  readonly totalCount: number
}

export interface ManagedGroupEdge {
  readonly __typename: 'ManagedGroupEdge'
  readonly cursor: string
  readonly node: ManagedGroup
}

/** The words of a picture in both languages. */
export interface ManagedImage {
  readonly __typename: 'ManagedImage'
  readonly alt: LocalizedText | null
  readonly caption: LocalizedText | null
  readonly imageId: Id
}

export interface ManagedOffer {
  readonly __typename: 'ManagedOffer'
  readonly discountGroups: readonly string[]
  readonly endsAt: DateTime
  readonly startsAt: DateTime
}

export interface ManagedProductCount {
  readonly __typename: 'ManagedProductCount'
  readonly count: number
  readonly state: ManagedProductState
}

export type ManagedProductField = 'NUMBER' | 'PRICE' | 'SORT_ORDER' | 'STOCK' | 'TITLE' | 'UPDATED_AT'

export interface ManagedProductFilter {
  readonly groupId?: Id | null
  readonly kind?: ProductKind | null
  readonly search?: string | null
  readonly state?: ManagedProductState | null
}

export interface ManagedProductOrder {
  readonly direction: Direction
  readonly field: ManagedProductField
}

export type ManagedProductState = 'ALL' | 'DELETED' | 'OFFLINE' | 'ONLINE' | 'SALE' | 'SIZES_SOLD_OUT' | 'SOLD_OUT'

export interface ManagedProperty {
  readonly __typename: 'ManagedProperty'
  readonly key: string
  readonly label: LocalizedText
  readonly value: LocalizedText
}

export interface ManagedSafety {
  readonly __typename: 'ManagedSafety'
  readonly address: string
  readonly email: string
  readonly euPerson: string | null
  readonly producer: string
  readonly warnings: LocalizedText | null
}

export interface ManagedTier {
  readonly __typename: 'ManagedTier'
  readonly from: number
  readonly price: Money
  readonly scope: TierScope
  /** The variants that the scope SOME names. */
  readonly variantIds: readonly Id[]
}

export interface MarkOrderReadInput {
  readonly isRead: boolean
  readonly orderId: Id
}

export interface MarkOrderRefundedInput {
  readonly orderId: Id
}

export interface MarkOrderShippedInput {
  readonly carrier?: string | null
  readonly orderId: Id
  readonly trackingNumber?: string | null
}

export interface MarkOrdersPaidInput {
  readonly orderIds: readonly Id[]
  /** Day on which the money arrived; today if left out. */
  readonly paidOn?: Date | null
}

/** A member of staff with the rights that were given to them beyond a member’s. */
export interface Member {
  readonly __typename: 'Member'
  readonly email: string
  readonly grants: readonly Grant[]
  readonly id: Id
  readonly name: string
  readonly userId: Id
}

export interface MemberConnection {
  readonly __typename: 'MemberConnection'
  readonly edges: readonly MemberEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  readonly totalCount: number
}

export interface MemberEdge {
  readonly __typename: 'MemberEdge'
  readonly cursor: string
  readonly node: Member
}

export interface Money {
  readonly __typename: 'Money'
  readonly cents: Cents
  readonly currency: string
}

export interface Mutation {
  readonly __typename: 'Mutation'
  /** The viewer took note that their second factor was switched off; `secondFactorEndsAt` is null again. */
  readonly acknowledgeSecondFactorReset: AcknowledgeSecondFactorResetPayload
  /** Lets this session act for a customer in the shop for an hour, with the customer’s cart and prices and nobody’s staff rights; in the admin centre it stays the staff’s own. */
  readonly actAsCustomer: With<{
    readonly input: ActAsCustomerInput
  }, ActingPayload>
  /** Adds a note of the staff to the history. */
  readonly addOrderNote: With<{
    readonly input: AddOrderNoteInput
  }, OrderPayload>
  /** Keeps a new passkey and ends all other sessions. From the first one on the password alone does not sign in, unless `setPasswordSuffices` says so. */
  readonly addPasskey: With<{
    readonly input: AddPasskeyInput
  }, AddPasskeyPayload>
  /** Puts a PDF behind the downloads of a product, for everybody to have. */
  readonly addProductDownload: With<{
    readonly input: AddProductDownloadInput
  }, ProductPayload>
  readonly addProductImage: With<{
    readonly input: AddProductImageInput
  }, ProductPayload>
  readonly addSetToCart: With<{
    readonly input: AddSetToCartInput
  }, AddToCartPayload>
  readonly addToCart: With<{
    readonly input: AddToCartInput
  }, AddToCartPayload>
  /** Adds a size of a fit and colour to goods; without stock it is sold out. */
  readonly addVariant: With<{
    readonly input: AddVariantInput
  }, ProductPayload>
  readonly arrangeProductImages: With<{
    readonly input: ArrangeProductImagesInput
  }, ProductPayload>
  /** Cancels an order that is not shipped: goods go back into stock, the customer is told. */
  readonly cancelOrder: With<{
    readonly input: CancelOrderInput
  }, OrderPayload>
  /** Says anew how often a key may ask, from its next request on. */
  readonly changeApiKeyLimit: With<{
    readonly input: ChangeApiKeyLimitInput
  }, ChangeApiKeyLimitPayload>
  readonly changeCartLine: With<{
    readonly input: ChangeCartLineInput
  }, CartPayload>
  /** Changes an address of an order within its country; the history keeps the one before. */
  readonly changeOrderAddress: With<{
    readonly input: ChangeOrderAddressInput
  }, OrderPayload>
  /** Changes a note that the viewer wrote. */
  readonly changeOrderNote: With<{
    readonly input: ChangeOrderNoteInput
  }, OrderPayload>
  /** Changes one’s own password, after the present one and, where signing in takes one, the second step; ends all other sessions. */
  readonly changePassword: With<{
    readonly input: ChangePasswordInput
  }, ChangePasswordPayload>
  /** How strong a password is; nothing is kept. */
  readonly checkPasswordStrength: With<{
    readonly input: CheckPasswordStrengthInput
  }, PasswordStrength>
  /** Adds which order a declaration means and when the goods arrived; what was declared stays. */
  readonly completeWithdrawal: With<{
    readonly input: CompleteWithdrawalInput
  }, DecideWithdrawalPayload>
  /** Confirms the address of an account, which can sign in from then on; signs nobody in. */
  readonly confirmAccount: With<{
    readonly input: ConfirmAccountInput
  }, ConfirmAccountPayload>
  /** Gives an account its new address by the link of the mail that went there; ends its sessions. */
  readonly confirmEmailChange: With<{
    readonly input: ConfirmEmailChangeInput
  }, ConfirmEmailChangePayload>
  readonly confirmRestock: With<{
    readonly input: RestockLinkInput
  }, RestockPayload>
  /** Switches the second factor on and ends all other sessions. */
  readonly confirmTotp: With<{
    readonly input: ConfirmTotpInput
  }, RecoveryCodesPayload>
  /** Puts carrier and tracking number of a shipped order right. */
  readonly correctOrderTracking: With<{
    readonly input: CorrectOrderTrackingInput
  }, OrderPayload>
  readonly createAddress: With<{
    readonly input: CreateAddressInput
  }, AddressPayload>
  readonly createApiKey: With<{
    readonly input: CreateApiKeyInput
  }, CreateApiKeyPayload>
  /** Makes an empty cart with a token, for programs with an API key and clients without cookies: checkout, orders and favourites follow the token. Browsers of the shop need none. */
  readonly createCart: CreateCartPayload
  readonly createColor: With<{
    readonly input: CreateColorInput
  }, ColorPayload>
  readonly createPerson: With<{
    readonly input: CreatePersonInput
  }, PersonPayload>
  /** Makes a product with all that belongs to it, offline unless `changes` say otherwise. */
  readonly createProduct: With<{
    readonly input: CreateProductInput
  }, ProductPayload>
  readonly createProductGroup: With<{
    readonly input: CreateProductGroupInput
  }, ProductGroupPayload>
  /** Sets up an endpoint; its secret is in the answer and nowhere else. */
  readonly createWebhookEndpoint: With<{
    readonly input: CreateWebhookEndpointInput
  }, CreateWebhookEndpointPayload>
  /** Switches an account off and ends its sessions. */
  readonly deactivateUser: With<{
    readonly input: UserInput
  }, UserPayload>
  /** Accepts or refuses a declaration and writes to the customer; it gives no money back by itself. */
  readonly decideWithdrawal: With<{
    readonly input: DecideWithdrawalInput
  }, DecideWithdrawalPayload>
  /** Declares the withdrawal from a contract, with or without an account. Whether there is such an order is told to nobody. */
  readonly declareWithdrawal: With<{
    readonly input: DeclareWithdrawalInput
  }, DeclareWithdrawalPayload>
  readonly deleteAddress: With<{
    readonly input: DeleteAddressInput
  }, AddressPayload>
  /** Deletes colours; refused while sizes are in one of them. */
  readonly deleteColors: With<{
    readonly input: DeleteColorsInput
  }, DeleteColorsPayload>
  /** Removes a note that the viewer wrote. */
  readonly deleteOrderNote: With<{
    readonly input: DeleteOrderNoteInput
  }, OrderPayload>
  readonly deletePersons: With<{
    readonly input: DeletePersonsInput
  }, DeletePersonsPayload>
  /** Deletes groups; their products stay, without them. */
  readonly deleteProductGroups: With<{
    readonly input: DeleteProductGroupsInput
  }, DeleteProductGroupsPayload>
  /** Takes products out of the shop; orders keep them, and they can be restored. */
  readonly deleteProducts: With<{
    readonly input: DeleteProductsInput
  }, DeleteProductsPayload>
  readonly deleteTeamList: With<{
    readonly input: DeleteTeamListInput
  }, TeamListPayload>
  /** Removes sizes from a product; orders keep them. Without the last one it is sold from its own stock, which is none. */
  readonly deleteVariants: With<{
    readonly input: DeleteVariantsInput
  }, ProductPayload>
  /** Removes an endpoint with the log of its deliveries; what waits is told to nobody. */
  readonly deleteWebhookEndpoint: With<{
    readonly input: OfWebhookEndpointInput
  }, DeleteWebhookEndpointPayload>
  /** Switches the second factor off and ends all other sessions. */
  readonly disableSecondFactor: With<{
    readonly input: SecondFactorInput
  }, DisableSecondFactorPayload>
  readonly endRestock: With<{
    readonly input: RestockLinkInput
  }, RestockPayload>
  /** Signs the viewer out in one browser. */
  readonly endSession: With<{
    readonly input: EndSessionInput
  }, EndSessionPayload>
  /** Signs a person out everywhere. */
  readonly endUserSessions: With<{
    readonly input: UserInput
  }, UserPayload>
  /** Opens an account and sends its owner a link to choose a password by. */
  readonly inviteUser: With<{
    readonly input: InviteUserInput
  }, UserPayload>
  /** Keeps the viewer’s second factor that was to be switched off. */
  readonly keepSecondFactor: KeepSecondFactorPayload
  /** Keeps the second factor that was to be switched off, by the link of a mail. */
  readonly keepSecondFactorByLink: With<{
    readonly input: KeepSecondFactorInput
  }, KeepSecondFactorByLinkPayload>
  readonly markOrderRead: With<{
    readonly input: MarkOrderReadInput
  }, OrderPayload>
  /** Notes that the money of a cancelled order was given back, and tells the customer. */
  readonly markOrderRefunded: With<{
    readonly input: MarkOrderRefundedInput
  }, OrderPayload>
  readonly markOrderShipped: With<{
    readonly input: MarkOrderShippedInput
  }, OrderPayload>
  /** Takes back that an order was paid. */
  readonly markOrderUnpaid: With<{
    readonly input: TakeBackOrderInput
  }, OrderPayload>
  /** Takes back that an order was shipped, or lay ready. */
  readonly markOrderUnshipped: With<{
    readonly input: TakeBackOrderInput
  }, OrderPayload>
  readonly markOrdersPaid: With<{
    readonly input: MarkOrdersPaidInput
  }, OrdersPayload>
  /** Ten new recovery codes in place of the old ones. */
  readonly newRecoveryCodes: With<{
    readonly input: SecondFactorInput
  }, RecoveryCodesPayload>
  readonly placeOrder: With<{
    readonly input: PlaceOrderInput
  }, PlaceOrderPayload>
  /** Switches an account on again. */
  readonly reactivateUser: With<{
    readonly input: UserInput
  }, UserPayload>
  /** Cancels a held order; what it took goes back into stock. */
  readonly refuseOrder: With<{
    readonly input: HeldOrderInput
  }, OrderPayload>
  /** Lets a held order go its way; neither the buyer does that nor who agreed the discount. */
  readonly releaseOrder: With<{
    readonly input: HeldOrderInput
  }, OrderPayload>
  readonly removeCartLines: With<{
    readonly input: RemoveCartLinesInput
  }, CartPayload>
  /** Removes what came with the demo shop; what people made stays, and what it rests on. */
  readonly removeDemo: With<{
    readonly input: RemoveDemoInput
  }, RemoveDemoPayload>
  /** Removes a passkey of the viewer and ends all other sessions. */
  readonly removePasskey: With<{
    readonly input: RemovePasskeyInput
  }, RemovePasskeyPayload>
  readonly renamePasskey: With<{
    readonly input: RenamePasskeyInput
  }, RenamePasskeyPayload>
  /** Puts into the cart what can still be bought of an order of the viewer’s own. */
  readonly reorder: With<{
    readonly input: ReorderInput
  }, ReorderPayload>
  /** Sends a message once more under its own id: at once, and again as often as a new one. */
  readonly replayWebhookDelivery: With<{
    readonly input: ReplayWebhookDeliveryInput
  }, ReplayWebhookDeliveryPayload>
  /** Has the viewer’s account deleted in 14 days. */
  readonly requestAccountDeletion: With<{
    readonly input: RequestAccountDeletionInput
  }, PrivacyPayload>
  /** Has all that is kept about the viewer gathered; a mail brings the link. */
  readonly requestDataExport: PrivacyPayload
  /** Sends a link to the new address, which counts once the link was followed, and a notice to the old. Takes the password and, where signing in takes one, the second step. */
  readonly requestEmailChange: With<{
    readonly input: RequestEmailChangeInput
  }, RequestEmailChangePayload>
  /** Has a new link mailed to the order’s own address, for whoever has one that has ended. */
  readonly requestOrderLink: With<{
    readonly input: RequestOrderLinkInput
  }, RequestOrderLinkPayload>
  /** Sends a link to choose a new password if there is such an account; the answer does not tell. */
  readonly requestPasswordReset: With<{
    readonly input: RequestPasswordResetInput
  }, RequestPasswordResetPayload>
  /** Asks the owner of an address by mail whether they want to be told when a size is back. */
  readonly requestRestock: With<{
    readonly input: RequestRestockInput
  }, RestockPayload>
  /** Sends a customer a link to switch the second factor off, if there is one; the answer does not tell. Staff ask an administrator. */
  readonly requestSecondFactorReset: With<{
    readonly input: RequestSecondFactorResetInput
  }, RequestSecondFactorResetPayload>
  /** Sends the mail of the sign-up again if there is an account to confirm; the answer does not tell. */
  readonly resendConfirmation: With<{
    readonly input: ResendConfirmationInput
  }, ResendConfirmationPayload>
  /** Sends an invitation once more; the earlier link ends. */
  readonly resendInvitation: With<{
    readonly input: UserInput
  }, UserPayload>
  readonly resendOrderMail: With<{
    readonly input: ResendOrderMailInput
  }, OrderPayload>
  /** Sets a new password by the link of a mail and ends every session of the account. The second factor stays. */
  readonly resetPassword: With<{
    readonly input: ChoosePasswordInput
  }, ResetPasswordPayload>
  /** Asks by the link of a mail and the password that the second factor be switched off, which happens three days later. A sign-in with it, the links of the mails and `keepSecondFactor` keep it. */
  readonly resetSecondFactor: With<{
    readonly input: ResetSecondFactorInput
  }, ResetSecondFactorPayload>
  /** Switches the second step of signing in off for somebody who lost it; they are told by mail. */
  readonly resetUserSecondFactor: With<{
    readonly input: UserInput
  }, UserPayload>
  /** Brings deleted products back, offline. Address and article numbers are theirs again unless others have them by now. */
  readonly restoreProducts: With<{
    readonly input: RestoreProductsInput
  }, RestoreProductsPayload>
  /** Has work that gave up tried again, at once and as often as new work. */
  readonly retryFailedJob: With<{
    readonly input: RetryFailedJobInput
  }, RetryFailedJobPayload>
  /** Has a mail that failed sent again as it is. */
  readonly retryMail: With<{
    readonly input: RetryMailInput
  }, RetryMailPayload>
  readonly revokeApiKey: With<{
    readonly input: RevokeApiKeyInput
  }, RevokeApiKeyPayload>
  /** Gives an endpoint a new secret; it is in the answer and nowhere else. */
  readonly rotateWebhookSecret: With<{
    readonly input: RotateWebhookSecretInput
  }, RotateWebhookSecretPayload>
  readonly saveTeamList: With<{
    readonly input: SaveTeamListInput
  }, TeamListPayload>
  readonly setDefaultAddress: With<{
    readonly input: SetDefaultAddressInput
  }, AddressPayload>
  readonly setFavourite: With<{
    readonly input: SetFavouriteInput
  }, SetFavouritePayload>
  readonly setMemberGrants: With<{
    readonly input: SetMemberGrantsInput
  }, SetMemberGrantsPayload>
  /** Gives an order these tags and no others. */
  readonly setOrderTags: With<{
    readonly input: SetOrderTagsInput
  }, OrderPayload>
  /** Sets the first password of somebody invited, by the link of the invitation. */
  readonly setPassword: With<{
    readonly input: ChoosePasswordInput
  }, SetPasswordPayload>
  /** Says whether the viewer’s password alone signs in although they have passkeys; ends all other sessions. Where an authenticator app is set up it changes nothing until that is switched off. */
  readonly setPasswordSuffices: With<{
    readonly input: SetPasswordSufficesInput
  }, SetPasswordSufficesPayload>
  /** Sets the prices of many sizes and products at once. */
  readonly setPrices: With<{
    readonly input: SetPricesInput
  }, SetManyPayload>
  readonly setProductGroupPicture: With<{
    readonly input: SetProductGroupPictureInput
  }, ProductGroupPayload>
  /** Sets the stock of many sizes at once; revisions of their products stay. */
  readonly setStock: With<{
    readonly input: SetStockInput
  }, SetManyPayload>
  /** Gives and takes roles; the person’s sessions end. */
  readonly setUserRoles: With<{
    readonly input: SetUserRolesInput
  }, UserPayload>
  readonly signIn: With<{
    readonly input: SignInInput
  }, SignInPayload>
  readonly signInWithPasskey: With<{
    readonly input: SignInWithPasskeyInput
  }, SignInPayload>
  readonly signOut: SignOutPayload
  /** Signs the viewer out on all devices. */
  readonly signOutEverywhere: With<{
    readonly input: SignOutEverywhereInput
  }, SignOutEverywherePayload>
  /** Opens an account and sends a mail with the link that confirms its address; signs nobody in. */
  readonly signUp: With<{
    readonly input: SignUpInput
  }, SignUpPayload>
  /** A challenge for a new passkey of the viewer, after the password and, where signing in takes one, the second step. */
  readonly startPasskey: With<{
    readonly input: StartPasskeyInput
  }, PasskeyChallengePayload>
  /** A challenge for a passkey, of whomever; also for the second step after the password. */
  readonly startPasskeySignIn: PasskeyChallengePayload
  /** A new key for an authenticator app. It counts once `confirmTotp` has seen a code of it. */
  readonly startTotp: With<{
    readonly input: StartTotpInput
  }, StartTotpPayload>
  /** Ends acting for a customer. */
  readonly stopActing: ActingPayload
  /** Sends `webhook.test` once; what was answered stands in the delivery within seconds. */
  readonly testWebhookEndpoint: With<{
    readonly input: OfWebhookEndpointInput
  }, TestWebhookEndpointPayload>
  readonly undoAccountDeletion: PrivacyPayload
  /** Sets the fields of a change back to what they were before it, but for secrets. */
  readonly undoSettingsChange: With<{
    readonly input: UndoSettingsChangeInput
  }, SettingsPayload>
  readonly updateAddress: With<{
    readonly input: UpdateAddressInput
  }, AddressPayload>
  readonly updateCheckout: With<{
    readonly input: UpdateCheckoutInput
  }, CartPayload>
  readonly updateColor: With<{
    readonly input: UpdateColorInput
  }, ColorPayload>
  readonly updatePerson: With<{
    readonly input: UpdatePersonInput
  }, PersonPayload>
  readonly updateProduct: With<{
    readonly input: UpdateProductInput
  }, ProductPayload>
  readonly updateProductGroup: With<{
    readonly input: UpdateProductGroupInput
  }, ProductGroupPayload>
  /** Changes what a picture shows and which colour it is of. */
  readonly updateProductImage: With<{
    readonly input: UpdateProductImageInput
  }, ProductPayload>
  readonly updateProfile: With<{
    readonly input: UpdateProfileInput
  }, UpdateProfilePayload>
  /** Changes fields of one section. */
  readonly updateSettings: With<{
    readonly input: UpdateSettingsInput
  }, SettingsPayload>
  readonly updateUser: With<{
    readonly input: UpdateUserInput
  }, UserPayload>
  /** Changes an endpoint; what is left out stays. */
  readonly updateWebhookEndpoint: With<{
    readonly input: UpdateWebhookEndpointInput
  }, UpdateWebhookEndpointPayload>
}

export interface NearestFilter {
  readonly __typename: 'NearestFilter'
  /** Products that there are without it. */
  readonly count: number
  /** All that is chosen of this kind. */
  readonly kind: FacetKind
  /** The one feature that is meant; null for other kinds. */
  readonly value: string | null
}

export interface NewVariantInput {
  readonly colorId?: Id | null
  readonly fit?: Fit | null
  /** Absent: the product’s. From 0 to 100000000. */
  readonly price?: Cents | null
  /** At most 30 entries. */
  readonly properties?: readonly VariantPropertyInput[] | null
  /** At most 40 characters. Cannot be cleared. */
  readonly size: string
  /** Its article number; absent: one of the product’s. At most 60 characters. Cannot be cleared. */
  readonly sku?: string | null
  /** Pieces; absent: none, null: unlimited. From 0 to 1000000. */
  readonly stock?: number | null
}

/** What somebody agreed to when they asked for the newsletter. */
export interface NewsletterConsent {
  readonly __typename: 'NewsletterConsent'
  readonly email: string
  readonly givenAt: DateTime
  /** Whether the address is known to be theirs; nothing is sent before that. */
  readonly isEmailConfirmed: boolean
  /** Which words stood beside the tick. */
  readonly textVersion: string
  readonly withdrawnAt: DateTime | null
}

/** What some pieces more save: together with all that count towards the same tier. */
export interface NextTier {
  readonly __typename: 'NextTier'
  /** From how many pieces on it holds. */
  readonly from: number
  /** How many more pieces reach it. */
  readonly missing: number
  /** Of the cheapest piece then. */
  readonly price: Money
  /** Of the dearest piece then. */
  readonly priceTo: Money
  /** How much less a piece then costs, at least; above 0. */
  readonly savingFrom: Money
  /** How much less a piece then costs, at most. */
  readonly savingTo: Money
}

export interface Node extends Abstract<Account | ApiKey | AuditEntry | Cart | CartLine | Color | Mail | Order | OrderLine | Passkey | Person | Product | ProductGroup | SavedAddress | Session | TeamList | User | Variant | WebhookDelivery | WebhookEndpoint | Withdrawal> {
  readonly __typename: 'Account' | 'ApiKey' | 'AuditEntry' | 'Cart' | 'CartLine' | 'Color' | 'Mail' | 'Order' | 'OrderLine' | 'Passkey' | 'Person' | 'Product' | 'ProductGroup' | 'SavedAddress' | 'Session' | 'TeamList' | 'User' | 'Variant' | 'WebhookDelivery' | 'WebhookEndpoint' | 'Withdrawal'
  readonly id: Id
}

export interface OfWebhookEndpointInput {
  readonly endpointId: Id
}

export interface OfferInput {
  /** Ids of the configuration. */
  readonly discountGroups: readonly string[]
  readonly endsAt: DateTime
  readonly startsAt: DateTime
}

export type OnlineStatus = 'OFFLINE' | 'ONLINE' | 'UNKNOWN'

/** Fewer pieces are left than were asked for. */
export interface OnlyFewLeft {
  readonly __typename: 'OnlyFewLeft'
  readonly available: number
  readonly code: UserErrorCode
  readonly message: string
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

export interface Order {
  readonly __typename: 'Order'
  /** Where to transfer the money before the goods are sent; null once paid or cancelled, while held, and for other methods. */
  readonly bankAccount: string | null
  readonly cancelledAt: DateTime | null
  readonly carrier: string | null
  readonly comment: string | null
  /** For whoever placed the order while signed in, and for staff; null for others. */
  readonly confirmation: OrderConfirmation | null
  readonly customerName: string
  readonly delivery: Delivery | null
  readonly email: string
  /** The buyer wants what is there sent ahead, by this day at the latest; null: all in one go. */
  readonly firstPartBy: Date | null
  /** Oldest first; empty for all but staff. */
  readonly history: readonly OrderEvent[]
  /** Set where discounts took nearly everything; while HELD the order is neither paid nor shipped. */
  readonly hold: OrderHold | null
  readonly id: Id
  readonly invoiceAddress: Address
  readonly isPickup: boolean
  /** Whether somebody of the staff has looked at it; null for others. */
  readonly isRead: boolean | null
  readonly language: Language
  readonly lines: readonly OrderLine[]
  /** Oldest first; empty for all but staff. */
  readonly mails: readonly Mail[]
  /** The newsletter that was asked for with the order; null where it was not, and for all but staff. */
  readonly newsletterConsent: NewsletterConsent | null
  readonly orderNumber: string
  readonly paidAt: DateTime | null
  /** Last day on which the money of an order that is paid in advance is waited for; then it is cancelled. Null where nothing is waited for. */
  readonly payBy: Date | null
  readonly paymentMethod: PaymentMethod
  readonly paymentState: PaymentState
  /** Where the goods are handed out; null where they are sent. */
  readonly pickupAddress: string | null
  readonly pieceCount: number
  readonly placedAt: DateTime
  readonly revision: number
  readonly shippedAt: DateTime | null
  readonly shippingAddress: Address
  readonly shippingState: ShippingState
  readonly state: OrderState
  /** Path of the page on which a guest follows the order; null where the viewer has no such link. */
  readonly statusPath: string | null
  /** Words by which staff and programs sort orders; empty for all but staff. */
  readonly tags: readonly string[]
  /** What is still to be paid, after vouchers: 0 once it is paid or cancelled. */
  readonly toPay: Money
  readonly totals: Totals
  readonly trackingNumber: string | null
  readonly trackingUrl: string | null
  /** What the register answered about the buyer’s VAT id; null but for orders free of VAT because of it. */
  readonly vatIdCheck: VatIdCheck | null
  /** Besides marking it paid or shipped; empty for whoever may not change orders. */
  readonly viewerActions: readonly OrderAction[]
  readonly viewerCanMarkPaid: boolean
  readonly viewerCanMarkShipped: boolean
  /** Whether the viewer may cancel a held order. */
  readonly viewerCanRefuse: boolean
  /** Whether the viewer may release a held order: not the buyer, nor who agreed the discount. */
  readonly viewerCanRelease: boolean
  /** Oldest first; empty for all but staff and whoever placed the order while signed in. */
  readonly withdrawals: readonly Withdrawal[]
}

/** What can be done with an order as it stands. */
export type OrderAction = 'CANCEL' | 'CHANGE_INVOICE_ADDRESS' | 'CHANGE_SHIPPING_ADDRESS' | 'CORRECT_TRACKING' | 'MARK_REFUNDED' | 'MARK_UNPAID' | 'MARK_UNSHIPPED'

export type OrderAddressKind = 'INVOICE' | 'SHIPPING'

/** The confirmation of an order as it was sent. */
export interface OrderConfirmation {
  readonly __typename: 'OrderConfirmation'
  readonly createdAt: DateTime
  readonly html: string
  readonly subject: string
}

export interface OrderConnection {
  readonly __typename: 'OrderConnection'
  readonly edges: readonly OrderEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  /** How many orders each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly OrderStateCount[]
  readonly totalCount: number
}

export interface OrderEdge {
  readonly __typename: 'OrderEdge'
  readonly cursor: string
  readonly node: Order
}

export interface OrderEvent {
  readonly __typename: 'OrderEvent'
  readonly at: DateTime
  readonly by: string | null
  readonly id: Id
  readonly kind: OrderEventKind
  readonly mail: Mail | null
  readonly note: string | null
  /** The address that a changed one replaced. */
  readonly previousAddress: Address | null
  /** Whether it is a note that the viewer wrote, and may change or remove. */
  readonly viewerCanChange: boolean
}

export type OrderEventKind = 'CANCELLED' | 'CANCELLED_UNPAID' | 'INVOICE_ADDRESS_CHANGED' | 'LINK_RENEWED' | 'MAIL_FAILED' | 'MAIL_QUEUED' | 'MAIL_SENT' | 'NOTE' | 'PAID' | 'PLACED' | 'REFUNDED' | 'REFUSED' | 'RELEASED' | 'SHIPPED' | 'SHIPPING_ADDRESS_CHANGED' | 'TRACKING_CHANGED' | 'UNPAID' | 'UNSHIPPED' | 'WITHDRAWN'

export interface OrderFilter {
  readonly country?: string | null
  /** First day, in the shop’s calendar. */
  readonly from?: Date | null
  /** False: only those that were not cancelled. */
  readonly isCancelled?: boolean | null
  readonly paymentMethod?: string | null
  /** Words of numbers, names, addresses, mail, telephone numbers and notes, in any order. */
  readonly search?: string | null
  readonly tab?: OrderTab | null
  /** Last day. */
  readonly to?: Date | null
}

/** Whether a second person still has to look at an order, or what came of it. */
export type OrderHold = 'HELD' | 'REFUSED' | 'RELEASED'

export interface OrderLine {
  readonly __typename: 'OrderLine'
  readonly amount: number
  readonly childSets: number | null
  readonly color: string | null
  readonly delivery: Delivery | null
  readonly discount: Money
  readonly fit: Fit | null
  readonly gross: Money
  readonly id: Id
  readonly image: Image | null
  /** All of it was made to the buyer’s words; of a set its pieces say it one by one. */
  readonly isWithdrawalExcluded: boolean
  readonly kind: ProductKind
  readonly net: Money
  readonly orderNote: string | null
  readonly pieces: readonly OrderPiece[]
  readonly position: number
  /** Null where it is no longer on sale. */
  readonly product: Product | null
  readonly size: string | null
  readonly sku: string | null
  readonly sum: Money
  readonly texts: readonly string[]
  readonly title: string
  readonly total: Money
  readonly unitPrice: Money | null
  readonly vat: Money
  readonly vatRate: number
}

export interface OrderLink {
  readonly __typename: 'OrderLink'
  /** The address that a new link goes to, all but its first letter and its domain left out. */
  readonly email: string
  /** It shows the order no more; a new one can be asked for with requestOrderLink. */
  readonly hasEnded: boolean
}

export interface OrderOrder {
  readonly direction: Direction
  readonly field: OrderOrderField
}

export type OrderOrderField = 'CUSTOMER' | 'NUMBER' | 'PLACED_AT' | 'TOTAL'

export interface OrderPayload {
  readonly __typename: 'OrderPayload'
  readonly errors: readonly UserError[]
  readonly order: Order | null
}

export interface OrderPiece {
  readonly __typename: 'OrderPiece'
  readonly amount: number
  readonly color: string | null
  readonly fit: Fit | null
  /** Made to the buyer’s words. */
  readonly isWithdrawalExcluded: boolean
  readonly size: string | null
  readonly sku: string | null
  readonly slot: number
  readonly texts: readonly string[]
  readonly title: string
}

export type OrderState = 'CANCELLED' | 'COMPLETED' | 'OPEN'

export interface OrderStateCount {
  readonly __typename: 'OrderStateCount'
  readonly count: number
  readonly key: OrderTab
}

export type OrderTab = 'ALL' | 'CANCELLED' | 'HELD' | 'NEW' | 'OPEN_PAYMENT' | 'SHIPPED' | 'TO_SHIP'

export interface OrdersPayload {
  readonly __typename: 'OrdersPayload'
  readonly errors: readonly UserError[]
  readonly orders: readonly Order[]
}

export interface OwnOrderConnection {
  readonly __typename: 'OwnOrderConnection'
  readonly edges: readonly OwnOrderEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  readonly totalCount: number
}

export interface OwnOrderEdge {
  readonly __typename: 'OwnOrderEdge'
  readonly cursor: string
  readonly node: Order
}

/** A numbered page of a connection: pass `cursor` as `after` (null for the first page). */
export interface PageCursor {
  readonly __typename: 'PageCursor'
  readonly cursor: string | null
  readonly isCurrent: boolean
  readonly page: number
}

export interface PageCursors {
  readonly __typename: 'PageCursors'
  readonly around: readonly PageCursor[]
  readonly first: PageCursor | null
  readonly last: PageCursor | null
  readonly next: PageCursor | null
  readonly previous: PageCursor | null
}

export interface PageInfo {
  readonly __typename: 'PageInfo'
  readonly endCursor: string | null
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  readonly startCursor: string | null
}

/** A passkey of the viewer; nobody else reaches it. */
export interface Passkey {
  readonly __typename: 'Passkey'
  readonly createdAt: DateTime
  readonly id: Id
  readonly label: string
  readonly lastUsed: DateTime | null
}

/** What a browser answered to a challenge. */
export interface PasskeyAnswerInput {
  readonly challengeId: string
  /** The PublicKeyCredential as JSON (WebAuthn, toJSON). At most 20000 characters. */
  readonly response: string
}

export interface PasskeyChallengePayload {
  readonly __typename: 'PasskeyChallengePayload'
  readonly challengeId: string | null
  readonly errors: readonly UserError[]
  /** Options for the browser as JSON (WebAuthn, parse…OptionsFromJSON). */
  readonly options: string | null
}

export interface PasswordStrength {
  readonly __typename: 'PasswordStrength'
  /** Whether it would be taken as a new password. */
  readonly isAccepted: boolean
  readonly label: PasswordStrengthLabel
  /** Why it would not be taken. */
  readonly reason: PasswordWeakness | null
  /** 0 to 4. */
  readonly score: number
}

export type PasswordStrengthLabel = 'GUESSABLE' | 'RISKY' | 'SAFE' | 'SECURE' | 'WEAK'

/** SHORT: under 8 characters. LONG: over 200. WEAK: a score under 2. COMMON: one that is tried first. OWN: it says hardly more than the name or address of the person, or the name of the shop. */
export interface PasswordTooWeak {
  readonly __typename: 'PasswordTooWeak'
  readonly code: UserErrorCode
  readonly message: string
  readonly path: readonly string[]
  readonly reason: PasswordWeakness
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

export type PasswordWeakness = 'COMMON' | 'LONG' | 'OWN' | 'SHORT' | 'WEAK'

export interface PaymentMethod {
  readonly __typename: 'PaymentMethod'
  readonly description: string | null
  readonly key: string
  /** Days after which an order by this method is cancelled if it is still unpaid; null: never. */
  readonly payWithinDays: number | null
  readonly title: string
}

/** How a payment method is offered to one customer; null is as the shop has it. */
export interface PaymentOverride {
  readonly __typename: 'PaymentOverride'
  readonly isEnabled: boolean | null
  readonly max: Money | null
  readonly method: string
  readonly min: Money | null
  readonly order: number | null
}

/** How a payment method is offered to one customer; what is left out is as the shop has it. */
export interface PaymentOverrideInput {
  readonly isEnabled?: boolean | null
  readonly max?: Cents | null
  readonly method: string
  readonly min?: Cents | null
  readonly order?: number | null
}

export type PaymentState = 'OPEN' | 'PAID' | 'REFUNDED'

/** Who may use a query or mutation. REST paths call the same operations. */
export interface Permission {
  readonly __typename: 'Permission'
  readonly area: Area | null
  readonly isChange: boolean
  readonly operation: string
  readonly who: PermissionAudience
}

export type PermissionAudience = 'ADMIN' | 'BUYER' | 'BUYER_IN_PERSON' | 'IN_PERSON' | 'ONESELF' | 'PERSON' | 'PUBLIC' | 'SIGNED_IN' | 'STAFF' | 'SYSTEM' | 'VISITOR'

export interface Person {
  readonly __typename: 'Person'
  readonly address: string | null
  readonly city: string | null
  readonly company: string | null
  readonly country: string | null
  readonly createdAt: DateTime
  readonly email: string | null
  readonly firstName: string | null
  readonly id: Id
  readonly lastName: string | null
  readonly name: string
  readonly note: string | null
  readonly phone: string | null
  readonly revision: number
  readonly tags: readonly string[]
  readonly title: string | null
  readonly type: AddressType
  readonly updatedAt: DateTime
  /** The account of this person; null without one, and for those who may not see accounts. */
  readonly user: User | null
  readonly viewerCanEdit: boolean
  readonly zip: string | null
}

/** What is left out stays (in a new one: is empty), null clears. */
export interface PersonChanges {
  readonly address?: string | null
  readonly city?: string | null
  readonly company?: string | null
  readonly country?: string | null
  readonly email?: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
  /** At most 10000 characters. */
  readonly note?: string | null
  readonly phone?: string | null
  /** At most 30 entries. At most 60 characters. */
  readonly tags?: readonly string[] | null
  readonly title?: string | null
  readonly type?: AddressType | null
  /** The account (`User`) of this person. */
  readonly userId?: Id | null
  readonly zip?: string | null
}

export interface PersonConnection {
  readonly __typename: 'PersonConnection'
  readonly edges: readonly PersonEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  readonly totalCount: number
}

export interface PersonEdge {
  readonly __typename: 'PersonEdge'
  readonly cursor: string
  readonly node: Person
}

export interface PersonFilter {
  /** Whether they have an account. */
  readonly isLinked?: boolean | null
  /** Words of which each is part of name, company, e-mail, number or place. */
  readonly search?: string | null
}

export interface PersonOrder {
  readonly direction: Direction
  readonly field: PersonOrderField
}

export type PersonOrderField = 'CREATED' | 'NAME'

export interface PersonPayload {
  readonly __typename: 'PersonPayload'
  readonly errors: readonly UserError[]
  readonly person: Person | null
}

export interface Personalisation {
  readonly __typename: 'Personalisation'
  readonly help: Html | null
  readonly lettering: Lettering | null
  readonly maxLength: number
  /** The characters that can be printed, as the inside of a class of a regular expression with the flag `u`; white space becomes a blank. */
  readonly printable: string
}

/** A text has characters that the product’s method cannot print. */
export interface PersonalisationNotPrintable {
  readonly __typename: 'PersonalisationNotPrintable'
  /** At most five, each once; invisible ones by number: U+200B. */
  readonly characters: readonly string[]
  readonly code: UserErrorCode
  readonly message: string
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

export interface PersonalisationTooLong {
  readonly __typename: 'PersonalisationTooLong'
  readonly code: UserErrorCode
  readonly maxLength: number
  readonly message: string
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

export interface PieceInput {
  readonly amount: number
  /** One text per piece, or one for all; empty without personalisation. At most 5000 entries. At most 9999 characters. */
  readonly texts?: readonly string[] | null
  /** Of a product without variants: the product’s own id. */
  readonly variantId: Id
}

export interface PlaceOrderInput {
  readonly acceptConditions?: boolean | null
  readonly acceptTerms?: boolean | null
  readonly confirmAge?: boolean | null
  /** The amount to pay that the buyer saw; another one is refused with PRICE_CHANGED. */
  readonly expectedTotal: Cents
  /** Made anew for each order: 16 to 200 characters that nobody can guess, such as a UUID. */
  readonly idempotencyKey: string
}

export interface PlaceOrderPayload {
  readonly __typename: 'PlaceOrderPayload'
  readonly cart: Cart | null
  readonly errors: readonly UserError[]
  readonly order: Order | null
  readonly viewer: Viewer | null
}

export interface PostalAddress extends Abstract<Address | SavedAddress | UserAddress> {
  readonly __typename: 'Address' | 'SavedAddress' | 'UserAddress'
  /** Street and number. */
  readonly address: string
  readonly city: string
  readonly company: string | null
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** In the language of the request; in an order’s address in that of the order. */
  readonly countryName: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly title: string | null
  readonly type: AddressType
  readonly vatId: string | null
  readonly zip: string
}

/** What is left out stays as it is, in a new address it is empty; null clears. */
export interface PostalAddressInput {
  /** Street and number. */
  readonly address?: string | null
  readonly city?: string | null
  readonly company?: string | null
  /** ISO 3166 alpha-2. */
  readonly country?: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
  /** Kept addresses want the international form, beginning with +. */
  readonly phone?: string | null
  readonly title?: string | null
  readonly type?: AddressType | null
  readonly vatId?: string | null
  readonly zip?: string | null
}

export interface PostcodeInvalid {
  readonly __typename: 'PostcodeInvalid'
  readonly code: UserErrorCode
  /** A postcode as those of the country look. */
  readonly example: string
  readonly message: string
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

export interface PriceChange {
  readonly __typename: 'PriceChange'
  readonly at: DateTime
  readonly by: string | null
  /** Null where nothing was sold at a price of its own any more. */
  readonly price: Money | null
  /** Null where the price was the product’s own. */
  readonly variant: Variant | null
}

export interface PriceItemInput {
  /** The id of a size or product; or its article number in `number`. */
  readonly id?: Id | null
  readonly number?: string | null
  /** Null: of a size its product’s, of a product none. From 0 to 100000000. */
  readonly price?: Cents | null
}

export type PricedQuantity = 'KILOGRAM' | 'LITRE' | 'METRE' | 'SQUARE_METRE'

export type PrintMethod = 'DIGITAL' | 'EMBROIDERY' | 'FLOCK'

export interface PrintedText {
  readonly __typename: 'PrintedText'
  /** On how many pieces it stands. */
  readonly count: number
  readonly text: string
}

export interface PrivacyPayload {
  readonly __typename: 'PrivacyPayload'
  readonly errors: readonly UserError[]
  readonly viewer: Viewer | null
}

export interface Product {
  readonly __typename: 'Product'
  /** What stood in at least two orders together with this product, cancelled ones left out. */
  readonly alsoBought: With<{
    readonly after?: string | null
    readonly first?: number | null
  }, ProductConnection>
  readonly availability: Availability
  readonly backImage: Image | null
  readonly careInstructions: Html | null
  /** Care in short, as on the label that is sewn in. */
  readonly careLabel: string | null
  /** The reduction of the price for children’s sizes; null unless both prices exist. */
  readonly childSale: Sale | null
  readonly claims: readonly ProductClaim[]
  readonly colors: readonly Color[]
  /** Fibres by share, Reg. (EU) 1007/2011, Art. 16: nothing but their names and shares. */
  readonly composition: string | null
  /** If it is ordered today, without a text on it. */
  readonly delivery: ProductDelivery | null
  readonly deliveryInformation: Html | null
  readonly description: string | null
  readonly details: Html | null
  readonly downloads: readonly Download[]
  /** Who guarantees the durability, for what and how it is claimed. */
  readonly durabilityTerms: Html | null
  /** How long the producer guarantees its durability, free of charge and beyond two years. */
  readonly durabilityYears: number | null
  /** What stands beside the fibres: recycled, organically grown. */
  readonly fibreNote: string | null
  readonly fits: readonly Fit[]
  readonly generalInformation: Html | null
  /** What the operator says goes with this product. */
  readonly goesWith: With<{
    readonly after?: string | null
    readonly first?: number | null
  }, ProductConnection>
  readonly groups: readonly ProductGroup[]
  readonly id: Id
  readonly image: Image | null
  readonly images: readonly ProductImage[]
  readonly isNew: boolean
  /** Whether any of its sizes is reduced, be the price shown first among them or not. */
  readonly isOnSale: boolean
  readonly isPersonalisable: boolean
  readonly kind: ProductKind
  /** For staff; null for others. */
  readonly management: ProductManagement | null
  /** Path of the product’s page in the language asked for, e.g. /trikots/trikot-nordwald. Below `group` (a slug) where the product belongs to it, else below its first group, which is the canonical address. */
  readonly path: With<{
    readonly group?: string | null
  }, string>
  readonly personalisation: Personalisation | null
  /** What its tile says of it in words: values of the properties that the settings choose, in short. */
  readonly preview: readonly string[]
  readonly price: ProductPrice
  /** What the pieces of a set cost one by one in adults’ sizes; null where the set saves nothing. */
  readonly priceApart: Money | null
  readonly productNumber: string
  readonly properties: readonly Property[]
  readonly safety: ProductSafety | null
  /** The reduction of the price for adults’ sizes where both exist, else of the lowest price. */
  readonly sale: Sale | null
  /** Whole percent saved by buying the set, null for other kinds or without saving. */
  readonly setSavingPercent: number | null
  readonly setSlots: readonly SetSlot[]
  /** Sets that contain this product. */
  readonly sets: With<{
    readonly after?: string | null
    readonly first?: number | null
  }, ProductConnection>
  /** What is measured for the sizes in which it comes; null for what nobody measures on a body. */
  readonly sizeChart: LegalText | null
  readonly sizes: readonly string[]
  readonly slug: string
  readonly subtitle: string | null
  readonly tierPrices: readonly TierPrice[]
  readonly title: string
  /** What one of it is called where it is counted, such as "Flasche"; null: "Stück". */
  readonly unit: string | null
  /** What several of it are called; null: as one. */
  readonly unitPlural: string | null
  readonly variants: readonly Variant[]
}

export interface ProductChanges {
  /** From 0 to 1000000. */
  readonly available?: number | null
  readonly backOn?: Date | null
  /** From 0 to 100000000. */
  readonly basePrice?: Cents | null
  /** HTML, reduced to what is allowed. At most 20000 characters. */
  readonly careInstructions?: LocalizedTextInput | null
  /** At most 200 characters. */
  readonly careLabel?: LocalizedTextInput | null
  /** From 0 to 100000000. */
  readonly childPrice?: Cents | null
  /** All environmental claims, each with what it rests on. At most 20 entries. */
  readonly claims?: readonly ClaimInput[] | null
  /** At most 500 characters. */
  readonly composition?: LocalizedTextInput | null
  /** How much is in a piece, where the price per quantity is shown. */
  readonly content?: ProductContentInput | null
  /** Products that are recommended beside this one, in order. At most 50 entries. */
  readonly cross?: readonly Id[] | null
  /** HTML, reduced to what is allowed. At most 20000 characters. */
  readonly deliveryInformation?: LocalizedTextInput | null
  /** At most 2000 characters. */
  readonly description?: LocalizedTextInput | null
  /** HTML, reduced to what is allowed. At most 50000 characters. */
  readonly details?: LocalizedTextInput | null
  readonly discountGroups?: readonly string[] | null
  /** All that stay, in order. At most 20 entries. */
  readonly downloads?: readonly ProductDownloadInput[] | null
  /** HTML, reduced to what is allowed. At most 5000 characters. */
  readonly durabilityTerms?: LocalizedTextInput | null
  /** From 3 to 99. */
  readonly durabilityYears?: number | null
  /** From 0 to 3650. */
  readonly expectedDays?: number | null
  /** From 0 to 3650. */
  readonly expectedDaysMin?: number | null
  /** At most 300 characters. */
  readonly fibreNote?: LocalizedTextInput | null
  /** HTML, reduced to what is allowed. At most 20000 characters. */
  readonly generalInformation?: LocalizedTextInput | null
  /** All groups of the product; the first is its home. At most 100 entries. */
  readonly groupIds?: readonly Id[] | null
  /** Cannot be cleared. */
  readonly isMarkedNew?: boolean | null
  /** Cannot be cleared. */
  readonly isMarkedSale?: boolean | null
  /** Cannot be cleared. */
  readonly isOffline?: boolean | null
  readonly isPersonalisable?: boolean | null
  /** How a text gets onto it, and how it is drawn. */
  readonly lettering?: ProductLetteringInput | null
  /** All limited-time offers. At most 50 entries. */
  readonly offers?: readonly OfferInput[] | null
  /** At most 300 characters. */
  readonly outOfStockNote?: LocalizedTextInput | null
  /** At most 60 characters. */
  readonly outOfStockTableText?: LocalizedTextInput | null
  /** HTML, reduced to what is allowed. At most 5000 characters. */
  readonly personalisationHelp?: LocalizedTextInput | null
  /** From 1 to 9999. */
  readonly personalisationMaxLength?: number | null
  /** From 0 to 3650. */
  readonly printingDays?: number | null
  /** At most 60 characters. Cannot be cleared. */
  readonly productNumber?: string | null
  /** All lines of its table. At most 30 entries. */
  readonly properties?: readonly PropertyInput[] | null
  /** Producer and warnings, Reg. (EU) 2023/988, Art. 19. */
  readonly safety?: ProductSafetyInput | null
  readonly shippingGroup?: string | null
  /** The products of a set, in order. At most 12 entries. */
  readonly slots?: readonly Id[] | null
  /** At most 80 characters. Cannot be cleared. */
  readonly slug?: string | null
  /** From -1000000 to 1000000. Cannot be cleared. */
  readonly sortOrder?: number | null
  /** At most 200 characters. */
  readonly subtitle?: LocalizedTextInput | null
  /** At most 30 entries. At most 60 characters. */
  readonly tags?: readonly string[] | null
  /** At most 160 characters. Cannot be cleared. */
  readonly title?: LocalizedTextInput | null
  /** At most 60 characters. */
  readonly unit?: LocalizedTextInput | null
  /** At most 60 characters. */
  readonly unitPlural?: LocalizedTextInput | null
  readonly vatGroup?: string | null
  readonly visibleFrom?: DateTime | null
  /** From 0 to 10000000. */
  readonly weightGrams?: number | null
}

/** An environmental claim and what it rests on. */
export interface ProductClaim {
  readonly __typename: 'ProductClaim'
  readonly evidence: string
  readonly text: string
}

export interface ProductConnection {
  readonly __typename: 'ProductConnection'
  readonly edges: readonly ProductEdge[]
  /** Counts as if the facet itself were not filtered, features together with those that are chosen; what is chosen is always there. Empty outside groups and searches. */
  readonly facets: readonly Facet[]
  /** Whether there are more than `totalCount`: lists of the back office are counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** Where a filter leaves nothing: what to take away of it so that something is left, the most first. */
  readonly nearest: readonly NearestFilter[]
  /** Numbered pages, for lists that are paged by number; the first page alone for others. */
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  readonly totalCount: number
}

export interface ProductContentInput {
  /** From 1 to 10000000. */
  readonly amount: number
  readonly unit: ContentUnit
}

export interface ProductDelivery {
  readonly __typename: 'ProductDelivery'
  /** Working days that a text on it adds; null where it carries none. */
  readonly printingDays: number | null
  /** The soonest first; none where nothing can be ordered. */
  readonly sizes: readonly DeliveredSizes[]
}

export interface ProductDownloadInput {
  /** The id that the documented paths show. */
  readonly fileId: Id
  /** At most 160 characters. */
  readonly title: LocalizedTextInput
}

export interface ProductEdge {
  readonly __typename: 'ProductEdge'
  readonly cursor: string
  readonly node: Product
  /** Where colours or children’s fits alone are looked for: the picture and the price of these. Null where the product’s own are right. */
  readonly tile: ProductTile | null
  /** The title cut where the search word hit; null outside a search. */
  readonly titleParts: readonly TextPart[] | null
}

export interface ProductFilter {
  readonly colors?: readonly string[] | null
  readonly fits?: readonly Fit[] | null
  readonly inStock?: boolean | null
  readonly onSale?: boolean | null
  readonly personalisable?: boolean | null
  readonly priceFrom?: Cents | null
  readonly priceTo?: Cents | null
  readonly sizes?: readonly string[] | null
}

export interface ProductGroup {
  readonly __typename: 'ProductGroup'
  readonly children: readonly ProductGroup[]
  readonly description: string | null
  readonly id: Id
  readonly image: Image | null
  readonly parents: readonly ProductGroup[]
  readonly path: string
  /** Products that visitors can see. */
  readonly productCount: number
  readonly products: With<{
    readonly after?: string | null
    readonly filter?: ProductFilter | null
    readonly first?: number | null
    readonly orderBy?: ProductOrder | null
  }, ProductConnection>
  readonly slug: string
  readonly title: string
}

/** What is left out stays (in a new one: is empty), null clears. */
export interface ProductGroupChanges {
  /** At most 5000 characters. */
  readonly description?: LocalizedTextInput | null
  /** What its picture shows; another picture begins without. At most 300 characters. */
  readonly imageAlt?: LocalizedTextInput | null
  readonly isMainGallery?: boolean | null
  /** The groups right above it. At most 20 entries. */
  readonly parentIds?: readonly Id[] | null
  /** At most 80 characters. Cannot be cleared. */
  readonly slug?: string | null
  /** From -1000000 to 1000000. */
  readonly sortOrder?: number | null
  /** At most 120 characters. Cannot be cleared. */
  readonly title?: LocalizedTextInput | null
}

export interface ProductGroupPayload {
  readonly __typename: 'ProductGroupPayload'
  readonly errors: readonly UserError[]
  readonly management: ManagedGroup | null
  readonly productGroup: ProductGroup | null
}

export interface ProductImage {
  readonly __typename: 'ProductImage'
  /** What is said below it. */
  readonly caption: string | null
  readonly color: Color | null
  /** The cut that it shows; null: every one. */
  readonly fit: Fit | null
  readonly id: Id
  readonly image: Image
  readonly view: ImageView
}

export type ProductKind = 'GOODS' | 'SET' | 'VOUCHER'

export interface ProductLetteringInput {
  /** At most 60 entries. */
  readonly inks: readonly LetteringInkInput[]
  readonly isOutlined: boolean
  readonly method: PrintMethod
  /** Null: it is not drawn for the buyer. */
  readonly place?: LetteringPlace | null
  readonly script: LetteringScript
}

/** What those who keep the catalogue see of a product besides its public side. */
export interface ProductManagement {
  readonly __typename: 'ProductManagement'
  /** Of a product without variants. */
  readonly available: number | null
  /** How many people wait for a size that is sold out, or for more pieces of it. */
  readonly awaiting: number
  readonly backOn: Date | null
  readonly basePrice: Money | null
  /** The reduced price of a set with children’s sizes. */
  readonly childPrice: Money | null
  readonly discountGroups: readonly string[]
  /** Producer’s free guarantee of durability for the whole product, longer than two years: Dir. (EU) 2024/825. */
  readonly durabilityYears: number | null
  /** Working days. */
  readonly expectedDays: number | null
  /** Working days, as those of the longest time. */
  readonly expectedDaysMin: number | null
  readonly isDeleted: boolean
  readonly isMarkedNew: boolean
  /** Whether cuts of its prices are announced; to shoppers, and in `qry`, whether it is reduced now. */
  readonly isMarkedSale: boolean
  readonly isOffline: boolean
  readonly parts: ProductParts | null
  readonly personalisationMaxLength: number | null
  /** Every price that ever held, newest first. */
  readonly priceChanges: With<{
    readonly first?: number | null
  }, readonly PriceChange[]>
  /** Working days that printing adds where a piece is personalised; null: as the settings say. */
  readonly printingDays: number | null
  readonly revision: number
  readonly shippingGroup: string | null
  readonly sortOrder: number
  readonly tags: readonly string[]
  readonly texts: ProductTexts
  /** Pieces over all variants; null if any is unlimited. */
  readonly totalStock: number | null
  readonly updatedAt: DateTime
  readonly vatGroup: string | null
  readonly visibility: ProductVisibility
  readonly visibleFrom: DateTime | null
  readonly weightGrams: number | null
}

export type ProductOrder = 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'RECOMMENDED' | 'TITLE'

export interface ProductParts {
  readonly __typename: 'ProductParts'
  readonly claims: readonly ManagedClaim[]
  readonly content: ManagedContent | null
  readonly cross: readonly Product[]
  readonly downloads: readonly ManagedDownload[]
  readonly images: readonly ManagedImage[]
  readonly lettering: Lettering | null
  readonly offers: readonly ManagedOffer[]
  readonly properties: readonly ManagedProperty[]
  readonly safety: ManagedSafety | null
  /** The pieces of a set in order, offline and deleted ones too; one that comes twice comes twice. */
  readonly slots: readonly Product[]
  readonly tiers: readonly ManagedTier[]
}

export interface ProductPayload {
  readonly __typename: 'ProductPayload'
  readonly errors: readonly UserError[]
  readonly product: Product | null
}

export interface ProductPrice {
  readonly __typename: 'ProductPrice'
  /** ‘Erwachsenen Größen’; null unless both prices exist. */
  readonly adult: Money | null
  /** ‘Kinder Größen’; null unless both prices exist. */
  readonly child: Money | null
  /** Lowest price of a piece (of a set: the lower of reduced and regular price), tiers left aside. */
  readonly from: Money
  readonly to: Money
  /** Of goods that are compared by quantity, for the price that is shown first: that of adults’ sizes, else the lowest. */
  readonly unitPrice: UnitPrice | null
  /** Key of the group of VAT rates that the product has. */
  readonly vatGroup: string
  /** Whether the prices hold the VAT. */
  readonly vatIncluded: boolean
  /** Rate in basis points that is really used for a delivery at home. */
  readonly vatRate: number
}

/** What a choice costs everybody, in the shop’s own basis. What depends on the customer or the whole cart is a discount of the cart. */
export interface ProductQuote {
  readonly __typename: 'ProductQuote'
  /** Pieces, or complete sets. */
  readonly amount: number
  readonly childSets: number | null
  /** If it is ordered today. */
  readonly delivery: Delivery | null
  readonly errors: readonly UserError[]
  /** How many more pieces reach the next tier; null at the highest or without tiers. */
  readonly missingToNextTier: number | null
  /** Null where no piece becomes cheaper with more of them. */
  readonly nextTier: NextTier | null
  readonly nextTierPrice: Money | null
  /** The chosen variants, or the product itself, whose pieces count towards `nextTier`. */
  readonly nextTierVariantIds: readonly Id[]
  readonly tiers: readonly TierState[]
  readonly total: Money
  /** Null where the pieces have different unit prices, and for sets. */
  readonly unitPrice: Money | null
}

/** Producer and warnings, Reg. (EU) 2023/988, Art. 19. */
export interface ProductSafety {
  readonly __typename: 'ProductSafety'
  readonly address: string | null
  readonly email: string | null
  readonly euPerson: string | null
  readonly producer: string | null
  readonly warnings: string | null
}

export interface ProductSafetyInput {
  /** At most 300 characters. Cannot be cleared. */
  readonly address: string
  /** At most 200 characters. Cannot be cleared. */
  readonly email: string
  /** At most 300 characters. */
  readonly euPerson?: string | null
  /** At most 200 characters. Cannot be cleared. */
  readonly producer: string
  /** At most 2000 characters. */
  readonly warnings?: LocalizedTextInput | null
}

/** The texts of a product in both languages, for those who edit them. */
export interface ProductTexts {
  readonly __typename: 'ProductTexts'
  readonly careInstructions: LocalizedText | null
  readonly careLabel: LocalizedText | null
  readonly composition: LocalizedText | null
  readonly deliveryInformation: LocalizedText | null
  readonly description: LocalizedText | null
  readonly details: LocalizedText | null
  readonly durabilityTerms: LocalizedText | null
  readonly fibreNote: LocalizedText | null
  readonly generalInformation: LocalizedText | null
  readonly outOfStockNote: LocalizedText | null
  readonly outOfStockTableText: LocalizedText | null
  readonly personalisationHelp: LocalizedText | null
  readonly subtitle: LocalizedText | null
  readonly title: LocalizedText
  readonly unit: LocalizedText | null
  readonly unitPlural: LocalizedText | null
}

/** What the tile of a product shows in a list that was narrowed, in the place of what the product says. */
export interface ProductTile {
  readonly __typename: 'ProductTile'
  readonly backImage: Image | null
  readonly image: Image | null
  /** As the product’s, with the colour that its page begins with (`?color=`). */
  readonly path: With<{
    readonly group?: string | null
  }, string>
  readonly price: ProductPrice
  readonly priceApart: Money | null
  readonly sale: Sale | null
  readonly setSavingPercent: number | null
}

/** Whether a visitor can open a product, and why not. */
export type ProductVisibility = 'DELETED' | 'LATER' | 'NO_PRICE' | 'OFFLINE' | 'ONLINE'

export interface ProfileChanges {
  readonly company?: string | null
  readonly firstName?: string | null
  readonly language?: Language | null
  readonly lastName?: string | null
  readonly newsletter?: boolean | null
  /** In international form, beginning with +. */
  readonly phone?: string | null
  readonly title?: string | null
}

export interface ProofOfWorkInput {
  /** At most 40 characters. */
  readonly answer: string
  readonly challenge: string
}

/** Too much failed at this address: send the sign-in again with an `answer` so that the SHA-256 of `challenge:answer` begins with `difficulty` zero bits. Each challenge counts once, for five minutes. */
export interface ProofOfWorkRequired {
  readonly __typename: 'ProofOfWorkRequired'
  readonly challenge: string
  readonly code: UserErrorCode
  readonly difficulty: number
  readonly message: string
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

export interface Property {
  readonly __typename: 'Property'
  readonly key: string
  readonly label: string
  readonly value: string
}

export interface PropertyInput {
  /** At most 60 characters. */
  readonly key?: string | null
  /** At most 60 characters. */
  readonly label: LocalizedTextInput
  /** At most 300 characters. */
  readonly value: LocalizedTextInput
}

/** A QR code to be drawn: a square of `size` modules. */
export interface QrCode {
  readonly __typename: 'QrCode'
  /** The dark modules as the `d` of an SVG path, in units of a module. */
  readonly path: string
  readonly size: number
}

export interface Query {
  readonly __typename: 'Query'
  readonly allProductGroups: readonly ProductGroup[]
  readonly apiKeys: With<{
    readonly after?: string | null
    readonly first?: number | null
  }, ApiKeyConnection>
  /** Every action that the audit log knows so far. */
  readonly auditActions: readonly string[]
  readonly auditEntries: With<{
    readonly after?: string | null
    readonly filter?: AuditFilter | null
    readonly first?: number | null
  }, AuditEntryConnection>
  /** The groups of the configuration that a product can name. */
  readonly catalogueChoices: CatalogueChoices
  /** Changes and deletions of `Color`, in their order. Pull with `after` while `hasNextPage` is true, and later from `endCursor` on. */
  readonly colorChanges: With<{
    readonly after?: string | null
    /** Changed at this instant or later; use `after` to lose nothing. */
    readonly changedSince?: DateTime | null
    /** Only deletions (true), or none (false). */
    readonly deleted?: boolean | null
    /** Up to 500; 100 unless told otherwise. */
    readonly first?: number | null
  }, RecordChangeConnection>
  readonly colors: readonly Color[]
  readonly dashboard: Dashboard
  readonly demo: DemoState
  /** The discount groups that the shop has. */
  readonly discountGroups: readonly DiscountGroup[]
  /** Work that gave up, the latest first; mails that did are among `mails`. */
  readonly failedJobs: With<{
    readonly after?: string | null
    readonly first?: number | null
  }, FailedJobConnection>
  /** Roles besides `USER` that the viewer may give to somebody new. */
  readonly invitableRoles: readonly Role[]
  readonly mail: With<{
    readonly id: Id
  }, Mail | null>
  readonly mails: With<{
    readonly after?: string | null
    readonly filter?: MailFilter | null
    readonly first?: number | null
  }, MailConnection>
  /** One colour; null where there is none (any more). */
  readonly managedColor: With<{
    readonly colorId: Id
  }, ManagedColor | null>
  /** All colours in the shop’s order, paged by number. */
  readonly managedColors: With<{
    readonly after?: string | null
    readonly first?: number | null
    readonly search?: string | null
  }, ManagedColorConnection>
  readonly managedProduct: With<{
    readonly id: Id
  }, Product | null>
  /** How many products are in each state under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly managedProductCounts: With<{
    readonly filter?: ManagedProductFilter | null
  }, readonly ManagedProductCount[]>
  /** One product group; null where there is none (any more). */
  readonly managedProductGroup: With<{
    readonly groupId: Id
  }, ManagedGroup | null>
  /** All product groups in the shop’s order, paged by number. */
  readonly managedProductGroups: With<{
    readonly after?: string | null
    readonly first?: number | null
    readonly search?: string | null
  }, ManagedGroupConnection>
  /** All products, paged by number, for those who keep the catalogue. */
  readonly managedProducts: With<{
    readonly after?: string | null
    readonly filter?: ManagedProductFilter | null
    readonly first?: number | null
    readonly orderBy?: ManagedProductOrder | null
  }, ProductConnection>
  /** Members, who may be given rights in parts of the back office. */
  readonly members: With<{
    readonly after?: string | null
    readonly first?: number | null
  }, MemberConnection>
  /** Those marked new first, then the others by age. */
  readonly newProducts: With<{
    readonly after?: string | null
    readonly first?: number | null
    /** The slug of a product that is left out: the one whose page it is. */
    readonly without?: string | null
  }, ProductConnection>
  readonly node: With<{
    readonly id: Id
  }, Node | null>
  readonly nodes: With<{
    readonly ids: readonly Id[]
  }, readonly (Node | null)[]>
  readonly order: With<{
    readonly orderNumber: string
  }, Order | null>
  /** Changes and deletions of `Order`, in their order. Pull with `after` while `hasNextPage` is true, and later from `endCursor` on. */
  readonly orderChanges: With<{
    readonly after?: string | null
    /** Changed at this instant or later; use `after` to lose nothing. */
    readonly changedSince?: DateTime | null
    /** Only deletions (true), or none (false). */
    readonly deleted?: boolean | null
    /** Up to 500; 100 unless told otherwise. */
    readonly first?: number | null
  }, RecordChangeConnection>
  /** What is known of the link of an order; null where number and token do not fit. */
  readonly orderLink: With<{
    readonly orderNumber: string
    readonly token: string
  }, OrderLink | null>
  /** The order that a guest follows by number and the token of the link; null where the two do not fit, or the link has ended. Shows names and cities of addresses alone, and no whole e-mail address, but to whoever placed the order while signed in, and to staff. */
  readonly orderStatus: With<{
    readonly orderNumber: string
    readonly token: string
  }, Order | null>
  readonly orders: With<{
    readonly after?: string | null
    readonly before?: string | null
    readonly filter?: OrderFilter | null
    readonly first?: number | null
    readonly last?: number | null
    readonly orderBy?: OrderOrder | null
  }, OrderConnection>
  /** Who may do what. */
  readonly permissions: readonly Permission[]
  readonly person: With<{
    readonly id: Id
  }, Person | null>
  readonly persons: With<{
    readonly after?: string | null
    readonly filter?: PersonFilter | null
    readonly first?: number | null
    readonly orderBy?: PersonOrder | null
  }, PersonConnection>
  /** By slug, or by the id that REST shows; or by its number or GTIN; null if visitors cannot see it. A GTIN that several have is refused with their number. */
  readonly product: With<{
    /** The property `gtin` of the product or of one of its sizes. */
    readonly gtin?: string | null
    readonly number?: string | null
    readonly slug?: string | null
  }, Product | null>
  /** Changes and deletions of `Product`, in their order. Pull with `after` while `hasNextPage` is true, and later from `endCursor` on. */
  readonly productChanges: With<{
    readonly after?: string | null
    /** Changed at this instant or later; use `after` to lose nothing. */
    readonly changedSince?: DateTime | null
    /** Only deletions (true), or none (false). */
    readonly deleted?: boolean | null
    /** Up to 500; 100 unless told otherwise. */
    readonly first?: number | null
  }, RecordChangeConnection>
  /** By slug, or by the id that REST shows. */
  readonly productGroup: With<{
    readonly slug: string
  }, ProductGroup | null>
  /** Changes and deletions of `ProductGroup`, in their order. Pull with `after` while `hasNextPage` is true, and later from `endCursor` on. */
  readonly productGroupChanges: With<{
    readonly after?: string | null
    /** Changed at this instant or later; use `after` to lose nothing. */
    readonly changedSince?: DateTime | null
    /** Only deletions (true), or none (false). */
    readonly deleted?: boolean | null
    /** Up to 500; 100 unless told otherwise. */
    readonly first?: number | null
  }, RecordChangeConnection>
  /** Groups of the first level, those of the main gallery left aside. */
  readonly productGroups: readonly ProductGroup[]
  /** A product as it is stored, with all that belongs to it, for those who look for a mistake. */
  readonly productRecord: With<{
    readonly id: Id
  }, Json | null>
  /** The price of what is being chosen on a product’s page; null for a product that is not on sale. */
  readonly quoteProduct: With<{
    readonly input: QuoteProductInput
  }, ProductQuote | null>
  /** What the link of a mail is about; null where that has ended. */
  readonly restockRequest: With<{
    readonly token: string
  }, RestockRequest | null>
  readonly search: With<{
    readonly query: string
  }, SearchResult>
  /** What is probably being typed: groups first, then products. Nothing before the second letter. */
  readonly searchSuggestions: With<{
    readonly query: string
  }, readonly SearchSuggestion[]>
  /** The changes of a section, the latest first. */
  readonly settingsHistory: With<{
    readonly after?: string | null
    readonly first?: number | null
    readonly section: string
  }, SettingsChangeConnection>
  /** One section by its key; null where there is none. */
  readonly settingsSection: With<{
    readonly key: string
  }, SettingsSection | null>
  /** Everything that can be set, by section. */
  readonly settingsSections: readonly SettingsSection[]
  readonly shop: Shop
  readonly shopOpening: ShopOpening
  /** What is reduced or on offer. */
  readonly specials: With<{
    readonly after?: string | null
    readonly first?: number | null
    /** The slug of a product that is left out: the one whose page it is. */
    readonly without?: string | null
  }, ProductConnection>
  /** What was sold, by pieces; empty where nothing was. */
  readonly topSellers: With<{
    readonly after?: string | null
    readonly first?: number | null
    /** The slug of a product that is left out: the one whose page it is. */
    readonly without?: string | null
  }, ProductConnection>
  readonly user: With<{
    readonly id: Id
  }, User | null>
  /** Changes and deletions of `User`, in their order. Pull with `after` while `hasNextPage` is true, and later from `endCursor` on. */
  readonly userChanges: With<{
    readonly after?: string | null
    /** Changed at this instant or later; use `after` to lose nothing. */
    readonly changedSince?: DateTime | null
    /** Only deletions (true), or none (false). */
    readonly deleted?: boolean | null
    /** Up to 500; 100 unless told otherwise. */
    readonly first?: number | null
  }, RecordChangeConnection>
  /** Accounts of people; service accounts and built-in ones are not among them. */
  readonly users: With<{
    readonly after?: string | null
    readonly filter?: UserFilter | null
    readonly first?: number | null
    readonly orderBy?: UserOrder | null
  }, UserConnection>
  readonly viewer: Viewer
  /** Messages to endpoints and what came of them, what was told last first. Kept for 30 days (setting). */
  readonly webhookDeliveries: With<{
    readonly after?: string | null
    readonly filter?: WebhookDeliveryFilter | null
    readonly first?: number | null
  }, WebhookDeliveryConnection>
  readonly webhookEndpoint: With<{
    /** Of the `WebhookEndpoint`, or its plain id. */
    readonly id: Id
  }, WebhookEndpoint | null>
  /** Where events are told to other programs, the latest first. */
  readonly webhookEndpoints: With<{
    readonly after?: string | null
    readonly first?: number | null
  }, WebhookEndpointConnection>
  /** The events that endpoints can be told of. */
  readonly webhookKinds: readonly WebhookKind[]
  readonly withdrawal: With<{
    /** Of the `Withdrawal`, or the plain id that mails name. */
    readonly id: Id
  }, Withdrawal | null>
  /** Changes and deletions of `Withdrawal`, in their order. Pull with `after` while `hasNextPage` is true, and later from `endCursor` on. */
  readonly withdrawalChanges: With<{
    readonly after?: string | null
    /** Changed at this instant or later; use `after` to lose nothing. */
    readonly changedSince?: DateTime | null
    /** Only deletions (true), or none (false). */
    readonly deleted?: boolean | null
    /** Up to 500; 100 unless told otherwise. */
    readonly first?: number | null
  }, RecordChangeConnection>
  /** An order with its parts to choose from, for whoever placed it while signed in or has its link; null for everybody else. */
  readonly withdrawalOffer: With<{
    readonly orderNumber: string
    readonly token?: string | null
  }, WithdrawalOffer | null>
  /** Declarations of withdrawal, the latest first. */
  readonly withdrawals: With<{
    readonly after?: string | null
    readonly filter?: WithdrawalFilter | null
    readonly first?: number | null
  }, WithdrawalConnection>
}

export interface QuotePieceInput {
  readonly amount: number
  readonly variantId: Id
}

export interface QuoteProductInput {
  /** Whether pieces are to be printed with a text: that takes its days. */
  readonly isPersonalised?: boolean | null
  /** At most 400 entries. */
  readonly pieces?: readonly QuotePieceInput[] | null
  readonly productId: Id
  /** At most 12 entries. */
  readonly slots?: readonly QuoteSlotInput[] | null
}

export interface QuoteSlotInput {
  /** At most 400 entries. */
  readonly pieces: readonly QuotePieceInput[]
  readonly productId: Id
}

/** The last change of a record. */
export interface RecordChange {
  readonly __typename: 'RecordChange'
  readonly changedAt: DateTime
  /** Null while there is such a record. */
  readonly deletedAt: DateTime | null
  /** Of the record. */
  readonly id: Id
  /** The record as it is now; null where `node` shows none, such as for a product that is offline. */
  readonly record: Node | null
}

/** What changed, each record once after its last change. Nothing is passed over, however late a transaction commits: what is not certain yet comes with the next page. */
export interface RecordChangeConnection {
  readonly __typename: 'RecordChangeConnection'
  readonly edges: readonly RecordChangeEdge[]
  /** `endCursor` is where the next pull goes on, also when there is nothing more now. */
  readonly pageInfo: PageInfo
}

export interface RecordChangeEdge {
  readonly __typename: 'RecordChangeEdge'
  readonly cursor: string
  readonly node: RecordChange
}

export interface RecoveryCodesPayload {
  readonly __typename: 'RecoveryCodesPayload'
  readonly errors: readonly UserError[]
  /** Shown this once; empty if refused. */
  readonly recoveryCodes: readonly string[]
  readonly viewer: Viewer | null
}

export interface Refusal {
  readonly __typename: 'Refusal'
  readonly code: UserErrorCode
  readonly message: string
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

export interface RemoveCartLinesInput {
  /** At most 200 entries. */
  readonly lineIds: readonly Id[]
}

export interface RemoveDemoInput {
  /** Whether its products, groups, colours and pictures go too; the shop is then no demo any more. */
  readonly withCatalogue: boolean
}

export interface RemoveDemoPayload {
  readonly __typename: 'RemoveDemoPayload'
  readonly errors: readonly UserError[]
  /** What stays, because it was not to go or something rests on it that people made. */
  readonly left: DemoState | null
  readonly removed: DemoState | null
}

export interface RemovePasskeyInput {
  /** Six digits of the authenticator app, or a recovery code, where signing in takes one. */
  readonly code?: string | null
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  readonly passkeyId: Id
  readonly password: string
}

export interface RemovePasskeyPayload {
  readonly __typename: 'RemovePasskeyPayload'
  readonly errors: readonly UserError[]
  readonly viewer: Viewer | null
}

export interface RenamePasskeyInput {
  readonly label: string
  readonly passkeyId: Id
}

export interface RenamePasskeyPayload {
  readonly __typename: 'RenamePasskeyPayload'
  readonly errors: readonly UserError[]
  readonly passkey: Passkey | null
}

export interface ReorderInput {
  readonly orderId: Id
}

export interface ReorderPayload {
  readonly __typename: 'ReorderPayload'
  /** Pieces, or sets. */
  readonly addedAmount: number
  readonly errors: readonly UserError[]
  readonly skipped: readonly SkippedOrderLine[]
  readonly viewer: Viewer | null
}

export interface ReplayWebhookDeliveryInput {
  readonly deliveryId: Id
}

export interface ReplayWebhookDeliveryPayload {
  readonly __typename: 'ReplayWebhookDeliveryPayload'
  readonly delivery: WebhookDelivery | null
  readonly errors: readonly UserError[]
}

export interface RequestAccountDeletionInput {
  readonly password: string
}

export interface RequestEmailChangeInput {
  /** Six digits of the authenticator app, or a recovery code, where signing in takes one. */
  readonly code?: string | null
  /** The new address. */
  readonly email: string
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  readonly password: string
}

export interface RequestEmailChangePayload {
  readonly __typename: 'RequestEmailChangePayload'
  readonly errors: readonly UserError[]
}

export interface RequestOrderLinkInput {
  readonly orderNumber: string
  readonly token: string
}

export interface RequestOrderLinkPayload {
  readonly __typename: 'RequestOrderLinkPayload'
  readonly errors: readonly UserError[]
  readonly isSent: boolean
}

export interface RequestPasswordResetInput {
  readonly email: string
}

export interface RequestPasswordResetPayload {
  readonly __typename: 'RequestPasswordResetPayload'
  readonly errors: readonly UserError[]
}

export interface RequestRestockInput {
  /** How many pieces are wanted; one if left out. */
  readonly amount?: number | null
  /** At most 320 characters. */
  readonly email: string
  readonly productId: Id
  /** Of a product without variants: the product’s own id. */
  readonly variantId: Id
}

export interface RequestSecondFactorResetInput {
  readonly email: string
}

export interface RequestSecondFactorResetPayload {
  readonly __typename: 'RequestSecondFactorResetPayload'
  readonly errors: readonly UserError[]
}

export interface ResendConfirmationInput {
  readonly email: string
}

export interface ResendConfirmationPayload {
  readonly __typename: 'ResendConfirmationPayload'
  readonly errors: readonly UserError[]
}

export interface ResendOrderMailInput {
  readonly mailId: Id
  readonly orderId: Id
}

export interface ResetPasswordPayload {
  readonly __typename: 'ResetPasswordPayload'
  readonly errors: readonly UserError[]
}

export interface ResetSecondFactorInput {
  /** The account’s. */
  readonly password: string
  /** The secret of the mail’s link; good once. */
  readonly token: string
}

export interface ResetSecondFactorPayload {
  readonly __typename: 'ResetSecondFactorPayload'
  /** When it will be switched off, unless it is kept until then. */
  readonly endsAt: DateTime | null
  readonly errors: readonly UserError[]
}

export interface RestockLinkInput {
  /** At most 200 characters. */
  readonly token: string
}

export interface RestockPayload {
  readonly __typename: 'RestockPayload'
  readonly errors: readonly UserError[]
  readonly isDone: boolean
}

/** That somebody wants to be told, once, when a size is back; as the link of the mail shows it. */
export interface RestockRequest {
  readonly __typename: 'RestockRequest'
  readonly fit: Fit | null
  readonly isConfirmed: boolean
  readonly productTitle: string
  /** Empty for a product of one size. */
  readonly size: string
}

export interface RestoreProductsInput {
  /** At most 100 entries. */
  readonly productIds: readonly Id[]
}

export interface RestoreProductsPayload {
  readonly __typename: 'RestoreProductsPayload'
  readonly errors: readonly UserError[]
  readonly products: readonly Product[]
}

export interface RetryFailedJobInput {
  readonly key: string
}

export interface RetryFailedJobPayload {
  readonly __typename: 'RetryFailedJobPayload'
  readonly errors: readonly UserError[]
  readonly isRetried: boolean
}

export interface RetryMailInput {
  readonly mailId: Id
}

export interface RetryMailPayload {
  readonly __typename: 'RetryMailPayload'
  readonly errors: readonly UserError[]
  readonly mail: Mail | null
}

export interface RevokeApiKeyInput {
  readonly apiKeyId: Id
}

export interface RevokeApiKeyPayload {
  readonly __typename: 'RevokeApiKeyPayload'
  readonly apiKey: ApiKey | null
  readonly errors: readonly UserError[]
}

export type Role = 'ADMIN' | 'GUEST' | 'INTERNAL' | 'MEMBER' | 'SYSTEM' | 'USER'

export interface RotateWebhookSecretInput {
  readonly endpointId: Id
  /** Whether the secret before ends at once, because others know it; else it signs as well for a day. */
  readonly endsPrevious?: boolean | null
}

export interface RotateWebhookSecretPayload {
  readonly __typename: 'RotateWebhookSecretPayload'
  readonly endpoint: WebhookEndpoint | null
  readonly errors: readonly UserError[]
  /** By which messages are signed (`whsec_…`): shown this once and never again. */
  readonly secret: string | null
}

/** A reduced price; the percentage is reckoned from the lowest price of the 30 days before the reduction. */
export interface Sale {
  readonly __typename: 'Sale'
  readonly lowestPriceOf30Days: Money
  readonly percent: number
  readonly previousPrice: Money
}

export interface SaveTeamListInput {
  /** At most 300 entries. */
  readonly entries: readonly TeamEntryInput[]
  /** Of the list that is replaced; null for a new one. */
  readonly teamListId?: Id | null
  /** At most 120 characters. */
  readonly title: string
}

/** An address that a person keeps; orders have copies of their own. */
export interface SavedAddress {
  readonly __typename: 'SavedAddress'
  /** Street and number. */
  readonly address: string
  readonly city: string
  readonly company: string | null
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** In the language of the request; in an order’s address in that of the order. */
  readonly countryName: string
  readonly firstName: string
  readonly id: Id
  readonly isDefaultInvoice: boolean
  readonly isDefaultShipping: boolean
  readonly lastName: string
  readonly phone: string | null
  readonly title: string | null
  readonly type: AddressType
  /** Names the address in paths. */
  readonly uuid: string
  readonly vatId: string | null
  readonly zip: string
}

export interface SearchResult {
  readonly __typename: 'SearchResult'
  readonly groups: readonly ProductGroup[]
  readonly products: With<{
    readonly after?: string | null
    readonly filter?: ProductFilter | null
    readonly first?: number | null
    readonly orderBy?: ProductOrder | null
  }, ProductConnection>
  readonly query: string
  /** What words of the query ask for that are filters. Null where there are none, and where the words found more as they are. */
  readonly understood: UnderstoodQuery | null
}

export interface SearchSuggestion {
  readonly __typename: 'SearchSuggestion'
  readonly image: Image | null
  /** Whether some sizes cost more: ‘ab’. */
  readonly isPriceFrom: boolean
  readonly kind: SuggestionKind
  /** The title, cut where what was typed hits. */
  readonly parts: readonly TextPart[]
  readonly path: string
  /** What its tile would show; null for groups. */
  readonly price: Money | null
}

export interface SecondFactorInput {
  /** Six digits of the authenticator app, or a recovery code, where signing in takes one. */
  readonly code?: string | null
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  readonly password: string
}

export type SecondFactorKind = 'PASSKEY' | 'RECOVERY' | 'TOTP'

/** The password is right; a code or a passkey is needed too. */
export interface SecondFactorRequired {
  readonly __typename: 'SecondFactorRequired'
  readonly code: UserErrorCode
  readonly kinds: readonly SecondFactorKind[]
  readonly message: string
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** How the viewer’s account is kept safe. */
export interface Security {
  readonly __typename: 'Security'
  /** Failed attempts since the last sign-in. */
  readonly failedLogins: number
  readonly id: Id
  readonly lastFailedAt: DateTime | null
  readonly lastLogin: DateTime | null
  readonly passkeys: readonly Passkey[]
  /** Whether the person said that the password alone signs in although they have passkeys. */
  readonly passwordSuffices: boolean
  readonly recoveryCodesLeft: number
  readonly secondFactorSince: DateTime | null
  /** What signing in asks for after the password, one of them; empty where the password alone is enough. */
  readonly secondStepKinds: readonly SecondFactorKind[]
  /** Where the viewer is signed in, the latest seen first. */
  readonly sessions: readonly Session[]
}

/** A browser in which the viewer is signed in; nobody else reaches it. */
export interface Session {
  readonly __typename: 'Session'
  /** Where it was opened from. */
  readonly address: string | null
  readonly createdAt: DateTime
  readonly device: Device
  readonly id: Id
  readonly isCurrent: boolean
  readonly lastSeenAt: DateTime
}

export interface SetDefaultAddressInput {
  readonly addressId: Id
  readonly defaultFor: readonly DefaultFor[]
}

export interface SetFavouriteInput {
  readonly isFavourite: boolean
  readonly productId: Id
}

export interface SetFavouritePayload {
  readonly __typename: 'SetFavouritePayload'
  readonly errors: readonly UserError[]
  readonly viewer: Viewer | null
}

export interface SetManyPayload {
  readonly __typename: 'SetManyPayload'
  /** How many are different now. */
  readonly changed: number
  readonly errors: readonly UserError[]
}

export interface SetMemberGrantsInput {
  /** All that they are to have. */
  readonly grants: readonly Grant[]
  readonly userId: Id
}

export interface SetMemberGrantsPayload {
  readonly __typename: 'SetMemberGrantsPayload'
  readonly errors: readonly UserError[]
  readonly member: Member | null
}

export interface SetMissing {
  readonly __typename: 'SetMissing'
  readonly missing: number
  readonly product: Product | null
}

export interface SetOrderTagsInput {
  readonly orderId: Id
  /** At most 30 entries. At most 60 characters. */
  readonly tags: readonly string[]
}

export interface SetPasswordPayload {
  readonly __typename: 'SetPasswordPayload'
  readonly errors: readonly UserError[]
}

export interface SetPasswordSufficesInput {
  /** Six digits of the authenticator app, or a recovery code, where signing in takes one. */
  readonly code?: string | null
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  readonly password: string
  readonly suffices: boolean
}

export interface SetPasswordSufficesPayload {
  readonly __typename: 'SetPasswordSufficesPayload'
  readonly errors: readonly UserError[]
  readonly viewer: Viewer | null
}

export interface SetPrice {
  readonly __typename: 'SetPrice'
  /** Sets of children’s sizes. */
  readonly isChild: boolean
  /** Of one set. */
  readonly price: Money
  /** How many sets cost this. */
  readonly sets: number
}

export interface SetPricesInput {
  /** Whether nothing is written where one is refused; else the others are. */
  readonly isAtomic?: boolean | null
  /** At most 2000 entries. */
  readonly items: readonly PriceItemInput[]
}

export interface SetProductGroupPictureInput {
  /** Null: none. At most 15000000 bytes. */
  readonly file?: Upload | null
  readonly groupId: Id
}

export interface SetSlot {
  readonly __typename: 'SetSlot'
  readonly position: number
  /** Null where the piece is not to be had any more. */
  readonly product: Product | null
}

export interface SetStockInput {
  /** Whether nothing is written where one is refused; else the others are. */
  readonly isAtomic?: boolean | null
  /** At most 2000 entries. */
  readonly items: readonly StockItemInput[]
}

/** The pieces of a set are not equally many; `missing` says how many of which piece. */
export interface SetUnequal {
  readonly __typename: 'SetUnequal'
  readonly code: UserErrorCode
  readonly message: string
  readonly missing: readonly SetMissing[]
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

export interface SetUserRolesInput {
  readonly revision: number
  /** All roles of the account from now on. */
  readonly roles: readonly Role[]
  readonly userId: Id
}

/** Who changed what of a section, and when. */
export interface SettingsChange {
  readonly __typename: 'SettingsChange'
  readonly actorName: string | null
  readonly at: DateTime
  readonly fields: readonly SettingsFieldChange[]
  readonly isUndo: boolean
  /** Names the change to `undoSettingsChange`. */
  readonly key: string
  readonly section: string
}

export interface SettingsChangeConnection {
  readonly __typename: 'SettingsChangeConnection'
  readonly edges: readonly SettingsChangeEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  readonly totalCount: number
}

export interface SettingsChangeEdge {
  readonly __typename: 'SettingsChangeEdge'
  readonly cursor: string
  readonly node: SettingsChange
}

export interface SettingsFieldChange {
  readonly __typename: 'SettingsFieldChange'
  /** Null for a secret, too. */
  readonly after: Json | null
  /** Null for a secret, too. */
  readonly before: Json | null
  readonly isSecret: boolean
  readonly name: string
}

export interface SettingsPayload {
  readonly __typename: 'SettingsPayload'
  readonly errors: readonly UserError[]
  /** Whether the shop may sell by now. */
  readonly opening: ShopOpening
  readonly section: SettingsSection | null
}

/** A stored value that does not fit: its default counts until somebody mends it. */
export interface SettingsProblem {
  readonly __typename: 'SettingsProblem'
  readonly message: string
  readonly path: readonly string[]
}

/** What can be set in one field of the shop’s work. */
export interface SettingsSection {
  readonly __typename: 'SettingsSection'
  readonly defaults: Json
  readonly key: string
  readonly problems: readonly SettingsProblem[]
  /** The JSON Schema of each field, by its name. */
  readonly schema: Json
  /** Names of texts that can be set and are never shown. */
  readonly secrets: readonly string[]
  /** Names of those that are set. */
  readonly secretsSet: readonly string[]
  /** Every field with the value that counts. */
  readonly values: Json
  /** Counts the changes; goes into the next one. */
  readonly version: number
  readonly viewerCanEdit: boolean
}

export type ShippingState = 'OPEN' | 'SHIPPED'

/** What everybody may know of the shop and its operator. */
export interface Shop {
  readonly __typename: 'Shop'
  readonly address: string
  readonly checkout: CheckoutRules
  readonly claim: string
  readonly countries: readonly Country[]
  readonly currency: string
  readonly email: string
  readonly freeShippingFrom: readonly CountryThreshold[]
  /** What consumers are told of the legal guarantee before they order. */
  readonly guaranteeNotice: GuaranteeNotice
  readonly homeCountry: string
  /** A standing page by its name: imprint, privacy, agb, shipping, withdrawal, disclaimer, help, sizes, accessibility, guarantee. */
  readonly legalText: With<{
    readonly name: string
  }, LegalText | null>
  readonly name: string
  /** All methods that the shop knows, whether or not a buyer may choose them now. */
  readonly paymentMethods: readonly PaymentMethod[]
  readonly phone: string
  /** IANA name; days and instants are shown by it. */
  readonly timeZone: string
  readonly vatIncluded: boolean
  /** Standard VAT rate at home in basis points. */
  readonly vatRate: number
}

/** Whether the shop may sell, and what its operator has still to do for that. */
export interface ShopOpening {
  readonly __typename: 'ShopOpening'
  readonly isDemo: boolean
  readonly isOpen: boolean
  /** Particulars of the imprint that are missing or made up, as `section.field` of the settings. */
  readonly missing: readonly string[]
  /** What has to be told, by legal form and country. */
  readonly needed: readonly ShopParticular[]
  /** Standing pages whose wording could not be compared with the law of the shop’s country; for a lawyer. */
  readonly textsToReview: readonly string[]
}

/** A particular that has to be told before the shop may sell, and by whom. */
export interface ShopParticular {
  readonly __typename: 'ShopParticular'
  /** Values of `shop.country` that need it; null: all. */
  readonly countries: readonly string[] | null
  /** `section.field` of the settings. */
  readonly field: string
  /** Values of `operator.legalForm` that need it; null: all. */
  readonly legalForms: readonly string[] | null
}

export interface SignInInput {
  /** Six digits of the authenticator app, or a recovery code. */
  readonly code?: string | null
  readonly email: string
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  readonly password: string
  /** Where PROOF_OF_WORK_REQUIRED asked for one. */
  readonly proof?: ProofOfWorkInput | null
}

export interface SignInPayload {
  readonly __typename: 'SignInPayload'
  readonly errors: readonly UserError[]
  readonly viewer: Viewer | null
}

export interface SignInWithPasskeyInput {
  readonly passkey: PasskeyAnswerInput
}

export interface SignOutEverywhereInput {
  /** Stays signed in where it is asked; else nowhere. */
  readonly keepsThis?: boolean | null
}

export interface SignOutEverywherePayload {
  readonly __typename: 'SignOutEverywherePayload'
  readonly errors: readonly UserError[]
  readonly viewer: Viewer | null
}

export interface SignOutPayload {
  readonly __typename: 'SignOutPayload'
  readonly errors: readonly UserError[]
  /** Where the browser goes then, as configured; else `/`. */
  readonly redirectUrl: string
  readonly viewer: Viewer | null
}

export interface SignUpEntry {
  readonly __typename: 'SignUpEntry'
  readonly name: string
  /** A text as it is, all else as JSON. */
  readonly value: string
}

export interface SignUpInput {
  /** Whether the terms are agreed to, which is kept with their wording; false is refused, left out: not asked. */
  readonly acceptTerms?: boolean | null
  /** At most two, for invoices and deliveries; one without an entry counts as left out. */
  readonly addresses?: readonly PostalAddressInput[] | null
  readonly company?: string | null
  readonly email: string
  /** Left out: that of the first address. */
  readonly firstName?: string | null
  /** Whether the second address is the one for deliveries. */
  readonly hasAlternateShippingAddress?: boolean | null
  /** Left out: that of the first address. */
  readonly lastName?: string | null
  /** What the program says besides: an object of at most 4,000 characters of JSON, shown to staff. */
  readonly meta?: Json | null
  readonly newsletterConsent?: boolean | null
  readonly password: string
  /** If given, the same as `password`. */
  readonly passwordRepeat?: string | null
  /** In international form, beginning with +. */
  readonly phone?: string | null
  readonly title?: string | null
}

export interface SignUpPayload {
  readonly __typename: 'SignUpPayload'
  readonly errors: readonly UserError[]
}

/** A line that did not go into the cart as it was ordered. */
export interface SkippedOrderLine {
  readonly __typename: 'SkippedOrderLine'
  /** How many of its pieces did go into the cart. */
  readonly addedAmount: number
  readonly code: UserErrorCode
  readonly line: OrderLine
}

export interface SlotInput {
  /** At most 100 entries. */
  readonly pieces: readonly PieceInput[]
  readonly productId: Id
}

export interface StartPasskeyInput {
  /** Six digits of the authenticator app, or a recovery code, where signing in takes one. */
  readonly code?: string | null
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  readonly password: string
}

export interface StartTotpInput {
  /** Six digits of the authenticator app, or a recovery code, where signing in takes one. */
  readonly code?: string | null
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  readonly password: string
}

export interface StartTotpPayload {
  readonly __typename: 'StartTotpPayload'
  readonly errors: readonly UserError[]
  readonly qrCode: QrCode | null
  /** The key in base32, to be typed by hand. */
  readonly secret: string | null
  /** The otpauth address in the QR code. */
  readonly url: string | null
}

export interface StockItemInput {
  /** The id of a size, or of a product that has none; or its article number in `number`. */
  readonly id?: Id | null
  readonly number?: string | null
  /** Pieces; null: unlimited. From 0 to 1000000. */
  readonly stock?: number | null
}

export type SuggestionKind = 'GROUP' | 'PRODUCT'

export interface TakeBackOrderInput {
  readonly orderId: Id
  /** Whether the customer gets a mail about it. */
  readonly tellsCustomer: boolean
}

/** One who gets a piece; an empty text is not known, or not wanted. */
export interface TeamEntry {
  readonly __typename: 'TeamEntry'
  readonly name: string
  readonly number: string
  readonly size: string
}

export interface TeamEntryInput {
  /** At most 120 characters. */
  readonly name: string
  /** At most 24 characters. */
  readonly number: string
  /** At most 80 characters. */
  readonly size: string
}

/** Who wears which number and size, kept by a person for their team. */
export interface TeamList {
  readonly __typename: 'TeamList'
  readonly entries: readonly TeamEntry[]
  readonly id: Id
  readonly title: string
}

export interface TeamListPayload {
  readonly __typename: 'TeamListPayload'
  readonly errors: readonly UserError[]
  readonly teamList: TeamList | null
  readonly viewer: Viewer | null
}

export interface TestWebhookEndpointPayload {
  readonly __typename: 'TestWebhookEndpointPayload'
  readonly delivery: WebhookDelivery | null
  readonly errors: readonly UserError[]
}

export interface TextPart {
  readonly __typename: 'TextPart'
  readonly isMatch: boolean
  readonly text: string
}

export interface TierInput {
  /** From 1 to 1000000. */
  readonly from: number
  /** From 0 to 100000000. */
  readonly price: Cents
  /** What it is meant for; without it for the variants that are named, or for all where none is. */
  readonly scope?: TierScope | null
  /** The variants it is meant for, of the scope SOME. At most 1000 entries. */
  readonly variantIds?: readonly Id[] | null
}

export interface TierPrice {
  readonly __typename: 'TierPrice'
  readonly from: number
  /** As everybody is asked for it; for those who keep the catalogue, before the product’s discounts. */
  readonly price: Money
  readonly variants: readonly Variant[]
}

/** Which sizes a tier price is meant for; all but SOME count for sizes that are added later too. */
export type TierScope = 'ADULT' | 'ALL' | 'CHILD' | 'SOME'

export interface TierState {
  readonly __typename: 'TierState'
  readonly from: number
  readonly isCurrent: boolean
  readonly isReached: boolean
  readonly price: Money
}

export interface TooManyAttempts {
  readonly __typename: 'TooManyAttempts'
  readonly code: UserErrorCode
  readonly message: string
  readonly path: readonly string[]
  readonly retryAfterSeconds: number
}

/** So many mails go to one address only over a longer time. */
export interface TooManyMails {
  readonly __typename: 'TooManyMails'
  readonly code: UserErrorCode
  readonly message: string
  readonly path: readonly string[]
  readonly retryAfterSeconds: number
}

/** So many orders come from one client, or to one address, only over a longer time. */
export interface TooManyOrders {
  readonly __typename: 'TooManyOrders'
  readonly code: UserErrorCode
  readonly message: string
  readonly path: readonly string[]
  readonly retryAfterSeconds: number
}

/** Sums of a cart or order. `goods`, `discount` and `shipping` are in the prices’ own basis; `goods` are at the prices that everybody is asked for. */
export interface Totals {
  readonly __typename: 'Totals'
  readonly discount: Money
  readonly discounts: readonly DiscountAmount[]
  readonly goods: Money
  readonly gross: Money
  /** Goods leave the customs territory: duty and the VAT of importing may be due there. */
  readonly isExport: boolean
  readonly net: Money
  readonly shipping: Money
  /** The sum after vouchers, which the buyer pays; of an order also once it was paid (`Order.toPay`: what is left). */
  readonly toPay: Money
  readonly vat: readonly VatAmount[]
  /** Why no VAT is due, in words to stand beside the sum; null where it is. */
  readonly vatGround: string | null
  readonly vatIncluded: boolean
  /** The VAT that was taken out of prices which hold it, because the supply is free of VAT; else 0. */
  readonly vatTakenOff: Money
  readonly voucherPaid: Money
}

export interface UnderstoodQuery {
  readonly __typename: 'UnderstoodQuery'
  /** Codes of colours. */
  readonly colors: readonly string[]
  readonly fits: readonly Fit[]
  readonly sizes: readonly string[]
  /** The words that are searched for; may be none. */
  readonly words: string
}

export interface UndoSettingsChangeInput {
  /** The key of the change. */
  readonly key: string
  /** The version of the section that was seen. */
  readonly version: number
}

export interface UnitPrice {
  readonly __typename: 'UnitPrice'
  readonly price: Money
  readonly quantity: PricedQuantity
}

export interface UpdateAddressInput {
  readonly addressId: Id
  readonly changes: PostalAddressInput
}

export interface UpdateCheckoutInput {
  readonly changes: CheckoutChanges
  /** The step whose completeness is checked; without one the changes are only kept. */
  readonly validate?: CheckoutStep | null
}

export interface UpdateColorInput {
  readonly changes: ColorChanges
  readonly colorId: Id
  /** The revision that the editor saw; another one is refused with STALE_REVISION. */
  readonly revision: number
}

export interface UpdatePersonInput {
  readonly changes: PersonChanges
  readonly personId: Id
  readonly revision: number
}

export interface UpdateProductGroupInput {
  readonly changes: ProductGroupChanges
  readonly groupId: Id
  /** The revision that the editor saw; another one is refused with STALE_REVISION. */
  readonly revision: number
}

/** What is left out stays, null clears. */
export interface UpdateProductImageInput {
  /** At most 300 characters. */
  readonly alt?: LocalizedTextInput | null
  /** At most 300 characters. */
  readonly caption?: LocalizedTextInput | null
  readonly colorId?: Id | null
  /** The cut that it shows; null: every one. */
  readonly fit?: Fit | null
  readonly imageId: Id
  readonly productId: Id
  readonly view?: ImageView | null
}

export interface UpdateProductInput {
  readonly changes?: ProductChanges | null
  /** Sizes to add behind those that there are. At most 1000 entries. */
  readonly newVariants?: readonly NewVariantInput[] | null
  readonly productId: Id
  /** The revision that the editor saw; another one is refused with STALE_REVISION. */
  readonly revision: number
  /** All tier prices; absent: unchanged. At most 200 entries. */
  readonly tiers?: readonly TierInput[] | null
  /** At most 1000 entries. */
  readonly variants?: readonly VariantChanges[] | null
}

export interface UpdateProfileInput {
  readonly changes: ProfileChanges
}

export interface UpdateProfilePayload {
  readonly __typename: 'UpdateProfilePayload'
  readonly errors: readonly UserError[]
  readonly viewer: Viewer | null
}

export interface UpdateSettingsInput {
  /** Fields with their new values: what is left out stays, null clears a field that may be empty, takes a secret away, and sets others back to their default. */
  readonly changes: Json
  /** The key of the section. */
  readonly section: string
  /** The version of the section that was seen. */
  readonly version: number
}

export interface UpdateUserInput {
  readonly changes: UserChanges
  /** The revision that the editor saw; another one is refused with STALE_REVISION. */
  readonly revision: number
  readonly userId: Id
}

export interface UpdateWebhookEndpointInput {
  readonly changes: WebhookEndpointChanges
  readonly endpointId: Id
  /** That was seen. */
  readonly revision: number
}

export interface UpdateWebhookEndpointPayload {
  readonly __typename: 'UpdateWebhookEndpointPayload'
  readonly endpoint: WebhookEndpoint | null
  readonly errors: readonly UserError[]
}

/** The `Upload` scalar type represents a file upload. */
export type Upload = Blob

export interface User {
  readonly __typename: 'User'
  readonly addresses: readonly UserAddress[]
  /** What was done to this account, the latest first; null for those who may not read the audit log. */
  readonly auditTrail: With<{
    readonly after?: string | null
    readonly first?: number | null
  }, AuditEntryConnection | null>
  readonly company: string | null
  readonly createdAt: DateTime
  readonly customerNumber: number | null
  readonly deletionRequestedAt: DateTime | null
  readonly email: string
  readonly emailVerifiedAt: DateTime | null
  readonly firstName: string | null
  /** Whether signing in asks for more than the password: a code, or a passkey. */
  readonly hasSecondFactor: boolean
  readonly id: Id
  readonly invitedAt: DateTime | null
  readonly language: Language
  readonly lastActive: DateTime | null
  readonly lastLogin: DateTime | null
  readonly lastName: string | null
  /** Minutes since they were last seen; 9999 where that is not known. */
  readonly lastOnlineMinutes: number
  readonly name: string
  /** Of the staff, about this person. */
  readonly note: string | null
  readonly onlineStatus: OnlineStatus
  /** Contact persons that are linked to this account. */
  readonly persons: readonly Person[]
  readonly phone: string | null
  readonly revision: number
  readonly roles: readonly Role[]
  /** Where they are signed in, the latest seen first; empty for those who may not change accounts. */
  readonly sessions: readonly UserSession[]
  /** What the program that signed them up said besides. */
  readonly signUpMeta: readonly SignUpEntry[]
  readonly state: UserState
  /** What was agreed; null for keys that may not read terms. */
  readonly terms: UserTerms | null
  readonly title: string | null
  /** Roles that the viewer may give to and take from this person. */
  readonly viewerAssignableRoles: readonly Role[]
  readonly viewerCanActFor: boolean
  readonly viewerCanEdit: boolean
  /** Whether the viewer may change the staff’s note; nobody does that for themselves. */
  readonly viewerCanEditNote: boolean
  /** Whether the viewer may change what was agreed; nobody does that for themselves. */
  readonly viewerCanEditTerms: boolean
}

/** An address that a person keeps, as the back office sees it. */
export interface UserAddress {
  readonly __typename: 'UserAddress'
  /** Street and number. */
  readonly address: string
  readonly city: string
  readonly company: string | null
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** In the language of the request; in an order’s address in that of the order. */
  readonly countryName: string
  readonly firstName: string
  readonly id: Id
  readonly isDefaultInvoice: boolean
  readonly isDefaultShipping: boolean
  readonly lastName: string
  readonly phone: string | null
  readonly title: string | null
  readonly type: AddressType
  readonly vatId: string | null
  readonly zip: string
}

export interface UserAddressInput {
  /** Street and number. */
  readonly address?: string | null
  readonly city?: string | null
  readonly company?: string | null
  /** ISO 3166 alpha-2. */
  readonly country?: string | null
  readonly firstName?: string | null
  /** That of an address which is there already. */
  readonly id?: Id | null
  readonly isDefaultInvoice?: boolean | null
  readonly isDefaultShipping?: boolean | null
  readonly lastName?: string | null
  /** Kept addresses want the international form, beginning with +. */
  readonly phone?: string | null
  readonly title?: string | null
  readonly type?: AddressType | null
  readonly vatId?: string | null
  readonly zip?: string | null
}

/** What is left out stays, null clears. Lists are replaced as a whole. */
export interface UserChanges {
  readonly addresses?: readonly UserAddressInput[] | null
  readonly company?: string | null
  readonly discountGroups?: readonly string[] | null
  readonly firstName?: string | null
  readonly freeShippingFrom?: Cents | null
  readonly isShippingFree?: boolean | null
  readonly language?: Language | null
  readonly lastName?: string | null
  readonly name?: string | null
  /** At most 10000 characters. */
  readonly note?: string | null
  readonly paymentOverrides?: readonly PaymentOverrideInput[] | null
  /** Basis points. */
  readonly personalPercent?: number | null
  readonly phone?: string | null
  readonly title?: string | null
}

export interface UserConnection {
  readonly __typename: 'UserConnection'
  readonly edges: readonly UserEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  /** How many accounts are in each state under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly UserStateCount[]
  readonly totalCount: number
}

export interface UserEdge {
  readonly __typename: 'UserEdge'
  readonly cursor: string
  readonly node: User
}

/** Something a person can mend. `path` leads into the input; people read a text chosen by `code`; `message` is for developers. */
export interface UserError extends Abstract<ImageTooSmall | OnlyFewLeft | PasswordTooWeak | PersonalisationNotPrintable | PersonalisationTooLong | PostcodeInvalid | ProofOfWorkRequired | Refusal | SecondFactorRequired | SetUnequal | TooManyAttempts | TooManyMails | TooManyOrders> {
  readonly __typename: 'ImageTooSmall' | 'OnlyFewLeft' | 'PasswordTooWeak' | 'PersonalisationNotPrintable' | 'PersonalisationTooLong' | 'PostcodeInvalid' | 'ProofOfWorkRequired' | 'Refusal' | 'SecondFactorRequired' | 'SetUnequal' | 'TooManyAttempts' | 'TooManyMails' | 'TooManyOrders'
  readonly code: UserErrorCode
  readonly message: string
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

export type UserErrorCode = 'ACCOUNT_INACTIVE' | 'ACTING_FOR_CUSTOMER' | 'ADDRESS_INCOMPLETE' | 'ADDRESS_IS_DEFAULT_INVOICE' | 'ADDRESS_IS_DEFAULT_SHIPPING' | 'AGE_REQUIRED' | 'AMOUNT_INVALID' | 'AMOUNT_TOO_LARGE' | 'CART_CHANGED' | 'CART_EMPTY' | 'CART_EXPIRED' | 'CART_FULL' | 'CART_TOKEN_REQUIRED' | 'CART_TOKEN_UNKNOWN' | 'CONDITIONS_REQUIRED' | 'COUNTRY_NOT_SERVED' | 'EMAIL_INVALID' | 'EMAIL_NOT_CONFIRMED' | 'EMAIL_TAKEN' | 'EXPORT_RUNNING' | 'FILE_TOO_LARGE' | 'FILE_TYPE_INVALID' | 'FIT_MISSING' | 'IMAGE_TOO_SMALL' | 'INVALID_INPUT' | 'LAST_SYSTEM_ACCOUNT' | 'MAIL_LINK_GONE' | 'NAME_INVALID' | 'NOT_DELIVERABLE' | 'NOT_ENOUGH_LEFT' | 'NOT_FOUND' | 'NUMBER_TAKEN' | 'ONLY_FEW_LEFT' | 'OWN_ACCOUNT' | 'OWN_ROLES' | 'PASSKEY_REFUSED' | 'PASSWORDS_DIFFER' | 'PASSWORD_TOO_WEAK' | 'PASSWORD_WRONG' | 'PAYMENT_METHOD_MISSING' | 'PAYMENT_METHOD_NOT_ALLOWED' | 'PERSONALISATION_MISSING' | 'PERSONALISATION_NOT_OFFERED' | 'PERSONALISATION_NOT_PRINTABLE' | 'PERSONALISATION_TOO_LONG' | 'PHONE_INVALID' | 'POSTCODE_INVALID' | 'PRICE_CHANGED' | 'PRODUCT_UNAVAILABLE' | 'PROOF_OF_WORK_REQUIRED' | 'ROLES_NOT_ALLOWED' | 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_WRONG' | 'SECOND_PERSON_REQUIRED' | 'SET_INCOMPLETE' | 'SET_UNEQUAL' | 'SHOP_NOT_OPEN' | 'SIZE_MISSING' | 'SLUG_TAKEN' | 'SOLD_OUT' | 'STALE_REVISION' | 'TERMS_REQUIRED' | 'TEXTS_TOO_LONG' | 'TOKEN_EXPIRED' | 'TOKEN_UNKNOWN' | 'TOKEN_USED' | 'TOO_MANY_ADDRESSES' | 'TOO_MANY_ATTEMPTS' | 'TOO_MANY_MAILS' | 'TOO_MANY_ORDERS' | 'TOO_MANY_TEAM_LISTS' | 'TOO_MANY_TEXTS' | 'TRANSITION_NOT_ALLOWED' | 'VARIANT_EXISTS' | 'VARIANT_UNKNOWN' | 'VAT_ID_INVALID' | 'VAT_RATE_MISSING' | 'WITHDRAWAL_EXCLUDED' | 'WRONG_CREDENTIALS'

export interface UserFilter {
  /** One of them. */
  readonly discountGroups?: readonly string[] | null
  readonly lastOnline?: LastOnline | null
  /** One of them. */
  readonly roles?: readonly Role[] | null
  /** Words of which each is part of name, e-mail, company or customer number. */
  readonly search?: string | null
  readonly state?: UserState | null
}

export interface UserInput {
  readonly userId: Id
}

export interface UserOrder {
  readonly direction: Direction
  readonly field: UserOrderField
}

export type UserOrderField = 'CREATED' | 'LAST_ACTIVE' | 'NAME'

export interface UserPayload {
  readonly __typename: 'UserPayload'
  readonly errors: readonly UserError[]
  readonly user: User | null
}

/** A browser in which somebody is signed in. */
export interface UserSession {
  readonly __typename: 'UserSession'
  readonly address: string | null
  readonly createdAt: DateTime
  readonly device: Device
  readonly lastSeenAt: DateTime
}

export type UserState = 'ACTIVE' | 'DELETION_ASKED' | 'INACTIVE' | 'INVITED' | 'UNCONFIRMED'

export interface UserStateCount {
  readonly __typename: 'UserStateCount'
  readonly count: number
  /** Null for accounts of every state. */
  readonly state: UserState | null
}

/** What was agreed with a customer. */
export interface UserTerms {
  readonly __typename: 'UserTerms'
  readonly discountGroups: readonly string[]
  readonly freeShippingFrom: Money | null
  readonly isShippingFree: boolean
  readonly paymentOverrides: readonly PaymentOverride[]
  /** Basis points, 0 for none. */
  readonly personalPercent: number
}

export interface Variant {
  readonly __typename: 'Variant'
  readonly availability: Availability
  readonly backOn: Date | null
  readonly color: Color | null
  /** If it is ordered today, without a text on it. */
  readonly delivery: Delivery
  readonly fit: Fit | null
  readonly id: Id
  readonly isChildSize: boolean
  /** Whether it would be personalisable if its product is, for staff. */
  readonly isMarkedPersonalisable: boolean | null
  readonly isOffline: boolean | null
  readonly isPersonalisable: boolean
  readonly key: string
  /** The variant’s own delivery time in days, for staff; null means that of the product. */
  readonly ownExpectedDays: number | null
  /** The variant’s own price, for staff; null means that of the product. */
  readonly ownPrice: Money | null
  /** The variant’s own weight, for staff; null means that of the product. */
  readonly ownWeightGrams: number | null
  /** As everybody is asked for it. */
  readonly price: Money
  /** Further properties; colour, size and fit are fields of their own. */
  readonly properties: readonly VariantProperty[]
  readonly sale: Sale | null
  readonly size: string
  readonly sku: string
  /** Pieces in stock, for staff; null means unlimited. */
  readonly stock: number | null
}

export interface VariantChanges {
  readonly backOn?: Date | null
  readonly colorId?: Id | null
  /** From 0 to 3650. */
  readonly expectedDays?: number | null
  readonly fit?: Fit | null
  readonly isChildSize?: boolean | null
  readonly isOffline?: boolean | null
  readonly isPersonalisable?: boolean | null
  readonly isStockUnlimited?: boolean | null
  /** From 0 to 100000000. */
  readonly price?: Cents | null
  /** All further properties; absent: unchanged. At most 30 entries. */
  readonly properties?: readonly VariantPropertyInput[] | null
  /** At most 40 characters. Cannot be cleared. */
  readonly size?: string | null
  /** At most 60 characters. Cannot be cleared. */
  readonly sku?: string | null
  /** From 0 to 1000000. */
  readonly stock?: number | null
  readonly variantId: Id
  /** From 0 to 10000000. */
  readonly weightGrams?: number | null
}

/** A property by its key; its value is a text, a number, or true or false. */
export interface VariantProperty {
  readonly __typename: 'VariantProperty'
  readonly flag: boolean | null
  readonly key: string
  readonly number: number | null
  readonly text: string | null
}

/** A property by its key, with just one of the kinds of values. */
export interface VariantPropertyInput {
  readonly flag?: boolean | null
  /** At most 60 characters. */
  readonly key: string
  readonly number?: number | null
  /** At most 200 characters. */
  readonly text?: string | null
}

export interface VatAmount {
  readonly __typename: 'VatAmount'
  readonly category: VatCategory
  readonly gross: Money
  readonly net: Money
  /** Basis points. */
  readonly rate: number
  readonly vat: Money
}

/** How an amount is taxed: at a rate, free of VAT within the EU or as an export, or no matter of VAT at all. */
export type VatCategory = 'EXPORT' | 'INTRA_COMMUNITY' | 'OUT_OF_SCOPE' | 'STANDARD'

export interface VatGroupRate {
  readonly __typename: 'VatGroupRate'
  /** Key of the group of VAT rates. */
  readonly group: string
  /** Basis points. */
  readonly rate: number
}

export interface VatIdCheck {
  readonly __typename: 'VatIdCheck'
  readonly at: DateTime
  readonly number: string
  /** By which the register can confirm that it was asked; null where the shop’s settings name no VAT id. */
  readonly requestIdentifier: string | null
}

export type VatIdStatus = 'PROVEN' | 'REFUTED' | 'UNPROVEN'

export interface Viewer {
  readonly __typename: 'Viewer'
  readonly account: Account | null
  /** In the admin centre: the customer for whom this member of staff acts in the shop. */
  readonly actingFor: Actor | null
  /** The member of staff who acts for this customer; null where people act for themselves. */
  readonly actor: Actor | null
  readonly cart: Cart | null
  readonly cartPieceCount: number
  /** Global ids of products, those added last first. */
  readonly favouriteProductIds: readonly Id[]
  /** Those added last first; what is no longer on sale is left out. */
  readonly favourites: With<{
    readonly after?: string | null
    readonly first?: number | null
  }, ProductConnection>
  readonly isStaff: boolean
  /** May give rights. */
  readonly isSystem: boolean
  /** An order of the viewer’s own by its number; with a `Cart-Token` one ordered with that cart. */
  readonly order: With<{
    readonly orderNumber: string
  }, Order | null>
  /** What the viewer ordered while signed in, latest first; with a `Cart-Token` what was ordered with that cart, as the link of the mail shows it. Other orders placed as a guest are reached by that link alone. */
  readonly orders: With<{
    readonly after?: string | null
    readonly first?: number | null
  }, OwnOrderConnection>
  /** Null for guests, and where staff act for a customer. */
  readonly security: Security | null
  /** Whether the browser was signed out because nobody used it, and nobody signed in since. */
  readonly wasIdle: boolean
  /** Parts of the back office that are withheld from the viewer, who is of the staff. */
  readonly withheldAreas: readonly Area[]
  /** Parts of the back office in which the viewer may change things. */
  readonly writableAreas: readonly Area[]
}

export interface WebhookAttempt {
  readonly __typename: 'WebhookAttempt'
  /** The beginning of what was answered, at most 1,000 characters. */
  readonly answer: string | null
  readonly at: DateTime
  /** Why it does not count: ADDRESS_REFUSED, REDIRECTED, STATUS, TIMEOUT, NAME_UNKNOWN, CERTIFICATE, CONNECTION, SUBJECT_GONE, SECRET_LOST; null where it does. */
  readonly error: string | null
  readonly milliseconds: number
  /** Of HTTP; null where there was no answer. */
  readonly status: number | null
}

/** A message to an endpoint, and what came of it. */
export interface WebhookDelivery {
  readonly __typename: 'WebhookDelivery'
  /** Since it was told or replayed, at most 10. */
  readonly attempts: number
  /** When it happened. */
  readonly createdAt: DateTime
  /** When it is tried next; null where it is not. */
  readonly dueAt: DateTime | null
  readonly endedAt: DateTime | null
  readonly endpoint: WebhookEndpoint | null
  readonly id: Id
  /** The event, `webhook.test` or `webhook.resumed`. */
  readonly kind: string
  /** The attempts, oldest first, at most 20. */
  readonly log: readonly WebhookAttempt[]
  /** What is sent as JSON, without the person; null before the first attempt. */
  readonly message: string | null
  /** The header `webhook-id`, the same for each attempt. */
  readonly messageId: string
  readonly state: WebhookDeliveryState
}

export interface WebhookDeliveryConnection {
  readonly __typename: 'WebhookDeliveryConnection'
  readonly edges: readonly WebhookDeliveryEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly WebhookDeliveryTabCount[]
  readonly totalCount: number
}

export interface WebhookDeliveryEdge {
  readonly __typename: 'WebhookDeliveryEdge'
  readonly cursor: string
  readonly node: WebhookDelivery
}

export interface WebhookDeliveryFilter {
  /** Of one endpoint. */
  readonly endpointId?: Id | null
  /** Of one event, as `order.placed`. */
  readonly kind?: string | null
  readonly tab?: WebhookDeliveryTab | null
}

export type WebhookDeliveryState = 'DELIVERED' | 'FAILED' | 'WAITING'

export type WebhookDeliveryTab = 'ALL' | 'DELIVERED' | 'FAILED' | 'WAITING'

export interface WebhookDeliveryTabCount {
  readonly __typename: 'WebhookDeliveryTabCount'
  readonly count: number
  readonly key: WebhookDeliveryTab
}

/** An address of another program that is told of events, by signed messages (Standard Webhooks). */
export interface WebhookEndpoint {
  readonly __typename: 'WebhookEndpoint'
  readonly createdAt: DateTime
  /** When something was accepted last, to the minute. */
  readonly deliveredAt: DateTime | null
  /** Since when nothing was accepted; null where the last message was. */
  readonly failingSince: DateTime | null
  readonly id: Id
  /** Whether messages name the person behind an order, a withdrawal or an account. */
  readonly includesPeople: boolean
  readonly isActive: boolean
  /** Names of the events, see `webhookKinds`. */
  readonly kinds: readonly string[]
  readonly label: string
  /** Since when nothing was noted for it, the last time it was off, with a minute to spare: its program asks for what changed from then on. Null where it was never off. */
  readonly missedSince: DateTime | null
  /** When it was switched on again, and told so by `webhook.resumed`; null while it is off. */
  readonly missedUntil: DateTime | null
  /** Null while it is on, and where somebody switched it off. */
  readonly offReason: WebhookOffReason | null
  /** Until then the secret before signs as well; null where there is none, or it may be past. */
  readonly previousSecretUntil: DateTime | null
  readonly revision: number
  readonly url: string
}

export interface WebhookEndpointChanges {
  /** Whether messages name people; without it they do not. */
  readonly includesPeople?: boolean | null
  /** While it is off nothing new is noted for it. On again, what waits goes on, and `webhook.resumed` says since when it missed something. */
  readonly isActive?: boolean | null
  /** Names of events, see `webhookKinds`; at least one. */
  readonly kinds?: readonly string[] | null
  /** At most 100 characters. */
  readonly label?: string | null
  /** Begins with https://; a public address without user and password. At most 500 characters. */
  readonly url?: string | null
}

export interface WebhookEndpointConnection {
  readonly __typename: 'WebhookEndpointConnection'
  readonly edges: readonly WebhookEndpointEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  readonly totalCount: number
}

export interface WebhookEndpointEdge {
  readonly __typename: 'WebhookEndpointEdge'
  readonly cursor: string
  readonly node: WebhookEndpoint
}

/** A kind of event that endpoints can be told of; OpenAPI has the shape of its messages under `webhooks`. */
export interface WebhookKind {
  readonly __typename: 'WebhookKind'
  /** What has happened. */
  readonly about: string
  /** Whoever sets an endpoint up must be able to read this area. */
  readonly area: string
  /** As `order.placed`: `type` in the message. */
  readonly name: string
  /** Whether the message has a `person` for endpoints that may be told of people. */
  readonly namesPeople: boolean
  /** Of the message’s shape. */
  readonly version: number
}

/** Why an endpoint was switched off by itself. */
export type WebhookOffReason = 'FAILING' | 'GONE'

/** A part of an order that is withdrawn from by itself: a line, or a kind of pieces of a set. */
export interface WithdrawableItem {
  readonly __typename: 'WithdrawableItem'
  readonly amount: number
  readonly color: string | null
  readonly fit: Fit | null
  /** Made to the buyer’s words, for which the law knows no right of withdrawal. */
  readonly isExcluded: boolean
  readonly lineId: Id
  /** Place in the pieces of the set. */
  readonly piece: number | null
  readonly size: string | null
  readonly title: string
}

export interface Withdrawal {
  readonly __typename: 'Withdrawal'
  /** What the customer was told. */
  readonly answer: string | null
  /** When the goods arrived, as staff found out; null while nobody knows. */
  readonly arrivedOn: Date | null
  readonly decidedAt: DateTime | null
  readonly declaredAt: DateTime
  /** Where the receipt went. */
  readonly email: string
  readonly id: Id
  /** What of the order; empty for the whole contract, or what `parts` says. */
  readonly items: readonly WithdrawnItem[]
  readonly language: Language
  readonly name: string
  readonly order: Order | null
  /** As it was entered. */
  readonly orderNumber: string
  /** What of the order, in the declarer’s words. */
  readonly parts: string | null
  /** Null where no order fits what was entered. */
  readonly proof: WithdrawalProof | null
  readonly revision: number
  readonly state: WithdrawalState
  /** Null where no order fits. */
  readonly term: WithdrawalTerm | null
  readonly viewerCanDecide: boolean
}

export interface WithdrawalConnection {
  readonly __typename: 'WithdrawalConnection'
  readonly edges: readonly WithdrawalEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  readonly pageCursors: PageCursors
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly WithdrawalTabCount[]
  readonly totalCount: number
}

export interface WithdrawalEdge {
  readonly __typename: 'WithdrawalEdge'
  readonly cursor: string
  readonly node: Withdrawal
}

export interface WithdrawalFilter {
  /** Part of the number, the name or the address that was entered. */
  readonly search?: string | null
  readonly tab?: WithdrawalTab | null
}

/** An order of the viewer’s, from which they can withdraw part by part. */
export interface WithdrawalOffer {
  readonly __typename: 'WithdrawalOffer'
  /** Where the receipt goes; masked for whoever has only the link. */
  readonly email: string
  readonly items: readonly WithdrawableItem[]
  readonly name: string
  readonly orderNumber: string
}

/** By what the order is known to be the declarer’s. */
export type WithdrawalProof = 'ACCOUNT' | 'EMAIL' | 'LINK' | 'STAFF'

export type WithdrawalState = 'ACCEPTED' | 'RECEIVED' | 'REFUSED'

export type WithdrawalTab = 'ACCEPTED' | 'ALL' | 'RECEIVED' | 'REFUSED'

export interface WithdrawalTabCount {
  readonly __typename: 'WithdrawalTabCount'
  readonly count: number
  readonly key: WithdrawalTab
}

export interface WithdrawalTerm {
  readonly __typename: 'WithdrawalTerm'
  /** Last day if the goods arrived on the day they were sent, or when they did; null where nothing was sent. */
  readonly earliestEnd: Date | null
  readonly kind: WithdrawalTermKind
  /** Last day if the goods arrived when they should have, or when they did; null where nothing was sent. */
  readonly likelyEnd: Date | null
}

export type WithdrawalTermKind = 'BEFORE_DELIVERY' | 'IN_TIME' | 'LATE' | 'TO_BE_CHECKED'

export interface WithdrawnItem {
  readonly __typename: 'WithdrawnItem'
  readonly amount: number
  readonly title: string
}

export interface WithdrawnItemInput {
  readonly amount: number
  readonly lineId: Id
  /** As the offer names it. */
  readonly piece?: number | null
}
