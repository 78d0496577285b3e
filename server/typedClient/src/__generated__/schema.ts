// Printed by `npm run schema`; changes are made where the server offers it.

import type { Abstract, With } from '../selection.ts'

/** The global id of something, as answers show it; inputs take raw ids and `key:value` too. */
export type Id = string

/** What `acceptCompanyInvitation` is told. */
export interface AcceptCompanyInvitationInput {
  /** The last part of the link. At most 200 characters. */
  readonly token: string
}

/** Panels that open one by one; what is in each lies in the slot of its place. */
export interface AccordionBlock {
  readonly __typename: 'AccordionBlock'
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** What stands above each panel. */
  readonly titles: readonly string[]
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** The account of whoever is signed in; other people’s are `User`s, for staff. */
export interface Account {
  readonly __typename: 'Account'
  /** At most 50, in the order in which they were added. */
  readonly addresses: readonly SavedAddress[]
  /** Name of the company, where there is one. */
  readonly company: string | null
  /** The number by which the shop knows a customer; null for whoever has none. */
  readonly customerNumber: number | null
  /** When the account will be deleted, if its owner asked for it. */
  readonly deletionDueAt: DateTime | null
  /** By which they sign in. */
  readonly email: string
  /** Given name. */
  readonly firstName: string | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** In which mails are written. */
  readonly language: Language
  /** Family name. */
  readonly lastName: string | null
  /** The copy of their data that was asked for last; null without one. */
  readonly latestDataExport: DataExport | null
  /** As others see it. */
  readonly name: string
  /** Since when the person wants the newsletter; null: not. */
  readonly newsletterConsentAt: DateTime | null
  /** Phone number. */
  readonly phone: string | null
  /** Paths below the admin centre of what the person opened last there; at most 20, the latest first. */
  readonly recentPaths: readonly string[]
  /** What they are in the shop. */
  readonly roles: readonly Role[]
  /** At most 100, by their titles. */
  readonly savedViews: With<{
    /** Path of one list; null for all. At most 60 characters. */
    readonly list?: string | null
  }, readonly SavedView[]>
  /** When the second factor will be switched off, because somebody with mailbox and password asked so; in the past: when it was reset, until `acknowledgeSecondFactorReset`. */
  readonly secondFactorEndsAt: DateTime | null
  /** At most 30, in the order in which they were added. */
  readonly teamLists: readonly TeamList[]
  /** Title before the name, such as Dr. */
  readonly title: string | null
}

/** What came of `acknowledgeSecondFactorReset`: what there is afterwards, or why it was refused. */
export interface AcknowledgeSecondFactorResetPayload {
  readonly __typename: 'AcknowledgeSecondFactorResetPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What `actAsCustomer` is told. */
export interface ActAsCustomerInput {
  /** Of `User`: its id as GraphQL or REST shows it; also `key:value` by `customer_number`, `handle`, `email`. */
  readonly userId: Id
}

/** What came of `actAsCustomer`, `stopActing`: what there is afterwards, or why it was refused. */
export interface ActingPayload {
  readonly __typename: 'ActingPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** The customer (`User`) who is acted for from the next request on, or was until now. */
  readonly userId: Id | null
  /** Whoever asks from the admin centre; null in the shop, where they are somebody else from the next request on. */
  readonly viewer: Viewer | null
}

/** Somebody in the name of whom, or for whom, something is done. */
export interface Actor {
  readonly __typename: 'Actor'
  /** As others see it. */
  readonly name: string
}

/** What `addArticlesToCart` is told. */
export interface AddArticlesToCartInput {
  /** What is wanted, and how many; what is named twice adds up. At most 200 entries. */
  readonly articles: readonly ArticleInput[]
}

/** A font or a picture for looks. */
export interface AddLookFileInput {
  /** WOFF2; or SVG, PNG, WebP, JPEG, AVIF. */
  readonly file?: Upload | null
  /** What it is to be. */
  readonly kind: LookFileKind
}

/** What `addOrderNote` is told. */
export interface AddOrderNoteInput {
  /** What is written. At most 2000 characters. */
  readonly note: string
  /** Of `Order`: its id as GraphQL or REST shows it; also `key:value` by `order_number`. */
  readonly orderId: Id
}

/** What `addPasskey` is told. */
export interface AddPasskeyInput {
  /** What the person calls it; 1 to 60 characters. */
  readonly label: string
  /** What the browser answered to the challenge. */
  readonly passkey: PasskeyAnswerInput
}

/** What came of `addPasskey`: what there is afterwards, or why it was refused. */
export interface AddPasskeyPayload {
  readonly __typename: 'AddPasskeyPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What `addProductDownload` is told. */
export interface AddProductDownloadInput {
  /** The file itself (multipart upload). */
  readonly file?: Upload | null
  /** A file of the library, instead of one that is sent. */
  readonly fileId?: Id | null
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
  /** What it is called. At most 160 characters. */
  readonly title: LocalizedTextInput
}

/** What `addProductImage` is told. */
export interface AddProductImageInput {
  /** What it shows, for those who do not see it. At most 300 characters. */
  readonly alt?: LocalizedTextInput | null
  /** What stands below it. At most 300 characters. */
  readonly caption?: LocalizedTextInput | null
  /** Of `Color`: its id as GraphQL or REST shows it; also `key:value` by `color_id`. */
  readonly colorId?: Id | null
  /** The file itself (multipart upload). */
  readonly file?: Upload | null
  /** A picture of the library, instead of a file; it keeps its own words. */
  readonly fileId?: Id | null
  /** The cut that it shows; null: every one. */
  readonly fit?: Fit | null
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
  /** From where it shows the product; absent: FRONT. */
  readonly view?: ImageView | null
}

/** What `addSetToCart` is told. */
export interface AddSetToCartInput {
  /** To what the shop asks beside the product; what must be answered there is refused without. At most 30 entries. */
  readonly answers?: readonly AnswerInput[] | null
  /** What the buyer writes to this line. At most 1000 characters. */
  readonly orderNote?: string | null
  /** Whether texts are printed; null: as the texts say, false clears them. */
  readonly personalised?: boolean | null
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
  /** What fills its places, in their order. At most 12 entries. */
  readonly slots: readonly SlotInput[]
}

/** What `addToCart` is told. */
export interface AddToCartInput {
  /** To what the shop asks beside the product; what must be answered there is refused without. At most 30 entries. */
  readonly answers?: readonly AnswerInput[] | null
  /** What the buyer writes to this line. At most 1000 characters. */
  readonly orderNote?: string | null
  /** Whether texts are printed; null: as the texts say, false clears them. */
  readonly personalised?: boolean | null
  /** Which sizes, and how many. At most 400 entries. */
  readonly pieces: readonly PieceInput[]
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
  /** Of a voucher product: what is wanted of it. */
  readonly voucher?: BoughtVoucherInput | null
  /** For properties of the product that its buyers write; on all pieces the same. At most 5 entries. */
  readonly written?: readonly WrittenValueInput[] | null
}

/** What came of `addArticlesToCart`, `addSetToCart`, `addToCart`: what there is afterwards, or why it was refused. */
export interface AddToCartPayload {
  readonly __typename: 'AddToCartPayload'
  /** Pieces, or sets; 0 where something was refused. */
  readonly addedAmount: number
  /** As it stands afterwards; null where it was refused, or the asker has none. */
  readonly cart: Cart | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What `addVariant` is told. */
export interface AddVariantInput {
  /** Of `Color`: its id as GraphQL or REST shows it; also `key:value` by `color_id`. */
  readonly colorId?: Id | null
  /** Whom it is cut for; absent: as if that did not matter. */
  readonly fit?: Fit | null
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
  /** Further properties of the size; absent: none. At most 30 entries. */
  readonly properties?: readonly VariantPropertyInput[] | null
  /** Such as M or 152. At most 40 characters. Cannot be cleared. */
  readonly size: string
  /** Pieces; absent: none, null: unlimited. From 0 to 1000000. */
  readonly stock?: number | null
}

/** What `addWishesToCart` is told. */
export interface AddWishesToCartInput {
  /** Of `Wish`: its id as GraphQL or REST shows it. At most 200 entries. */
  readonly wishIds: readonly Id[]
}

/** What came of `addWishesToCart`: what there is afterwards, or why it was refused. */
export interface AddWishesToCartPayload {
  readonly __typename: 'AddWishesToCartPayload'
  /** Pieces; 0 where something was refused. */
  readonly addedAmount: number
  /** As it is now; null where something was refused. */
  readonly cart: Cart | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** A postal address, as far as it is known. */
export interface Address {
  readonly __typename: 'Address'
  /** Street and number. */
  readonly address: string
  /** City or place. */
  readonly city: string
  /** Name of the company, where there is one. */
  readonly company: string | null
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** In the language of the request. */
  readonly countryName: string
  /** Given name. */
  readonly firstName: string
  /** Family name. */
  readonly lastName: string
  /** Phone number. */
  readonly phone: string | null
  /** Title before the name, such as Dr. */
  readonly title: string | null
  /** Whether it is a company’s or a private person’s. */
  readonly type: AddressType
  /** VAT id of a company, with the letters of its country. */
  readonly vatId: string | null
  /** Postcode. */
  readonly zip: string
}

/** What came of `createAddress`, `deleteAddress`, `setDefaultAddress`, `updateAddress`: what there is afterwards, or why it was refused. */
export interface AddressPayload {
  readonly __typename: 'AddressPayload'
  /** As it stands afterwards; null where it was refused or removed, or another one was chosen. */
  readonly address: SavedAddress | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** Whose an address is. */
export type AddressType = 'COMPANY' | 'PERSON'

/** A partner who sends buyers and earns a commission with their orders. */
export interface Affiliate {
  readonly __typename: 'Affiliate'
  /** What was done to them, the latest first; null for those who may not read the audit log. */
  readonly auditTrail: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, AuditEntryConnection | null>
  /** When they were last changed. */
  readonly changedAt: DateTime
  /** What stands in their link. */
  readonly code: string
  /** What they earned, the latest first. */
  readonly commissions: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, CommissionConnection>
  /** When it came into being. */
  readonly createdAt: DateTime
  /** Where they are reached; null once the person was erased. */
  readonly email: string | null
  /** What came of them. */
  readonly figures: AffiliateFigures
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether their link counts. */
  readonly isActive: boolean
  /** How the commission is reckoned. */
  readonly kind: CommissionKind
  /** The link that they share. */
  readonly link: string
  /** Who they are; null once the person was erased. */
  readonly name: string | null
  /** What staff note of them. */
  readonly note: string | null
  /** What they were paid, the latest first. */
  readonly payouts: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, AffiliatePayoutConnection>
  /** Other percentages for groups of products; that of the nearest group counts. They hold where `kind` is `PERCENT`. */
  readonly rates: readonly AffiliateRate[]
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** Of `PERCENT` in basis points of the net value of the goods, of `FIXED` in cents per order. */
  readonly value: number
  /** Whether the viewer may change them. */
  readonly viewerCanEdit: boolean
  /** How many days after the visit by the link an order counts. */
  readonly windowDays: number
}

/** What a partner is to be; what is left out stays, null clears the note. */
export interface AffiliateChanges {
  /** What stands in their link; of chance where a new one says none. At most 40 characters. */
  readonly code?: string | null
  /** Where they are reached. Orders from this mailbox, or of the account with this address, earn them nothing. At most 254 characters. Cannot be cleared. */
  readonly email?: string | null
  /** Whether their link counts. */
  readonly isActive?: boolean | null
  /** How the commission is reckoned. */
  readonly kind?: CommissionKind | null
  /** Who they are. At most 100 characters. Cannot be cleared. */
  readonly name?: string | null
  /** What staff note of them. At most 2000 characters. */
  readonly note?: string | null
  /** Other percentages for groups of products; that of the nearest group counts. They hold where `kind` is `PERCENT`. At most 50 entries. */
  readonly rates?: readonly AffiliateRateInput[] | null
  /** Of `PERCENT` in basis points of the net value of the goods, of `FIXED` in cents per order. From 1 to 1000000. Cannot be cleared. */
  readonly value?: number | null
  /** How many days after the visit by the link an order counts. From 1 to 365. */
  readonly windowDays?: number | null
}

/** A page of a list, each entry as `Affiliate`. */
export interface AffiliateConnection {
  readonly __typename: 'AffiliateConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly AffiliateEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter. */
  readonly tabs: readonly AffiliateTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface AffiliateEdge {
  readonly __typename: 'AffiliateEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Affiliate
}

/** What came of a partner. */
export interface AffiliateFigures {
  readonly __typename: 'AffiliateFigures'
  /** How many visits began with their link; of whom is not kept. */
  readonly clicks: number
  /** What of it can be paid. */
  readonly due: Money
  /** What they earned and were not paid yet. */
  readonly open: Money
  /** How many orders earned them something that is still there. */
  readonly orders: number
  /** What they were paid. */
  readonly paid: Money
  /** The net value of the goods of these orders, less what was given back. */
  readonly revenue: Money
}

/** Narrows the list of partners. */
export interface AffiliateFilter {
  /** Words of which each is part of name, address, code or note. */
  readonly search?: string | null
  /** Which part of the list; all of it by default. */
  readonly tab?: AffiliateTab | null
}

/** A group of products for which a rate of its own can be agreed. */
export interface AffiliateGroup {
  readonly __typename: 'AffiliateGroup'
  /** The group. */
  readonly id: Id
  /** What it is called. */
  readonly title: string
}

/** How partners are sorted. */
export interface AffiliateOrder {
  /** In which direction. */
  readonly direction: Direction
  /** By what. */
  readonly field: AffiliateOrderField
}

/** What partners are sorted by. */
export type AffiliateOrderField = 'CHANGED' | 'CREATED' | 'NAME'

/** What came of `correctCommission`, `createAffiliate`, `updateAffiliate`: what there is afterwards, or why it was refused. */
export interface AffiliatePayload {
  readonly __typename: 'AffiliatePayload'
  /** The partner as they are now; null where they were refused. */
  readonly affiliate: Affiliate | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** A payment to a partner, which took all that was due then. */
export interface AffiliatePayout {
  readonly __typename: 'AffiliatePayout'
  /** To whom; null for those who may not see them. */
  readonly affiliate: Affiliate | null
  /** How much: the sum of the entries that it took. */
  readonly amount: Money
  /** When it was noted. */
  readonly at: DateTime
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** On which day, in the shop’s calendar. */
  readonly paidOn: Date
  /** What stands on the bank statement. */
  readonly reference: string
}

/** A page of a list, each entry as `AffiliatePayout`. */
export interface AffiliatePayoutConnection {
  readonly __typename: 'AffiliatePayoutConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly AffiliatePayoutEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface AffiliatePayoutEdge {
  readonly __typename: 'AffiliatePayoutEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: AffiliatePayout
}

/** Narrows the list of payments to partners. */
export interface AffiliatePayoutFilter {
  /** Words of which each is part of the reference or of the partner’s name, address or code. */
  readonly search?: string | null
}

/** A partner who was paid. */
export interface AffiliatePayoutInput {
  /** Of `Affiliate`: its id as GraphQL or REST shows it. */
  readonly affiliateId: Id
  /** What was due to them when the list was looked at; another amount by now is refused. */
  readonly amountCents: number
}

/** Another percentage for the products of a group, and of those below it. */
export interface AffiliateRate {
  readonly __typename: 'AffiliateRate'
  /** The group. */
  readonly groupId: Id
  /** What the group is called; null where it is gone. */
  readonly title: string | null
  /** In basis points; 0: they earn nothing. */
  readonly value: number
}

/** Another percentage for the products of a group, and of those below it. */
export interface AffiliateRateInput {
  /** The group; each once. */
  readonly groupId: Id
  /** In basis points; 0: they earn nothing. From 0 to 10000. */
  readonly value: number
}

/** Parts of the list of partners. */
export type AffiliateTab = 'ACTIVE' | 'ALL' | 'DUE' | 'INACTIVE'

/** How many partners a tab holds. */
export interface AffiliateTabCount {
  readonly __typename: 'AffiliateTabCount'
  /** How many; above 1,000 it says 1,001. */
  readonly count: number
  /** The tab. */
  readonly key: AffiliateTab
}

/** A text that orders agreed to, as their buyers could read it. It stays when the page changes or goes. */
export interface AgreedText {
  readonly __typename: 'AgreedText'
  /** The whole text. */
  readonly html: PageHtml
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Which of the standing pages it was. */
  readonly key: StandingPage
  /** In which its buyer was spoken to. */
  readonly language: Language
  /** Number of the page’s revision that it was; null where the shop had written the text itself. */
  readonly revision: number | null
  /** As it stood above the text. */
  readonly title: string
}

/** What is said above each page. */
export interface Announcement {
  readonly __typename: 'Announcement'
  /** Where it leads. */
  readonly href: string | null
  /** One sentence. */
  readonly text: string
}

/** Answers to what the shop asks of lines; fields that are left out stay as they were answered. */
export interface AnswerCartLinesInput {
  /** By field. At most 30 entries. */
  readonly answers: readonly AnswerInput[]
  /** Lines that are answered alike. At most 200 entries. */
  readonly lineIds: readonly Id[]
}

/** The answer to a field. */
export interface AnswerInput {
  /** Of the field. At most 60 characters. */
  readonly key: string
  /** A text, a number, a day as YYYY-MM-DD, an option’s key, or `true` of a tick; null takes the answer back. At most 4000 characters. */
  readonly text?: string | null
}

/** What was asked and said. */
export interface AnsweredField {
  readonly __typename: 'AnsweredField'
  /** The files that came; empty for all other kinds. */
  readonly files: readonly SentFile[]
  /** Of the field. */
  readonly key: string
  /** How it was asked. */
  readonly kind: FormFieldKind
  /** As it was asked. */
  readonly label: string
  /** What was said; empty where nothing was. Of files their names. */
  readonly values: readonly string[]
}

/** A key by which a program reaches GraphQL and REST (`Authorization: Bearer …`). */
export interface ApiKey {
  readonly __typename: 'ApiKey'
  /** When it came into being. */
  readonly createdAt: DateTime
  /** When it stops to count; null: never. */
  readonly expiresAt: DateTime | null
  /** The first characters of the key. */
  readonly hint: string
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whose key it is. */
  readonly integrator: string
  /** Whether it counts now. */
  readonly isUsable: boolean
  /** What it is for. */
  readonly label: string
  /** To the minute. */
  readonly lastUsed: DateTime | null
  /** How many requests the program may send in a minute, wherever it asks from. */
  readonly requestsPerMinute: number
  /** When it was taken back; null while it was not. */
  readonly revokedAt: DateTime | null
  /** What it may do. */
  readonly scopes: readonly Grant[]
}

/** A page of a list, each entry as `ApiKey`. */
export interface ApiKeyConnection {
  readonly __typename: 'ApiKeyConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly ApiKeyEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface ApiKeyEdge {
  readonly __typename: 'ApiKeyEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: ApiKey
}

/** Why somebody else has to approve an order. */
export interface ApprovalNeed {
  readonly __typename: 'ApprovalNeed'
  /** What the buyer may still order by themselves, gross with shipping. */
  readonly left: Money
  /** What is exceeded, gross with shipping. */
  readonly limit: Money
  /** Which of the two. */
  readonly reason: ApprovalReason
}

/** Somebody of the company has to approve this order. */
export interface ApprovalNeeded {
  readonly __typename: 'ApprovalNeeded'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What the buyer may still order by themselves, gross with shipping. */
  readonly left: Money
  /** What is exceeded, gross with shipping. */
  readonly limit: Money
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Which of the two. */
  readonly reason: ApprovalReason
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** What an order exceeds. */
export type ApprovalReason = 'MONTH_BUDGET' | 'ORDER_LIMIT'

/** What `approveOrderRequest` is told. */
export interface ApproveOrderRequestInput {
  /** The amount to pay that is approved; where it costs more by now, PRICE_CHANGED says how much. */
  readonly expectedTotal: Cents
  /** Of `OrderRequest`: its id as GraphQL or REST shows it. */
  readonly requestId: Id
}

/** A part of the back office in which rights are given one by one. */
export type Area = 'AFFILIATES' | 'AUDIT' | 'CATALOGUE' | 'CONTENT' | 'COUPONS' | 'DOCUMENTS' | 'FILES' | 'MAILS' | 'MESSAGES' | 'ORDERS' | 'PERSONS' | 'SETTINGS' | 'TERMS' | 'USERS' | 'VOUCHERS'

/** What `arrangeColors` is told. */
export interface ArrangeColorsInput {
  /** Those that come first, in their order; at most 1000. The others follow as they stand. At most 1000 entries. */
  readonly colorIds: readonly Id[]
}

/** What came of `arrangeColors`: what there is afterwards, or why it was refused. */
export interface ArrangeColorsPayload {
  readonly __typename: 'ArrangeColorsPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Those that stand elsewhere now. */
  readonly movedColorIds: readonly Id[]
}

/** What `arrangeProductGroups` is told. */
export interface ArrangeProductGroupsInput {
  /** Those that change; all of them become so together, or none. At most 100 entries. */
  readonly levels: readonly ProductGroupLevelInput[]
}

/** What came of `arrangeProductGroups`: what there is afterwards, or why it was refused. */
export interface ArrangeProductGroupsPayload {
  readonly __typename: 'ArrangeProductGroupsPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it is now; null where it was refused. */
  readonly tree: ProductGroupTree | null
}

/** What `arrangeProductImages` is told. */
export interface ArrangeProductImagesInput {
  /** All that stay, in the new order. */
  readonly imageIds: readonly Id[]
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
}

/** What an article number names. */
export interface Article {
  readonly __typename: 'Article'
  /** As it was asked for. */
  readonly number: string
  /** Null where the number names nothing that is on sale, or several things. */
  readonly product: Product | null
  /** The size; null where the number is that of a whole product. */
  readonly variant: Variant | null
}

/** An article by its number, and how many of it. */
export interface ArticleInput {
  /** Pieces, at least one. */
  readonly amount: number
  /** Of a size, of a product without sizes, or a GTIN; capitals or not. At most 100 characters. */
  readonly number: string
}

/** What `askApproval` is told. */
export interface AskApprovalInput {
  /** As of `placeOrder`. */
  readonly acceptConditions?: boolean | null
  /** As of `placeOrder`. */
  readonly acceptTerms?: boolean | null
  /** As of `placeOrder`. */
  readonly confirmAge?: boolean | null
  /** The amount to pay that the buyer saw; another one is refused with PRICE_CHANGED. */
  readonly expectedTotal: Cents
  /** To whoever decides. At most 2000 characters. */
  readonly note?: string | null
}

/** Something that the shop asks its buyers, with what was answered so far. */
export interface AskedField {
  readonly __typename: 'AskedField'
  /** What was answered: a text, a number with a point, a day as YYYY-MM-DD, an option’s key, or `true`; null for nothing yet. */
  readonly answer: string | null
  /** What stands below it; null for nothing. */
  readonly help: string | null
  /** Whether nothing is ordered without an answer. */
  readonly isRequired: boolean
  /** By which it is answered. */
  readonly key: string
  /** What it asks for. */
  readonly kind: OrderFieldKind
  /** What buyers read beside it. */
  readonly label: string
  /** The largest number, null for none; of texts the most characters. */
  readonly max: number | null
  /** The least number; null for none. */
  readonly min: number | null
  /** What a choice is made of; empty for other kinds. */
  readonly options: readonly OrderFieldOption[]
}

/** A property that buyers write something for. */
export interface AskedProperty {
  readonly __typename: 'AskedProperty'
  /** Whether nothing is bought without it. */
  readonly isRequired: boolean
  /** By which it is written. */
  readonly key: string
  /** What the shop calls it. */
  readonly label: string
  /** Characters. */
  readonly maxLength: number
  /** What stands in the empty field. */
  readonly placeholder: string | null
  /** What stands before what is written. */
  readonly prefix: string | null
  /** What stands behind it. */
  readonly suffix: string | null
}

/** Something that a visitor can agree to. */
export interface AskedPurpose {
  readonly __typename: 'AskedPurpose'
  /** By this name it goes into the decision. */
  readonly purpose: ConsentPurpose
  /** What is loaded for it. */
  readonly services: readonly ConsentService[]
  /** What it is for. */
  readonly text: string
  /** What it is, in a word. */
  readonly title: string
}

/** A field that was changed. */
export interface AuditChange {
  readonly __typename: 'AuditChange'
  /** Its name. */
  readonly field: string
  /** What it was afterwards; null for nothing. */
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
  /** The network address that it was asked from; null where it is not known, or no longer kept. */
  readonly address: string | null
  /** When it was done. */
  readonly at: DateTime
  /** What was different afterwards; none where the action says it all. */
  readonly changes: readonly AuditChange[]
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Done for a customer by staff. */
  readonly isOnBehalf: boolean
  /** Global id of the thing, which may be gone; null where GraphQL has none of its kind. */
  readonly subjectId: Id | null
  /** What people called it then. */
  readonly subjectName: string | null
  /** What sort of thing it was done to, as `product`. */
  readonly subjectType: string
}

/** A page of a list, each entry as `AuditEntry`. */
export interface AuditEntryConnection {
  readonly __typename: 'AuditEntryConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly AuditEntryEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface AuditEntryEdge {
  readonly __typename: 'AuditEntryEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: AuditEntry
}

/** Which entries are wanted: those that fit all of it. */
export interface AuditFilter {
  /** Global id of the account (`User` or `Account`) that did it or was acted for. */
  readonly accountId?: Id | null
  /** One of `auditActions`. */
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

/** Whether something can be had, as everybody is told. */
export interface Availability {
  readonly __typename: 'Availability'
  /** The day from which on it can be had again; null where none is known. */
  readonly backOn: Date | null
  /** What the shop says where nothing is left, in the language asked for; null where it says nothing. */
  readonly noteText: string | null
  /** Pieces left where they are few; null means unlimited, or more than a few. */
  readonly quantity: number | null
  /** In one word. */
  readonly state: AvailabilityState
  /** The shop’s own word for the size table when nothing is left. */
  readonly tableText: string | null
}

/** Whether something can be had. */
export type AvailabilityState = 'BACK_ON_DATE' | 'FEW_LEFT' | 'IN_STOCK' | 'SOLD_OUT'

/** What a column of a bank’s table says. */
export type BankColumn = 'ACCOUNT_IBAN' | 'AMOUNT' | 'BOOKED_ON' | 'CREDIT' | 'CURRENCY' | 'DEBIT' | 'END_TO_END_ID' | 'FEE' | 'IBAN' | 'NAME' | 'PAYEE' | 'PAYER' | 'PURPOSE' | 'REFERENCE' | 'STATUS' | 'VALUE_ON'

/** What a column of a CSV file says. */
export interface BankColumnInput {
  /** Its place from 1. */
  readonly column: number
  /** What it says. */
  readonly field: BankColumn
}

/** A file of a bank that was taken in. */
export interface BankFile {
  readonly __typename: 'BankFile'
  /** When it was taken in. */
  readonly createdAt: DateTime
  /** Booking day of its first movement. */
  readonly firstDay: Date
  /** What kind of file it is: camt.053.001.02, camt.053.001.08 or csv. */
  readonly format: string
  /** Names it where its lines are asked for. */
  readonly id: Id
  /** Booking day of its last movement. */
  readonly lastDay: Date
  /** Movements in it. */
  readonly lineCount: number
  /** What the file was called. */
  readonly name: string
  /** Of these the ones that no earlier file had. */
  readonly newLineCount: number
}

/** A page of a list, each entry as `BankFile`. */
export interface BankFileConnection {
  readonly __typename: 'BankFileConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly BankFileEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface BankFileEdge {
  readonly __typename: 'BankFileEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: BankFile
}

/** What came of `importBankFile`: what there is afterwards, or why it was refused. */
export interface BankFilePayload {
  readonly __typename: 'BankFilePayload'
  /** The file; one that came in before as it was taken in then. Null where it was refused. */
  readonly bankFile: BankFile | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** A movement of an account of the shop, as a bank’s file said it. */
export interface BankLine {
  readonly __typename: 'BankLine'
  /** Above 0 came in, below went out. */
  readonly amount: Money
  /** What it paid. */
  readonly booked: readonly BookedPart[]
  /** The day on which the bank booked it. */
  readonly bookedOn: Date
  /** What the bank kept of it. */
  readonly fee: Money
  /** Account of the other side; empty: not said. */
  readonly iban: string
  /** Names it when it is booked. */
  readonly id: Id
  /** Who paid, or was paid; empty: not said. */
  readonly name: string
  /** What it may be for, the best first; none of lines that are not open. */
  readonly proposals: readonly BankLineProposal[]
  /** What was written with it. */
  readonly purpose: string
  /** What became of it. */
  readonly state: BankLineState
}

/** A page of a list, each entry as `BankLine`. */
export interface BankLineConnection {
  readonly __typename: 'BankLineConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly BankLineEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly BankLineTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface BankLineEdge {
  readonly __typename: 'BankLineEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: BankLine
}

/** Which movements are listed. */
export interface BankLineFilter {
  /** Those that came with one file. */
  readonly bankFileId?: Id | null
  /** Words of which each is part of name, text or IBAN. */
  readonly search?: string | null
  /** What became of them. */
  readonly tab?: BankLineTab | null
}

/** Which movement. */
export interface BankLineInput {
  /** The movement. */
  readonly bankLineId: Id
}

/** What came of `bookBankLine`, `reopenBankLine`: what there is afterwards, or why it was refused. */
export interface BankLinePayload {
  readonly __typename: 'BankLinePayload'
  /** The movement as it stands afterwards; null where it was refused. */
  readonly bankLine: BankLine | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What a movement of an account may be for. */
export interface BankLineProposal {
  readonly __typename: 'BankLineProposal'
  /** How much speaks for it. */
  readonly confidence: ProposalConfidence
  /** What it would pay. */
  readonly parts: readonly ProposedPart[]
  /** Why. */
  readonly reasons: readonly ProposalReason[]
}

/** What became of a movement of an account. */
export type BankLineState = 'BOOKED' | 'IGNORED' | 'OPEN'

/** Which movements a list shows. */
export type BankLineTab = 'ALL' | 'BOOKED' | 'IGNORED' | 'OPEN'

/** How many movements a tab holds. */
export interface BankLineTabCount {
  readonly __typename: 'BankLineTabCount'
  /** How many. */
  readonly count: number
  /** The tab. */
  readonly key: BankLineTab
}

/** Which movements. */
export interface BankLinesInput {
  /** The movements. */
  readonly bankLineIds: readonly Id[]
}

/** What came of `ignoreBankLines`: what there is afterwards, or why it was refused. */
export interface BankLinesPayload {
  readonly __typename: 'BankLinesPayload'
  /** The movements as they stand afterwards; none where it was refused. */
  readonly bankLines: readonly BankLine[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** One of a few reasons to buy here. */
export interface Benefit {
  readonly __typename: 'Benefit'
  /** The name of an icon of the site; unknown ones are not drawn. */
  readonly icon: string
  /** A sentence below the title. */
  readonly text: string
  /** A few words. */
  readonly title: string
}

/** Reasons to buy here, beside each other. */
export interface BenefitsBlock {
  readonly __typename: 'BenefitsBlock'
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** At most six. */
  readonly items: readonly Benefit[]
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** A file that was not filed. */
export interface BillExists {
  readonly __typename: 'BillExists'
  /** The number of the document that it is about, or the places that are wrong. */
  readonly about: string | null
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Why; null where the code says it all. */
  readonly obstacle: VendorBillObstacle | null
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** A file that was not filed. */
export interface BillOwn {
  readonly __typename: 'BillOwn'
  /** The number of the document that it is about, or the places that are wrong. */
  readonly about: string | null
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Why; null where the code says it all. */
  readonly obstacle: VendorBillObstacle | null
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** A file that was not filed. */
export interface BillUnreadable {
  readonly __typename: 'BillUnreadable'
  /** The number of the document that it is about, or the places that are wrong. */
  readonly about: string | null
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Why; null where the code says it all. */
  readonly obstacle: VendorBillObstacle | null
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** A part of a page. Blocks come as one list, each behind the one that it lies in; widths are those of the page itself. */
export interface Block extends Abstract<AccordionBlock | BenefitsBlock | ButtonBlock | ColumnsBlock | DownloadBlock | EntriesBlock | FormBlock | GalleryBlock | GroupCardsBlock | HeroBlock | HrBlock | HtmlBlock | ImageBlock | LiveBlock | MapBlock | ProductCarouselBlock | ProductGridBlock | ReusableBlock | SocialBlock | SpacerBlock | TableBlock | TextBlock | VideoBlock> {
  readonly __typename: 'AccordionBlock' | 'BenefitsBlock' | 'ButtonBlock' | 'ColumnsBlock' | 'DownloadBlock' | 'EntriesBlock' | 'FormBlock' | 'GalleryBlock' | 'GroupCardsBlock' | 'HeroBlock' | 'HrBlock' | 'HtmlBlock' | 'ImageBlock' | 'LiveBlock' | 'MapBlock' | 'ProductCarouselBlock' | 'ProductGridBlock' | 'ReusableBlock' | 'SocialBlock' | 'SpacerBlock' | 'TableBlock' | 'TextBlock' | 'VideoBlock'
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** Where a text or button stands. */
export type BlockAlign = 'CENTER' | 'LEFT'

/** Twelfths of the width by how wide the page is. */
export interface BlockSize {
  readonly __typename: 'BlockSize'
  /** From 1024 px on. */
  readonly lg: number
  /** From 640 px on. */
  readonly md: number
  /** Below 640 px. */
  readonly xs: number
}

/** On which ground a text stands. */
export type BlockTone = 'ACCENT' | 'INVERSE' | 'MUTED' | 'PLAIN'

/** Whether it is shown, by how wide the page is. */
export interface BlockVisibility {
  readonly __typename: 'BlockVisibility'
  /** From 1024 px on. */
  readonly lg: boolean
  /** From 640 px on. */
  readonly md: boolean
  /** Below 640 px. */
  readonly xs: boolean
}

/** What `blockVoucher` is told. */
export interface BlockVoucherInput {
  /** Whether it is to pay nothing from now on; false takes that back. */
  readonly isBlocked: boolean
  /** Why, for those who look later. At most 500 characters. Cannot be cleared. */
  readonly reason: string
  /** Of `Voucher`: its id as GraphQL or REST shows it. */
  readonly voucherId: Id
}

/** What a movement of an account is for. */
export interface BookBankLineInput {
  /** The movement. */
  readonly bankLineId: Id
  /** What it pays; together its amount. At most 50 entries. */
  readonly parts: readonly BookedPartInput[]
}

/** Of which movements the sure ones are booked. */
export interface BookSureLinesInput {
  /** Those of one file; absent: all. */
  readonly bankFileId?: Id | null
}

/** What came of `bookSureLines`: what there is afterwards, or why it was refused. */
export interface BookSureLinesPayload {
  readonly __typename: 'BookSureLinesPayload'
  /** How many were booked. */
  readonly booked: number
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whether there were more than are booked at once. */
  readonly isMore: boolean
}

/** What a line paid of one document. */
export interface BookedPart {
  readonly __typename: 'BookedPart'
  /** What of the line went to it. */
  readonly amount: Money
  /** The document. */
  readonly document: BusinessDocument | null
}

/** What a line pays of one document. */
export interface BookedPartInput {
  /** What of the line goes to it. */
  readonly amount: Cents
  /** What is let off besides; absent: nothing. */
  readonly discount?: Cents | null
  /** The invoice. */
  readonly documentId: Id
}

/** What somebody wants of a voucher that they buy. */
export interface BoughtVoucher {
  readonly __typename: 'BoughtVoucher'
  /** The value that they chose; null: the price of the product. */
  readonly amount: Money | null
  /** The day on which it is sent, in the shop’s calendar; null: on none by itself. */
  readonly deliverOn: Date | null
  /** What stands on it for whoever gets it; null: nothing. */
  readonly message: string | null
  /** Where it is sent; null: nowhere. */
  readonly recipientEmail: string | null
  /** For whom it is; null: not said. */
  readonly recipientName: string | null
}

/** What is wanted of a voucher that is put into the cart; what is left out is nothing. */
export interface BoughtVoucherInput {
  /** In cents, within what the shop sells; null: the price of the product. */
  readonly amount?: number | null
  /** The day on which it is sent, in the shop’s calendar; null: once it is paid. */
  readonly deliverOn?: Date | null
  /** What stands on it for whoever gets it. At most 500 characters. */
  readonly message?: string | null
  /** Where it is sent once it is paid; null: to the buyer. At most 254 characters. */
  readonly recipientEmail?: string | null
  /** For whom it is. At most 100 characters. */
  readonly recipientName?: string | null
  /** One of the product’s `voucherLooks`; null: the usual one. */
  readonly templateId?: Id | null
}

/** An address of the site that leads nowhere. */
export interface BrokenLink {
  readonly __typename: 'BrokenLink'
  /** As it was asked for. */
  readonly href: string
  /** Whether a page has it that no visitor sees. */
  readonly isUnpublished: boolean
}

/** What becomes of several products alike; absent: unchanged. At least one thing. */
export interface BulkProductChanges {
  /** Of `ProductGroup`: its id as GraphQL or REST shows it; also `key:value` by `slug`. At most 100 entries. */
  readonly addGroupIds?: readonly Id[] | null
  /** Null clears it. */
  readonly backOn?: Date | null
  /** Whether they are marked as new; null: unchanged. */
  readonly isMarkedNew?: boolean | null
  /** Whether cuts of their prices are announced; null: unchanged. */
  readonly isMarkedSale?: boolean | null
  /** Whether visitors see nothing of them; null: unchanged. */
  readonly isOffline?: boolean | null
  /** Whether buyers can have them lettered; null: unchanged. */
  readonly isPersonalisable?: boolean | null
  /** Of the product, its sizes and its tier prices. */
  readonly price?: PriceAdjustmentInput | null
  /** Null: the usual one of the shop. At most 60 characters. */
  readonly quantityUnit?: string | null
  /** Of `ProductGroup`: its id as GraphQL or REST shows it; also `key:value` by `slug`. At most 100 entries. */
  readonly removeGroupIds?: readonly Id[] | null
  /** Null clears it. */
  readonly visibleFrom?: DateTime | null
}

/** A business document: a draft, or issued. What is issued never changes; what is wrong is answered by another one. */
export interface BusinessDocument {
  readonly __typename: 'BusinessDocument'
  /** What may be made of it now, besides a copy. */
  readonly becomes: readonly DocumentKind[]
  /** The cancellation by which it was taken back; null while it stands. */
  readonly cancellation: BusinessDocument | null
  /** What was made of it. */
  readonly children: readonly BusinessDocument[]
  /** What is written into it, as REST describes it (`BusinessDocumentContent`): money in cents, rates in basis points, amounts in thousandths of a unit. */
  readonly content: Json
  /** The invoice that it takes back. */
  readonly corrects: BusinessDocument | null
  /** Whose account it is for: who sees it there once it is issued. */
  readonly customerId: Id | null
  /** The day that stands on it. */
  readonly date: Date
  /** What was still to be paid when it was issued. */
  readonly due: Money
  /** Last day to pay; null: nothing was due. */
  readonly dueOn: Date | null
  /** What it lets off for early payment; null for nothing. */
  readonly earlyPayment: EarlyPaymentOffer | null
  /** The form in which it went out; null for drafts. */
  readonly einvoice: EinvoiceFormat | null
  /** What happened to it, the first first. */
  readonly events: readonly DocumentEvent[]
  /** With VAT. */
  readonly gross: Money
  /** Over all that was issued and the document before it; in hexadecimal. */
  readonly hash: string | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether it is cancelled as such, or an invoice that was taken back. */
  readonly isCancelled: boolean
  /** Whether it is not issued yet. */
  readonly isDraft: boolean
  /** When it was issued. */
  readonly issuedAt: DateTime | null
  /** What it is. */
  readonly kind: DocumentKind
  /** In which it is written. */
  readonly language: Language
  /** What of its lines may still become a document of that kind. */
  readonly left: With<{
    /** What it would become. */
    readonly kind: DocumentKind
  }, readonly DocumentLineLeft[]>
  /** What stands in it, in its order. */
  readonly lines: readonly DocumentLine[]
  /** Who is editing it; null while nobody is. */
  readonly lock: Lock | null
  /** Without VAT. */
  readonly net: Money
  /** Of its range, as RE-2026-00001; null: it is a draft. */
  readonly number: string | null
  /** What is still to be paid; negative: owed to whoever received it. */
  readonly open: Money
  /** The web order that it is about; null where there is none, or the viewer may not see it. */
  readonly order: Order | null
  /** What it was made of. */
  readonly parents: readonly BusinessDocument[]
  /** How the payment of an issued invoice stands today; null of what nobody pays. */
  readonly paymentState: DocumentPaymentState | null
  /** What was paid of it since it was issued, the first first; for staff alone. */
  readonly payments: readonly DocumentPayment[]
  /** Path of its PDF, for whoever may see it; of a draft how it would look. */
  readonly pdfPath: string
  /** The company or person that it went to. */
  readonly receiverName: string
  /** Of a draft: rises with each change. */
  readonly revision: number
  /** Of invoices. */
  readonly sort: InvoiceSort | null
  /** How far it is. */
  readonly status: DocumentStatus
  /** Of offers. */
  readonly validUntil: Date | null
  /** The VAT in it. */
  readonly vat: Money
  /** Whether the viewer may take it back now. */
  readonly viewerCanCancel: boolean
  /** Whether the viewer may book payments of it. */
  readonly viewerCanPay: boolean
  /** Path of its e-invoice, for whoever may see it; null for what is none. */
  readonly xmlPath: string | null
}

/** A page of a list, each entry as `BusinessDocument`. */
export interface BusinessDocumentConnection {
  readonly __typename: 'BusinessDocumentConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly BusinessDocumentEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface BusinessDocumentEdge {
  readonly __typename: 'BusinessDocumentEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: BusinessDocument
}

/** Which documents are listed. */
export interface BusinessDocumentFilter {
  /** Of that day or later. */
  readonly from?: Date | null
  /** Of one kind. */
  readonly kind?: DocumentKind | null
  /** Words of which each is part of number, receiver or order number. */
  readonly search?: string | null
  /** Invoices of one sort. */
  readonly sort?: InvoiceSort | null
  /** That far. */
  readonly status?: DocumentStatus | null
  /** Of that day or before. */
  readonly to?: Date | null
}

/** In which order documents are listed. */
export interface BusinessDocumentOrder {
  /** Which way. */
  readonly direction: Direction
  /** By what. */
  readonly field: BusinessDocumentOrderField
}

/** By what documents are listed. */
export type BusinessDocumentOrderField = 'DATE' | 'GROSS' | 'RECEIVER'

/** A button that leads somewhere. */
export interface ButtonBlock {
  readonly __typename: 'ButtonBlock'
  /** Where it stands. */
  readonly align: BlockAlign
  /** A path of the site, or an address elsewhere. */
  readonly href: string
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** What stands on it. */
  readonly label: string
  /** How it looks. */
  readonly look: ButtonLook
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** How a button looks. */
export type ButtonLook = 'LINK' | 'OUTLINE' | 'PRIMARY'

/** What `cancelOrder` is told. */
export interface CancelOrderInput {
  /** Of `Order`: its id as GraphQL or REST shows it; also `key:value` by `order_number`. */
  readonly orderId: Id
  /** Told to the customer. At most 500 characters. */
  readonly reason?: string | null
}

/** A rehearsal to be ended. */
export interface CancelRehearsalInput {
  /** Key of the section. */
  readonly section: string
}

/** What somebody is about to buy, priced as they would pay it now. */
export interface Cart {
  readonly __typename: 'Cart'
  /** Why the viewer does not order this by themselves for their company; null where they may, and for who buys for themselves. */
  readonly approval: ApprovalNeed | null
  /** All lines as they are shown, in the order of each block’s first. */
  readonly blocks: readonly CartBlock[]
  /** What was entered in the checkout so far. */
  readonly checkout: CheckoutDetails
  /** Codes that were entered, and what each does: one coupon at most, and vouchers in the order in which they pay. */
  readonly codes: readonly CartCode[]
  /** What it costs to send the goods, also while pickup is chosen; null where they cannot be sent there. */
  readonly costOfSending: Money | null
  /** Of all in one go; of what is paid in advance if it is paid on the last day. */
  readonly delivery: Delivery | null
  /** How goods are taxed where this cart’s go; null while that is not known. */
  readonly destinationVat: DestinationVat | null
  /** The next two times until which it has to be ordered; none where nothing is promised by the hour, is collected, or waits for money. */
  readonly dispatches: readonly Dispatch[]
  /** From which sum on nothing is charged for sending; null where there is no such sum, or nothing is sent. */
  readonly freeShipping: FreeShipping | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether the delivery counts from the day on which the money arrives. */
  readonly isDeliveredAfterPayment: boolean
  /** Whether the buyer wants these two. */
  readonly isInParts: boolean
  /** Whether it would be ordered now, as far as it depends on cart, checkout and shop: what is declared when ordering (terms, age) is still to come. */
  readonly isPlaceable: boolean
  /** True until a delivery country is known: the shipping is that of the home country. */
  readonly isShippingEstimated: boolean
  /** What lies in it, those added first at the beginning. */
  readonly lines: readonly CartLine[]
  /** Null where the goods are worth enough. */
  readonly minimumOrder: MinimumOrder | null
  /** False where it holds vouchers alone: they come by e-mail once they are paid. */
  readonly needsShipping: boolean
  /** First step of the checkout that still lacks something; null once all of them are complete. */
  readonly openStep: CheckoutStep | null
  /** Two deliveries that the buyer may choose, where the rest comes much later than what is there. */
  readonly parts: DeliveryParts | null
  /** The last day for the money of what is paid in advance; null for all else, and without one. */
  readonly payBy: Date | null
  /** Those that this cart may be paid by. */
  readonly paymentMethods: readonly PaymentMethod[]
  /** Pieces and sets. */
  readonly pieceCount: number
  /** Why some lines together cost what they cost; null where none of them counts. */
  readonly priceReason: With<{
    /** Of `CartLine`: its id as GraphQL or REST shows it. At most 200 entries. */
    readonly lineIds: readonly Id[]
  }, PriceReason | null>
  /** What keeps it from being ordered as it is; empty where nothing does. */
  readonly problems: readonly CartProblem[]
  /** Rises with every change; tabs compare it. */
  readonly revision: number
  /** What it costs in all. */
  readonly totals: Totals
  /** How far the company’s VAT id is proven; null where the VAT does not depend on it. */
  readonly vatIdStatus: VatIdStatus | null
}

/** Lines that are shown together: the sizes of one product in one colour, or one line alone. */
export interface CartBlock {
  readonly __typename: 'CartBlock'
  /** Pieces, or sets. */
  readonly amount: number
  /** Its lines. */
  readonly lines: readonly CartLine[]
  /** What the lines cost everybody, before further discounts; null where none of them counts. */
  readonly sum: Money | null
  /** What is printed on the pieces, each text once; those of sets stand at their pieces. */
  readonly texts: readonly PrintedText[]
}

/** A code that was entered in the cart. */
export interface CartCode {
  readonly __typename: 'CartCode'
  /** As it is kept: in capitals, without spaces. */
  readonly code: string
  /** What the code is. */
  readonly kind: CodeKind
  /** Why it does nothing at present; null where it does. */
  readonly notice: CodeNotice | null
  /** What stays on a voucher after this order; null of a coupon, and where it cannot be used. */
  readonly remaining: Money | null
  /** What a coupon takes off, in the prices’ own basis; what a voucher pays. */
  readonly taken: Money
}

/** So many pieces of one thing, or so many sets, in a cart. */
export interface CartLine {
  readonly __typename: 'CartLine'
  /** Pieces, or sets. */
  readonly amount: number
  /** What the shop asks of the line, and what was answered. */
  readonly askedFields: readonly AskedField[]
  /** Pieces that are left where fewer than asked for. */
  readonly availableAmount: number | null
  /** The day from which on it can be had again; null where none is known. */
  readonly backOn: Date | null
  /** How many of the sets have the reduced price of children’s sizes; null for what is no set. */
  readonly childSets: number | null
  /** When it would come; null for a line that is not counted. */
  readonly delivery: Delivery | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Of the product’s front, in the colour of the variant. */
  readonly image: Image | null
  /** Personalised goods: no right of withdrawal (§ 18 Abs 1 Z 3 FAGG, § 312g Abs 2 Nr 1 BGB). */
  readonly isWithdrawalExcluded: boolean
  /** The most pieces or sets that the line may hold now. */
  readonly maxAmount: number
  /** What some pieces more of the product save; the same in all lines that count towards one tier. */
  readonly nextTier: NextTier | null
  /** What the shop says where it is not to be had; null where it says nothing. */
  readonly noteText: string | null
  /** What the buyer wrote to this line. */
  readonly orderNote: string | null
  /** What fills the slots of a set; empty for other kinds. */
  readonly pieces: readonly CartPiece[]
  /** Why the line costs what it costs; null for lines that do not count. */
  readonly priceReason: PriceReason | null
  /** Null where the product is gone for good. */
  readonly product: Product | null
  /** What the configurator shows of it in the checkout, besides size, fit and colour. */
  readonly properties: readonly NamedProperty[]
  /** Of goods that are compared by quantity: what a kilogram, litre or metre costs at the price of a piece. */
  readonly quantityPrice: UnitPrice | null
  /** What the amount counts; null: pieces, or sets. */
  readonly quantityUnit: QuantityUnit | null
  /** The reduction of a piece’s price. */
  readonly sale: Sale | null
  /** What one set costs everybody, by how many of them; empty for other kinds. */
  readonly setPrices: readonly SetPrice[]
  /** Whether it can be had. */
  readonly state: CartLineState
  /** What the line costs everybody, before further discounts; `total`: after them. Null for lines that do not count. */
  readonly sum: Money | null
  /** One text per piece; empty without personalisation. */
  readonly texts: readonly string[]
  /** From how many pieces on the tier price holds that a piece costs here; null without one. */
  readonly tier: number | null
  /** What it is called, in the language asked for. */
  readonly title: string
  /** What it costs after its discounts; null while it is not counted. */
  readonly total: Money | null
  /** What a piece costs everybody; null for sets, and where that is no whole number of cents. */
  readonly unitPrice: Money | null
  /** The size; null for sets, and for products without sizes. */
  readonly variant: Variant | null
  /** Of a voucher that is bought: what is wanted of it; null of all else. */
  readonly voucher: BoughtVoucher | null
}

/** Whether a line can be had as it is. */
export type CartLineState = 'AVAILABLE' | 'BACK_ON_DATE' | 'DISCONTINUED' | 'FEW_LEFT' | 'MISSING_PARTS' | 'SOLD_OUT'

/** What came of `answerCartLines`, `changeCartLine`, `enterCode`, `removeCartLines`, `removeCode`, `updateCheckout`: what there is afterwards, or why it was refused. */
export interface CartPayload {
  readonly __typename: 'CartPayload'
  /** As it stands afterwards; null where it was refused, or the asker has none. */
  readonly cart: Cart | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** Pieces that fill a place of a set. */
export interface CartPiece {
  readonly __typename: 'CartPiece'
  /** How many of them. */
  readonly amount: number
  /** Made to the buyer’s words. */
  readonly isWithdrawalExcluded: boolean
  /** What it is; null where it is no longer on sale. */
  readonly product: Product | null
  /** What the configurator shows of the piece in the checkout, besides size, fit and colour. */
  readonly properties: readonly NamedProperty[]
  /** The place of the set, from 0 on. */
  readonly slot: number
  /** What is printed, one text per piece, or one for all; empty without. */
  readonly texts: readonly string[]
  /** The size; null for a product without sizes. */
  readonly variant: Variant | null
}

/** What keeps a cart from being ordered as it is. */
export interface CartProblem {
  readonly __typename: 'CartProblem'
  /** What it is. */
  readonly code: UserErrorCode
  /** Key of the field of the line that is not answered as it must be; null of other problems. */
  readonly field: string | null
  /** The line that it concerns; null where it concerns the whole cart. */
  readonly line: CartLine | null
}

/** What the settings let products belong to, and bring. */
export interface CatalogueChoices {
  readonly __typename: 'CatalogueChoices'
  /** Those that products, or their offers, can be in. */
  readonly discountGroups: readonly ConfigurationGroup[]
  /** Millions of bytes that a document which is uploaded may have. */
  readonly documentMegabytes: number
  /** Millions of bytes that a picture which is uploaded may have. */
  readonly pictureMegabytes: number
  /** Those of the configurator that products and their variants have values of, in its order. */
  readonly properties: readonly ConfiguredProperty[]
  /** What goods are counted in besides pieces; pieces are the default where none of them is. */
  readonly quantityUnits: readonly ConfigurationGroup[]
  /** Groups of goods that are sent alike. */
  readonly shippingGroups: readonly ConfigurationGroup[]
  /** Groups of goods that are taxed alike. */
  readonly vatGroups: readonly ConfigurationGroup[]
}

/** Integer cents of the shop’s currency. */
export type Cents = number

/** What `changeApiKeyLimit` is told. */
export interface ChangeApiKeyLimitInput {
  /** Of `ApiKey`: its id as GraphQL or REST shows it. */
  readonly apiKeyId: Id
  /** How many requests the program may send in a minute, from 10 to 60000. */
  readonly requestsPerMinute: number
}

/** What came of `changeApiKeyLimit`: what there is afterwards, or why it was refused. */
export interface ChangeApiKeyLimitPayload {
  readonly __typename: 'ChangeApiKeyLimitPayload'
  /** As it stands afterwards; null where it was refused. */
  readonly apiKey: ApiKey | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `changeBuyer` is told. */
export interface ChangeBuyerInput {
  /** Of `Company`: its id as GraphQL or REST shows it. */
  readonly companyId: Id
  /** False suspends them. */
  readonly isActive?: boolean | null
  /** Gross; null takes it away, what is left out stays. */
  readonly monthBudget?: Cents | null
  /** Gross; null takes it away, what is left out stays. */
  readonly orderLimit?: Cents | null
  /** What they do from now on. */
  readonly role?: CompanyRole | null
  /** Of `User`: its id as GraphQL or REST shows it; also `key:value` by `customer_number`, `handle`, `email`. */
  readonly userId: Id
}

/** What `changeCartLine` is told. */
export interface ChangeCartLineInput {
  /** Pieces or sets from now on, at least one; absent: as many as before. */
  readonly amount?: number | null
  /** Of `CartLine`: its id as GraphQL or REST shows it. */
  readonly lineId: Id
  /** What is printed from now on, one text per piece, or one for all; absent: as before. At most 5000 entries. At most 9999 characters. */
  readonly texts?: readonly string[] | null
}

/** What `changeOrderAddress` is told. */
export interface ChangeOrderAddressInput {
  /** The new one, within the same country. */
  readonly address: PostalAddressInput
  /** Which of its addresses. */
  readonly kind: OrderAddressKind
  /** Of `Order`: its id as GraphQL or REST shows it; also `key:value` by `order_number`. */
  readonly orderId: Id
  /** The revision that was seen; with another one than there is it is refused (STALE_REVISION). */
  readonly revision: number
  /** Whether the customer gets a mail about it. */
  readonly tellsCustomer: boolean
}

/** What `changeOrderNote` is told. */
export interface ChangeOrderNoteInput {
  /** What it says from now on. At most 2000 characters. */
  readonly note: string
  /** The id of its entry in the history. */
  readonly noteId: Id
}

/** Another station of the same provider, in the same country. */
export interface ChangeOrderStationInput {
  /** Of the order. */
  readonly orderId: Id
  /** The revision of the order that was seen. */
  readonly revision: number
  /** What is put right. */
  readonly station: OrderStationInput
  /** Whether the customer gets a mail about it. */
  readonly tellsCustomer: boolean
}

/** What `changePassword` is told. */
export interface ChangePasswordInput {
  /** Six digits of the authenticator app, or a recovery code, where signing in takes one. */
  readonly code?: string | null
  /** The present one. */
  readonly currentPassword: string
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  /** The new password. */
  readonly password: string
  /** If given, the same as `password`. */
  readonly passwordRepeat?: string | null
}

/** What came of `changePassword`: what there is afterwards, or why it was refused. */
export interface ChangePasswordPayload {
  readonly __typename: 'ChangePasswordPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `changeProducts` is told. */
export interface ChangeProductsInput {
  /** What is to be different: what is left out stays, null clears what may be empty. */
  readonly changes: BulkProductChanges
  /** Which of them, each once. At most 50 entries. */
  readonly products: readonly ChangedProductInput[]
}

/** What came of `changeProducts`: what there is afterwards, or why it was refused. */
export interface ChangeProductsPayload {
  readonly __typename: 'ChangeProductsPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Those that were not refused. */
  readonly products: readonly ChangedProduct[]
}

/** What `changeStock` is told. */
export interface ChangeStockInput {
  /** All of them are changed, or none. At most 500 entries. */
  readonly items: readonly StockChangeInput[]
  /** Why, in words; the movements tell it. At most 200 characters. */
  readonly note?: string | null
  /** Of what kind the change is. */
  readonly reason: EnteredStockReason
}

/** What became of one of several products. */
export interface ChangedProduct {
  readonly __typename: 'ChangedProduct'
  /** The key of the change in the product’s history; null where all was so already. */
  readonly change: string | null
  /** Global id of the product. */
  readonly productId: Id
  /** By now. */
  readonly revision: number
}

/** A product that is changed with others. */
export interface ChangedProductInput {
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
  /** The revision that was seen; absent: whatever it is by now. */
  readonly revision?: number | null
}

/** What `checkEnglish` is told. */
export interface CheckEnglishInput {
  /** The id of the working copy. */
  readonly entryId: Id
  /** The one that was looked at; another one than there is by now is refused. */
  readonly version: number
}

/** What `checkPasswordStrength` is told. */
export interface CheckPasswordStrengthInput {
  /** What else is entered of the person: name, e-mail address. */
  readonly ownWords?: readonly string[] | null
  /** The password to be judged; it is kept nowhere. */
  readonly password: string
}

/** What the columns of a table mean; what is left out stays as it is. */
export interface CheckProductImportInput {
  /** Whether colours and groups that there are not yet are added. */
  readonly addsNames?: boolean | null
  /** Whether an empty cell clears its field; else it says nothing. */
  readonly clearsEmpty?: boolean | null
  /** The key of a field for each column, empty where it means nothing. At most 300 entries. */
  readonly fields?: readonly string[] | null
  /** Of `ProductImport`: its id as GraphQL or REST shows it. */
  readonly importId: Id
  /** Whether new products are shown at once. */
  readonly publishes?: boolean | null
  /** Whose export it is; without `fields`, its columns are guessed anew by that. */
  readonly template?: ProductImportTemplate | null
}

/** What was entered in the checkout; what is left out stays, null clears. */
export interface CheckoutChanges {
  /** To what the shop asks of the whole order; fields that are left out stay as they were answered. At most 30 entries. */
  readonly answers?: readonly AnswerInput[] | null
  /** What the buyer writes to the shop. At most 4000 characters. */
  readonly comment?: string | null
  /** Whether what is there is to be sent ahead, where the cart offers it. */
  readonly deliversInParts?: boolean | null
  /** Of a guest; of a signed-in person their own counts. */
  readonly email?: string | null
  /** Whether the invoice goes to another address than the goods. */
  readonly hasOwnInvoiceAddress?: boolean | null
  /** Where the invoice goes; what is left out of it stays. */
  readonly invoiceAddress?: PostalAddressInput | null
  /** Whether the goods are picked up instead of sent. */
  readonly isPickup?: boolean | null
  /** Whether the buyer wants the newsletter. */
  readonly newsletter?: boolean | null
  /** Key of one of the cart’s `paymentMethods`. */
  readonly paymentMethod?: string | null
  /** Key of the place where the goods are picked up, of `CheckoutRules.pickupPlaces`. At most 100 characters. */
  readonly pickupPlace?: string | null
  /** Where the goods go; what is left out of it stays. */
  readonly shippingAddress?: PostalAddressInput | null
  /** The parcel locker or pick-up point that the goods go to; null: to the door. */
  readonly station?: StationInput | null
}

/** What a buyer has entered in the checkout. */
export interface CheckoutDetails {
  readonly __typename: 'CheckoutDetails'
  /** What the shop asks of the whole order, and what was answered. */
  readonly askedFields: readonly AskedField[]
  /** What the buyer wrote to the shop. */
  readonly comment: string | null
  /** Of a signed-in person always their own. */
  readonly email: string | null
  /** Whether the invoice goes to another address than the goods. */
  readonly hasOwnInvoiceAddress: boolean
  /** As far as it was entered; null where nothing was. */
  readonly invoiceAddress: Address | null
  /** Whether the goods are picked up instead of sent. */
  readonly isPickup: boolean
  /** Whether the buyer wants the newsletter. */
  readonly newsletter: boolean
  /** The one that was chosen; null while none is. */
  readonly paymentMethod: PaymentMethod | null
  /** Where the goods are picked up; null while that is not chosen, where it is gone, and for what is sent. */
  readonly pickupPlace: PickupPlace | null
  /** As far as it was entered; null where nothing was. */
  readonly shippingAddress: Address | null
  /** The parcel locker or pick-up point that the goods go to; null where they go to the door, are picked up, and where its provider is gone. */
  readonly station: DeliveryStation | null
}

/** What the shop asks for in the checkout. */
export interface CheckoutRules {
  readonly __typename: 'CheckoutRules'
  /** What the buyer is to read before ordering, in the language asked for; null for nothing. */
  readonly additionalInformation: string | null
  /** Whether the buyer has to confirm their age. */
  readonly ageRequired: boolean
  /** Days after which an order to be paid in advance is cancelled if it is still unpaid; 0: never. */
  readonly cancelUnpaidAfterDays: number
  /** Whether the buyer has to accept further conditions. */
  readonly conditionsRequired: boolean
  /** Where those conditions stand; null where there are none. */
  readonly conditionsUrl: string | null
  /** Where goods are handed out; null where they are not. */
  readonly pickupAddress: string | null
  /** Whether goods can be picked up. */
  readonly pickupOffered: boolean
  /** Where goods are handed out, in the order of the settings; empty where they are not. */
  readonly pickupPlaces: readonly PickupPlace[]
  /** To whose parcel lockers and pick-up points goods may go; empty where to none. */
  readonly stationProviders: readonly StationProvider[]
  /** Whether the buyer has to accept the terms. */
  readonly termsRequired: boolean
}

/** A step of the checkout. */
export type CheckoutStep = 'ADDRESS' | 'PAYMENT' | 'SHIPPING'

/** What somebody wants to hear of. */
export interface ChooseNotificationsInput {
  /** The kinds of which they do not. At most 10 entries. */
  readonly muted: readonly NotificationKind[]
}

/** What `resetPassword`, `setPassword` is told. */
export interface ChoosePasswordInput {
  /** API keys of the account still count; otherwise they are revoked. */
  readonly keepsApiKeys?: boolean | null
  /** Passkeys still open the account; otherwise they are removed. */
  readonly keepsPasskeys?: boolean | null
  /** The new password. */
  readonly password: string
  /** If given, the same as `password`. */
  readonly passwordRepeat?: string | null
  /** The secret of the mail’s link; good once. */
  readonly token: string
}

/** An environmental claim and what it rests on. */
export interface ClaimInput {
  /** What it rests on. At most 1000 characters. */
  readonly evidence: LocalizedTextInput
  /** What is claimed. At most 200 characters. */
  readonly text: LocalizedTextInput
}

/** What a code is. */
export type CodeKind = 'COUPON' | 'VOUCHER'

/** Why a code takes nothing off. */
export interface CodeNotice {
  readonly __typename: 'CodeNotice'
  /** The reason; people read a text chosen by it. */
  readonly code: UserErrorCode
  /** The day from which on it holds, or until which it held; null for other reasons. */
  readonly day: Date | null
  /** What is missing of the goods to its least value; null for other reasons. */
  readonly missing: Money | null
}

/** A colour in which products come. */
export interface Color {
  readonly __typename: 'Color'
  /** Its short name, by which filters and programs know it. */
  readonly code: string
  /** As it is drawn on screens, like #1a2b3c. */
  readonly hex: string
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Its pictures, in order. */
  readonly images: readonly Image[]
  /** Address of the square picture by which it is shown in small, such as a cloth of two colours; null: by its value. */
  readonly swatchUrl: string | null
  /** What it is called, in the language asked for. */
  readonly title: string
}

/** What is left out stays; a new one gets what it needs. */
export interface ColorChanges {
  /** Its short name, by which filters and programs know it. At most 30 characters. Cannot be cleared. */
  readonly code?: string | null
  /** Like #1a2b3c. */
  readonly hex?: string | null
  /** Files of its pictures, in order; the first is what it is shown by. At most 20 entries. */
  readonly imageIds?: readonly Id[] | null
  /** Its place in lists; smaller ones come first. From -1000000 to 1000000. */
  readonly sortOrder?: number | null
  /** What it is called. At most 120 characters. Cannot be cleared. */
  readonly title?: LocalizedTextInput | null
}

/** A picture of a colour. */
export interface ColorImage {
  readonly __typename: 'ColorImage'
  /** The id of its file. */
  readonly fileId: Id
  /** The picture itself; null where the file is none any more. */
  readonly image: Image | null
  /** Name of the file as it was uploaded. */
  readonly name: string
}

/** What came of `createColor`, `mergeColors`, `updateColor`: what there is afterwards, or why it was refused. */
export interface ColorPayload {
  readonly __typename: 'ColorPayload'
  /** As visitors see it; null where it was refused. */
  readonly color: Color | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As staff see it; null where it was refused. */
  readonly management: ManagedColor | null
}

/** A product that comes in a colour. */
export interface ColoredProduct {
  readonly __typename: 'ColoredProduct'
  /** The id of the product. */
  readonly productId: Id
  /** The number that it is called by. */
  readonly productNumber: string
  /** How many of its sizes come in it. */
  readonly sizeCount: number
  /** In both languages. */
  readonly title: LocalizedText
}

/** Two to four columns, each the slot of its place; below each other on narrow pages. */
export interface ColumnsBlock {
  readonly __typename: 'ColumnsBlock'
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
  /** How wide each is beside the others, such as 1 and 2. */
  readonly widths: readonly number[]
}

/** Of a CSV file it cannot be told which columns are day and amount. */
export interface ColumnsUnknown {
  readonly __typename: 'ColumnsUnknown'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** The cells of its widest row, by which somebody can say what the columns mean. */
  readonly heads: readonly string[]
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** What a partner earned with an order. */
export interface Commission {
  readonly __typename: 'Commission'
  /** The partner; null for those who may not see them. */
  readonly affiliate: Affiliate | null
  /** What is left of the commission: the sum of its entries. */
  readonly amount: Money
  /** When the order was placed. */
  readonly at: DateTime
  /** What happened to it, in its order. */
  readonly entries: readonly CommissionEntry[]
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** How it was reckoned. */
  readonly kind: CommissionKind
  /** The net value of its goods that counts, less what was given back. */
  readonly net: Money
  /** The order; null for those who may not see it. */
  readonly order: Order | null
  /** The number of the order. */
  readonly orderNumber: string
  /** What of it was earned at which rate, and why; empty of amounts per order. */
  readonly parts: readonly CommissionPart[]
  /** How it stands. */
  readonly state: CommissionState
  /** The terms of then, as those of the partner. */
  readonly value: number
}

/** The commission comes to another amount than was seen. */
export interface CommissionChanged {
  readonly __typename: 'CommissionChanged'
  /** What it comes to by now. */
  readonly amount: Money | null
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** A page of a list, each entry as `Commission`. */
export interface CommissionConnection {
  readonly __typename: 'CommissionConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly CommissionEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface CommissionEdge {
  readonly __typename: 'CommissionEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Commission
}

/** Something that happened to a commission. */
export interface CommissionEntry {
  readonly __typename: 'CommissionEntry'
  /** What it added; below 0 what it took. */
  readonly amount: Money
  /** When. */
  readonly at: DateTime
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether a payment took it. */
  readonly isPaid: boolean
  /** What it was. */
  readonly kind: CommissionEntryKind
  /** Why, of a correction; null of all else. */
  readonly note: string | null
  /** Who corrected it; null where nobody did, or they are gone. */
  readonly person: string | null
}

/** What an entry of a commission is. */
export type CommissionEntryKind = 'CORRECTED' | 'EARNED' | 'REDUCED'

/** How a commission is reckoned. */
export type CommissionKind = 'FIXED' | 'PERCENT'

/** What of a commission was earned at one rate. */
export interface CommissionPart {
  readonly __typename: 'CommissionPart'
  /** What they earned. */
  readonly amount: Money
  /** The group whose rate it is, as it was called then; null: the partner’s own rate. */
  readonly group: string | null
  /** The net value of the goods that earned it. */
  readonly net: Money
  /** The rate, in basis points. */
  readonly value: number
}

/** How a commission stands. */
export type CommissionState = 'DUE' | 'PAID' | 'VOID' | 'WAITING'

/** A company for which several people buy: its address stands on their invoices, and what was agreed with it holds for all of them. */
export interface Company {
  readonly __typename: 'Company'
  /** Where its invoices go, with name and VAT id; a person is whom to ask for. */
  readonly address: Address
  /** What was done to it, the latest first; null for those who may not read the log. */
  readonly auditTrail: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, AuditEntryConnection | null>
  /** Who buys for it, who joined first first; empty for all but its administrators and staff. */
  readonly buyers: readonly CompanyBuyer[]
  /** When staff last changed it. */
  readonly changedAt: DateTime
  /** When it came into being. */
  readonly createdAt: DateTime
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Invitations that are still open; empty for all but its administrators and staff. */
  readonly invitations: readonly CompanyInvitation[]
  /** As it stands on its invoices. */
  readonly name: string
  /** Of the staff; null for all others. */
  readonly note: string | null
  /** What was ordered for it, the latest first; for who decides for it, and for staff who see orders. */
  readonly orders: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, CompanyOrderConnection>
  /** Orders that wait, or waited, for an approval: what is open first, then the latest. Buyers see their own, who decides and staff all. */
  readonly requests: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, OrderRequestConnection>
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** Whether it can order. */
  readonly state: CompanyState
  /** What was agreed with it; null for all but staff who may read that. */
  readonly terms: UserTerms | null
  /** Whether the viewer may change it. */
  readonly viewerCanEdit: boolean
  /** Whether the viewer may change what was agreed with it. */
  readonly viewerCanEditTerms: boolean
  /** Whether the viewer may invite, change and dismiss its buyers. */
  readonly viewerManagesBuyers: boolean
}

/** Somebody who buys for a company. */
export interface CompanyBuyer {
  readonly __typename: 'CompanyBuyer'
  /** The company; its details follow from who asks. */
  readonly company: Company | null
  /** The address of their account. */
  readonly email: string
  /** False while they are suspended: they order nothing. */
  readonly isActive: boolean
  /** Whether that is who asks. */
  readonly isViewer: boolean
  /** Since when they buy for it. */
  readonly joinedAt: DateTime
  /** What they may order in a calendar month by themselves, gross with shipping; null: as much as they like. */
  readonly monthBudget: Money | null
  /** What they ordered for the company in the month so far, gross with shipping, without cancelled orders. */
  readonly monthSpent: Money
  /** That of their account. */
  readonly name: string
  /** What one order may cost that they place by themselves, gross with shipping; null: as much as they like. */
  readonly orderLimit: Money | null
  /** What they do for it. */
  readonly role: CompanyRole
  /** Of their account. */
  readonly userId: Id
}

/** What is left out stays, null clears. Lists are replaced as a whole. */
export interface CompanyChanges {
  /** Where its invoices go; type and company follow from the name. */
  readonly address?: PostalAddressInput | null
  /** By their keys; they hold for all of its buyers. */
  readonly discountGroups?: readonly string[] | null
  /** From which amount of goods on nothing is paid for shipping. */
  readonly freeShippingFrom?: Cents | null
  /** Whether nothing is ever paid for shipping. */
  readonly isShippingFree?: boolean | null
  /** As it stands on its invoices. At most 120 characters. */
  readonly name?: string | null
  /** Of the staff. At most 5000 characters. */
  readonly note?: string | null
  /** Which payment methods are offered to its buyers, and from and up to which amounts. */
  readonly paymentOverrides?: readonly PaymentOverrideInput[] | null
  /** Basis points. */
  readonly personalPercent?: number | null
  /** One that was asked for is set up by making it active, and who asked is told. */
  readonly state?: CompanyState | null
}

/** A page of a list, each entry as `Company`. */
export interface CompanyConnection {
  readonly __typename: 'CompanyConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly CompanyEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many companies each tab holds under the words of the filter. */
  readonly tabs: readonly CompanyTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface CompanyEdge {
  readonly __typename: 'CompanyEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Company
}

/** Which companies are wanted: those that fit all of it. */
export interface CompanyFilter {
  /** Words of name, VAT id, town and note, and of names and addresses of buyers, in whatever order. */
  readonly search?: string | null
  /** Which of them. */
  readonly tab?: CompanyTab | null
}

/** An invitation to buy for a company that nobody accepted yet. */
export interface CompanyInvitation {
  readonly __typename: 'CompanyInvitation'
  /** Where it was sent; it is good for that address alone. */
  readonly email: string
  /** Until when it can be accepted. */
  readonly expiresAt: DateTime
  /** As of a buyer. */
  readonly monthBudget: Money | null
  /** As of a buyer. */
  readonly orderLimit: Money | null
  /** What they shall do for it. */
  readonly role: CompanyRole
}

/** In which order companies are listed. */
export interface CompanyOrder {
  /** Which end comes first. */
  readonly direction: Direction
  /** By what the list is sorted. */
  readonly field: CompanyOrderField
}

/** A page of a list, each entry as `CompanyOrder`. */
export interface CompanyOrderConnection {
  readonly __typename: 'CompanyOrderConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly CompanyOrderEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface CompanyOrderEdge {
  readonly __typename: 'CompanyOrderEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Order
}

/** By what companies are sorted. */
export type CompanyOrderField = 'CHANGED' | 'CREATED' | 'NAME'

/** What came of `acceptCompanyInvitation`, `changeBuyer`, `createCompany`, `inviteBuyer`, `removeBuyer`, `requestCompany`, `updateCompany`, `withdrawBuyerInvitation`: what there is afterwards, or why it was refused. */
export interface CompanyPayload {
  readonly __typename: 'CompanyPayload'
  /** Name of the company, where there is one. */
  readonly company: Company | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What somebody does for a company. */
export type CompanyRole = 'ADMINISTRATOR' | 'APPROVER' | 'BUYER'

/** Whether a company can order. */
export type CompanyState = 'ACTIVE' | 'BLOCKED' | 'REQUESTED'

/** Which companies. */
export type CompanyTab = 'ACTIVE' | 'ALL' | 'BLOCKED' | 'REQUESTED'

/** How many a tab holds. */
export interface CompanyTabCount {
  readonly __typename: 'CompanyTabCount'
  /** How many it holds, counted up to 1,001. */
  readonly count: number
  /** Which tab. */
  readonly key: CompanyTab
}

/** What `completeWithdrawal` is told. */
export interface CompleteWithdrawalInput {
  /** Absent: as it is; null: not known. */
  readonly arrivedOn?: Date | null
  /** Of the order that is meant; absent: as it is. At most 40 characters. */
  readonly orderNumber?: string | null
  /** The revision that was seen; with another one than there is it is refused (STALE_REVISION). */
  readonly revision: number
  /** Of `Withdrawal`: its id as GraphQL or REST shows it. */
  readonly withdrawalId: Id
}

/** A group of the settings. */
export interface ConfigurationGroup {
  readonly __typename: 'ConfigurationGroup'
  /** Its key, by which products name it. */
  readonly id: string
  /** What a product without a group of its own counts for. */
  readonly isDefault: boolean
  /** Its id where it has no other name. */
  readonly title: string
}

/** A property of the configurator, besides size, fit and colour, that products and their variants have values of. */
export interface ConfiguredProperty {
  readonly __typename: 'ConfiguredProperty'
  /** Whether the value is a line of the product’s table, and not of each variant. */
  readonly isGlobal: boolean
  /** Whether products need it to be online. */
  readonly isRequired: boolean
  /** Under which values are kept. */
  readonly key: string
  /** What yes is called; null: just that. */
  readonly labelChecked: string | null
  /** What no is called; null: just that. */
  readonly labelUnchecked: string | null
  /** What the shop calls it. */
  readonly name: string
  /** What stands in the empty field. */
  readonly placeholder: string | null
  /** What its values are. */
  readonly type: PropertyType
}

/** The password of the sign-up, or a new one, with which nothing is left of what was entered then. */
export interface ConfirmAccountInput {
  /** In place of the one of the sign-up. */
  readonly newPassword?: string | null
  /** If given, the same as `newPassword`. */
  readonly newPasswordRepeat?: string | null
  /** The one that was chosen at the sign-up. */
  readonly password?: string | null
  /** The secret of the mail’s link. */
  readonly token: string
}

/** What came of `confirmAccount`: what there is afterwards, or why it was refused. */
export interface ConfirmAccountPayload {
  readonly __typename: 'ConfirmAccountPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `confirmEmailChange` is told. */
export interface ConfirmEmailChangeInput {
  /** The account’s. */
  readonly password: string
  /** The secret of the mail’s link. */
  readonly token: string
}

/** What came of `confirmEmailChange`: what there is afterwards, or why it was refused. */
export interface ConfirmEmailChangePayload {
  readonly __typename: 'ConfirmEmailChangePayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `confirmTotp` is told. */
export interface ConfirmTotpInput {
  /** Six digits that the authenticator app shows. */
  readonly code: string
}

/** A decision about services of others, as it is listed; it names nobody. */
export interface ConsentDecision {
  readonly __typename: 'ConsentDecision'
  /** When it was made. */
  readonly decidedAt: DateTime
  /** What was allowed. */
  readonly granted: readonly ConsentPurpose[]
  /** Names the decision. */
  readonly id: Id
  /** Whether whoever made it had signed in, or did so later in the same browser. */
  readonly isOfAccount: boolean
  /** In which language they were shown. */
  readonly language: string
  /** What was asked for and not allowed. */
  readonly refused: readonly ConsentPurpose[]
  /** The number under which it was made; the browser shows it. */
  readonly subject: string
  /** Names the words that were shown. */
  readonly version: string
  /** Where it was made. */
  readonly way: ConsentWay
}

/** A page of a list, each entry as `ConsentDecision`. */
export interface ConsentDecisionConnection {
  readonly __typename: 'ConsentDecisionConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly ConsentDecisionEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many there are of each kind, under the rest of the filter. */
  readonly tabs: readonly ConsentDecisionTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface ConsentDecisionEdge {
  readonly __typename: 'ConsentDecisionEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: ConsentDecision
}

/** Which decisions are listed. */
export interface ConsentDecisionFilter {
  /** The number under which they were made, as a whole. */
  readonly subject?: string | null
  /** What was decided; absent: anything. */
  readonly tab?: ConsentDecisionTab | null
}

/** What was decided. */
export type ConsentDecisionTab = 'ALL' | 'ALLOWED' | 'PARTLY' | 'REFUSED'

/** How many decisions a tab holds. */
export interface ConsentDecisionTabCount {
  readonly __typename: 'ConsentDecisionTabCount'
  /** How many; 1,001 stands for more. */
  readonly count: number
  /** The tab. */
  readonly key: ConsentDecisionTab
}

/** What a visitor agrees to, each by itself. */
export type ConsentPurpose = 'AD_CAMPAIGN' | 'ANALYTICS' | 'FACEBOOK' | 'FACEBOOK_PIXEL' | 'FIREBASE_MESSAGING' | 'INSTAGRAM' | 'MAPS' | 'VIDEO'

/** A decision about services of others, with the words that it was about. */
export interface ConsentRecord {
  readonly __typename: 'ConsentRecord'
  /** When it was made. */
  readonly decidedAt: DateTime
  /** What was allowed. */
  readonly granted: readonly ConsentPurpose[]
  /** Names the decision. */
  readonly key: string
  /** In which language they were shown. */
  readonly language: string
  /** What was asked for and not allowed. */
  readonly refused: readonly ConsentPurpose[]
  /** The words that were shown. */
  readonly request: ConsentRequest
  /** Names the words that were shown. */
  readonly version: string
  /** Where it was made. */
  readonly way: ConsentWay
}

/** What visitors are asked for their consent, word for word, in the language asked for. */
export interface ConsentRequest {
  readonly __typename: 'ConsentRequest'
  /** The button that allows all. */
  readonly accept: string
  /** The button that allows what is ticked. */
  readonly choose: string
  /** What can be allowed, each by itself. */
  readonly purposes: readonly AskedPurpose[]
  /** The button that refuses all. */
  readonly refuse: string
  /** What follows from the answers. */
  readonly text: string
  /** The question. */
  readonly title: string
}

/** A service of another provider, as visitors are told of it. */
export interface ConsentService {
  readonly __typename: 'ConsentService'
  /** What it keeps in the browser, and for how long. */
  readonly keeps: string
  /** What it is called. */
  readonly name: string
  /** The company, and where it sits. */
  readonly provider: string
  /** What it gets to know. */
  readonly receives: string
}

/** Where a decision was made. */
export type ConsentWay = 'DIALOG' | 'PLACEHOLDER'

/** In what the content of a piece is measured. */
export type ContentUnit = 'CENTIMETRE' | 'GRAM' | 'MILLILITRE' | 'SQUARE_CENTIMETRE'

/** What is made of what. */
export interface ConvertDocumentsInput {
  /** What it is made of. At most 100 entries. */
  readonly documentIds: readonly Id[]
  /** What is made. */
  readonly kind: DocumentKind
  /** Which lines; all that is left of all of them if it is not said. At most 500 entries. */
  readonly lines?: readonly WantedLineInput[] | null
}

/** What is copied. */
export interface CopyDocumentInput {
  /** The document. */
  readonly documentId: Id
  /** What the copy is. */
  readonly kind: DocumentKind
}

/** What a commission is to come to, and why. */
export interface CorrectCommissionInput {
  /** Of `Affiliate`: its id as GraphQL or REST shows it. */
  readonly affiliateId: Id
  /** What it is to come to, in cents. From 0 to 1000000. Cannot be cleared. */
  readonly amountCents: number
  /** Which one, as `Commission.id` says. */
  readonly commissionId: Id
  /** Why, for those who look later. At most 500 characters. Cannot be cleared. */
  readonly reason: string
  /** What it came to when the editor looked, in cents. */
  readonly seenCents: number
}

/** What `correctOrderTracking` is told. */
export interface CorrectOrderTrackingInput {
  /** Who brings it; absent or null: nobody is named. */
  readonly carrier?: string | null
  /** Of `Order`: its id as GraphQL or REST shows it; also `key:value` by `order_number`. */
  readonly orderId: Id
  /** Whether the customer gets a mail about it. */
  readonly tellsCustomer: boolean
  /** By which the parcel is followed; absent or null: none. */
  readonly trackingNumber?: string | null
}

/** What `correctVoucher` is told. */
export interface CorrectVoucherInput {
  /** What is to be on it, in cents. From 0 to 1000000. */
  readonly balanceCents: number
  /** Why, for those who look later. At most 500 characters. Cannot be cleared. */
  readonly reason: string
  /** What was on it when the editor looked, in cents. */
  readonly seenCents: number
  /** Of `Voucher`: its id as GraphQL or REST shows it. */
  readonly voucherId: Id
}

/** A visit that began with a partner’s link. */
export interface CountAffiliateClickInput {
  /** What stood in the link. At most 40 characters. */
  readonly code: string
}

/** What came of `countAffiliateClick`: what there is afterwards, or why it was refused. */
export interface CountAffiliateClickPayload {
  readonly __typename: 'CountAffiliateClickPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whether the code is that of a partner whose link counts. */
  readonly isCounted: boolean
}

/** A line of a stock-taking, by its id or by what a scanner reads, and how many of it there are. */
export interface CountStockPieceInput {
  /** So many more than were counted; 1 where neither this nor `setTo` is said. From -1000000 to 1000000. */
  readonly add?: number | null
  /** Article number or GTIN. At most 60 characters. */
  readonly code?: string | null
  /** Of the `StockTakingLine`. */
  readonly lineId?: Id | null
  /** So many in all; null: not counted after all. From 0 to 1000000. */
  readonly setTo?: number | null
  /** Of `StockTaking`: its id as GraphQL or REST shows it. */
  readonly takingId: Id
}

/** What came of `countStockPiece`: what there is afterwards, or why it was refused. */
export interface CountStockPiecePayload {
  readonly __typename: 'CountStockPiecePayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it stands afterwards; null where it was refused. */
  readonly line: StockTakingLine | null
  /** How far the stock-taking is; null where it was refused. */
  readonly stockTaking: StockTaking | null
}

/** A country that the shop delivers to. */
export interface Country {
  readonly __typename: 'Country'
  /** ISO 3166 alpha-2. */
  readonly code: string
  /** In the language asked for. */
  readonly title: string
}

/** From which sum of goods on nothing is charged for sending to a country. */
export interface CountryThreshold {
  readonly __typename: 'CountryThreshold'
  /** The country. */
  readonly country: Country
  /** That sum. */
  readonly from: Money
}

/** The VAT rates of a country of the EU, as the product knows them. */
export interface CountryVatRates {
  readonly __typename: 'CountryVatRates'
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** The first reduced rate, in basis points; null where there is none. */
  readonly reduced: number | null
  /** Basis points. */
  readonly standard: number
}

/** What takes something off a cart once its code is entered, unless other discounts hold. */
export interface Coupon {
  readonly __typename: 'Coupon'
  /** What was done to it, the latest first; null for those who may not read the audit log. */
  readonly auditTrail: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, AuditEntryConnection | null>
  /** When its terms were last changed. */
  readonly changedAt: DateTime
  /** What customers enter; of a series its name. In capitals. */
  readonly code: string
  /** When it came into being. */
  readonly createdAt: DateTime
  /** Since when it is deleted; null while it is not. */
  readonly deletedAt: DateTime | null
  /** The product groups of PRODUCT_GROUPS; products count that are themselves in one of them. */
  readonly groupIds: readonly Id[]
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether it is announced to the public. A percentage is then refused for goods that were cheaper within the last 30 days. */
  readonly isAdvertised: boolean
  /** Whether it can be used at all. */
  readonly isEnabled: boolean
  /** Whether customers enter generated codes, each once, and not its own. */
  readonly isSeries: boolean
  /** The least value of goods; null: there is none. */
  readonly minimum: Money | null
  /** Of the staff; customers never see it. */
  readonly note: string | null
  /** The product of PRODUCT; null for other scopes, and where it is gone. */
  readonly product: CouponProduct | null
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** Whom it is for: everybody, or customers with one of these roles. */
  readonly roles: readonly CouponRole[]
  /** For which goods it is. */
  readonly scope: CouponScope
  /** How it stands today. */
  readonly state: CouponState
  /** What it took off all orders in which it counts. */
  readonly taken: Money
  /** Whether it takes off a percentage or an amount. */
  readonly type: CouponType
  /** How many orders used it; those that were cancelled as a whole do not count. */
  readonly useCount: number
  /** How often it may be used in all; null: without limit. */
  readonly useLimit: number | null
  /** How often one customer may use it, by account, else by e-mail; null: without limit. */
  readonly useLimitPerCustomer: number | null
  /** The first day on which it holds; null: at once. */
  readonly validFrom: Date | null
  /** The last day on which it holds; null: for good. */
  readonly validUntil: Date | null
  /** Basis points of a percentage (1000 is 10 %), else cents in the prices’ own basis. */
  readonly value: number
  /** Whether the viewer may change it. */
  readonly viewerCanEdit: boolean
}

/** A percentage would be advertised for goods that were cheaper within the last 30 days. */
export interface CouponAboveLowestPrice {
  readonly __typename: 'CouponAboveLowestPrice'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Article numbers of some of the goods that were cheaper. */
  readonly products: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** What is left out stays (in a new one: as usual), null clears. */
export interface CouponChanges {
  /** What customers enter; of a series its name. In capitals. At most 40 characters. Cannot be cleared. */
  readonly code?: string | null
  /** The product groups of PRODUCT_GROUPS; products count that are themselves in one of them. At most 100 entries. */
  readonly groupIds?: readonly Id[] | null
  /** Whether it is announced to the public. A percentage is then refused for goods that were cheaper within the last 30 days. */
  readonly isAdvertised?: boolean | null
  /** Whether it can be used at all. */
  readonly isEnabled?: boolean | null
  /** Whether customers enter generated codes, each once, and not its own. */
  readonly isSeries?: boolean | null
  /** The least value of goods, in cents; null: there is none. From 1 to 100000000. */
  readonly minimumCents?: number | null
  /** Of the staff; customers never see it. At most 2000 characters. */
  readonly note?: string | null
  /** The product of PRODUCT. */
  readonly productId?: Id | null
  /** Whom it is for: everybody, or customers with one of these roles. At most 5 entries. */
  readonly roles?: readonly CouponRole[] | null
  /** For which goods it is. */
  readonly scope?: CouponScope | null
  /** Whether it takes off a percentage or an amount. */
  readonly type?: CouponType | null
  /** How often it may be used in all; null: without limit. From 1 to 1000000. */
  readonly useLimit?: number | null
  /** How often one customer may use it, by account, else by e-mail; null: without limit. From 1 to 1000000. */
  readonly useLimitPerCustomer?: number | null
  /** The first day on which it holds; null: at once. */
  readonly validFrom?: Date | null
  /** The last day on which it holds; null: for good. */
  readonly validUntil?: Date | null
  /** Basis points of a percentage (1000 is 10 %), else cents in the prices’ own basis. From 1 to 100000000. Cannot be cleared. */
  readonly value?: number | null
}

/** A generated code of a series; one order can use it. */
export interface CouponCode {
  readonly __typename: 'CouponCode'
  /** As it is printed. */
  readonly code: string
  /** Its series. */
  readonly coupon: Coupon | null
  /** When it came into being. */
  readonly createdAt: DateTime
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Since when an order has it; null while none does. */
  readonly usedAt: DateTime | null
}

/** A page of a list, each entry as `CouponCode`. */
export interface CouponCodeConnection {
  readonly __typename: 'CouponCodeConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly CouponCodeEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly CouponCodeTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface CouponCodeEdge {
  readonly __typename: 'CouponCodeEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: CouponCode
}

/** Which generated codes are wanted: those that fit all of it. */
export interface CouponCodeFilter {
  /** Of this series. */
  readonly couponId?: Id | null
  /** Words of which each is part of the code. */
  readonly search?: string | null
  /** Used ones or those that are left. */
  readonly tab?: CouponCodeTab | null
}

/** Generated codes by what became of them. */
export type CouponCodeTab = 'ALL' | 'OPEN' | 'USED'

/** A tab of the list of generated codes. */
export interface CouponCodeTabCount {
  readonly __typename: 'CouponCodeTabCount'
  /** How many it holds, counted up to 1,001. */
  readonly count: number
  /** Which tab. */
  readonly key: CouponCodeTab
}

/** A page of a list, each entry as `Coupon`. */
export interface CouponConnection {
  readonly __typename: 'CouponConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly CouponEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly CouponTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface CouponEdge {
  readonly __typename: 'CouponEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Coupon
}

/** The coupon held until an earlier day. */
export interface CouponExpired {
  readonly __typename: 'CouponExpired'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** The last day on which it held. */
  readonly day: Date | null
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** Which coupons are wanted: those that fit all of it. */
export interface CouponFilter {
  /** Words of which each is part of code or note; a generated code finds its series. */
  readonly search?: string | null
  /** How they stand. */
  readonly tab?: CouponTab | null
}

/** A product group that a coupon can be for. */
export interface CouponGroup {
  readonly __typename: 'CouponGroup'
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** In the language asked for. */
  readonly title: string
}

/** The coupon holds from a later day on. */
export interface CouponNotYetValid {
  readonly __typename: 'CouponNotYetValid'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** The first day on which it holds. */
  readonly day: Date | null
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** In which order coupons are listed. */
export interface CouponOrder {
  /** Which end comes first. */
  readonly direction: Direction
  /** By what. */
  readonly field: CouponOrderField
}

/** By what coupons are sorted. */
export type CouponOrderField = 'CHANGED' | 'CODE' | 'TAKEN' | 'USES'

/** What came of `createCoupon`, `updateCoupon`: what there is afterwards, or why it was refused. */
export interface CouponPayload {
  readonly __typename: 'CouponPayload'
  /** As it stands afterwards; null where it was refused. */
  readonly coupon: Coupon | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** The product that a coupon is for. */
export interface CouponProduct {
  readonly __typename: 'CouponProduct'
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Its article number. */
  readonly productNumber: string
  /** Its name. */
  readonly title: string
}

/** That an order used a coupon. */
export interface CouponRedemption {
  readonly __typename: 'CouponRedemption'
  /** What it took off. */
  readonly amount: Money
  /** As it was entered. */
  readonly code: string
  /** The coupon that the code opened. */
  readonly coupon: Coupon | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** The order; null for those who may not see it. */
  readonly order: Order | null
  /** When the order was placed. */
  readonly redeemedAt: DateTime
  /** Since when the use does not count, because the order was cancelled; null where it counts. */
  readonly releasedAt: DateTime | null
}

/** A page of a list, each entry as `CouponRedemption`. */
export interface CouponRedemptionConnection {
  readonly __typename: 'CouponRedemptionConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly CouponRedemptionEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly CouponRedemptionTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface CouponRedemptionEdge {
  readonly __typename: 'CouponRedemptionEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: CouponRedemption
}

/** Which redemptions are wanted: those that fit all of it. */
export interface CouponRedemptionFilter {
  /** Of this coupon. */
  readonly couponId?: Id | null
  /** Words of which each is part of the code. */
  readonly search?: string | null
  /** Whether they count. */
  readonly tab?: CouponRedemptionTab | null
}

/** Redemptions by whether they count. */
export type CouponRedemptionTab = 'ALL' | 'COUNTED' | 'RELEASED'

/** A tab of the list of redemptions. */
export interface CouponRedemptionTabCount {
  readonly __typename: 'CouponRedemptionTabCount'
  /** How many it holds, counted up to 1,001. */
  readonly count: number
  /** Which tab. */
  readonly key: CouponRedemptionTab
}

/** Whom a coupon is for. */
export type CouponRole = 'ADMIN' | 'EVERYONE' | 'MEMBER' | 'SYSTEM' | 'USER'

/** For which goods a coupon is. */
export type CouponScope = 'ALL' | 'PRODUCT' | 'PRODUCT_GROUPS'

/** How a coupon stands on a day. */
export type CouponState = 'ACTIVE' | 'DELETED' | 'ENDED' | 'OFF' | 'PLANNED'

/** Coupons by how they stand today. */
export type CouponTab = 'ACTIVE' | 'ALL' | 'DELETED' | 'ENDED' | 'OFF' | 'PLANNED'

/** A tab of the list of coupons. */
export interface CouponTabCount {
  readonly __typename: 'CouponTabCount'
  /** How many it holds, counted up to 1,001. */
  readonly count: number
  /** Which tab. */
  readonly key: CouponTab
}

/** What a coupon takes off. */
export type CouponType = 'FLAT' | 'PERCENT'

/** What `createAddress` is told. */
export interface CreateAddressInput {
  /** The new address. */
  readonly address: PostalAddressInput
  /** What it is to be the default of; absent: nothing. */
  readonly defaultFor?: readonly DefaultFor[] | null
}

/** A new partner. */
export interface CreateAffiliateInput {
  /** Who they are and what they get. */
  readonly affiliate: AffiliateChanges
}

/** What `createApiKey` is told. */
export interface CreateApiKeyInput {
  /** Last day; at most two years ahead. */
  readonly expiresOn: Date
  /** Name of whose key it is; new names are welcome. */
  readonly integrator: string
  /** What it is for. */
  readonly label: string
  /** How many requests the program may send in a minute, from 10 to 60000; 600 if left out. */
  readonly requestsPerMinute?: number | null
  /** What it may do; at least one. */
  readonly scopes: readonly Grant[]
}

/** What came of `createApiKey`: what there is afterwards, or why it was refused. */
export interface CreateApiKeyPayload {
  readonly __typename: 'CreateApiKeyPayload'
  /** The new one; null where it was refused. */
  readonly apiKey: ApiKey | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** The key itself: shown this once and never again. */
  readonly secret: string | null
}

/** What came of `createCart`: what there is afterwards, or why it was refused. */
export interface CreateCartPayload {
  readonly __typename: 'CreateCartPayload'
  /** The new one, which is empty; null where it was refused. */
  readonly cart: Cart | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** When the token opens nothing any more; each change of the cart postpones it. */
  readonly expiresAt: DateTime | null
  /** Shown this once. Send it as the header `Cart-Token` with whatever concerns this cart; keep it secret. */
  readonly token: string | null
}

/** What `createColor` is told. */
export interface CreateColorInput {
  /** What it is like; code and title are needed. */
  readonly changes: ColorChanges
}

/** What `createCompany` is told. */
export interface CreateCompanyInput {
  /** A name and an address at least. */
  readonly company: CompanyChanges
  /** The customer who administers it; without one, somebody who is invited afterwards. */
  readonly userId?: Id | null
}

/** What `createCoupon` is told. */
export interface CreateCouponInput {
  /** What it takes off, for whom and when; code and value are needed. */
  readonly coupon: CouponChanges
}

/** A new draft. */
export interface CreateDocumentInput {
  /** What is written into it; what is left out is as usual. */
  readonly content?: Json | null
  /** Whose account it is for. */
  readonly customerId?: Id | null
  /** What it is. */
  readonly kind: DocumentKind
  /** Of invoices; a usual one if it is not said. */
  readonly sort?: InvoiceSort | null
}

/** What `createEntry` is told. */
export interface CreateEntryInput {
  /** What it begins with. */
  readonly changes: EntryChanges
  /** Which standing page it is; for these alone. */
  readonly key?: StandingPage | null
  /** What it is to be, for good. */
  readonly kind: EntryKind
  /** An entry, a template perhaps, whose content it begins with. */
  readonly originId?: Id | null
}

/** What `createForm` is told. */
export interface CreateFormInput {
  /** What is left out is that of a contact form. */
  readonly form: FormChanges
}

/** A new gallery. */
export interface CreateGalleryInput {
  /** What it is to be; nothing of it is needed. */
  readonly gallery: GalleryChanges
}

/** What `createPerson` is told. */
export interface CreatePersonInput {
  /** What is known of them; a name, a company or an e-mail address is needed. */
  readonly person: PersonChanges
}

/** What `createPreviewLink` is told. */
export interface CreatePreviewLinkInput {
  /** How long it lives, from 1 to 60. */
  readonly days: number
  /** The id of the working copy. */
  readonly entryId: Id
}

/** What `createProductGroup` is told. */
export interface CreateProductGroupInput {
  /** What it is like; a title is needed. */
  readonly changes: ProductGroupChanges
}

/** What `createProduct` is told. */
export interface CreateProductInput {
  /** Cents; of a piece where its size has no price of its own. From 0 to 100000000. */
  readonly basePrice: Cents
  /** Everything else; what stands above is not taken from here. */
  readonly changes?: ProductChanges | null
  /** Of its `ProductGroup`s, its home first: ids, or `slug:…`. */
  readonly groupIds: readonly Id[]
  /** What sort of product it is; that stays. */
  readonly kind: ProductKind
  /** Its sizes. At most 1000 entries. */
  readonly newVariants?: readonly NewVariantInput[] | null
  /** Its tier prices, by scope. At most 200 entries. */
  readonly tiers?: readonly TierInput[] | null
  /** What it is called. At most 160 characters. Cannot be cleared. */
  readonly title: LocalizedTextInput
}

/** What `createSearchSynonym` is told. */
export interface CreateSearchSynonymInput {
  /** Its words. */
  readonly synonym: SearchSynonymChanges
}

/** What `createStandingPage` is told. */
export interface CreateStandingPageInput {
  /** Which one. */
  readonly key: StandingPage
}

/** What `createVoucherTemplate` is told. */
export interface CreateVoucherTemplateInput {
  /** The new template. */
  readonly template: VoucherTemplateChanges
}

/** What `createWebhookEndpoint` is told. */
export interface CreateWebhookEndpointInput {
  /** Whether messages name people; without it they do not. */
  readonly includesPeople?: boolean | null
  /** Names of events, see `webhookKinds`; at least one. */
  readonly kinds: readonly string[]
  /** What it is for. At most 100 characters. */
  readonly label: string
  /** Begins with https://; a public address without user and password. At most 500 characters. */
  readonly url: string
}

/** What came of `createWebhookEndpoint`: what there is afterwards, or why it was refused. */
export interface CreateWebhookEndpointPayload {
  readonly __typename: 'CreateWebhookEndpointPayload'
  /** The new one; null where it was refused. */
  readonly endpoint: WebhookEndpoint | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** By which messages are signed (`whsec_…`): shown this once and never again. */
  readonly secret: string | null
}

/** Somebody who orders: an account with the orders that guests placed with its e-mail address, or such an address alone. Follows what happens within seconds, for staff. */
export interface Customer {
  readonly __typename: 'Customer'
  /** That of the account, else of the last order’s invoice. */
  readonly company: string | null
  /** Null of guests, and before the first order. */
  readonly customerNumber: number | null
  /** The discount groups that the shop has; empty for those who may not read terms. */
  readonly discountGroupChoices: readonly DiscountGroup[]
  /** Their own discount groups, those that the shop no longer has by their key; empty of guests, and for those who may not read accounts and terms. */
  readonly discountGroups: readonly DiscountGroup[]
  /** That of the account, else as it was last typed. */
  readonly email: string
  /** When they first ordered, cancelled orders included; null for whoever never did. */
  readonly firstOrderAt: DateTime | null
  /** Whether they have an account; conditions need one. */
  readonly hasAccount: boolean
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether the account names a company, or the last order was invoiced to one. */
  readonly isCompany: boolean
  /** When they last ordered, cancelled orders included; null for whoever never did. */
  readonly lastOrderAt: DateTime | null
  /** That of the account, else of the last order. */
  readonly name: string
  /** What is still to be paid, gross, after vouchers; without orders that wait for a second person. */
  readonly open: Money
  /** How many orders were not cancelled. */
  readonly orderCount: number
  /** All of them, cancelled ones too, the latest first. */
  readonly orders: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, OrderConnection>
  /** Gross, without cancelled orders and without what came back by accepted withdrawals. */
  readonly revenue: Money
  /** The account with what was agreed; null of guests, and for those who may not see accounts. */
  readonly user: User | null
  /** Whether the viewer may invite this guest to open an account. */
  readonly viewerCanInvite: boolean
}

/** A page of a list, each entry as `Customer`. */
export interface CustomerConnection {
  readonly __typename: 'CustomerConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly CustomerEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many customers each tab holds under the words of the filter. */
  readonly tabs: readonly CustomerTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface CustomerEdge {
  readonly __typename: 'CustomerEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Customer
}

/** Which customers are wanted: those that fit all of it. */
export interface CustomerFilter {
  /** Key of a discount group that their account has; for those who may read accounts and terms. */
  readonly discountGroup?: string | null
  /** Words of name, company, e-mail address and customer number, in whatever order. */
  readonly search?: string | null
  /** Which of them: with or without an account, companies, or with something to pay. */
  readonly tab?: CustomerTab | null
}

/** In which order customers are listed. */
export interface CustomerOrder {
  /** Which end comes first. */
  readonly direction: Direction
  /** By what the list is sorted. */
  readonly field: CustomerOrderField
}

/** By what customers are sorted. */
export type CustomerOrderField = 'LAST_ORDER' | 'NAME' | 'OPEN' | 'ORDERS' | 'REVENUE'

/** Which customers. */
export type CustomerTab = 'ACCOUNTS' | 'ALL' | 'COMPANIES' | 'GUESTS' | 'OPEN'

/** How many a tab holds. */
export interface CustomerTabCount {
  readonly __typename: 'CustomerTabCount'
  /** How many it holds, counted up to 1,001. */
  readonly count: number
  /** Which tab. */
  readonly key: CustomerTab
}

/** Figures of the shop for staff, by the days of its calendar. */
export interface Dashboard {
  readonly __typename: 'Dashboard'
  /** The last 14 days, oldest first. */
  readonly byDay: readonly DayFigures[]
  /** Null for whoever may not see the settings. */
  readonly demo: DemoState | null
  /** Work and mails that gave up; null for whoever does not see the mails. */
  readonly failures: number | null
  /** What a new shop still needs; null for whoever may not see the settings. */
  readonly firstSteps: FirstSteps | null
  /** Placed last, the latest first. */
  readonly latestOrders: readonly Order[]
  /** As many as mails of QUEUED; null for whoever does not read the mails. */
  readonly mailsWaiting: number | null
  /** What keeps the shop closed; null for those who may not read settings. */
  readonly opening: ShopOpening | null
  /** Orders whose money has not come in. */
  readonly ordersOpenPayment: number
  /** Orders that can be sent: paid, or to be paid afterwards. */
  readonly ordersToShip: number
  /** Without cancelled ones. */
  readonly ordersToday: number
  /** Products that visitors see with a size that is sold out: as many as managedProducts of SIZES_SOLD_OUT. Null for whoever does not read the catalogue. */
  readonly productsWithSoldOut: number | null
  /** Gross, without cancelled orders. */
  readonly revenueToday: Money
}

/** A copy of all that is kept about a person; it is fetched by the link of the mail that says it is ready. */
export interface DataExport {
  readonly __typename: 'DataExport'
  /** Size of the file; null until it is ready. */
  readonly bytes: number | null
  /** When it was asked for. */
  readonly createdAt: DateTime
  /** Until when it can be had; null until it is ready. */
  readonly expiresAt: DateTime | null
  /** When it was ready; null before. */
  readonly readyAt: DateTime | null
  /** How far it is. */
  readonly state: DataExportState
}

/** How far a copy of somebody’s data is. */
export type DataExportState = 'EXPIRED' | 'FAILED' | 'QUEUED' | 'READY'

/** A day of the shop’s calendar, YYYY-MM-DD. */
export type Date = string

/** An instant, ISO 8601 in UTC. */
export type DateTime = string

/** Figures of one day. */
export interface DayFigures {
  readonly __typename: 'DayFigures'
  /** The day, of the shop’s calendar. */
  readonly day: Date
  /** Orders placed on it, without cancelled ones. */
  readonly orders: number
  /** Their sum, gross. */
  readonly revenue: Money
}

/** What `decideConsent` is told. */
export interface DecideConsentInput {
  /** What is allowed; whatever else was asked for is refused. */
  readonly granted: readonly ConsentPurpose[]
  /** A random number that the browser made for itself, 22 characters of base64url, the same each time. */
  readonly subject: string
  /** The version of what was asked. */
  readonly version: string
  /** Where it was decided. */
  readonly way: ConsentWay
}

/** What came of `decideConsent`: what there is afterwards, or why it was refused. */
export interface DecideConsentPayload {
  readonly __typename: 'DecideConsentPayload'
  /** When it was taken down. */
  readonly decidedAt: DateTime | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What becomes of a bill. */
export interface DecideVendorBillInput {
  /** The bill. */
  readonly billId: Id
  /** When it was paid; null: today. */
  readonly paidOn?: Date | null
  /** Why it is refused. At most 500 characters. */
  readonly reason?: string | null
  /** That was looked at; null: whatever there is. */
  readonly revision?: number | null
  /** What it becomes. */
  readonly state: VendorBillState
}

/** What `decideWithdrawal` is told. */
export interface DecideWithdrawalInput {
  /** What the customer is told besides; why, where it is refused. At most 2000 characters. */
  readonly answer?: string | null
  /** Whether it is accepted. */
  readonly isAccepted: boolean
  /** The revision that was seen; with another one than there is it is refused (STALE_REVISION). */
  readonly revision: number
  /** Of `Withdrawal`: its id as GraphQL or REST shows it. */
  readonly withdrawalId: Id
}

/** What came of `completeWithdrawal`, `decideWithdrawal`: what there is afterwards, or why it was refused. */
export interface DecideWithdrawalPayload {
  readonly __typename: 'DecideWithdrawalPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it stands afterwards; null where it was refused. */
  readonly withdrawal: Withdrawal | null
}

/** What `declareWithdrawal` is told. */
export interface DeclareWithdrawalInput {
  /** Where the receipt goes; not needed where the order was shown. At most 254 characters. */
  readonly email?: string | null
  /** Parts of the order; only where it was shown (`withdrawalOffer`). At most 1000 entries. */
  readonly items?: readonly WithdrawnItemInput[] | null
  /** At least 16 characters, made by the client for this declaration: sending it again declares nothing twice. */
  readonly key: string
  /** Of whoever declares it. At most 160 characters. */
  readonly name: string
  /** As it stands in the mails of the order. At most 40 characters. */
  readonly orderNumber: string
  /** What is withdrawn from, in words; without it and without `items` the whole contract. At most 2000 characters. */
  readonly parts?: string | null
  /** The secret of the order’s link. */
  readonly token?: string | null
}

/** What came of `declareWithdrawal`: what there is afterwards, or why it was refused. */
export interface DeclareWithdrawalPayload {
  readonly __typename: 'DeclareWithdrawalPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** When the declaration came in; the same is in the receipt. */
  readonly receivedAt: DateTime | null
}

/** What `declineOrderRequest` is told. */
export interface DeclineOrderRequestInput {
  /** Why, to the buyer. At most 2000 characters. */
  readonly answer?: string | null
  /** Of `OrderRequest`: its id as GraphQL or REST shows it. */
  readonly requestId: Id
}

/** What an address is the default of. */
export type DefaultFor = 'INVOICE' | 'SHIPPING'

/** What `deleteAddress` is told. */
export interface DeleteAddressInput {
  /** Of `SavedAddress`: its id as GraphQL or REST shows it. */
  readonly addressId: Id
}

/** What `deleteColors` is told. */
export interface DeleteColorsInput {
  /** Of `Color`: its id as GraphQL or REST shows it; also `key:value` by `color_id`. */
  readonly colorIds: readonly Id[]
}

/** What came of `deleteColors`: what there is afterwards, or why it was refused. */
export interface DeleteColorsPayload {
  readonly __typename: 'DeleteColorsPayload'
  /** Of what was deleted; empty or null where it was refused. */
  readonly deletedColorIds: readonly Id[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `deleteCoupons` is told. */
export interface DeleteCouponsInput {
  /** Of `Coupon`: its id as GraphQL or REST shows it; also `key:value` by `code`. */
  readonly couponIds: readonly Id[]
}

/** What came of `deleteCoupons`: what there is afterwards, or why it was refused. */
export interface DeleteCouponsPayload {
  readonly __typename: 'DeleteCouponsPayload'
  /** Of what was deleted; empty or null where it was refused. */
  readonly deletedCouponIds: readonly Id[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `deleteFiles` is told. */
export interface DeleteFilesInput {
  /** Ids of files, or raw ids; unknown ones are left out. At most 1000 entries. */
  readonly fileIds: readonly Id[]
}

/** What came of `deleteFiles`: what there is afterwards, or why it was refused. */
export interface DeleteFilesPayload {
  readonly __typename: 'DeleteFilesPayload'
  /** Those that are gone. */
  readonly deletedFileIds: readonly Id[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `deleteFormAnswers` is told. */
export interface DeleteFormAnswersInput {
  /** At most 100. */
  readonly answerIds: readonly Id[]
}

/** What came of `deleteFormAnswers`: what there is afterwards, or why it was refused. */
export interface DeleteFormAnswersPayload {
  readonly __typename: 'DeleteFormAnswersPayload'
  /** Those that were there. */
  readonly deletedAnswerIds: readonly Id[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `deleteForms` is told. */
export interface DeleteFormsInput {
  /** At most 100; what was answered to them goes with them. Those that pages show are refused. */
  readonly formIds: readonly Id[]
}

/** What came of `deleteForms`: what there is afterwards, or why it was refused. */
export interface DeleteFormsPayload {
  readonly __typename: 'DeleteFormsPayload'
  /** Those that were there. */
  readonly deletedFormIds: readonly Id[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** Galleries that are to be deleted. */
export interface DeleteGalleriesInput {
  /** Those that are deleted already are left out. */
  readonly galleryIds: readonly Id[]
}

/** What came of `deleteGalleries`: what there is afterwards, or why it was refused. */
export interface DeleteGalleriesPayload {
  readonly __typename: 'DeleteGalleriesPayload'
  /** Those that were deleted. */
  readonly deletedGalleryIds: readonly Id[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `deleteOrderNote` is told. */
export interface DeleteOrderNoteInput {
  /** The id of its entry in the history. */
  readonly noteId: Id
}

/** What `deletePersons` is told. */
export interface DeletePersonsInput {
  /** Of `Person`: its id as GraphQL or REST shows it. */
  readonly personIds: readonly Id[]
}

/** What came of `deletePersons`: what there is afterwards, or why it was refused. */
export interface DeletePersonsPayload {
  readonly __typename: 'DeletePersonsPayload'
  /** Of what was deleted; empty or null where it was refused. */
  readonly deletedPersonIds: readonly Id[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `deleteProductGroups` is told. */
export interface DeleteProductGroupsInput {
  /** Of `ProductGroup`: its id as GraphQL or REST shows it; also `key:value` by `slug`. */
  readonly groupIds: readonly Id[]
}

/** What came of `deleteProductGroups`: what there is afterwards, or why it was refused. */
export interface DeleteProductGroupsPayload {
  readonly __typename: 'DeleteProductGroupsPayload'
  /** Of what was deleted; empty or null where it was refused. */
  readonly deletedGroupIds: readonly Id[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `deleteProducts` is told. */
export interface DeleteProductsInput {
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. At most 1000 entries. */
  readonly productIds: readonly Id[]
}

/** What came of `deleteProducts`: what there is afterwards, or why it was refused. */
export interface DeleteProductsPayload {
  readonly __typename: 'DeleteProductsPayload'
  /** Of what was deleted; empty or null where it was refused. */
  readonly deletedProductIds: readonly Id[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `deleteRedirects` is told. */
export interface DeleteRedirectsInput {
  /** Of redirects; unknown ones are left out. */
  readonly redirectIds: readonly Id[]
}

/** What came of `deleteRedirects`: what there is afterwards, or why it was refused. */
export interface DeleteRedirectsPayload {
  readonly __typename: 'DeleteRedirectsPayload'
  /** Those that are gone. */
  readonly deletedRedirectIds: readonly Id[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `deleteSearchSynonyms` is told. */
export interface DeleteSearchSynonymsInput {
  /** Of `SearchSynonym`: its id as GraphQL or REST shows it. */
  readonly synonymIds: readonly Id[]
}

/** What came of `deleteSearchSynonyms`: what there is afterwards, or why it was refused. */
export interface DeleteSearchSynonymsPayload {
  readonly __typename: 'DeleteSearchSynonymsPayload'
  /** Those that are gone. */
  readonly deletedSynonymIds: readonly Id[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `deleteTeamList` is told. */
export interface DeleteTeamListInput {
  /** Of `TeamList`: its id as GraphQL or REST shows it. */
  readonly teamListId: Id
}

/** A saved theme that goes. */
export interface DeleteThemeInput {
  /** Its key. */
  readonly key: string
}

/** What `deleteVariants` is told. */
export interface DeleteVariantsInput {
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
  /** Of `Variant`: its id as GraphQL or REST shows it; also `key:value` by `sku`, `gtin`. At most 1000 entries. */
  readonly variantIds: readonly Id[]
}

/** What `deleteView` is told. */
export interface DeleteViewInput {
  /** Of `SavedView`: its id as GraphQL or REST shows it. */
  readonly savedViewId: Id
}

/** What `deleteVoucherTemplates` is told. */
export interface DeleteVoucherTemplatesInput {
  /** Of `VoucherTemplate`: its id as GraphQL or REST shows it. */
  readonly templateIds: readonly Id[]
}

/** What came of `deleteVoucherTemplates`: what there is afterwards, or why it was refused. */
export interface DeleteVoucherTemplatesPayload {
  readonly __typename: 'DeleteVoucherTemplatesPayload'
  /** Of what was deleted; empty or null where it was refused. */
  readonly deletedTemplateIds: readonly Id[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What came of `deleteWebhookEndpoint`: what there is afterwards, or why it was refused. */
export interface DeleteWebhookEndpointPayload {
  readonly __typename: 'DeleteWebhookEndpointPayload'
  /** Of what was deleted; empty or null where it was refused. */
  readonly deletedId: Id | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `deleteWishList` is told. */
export interface DeleteWishListInput {
  /** Of `WishList`: its id as GraphQL or REST shows it. */
  readonly wishListId: Id
}

/** Sizes that come at the same time. */
export interface DeliveredSizes {
  readonly __typename: 'DeliveredSizes'
  /** When they come. */
  readonly delivery: Delivery
  /** Sizes that can be ordered and come at the same time; none for a product without sizes, and for a set. */
  readonly sizes: readonly string[]
}

/** When goods arrive, or lie ready: on a working day between these two, both included. */
export interface Delivery {
  readonly __typename: 'Delivery'
  /** Like `latest` null where it counts from a payment that may come on whatever day. */
  readonly earliest: Date | null
  /** The last day; null where it depends on something that is not known. */
  readonly latest: Date | null
  /** Until the latest day, rounded up. */
  readonly weeks: number
}

/** An order in two deliveries, each by its latest day. */
export interface DeliveryParts {
  readonly __typename: 'DeliveryParts'
  /** Of what is there. */
  readonly first: Date
  /** Of what comes later. */
  readonly rest: Date
}

/** Whose stations it has, by which it is known what is written on their parcels. */
export type DeliveryProviderKind = 'DHL' | 'DPD' | 'GLS' | 'OTHER' | 'POST'

/** A parcel locker or pick-up point, as its buyer named it: empty texts are not entered yet. */
export interface DeliveryStation {
  readonly __typename: 'DeliveryStation'
  /** Its town. */
  readonly city: string
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** The buyer’s own number at the provider; null where there is none. */
  readonly customerNumber: string | null
  /** Whose station it is. */
  readonly kind: DeliveryProviderKind
  /** As it stands on the parcel, below the recipient’s name and without its country. */
  readonly lines: readonly string[]
  /** Its name or number. */
  readonly name: string
  /** Key of its provider. */
  readonly provider: string
  /** What the provider is called. */
  readonly providerName: string
  /** Its postcode. */
  readonly zip: string
}

/** How many things there are that came with the demo shop. */
export interface DemoState {
  readonly __typename: 'DemoState'
  /** Accounts that came with it. */
  readonly customers: number
  /** About its orders. */
  readonly mails: number
  /** Orders that came with it. */
  readonly orders: number
  /** Contact persons. */
  readonly persons: number
  /** Products that came with it. */
  readonly products: number
  /** Whether the viewer may remove them. */
  readonly viewerCanRemove: boolean
}

/** The VAT rates of the country to which the goods go. */
export interface DestinationVat {
  readonly __typename: 'DestinationVat'
  /** Other than STANDARD: no VAT is due, whatever the rates. */
  readonly category: VatCategory
  /** The country, in the language asked for. */
  readonly countryName: string
  /** Whether it is the shop’s own country. */
  readonly isHome: boolean
  /** The rates by groups of products. */
  readonly rates: readonly VatGroupRate[]
}

/** What a browser says of itself; null where it is none that we know. */
export interface Device {
  readonly __typename: 'Device'
  /** Name of the browser. */
  readonly browser: string | null
  /** Name of the operating system. */
  readonly system: string | null
}

/** Which end of an order comes first. */
export type Direction = 'ASC' | 'DESC'

/** What came of `disableSecondFactor`: what there is afterwards, or why it was refused. */
export interface DisableSecondFactorPayload {
  readonly __typename: 'DisableSecondFactorPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What one cause takes off. */
export interface DiscountAmount {
  readonly __typename: 'DiscountAmount'
  /** How much. */
  readonly amount: Money
  /** What it is called, in the language asked for; of an order in its own. */
  readonly label: string
}

/** A group of customers, or of products, that gets a discount. */
export interface DiscountGroup {
  readonly __typename: 'DiscountGroup'
  /** Names it in the settings and with customers. */
  readonly key: string
  /** In the language asked for. */
  readonly title: string
}

/** What `dismissSearchMisses` is told. */
export interface DismissSearchMissesInput {
  /** Of `SearchMiss`: its id as GraphQL or REST shows it. */
  readonly missIds: readonly Id[]
}

/** What came of `dismissSearchMisses`: what there is afterwards, or why it was refused. */
export interface DismissSearchMissesPayload {
  readonly __typename: 'DismissSearchMissesPayload'
  /** Those that are gone. */
  readonly dismissedMissIds: readonly Id[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** Until when something that is in stock has to be ordered to be sent on a day. */
export interface Dispatch {
  readonly __typename: 'Dispatch'
  /** The last moment; it may be over where the answer is older. */
  readonly orderBy: DateTime
  /** The day of that, in the shop’s calendar. */
  readonly orderOn: Date
  /** The day on which it is sent at the latest. */
  readonly sentOn: Date
}

/** Pieces of a size run. */
export interface DocumentCellInput {
  /** How many. */
  readonly amount: number
  /** Of the piece. At most 60 characters. */
  readonly fit: string
  /** Of the piece. At most 60 characters. */
  readonly size: string
}

/** A part of a look along the chain of issued documents. */
export interface DocumentCheck {
  readonly __typename: 'DocumentCheck'
  /** How many documents were looked at. */
  readonly checked: number
  /** What is wrong with them. */
  readonly faults: readonly DocumentFault[]
  /** What to go on after; null at the end. */
  readonly next: number | null
}

/** Something that happened to a document and does not stand in it. */
export interface DocumentEvent {
  readonly __typename: 'DocumentEvent'
  /** When. */
  readonly at: DateTime
  /** What. */
  readonly kind: DocumentEventKind
  /** Who accepted or declined, or where it was sent. */
  readonly name: string | null
  /** Why. */
  readonly note: string | null
}

/** What happened to a document. */
export type DocumentEventKind = 'ACCEPTED' | 'CANCELLED' | 'DECLINED' | 'RESTORED' | 'SENT' | 'WITHDRAWN'

/** Something that is wrong with the chain of issued documents. */
export interface DocumentFault {
  readonly __typename: 'DocumentFault'
  /** What. */
  readonly kind: DocumentFaultKind
  /** Of the document; null: it is gone. */
  readonly number: string | null
  /** Of one that is gone: its place in the chain. */
  readonly place: number | null
}

/** What is wrong with an issued document. */
export type DocumentFaultKind = 'CHANGED' | 'MISSING' | 'UNLINKED'

/** Which document. */
export interface DocumentInput {
  /** The document. */
  readonly documentId: Id
}

/** What a business document is. */
export type DocumentKind = 'DELIVERY' | 'INVOICE' | 'OFFER' | 'ORDER' | 'REMINDER'

/** A line of a document, as it stands on paper. */
export interface DocumentLine {
  readonly __typename: 'DocumentLine'
  /** What it comes to in the basis of the document, negative in what takes something back. */
  readonly amount: Money | null
  /** More words of an item. */
  readonly description: string | null
  /** Of the line, in basis points; null: none. */
  readonly discount: number | null
  /** Unique within the document. */
  readonly id: string
  /** Whether it is instead of the item before it, and counts in no sum. */
  readonly isAlternative: boolean
  /** Whether it may be ordered or not, and counts in no sum. */
  readonly isOptional: boolean
  /** What it is. */
  readonly kind: DocumentLineKind
  /** Of the article. */
  readonly number: string | null
  /** Of an item, in thousandths of a unit. */
  readonly quantity: number | null
  /** The size run of an item, as REST describes it (`SizeRun`). */
  readonly run: Json | null
  /** Of an item its name, of an advance the number of its invoice, else the words of the line. */
  readonly title: string
  /** In what it is counted, in the language that is spoken. */
  readonly unit: string | null
  /** Of an item, in the basis of the document; null where documents of the kind say no prices. */
  readonly unitPrice: Money | null
}

/** What a line of a document is. */
export type DocumentLineKind = 'ADVANCE' | 'HEADING' | 'ITEM' | 'PAGE_BREAK' | 'SUBTOTAL' | 'TEXT'

/** What of a line may still become something. */
export interface DocumentLineLeft {
  readonly __typename: 'DocumentLineLeft'
  /** Of a size run: a list of fit, size and amount. */
  readonly cells: Json | null
  /** Of the line. */
  readonly lineId: string
  /** Thousandths of a unit. */
  readonly quantity: number
}

/** Somebody else is editing the draft, or whoever asks is in another tab. */
export interface DocumentLocked {
  readonly __typename: 'DocumentLocked'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** The name of whoever edits it. */
  readonly lockedBy: string
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** A page of a PDF. */
export interface DocumentPage {
  readonly __typename: 'DocumentPage'
  /** What can be seen of the turned page, in points (72 to an inch); null: all of it. What is cut off is hidden in the file, not gone. */
  readonly crop: Rectangle | null
  /** Points (72 to an inch) of the page as it was uploaded and is seen. */
  readonly height: number
  /** Which page it is; the first has number 1. */
  readonly number: number
  /** Address of a picture of it as it was uploaded, for those who edit it. */
  readonly pictureUrl: string
  /** By how many degrees, clockwise. */
  readonly turned: PictureTurn
  /** Points (72 to an inch) of the page as it was uploaded and is seen. */
  readonly width: number
}

/** What came of `cancelInvoice`, `convertDocuments`, `copyDocument`, `createDocument`, `issueDocument`, `issueInvoice`, `restoreInvoice`, `strikeDocument`, `unstrikeDocument`, `updateDocument`: what there is afterwards, or why it was refused. */
export interface DocumentPayload {
  readonly __typename: 'DocumentPayload'
  /** The document that was made or changed; null where it was refused. */
  readonly document: BusinessDocument | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What was paid of an invoice at once. It never changes; a mistake is taken back by another one. */
export interface DocumentPayment {
  readonly __typename: 'DocumentPayment'
  /** What arrived; negative: what went back. */
  readonly amount: Money
  /** When it was booked. */
  readonly createdAt: DateTime
  /** What was let off. */
  readonly discount: Money
  /** What a bank kept on the way; it counts as paid. */
  readonly fee: Money
  /** The account that it came from; null: not known. */
  readonly iban: string | null
  /** Names it when it is taken back. */
  readonly id: Id
  /** Whether it was taken back. */
  readonly isTakenBack: boolean
  /** How it was paid. */
  readonly method: DocumentPaymentMethod
  /** What somebody noted about it; empty for nothing. */
  readonly note: string
  /** The day on which the money moved. */
  readonly paidOn: Date
  /** Whether it takes another one back. */
  readonly takesBack: boolean
}

/** How money moved. */
export type DocumentPaymentMethod = 'CARD' | 'CASH' | 'OFFSET' | 'OTHER' | 'SHOP' | 'TRANSFER' | 'VOUCHER'

/** How the payment of an invoice stands today. */
export type DocumentPaymentState = 'CANCELLED' | 'OVERDUE' | 'OVERPAID' | 'PAID' | 'PARTLY_PAID' | 'UNPAID'

/** The numbers of one kind of documents in one year. */
export interface DocumentRange {
  readonly __typename: 'DocumentRange'
  /** Whether every number that was drawn stands on a document, and no other. */
  readonly isGapless: boolean
  /** How many documents there are. */
  readonly issued: number
  /** Of which documents. */
  readonly kind: DocumentKind
  /** The highest one. */
  readonly lastNumber: string | null
  /** Running numbers that no document has, the first hundred. */
  readonly missing: readonly number[]
  /** Of which year. */
  readonly year: number
}

/** Somebody who may receive a document. */
export interface DocumentReceiver {
  readonly __typename: 'DocumentReceiver'
  /** Whose account it would be for. */
  readonly customerId: Id | null
  /** As it would stand on the document. */
  readonly party: Json
  /** Where they were found: customer, company or person. */
  readonly source: string
}

/** How far a document is; worked out from what follows. */
export type DocumentStatus = 'CLOSED' | 'COMPLETE' | 'OPEN' | 'PARTIAL'

/** A unit in which lines are counted. */
export interface DocumentUnit {
  readonly __typename: 'DocumentUnit'
  /** By which lines name it. */
  readonly key: string
  /** What several are called. */
  readonly many: string
  /** What one of it is called. */
  readonly one: string
}

/** A file that goes with a product, for everybody. */
export interface Download {
  readonly __typename: 'Download'
  /** Of its name, without the dot, such as pdf. */
  readonly extension: string
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Bytes. */
  readonly size: number
  /** What it is called, in the language asked for. */
  readonly title: string
  /** Its address. */
  readonly url: string
}

/** A file to be saved. */
export interface DownloadBlock {
  readonly __typename: 'DownloadBlock'
  /** Null while none is chosen, and where it is gone. */
  readonly file: PageFile | null
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** What stands there; empty: its name. */
  readonly label: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** What becomes of a file whose content the library has already. */
export type DuplicateChoice = 'KEEP_BOTH' | 'REFUSE' | 'USE_EXISTING'

/** What `duplicateProduct` is told. */
export interface DuplicateProductInput {
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
}

/** What an invoice lets off for whoever pays early. */
export interface EarlyPaymentOffer {
  readonly __typename: 'EarlyPaymentOffer'
  /** What is let off. */
  readonly discount: Money
  /** The last day on which that holds. */
  readonly until: Date
}

/** What `editDocument` is told. */
export interface EditDocumentInput {
  /** A PDF of the library. */
  readonly fileId: Id
  /** What is done to pages from now on; those that are not named are as they were uploaded. At most 500 entries. */
  readonly pages: readonly PageEditInput[]
  /** The revision that was seen; with another one than there is it is refused (STALE_REVISION). */
  readonly revision: number
}

/** What keeps a picture, or the pages of a PDF, from being edited. */
export type EditObstacle = 'DAMAGED' | 'LOCKED' | 'MOVING' | 'NO_PICTURE' | 'SIGNED' | 'TOO_LARGE'

/** What `editPicture` is told. */
export interface EditPictureInput {
  /** Of the untouched picture as it is seen; an edit replaces the one before. */
  readonly edit: PictureEditInput
  /** A picture of the library. */
  readonly fileId: Id
  /** What stays in sight when the picture is cropped, in the picture as it will be; null: its middle; left out: where it was, if that is still there. */
  readonly focalPoint?: FocalPointInput | null
  /** The revision that was seen; with another one than there is it is refused (STALE_REVISION). */
  readonly revision: number
}

/** What is edited behind an address of the site. */
export type EditedKind = 'ENTRY' | 'PRODUCT' | 'PRODUCT_GROUP'

/** What visitors see at an address of the site, as it is edited. */
export interface EditedThing {
  readonly __typename: 'EditedThing'
  /** Where it is edited, a path of the admin centre. */
  readonly editorPath: string
  /** What it is. */
  readonly kind: EditedKind
  /** As visitors read it. */
  readonly title: string
}

/** The form in which an invoice goes out. */
export type EinvoiceFormat = 'EBINTERFACE' | 'EBINTERFACE_GV' | 'PDF' | 'PEPPOL' | 'XRECHNUNG_CII' | 'XRECHNUNG_UBL' | 'ZUGFERD'

/** What `endSession` is told. */
export interface EndSessionInput {
  /** Of `Session`: its id as GraphQL or REST shows it. */
  readonly sessionId: Id
}

/** What came of `endSession`: what there is afterwards, or why it was refused. */
export interface EndSessionPayload {
  readonly __typename: 'EndSessionPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What `enterCode` is told. */
export interface EnterCodeInput {
  /** As somebody types it; capitals and spaces do not matter. */
  readonly code: string
}

/** Why people change stock by hand. */
export type EnteredStockReason = 'CORRECTION' | 'DELIVERY' | 'RETURN'

/** The newest posts, or the next events. */
export interface EntriesBlock {
  readonly __typename: 'EntriesBlock'
  /** Those that are seen now, in the language of the page. */
  readonly entries: readonly Entry[]
  /** Which of both. */
  readonly entryKind: EntryKind
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** How they are drawn. */
  readonly listLook: EntryLook
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Only those that have it; null: all. */
  readonly tag: string | null
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** What came of `deleteEntries`, `restoreEntries`, `trashEntries`: what there is afterwards, or why it was refused. */
export interface EntriesPayload {
  readonly __typename: 'EntriesPayload'
  /** Those that it was done to. */
  readonly entryIds: readonly Id[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** A page, post, event or standing page as visitors see it in one language. */
export interface Entry {
  readonly __typename: 'Entry'
  /** What it is made of: one list, each block behind the one that it lies in, reusable entries in their place. */
  readonly blocks: readonly Block[]
  /** Since when it is seen as it is. */
  readonly changedAt: DateTime
  /** For search engines and shared links; null without one. */
  readonly description: string | null
  /** Files to be saved that belong to it. */
  readonly downloads: readonly PageFile[]
  /** When the event ends; null for what is none. */
  readonly endsAt: DateTime | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether search engines may list it. */
  readonly isIndexed: boolean
  /** Whether it is a working copy that a link shows. */
  readonly isPreview: boolean
  /** Which standing page it is; null for others. */
  readonly key: StandingPage | null
  /** What it is. */
  readonly kind: EntryKind
  /** Of its texts. */
  readonly language: Language
  /** Addresses that belong to it. */
  readonly links: readonly EntryLink[]
  /** The text of a page that is nothing but what the shop writes itself; null for all others. */
  readonly liveHtml: PageHtml | null
  /** The id of its working copy, for those who may edit it. */
  readonly managedId: Id
  /** Files that belong to it. */
  readonly media: readonly PageFile[]
  /** The address of its page, without language; null for what has none of its own. */
  readonly path: string | null
  /** For lists and shared links; null without one. */
  readonly picture: PagePicture | null
  /** Where the event is; null without one. */
  readonly place: string | null
  /** The day that it is dated. */
  readonly publishedOn: Date | null
  /** Its part of the address; null: none. */
  readonly slug: string | null
  /** When the event begins; null for what is none. */
  readonly startsAt: DateTime | null
  /** In small letters. */
  readonly tags: readonly string[]
  /** In its language. */
  readonly title: string
  /** In which languages it is seen, itself included. */
  readonly translations: readonly EntryTranslation[]
}

/** What is to become of a working copy; what is absent stays, null clears. */
export interface EntryChanges {
  /** In both languages; empty where there is none. At most 500 characters. */
  readonly description?: PageTextsInput | null
  /** All blocks: `{ blocks: [{ id, type, props, attrs, slots }] }`, as `blockTypes` describes their properties. */
  readonly document?: Json | null
  /** Files to be saved, in their order. At most 100 entries. */
  readonly downloadIds?: readonly Id[] | null
  /** When an event ends. */
  readonly endsAt?: DateTime | null
  /** A picture for lists and shared links. */
  readonly imageFileId?: Id | null
  /** Addresses that belong to it, in their order. At most 50 entries. */
  readonly links?: readonly EntryLinkInput[] | null
  /** Files that belong to it, in their order. At most 100 entries. */
  readonly mediaIds?: readonly Id[] | null
  /** Whether search engines are asked to leave it out. */
  readonly noindex?: EntryNoindexInput | null
  /** Where an event is. At most 300 characters. */
  readonly place?: PageTextsInput | null
  /** The day that it is dated; null: that on which it is first seen. */
  readonly publishDate?: Date | null
  /** Its part of the address in each language; empty: made of the title when it is published. At most 80 characters. */
  readonly slug?: PageTextsInput | null
  /** When an event begins. */
  readonly startsAt?: DateTime | null
  /** In small letters. At most 30 entries. */
  readonly tags?: readonly string[] | null
  /** In both languages; empty where there is none. At most 200 characters. */
  readonly title?: PageTextsInput | null
}

/** A page of a list, each entry as `Entry`. */
export interface EntryConnection {
  readonly __typename: 'EntryConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly EntryEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** What became of a block, or of what is said of the entry, from one revision to another. */
export interface EntryDifference {
  readonly __typename: 'EntryDifference'
  /** The block; null: it is said of the entry. */
  readonly blockId: string | null
  /** Its kind. */
  readonly blockType: string | null
  /** Names of what else is not what it was. */
  readonly fields: readonly string[]
  /** What became of it. */
  readonly kind: EntryDifferenceKind
  /** Texts that are not what they were. */
  readonly texts: readonly TextDifference[]
}

/** What became of a block. */
export type EntryDifferenceKind = 'ADDED' | 'CHANGED' | 'MOVED' | 'REMOVED'

/** An entry of a list with its place in it. */
export interface EntryEdge {
  readonly __typename: 'EntryEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Entry
}

/** Which working copies are listed: those that fit all that is said. */
export interface EntryFilter {
  /** One of these. */
  readonly kinds?: readonly EntryKind[] | null
  /** Words of titles, addresses and tags, in any order; typing errors are forgiven where nothing is called so. */
  readonly search?: string | null
  /** ALL unless told otherwise. */
  readonly tab?: EntryTab | null
  /** All of these. */
  readonly tags?: readonly string[] | null
}

/** Something that readers would stumble over. */
export interface EntryFinding {
  readonly __typename: 'EntryFinding'
  /** Where; null: in what is said of the entry. */
  readonly blockId: string | null
  /** What it is. */
  readonly code: EntryFindingCode
  /** A word, an address or a file that it is about; null: nothing in particular. */
  readonly detail: string | null
  /** In which language; null: in both. */
  readonly language: Language | null
  /** How much it matters. */
  readonly severity: EntryFindingSeverity
}

/** What is looked at before an entry is published. */
export type EntryFindingCode = 'ALT_MISSING' | 'BLOCK_EMPTY' | 'DESCRIPTION_MISSING' | 'FILE_MISSING' | 'FILE_PRIVATE' | 'GALLERY_PRIVATE' | 'HEADING_EMPTY' | 'HEADING_SKIPPED' | 'LINK_DEAD' | 'LINK_EMPTY' | 'LINK_MISSING' | 'LINK_UNPUBLISHED' | 'LINK_VAGUE' | 'REUSABLE_UNPUBLISHED' | 'TITLE_MISSING' | 'UNTRANSLATED' | 'VIDEO_TITLE_MISSING'

/** How much a finding matters. */
export type EntryFindingSeverity = 'ERROR' | 'HINT' | 'WARNING'

/** An entry that shows a reusable one. */
export interface EntryHolder {
  readonly __typename: 'EntryHolder'
  /** Of its working copy. */
  readonly id: Id
  /** What it is. */
  readonly kind: EntryKind
  /** What it is called. */
  readonly name: string
}

/** What `deleteEntries`, `restoreEntries`, `trashEntries` is told. */
export interface EntryIdsInput {
  /** Ids of working copies; what does not apply is left out. */
  readonly entryIds: readonly Id[]
}

/** Other entries show it. */
export interface EntryInUse {
  readonly __typename: 'EntryInUse'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** How many do. */
  readonly count: number
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** What some of them are called. */
  readonly names: readonly string[]
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** What an entry can be. */
export type EntryKind = 'EVENT' | 'PAGE' | 'POST' | 'REUSABLE' | 'STANDING' | 'TEMPLATE'

/** How far an entry is in a language. */
export interface EntryLanguage {
  readonly __typename: 'EntryLanguage'
  /** Until when it is seen; null: for good, or not at all. */
  readonly endsAt: DateTime | null
  /** Which one. */
  readonly language: Language
  /** From when on visitors see another revision; null: none is planned. */
  readonly nextAt: DateTime | null
  /** Where visitors see it, without language; null where they do not. */
  readonly path: string | null
  /** The number of the revision that is seen, or will be; null: none. */
  readonly revision: number | null
  /** Since when it is seen, or will be; null: not at all. */
  readonly startsAt: DateTime | null
  /** What that means in a word. */
  readonly state: EntryState
}

/** An address with what it is called. */
export interface EntryLink {
  readonly __typename: 'EntryLink'
  /** Where it leads. */
  readonly href: string
  /** What stands there. */
  readonly label: string
}

/** An address with what it is called. */
export interface EntryLinkInput {
  /** A path of the site, or an address elsewhere. At most 4000 characters. */
  readonly href: string
  /** In both languages; empty where there is none. */
  readonly label: PageTextsInput
}

/** Somebody is editing it. */
export interface EntryLocked {
  readonly __typename: 'EntryLocked'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** Who. */
  readonly lockedBy: string
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** How a list of entries is drawn. */
export type EntryLook = 'CARDS' | 'LIST'

/** Whether search engines are asked to leave it out. */
export interface EntryNoindex {
  readonly __typename: 'EntryNoindex'
  /** The German page. */
  readonly de: boolean
  /** The English page. */
  readonly en: boolean
}

/** Whether search engines are asked to leave it out; what is absent stays. */
export interface EntryNoindexInput {
  /** The German page. */
  readonly de?: boolean | null
  /** The English page. */
  readonly en?: boolean | null
}

/** In which order. */
export interface EntryOrder {
  /** Rising or falling. */
  readonly direction: Direction
  /** By what. */
  readonly field: EntryOrderField
}

/** What entries are ordered by. */
export type EntryOrderField = 'CHANGED' | 'CREATED' | 'DATE' | 'TITLE'

/** What came of `approveEntry`, `checkEnglish`, `createEntry`, `createStandingPage`, `recallEntry`, `restoreEntryRevision`, `returnEntry`, `submitEntry`, `updateEntry`, `withdrawEntry`: what there is afterwards, or why it was refused. */
export interface EntryPayload {
  readonly __typename: 'EntryPayload'
  /** The working copy; null where it was refused. */
  readonly entry: ManagedEntry | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What an entry was when somebody saved it; what one person saves within ten minutes is one. */
export interface EntryRevision {
  readonly __typename: 'EntryRevision'
  /** The whole entry as it was: title, slug, description and the others in both languages, and `document`. */
  readonly content: Json
  /** Its id, for good. */
  readonly id: Id
  /** What was done; null where nobody said. */
  readonly note: string | null
  /** Counts from 1 on. */
  readonly number: number
  /** In which languages it was ever shown to visitors, or will be. */
  readonly publishedIn: readonly Language[]
  /** When that was. */
  readonly savedAt: DateTime
  /** Who that was; null where nobody knows any more. */
  readonly savedBy: string | null
}

/** A page of a list, each entry as `EntryRevision`. */
export interface EntryRevisionConnection {
  readonly __typename: 'EntryRevisionConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly EntryRevisionEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface EntryRevisionEdge {
  readonly __typename: 'EntryRevisionEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: EntryRevision
}

/** How far an entry is in a language. */
export type EntryState = 'APPROVED' | 'CHANGED' | 'DRAFT' | 'EXPIRED' | 'PUBLISHED' | 'SCHEDULED' | 'SUBMITTED' | 'WITHDRAWN'

/** Where a working copy is on its way. */
export type EntryStep = 'APPROVED' | 'DRAFT' | 'RETURNED' | 'SUBMITTED'

/** What `approveEntry`, `recallEntry`, `returnEntry`, `submitEntry` is told. */
export interface EntryStepInput {
  /** The id of the working copy. */
  readonly entryId: Id
  /** What the others should know. At most 2000 characters. */
  readonly note?: string | null
  /** The one that was looked at; another one than there is by now is refused. */
  readonly version: number
}

/** Parts of the list. */
export type EntryTab = 'ALL' | 'DRAFTS' | 'PUBLISHED' | 'SCHEDULED' | 'SUBMITTED' | 'TRASH' | 'UNTRANSLATED'

/** How many entries a tab holds. */
export interface EntryTabCount {
  readonly __typename: 'EntryTabCount'
  /** 1,001 stands for more than 1,000. */
  readonly count: number
  /** Which tab. */
  readonly key: EntryTab
}

/** A tag that entries have. */
export interface EntryTag {
  readonly __typename: 'EntryTag'
  /** How many have it. */
  readonly count: number
  /** In small letters. */
  readonly tag: string
}

/** A language in which an entry is seen. */
export interface EntryTranslation {
  readonly __typename: 'EntryTranslation'
  /** Which one. */
  readonly language: Language
  /** Its address there, without language; null for what has none of its own. */
  readonly path: string | null
}

/** By what a list can be narrowed, and what each choice would leave. */
export interface Facet {
  readonly __typename: 'Facet'
  /** By which its values are filtered by among the `properties`; null for other kinds. */
  readonly key: string | null
  /** What it narrows by. */
  readonly kind: FacetKind
  /** Of prices the highest; null for all else. */
  readonly maximum: Money | null
  /** Of prices the lowest; null for all else. */
  readonly minimum: Money | null
  /** What the shop calls a property; null for price, features, and where it is called as usual. */
  readonly title: string | null
  /** The choices; none for prices. */
  readonly values: readonly FacetValue[]
}

/** What a list is narrowed by. */
export type FacetKind = 'COLOR' | 'FEATURE' | 'FIT' | 'PRICE' | 'PROPERTY' | 'SIZE'

/** A choice to narrow a list by. */
export interface FacetValue {
  readonly __typename: 'FacetValue'
  /** The colour that it stands for; null for all else. */
  readonly color: Color | null
  /** How many products it would leave. */
  readonly count: number
  /** Whether the list is narrowed by it. */
  readonly isSelected: boolean
  /** What it is called, in the language asked for. */
  readonly label: string
  /** What to filter by: a `Fit`, a colour’s code, a size, a feature. */
  readonly value: string
}

/** Work of the shop itself that was tried as often as it may be and gave up. */
export interface FailedJob {
  readonly __typename: 'FailedJob'
  /** How often it was tried. */
  readonly attempts: number
  /** The kind of the last error, without what it is about; null where the process ended. */
  readonly error: string | null
  /** When it was tried last. */
  readonly failedAt: DateTime
  /** Names the job to `retryFailedJob`. */
  readonly key: string
  /** The kind of work, as `orders.confirm`. */
  readonly task: string
}

/** A page of a list, each entry as `FailedJob`. */
export interface FailedJobConnection {
  readonly __typename: 'FailedJobConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly FailedJobEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface FailedJobEdge {
  readonly __typename: 'FailedJobEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: FailedJob
}

/** A product of which a shopping portal would complain. */
export interface FeedExample {
  readonly __typename: 'FeedExample'
  /** Of the `Product`. */
  readonly productId: Id
  /** Its article number. */
  readonly productNumber: string
  /** In the language of the request. */
  readonly title: string
}

/** Something that shopping portals complain of, or refuse. */
export interface FeedFinding {
  readonly __typename: 'FeedFinding'
  /** What portals call the field that it is about, without `g:`. */
  readonly attribute: string
  /** Products of which it is true. */
  readonly count: number
  /** The first five of them by their titles. */
  readonly examples: readonly FeedExample[]
  /** What it is. */
  readonly kind: FeedFindingKind
}

/** What shopping portals complain of. */
export type FeedFindingKind = 'INNER_GTIN' | 'LONG_NUMBER' | 'NO_BRAND' | 'NO_COLOR' | 'NO_DESCRIPTION' | 'NO_ENGLISH' | 'NO_GENDER' | 'NO_GTIN' | 'NO_IMAGE' | 'NO_PRICE' | 'SMALL_IMAGE'

/** What shopping portals would complain of. */
export interface FeedReport {
  readonly __typename: 'FeedReport'
  /** What was found; nothing where all is well. */
  readonly findings: readonly FeedFinding[]
  /** Products that the lists hold. */
  readonly products: number
}

/** A picture, a document or another file of the library, for staff. */
export interface File {
  readonly __typename: 'File'
  /** What a picture shows, in words; null without them. */
  readonly alt: LocalizedText | null
  /** What was done to it, the latest first; null for those who may not read the audit log. */
  readonly auditTrail: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, AuditEntryConnection | null>
  /** A text below a picture; null without one. */
  readonly caption: LocalizedText | null
  /** When it, its words or its tags were last changed. */
  readonly changedAt: DateTime
  /** When it was uploaded. */
  readonly createdAt: DateTime
  /** Since when it is in the trash; null while it is not. */
  readonly deletedAt: DateTime | null
  /** Its address, for good: it stays when the file is replaced. */
  readonly downloadUrl: string
  /** What was done to the picture that was uploaded; null for what is no picture. */
  readonly edit: PictureEdit | null
  /** Why it cannot be edited; null where it can. */
  readonly editObstacle: EditObstacle | null
  /** Of its name, without the dot, in small letters, such as pdf. */
  readonly extension: string
  /** What stays in sight when the picture is cropped; null: its middle. */
  readonly focalPoint: FocalPoint | null
  /** Pixels as the picture is seen; null for what is no picture. */
  readonly height: number | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether it was cropped, turned or mirrored; what was uploaded is kept beside it. */
  readonly isEdited: boolean
  /** Whether it is a picture that can be shown in sizes. */
  readonly isPicture: boolean
  /** Whether everybody may have it. */
  readonly isPublic: boolean
  /** Who is editing it; null while nobody is. */
  readonly lock: Lock | null
  /** The type of its content, such as image/jpeg. */
  readonly mimeType: string
  /** What it is called, with its extension. */
  readonly name: string
  /** The picture as it was uploaded; null for what is no picture. */
  readonly original: OriginalPicture | null
  /** The pages of a PDF; null for other files, and where they cannot be edited (`editObstacle`). */
  readonly pages: readonly DocumentPage[] | null
  /** Address of the picture, of a PDF of its first page, in the smallest size that is at least as wide and as high; null for other files. Of a PDF that cannot be drawn there is none at that address. */
  readonly pictureUrl: With<{
    /** Pixels that it should at least be high. */
    readonly height?: number | null
    /** Pixels that it should at least be wide. */
    readonly width: number
  }, string | null>
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** Bytes. */
  readonly size: number
  /** Words by which staff sort files. */
  readonly tags: readonly string[]
  /** What it is opened with, by its content. */
  readonly type: FileType
  /** How many things use it. */
  readonly useCount: number
  /** What uses it, at most fifty things of each kind. */
  readonly uses: readonly FileUse[]
  /** What it was before it was edited or replaced, the latest first; at most a hundred. */
  readonly versions: readonly FileVersion[]
  /** Whether the viewer may delete it for good. */
  readonly viewerCanDelete: boolean
  /** Whether the viewer may change it. */
  readonly viewerCanEdit: boolean
  /** Pixels as the picture is seen; null for what is no picture. */
  readonly width: number | null
}

/** What is to become of a file: what is left out stays, null clears. */
export interface FileChanges {
  /** What a picture shows, in words. At most 300 characters. */
  readonly alt?: LocalizedTextInput | null
  /** A text below a picture. At most 300 characters. */
  readonly caption?: LocalizedTextInput | null
  /** What stays in sight when the picture is cropped; null: its middle. */
  readonly focalPoint?: FocalPointInput | null
  /** Whether everybody may have it; it stays so while visitors are shown it. */
  readonly isPublic?: boolean | null
  /** What it is called; its extension stays, or is put behind it. At most 200 characters. Cannot be cleared. */
  readonly name?: string | null
  /** All of its tags; empty ones are dropped. At most 50 entries. At most 60 characters. */
  readonly tags?: readonly string[] | null
}

/** A value that files can be narrowed to. */
export interface FileChoice {
  readonly __typename: 'FileChoice'
  /** Of the files that were looked at, how many have it. */
  readonly count: number
  /** A tag, or an extension in small letters without the dot. */
  readonly value: string
}

/** A page of a list, each entry as `File`. */
export interface FileConnection {
  readonly __typename: 'FileConnection'
  /** Extensions under the rest of the filter, the most frequent first, at most 200. At most 5,000 files are looked at, with words 1,000; of the whole library the newest. */
  readonly availableExtensions: readonly FileChoice[]
  /** Tags of the files that fit the filter, the most frequent first, at most 200. At most 5,000 files are looked at, with words 1,000; of the whole library the newest. */
  readonly availableTags: readonly FileChoice[]
  /** Types under the rest of the filter, the most frequent first. At most 5,000 files are looked at, with words 1,000; of the whole library the newest. */
  readonly availableTypes: readonly FileTypeCount[]
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly FileEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many files library and trash hold under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly FileTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** The library has a file with this content already. */
export interface FileDuplicate {
  readonly __typename: 'FileDuplicate'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** The file that has it; null where it is gone by now. */
  readonly existing: File | null
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** An entry of a list with its place in it. */
export interface FileEdge {
  readonly __typename: 'FileEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: File
}

/** Which files are wanted: those that fit all of it. */
export interface FileFilter {
  /** Any of them; in small letters, without the dot. */
  readonly extensions?: readonly string[] | null
  /** First day on which they were uploaded, in the shop’s calendar. */
  readonly from?: Date | null
  /** True: pictures with an alternative text; false: pictures without one in any language. */
  readonly hasAlt?: boolean | null
  /** These alone. At most 500 entries. */
  readonly ids?: readonly Id[] | null
  /** True: those of the archive, which have a tag that says so: Archiv, archive or from_archive. */
  readonly isArchived?: boolean | null
  /** True: those that the viewer uploaded. */
  readonly isOwn?: boolean | null
  /** Whether everybody may have them. */
  readonly isPublic?: boolean | null
  /** Pictures of at least so many pixels. */
  readonly leastHeight?: number | null
  /** Pictures of at least so many pixels. */
  readonly leastWidth?: number | null
  /** Words of names, alternative texts, captions and tags, in any order. */
  readonly search?: string | null
  /** The library, unless told otherwise. */
  readonly tab?: FileTab | null
  /** All of them. */
  readonly tags?: readonly string[] | null
  /** Last day on which they were uploaded. */
  readonly to?: Date | null
  /** Any of them. */
  readonly types?: readonly FileType[] | null
}

/** A file that stays as it is because something uses it. */
export interface FileInUse {
  readonly __typename: 'FileInUse'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** The file. */
  readonly file: File
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
  /** What uses it, at most fifty things of each kind. */
  readonly uses: readonly FileUse[]
}

/** Somebody else is editing the file. */
export interface FileLocked {
  readonly __typename: 'FileLocked'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** Who is. */
  readonly lockedBy: string
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** In which order files are listed. */
export interface FileOrder {
  /** Which end comes first. */
  readonly direction: Direction
  /** By what the list is sorted. */
  readonly field: FileOrderField
}

/** By what files are sorted. */
export type FileOrderField = 'CHANGED' | 'GIVEN' | 'NAME' | 'SIZE' | 'UPLOADED'

/** What came of `editDocument`, `editPicture`, `replaceFile`, `restoreFileVersion`, `updateFile`: what there is afterwards, or why it was refused. */
export interface FilePayload {
  readonly __typename: 'FilePayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it stands afterwards; null where it was refused. */
  readonly file: File | null
}

/** Room for files, earlier versions and what is still arriving included. */
export interface FileQuota {
  readonly __typename: 'FileQuota'
  /** Bytes that there is room for. */
  readonly total: number
  /** Bytes that are taken. */
  readonly used: number
}

/** A part of the store of files. */
export type FileTab = 'LIBRARY' | 'TRASH'

/** How many files a part of the store holds. */
export interface FileTabCount {
  readonly __typename: 'FileTabCount'
  /** At most 1,001. */
  readonly count: number
  /** The part. */
  readonly key: FileTab
}

/** A file that is too large. */
export interface FileTooLarge {
  readonly __typename: 'FileTooLarge'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Bytes that it may have at most, where that is known. */
  readonly most: number | null
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** What a file is opened with. */
export type FileType = 'DOCUMENT' | 'OTHER' | 'PDF' | 'PICTURE' | 'VIDEO'

/** A type that files can be narrowed to. */
export interface FileTypeCount {
  readonly __typename: 'FileTypeCount'
  /** Of the files that were looked at, how many have it. */
  readonly count: number
  /** The type. */
  readonly type: FileType
}

/** Something that uses a file. */
export interface FileUse {
  readonly __typename: 'FileUse'
  /** The page of the admin centre on which that can be changed. */
  readonly adminPath: string
  /** How often it uses the file. */
  readonly count: number
  /** What it uses it as. */
  readonly kind: FileUseKind
  /** What it is called; null for those who may not read it. */
  readonly title: string | null
  /** Whether the viewer may take the file away from it. */
  readonly viewerCanRemove: boolean
}

/** What a file is used as. */
export type FileUseKind = 'COLOR_PICTURE' | 'ENTRY' | 'GALLERY_PICTURE' | 'GROUP_PICTURE' | 'PRODUCT_DOWNLOAD' | 'PRODUCT_PICTURE' | 'SITE_SETTINGS' | 'VOUCHER_SETTINGS' | 'VOUCHER_TEMPLATE'

/** What a file was before it was edited or replaced. */
export interface FileVersion {
  readonly __typename: 'FileVersion'
  /** Pixels as the picture is seen; null for what was no picture. */
  readonly height: number | null
  /** What it was called, with its extension. */
  readonly name: string
  /** The oldest has number 1. */
  readonly number: number
  /** Address of a small picture of it, for staff; null for what was no picture. */
  readonly pictureUrl: string | null
  /** When something else took its place. */
  readonly replacedAt: DateTime
  /** Bytes. */
  readonly size: number
  /** Pixels as the picture is seen; null for what was no picture. */
  readonly width: number | null
}

/** What becomes of files that something uses. */
export type FilesInUse = 'KEEP' | 'REFUSE' | 'REMOVE'

/** What came of `restoreFiles`, `tagFiles`, `trashFiles`: what there is afterwards, or why it was refused. */
export interface FilesPayload {
  readonly __typename: 'FilesPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Those that were changed, as they stand afterwards. */
  readonly files: readonly File[]
}

/** What `finishUpload` is told. */
export interface FinishUploadInput {
  /** Endings of the types that are taken here, without the dot; null: all that the library takes. At most 50 entries. At most 20 characters. */
  readonly extensions?: readonly string[] | null
  /** Whether everybody may have it; nobody but staff, unless told otherwise. */
  readonly isPublic?: boolean | null
  /** The smallest that a picture may be; smaller ones are refused with IMAGE_TOO_SMALL. */
  readonly minimum?: PixelSizeInput | null
  /** What becomes of it where the library has its content already; refused, unless told otherwise. */
  readonly onDuplicate?: DuplicateChoice | null
  /** Words by which staff sort it; empty ones are dropped. At most 50 entries. At most 60 characters. */
  readonly tags?: readonly string[] | null
  /** The last part of the address at which the file arrived. */
  readonly uploadId: Id
}

/** Something that a new shop needs before it can open. */
export interface FirstStep {
  readonly __typename: 'FirstStep'
  /** Whether it is there. */
  readonly isDone: boolean
  /** Whether somebody does not want to be told of it. */
  readonly isSkipped: boolean
  /** What it is. */
  readonly key: FirstStepKey
  /** What is to be told yet, as `section.field` of the settings; `product.offline` and `product.soldOut` where there are products, and none can be bought. */
  readonly missing: readonly string[]
}

/** What a new shop needs before it can open. */
export type FirstStepKey = 'ADDRESS' | 'COMPANY' | 'LEGAL' | 'MAIL' | 'PAYMENT' | 'PRODUCT' | 'SHIPPING' | 'TAX'

/** What a new shop still needs. */
export interface FirstSteps {
  readonly __typename: 'FirstSteps'
  /** Whether it is not shown unasked. */
  readonly isHidden: boolean
  /** In the order in which somebody does them. */
  readonly steps: readonly FirstStep[]
}

/** Whom something is cut for. */
export type Fit = 'CHILDREN' | 'MEN' | 'UNISEX' | 'WOMEN'

/** A point of a picture. */
export interface FocalPoint {
  readonly __typename: 'FocalPoint'
  /** From 0, its left edge, to 1, its right edge. */
  readonly x: number
  /** From 0, its top, to 1, its bottom. */
  readonly y: number
}

/** A point of a picture. */
export interface FocalPointInput {
  /** From 0, its left edge, to 1, its right edge. */
  readonly x: number
  /** From 0, its top, to 1, its bottom. */
  readonly y: number
}

/** Links of the footer below a title. */
export interface FooterColumn {
  readonly __typename: 'FooterColumn'
  /** In their order. */
  readonly links: readonly MenuLink[]
  /** What stands above its links. */
  readonly title: string
}

/** A form that visitors fill in on pages, as staff see it. */
export interface Form {
  readonly __typename: 'Form'
  /** How many answers are kept. */
  readonly answerCount: number
  /** When somebody last saved it. */
  readonly changedAt: DateTime
  /** What that mail begins with; empty: a sentence of ours. */
  readonly confirmation: PageTexts
  /** Whether the sender gets a mail with what they sent, where a field asks for their address. */
  readonly confirms: boolean
  /** When it came into being. */
  readonly createdAt: DateTime
  /** A list of `{key, kind, label: {de, en}, help, isRequired, lowest, highest, pattern, patternText, success, warningPattern, warning, options: [{de, en}], shownIf, shownValue}`; kinds: text, longText, email, phone, number, date, choice, multiChoice, checkbox, consent, file (`highest` files, one without it), heading. */
  readonly fields: Json
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether it is the contact form, which programs reach without naming it; one form at most. */
  readonly isContact: boolean
  /** Days after which answers go; 0: staff alone remove them. */
  readonly keptDays: number
  /** Who is editing it; null while nobody is. */
  readonly lock: Lock | null
  /** What staff call it. */
  readonly name: string
  /** Pages that show it, or are about to; those in the trash are left out. */
  readonly pages: readonly FormPage[]
  /** Addresses that are written to of each answer. */
  readonly recipients: readonly string[]
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** What is said once it was sent. */
  readonly thanks: PageTexts
  /** How many of them nobody has read. */
  readonly unreadCount: number
  /** Whether the viewer may change it. */
  readonly viewerCanEdit: boolean
}

/** What a visitor sent by a form. */
export interface FormAnswer {
  readonly __typename: 'FormAnswer'
  /** In the order of the fields; what was not asked is left out. */
  readonly answers: readonly AnsweredField[]
  /** When it goes by itself; null: never. */
  readonly deleteAfter: DateTime | null
  /** What was entered where the form asks for an address; null where it asks for none. */
  readonly email: string | null
  /** By which it was sent; null where the viewer may not see it. */
  readonly form: Form | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Of the page on which it was sent. */
  readonly language: Language
  /** When somebody read it; null before. */
  readonly readAt: DateTime | null
  /** When it came in. */
  readonly sentAt: DateTime
  /** Whether the viewer may mark and delete it. */
  readonly viewerCanEdit: boolean
}

/** A page of a list, each entry as `FormAnswer`. */
export interface FormAnswerConnection {
  readonly __typename: 'FormAnswerConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly FormAnswerEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter. */
  readonly tabs: readonly FormAnswerTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface FormAnswerEdge {
  readonly __typename: 'FormAnswerEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: FormAnswer
}

/** Which answers are wanted: those that fit all of it. */
export interface FormAnswerFilter {
  /** Of the form by which they were sent. */
  readonly formId?: Id | null
  /** Words of which each is part of an answer. */
  readonly search?: string | null
  /** Read ones, or unread ones; absent: ALL. */
  readonly tab?: FormAnswerTab | null
}

/** What was entered in a field. */
export interface FormAnswerInput {
  /** The files that `values` names, in the same order; to be sent with the proof of work, and not before it was asked for. At most 5 entries. */
  readonly files?: readonly Upload[] | null
  /** Of the field. At most 100 characters. */
  readonly key: string
  /** Of several choices each, of files their names, of all other kinds one; of a tick `true`. Choices are named by their German text. At most 1000 entries. At most 20000 characters. */
  readonly values: readonly string[]
}

/** Which answers a tab of the list holds. */
export type FormAnswerTab = 'ALL' | 'READ' | 'UNREAD'

/** How many answers a tab holds. */
export interface FormAnswerTabCount {
  readonly __typename: 'FormAnswerTabCount'
  /** 1,001 stands for more than 1,000. */
  readonly count: number
  /** The tab. */
  readonly key: FormAnswerTab
}

/** A form within a page. */
export interface FormBlock {
  readonly __typename: 'FormBlock'
  /** What is asked; null where it was deleted or not chosen yet. */
  readonly form: ShownForm | null
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** What staff enter of a form; what is left out stays. */
export interface FormChanges {
  /** What that mail begins with; empty: a sentence of ours. */
  readonly confirmation?: FormTextsInput | null
  /** Whether the sender gets a mail with what they sent, where a field asks for their address. */
  readonly confirms?: boolean | null
  /** A list of `{key, kind, label: {de, en}, help, isRequired, lowest, highest, pattern, patternText, success, warningPattern, warning, options: [{de, en}], shownIf, shownValue}`; kinds: text, longText, email, phone, number, date, choice, multiChoice, checkbox, consent, file (`highest` files, one without it), heading. */
  readonly fields?: Json | null
  /** Whether it is the contact form, which programs reach without naming it; one form at most. */
  readonly isContact?: boolean | null
  /** Days after which answers go; 0: staff alone remove them. From 0 to 3650. */
  readonly keptDays?: number | null
  /** What staff call it. At most 120 characters. */
  readonly name?: string | null
  /** Addresses that are written to of each answer. At most 10 entries. At most 254 characters. */
  readonly recipients?: readonly string[] | null
  /** What is said once it was sent. */
  readonly thanks?: FormTextsInput | null
}

/** A page of a list, each entry as `Form`. */
export interface FormConnection {
  readonly __typename: 'FormConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly FormEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface FormEdge {
  readonly __typename: 'FormEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Form
}

/** How something is asked. */
export type FormFieldKind = 'CHECKBOX' | 'CHOICE' | 'CONSENT' | 'DATE' | 'EMAIL' | 'FILE' | 'HEADING' | 'LONG_TEXT' | 'MULTI_CHOICE' | 'NUMBER' | 'PHONE' | 'TEXT'

/** Pages show the form. */
export interface FormInUse {
  readonly __typename: 'FormInUse'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** How many do. */
  readonly count: number
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** What some of them are called. */
  readonly names: readonly string[]
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** Somebody is editing the form. */
export interface FormLocked {
  readonly __typename: 'FormLocked'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** Who. */
  readonly lockedBy: string
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** Something to choose. */
export interface FormOption {
  readonly __typename: 'FormOption'
  /** In the language of the page. */
  readonly label: string
  /** How it is named when it is sent. */
  readonly value: string
}

/** A page that shows a form, or is about to. */
export interface FormPage {
  readonly __typename: 'FormPage'
  /** Of its working copy. */
  readonly id: Id
  /** What it is called. */
  readonly name: string
}

/** What came of `createForm`, `updateForm`: what there is afterwards, or why it was refused. */
export interface FormPayload {
  readonly __typename: 'FormPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it stands afterwards; null where it was refused. */
  readonly form: Form | null
}

/** A text in both languages. */
export interface FormTextsInput {
  /** German. At most 10000 characters. */
  readonly de?: string | null
  /** English; empty: the German one. At most 10000 characters. */
  readonly en?: string | null
}

/** Something of the back office that was found. */
export interface Found {
  readonly __typename: 'Found'
  /** What tells it from others of its name; may be empty. */
  readonly details: string
  /** Global id of the thing. */
  readonly thingId: Id
  /** What it is called, in the language of the request. */
  readonly title: string
}

/** What a word finds. */
export interface FoundByWord {
  readonly __typename: 'FoundByWord'
  /** How many products; 0 for what is not one word. */
  readonly products: number
  /** As it was asked for. */
  readonly word: string
}

/** What words find in the catalogue, synonyms left aside. */
export interface FoundByWords {
  readonly __typename: 'FoundByWords'
  /** Products that are found by one of them or more. */
  readonly together: number
  /** One by one. */
  readonly words: readonly FoundByWord[]
}

/** Things of one kind that were found. */
export interface FoundGroup {
  readonly __typename: 'FoundGroup'
  /** At most five, the best first. The list of the kind shows all that fit. */
  readonly found: readonly Found[]
  /** What kind of things, as the audit log calls it: `order`. */
  readonly kind: string
}

/** What `freeLock` is told. */
export interface FreeLockInput {
  /** What is not edited any more, such as a file. */
  readonly id: Id
}

/** From which sum of goods on nothing is charged for sending. */
export interface FreeShipping {
  readonly __typename: 'FreeShipping'
  /** That sum. */
  readonly from: Money
  /** Whether the cart reaches it. */
  readonly isReached: boolean
  /** How much is missing to it, 0 once it is reached. */
  readonly missing: Money
}

/** Pictures of the library in an order, shown as a slider and on a page of their own. Everybody sees public ones. */
export interface Gallery {
  readonly __typename: 'Gallery'
  /** When it, or which pictures it has, was last changed. */
  readonly changedAt: DateTime
  /** When it was made. */
  readonly createdAt: DateTime
  /** Since when it is deleted; null while it is not. */
  readonly deletedAt: DateTime | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** How many pictures the viewer sees in it. */
  readonly imageCount: number
  /** Its pictures in their order: staff see all, others those that are public and not in the trash. */
  readonly images: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, GalleryImageConnection>
  /** Seconds after which the slider goes on by itself; 0: it does not. */
  readonly interval: number
  /** Whether everybody may see it. Its pictures are public then. */
  readonly isPublic: boolean
  /** What a click on a picture of the slider does. */
  readonly onClick: GalleryClick
  /** The address of its page, without language. */
  readonly path: string
  /** The same at once, at most 500: for those who arrange them. */
  readonly pictures: readonly GalleryImage[]
  /** What stays in sight of a picture without a focal point, from left to right. */
  readonly pivotH: GalleryPivotHorizontal
  /** What stays in sight of a picture without a focal point, from top to bottom. */
  readonly pivotV: GalleryPivotVertical
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** Whether its title stands above the slider. */
  readonly showTitle: boolean
  /** How a picture fills its frame. */
  readonly size: GallerySize
  /** How a picture fills the whole window. */
  readonly sizeClick: GallerySize
  /** The last part of its address. */
  readonly slug: string
  /** What it is called; may be empty. */
  readonly title: string
  /** Its title in both languages, for those who edit it. */
  readonly titles: LocalizedText
  /** Whether the viewer may delete it and bring it back. */
  readonly viewerCanDelete: boolean
  /** Whether the viewer may change it. */
  readonly viewerCanEdit: boolean
}

/** A gallery. */
export interface GalleryBlock {
  readonly __typename: 'GalleryBlock'
  /** Null while none is chosen, and where it is not public. */
  readonly gallery: Gallery | null
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** What is to become of a gallery. What is left out, or null, stays; in a new one it has its default. */
export interface GalleryChanges {
  /** Its pictures, files of the library in their order: all of them, for others leave it. At most 500 entries. */
  readonly imageIds?: readonly Id[] | null
  /** Seconds after which the slider goes on by itself; 0: it does not. From 0 to 3600. */
  readonly interval?: number | null
  /** Whether everybody may see it. Its pictures become public with it. */
  readonly isPublic?: boolean | null
  /** What a click on a picture of the slider does. */
  readonly onClick?: GalleryClick | null
  /** What stays in sight of a picture without a focal point, from left to right. */
  readonly pivotH?: GalleryPivotHorizontal | null
  /** What stays in sight of a picture without a focal point, from top to bottom. */
  readonly pivotV?: GalleryPivotVertical | null
  /** Whether its title stands above the slider. */
  readonly showTitle?: boolean | null
  /** How a picture fills its frame. */
  readonly size?: GallerySize | null
  /** How a picture fills the whole window. */
  readonly sizeClick?: GallerySize | null
  /** The last part of its address. A new gallery without one gets it of its title. At most 80 characters. Cannot be cleared. */
  readonly slug?: string | null
  /** May be empty. At most 200 characters. */
  readonly title?: LocalizedTextInput | null
}

/** What a click on a picture of a slider does. */
export type GalleryClick = 'FULLSCREEN' | 'NONE'

/** A page of a list, each entry as `Gallery`. */
export interface GalleryConnection {
  readonly __typename: 'GalleryConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly GalleryEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly GalleryTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface GalleryEdge {
  readonly __typename: 'GalleryEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Gallery
}

/** Which galleries are listed: those that fit all that is said. */
export interface GalleryFilter {
  /** Words of which each is part of a title or an address. */
  readonly search?: string | null
  /** ALL unless told otherwise. */
  readonly tab?: GalleryTab | null
}

/** A file of the library as a picture of a gallery. */
export interface GalleryImage {
  readonly __typename: 'GalleryImage'
  /** What it shows, in words; its caption or the title of the gallery where nobody wrote that down. */
  readonly alt: string
  /** A text below it; null without one. */
  readonly caption: string | null
  /** The id of the file, which staff ask for by it. */
  readonly fileId: Id
  /** What stays in sight when it is cropped; null: the pivot of the gallery. */
  readonly focalPoint: FocalPoint | null
  /** Pixels as the picture is seen. */
  readonly height: number
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether visitors see it: it is public and not in the trash. */
  readonly isShown: boolean
  /** What the file is called, for staff; null for others. */
  readonly name: string | null
  /** Its addresses in several widths, for the attribute of that name. */
  readonly srcSet: With<{
    /** Pixels; those beyond its own are left out. */
    readonly widths: readonly number[]
  }, string>
  /** Its address in the smallest size that is at least as wide and as high. */
  readonly url: With<{
    /** Pixels that it should at least be high. */
    readonly height?: number | null
    /** Pixels that it should at least be wide. */
    readonly width: number
  }, string>
  /** Pixels as the picture is seen. */
  readonly width: number
}

/** A page of a list, each entry as `GalleryImage`. */
export interface GalleryImageConnection {
  readonly __typename: 'GalleryImageConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly GalleryImageEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface GalleryImageEdge {
  readonly __typename: 'GalleryImageEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: GalleryImage
}

/** How galleries are sorted. */
export interface GalleryOrder {
  /** Which way. */
  readonly direction: Direction
  /** By what. */
  readonly field: GalleryOrderField
}

/** By what galleries are sorted. */
export type GalleryOrderField = 'CHANGED' | 'TITLE'

/** What came of `createGallery`, `updateGallery`: what there is afterwards, or why it was refused. */
export interface GalleryPayload {
  readonly __typename: 'GalleryPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it is now; null where it was refused. */
  readonly gallery: Gallery | null
}

/** What stays in sight of a picture that is cropped, from left to right. */
export type GalleryPivotHorizontal = 'CENTER' | 'LEFT' | 'RIGHT'

/** What stays in sight of a picture that is cropped, from top to bottom. */
export type GalleryPivotVertical = 'BOTTOM' | 'CENTER' | 'TOP'

/** How a picture fills a frame of other proportions. */
export type GallerySize = 'CROP' | 'CROPCOVER' | 'FIT' | 'STRETCH'

/** A part of the galleries. */
export type GalleryTab = 'ALL' | 'DELETED' | 'HIDDEN' | 'PUBLIC'

/** How many galleries a tab holds. */
export interface GalleryTabCount {
  readonly __typename: 'GalleryTabCount'
  /** 1,001 stands for more than 1,000. */
  readonly count: number
  /** The tab. */
  readonly key: GalleryTab
}

/** What `generateCouponCodes` is told. */
export interface GenerateCouponCodesInput {
  /** How many; 10,000 of one series in all. From 1 to 10000. */
  readonly count: number
  /** Of `Coupon`: its id as GraphQL or REST shows it; also `key:value` by `code`. */
  readonly couponId: Id
  /** Letters and digits before each code. At most 12 characters. */
  readonly prefix?: string | null
}

/** What came of `generateCouponCodes`: what there is afterwards, or why it was refused. */
export interface GenerateCouponCodesPayload {
  readonly __typename: 'GenerateCouponCodesPayload'
  /** How many were made; 0 where it was refused. */
  readonly count: number
  /** The series; null where it was refused. */
  readonly coupon: Coupon | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What a buyer answered, in words and as it was when it was ordered. */
export interface GivenAnswer {
  readonly __typename: 'GivenAnswer'
  /** Of the field that asked for it. */
  readonly key: string
  /** What was asked. */
  readonly label: string
  /** What was answered. */
  readonly text: string
}

/** A right in one part of the back office: to read its lists, or to change what is in it; `NONE` withholds from a member to read it. The audit log is read with `AUDIT_WRITE`: nobody changes it, and `AUDIT_READ` opens nothing. */
export type Grant = 'AFFILIATES_NONE' | 'AFFILIATES_READ' | 'AFFILIATES_WRITE' | 'AUDIT_NONE' | 'AUDIT_READ' | 'AUDIT_WRITE' | 'CATALOGUE_NONE' | 'CATALOGUE_READ' | 'CATALOGUE_WRITE' | 'CONTENT_NONE' | 'CONTENT_READ' | 'CONTENT_WRITE' | 'COUPONS_NONE' | 'COUPONS_READ' | 'COUPONS_WRITE' | 'DOCUMENTS_NONE' | 'DOCUMENTS_READ' | 'DOCUMENTS_WRITE' | 'FILES_NONE' | 'FILES_READ' | 'FILES_WRITE' | 'MAILS_NONE' | 'MAILS_READ' | 'MAILS_WRITE' | 'MESSAGES_NONE' | 'MESSAGES_READ' | 'MESSAGES_WRITE' | 'ORDERS_NONE' | 'ORDERS_READ' | 'ORDERS_WRITE' | 'PERSONS_NONE' | 'PERSONS_READ' | 'PERSONS_WRITE' | 'SETTINGS_NONE' | 'SETTINGS_READ' | 'SETTINGS_WRITE' | 'TERMS_NONE' | 'TERMS_READ' | 'TERMS_WRITE' | 'USERS_NONE' | 'USERS_READ' | 'USERS_WRITE' | 'VOUCHERS_NONE' | 'VOUCHERS_READ' | 'VOUCHERS_WRITE'

/** Large cards of product groups. */
export interface GroupCardsBlock {
  readonly __typename: 'GroupCardsBlock'
  /** The chosen ones, else those of the first level. */
  readonly groups: readonly ProductGroup[]
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Stands above the cards; empty: nothing. */
  readonly title: string
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** A picture of a group besides its first. */
export interface GroupImage {
  readonly __typename: 'GroupImage'
  /** The id of its file. */
  readonly fileId: Id
  /** The picture itself; null where the file is none any more. */
  readonly image: Image | null
  /** Name of the file as it was uploaded. */
  readonly name: string
}

/** A group most of whose products are reduced. */
export interface GroupOnSale {
  readonly __typename: 'GroupOnSale'
  /** The group itself, with how many of its products visitors can see. */
  readonly group: ProductGroup
  /** Of its products that visitors can see, those that are reduced or on offer. */
  readonly reducedCount: number
}

/** A product as it stands in a group. */
export interface GroupProduct {
  readonly __typename: 'GroupProduct'
  /** Its first picture. */
  readonly image: Image | null
  /** Whether visitors see it in the group. */
  readonly isListed: boolean
  /** Where it was placed by hand, from 1; null: after those, in the shop’s order. */
  readonly place: number | null
  /** The id of the product. */
  readonly productId: Id
  /** The number that it is called by. */
  readonly productNumber: string
  /** In both languages. */
  readonly title: LocalizedText
}

/** Who names a group of the settings. */
export interface GroupUse {
  readonly __typename: 'GroupUse'
  /** Accounts that have it; 0 but for discount groups. */
  readonly customers: number
  /** The group. */
  readonly key: string
  /** Products that name it, in special offers too. */
  readonly products: number
}

/** Who names the groups of the settings; groups that nothing names are missing. */
export interface GroupUses {
  readonly __typename: 'GroupUses'
  /** Discount groups. */
  readonly discount: readonly GroupUse[]
  /** Shipping groups. */
  readonly shipping: readonly GroupUse[]
  /** VAT groups. */
  readonly vat: readonly GroupUse[]
}

/** The harmonised notice on the legal guarantee of conformity (Reg. (EU) 2025/1960), to be drawn. */
export interface GuaranteeNotice {
  readonly __typename: 'GuaranteeNotice'
  /** The same as it is printed below the code. */
  readonly address: string
  /** What it says of the producer’s guarantee. */
  readonly commercial: Html
  /** What it says of the seller’s liability. */
  readonly liability: Html
  /** Where there is more to read. */
  readonly more: Html
  /** How long the guarantee holds. */
  readonly periods: Html
  /** What stands in the frame. */
  readonly protection: Html
  /** Leads to `url`. */
  readonly qrCode: QrCode
  /** What consumers may ask for. */
  readonly rights: Html
  /** What consumers do where something is wrong. */
  readonly steps: Html
  /** Its heading. */
  readonly title: string
  /** What the QR code leads to. */
  readonly url: string
}

/** What `refuseOrder`, `releaseOrder` is told. */
export interface HeldOrderInput {
  /** Of `Order`: its id as GraphQL or REST shows it; also `key:value` by `order_number`. */
  readonly orderId: Id
}

/** The large beginning of a page. */
export interface HeroBlock {
  readonly __typename: 'HeroBlock'
  /** At most three. */
  readonly buttons: readonly PageButton[]
  /** What is behind its words. */
  readonly drawing: HeroDrawing
  /** A few words above the title; may be empty. */
  readonly eyebrow: string
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Null without one. */
  readonly picture: PagePicture | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** What stands below the title; may be empty. */
  readonly text: string
  /** The largest words of the page. */
  readonly title: string
  /** On which ground it stands. */
  readonly tone: BlockTone
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** What is drawn behind a hero. */
export type HeroDrawing = 'COURT' | 'KIT' | 'NONE'

/** A line between parts. */
export interface HrBlock {
  readonly __typename: 'HrBlock'
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** HTML, sanitised when it was written and again when it is read. */
export type Html = string

/** HTML that administrators wrote. */
export interface HtmlBlock {
  readonly __typename: 'HtmlBlock'
  /** Reduced to what runs nothing and loads nothing from elsewhere. */
  readonly html: PageHtml
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** A picture, to be had in several sizes. */
export interface Image {
  readonly __typename: 'Image'
  /** What it shows in words, in the language asked for. */
  readonly alt: string
  /** Address of the picture cut to a box, never enlarged; its focal point stays in sight, rounded to eighths of what is left over. */
  readonly cutUrl: With<{
    /** Whether the address begins with that of the shop, for pages of other origins. */
    readonly absolute?: boolean | null
    /** The box. */
    readonly cut: PictureCut
  }, string>
  /** What stays in sight where a page cuts the picture to a box; null: its middle. */
  readonly focalPoint: FocalPoint | null
  /** Pixels of the original. */
  readonly height: number
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Address of the picture for previews of shared links: 1200 × 630 pixels around its focal point where it has one, else whole. */
  readonly previewUrl: string
  /** Addresses with their widths, as `srcset` of HTML takes them. */
  readonly srcSet: With<{
    /** Whether the address begins with that of the shop, for pages of other origins. */
    readonly absolute?: boolean | null
    /** Wanted widths in pixels; at most 12 are answered, and none beyond that of the original but the smallest. */
    readonly widths: readonly number[]
  }, string>
  /** Address of the picture in the smallest size that is at least `width` pixels wide; only a few widths exist. */
  readonly url: With<{
    /** Whether the address begins with that of the shop, for pages of other origins. */
    readonly absolute?: boolean | null
    /** Pixels that it should at least be wide. */
    readonly width: number
  }, string>
  /** Pixels of the original. */
  readonly width: number
}

/** A picture. */
export interface ImageBlock {
  readonly __typename: 'ImageBlock'
  /** What stands below it; may be empty. */
  readonly caption: string
  /** How it fills its frame. */
  readonly fit: PictureFit
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** Where a click on it leads; null: nowhere. */
  readonly link: string | null
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Null while none is chosen, and where it is not public. */
  readonly picture: PagePicture | null
  /** The form of its frame. */
  readonly ratio: PictureRatio
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** A picture has fewer pixels than a picture needs on each side. */
export interface ImageTooSmall {
  readonly __typename: 'ImageTooSmall'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** Pixels that it has from top to bottom. */
  readonly height: number
  /** Pixels that each side needs at least. */
  readonly least: number
  /** Pixels that it needs at least from top to bottom. */
  readonly leastHeight: number
  /** Pixels that it needs at least from left to right. */
  readonly leastWidth: number
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
  /** Pixels that it has from left to right. */
  readonly width: number
}

/** From where a picture shows a product. */
export type ImageView = 'BACK' | 'DETAIL' | 'FRONT' | 'OTHER'

/** A file of a bank: CAMT.053 (XML) or CSV. */
export interface ImportBankFileInput {
  /** What the columns of a CSV file mean, where their heads do not say it. */
  readonly columns?: readonly BankColumnInput[] | null
  /** The file, as a part of a form (GraphQL multipart request specification). */
  readonly file: Upload
}

/** What `importSettings` is told. */
export interface ImportSettingsInput {
  /** What `settingsFile` answered, here or elsewhere. */
  readonly file: Json
  /** Whether it is only tried: nothing is changed. */
  readonly isTrial?: boolean | null
}

/** What came of `importSettings`: what there is afterwards, or why it was refused. */
export interface ImportSettingsPayload {
  readonly __typename: 'ImportSettingsPayload'
  /** What changes, or was changed. */
  readonly changes: readonly ImportedSetting[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Names the import to `undoSettingsImport`; null where nothing was changed. */
  readonly importId: string | null
}

/** Texts of a file. */
export interface ImportTextsInput {
  /** Taken over all or none. At most 5000 entries. */
  readonly texts: readonly TextOfFile[]
}

/** What came of `importTexts`: what there is afterwards, or why it was refused. */
export interface ImportTextsPayload {
  readonly __typename: 'ImportTextsPayload'
  /** How many texts are another by it. */
  readonly count: number
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** A setting that a file changes. */
export interface ImportedSetting {
  readonly __typename: 'ImportedSetting'
  /** What it is then. */
  readonly after: Json | null
  /** What it was. */
  readonly before: Json | null
  /** Of the field. */
  readonly name: string
  /** Key of its section. */
  readonly section: string
}

/** What `inviteBuyer` is told. */
export interface InviteBuyerInput {
  /** Of `Company`: its id as GraphQL or REST shows it. */
  readonly companyId: Id
  /** The invitation is good for this address alone. At most 500 characters. */
  readonly email: string
  /** Gross; without one there is none. */
  readonly monthBudget?: Cents | null
  /** Gross; without one there is none. */
  readonly orderLimit?: Cents | null
  /** What they shall do. */
  readonly role: CompanyRole
}

/** What `inviteUser` is told. */
export interface InviteUserInput {
  /** Name of the company, where there is one. */
  readonly company?: string | null
  /** Where the invitation goes; by it they sign in later. */
  readonly email: string
  /** Given name. */
  readonly firstName?: string | null
  /** Absent: that of whoever invites. */
  readonly language?: Language | null
  /** Family name. */
  readonly lastName?: string | null
  /** Absent: a customer. */
  readonly roles?: readonly Role[] | null
}

/** Something that an invoice lacks before it may be issued. */
export interface InvoiceIncomplete {
  readonly __typename: 'InvoiceIncomplete'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
  /** The rule of e-invoices that it would break, as BR-DE-15; null where the law itself wants it. */
  readonly rule: string | null
}

/** Which invoice. */
export interface InvoiceInput {
  /** The invoice. */
  readonly documentId: Id
}

/** What an invoice is for. */
export type InvoiceSort = 'ADVANCE' | 'CANCELLATION' | 'CREDIT' | 'FINAL' | 'INVOICE' | 'PART'

/** Which draft is issued. */
export interface IssueDocumentInput {
  /** The draft. */
  readonly documentId: Id
  /** The revision that was seen; whatever it is by now if it is not said. */
  readonly revision?: number | null
}

/** What is invoiced. */
export interface IssueInvoiceInput {
  /** The web order. */
  readonly orderId: Id
}

/** What `issueVoucher` is told. */
export interface IssueVoucherInput {
  /** The day on which it is sent, in the shop’s calendar; null: on none by itself. */
  readonly deliverOn?: Date | null
  /** The last day on which it can be redeemed, in the shop’s calendar; null: it does not expire. */
  readonly expiresOn?: Date | null
  /** Whether anybody who has the code may redeem it, or the recipient alone. */
  readonly isTransferable: boolean
  /** The language of its paper and its mail. */
  readonly language: Language
  /** What stands on it for whoever gets it; null: nothing. At most 500 characters. */
  readonly message?: string | null
  /** Why it is issued; customers never see it. At most 500 characters. Cannot be cleared. */
  readonly note: string
  /** Where it is sent; null: nowhere. At most 254 characters. */
  readonly recipientEmail?: string | null
  /** For whom it is; null: not said. At most 100 characters. */
  readonly recipientName?: string | null
  /** How it looks; null: plain. */
  readonly templateId?: Id | null
  /** What it is worth, in cents. From 1 to 1000000. Cannot be cleared. */
  readonly valueCents: number
}

/** Decisions that were made in this browser before signing in. */
export interface JoinConsentInput {
  /** The number that the browser made for itself, 22 characters. */
  readonly subject: string
}

/** What came of `joinConsent`: what there is afterwards, or why it was refused. */
export interface JoinConsentPayload {
  readonly __typename: 'JoinConsentPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** How many decisions came to the account. */
  readonly joinedCount: number
}

/** Any JSON value, where what it holds is described by a JSON Schema beside it. */
export type Json = unknown

/** What came of `keepSecondFactorByLink`: what there is afterwards, or why it was refused. */
export interface KeepSecondFactorByLinkPayload {
  readonly __typename: 'KeepSecondFactorByLinkPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `keepSecondFactorByLink` is told. */
export interface KeepSecondFactorInput {
  /** The secret of the mail’s link. */
  readonly token: string
}

/** What came of `keepSecondFactor`: what there is afterwards, or why it was refused. */
export interface KeepSecondFactorPayload {
  readonly __typename: 'KeepSecondFactorPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** A language of the shop. */
export type Language = 'DE' | 'EN'

/** Seen within five minutes, a day, a week, a month; or longer ago, or never. */
export type LastOnline = 'DAY' | 'LONGER' | 'MONTH' | 'NOW' | 'WEEK'

/** A standing page of the shop. */
export interface LegalText {
  readonly __typename: 'LegalText'
  /** Its text. */
  readonly body: Html
  /** Its heading. */
  readonly title: string
}

/** How a text gets onto a product. */
export interface Lettering {
  readonly __typename: 'Lettering'
  /** Of colours whose letters do not simply stand out from them. */
  readonly inks: readonly LetteringInk[]
  /** Whether letters have an outline in a second colour. */
  readonly isOutlined: boolean
  /** How the letters get onto it. */
  readonly method: PrintMethod
  /** Null: it is not drawn. */
  readonly place: LetteringPlace | null
  /** How wide the letters are. */
  readonly script: LetteringScript
}

/** In what colours letters are printed on one colour of a product. */
export interface LetteringInk {
  readonly __typename: 'LetteringInk'
  /** The code of the colour of the piece. */
  readonly color: string
  /** Like #1a2b3c. */
  readonly ink: string
  /** Colour of the outline, like #1a2b3c; null without one. */
  readonly outline: string | null
}

/** In what colours letters are printed on one colour of a product. */
export interface LetteringInkInput {
  /** The code of a colour. At most 30 characters. */
  readonly color: string
  /** Like #1a2b3c. At most 7 characters. */
  readonly ink: string
  /** Colour of the outline, like #1a2b3c; absent or null: none. At most 7 characters. */
  readonly outline?: string | null
}

/** Where a text is printed. */
export type LetteringPlace = 'BACK' | 'CHEST'

/** How wide printed letters are. */
export type LetteringScript = 'NARROW' | 'REGULAR' | 'WIDE'

/** Why visitors find nothing at an address of the site. */
export type LinkProblem = 'DEAD' | 'UNPUBLISHED'

/** An address that an entry leads to. */
export interface LinkedAddress {
  readonly __typename: 'LinkedAddress'
  /** As it stands there. */
  readonly href: string
  /** Why visitors find nothing there; null where they do, and for other sites, which nobody asks. */
  readonly problem: LinkProblem | null
}

/** What `listProduct` is told. */
export interface ListProductInput {
  /** False takes it off the list. */
  readonly isListed: boolean
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
  /** Of `WishList`: its id as GraphQL or REST shows it. */
  readonly wishListId: Id
}

/** What is listed. */
export type ListedEntryKind = 'EVENT' | 'POST'

/** A part that the shop writes itself, always as its settings are. */
export interface LiveBlock {
  readonly __typename: 'LiveBlock'
  /** What the shop says today, made of its settings. */
  readonly html: PageHtml
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** A text in both languages, for those who edit it; readers get the language they asked for. */
export interface LocalizedText {
  readonly __typename: 'LocalizedText'
  /** In German. */
  readonly de: string
  /** In English; null where there is none, and the German one is shown. */
  readonly en: string | null
}

/** A text in both languages of the shop. */
export interface LocalizedTextInput {
  /** In German. At most 100000 characters. */
  readonly de: string
  /** In English; absent or null: the German one is shown. At most 100000 characters. */
  readonly en?: string | null
}

/** That somebody is editing something, which is read-only for everybody else meanwhile. */
export interface Lock {
  readonly __typename: 'Lock'
  /** Whether it is held by the tab that asks (`localsessionid`). */
  readonly isMine: boolean
  /** Whether it is the viewer’s own, in another tab. */
  readonly isOwnElsewhere: boolean
  /** The name of who is editing. */
  readonly lockedBy: string
  /** Since when. */
  readonly since: DateTime
  /** Whether the viewer may take it over although somebody else holds it. */
  readonly viewerCanBreak: boolean
}

/** What came of `freeLock`, `takeLock`: what there is afterwards, or why it was refused. */
export interface LockPayload {
  readonly __typename: 'LockPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** The lock that holds now, whoever has it; null where none does. */
  readonly lock: Lock | null
}

/** What one person edits at a time. */
export interface Lockable extends Abstract<BusinessDocument | File | Form | ManagedEntry> {
  readonly __typename: 'BusinessDocument' | 'File' | 'Form' | 'ManagedEntry'
  /** Who is editing it; null while nobody is. */
  readonly lock: Lock | null
}

/** How the shop looks, where it looks otherwise than usual. */
export interface Look {
  readonly __typename: 'Look'
  /** The sign of the tab; null for the usual one. */
  readonly favicon: string | null
  /** Fonts that it shows. */
  readonly fonts: readonly string[]
  /** The picture of the shop; null for the usual mark. */
  readonly logo: string | null
  /** The style sheet; null where no token differs. */
  readonly url: string | null
}

/** How well something can be read. */
export interface LookContrast {
  readonly __typename: 'LookContrast'
  /** What it has to be (WCAG 2.2 AA). */
  readonly least: number
  /** The colour above. */
  readonly of: string
  /** The colour below. */
  readonly on: string
  /** The contrast, 1 to 21. */
  readonly ratio: number
  /** `light` or `dark`. */
  readonly scheme: string
}

/** How pages would look. */
export interface LookDraft {
  readonly __typename: 'LookDraft'
  /** All that stands on something. */
  readonly contrasts: readonly LookContrast[]
  /** The style sheet. */
  readonly css: string
  /** Whether the values were a look; of what was none the usual is shown. */
  readonly isLook: boolean
}

/** A font or a picture that was uploaded for looks. */
export interface LookFile {
  readonly __typename: 'LookFile'
  /** Its name in a look. */
  readonly key: string
  /** What it is. */
  readonly kind: LookFileKind
  /** Of a font its family, of a picture the name of its file. */
  readonly name: string
  /** Where it is found. */
  readonly url: string
}

/** What a file of a look is. */
export type LookFileKind = 'FONT' | 'PICTURE'

/** What came of `addLookFile`, `removeLookFile`: what there is afterwards, or why it was refused. */
export interface LookFilePayload {
  readonly __typename: 'LookFilePayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** The key of the file. */
  readonly key: string | null
}

/** A mail of the shop, for staff. */
export interface Mail {
  readonly __typename: 'Mail'
  /** How often it was tried to send it. */
  readonly attempts: number
  /** When it was written. */
  readonly createdAt: DateTime
  /** As HTML; secrets of links are hidden. */
  readonly html: string
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** What it is about, as `orderConfirmation`. */
  readonly kind: string
  /** In which it is written. */
  readonly language: Language
  /** Why it could not be sent the last time; null where nothing went wrong. */
  readonly lastError: string | null
  /** The order that it is about; null for all else. */
  readonly order: Order | null
  /** Where it goes. */
  readonly recipient: string
  /** When the mail server took it; null before. */
  readonly sentAt: DateTime | null
  /** Whether it is sent. */
  readonly state: MailState
  /** Its subject. */
  readonly subject: string
  /** As plain text; secrets of links are hidden. */
  readonly text: string
}

/** A page of a list, each entry as `Mail`. */
export interface MailConnection {
  readonly __typename: 'MailConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly MailEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many mails are in each state under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly MailStateCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface MailEdge {
  readonly __typename: 'MailEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Mail
}

/** Which mails are wanted: those that fit all of it. */
export interface MailFilter {
  /** Words in subject or recipient. */
  readonly search?: string | null
  /** In this state alone; absent: all. */
  readonly state?: MailState | null
}

/** What came of an attempt to send. */
export type MailOutcome = 'DNS' | 'LOGIN' | 'NO_PASSWORD' | 'NO_SERVER' | 'OTHER' | 'RECIPIENT' | 'REFUSED' | 'SENDER' | 'SENT' | 'TIMEOUT' | 'TLS'

/** Whether a mail is sent. */
export type MailState = 'FAILED' | 'QUEUED' | 'SENDING' | 'SENT'

/** How many mails are in a state. */
export interface MailStateCount {
  readonly __typename: 'MailStateCount'
  /** How many. */
  readonly count: number
  /** Null for mails of every state. */
  readonly state: MailState | null
}

/** What came of trying a mailbox. */
export interface MailboxTest {
  readonly __typename: 'MailboxTest'
  /** What the mail server said; null: nothing. */
  readonly answer: string | null
  /** How long it took. */
  readonly milliseconds: number
  /** What came of it. */
  readonly outcome: MailOutcome
  /** To whom it went. */
  readonly to: string
}

/** An environmental claim, in both languages. */
export interface ManagedClaim {
  readonly __typename: 'ManagedClaim'
  /** What it rests on. */
  readonly evidence: LocalizedText
  /** What is claimed. */
  readonly text: LocalizedText
}

/** A colour as staff see it. */
export interface ManagedColor {
  readonly __typename: 'ManagedColor'
  /** Its short name, by which filters and programs know it. */
  readonly code: string
  /** The id of the colour. */
  readonly colorId: Id
  /** As it is drawn on screens, like #1a2b3c. */
  readonly hex: string
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Its pictures, in order. */
  readonly images: readonly ColorImage[]
  /** Products with sizes in it. */
  readonly productCount: number
  /** The first of them by title, at most 50. */
  readonly products: readonly ColoredProduct[]
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** Its place in lists; smaller ones come first. */
  readonly sortOrder: number
  /** Address of the square picture by which it is shown in small; null: by its value. */
  readonly swatchUrl: string | null
  /** In both languages. */
  readonly title: LocalizedText
}

/** A page of a list, each entry as `ManagedColor`. */
export interface ManagedColorConnection {
  readonly __typename: 'ManagedColorConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly ManagedColorEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface ManagedColorEdge {
  readonly __typename: 'ManagedColorEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: ManagedColor
}

/** How much is in a piece. */
export interface ManagedContent {
  readonly __typename: 'ManagedContent'
  /** In that unit. */
  readonly amount: number
  /** In what it is measured. */
  readonly unit: ContentUnit
}

/** A file that goes with a product, as staff see it. */
export interface ManagedDownload {
  readonly __typename: 'ManagedDownload'
  /** Plain id of the file. */
  readonly fileId: string
  /** Name of the file as it was uploaded. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** In both languages. */
  readonly title: LocalizedText
}

/** The working copy of an entry, which no visitor sees, with how far it is in each language. */
export interface ManagedEntry {
  readonly __typename: 'ManagedEntry'
  /** How it would look: the blocks as visitors would see them, empty ones too. */
  readonly blocks: With<{
    /** Of the texts. */
    readonly language: Language
  }, readonly Block[]>
  /** When it was last changed. */
  readonly changedAt: DateTime
  /** Who did that; null where nobody knows any more. */
  readonly changedBy: string | null
  /** When it came into being. */
  readonly createdAt: DateTime
  /** Who made it; null where nobody knows any more. */
  readonly createdBy: string | null
  /** Since when it is in the trash; null while it is not. */
  readonly deletedAt: DateTime | null
  /** In both languages; empty where there is none. */
  readonly description: PageTexts
  /** What changed since a revision. */
  readonly differences: With<{
    /** The number of the earlier revision. */
    readonly from: number
    /** That of the later one; null: the working copy. */
    readonly to?: number | null
  }, readonly EntryDifference[]>
  /** All blocks as they are stored, as `blockTypes` describes them. */
  readonly document: Json
  /** Files to be saved that belong to it. */
  readonly downloads: readonly File[]
  /** When the event ends; null for what is none. */
  readonly endsAt: DateTime | null
  /** What readers would stumble over, in the order of the page. */
  readonly findings: readonly EntryFinding[]
  /** Whether visitors see it on a page of its own. */
  readonly hasAddress: boolean
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** For lists and shared links; null without one. */
  readonly image: File | null
  /** Whether the English texts were found right for the German ones as they are now; null: nobody looked. */
  readonly isEnglishChecked: boolean | null
  /** Which standing page it is; null for others. */
  readonly key: StandingPage | null
  /** What it is. */
  readonly kind: EntryKind
  /** How far it is in German, and in English. */
  readonly languages: readonly EntryLanguage[]
  /** Where it leads: links of its texts, its buttons and pictures, and those that belong to it. */
  readonly linkedAddresses: readonly LinkedAddress[]
  /** Addresses that belong to it. */
  readonly links: readonly ManagedEntryLink[]
  /** Who is editing it; null while nobody is. */
  readonly lock: Lock | null
  /** Files that belong to it. */
  readonly media: readonly File[]
  /** What it is called in lists: its title, else its address. */
  readonly name: string
  /** Whether search engines are asked to leave it out. */
  readonly noindex: EntryNoindex
  /** Where the event is. */
  readonly place: PageTexts
  /** Links by which others see it, those that ended too, the newest first. */
  readonly previewLinks: readonly PreviewLink[]
  /** The day that it is dated; null: that on which it is first seen. */
  readonly publishDate: Date | null
  /** What it was at one of its revisions; null for an unknown number. */
  readonly revision: With<{
    /** Counts from 1 on. */
    readonly number: number
  }, EntryRevision | null>
  /** What it was, the newest first. */
  readonly revisions: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, EntryRevisionConnection>
  /** Its part of the address in each language; empty: made of the title when it is published. */
  readonly slug: PageTexts
  /** When the event begins; null for what is none. */
  readonly startsAt: DateTime | null
  /** Where it is on its way to be published. */
  readonly step: EntryStep
  /** Since when. */
  readonly stepAt: DateTime | null
  /** Who brought it there. */
  readonly stepBy: string | null
  /** What they said; null: nothing. */
  readonly stepNote: string | null
  /** In small letters. */
  readonly tags: readonly string[]
  /** In both languages; empty where there is none. */
  readonly title: PageTexts
  /** German texts that have no English one. */
  readonly untranslated: readonly UntranslatedText[]
  /** How many these are. */
  readonly untranslatedCount: number
  /** Entries that show it, of a reusable one. */
  readonly usedBy: readonly EntryHolder[]
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly version: number
  /** Whether the asker may change it. */
  readonly viewerCanEdit: boolean
  /** Whether the asker may publish, withdraw and delete it. */
  readonly viewerCanPublish: boolean
}

/** A page of a list, each entry as `ManagedEntry`. */
export interface ManagedEntryConnection {
  readonly __typename: 'ManagedEntryConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly ManagedEntryEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly EntryTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface ManagedEntryEdge {
  readonly __typename: 'ManagedEntryEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: ManagedEntry
}

/** An address with what it is called. */
export interface ManagedEntryLink {
  readonly __typename: 'ManagedEntryLink'
  /** Where it leads. */
  readonly href: string
  /** In both languages; empty where there is none. */
  readonly label: PageTexts
}

/** A product group as staff see it. */
export interface ManagedGroup {
  readonly __typename: 'ManagedGroup'
  /** In both languages; null where nothing is said. */
  readonly description: LocalizedText | null
  /** The id of the group. */
  readonly groupId: Id
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Its picture; null without one. */
  readonly image: Image | null
  /** What its picture shows, in the group’s own words; null: those of the file, else its title. */
  readonly imageAlt: LocalizedText | null
  /** Whether it stands in the main gallery, not in the menu. */
  readonly isMainGallery: boolean
  /** Its products, those too that visitors do not see. */
  readonly memberCount: number
  /** Its pictures besides the first, in order. */
  readonly moreImages: readonly GroupImage[]
  /** Of the groups right above it. */
  readonly parentIds: readonly Id[]
  /** Path of its page in the shop, in the language asked for. */
  readonly path: string
  /** Products that visitors can see. */
  readonly productCount: number
  /** How its products are listed where no visitor sorts them; `RECOMMENDED`: by hand. */
  readonly productOrder: ProductOrder
  /** Its first products, at most 500: those placed by hand, then in the shop’s order. */
  readonly products: readonly GroupProduct[]
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** What search engines show below it, in both languages; null: its description. */
  readonly seoDescription: LocalizedText | null
  /** What search engines show as its title, in both languages; null: its title. */
  readonly seoTitle: LocalizedText | null
  /** Its part of addresses, of which there is one such in the shop. */
  readonly slug: string
  /** Its place in lists; smaller ones come first. */
  readonly sortOrder: number
  /** In both languages. */
  readonly title: LocalizedText
}

/** A page of a list, each entry as `ManagedGroup`. */
export interface ManagedGroupConnection {
  readonly __typename: 'ManagedGroupConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly ManagedGroupEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface ManagedGroupEdge {
  readonly __typename: 'ManagedGroupEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: ManagedGroup
}

/** The words of a picture in both languages. */
export interface ManagedImage {
  readonly __typename: 'ManagedImage'
  /** What it shows, in both languages; null where nobody wrote that down. */
  readonly alt: LocalizedText | null
  /** What stands below it, in both languages; null for nothing. */
  readonly caption: LocalizedText | null
  /** Plain id of its file, by which it is named when it is changed. */
  readonly imageId: Id
}

/** A time for which a product is on offer. */
export interface ManagedOffer {
  readonly __typename: 'ManagedOffer'
  /** Keys of the discount groups that the product is in meanwhile. */
  readonly discountGroups: readonly string[]
  /** When it ends. */
  readonly endsAt: DateTime
  /** When it begins. */
  readonly startsAt: DateTime
}

/** How many products are in a state. */
export interface ManagedProductCount {
  readonly __typename: 'ManagedProductCount'
  /** As many; 1,001 stands for more than 1,000. */
  readonly count: number
  /** Which state. */
  readonly state: ManagedProductState
}

/** By what products are sorted. */
export type ManagedProductField = 'NUMBER' | 'PRICE' | 'SORT_ORDER' | 'STOCK' | 'TITLE' | 'UPDATED_AT'

/** Which products are wanted: those that fit all of it. */
export interface ManagedProductFilter {
  /** Key of a discount group that it, or an offer of it, is in. */
  readonly discountGroup?: string | null
  /** Of `ProductGroup`: its id as GraphQL or REST shows it; also `key:value` by `slug`. */
  readonly groupId?: Id | null
  /** Of this sort alone. */
  readonly kind?: ProductKind | null
  /** Key under which it, or one of its variants, has a value. */
  readonly property?: string | null
  /** Words in every order; typing errors are forgiven. At most 100 characters count. */
  readonly search?: string | null
  /** In this state alone; absent: ALL. */
  readonly state?: ManagedProductState | null
}

/** In which order products are listed; absent: those changed last first. */
export interface ManagedProductOrder {
  /** Which end comes first. */
  readonly direction: Direction
  /** By what the list is sorted. */
  readonly field: ManagedProductField
}

/** Tabs of the list of products. */
export type ManagedProductState = 'ALL' | 'DELETED' | 'OFFLINE' | 'ONLINE' | 'SALE' | 'SIZES_SOLD_OUT' | 'SOLD_OUT'

/** A line of a product’s table, in both languages. */
export interface ManagedProperty {
  readonly __typename: 'ManagedProperty'
  /** Names the line in the product. */
  readonly key: string
  /** What it is about. */
  readonly label: LocalizedText
  /** What it says. */
  readonly value: LocalizedText
}

/** Who made a product, and what is warned of. */
export interface ManagedSafety {
  readonly __typename: 'ManagedSafety'
  /** Of the producer. */
  readonly address: string
  /** Of the producer. */
  readonly email: string
  /** Who answers for it in the EU, where the producer is elsewhere; else null. */
  readonly euPerson: string | null
  /** Who made it. */
  readonly producer: string
  /** In both languages; null where there are none. */
  readonly warnings: LocalizedText | null
}

/** What a piece costs from how many on, as staff see it. */
export interface ManagedTier {
  readonly __typename: 'ManagedTier'
  /** From so many pieces on. */
  readonly from: number
  /** Of a piece then. */
  readonly price: Money
  /** Which sizes it is meant for. */
  readonly scope: TierScope
  /** The variants that the scope SOME names. */
  readonly variantIds: readonly Id[]
}

/** A place: its address with a picture of a map. A map of somebody else’s is loaded by a click alone. */
export interface MapBlock {
  readonly __typename: 'MapBlock'
  /** As one line. */
  readonly address: string
  /** The shop’s key to maps of Google, which whoever loads one sees in its address; null without one, and where a map is not shown. */
  readonly googleKey: string | null
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** Degrees north; null where nobody said. */
  readonly latitude: number | null
  /** Degrees east; null where nobody said. */
  readonly longitude: number | null
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** A picture of the map; null without one. */
  readonly picture: PagePicture | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** What the place is called. */
  readonly title: string
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
  /** How near a map begins, from 1 to 19. */
  readonly zoom: number
}

/** What `markFormAnswersRead` is told. */
export interface MarkFormAnswersReadInput {
  /** At most 100. */
  readonly answerIds: readonly Id[]
  /** False: they are to be read again. */
  readonly isRead: boolean
}

/** What came of `markFormAnswersRead`: what there is afterwards, or why it was refused. */
export interface MarkFormAnswersReadPayload {
  readonly __typename: 'MarkFormAnswersReadPayload'
  /** As they stand afterwards. */
  readonly answers: readonly FormAnswer[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `markOrderRead` is told. */
export interface MarkOrderReadInput {
  /** Whether staff has looked at it. */
  readonly isRead: boolean
  /** Of `Order`: its id as GraphQL or REST shows it; also `key:value` by `order_number`. */
  readonly orderId: Id
}

/** What `markOrderRefunded` is told. */
export interface MarkOrderRefundedInput {
  /** Of `Order`: its id as GraphQL or REST shows it; also `key:value` by `order_number`. */
  readonly orderId: Id
}

/** What `markOrderShipped` is told. */
export interface MarkOrderShippedInput {
  /** Who brings it; absent or null: nobody is named. */
  readonly carrier?: string | null
  /** Of `Order`: its id as GraphQL or REST shows it; also `key:value` by `order_number`. */
  readonly orderId: Id
  /** By which the parcel is followed; absent or null: none. */
  readonly trackingNumber?: string | null
}

/** What `markOrdersPaid` is told. */
export interface MarkOrdersPaidInput {
  /** Of `Order`: its id as GraphQL or REST shows it; also `key:value` by `order_number`. */
  readonly orderIds: readonly Id[]
  /** Day on which the money arrived; today if left out. */
  readonly paidOn?: Date | null
}

/** A member of staff with the rights that were given to them beyond a member’s. */
export interface Member {
  readonly __typename: 'Member'
  /** By which they sign in. */
  readonly email: string
  /** Rights beyond those of all members, and what is withheld. */
  readonly grants: readonly Grant[]
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** As others see it. */
  readonly name: string
  /** Of the `User`. */
  readonly userId: Id
}

/** A page of a list, each entry as `Member`. */
export interface MemberConnection {
  readonly __typename: 'MemberConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly MemberEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface MemberEdge {
  readonly __typename: 'MemberEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Member
}

/** A link of the main navigation, with those below it. */
export interface MenuEntry {
  readonly __typename: 'MenuEntry'
  /** What the drawer of a phone shows below it. */
  readonly children: readonly MenuLink[]
  /** A path without language, or an address of another site. */
  readonly href: string
  /** What visitors press. */
  readonly label: string
}

/** A product group that a menu can lead to. */
export interface MenuGroup {
  readonly __typename: 'MenuGroup'
  /** Without language. */
  readonly path: string
  /** In both languages, to begin a label with. */
  readonly title: LocalizedText
}

/** A link of a menu, in the language of the request. */
export interface MenuLink {
  readonly __typename: 'MenuLink'
  /** A path without language, or an address of another site. */
  readonly href: string
  /** What visitors press. */
  readonly label: string
}

/** A page, post or event that a menu can lead to. */
export interface MenuPage {
  readonly __typename: 'MenuPage'
  /** Without language. English: empty where it is not published. */
  readonly path: PageTexts
  /** English: empty where it is not published. */
  readonly title: PageTexts
}

/** What `mergeColors` is told. */
export interface MergeColorsInput {
  /** The one that goes. */
  readonly colorId: Id
  /** The one that stays. */
  readonly intoColorId: Id
}

/** The least that the goods of an order must be worth here, where a cart has less. */
export interface MinimumOrder {
  readonly __typename: 'MinimumOrder'
  /** That least. */
  readonly amount: Money
  /** What lacks of it. */
  readonly missing: Money
}

/** An address that visitors asked for in vain. Of them it says nothing. */
export interface MissedPath {
  readonly __typename: 'MissedPath'
  /** How often. */
  readonly count: number
  /** The first day on which somebody did. */
  readonly firstDay: Date
  /** Its id, for as long as it is listed. */
  readonly id: Id
  /** The last day on which somebody did. */
  readonly lastDay: Date
  /** Without language and parameters, cut where it may say something of a person. */
  readonly path: string
}

/** A page of a list, each entry as `MissedPath`. */
export interface MissedPathConnection {
  readonly __typename: 'MissedPathConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly MissedPathEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface MissedPathEdge {
  readonly __typename: 'MissedPathEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: MissedPath
}

/** An amount of money. */
export interface Money {
  readonly __typename: 'Money'
  /** Whole cents. */
  readonly cents: Cents
  /** ISO 4217, such as EUR. */
  readonly currency: string
}

/** What `moveWishes` is told. */
export interface MoveWishesInput {
  /** Whether they stay where they are, too. */
  readonly isCopy: boolean
  /** Of `Wish`: its id as GraphQL or REST shows it. At most 200 entries. */
  readonly wishIds: readonly Id[]
  /** Where they go. */
  readonly wishListId: Id
}

/** What can be changed. A refusal stands in `errors` of the answer, and then nothing was changed. */
export interface Mutation {
  readonly __typename: 'Mutation'
  /** Joins a company by the link of an invitation, which is used up by it. */
  readonly acceptCompanyInvitation: With<{
    /** What is to be done. */
    readonly input: AcceptCompanyInvitationInput
  }, CompanyPayload>
  /** The viewer took note that their second factor was switched off; `secondFactorEndsAt` is null again. */
  readonly acknowledgeSecondFactorReset: AcknowledgeSecondFactorResetPayload
  /** Lets this session act for a customer in the shop for an hour, with the customer’s cart and prices and nobody’s staff rights; in the admin centre it stays the staff’s own. */
  readonly actAsCustomer: With<{
    /** What is to be done. */
    readonly input: ActAsCustomerInput
  }, ActingPayload>
  /** Puts articles into the cart by their numbers: all of them, or none and what is wrong with each. Texts are printed on none of them. */
  readonly addArticlesToCart: With<{
    /** What is to be done. */
    readonly input: AddArticlesToCartInput
  }, AddToCartPayload>
  /** Takes a font or a picture for looks. */
  readonly addLookFile: With<{
    /** What is to be done. */
    readonly input: AddLookFileInput
  }, LookFilePayload>
  /** Adds a note of the staff to the history. */
  readonly addOrderNote: With<{
    /** What is to be done. */
    readonly input: AddOrderNoteInput
  }, OrderPayload>
  /** Keeps a new passkey and ends all other sessions. From the first one on the password alone does not sign in, unless `setPasswordSuffices` says so. */
  readonly addPasskey: With<{
    /** What is to be done. */
    readonly input: AddPasskeyInput
  }, AddPasskeyPayload>
  /** Puts a PDF behind the downloads of a product, for everybody to have. */
  readonly addProductDownload: With<{
    /** What is to be done. */
    readonly input: AddProductDownloadInput
  }, ProductPayload>
  /** Puts a picture behind those of a product. */
  readonly addProductImage: With<{
    /** What is to be done. */
    readonly input: AddProductImageInput
  }, ProductPayload>
  /** Puts sets into the cart, each place filled. */
  readonly addSetToCart: With<{
    /** What is to be done. */
    readonly input: AddSetToCartInput
  }, AddToCartPayload>
  /** Puts pieces of a product into the cart. */
  readonly addToCart: With<{
    /** What is to be done. */
    readonly input: AddToCartInput
  }, AddToCartPayload>
  /** Adds a size of a fit and colour to goods; without stock it is sold out. */
  readonly addVariant: With<{
    /** What is to be done. */
    readonly input: AddVariantInput
  }, ProductPayload>
  /** Puts wishes into the cart, as many as are wanted of each: all of them, or none and what is wrong with each. */
  readonly addWishesToCart: With<{
    /** What is to be done. */
    readonly input: AddWishesToCartInput
  }, AddWishesToCartPayload>
  /** Keeps what the buyer answers to what the shop asks of lines of the cart. */
  readonly answerCartLines: With<{
    /** What is to be done. */
    readonly input: AnswerCartLinesInput
  }, CartPayload>
  /** Finds what was handed in fit to be published. */
  readonly approveEntry: With<{
    /** What is to be done. */
    readonly input: EntryStepInput
  }, EntryPayload>
  /** Approves an order: it is priced anew and placed in the buyer’s name, once. */
  readonly approveOrderRequest: With<{
    /** What is to be done. */
    readonly input: ApproveOrderRequestInput
  }, OrderRequestPayload>
  /** Puts colours into an order. */
  readonly arrangeColors: With<{
    /** What is to be done. */
    readonly input: ArrangeColorsInput
  }, ArrangeColorsPayload>
  /** Orders product groups and moves them below others; refused where one would stand above itself. */
  readonly arrangeProductGroups: With<{
    /** What is to be done. */
    readonly input: ArrangeProductGroupsInput
  }, ArrangeProductGroupsPayload>
  /** Brings the pictures of a product into an order; those that are left out are removed. */
  readonly arrangeProductImages: With<{
    /** What is to be done. */
    readonly input: ArrangeProductImagesInput
  }, ProductPayload>
  /** Sends the viewer’s cart to who decides for their company, and empties it. */
  readonly askApproval: With<{
    /** What is to be done. */
    readonly input: AskApprovalInput
  }, OrderRequestPayload>
  /** Blocks a voucher, or takes that back; its money stays on it. */
  readonly blockVoucher: With<{
    /** What is to be done. */
    readonly input: BlockVoucherInput
  }, VoucherPayload>
  /** Books a movement of an account to the invoices that it pays. */
  readonly bookBankLine: With<{
    /** What it is for. */
    readonly input: BookBankLineInput
  }, BankLinePayload>
  /** Makes the stock of all that was counted what was counted, less what was sold since, and ends the stock-taking. */
  readonly bookStockTaking: With<{
    /** What is to be done. */
    readonly input: StockTakingInput
  }, StockTakingPayload>
  /** Books every open movement of which it is sure what it pays. */
  readonly bookSureLines: With<{
    /** Which. */
    readonly input: BookSureLinesInput
  }, BookSureLinesPayload>
  /** Takes an invoice back by a cancellation that refers to it. */
  readonly cancelInvoice: With<{
    /** Which invoice. */
    readonly input: InvoiceInput
  }, DocumentPayload>
  /** Cancels an order that is not shipped: goods go back into stock, the customer is told. */
  readonly cancelOrder: With<{
    /** What is to be done. */
    readonly input: CancelOrderInput
  }, OrderPayload>
  /** Ends the viewer’s rehearsal of prices. */
  readonly cancelPriceRehearsal: RehearsalPayload
  /** Calls an import off; nothing of it is in the catalogue. */
  readonly cancelProductImport: With<{
    /** What is to be done. */
    readonly input: ProductImportInput
  }, ProductImportPayload>
  /** Ends the viewer’s rehearsal of a section. */
  readonly cancelRehearsal: With<{
    /** What is to be done. */
    readonly input: CancelRehearsalInput
  }, RehearsalPayload>
  /** Says anew how often a key may ask, from its next request on. */
  readonly changeApiKeyLimit: With<{
    /** What is to be done. */
    readonly input: ChangeApiKeyLimitInput
  }, ChangeApiKeyLimitPayload>
  /** Changes what a buyer may do, suspends them or lets them buy again; for administrators of the company and staff. */
  readonly changeBuyer: With<{
    /** What is to be done. */
    readonly input: ChangeBuyerInput
  }, CompanyPayload>
  /** Changes how many pieces a line has, or what is printed on them. */
  readonly changeCartLine: With<{
    /** What is to be done. */
    readonly input: ChangeCartLineInput
  }, CartPayload>
  /** Changes an address of an order within its country; the history keeps the one before. */
  readonly changeOrderAddress: With<{
    /** What is to be done. */
    readonly input: ChangeOrderAddressInput
  }, OrderPayload>
  /** Changes a note that the viewer wrote. */
  readonly changeOrderNote: With<{
    /** What is to be done. */
    readonly input: ChangeOrderNoteInput
  }, OrderPayload>
  /** Changes the parcel locker or pick-up point of an order; the history keeps the one before. */
  readonly changeOrderStation: With<{
    /** What is to be done. */
    readonly input: ChangeOrderStationInput
  }, OrderPayload>
  /** Changes one’s own password, after the present one and, where signing in takes one, the second step; ends all other sessions. */
  readonly changePassword: With<{
    /** What is to be done. */
    readonly input: ChangePasswordInput
  }, ChangePasswordPayload>
  /** Changes several products alike, each as a whole or not at all; paths of `errors` begin with their place. */
  readonly changeProducts: With<{
    /** What is to be done. */
    readonly input: ChangeProductsInput
  }, ChangeProductsPayload>
  /** Changes the stock of several pieces, with the reason that their movements tell. */
  readonly changeStock: With<{
    /** What is to be done. */
    readonly input: ChangeStockInput
  }, StockPayload>
  /** Says that the English texts are right for the German ones as they are now. */
  readonly checkEnglish: With<{
    /** What is to be done. */
    readonly input: CheckEnglishInput
  }, EntryPayload>
  /** How strong a password is; nothing is kept. */
  readonly checkPasswordStrength: With<{
    /** What is to be done. */
    readonly input: CheckPasswordStrengthInput
  }, PasswordStrength>
  /** Says what the columns of a table mean, and has it compared with the catalogue in the background; writes nothing of it. */
  readonly checkProductImport: With<{
    /** What is to be done. */
    readonly input: CheckProductImportInput
  }, ProductImportPayload>
  /** Chooses what the viewer does not want to hear of. */
  readonly chooseNotifications: With<{
    /** What is to be done. */
    readonly input: ChooseNotificationsInput
  }, NotificationsPayload>
  /** Adds which order a declaration means and when the goods arrived; what was declared stays. */
  readonly completeWithdrawal: With<{
    /** What is to be done. */
    readonly input: CompleteWithdrawalInput
  }, DecideWithdrawalPayload>
  /** Confirms the address of an account, which can sign in from then on; signs nobody in. */
  readonly confirmAccount: With<{
    /** What is to be done. */
    readonly input: ConfirmAccountInput
  }, ConfirmAccountPayload>
  /** Gives an account its new address by the link of the mail that went there; ends its sessions. */
  readonly confirmEmailChange: With<{
    /** What is to be done. */
    readonly input: ConfirmEmailChangeInput
  }, ConfirmEmailChangePayload>
  /** Confirms by the link of a mail that somebody wants to be told when a size is back. */
  readonly confirmRestock: With<{
    /** What is to be done. */
    readonly input: RestockLinkInput
  }, RestockPayload>
  /** Switches the second factor on and ends all other sessions. */
  readonly confirmTotp: With<{
    /** What is to be done. */
    readonly input: ConfirmTotpInput
  }, RecoveryCodesPayload>
  /** Makes a draft of issued documents: all that is left of them, or some lines. */
  readonly convertDocuments: With<{
    /** What becomes what. */
    readonly input: ConvertDocumentsInput
  }, DocumentPayload>
  /** Copies a document as a draft of any kind. */
  readonly copyDocument: With<{
    /** What is copied. */
    readonly input: CopyDocumentInput
  }, DocumentPayload>
  /** Makes a commission another amount, by an entry that says why. */
  readonly correctCommission: With<{
    /** What is to be done. */
    readonly input: CorrectCommissionInput
  }, AffiliatePayload>
  /** Puts carrier and tracking number of a shipped order right. */
  readonly correctOrderTracking: With<{
    /** What is to be done. */
    readonly input: CorrectOrderTrackingInput
  }, OrderPayload>
  /** Makes what is on a voucher another amount. */
  readonly correctVoucher: With<{
    /** What is to be done. */
    readonly input: CorrectVoucherInput
  }, VoucherPayload>
  /** Counts that a visit began with a partner’s link, without a word of whose it was. */
  readonly countAffiliateClick: With<{
    /** What is to be done. */
    readonly input: CountAffiliateClickInput
  }, CountAffiliateClickPayload>
  /** Counts a piece of a stock-taking, by its line or by a scanned code. */
  readonly countStockPiece: With<{
    /** What is to be done. */
    readonly input: CountStockPieceInput
  }, CountStockPiecePayload>
  /** Keeps an address. */
  readonly createAddress: With<{
    /** What is to be done. */
    readonly input: CreateAddressInput
  }, AddressPayload>
  /** Makes a partner. */
  readonly createAffiliate: With<{
    /** What is to be done. */
    readonly input: CreateAffiliateInput
  }, AffiliatePayload>
  /** Makes a key for a program. */
  readonly createApiKey: With<{
    /** What is to be done. */
    readonly input: CreateApiKeyInput
  }, CreateApiKeyPayload>
  /** Makes an empty cart with a token, for programs with an API key and clients without cookies: checkout, orders and favourites follow the token. Browsers of the shop need none. */
  readonly createCart: CreateCartPayload
  /** Makes a colour. */
  readonly createColor: With<{
    /** What is to be done. */
    readonly input: CreateColorInput
  }, ColorPayload>
  /** Sets up a company. */
  readonly createCompany: With<{
    /** What is to be done. */
    readonly input: CreateCompanyInput
  }, CompanyPayload>
  /** Makes a coupon. */
  readonly createCoupon: With<{
    /** What is to be done. */
    readonly input: CreateCouponInput
  }, CouponPayload>
  /** Makes a draft. */
  readonly createDocument: With<{
    /** The draft. */
    readonly input: CreateDocumentInput
  }, DocumentPayload>
  /** Makes an entry; visitors see nothing of it. */
  readonly createEntry: With<{
    /** What is to be done. */
    readonly input: CreateEntryInput
  }, EntryPayload>
  /** Makes a form; without fields it asks what a contact form asks. */
  readonly createForm: With<{
    /** What is to be done. */
    readonly input: CreateFormInput
  }, FormPayload>
  /** Makes a gallery. */
  readonly createGallery: With<{
    /** What is to be done. */
    readonly input: CreateGalleryInput
  }, GalleryPayload>
  /** Adds a contact person. */
  readonly createPerson: With<{
    /** What is to be done. */
    readonly input: CreatePersonInput
  }, PersonPayload>
  /** Makes a link by which others see the working copy for some days. */
  readonly createPreviewLink: With<{
    /** What is to be done. */
    readonly input: CreatePreviewLinkInput
  }, PreviewLinkPayload>
  /** Makes a product with all that belongs to it, offline unless `changes` say otherwise. */
  readonly createProduct: With<{
    /** What is to be done. */
    readonly input: CreateProductInput
  }, ProductPayload>
  /** Makes a product group. */
  readonly createProductGroup: With<{
    /** What is to be done. */
    readonly input: CreateProductGroupInput
  }, ProductGroupPayload>
  /** Makes a group of synonyms, by which the search finds at once. */
  readonly createSearchSynonym: With<{
    /** What is to be done. */
    readonly input: CreateSearchSynonymInput
  }, SearchSynonymPayload>
  /** Begins a standing page with what the shop says there itself: its text, and live parts where it follows the settings. */
  readonly createStandingPage: With<{
    /** What is to be done. */
    readonly input: CreateStandingPageInput
  }, EntryPayload>
  /** Makes a voucher template. */
  readonly createVoucherTemplate: With<{
    /** What is to be done. */
    readonly input: CreateVoucherTemplateInput
  }, VoucherTemplatePayload>
  /** Sets up an endpoint; its secret is in the answer and nowhere else. */
  readonly createWebhookEndpoint: With<{
    /** What is to be done. */
    readonly input: CreateWebhookEndpointInput
  }, CreateWebhookEndpointPayload>
  /** Switches an account off and ends its sessions. */
  readonly deactivateUser: With<{
    /** What is to be done. */
    readonly input: UserInput
  }, UserPayload>
  /** Takes down what a visitor decided about services of others; the latest decision counts. */
  readonly decideConsent: With<{
    /** What is to be done. */
    readonly input: DecideConsentInput
  }, DecideConsentPayload>
  /** Approves a bill, refuses it for a reason, notes that it was paid, or takes that back. */
  readonly decideVendorBill: With<{
    /** What becomes of which. */
    readonly input: DecideVendorBillInput
  }, VendorBillPayload>
  /** Accepts or refuses a declaration and writes to the customer; it gives no money back by itself. */
  readonly decideWithdrawal: With<{
    /** What is to be done. */
    readonly input: DecideWithdrawalInput
  }, DecideWithdrawalPayload>
  /** Declares the withdrawal from a contract, with or without an account. Whether there is such an order is told to nobody. */
  readonly declareWithdrawal: With<{
    /** What is to be done. */
    readonly input: DeclareWithdrawalInput
  }, DeclareWithdrawalPayload>
  /** Declines an order; its buyer is told by mail. */
  readonly declineOrderRequest: With<{
    /** What is to be done. */
    readonly input: DeclineOrderRequestInput
  }, OrderRequestPayload>
  /** Forgets an address. */
  readonly deleteAddress: With<{
    /** What is to be done. */
    readonly input: DeleteAddressInput
  }, AddressPayload>
  /** Deletes colours; refused while sizes are in one of them. */
  readonly deleteColors: With<{
    /** What is to be done. */
    readonly input: DeleteColorsInput
  }, DeleteColorsPayload>
  /** Deletes coupons; orders keep what they were granted. */
  readonly deleteCoupons: With<{
    /** What is to be done. */
    readonly input: DeleteCouponsInput
  }, DeleteCouponsPayload>
  /** Deletes entries for good that are in the trash. */
  readonly deleteEntries: With<{
    /** What is to be done. */
    readonly input: EntryIdsInput
  }, EntriesPayload>
  /** Deletes files for good, out of the trash. */
  readonly deleteFiles: With<{
    /** What is to be done. */
    readonly input: DeleteFilesInput
  }, DeleteFilesPayload>
  /** Removes answers for good. */
  readonly deleteFormAnswers: With<{
    /** What is to be done. */
    readonly input: DeleteFormAnswersInput
  }, DeleteFormAnswersPayload>
  /** Removes forms with all that was answered to them. */
  readonly deleteForms: With<{
    /** What is to be done. */
    readonly input: DeleteFormsInput
  }, DeleteFormsPayload>
  /** Deletes galleries; their pictures stay in the library. */
  readonly deleteGalleries: With<{
    /** What is to be done. */
    readonly input: DeleteGalleriesInput
  }, DeleteGalleriesPayload>
  /** Removes a note that the viewer wrote. */
  readonly deleteOrderNote: With<{
    /** What is to be done. */
    readonly input: DeleteOrderNoteInput
  }, OrderPayload>
  /** Removes contact persons. */
  readonly deletePersons: With<{
    /** What is to be done. */
    readonly input: DeletePersonsInput
  }, DeletePersonsPayload>
  /** Deletes groups; their products stay, without them. */
  readonly deleteProductGroups: With<{
    /** What is to be done. */
    readonly input: DeleteProductGroupsInput
  }, DeleteProductGroupsPayload>
  /** Takes products out of the shop; orders keep them, and they can be restored. */
  readonly deleteProducts: With<{
    /** What is to be done. */
    readonly input: DeleteProductsInput
  }, DeleteProductsPayload>
  /** Forgets redirects; visitors find nothing there again. */
  readonly deleteRedirects: With<{
    /** What is to be done. */
    readonly input: DeleteRedirectsInput
  }, DeleteRedirectsPayload>
  /** Deletes groups of synonyms. */
  readonly deleteSearchSynonyms: With<{
    /** What is to be done. */
    readonly input: DeleteSearchSynonymsInput
  }, DeleteSearchSynonymsPayload>
  /** Forgets a team list. */
  readonly deleteTeamList: With<{
    /** What is to be done. */
    readonly input: DeleteTeamListInput
  }, TeamListPayload>
  /** Deletes a saved theme; the look stays. */
  readonly deleteTheme: With<{
    /** What is to be done. */
    readonly input: DeleteThemeInput
  }, ThemePayload>
  /** Removes sizes from a product; orders keep them. Without the last one it is sold from its own stock, which is none. */
  readonly deleteVariants: With<{
    /** What is to be done. */
    readonly input: DeleteVariantsInput
  }, ProductPayload>
  /** Forgets a view of a list. */
  readonly deleteView: With<{
    /** What is to be done. */
    readonly input: DeleteViewInput
  }, SavedViewPayload>
  /** Deletes voucher templates; vouchers that have one keep its look. */
  readonly deleteVoucherTemplates: With<{
    /** What is to be done. */
    readonly input: DeleteVoucherTemplatesInput
  }, DeleteVoucherTemplatesPayload>
  /** Removes an endpoint with the log of its deliveries; what waits is told to nobody. */
  readonly deleteWebhookEndpoint: With<{
    /** What is to be done. */
    readonly input: OfWebhookEndpointInput
  }, DeleteWebhookEndpointPayload>
  /** Deletes a named list with what is on it. */
  readonly deleteWishList: With<{
    /** What is to be done. */
    readonly input: DeleteWishListInput
  }, WishListPayload>
  /** Switches the second factor off and ends all other sessions. */
  readonly disableSecondFactor: With<{
    /** What is to be done. */
    readonly input: SecondFactorInput
  }, DisableSecondFactorPayload>
  /** Takes words off the list of those that found nothing; they are counted anew. */
  readonly dismissSearchMisses: With<{
    /** What is to be done. */
    readonly input: DismissSearchMissesInput
  }, DismissSearchMissesPayload>
  /** Ends a stock-taking without booking it. */
  readonly dropStockTaking: With<{
    /** What is to be done. */
    readonly input: StockTakingInput
  }, StockTakingPayload>
  /** Makes a product like another one, offline, with numbers of its own. A GTIN is left out, counted stock is none. */
  readonly duplicateProduct: With<{
    /** What is to be done. */
    readonly input: DuplicateProductInput
  }, ProductPayload>
  /** Turns and crops pages of a PDF, always of what was uploaded, which is kept; what it was becomes an earlier version. */
  readonly editDocument: With<{
    /** What is to be done. */
    readonly input: EditDocumentInput
  }, FilePayload>
  /** Crops, turns and mirrors a picture, always from what was uploaded, which is kept; what it was becomes an earlier version. */
  readonly editPicture: With<{
    /** What is to be done. */
    readonly input: EditPictureInput
  }, FilePayload>
  /** Ends the waiting for a size, by the link of a mail. */
  readonly endRestock: With<{
    /** What is to be done. */
    readonly input: RestockLinkInput
  }, RestockPayload>
  /** Signs the viewer out in one browser. */
  readonly endSession: With<{
    /** What is to be done. */
    readonly input: EndSessionInput
  }, EndSessionPayload>
  /** Signs a person out everywhere. */
  readonly endUserSessions: With<{
    /** What is to be done. */
    readonly input: UserInput
  }, UserPayload>
  /** Puts a code into the cart: that of a coupon in place of another one, that of a voucher beside others. */
  readonly enterCode: With<{
    /** What is to be done. */
    readonly input: EnterCodeInput
  }, CartPayload>
  /** Takes a file that has arrived in parts (`POST /api/v0/uploads`) into the library. */
  readonly finishUpload: With<{
    /** What is to be done. */
    readonly input: FinishUploadInput
  }, UploadFilePayload>
  /** Gives back the lock of the tab that asks; that of somebody else is left alone. */
  readonly freeLock: With<{
    /** What is to be done. */
    readonly input: FreeLockInput
  }, LockPayload>
  /** Makes codes of a series, each for one order. */
  readonly generateCouponCodes: With<{
    /** What is to be done. */
    readonly input: GenerateCouponCodesInput
  }, GenerateCouponCodesPayload>
  /** Notes of movements that they are about no document. */
  readonly ignoreBankLines: With<{
    /** Which movements. */
    readonly input: BankLinesInput
  }, BankLinesPayload>
  /** Takes in a file of a bank; its movements wait to be booked. The same file twice, or periods that overlap, bring each movement once. */
  readonly importBankFile: With<{
    /** The file. */
    readonly input: ImportBankFileInput
  }, BankFilePayload>
  /** Takes over a file of settings as a whole, or not at all. */
  readonly importSettings: With<{
    /** What is to be done. */
    readonly input: ImportSettingsInput
  }, ImportSettingsPayload>
  /** Takes over texts of a file, all or none; what it does not name stays. */
  readonly importTexts: With<{
    /** What is to be done. */
    readonly input: ImportTextsInput
  }, ImportTextsPayload>
  /** Invites somebody by mail to buy for a company; for administrators of the company and staff. */
  readonly inviteBuyer: With<{
    /** What is to be done. */
    readonly input: InviteBuyerInput
  }, CompanyPayload>
  /** Opens an account and sends its owner a link to choose a password by. */
  readonly inviteUser: With<{
    /** What is to be done. */
    readonly input: InviteUserInput
  }, UserPayload>
  /** Issues a draft: it gets its number, its paper and its e-invoice, and never changes again. */
  readonly issueDocument: With<{
    /** Which draft. */
    readonly input: IssueDocumentInput
  }, DocumentPayload>
  /** Issues the invoice of a web order, with its e-invoice, and sends it if the shop does that. */
  readonly issueInvoice: With<{
    /** What is invoiced. */
    readonly input: IssueInvoiceInput
  }, DocumentPayload>
  /** Issues a voucher; it is sent at once where its day is today. */
  readonly issueVoucher: With<{
    /** What is to be done. */
    readonly input: IssueVoucherInput
  }, VoucherPayload>
  /** Joins what was decided in this browser before signing in to the account; decisions of other accounts stay theirs. */
  readonly joinConsent: With<{
    /** What is to be done. */
    readonly input: JoinConsentInput
  }, JoinConsentPayload>
  /** Keeps the viewer’s second factor that was to be switched off. */
  readonly keepSecondFactor: KeepSecondFactorPayload
  /** Keeps the second factor that was to be switched off, by the link of a mail. */
  readonly keepSecondFactorByLink: With<{
    /** What is to be done. */
    readonly input: KeepSecondFactorInput
  }, KeepSecondFactorByLinkPayload>
  /** Puts a product on a list or takes it off. */
  readonly listProduct: With<{
    /** What is to be done. */
    readonly input: ListProductInput
  }, WishListPayload>
  /** Notes that answers were read, or are to be read again. */
  readonly markFormAnswersRead: With<{
    /** What is to be done. */
    readonly input: MarkFormAnswersReadInput
  }, MarkFormAnswersReadPayload>
  /** Notes whether staff has looked at an order. */
  readonly markOrderRead: With<{
    /** What is to be done. */
    readonly input: MarkOrderReadInput
  }, OrderPayload>
  /** Notes that the money of a cancelled order was given back, and tells the customer. */
  readonly markOrderRefunded: With<{
    /** What is to be done. */
    readonly input: MarkOrderRefundedInput
  }, OrderPayload>
  /** Notes that an order is on its way, and tells the customer. */
  readonly markOrderShipped: With<{
    /** What is to be done. */
    readonly input: MarkOrderShippedInput
  }, OrderPayload>
  /** Takes back that an order was paid. */
  readonly markOrderUnpaid: With<{
    /** What is to be done. */
    readonly input: TakeBackOrderInput
  }, OrderPayload>
  /** Takes back that an order was shipped, or lay ready. */
  readonly markOrderUnshipped: With<{
    /** What is to be done. */
    readonly input: TakeBackOrderInput
  }, OrderPayload>
  /** Notes that orders are paid, and tells the customers. */
  readonly markOrdersPaid: With<{
    /** What is to be done. */
    readonly input: MarkOrdersPaidInput
  }, OrdersPayload>
  /** Makes one colour of two; refused while a product has the same size in both. */
  readonly mergeColors: With<{
    /** What is to be done. */
    readonly input: MergeColorsInput
  }, ColorPayload>
  /** Moves or copies wishes to another list. */
  readonly moveWishes: With<{
    /** What is to be done. */
    readonly input: MoveWishesInput
  }, WishListPayload>
  /** Ten new recovery codes in place of the old ones. */
  readonly newRecoveryCodes: With<{
    /** What is to be done. */
    readonly input: SecondFactorInput
  }, RecoveryCodesPayload>
  /** Keeps that somebody opened a page of the admin centre, among the 20 that they opened last. */
  readonly noteOpened: With<{
    /** What is to be done. */
    readonly input: NoteOpenedInput
  }, NoteOpenedPayload>
  /** Notes that partners were paid what is due to them; all of them or none. */
  readonly payAffiliates: With<{
    /** What is to be done. */
    readonly input: PayAffiliatesInput
  }, PayAffiliatesPayload>
  /** Orders what is in the cart, once per idempotency key. */
  readonly placeOrder: With<{
    /** What is to be done. */
    readonly input: PlaceOrderInput
  }, PlaceOrderPayload>
  /** Shows the working copy to visitors, at once or from a time on. Its files become public. */
  readonly publishEntry: With<{
    /** What is to be done. */
    readonly input: PublishEntryInput
  }, PublishEntryPayload>
  /** Switches an account on again. */
  readonly reactivateUser: With<{
    /** What is to be done. */
    readonly input: UserInput
  }, UserPayload>
  /** Notes that the viewer read what they were told. */
  readonly readNotifications: With<{
    /** What is to be done. */
    readonly input: ReadNotificationsInput
  }, NotificationsPayload>
  /** Takes back what was handed in. */
  readonly recallEntry: With<{
    /** What is to be done. */
    readonly input: EntryStepInput
  }, EntryPayload>
  /** Files the e-invoice of a vendor: XRechnung, ZUGFeRD, Factur-X, Peppol, ebInterface; as XML or in a PDF. */
  readonly receiveVendorBill: With<{
    /** The file. */
    readonly input: ReceiveVendorBillInput
  }, VendorBillPayload>
  /** Books by hand what was paid of an issued invoice. */
  readonly recordPayment: With<{
    /** What was paid. */
    readonly input: RecordPaymentInput
  }, PaymentPayload>
  /** Cancels a held order; what it took goes back into stock. */
  readonly refuseOrder: With<{
    /** What is to be done. */
    readonly input: HeldOrderInput
  }, OrderPayload>
  /** Lets a held order go its way; neither the buyer does that nor who agreed the discount. */
  readonly releaseOrder: With<{
    /** What is to be done. */
    readonly input: HeldOrderInput
  }, OrderPayload>
  /** Dismisses a buyer, who buys for themselves from then on; their orders stay the company’s. */
  readonly removeBuyer: With<{
    /** What is to be done. */
    readonly input: RemoveBuyerInput
  }, CompanyPayload>
  /** Takes lines out of the cart. */
  readonly removeCartLines: With<{
    /** What is to be done. */
    readonly input: RemoveCartLinesInput
  }, CartPayload>
  /** Takes a code out of the cart. */
  readonly removeCode: With<{
    /** What is to be done. */
    readonly input: RemoveCodeInput
  }, CartPayload>
  /** Removes what came with the demo shop; what people made stays, and what it rests on. */
  readonly removeDemo: With<{
    /** What is to be done. */
    readonly input: RemoveDemoInput
  }, RemoveDemoPayload>
  /** Removes a draft for good. */
  readonly removeDocument: With<{
    /** Which draft. */
    readonly input: DocumentInput
  }, RemoveDocumentPayload>
  /** Removes a file that no look shows. */
  readonly removeLookFile: With<{
    /** What is to be done. */
    readonly input: RemoveLookFileInput
  }, LookFilePayload>
  /** Removes a passkey of the viewer and ends all other sessions. */
  readonly removePasskey: With<{
    /** What is to be done. */
    readonly input: RemovePasskeyInput
  }, RemovePasskeyPayload>
  /** Takes wishes off their lists. */
  readonly removeWishes: With<{
    /** What is to be done. */
    readonly input: RemoveWishesInput
  }, WishListPayload>
  /** Gives a passkey another name. */
  readonly renamePasskey: With<{
    /** What is to be done. */
    readonly input: RenamePasskeyInput
  }, RenamePasskeyPayload>
  /** Makes a movement open again that was ignored. */
  readonly reopenBankLine: With<{
    /** Which movement. */
    readonly input: BankLineInput
  }, BankLinePayload>
  /** Puts into the cart what can still be bought of an order of the viewer’s own. */
  readonly reorder: With<{
    /** What is to be done. */
    readonly input: ReorderInput
  }, ReorderPayload>
  /** Gives a file another content; its id, address and words stay, what shows it follows at once, orders keep what they showed. */
  readonly replaceFile: With<{
    /** What is to be done. */
    readonly input: ReplaceFileInput
  }, FilePayload>
  /** Sends a message once more under its own id: at once, and again as often as a new one. */
  readonly replayWebhookDelivery: With<{
    /** What is to be done. */
    readonly input: ReplayWebhookDeliveryInput
  }, ReplayWebhookDeliveryPayload>
  /** Has the viewer’s account deleted in 14 days. */
  readonly requestAccountDeletion: With<{
    /** What is to be done. */
    readonly input: RequestAccountDeletionInput
  }, PrivacyPayload>
  /** Asks for a company account, which the viewer administers once staff has set it up. */
  readonly requestCompany: With<{
    /** What is to be done. */
    readonly input: RequestCompanyInput
  }, CompanyPayload>
  /** Has all that is kept about the viewer gathered; a mail brings the link. */
  readonly requestDataExport: PrivacyPayload
  /** Sends a link to the new address, which counts once the link was followed, and a notice to the old. Takes the password and, where signing in takes one, the second step. */
  readonly requestEmailChange: With<{
    /** What is to be done. */
    readonly input: RequestEmailChangeInput
  }, RequestEmailChangePayload>
  /** Has a new link mailed to the order’s own address, for whoever has one that has ended. */
  readonly requestOrderLink: With<{
    /** What is to be done. */
    readonly input: RequestOrderLinkInput
  }, RequestOrderLinkPayload>
  /** Sends a link to choose a new password if there is such an account; the answer does not tell. */
  readonly requestPasswordReset: With<{
    /** What is to be done. */
    readonly input: RequestPasswordResetInput
  }, RequestPasswordResetPayload>
  /** Asks the owner of an address by mail whether they want to be told when a size is back. */
  readonly requestRestock: With<{
    /** What is to be done. */
    readonly input: RequestRestockInput
  }, RestockPayload>
  /** Sends a customer a link to switch the second factor off, if there is one; the answer does not tell. Staff ask an administrator. */
  readonly requestSecondFactorReset: With<{
    /** What is to be done. */
    readonly input: RequestSecondFactorResetInput
  }, RequestSecondFactorResetPayload>
  /** Sends the mail of the sign-up again if there is an account to confirm; the answer does not tell. */
  readonly resendConfirmation: With<{
    /** What is to be done. */
    readonly input: ResendConfirmationInput
  }, ResendConfirmationPayload>
  /** Sends an invitation once more; the earlier link ends. */
  readonly resendInvitation: With<{
    /** What is to be done. */
    readonly input: UserInput
  }, UserPayload>
  /** Sends a mail of an order once more. */
  readonly resendOrderMail: With<{
    /** What is to be done. */
    readonly input: ResendOrderMailInput
  }, OrderPayload>
  /** Sets a new password by the link of a mail and ends every session of the account. The second factor stays. */
  readonly resetPassword: With<{
    /** What is to be done. */
    readonly input: ChoosePasswordInput
  }, ResetPasswordPayload>
  /** Asks by the link of a mail and the password that the second factor be switched off, which happens three days later. A sign-in with it, the links of the mails and `keepSecondFactor` keep it. */
  readonly resetSecondFactor: With<{
    /** What is to be done. */
    readonly input: ResetSecondFactorInput
  }, ResetSecondFactorPayload>
  /** Switches the second step of signing in off for somebody who lost it; they are told by mail. */
  readonly resetUserSecondFactor: With<{
    /** What is to be done. */
    readonly input: UserInput
  }, UserPayload>
  /** Brings deleted coupons back, switched off. */
  readonly restoreCoupons: With<{
    /** What is to be done. */
    readonly input: RestoreCouponsInput
  }, RestoreCouponsPayload>
  /** Brings entries back from the trash, unpublished. */
  readonly restoreEntries: With<{
    /** What is to be done. */
    readonly input: EntryIdsInput
  }, EntriesPayload>
  /** Makes the working copy what it was; this can be taken back like everything else. */
  readonly restoreEntryRevision: With<{
    /** What is to be done. */
    readonly input: RestoreEntryRevisionInput
  }, EntryPayload>
  /** Gives a file back what it was; what it is now becomes a version. */
  readonly restoreFileVersion: With<{
    /** What is to be done. */
    readonly input: RestoreFileVersionInput
  }, FilePayload>
  /** Brings files back out of the trash. */
  readonly restoreFiles: With<{
    /** What is to be done. */
    readonly input: RestoreFilesInput
  }, FilesPayload>
  /** Brings deleted galleries back, not public. */
  readonly restoreGalleries: With<{
    /** What is to be done. */
    readonly input: RestoreGalleriesInput
  }, RestoreGalleriesPayload>
  /** Issues a new invoice in place of one that was cancelled, which it refers to. */
  readonly restoreInvoice: With<{
    /** Which invoice, a cancelled one. */
    readonly input: InvoiceInput
  }, DocumentPayload>
  /** Sets fields of a product back to what they were before one of its changes. */
  readonly restoreProductFields: With<{
    /** What is to be done. */
    readonly input: RestoreProductFieldsInput
  }, ProductPayload>
  /** Brings deleted products back, offline. Address and article numbers are theirs again unless others have them by now. */
  readonly restoreProducts: With<{
    /** What is to be done. */
    readonly input: RestoreProductsInput
  }, RestoreProductsPayload>
  /** Has work that gave up tried again, at once and as often as new work. */
  readonly retryFailedJob: With<{
    /** What is to be done. */
    readonly input: RetryFailedJobInput
  }, RetryFailedJobPayload>
  /** Has a mail that failed sent again as it is. */
  readonly retryMail: With<{
    /** What is to be done. */
    readonly input: RetryMailInput
  }, RetryMailPayload>
  /** Gives back what was handed in; the note says why. */
  readonly returnEntry: With<{
    /** What is to be done. */
    readonly input: EntryStepInput
  }, EntryPayload>
  /** Takes a key back, for good. */
  readonly revokeApiKey: With<{
    /** What is to be done. */
    readonly input: RevokeApiKeyInput
  }, RevokeApiKeyPayload>
  /** Ends a link before its time. */
  readonly revokePreviewLink: With<{
    /** What is to be done. */
    readonly input: RevokePreviewLinkInput
  }, PreviewLinkPayload>
  /** Gives an endpoint a new secret; it is in the answer and nowhere else. */
  readonly rotateWebhookSecret: With<{
    /** What is to be done. */
    readonly input: RotateWebhookSecretInput
  }, RotateWebhookSecretPayload>
  /** Writes a checked table into the catalogue, in the background, as a whole or not at all. */
  readonly runProductImport: With<{
    /** What is to be done. */
    readonly input: ProductImportInput
  }, ProductImportPayload>
  /** Sends an address elsewhere. Circles are refused, chains shortened. */
  readonly saveRedirect: With<{
    /** What is to be done. */
    readonly input: SaveRedirectInput
  }, SaveRedirectPayload>
  /** Keeps a team list, or changes one. */
  readonly saveTeamList: With<{
    /** What is to be done. */
    readonly input: SaveTeamListInput
  }, TeamListPayload>
  /** Saves a look under a name. */
  readonly saveTheme: With<{
    /** What is to be done. */
    readonly input: SaveThemeInput
  }, ThemePayload>
  /** Keeps how the viewer looks at a list of the admin centre. */
  readonly saveView: With<{
    /** What is to be done. */
    readonly input: SaveViewInput
  }, SavedViewPayload>
  /** Makes a named list, or gives one another title. */
  readonly saveWishList: With<{
    /** What is to be done. */
    readonly input: SaveWishListInput
  }, WishListPayload>
  /** Sends what a visitor filled in. All that is wrong is refused at once, at `answers.key`; what is right asks for a proof of work (`ProofOfWorkRequired`): then it is sent again with it. */
  readonly sendForm: With<{
    /** What is to be done. */
    readonly input: SendFormInput
  }, SendFormPayload>
  /** Sends a voucher to its recipient now, be it for the first time or again. */
  readonly sendVoucher: With<{
    /** What is to be done. */
    readonly input: SendVoucherInput
  }, VoucherPayload>
  /** Makes an address the default of deliveries or invoices. */
  readonly setDefaultAddress: With<{
    /** What is to be done. */
    readonly input: SetDefaultAddressInput
  }, AddressPayload>
  /** Makes a product one of the favourites, or no longer. */
  readonly setFavourite: With<{
    /** What is to be done. */
    readonly input: SetFavouriteInput
  }, SetFavouritePayload>
  /** Gives a member rights, or withholds them. */
  readonly setMemberGrants: With<{
    /** What is to be done. */
    readonly input: SetMemberGrantsInput
  }, SetMemberGrantsPayload>
  /** Gives an order these tags and no others. */
  readonly setOrderTags: With<{
    /** What is to be done. */
    readonly input: SetOrderTagsInput
  }, OrderPayload>
  /** Sets the first password of somebody invited, by the link of the invitation. */
  readonly setPassword: With<{
    /** What is to be done. */
    readonly input: ChoosePasswordInput
  }, SetPasswordPayload>
  /** Says whether the viewer’s password alone signs in although they have passkeys; ends all other sessions. Where an authenticator app is set up it changes nothing until that is switched off. */
  readonly setPasswordSuffices: With<{
    /** What is to be done. */
    readonly input: SetPasswordSufficesInput
  }, SetPasswordSufficesPayload>
  /** Sets the prices of many sizes and products at once. */
  readonly setPrices: With<{
    /** What is to be done. */
    readonly input: SetPricesInput
  }, SetManyPayload>
  /** Gives a product group a picture, or takes it away. */
  readonly setProductGroupPicture: With<{
    /** What is to be done. */
    readonly input: SetProductGroupPictureInput
  }, ProductGroupPayload>
  /** Sets from which stock on several pieces count as low. */
  readonly setReorderLevel: With<{
    /** What is to be done. */
    readonly input: SetReorderLevelInput
  }, StockPayload>
  /** Sets the stock of many sizes at once; revisions of their products stay. */
  readonly setStock: With<{
    /** What is to be done. */
    readonly input: SetStockInput
  }, SetManyPayload>
  /** Says a text in words of the shop’s own, or in the usual ones again. */
  readonly setText: With<{
    /** What is to be done. */
    readonly input: SetTextInput
  }, SetTextPayload>
  /** Gives and takes roles; the person’s sessions end. */
  readonly setUserRoles: With<{
    /** What is to be done. */
    readonly input: SetUserRolesInput
  }, UserPayload>
  /** Shares a list under an address that nobody guesses, or withdraws that. */
  readonly shareWishList: With<{
    /** What is to be done. */
    readonly input: ShareWishListInput
  }, WishListPayload>
  /** Signs in by e-mail and password; the session travels in a cookie. */
  readonly signIn: With<{
    /** What is to be done. */
    readonly input: SignInInput
  }, SignInPayload>
  /** Signs in by a passkey; the session travels in a cookie. */
  readonly signInWithPasskey: With<{
    /** What is to be done. */
    readonly input: SignInWithPasskeyInput
  }, SignInPayload>
  /** Ends the session of the browser that asks. */
  readonly signOut: SignOutPayload
  /** Signs the viewer out on all devices. */
  readonly signOutEverywhere: With<{
    /** What is to be done. */
    readonly input: SignOutEverywhereInput
  }, SignOutEverywherePayload>
  /** Opens an account and sends a mail with the link that confirms its address; signs nobody in. */
  readonly signUp: With<{
    /** What is to be done. */
    readonly input: SignUpInput
  }, SignUpPayload>
  /** A challenge for a new passkey of the viewer, after the password and, where signing in takes one, the second step. */
  readonly startPasskey: With<{
    /** What is to be done. */
    readonly input: StartPasskeyInput
  }, PasskeyChallengePayload>
  /** A challenge for a passkey, of whomever; also for the second step after the password. */
  readonly startPasskeySignIn: PasskeyChallengePayload
  /** Has the orders of the last weeks priced as if products had been sold at changed prices. One rehearsal of a person at a time. */
  readonly startPriceRehearsal: With<{
    /** What is to be done. */
    readonly input: StartPriceRehearsalInput
  }, RehearsalPayload>
  /** Begins to take in a table of the library: CSV, XLSX or JSON. It is read in the background. */
  readonly startProductImport: With<{
    /** What is to be done. */
    readonly input: StartProductImportInput
  }, ProductImportPayload>
  /** Has the orders of the last weeks priced by rules that are not saved. One of a person at a time. */
  readonly startRehearsal: With<{
    /** What is to be done. */
    readonly input: StartRehearsalInput
  }, RehearsalPayload>
  /** Begins a stock-taking. */
  readonly startStockTaking: With<{
    /** What is to be done. */
    readonly input: StartStockTakingInput
  }, StockTakingPayload>
  /** A new key for an authenticator app. It counts once `confirmTotp` has seen a code of it. */
  readonly startTotp: With<{
    /** What is to be done. */
    readonly input: StartTotpInput
  }, StartTotpPayload>
  /** Ends acting for a customer. */
  readonly stopActing: ActingPayload
  /** Cancels a draft, or an offer, order or delivery of which nothing was made. */
  readonly strikeDocument: With<{
    /** What is cancelled. */
    readonly input: StrikeDocumentInput
  }, DocumentPayload>
  /** Hands the working copy in, for somebody to look at who may publish it. */
  readonly submitEntry: With<{
    /** What is to be done. */
    readonly input: EntryStepInput
  }, EntryPayload>
  /** Gives files tags, and takes others away from them. */
  readonly tagFiles: With<{
    /** What is to be done. */
    readonly input: TagFilesInput
  }, FilesPayload>
  /** Puts the goods of a request of the viewer’s own back into their cart; an open one ends by it. */
  readonly takeBackOrderRequest: With<{
    /** What is to be done. */
    readonly input: TakeBackOrderRequestInput
  }, OrderRequestPayload>
  /** Takes the lock of something for the tab that asks, or gives a sign of life for it: without one it ends after three minutes. Whoever was there before is left in it. */
  readonly takeLock: With<{
    /** What is to be done. */
    readonly input: TakeLockInput
  }, LockPayload>
  /** Takes a payment back that was booked by mistake; the line of the bank that it came of is open again. */
  readonly takePaymentBack: With<{
    /** Which payment. */
    readonly input: TakePaymentBackInput
  }, PaymentPayload>
  /** Sends one mail by a mailbox, at once, and tells what came of it. */
  readonly testMailbox: With<{
    /** What is to be done. */
    readonly input: TestMailboxInput
  }, TestMailboxPayload>
  /** Sends `webhook.test` once; what was answered stands in the delivery within seconds. */
  readonly testWebhookEndpoint: With<{
    /** What is to be done. */
    readonly input: OfWebhookEndpointInput
  }, TestWebhookEndpointPayload>
  /** Puts entries into the trash; visitors no longer see them, and their addresses are free. */
  readonly trashEntries: With<{
    /** What is to be done. */
    readonly input: EntryIdsInput
  }, EntriesPayload>
  /** Puts files into the trash, where visitors no longer have them. */
  readonly trashFiles: With<{
    /** What is to be done. */
    readonly input: TrashFilesInput
  }, FilesPayload>
  /** Takes back that the own account was to be deleted. */
  readonly undoAccountDeletion: PrivacyPayload
  /** Takes back what an import did, in the background, unless a product of it was changed since. */
  readonly undoProductImport: With<{
    /** What is to be done. */
    readonly input: ProductImportInput
  }, ProductImportPayload>
  /** Sets the fields of a change back to what they were before it, but for secrets. */
  readonly undoSettingsChange: With<{
    /** What is to be done. */
    readonly input: UndoSettingsChangeInput
  }, SettingsPayload>
  /** Sets all that an import changed back to what it was before. */
  readonly undoSettingsImport: With<{
    /** What is to be done. */
    readonly input: UndoSettingsImportInput
  }, UndoSettingsImportPayload>
  /** Sets a text back to what it was before a change. */
  readonly undoTextChange: With<{
    /** What is to be done. */
    readonly input: UndoTextChangeInput
  }, SetTextPayload>
  /** Takes such a cancellation back. */
  readonly unstrikeDocument: With<{
    /** Which document. */
    readonly input: DocumentInput
  }, DocumentPayload>
  /** Changes an address that is kept. */
  readonly updateAddress: With<{
    /** What is to be done. */
    readonly input: UpdateAddressInput
  }, AddressPayload>
  /** Changes a partner; commissions that are there keep their terms. */
  readonly updateAffiliate: With<{
    /** What is to be done. */
    readonly input: UpdateAffiliateInput
  }, AffiliatePayload>
  /** Notes what a buyer enters in the checkout. */
  readonly updateCheckout: With<{
    /** What is to be done. */
    readonly input: UpdateCheckoutInput
  }, CartPayload>
  /** Changes a colour. */
  readonly updateColor: With<{
    /** What is to be done. */
    readonly input: UpdateColorInput
  }, ColorPayload>
  /** Changes a company. */
  readonly updateCompany: With<{
    /** What is to be done. */
    readonly input: UpdateCompanyInput
  }, CompanyPayload>
  /** Changes a coupon. */
  readonly updateCoupon: With<{
    /** What is to be done. */
    readonly input: UpdateCouponInput
  }, CouponPayload>
  /** Changes a draft. */
  readonly updateDocument: With<{
    /** What changes. */
    readonly input: UpdateDocumentInput
  }, DocumentPayload>
  /** Changes the working copy; visitors go on seeing what they saw. */
  readonly updateEntry: With<{
    /** What is to be done. */
    readonly input: UpdateEntryInput
  }, EntryPayload>
  /** Changes what is said of a file; everything that shows it follows at once. */
  readonly updateFile: With<{
    /** What is to be done. */
    readonly input: UpdateFileInput
  }, FilePayload>
  /** Changes a form; what was answered before stays as it was asked. */
  readonly updateForm: With<{
    /** What is to be done. */
    readonly input: UpdateFormInput
  }, FormPayload>
  /** Changes a gallery: settings, pictures and their order. */
  readonly updateGallery: With<{
    /** What is to be done. */
    readonly input: UpdateGalleryInput
  }, GalleryPayload>
  /** Changes a contact person. */
  readonly updatePerson: With<{
    /** What is to be done. */
    readonly input: UpdatePersonInput
  }, PersonPayload>
  /** Changes a product with all that belongs to it. */
  readonly updateProduct: With<{
    /** What is to be done. */
    readonly input: UpdateProductInput
  }, ProductPayload>
  /** Changes a product group. */
  readonly updateProductGroup: With<{
    /** What is to be done. */
    readonly input: UpdateProductGroupInput
  }, ProductGroupPayload>
  /** Changes what a picture shows and which colour it is of. */
  readonly updateProductImage: With<{
    /** What is to be done. */
    readonly input: UpdateProductImageInput
  }, ProductPayload>
  /** Changes one’s own account. */
  readonly updateProfile: With<{
    /** What is to be done. */
    readonly input: UpdateProfileInput
  }, UpdateProfilePayload>
  /** Changes a group of synonyms. */
  readonly updateSearchSynonym: With<{
    /** What is to be done. */
    readonly input: UpdateSearchSynonymInput
  }, SearchSynonymPayload>
  /** Changes fields of one section. */
  readonly updateSettings: With<{
    /** What is to be done. */
    readonly input: UpdateSettingsInput
  }, SettingsPayload>
  /** Changes somebody’s account. */
  readonly updateUser: With<{
    /** What is to be done. */
    readonly input: UpdateUserInput
  }, UserPayload>
  /** Changes for whom a voucher is, when it is sent and until when it holds. */
  readonly updateVoucher: With<{
    /** What is to be done. */
    readonly input: UpdateVoucherInput
  }, VoucherPayload>
  /** Changes a voucher template. */
  readonly updateVoucherTemplate: With<{
    /** What is to be done. */
    readonly input: UpdateVoucherTemplateInput
  }, VoucherTemplatePayload>
  /** Changes an endpoint; what is left out stays. */
  readonly updateWebhookEndpoint: With<{
    /** What is to be done. */
    readonly input: UpdateWebhookEndpointInput
  }, UpdateWebhookEndpointPayload>
  /** Changes what is wanted of a product on a list. */
  readonly updateWish: With<{
    /** What is to be done. */
    readonly input: UpdateWishInput
  }, WishListPayload>
  /** Takes a file into the library. */
  readonly uploadFile: With<{
    /** What is to be done. */
    readonly input: UploadFileInput
  }, UploadFilePayload>
  /** Takes files into the library, each for itself: those that are refused keep no other out. */
  readonly uploadFiles: With<{
    /** What is to be done. */
    readonly input: UploadFilesInput
  }, UploadFilesPayload>
  /** Says what is on the voucher of a code. Guessing is limited. */
  readonly verifyVoucher: With<{
    /** What is to be done. */
    readonly input: VerifyVoucherInput
  }, VerifyVoucherPayload>
  /** Withdraws an open invitation. */
  readonly withdrawBuyerInvitation: With<{
    /** What is to be done. */
    readonly input: WithdrawBuyerInvitationInput
  }, CompanyPayload>
  /** Takes an entry away from visitors; the working copy stays. */
  readonly withdrawEntry: With<{
    /** What is to be done. */
    readonly input: WithdrawEntryInput
  }, EntryPayload>
}

/** A property with its value as readers see them: Material, 250 g. */
export interface NamedProperty {
  readonly __typename: 'NamedProperty'
  /** By which programs know it. */
  readonly key: string
  /** What the shop calls it. */
  readonly label: string
  /** With what stands before and behind it. */
  readonly value: string
}

/** The filter that, taken away, brings products back into a list that has none. */
export interface NearestFilter {
  readonly __typename: 'NearestFilter'
  /** Products that there are without it. */
  readonly count: number
  /** All that is chosen of this kind. */
  readonly kind: FacetKind
  /** The one feature that is meant; null for other kinds. */
  readonly value: string | null
}

/** A size to be added. */
export interface NewVariantInput {
  /** Of `Color`: its id as GraphQL or REST shows it; also `key:value` by `color_id`. */
  readonly colorId?: Id | null
  /** Whom it is cut for; absent: as if that did not matter. */
  readonly fit?: Fit | null
  /** Absent: the product’s. From 0 to 100000000. */
  readonly price?: Cents | null
  /** Further properties of the size; absent: none. At most 30 entries. */
  readonly properties?: readonly VariantPropertyInput[] | null
  /** Such as M or 152. At most 40 characters. Cannot be cleared. */
  readonly size: string
  /** Its article number; absent: one of the product’s. At most 60 characters. Cannot be cleared. */
  readonly sku?: string | null
  /** Pieces; absent: none, null: unlimited. From 0 to 1000000. */
  readonly stock?: number | null
}

/** What somebody agreed to when they asked for the newsletter. */
export interface NewsletterConsent {
  readonly __typename: 'NewsletterConsent'
  /** Where the newsletter goes. */
  readonly email: string
  /** When it was given. */
  readonly givenAt: DateTime
  /** Whether the address is known to be theirs; nothing is sent before that. */
  readonly isEmailConfirmed: boolean
  /** Which words stood beside the tick. */
  readonly textVersion: string
  /** When it was withdrawn; null while it counts. */
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

/** Whatever has an id by which `node(id:)` finds it. */
export interface Node extends Abstract<Account | Affiliate | AgreedText | ApiKey | AuditEntry | BusinessDocument | Cart | CartLine | Color | Company | Coupon | Customer | Entry | File | Form | FormAnswer | Gallery | Mail | ManagedEntry | Notification | Order | OrderLine | OrderRequest | Passkey | Person | Product | ProductGroup | ProductImport | SavedAddress | SavedView | Session | StockItem | StockMovement | StockTaking | StockTakingLine | TeamList | User | Variant | VendorBill | Voucher | VoucherTemplate | WebhookDelivery | WebhookEndpoint | Withdrawal> {
  readonly __typename: 'Account' | 'Affiliate' | 'AgreedText' | 'ApiKey' | 'AuditEntry' | 'BusinessDocument' | 'Cart' | 'CartLine' | 'Color' | 'Company' | 'Coupon' | 'Customer' | 'Entry' | 'File' | 'Form' | 'FormAnswer' | 'Gallery' | 'Mail' | 'ManagedEntry' | 'Notification' | 'Order' | 'OrderLine' | 'OrderRequest' | 'Passkey' | 'Person' | 'Product' | 'ProductGroup' | 'ProductImport' | 'SavedAddress' | 'SavedView' | 'Session' | 'StockItem' | 'StockMovement' | 'StockTaking' | 'StockTakingLine' | 'TeamList' | 'User' | 'Variant' | 'VendorBill' | 'Voucher' | 'VoucherTemplate' | 'WebhookDelivery' | 'WebhookEndpoint' | 'Withdrawal'
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
}

/** What `noteOpened` is told. */
export interface NoteOpenedInput {
  /** Path below the admin centre, without what stands behind a question mark. At most 200 characters. */
  readonly path: string
}

/** What came of `noteOpened`: what there is afterwards, or why it was refused. */
export interface NoteOpenedPayload {
  readonly __typename: 'NoteOpenedPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** Something that somebody of the back office is told; kept for 90 days. */
export interface Notification {
  readonly __typename: 'Notification'
  /** When it happened. */
  readonly at: DateTime
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether the viewer has read it. */
  readonly isRead: boolean
  /** What happened. */
  readonly kind: NotificationKind
  /** What it is about, as it was called then; may be empty. */
  readonly name: string
  /** Global id of the thing, which may be gone; null where it is about several. */
  readonly subjectId: Id | null
  /** What kind of thing it is about, as the audit log calls it. */
  readonly subjectKind: string
}

/** Whether somebody wants to hear of a kind. */
export interface NotificationChoice {
  readonly __typename: 'NotificationChoice'
  /** Whether they do not. */
  readonly isMuted: boolean
  /** Which kind. */
  readonly kind: NotificationKind
}

/** A page of a list, each entry as `Notification`. */
export interface NotificationConnection {
  readonly __typename: 'NotificationConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly NotificationEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter. */
  readonly tabs: readonly NotificationTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface NotificationEdge {
  readonly __typename: 'NotificationEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Notification
}

/** Which notifications are listed. */
export interface NotificationFilter {
  /** Of one kind. */
  readonly kind?: NotificationKind | null
  /** All where it is not said. */
  readonly tab?: NotificationTab | null
}

/** What somebody of the back office is told of. */
export type NotificationKind = 'COMPANY_REQUESTED' | 'ENTRY_APPROVED' | 'ENTRY_RETURNED' | 'ENTRY_SUBMITTED' | 'IMPORT_ENDED' | 'MAIL_FAILED' | 'MESSAGE_RECEIVED' | 'ORDER_PLACED' | 'STOCK_LOW' | 'WITHDRAWAL_DECLARED'

/** What of the notifications is listed. */
export type NotificationTab = 'ALL' | 'UNREAD'

/** How many notifications a tab holds. */
export interface NotificationTabCount {
  readonly __typename: 'NotificationTabCount'
  /** 1,001 stands for more than 1,000. */
  readonly count: number
  /** Which tab. */
  readonly key: NotificationTab
}

/** What came of `chooseNotifications`, `readNotifications`: what there is afterwards, or why it was refused. */
export interface NotificationsPayload {
  readonly __typename: 'NotificationsPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What `deleteWebhookEndpoint`, `testWebhookEndpoint` is told. */
export interface OfWebhookEndpointInput {
  /** Of the `WebhookEndpoint`. */
  readonly endpointId: Id
}

/** A time for which a product is on offer. */
export interface OfferInput {
  /** Ids of the configuration. */
  readonly discountGroups: readonly string[]
  /** When it ends. */
  readonly endsAt: DateTime
  /** When it begins. */
  readonly startsAt: DateTime
}

/** Whether somebody is there. */
export type OnlineStatus = 'OFFLINE' | 'ONLINE' | 'UNKNOWN'

/** Fewer pieces are left than were asked for. */
export interface OnlyFewLeft {
  readonly __typename: 'OnlyFewLeft'
  /** How many there are. */
  readonly available: number
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** What the link of an invitation offers. */
export interface OpenCompanyInvitation {
  readonly __typename: 'OpenCompanyInvitation'
  /** Name of the company. */
  readonly company: string
  /** The address that was invited. */
  readonly email: string
  /** Whether it is the viewer’s. */
  readonly isOwn: boolean
}

/** How late what is still to be paid is. */
export type OpenItemAge = 'NOT_DUE' | 'OLDER' | 'UP_TO_30' | 'UP_TO_60' | 'UP_TO_90'

/** What is still to be paid of the invoices of one age. */
export interface OpenItemAgeSum {
  readonly __typename: 'OpenItemAgeSum'
  /** How late they are. */
  readonly age: OpenItemAge
  /** How many invoices. */
  readonly count: number
  /** The sum of what is open. */
  readonly open: Money
}

/** A page of a list, each entry as `OpenItem`. */
export interface OpenItemConnection {
  readonly __typename: 'OpenItemConnection'
  /** What is still to be paid under the rest of the filter, by how late it is; what is owed to customers is left out. */
  readonly ageing: readonly OpenItemAgeSum[]
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly OpenItemEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface OpenItemEdge {
  readonly __typename: 'OpenItemEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: BusinessDocument
}

/** Which invoices are listed. */
export interface OpenItemFilter {
  /** Of this age. */
  readonly age?: OpenItemAge | null
  /** That went to just this name, whatever the case. */
  readonly receiver?: string | null
  /** Words of which each is part of number, receiver or order number. */
  readonly search?: string | null
  /** Of this payment state; absent: all of which something is to be paid or given back. */
  readonly state?: DocumentPaymentState | null
}

/** In which order open items are listed. */
export interface OpenItemOrder {
  /** Which way. */
  readonly direction: Direction
  /** By what. */
  readonly field: OpenItemOrderField
}

/** By what open items are listed. */
export type OpenItemOrderField = 'DATE' | 'DUE' | 'OPEN' | 'RECEIVER'

/** What was bought, as it was bought: names, prices and addresses stay as they were. */
export interface Order {
  readonly __typename: 'Order'
  /** Terms, withdrawal notice and privacy policy as they were in force when it was placed; empty where they were not kept. */
  readonly agreedTexts: readonly AgreedText[]
  /** What the shop asked of the whole order and was answered. */
  readonly answers: readonly GivenAnswer[]
  /** Where to transfer the money before the goods are sent; null once paid or cancelled, while held, and for other methods. */
  readonly bankAccount: string | null
  /** Null for what is not cancelled. */
  readonly cancelledAt: DateTime | null
  /** Who brings it; null while nobody is named. */
  readonly carrier: string | null
  /** Who may carry its parcel: the carriers of the shop by their names. */
  readonly carriers: readonly string[]
  /** What the buyer wrote to the shop; null for nothing. */
  readonly comment: string | null
  /** What a partner earned with it; null where none did, and for those who may not see partners. */
  readonly commission: Commission | null
  /** The company that it was ordered for; null where it was for its buyer, and for all but staff. */
  readonly company: Company | null
  /** For whoever placed the order while signed in, and for staff; null for others. */
  readonly confirmation: OrderConfirmation | null
  /** The code of the coupon that took something off; null without one. */
  readonly coupon: string | null
  /** Who placed it, with all that they ordered; null for all but staff, and in the first seconds of somebody’s first order. */
  readonly customer: Customer | null
  /** The name under which it was ordered. */
  readonly customerName: string
  /** When it was to come, as the buyer was told; null where nothing was. */
  readonly delivery: Delivery | null
  /** What was issued for the order, the first first; empty for all but staff and whoever placed it while signed in. */
  readonly documents: readonly BusinessDocument[]
  /** Of the buyer; masked for guests who come by a link. */
  readonly email: string
  /** The buyer wants what is there sent ahead, by this day at the latest; null: all in one go. */
  readonly firstPartBy: Date | null
  /** Oldest first; empty for all but staff. */
  readonly history: readonly OrderEvent[]
  /** Set where discounts took nearly everything; while HELD the order is neither paid nor shipped. */
  readonly hold: OrderHold | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Where the invoice goes; guests who come by a link see name and city alone. */
  readonly invoiceAddress: Address
  /** Whether the goods are picked up instead of sent. */
  readonly isPickup: boolean
  /** Whether somebody of the staff has looked at it; null for others. */
  readonly isRead: boolean | null
  /** In which the buyer ordered, and is written to. */
  readonly language: Language
  /** What was bought. */
  readonly lines: readonly OrderLine[]
  /** Oldest first; empty for all but staff. */
  readonly mails: readonly Mail[]
  /** False for vouchers alone: they come by e-mail once they are paid, and there is nothing to send. */
  readonly needsShipping: boolean
  /** The newsletter that was asked for with the order; null where it was not, and for all but staff. */
  readonly newsletterConsent: NewsletterConsent | null
  /** The running number that people name. */
  readonly orderNumber: string
  /** Null while it is not paid. */
  readonly paidAt: DateTime | null
  /** Last day on which the money of an order that is paid in advance is waited for; then it is cancelled. Null where nothing is waited for. */
  readonly payBy: Date | null
  /** How it is paid. */
  readonly paymentMethod: PaymentMethod
  /** Whether it is paid. */
  readonly paymentState: PaymentState
  /** Where the goods are handed out; null where they are sent. */
  readonly pickupAddress: string | null
  /** The same place with its hours; null where goods are sent, and in orders from before it was kept. */
  readonly pickupPlace: PickupPlace | null
  /** Pieces and sets. */
  readonly pieceCount: number
  /** When it was ordered. */
  readonly placedAt: DateTime
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** Null while it is not shipped. */
  readonly shippedAt: DateTime | null
  /** Where the goods go; guests who come by a link see name and city alone. */
  readonly shippingAddress: Address
  /** Whether it is shipped. */
  readonly shippingState: ShippingState
  /** How far it is in all. */
  readonly state: OrderState
  /** The parcel locker or pick-up point that the goods go to; null where they do not. */
  readonly station: DeliveryStation | null
  /** Path of the page on which a guest follows the order; null where the viewer has no such link. */
  readonly statusPath: string | null
  /** Words by which staff and programs sort orders; empty for all but staff. */
  readonly tags: readonly string[]
  /** What is still to be paid, after vouchers: 0 once it is paid or cancelled. */
  readonly toPay: Money
  /** What it cost. */
  readonly totals: Totals
  /** By which the parcel is followed; null while there is none. */
  readonly trackingNumber: string | null
  /** Where the parcel is followed; null where carrier or number is not known. */
  readonly trackingUrl: string | null
  /** What the register answered about the buyer’s VAT id; null but for orders free of VAT because of it. */
  readonly vatIdCheck: VatIdCheck | null
  /** Besides marking it paid or shipped; empty for whoever may not change orders. */
  readonly viewerActions: readonly OrderAction[]
  /** Whether the viewer may note that it is paid, and it can be. */
  readonly viewerCanMarkPaid: boolean
  /** Whether the viewer may note that it is on its way, and it can be. */
  readonly viewerCanMarkShipped: boolean
  /** Whether the viewer may cancel a held order. */
  readonly viewerCanRefuse: boolean
  /** Whether the viewer may release a held order: not the buyer, nor who agreed the discount. */
  readonly viewerCanRelease: boolean
  /** The vouchers that paid part of it, in the order in which they did. */
  readonly vouchers: readonly OrderVoucher[]
  /** Oldest first; empty for all but staff and whoever placed the order while signed in. */
  readonly withdrawals: readonly Withdrawal[]
}

/** What can be done with an order as it stands. */
export type OrderAction = 'CANCEL' | 'CHANGE_INVOICE_ADDRESS' | 'CHANGE_SHIPPING_ADDRESS' | 'CORRECT_TRACKING' | 'MARK_REFUNDED' | 'MARK_UNPAID' | 'MARK_UNSHIPPED'

/** Which address of an order. */
export type OrderAddressKind = 'INVOICE' | 'SHIPPING'

/** The confirmation of an order as it was sent. */
export interface OrderConfirmation {
  readonly __typename: 'OrderConfirmation'
  /** When it was written. */
  readonly createdAt: DateTime
  /** The mail as HTML. */
  readonly html: string
  /** The mail’s subject. */
  readonly subject: string
}

/** A page of a list, each entry as `Order`. */
export interface OrderConnection {
  readonly __typename: 'OrderConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly OrderEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many orders each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly OrderStateCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface OrderEdge {
  readonly __typename: 'OrderEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Order
}

/** Something that happened to an order. */
export interface OrderEvent {
  readonly __typename: 'OrderEvent'
  /** When it was. */
  readonly at: DateTime
  /** Who did it; null for the shop itself, and where that is not known. */
  readonly by: string | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** What it was. */
  readonly kind: OrderEventKind
  /** The mail that it is about; null for all else. */
  readonly mail: Mail | null
  /** What was written to it; null for nothing. */
  readonly note: string | null
  /** The address that a changed one replaced. */
  readonly previousAddress: Address | null
  /** Whether it is a note that the viewer wrote, and may change or remove. */
  readonly viewerCanChange: boolean
}

/** What happened to an order. */
export type OrderEventKind = 'CANCELLED' | 'CANCELLED_UNPAID' | 'INVOICE_ADDRESS_CHANGED' | 'LINK_RENEWED' | 'MAIL_FAILED' | 'MAIL_QUEUED' | 'MAIL_SENT' | 'NOTE' | 'PAID' | 'PLACED' | 'REFUNDED' | 'REFUSED' | 'RELEASED' | 'SHIPPED' | 'SHIPPING_ADDRESS_CHANGED' | 'TRACKING_CHANGED' | 'UNPAID' | 'UNSHIPPED' | 'WITHDRAWN'

/** A product group whose goods a field can be asked of. */
export interface OrderFieldGroup {
  readonly __typename: 'OrderFieldGroup'
  /** Global id, as fields name it. */
  readonly id: Id
  /** In the language asked for. */
  readonly title: string
}

/** What a field asks for. */
export type OrderFieldKind = 'CHECKBOX' | 'CHOICE' | 'DATE' | 'LONG_TEXT' | 'NUMBER' | 'TEXT'

/** One of several answers that can be chosen. */
export interface OrderFieldOption {
  readonly __typename: 'OrderFieldOption'
  /** By which it is answered. */
  readonly key: string
  /** As buyers read it. */
  readonly label: string
}

/** Which orders are wanted: those that fit all of it. */
export interface OrderFilter {
  /** ISO 3166 alpha-2, of the delivery. */
  readonly country?: string | null
  /** First day, in the shop’s calendar. */
  readonly from?: Date | null
  /** False: only those that were not cancelled. */
  readonly isCancelled?: boolean | null
  /** Key of the payment method. */
  readonly paymentMethod?: string | null
  /** Words of numbers, names, addresses, mail, telephone numbers and notes, in any order. */
  readonly search?: string | null
  /** In this state alone; absent: ALL. */
  readonly tab?: OrderTab | null
  /** Last day. */
  readonly to?: Date | null
}

/** Whether a second person still has to look at an order, or what came of it. */
export type OrderHold = 'HELD' | 'REFUSED' | 'RELEASED'

/** A line of an order, as it was bought. */
export interface OrderLine {
  readonly __typename: 'OrderLine'
  /** Pieces, or sets. */
  readonly amount: number
  /** What the shop asked of the line and was answered. */
  readonly answers: readonly GivenAnswer[]
  /** How many of the sets had the reduced price of children’s sizes; null for what is no set. */
  readonly childSets: number | null
  /** Name of the colour; null without one. */
  readonly color: string | null
  /** When it was to come, as the buyer was told; null where nothing was. */
  readonly delivery: Delivery | null
  /** What was taken off its sum. */
  readonly discount: Money
  /** Whom it is cut for; null where that does not matter. */
  readonly fit: Fit | null
  /** Its part of what was paid, with VAT. */
  readonly gross: Money
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** A picture of it; null where there is none by now. */
  readonly image: Image | null
  /** All of it was made to the buyer’s words; of a set its pieces say it one by one. */
  readonly isWithdrawalExcluded: boolean
  /** What sort of product it was. */
  readonly kind: ProductKind
  /** Its part of what was paid, without VAT. */
  readonly net: Money
  /** What the buyer wrote to it; null for nothing. */
  readonly orderNote: string | null
  /** What fills the places of a set; none for all else. */
  readonly pieces: readonly OrderPiece[]
  /** Its place in the order, from 1 on. */
  readonly position: number
  /** Why it cost that, as it was when it was ordered: VAT for staff alone. Null in orders from before it was kept. */
  readonly priceReason: PriceReason | null
  /** Null where it is no longer on sale. */
  readonly product: Product | null
  /** As it was said when it was ordered, besides size, fit and colour. */
  readonly properties: readonly NamedProperty[]
  /** What the amount counts, in the words of the order; null: pieces, or sets. */
  readonly quantityUnit: QuantityUnit | null
  /** Such as M or 152; null without one. */
  readonly size: string | null
  /** Article number of the size, else of the product; null where it had none. */
  readonly sku: string | null
  /** Before discounts. */
  readonly sum: Money
  /** What is printed, one text per piece, or one for all; empty without. */
  readonly texts: readonly string[]
  /** What it was called, in the language of the order. */
  readonly title: string
  /** After discounts. */
  readonly total: Money
  /** Of a piece, before discounts; null for sets. */
  readonly unitPrice: Money | null
  /** The VAT in it. */
  readonly vat: Money
  /** Basis points: 2000 is 20 %. */
  readonly vatRate: number
  /** Of vouchers that were bought: what their buyer wants of them; null of all else. */
  readonly voucher: BoughtVoucher | null
}

/** What is known of the link by which a guest follows an order. */
export interface OrderLink {
  readonly __typename: 'OrderLink'
  /** The address that a new link goes to, all but its first letter and its domain left out. */
  readonly email: string
  /** It shows the order no more; a new one can be asked for with requestOrderLink. */
  readonly hasEnded: boolean
}

/** In which order orders are listed; absent: the latest first. */
export interface OrderOrder {
  /** Which end comes first. */
  readonly direction: Direction
  /** By what the list is sorted. */
  readonly field: OrderOrderField
}

/** By what orders are sorted. */
export type OrderOrderField = 'CUSTOMER' | 'NUMBER' | 'PLACED_AT' | 'TOTAL'

/** What came of `addOrderNote`, `cancelOrder`, `changeOrderAddress`, `changeOrderNote`, `changeOrderStation`, `correctOrderTracking`, `deleteOrderNote`, `markOrderRead`, `markOrderRefunded`, `markOrderShipped`, `markOrderUnpaid`, `markOrderUnshipped`, `refuseOrder`, `releaseOrder`, `resendOrderMail`, `setOrderTags`: what there is afterwards, or why it was refused. */
export interface OrderPayload {
  readonly __typename: 'OrderPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it stands afterwards; null where it was refused. */
  readonly order: Order | null
}

/** Pieces that fill a place of a set, as they were bought. */
export interface OrderPiece {
  readonly __typename: 'OrderPiece'
  /** How many. */
  readonly amount: number
  /** Name of the colour; null without one. */
  readonly color: string | null
  /** Whom it is cut for; null where that does not matter. */
  readonly fit: Fit | null
  /** Made to the buyer’s words. */
  readonly isWithdrawalExcluded: boolean
  /** As it was said when it was ordered, besides size, fit and colour. */
  readonly properties: readonly NamedProperty[]
  /** Such as M or 152; null without one. */
  readonly size: string | null
  /** Article number; null where it had none. */
  readonly sku: string | null
  /** The place of the set, from 0 on. */
  readonly slot: number
  /** What is printed, one text per piece, or one for all; empty without. */
  readonly texts: readonly string[]
  /** What it was called, in the language of the order. */
  readonly title: string
}

/** An order that a buyer may not place by themselves, and that somebody of their company decides about. */
export interface OrderRequest {
  readonly __typename: 'OrderRequest'
  /** What who decided wrote to the buyer. */
  readonly answer: string | null
  /** Name of who wants to order. */
  readonly buyer: string
  /** When it came into being. */
  readonly createdAt: DateTime
  /** When it was decided or taken back. */
  readonly decidedAt: DateTime | null
  /** Name of who decided; null while it is open, and where it was taken back. */
  readonly decider: string | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** What is to be ordered, as it stood when it was asked. */
  readonly lines: readonly RequestedLine[]
  /** What the buyer wrote. */
  readonly note: string | null
  /** Of the order that was placed; null before. */
  readonly orderNumber: string | null
  /** How it stands. */
  readonly state: OrderRequestState
  /** What was to pay when it was asked; it is priced anew when it is approved. */
  readonly total: Money
  /** Whether the viewer may approve or decline it. */
  readonly viewerCanDecide: boolean
  /** Whether the viewer may put its goods back into their cart. */
  readonly viewerCanTakeBack: boolean
}

/** A page of a list, each entry as `OrderRequest`. */
export interface OrderRequestConnection {
  readonly __typename: 'OrderRequestConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly OrderRequestEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface OrderRequestEdge {
  readonly __typename: 'OrderRequestEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: OrderRequest
}

/** What came of `approveOrderRequest`, `askApproval`, `declineOrderRequest`, `takeBackOrderRequest`: what there is afterwards, or why it was refused. */
export interface OrderRequestPayload {
  readonly __typename: 'OrderRequestPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it stands now; null where it was refused. */
  readonly request: OrderRequest | null
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** How a request stands. */
export type OrderRequestState = 'APPROVED' | 'DECLINED' | 'LAPSED' | 'OPEN' | 'WITHDRAWN'

/** How far an order is in all. */
export type OrderState = 'CANCELLED' | 'COMPLETED' | 'OPEN'

/** How many orders a tab holds. */
export interface OrderStateCount {
  readonly __typename: 'OrderStateCount'
  /** As many; 1,001 stands for more than 1,000. */
  readonly count: number
  /** The tab. */
  readonly key: OrderTab
}

/** What is put right of a station; what is left out stays. */
export interface OrderStationInput {
  /** Its town. At most 80 characters. */
  readonly city?: string | null
  /** The buyer’s own number at the provider. At most 20 characters. */
  readonly customerNumber?: string | null
  /** Its name or number. At most 80 characters. */
  readonly name?: string | null
  /** Its postcode. At most 16 characters. */
  readonly zip?: string | null
}

/** Tabs of the list of orders. */
export type OrderTab = 'ALL' | 'CANCELLED' | 'HELD' | 'NEW' | 'OPEN_PAYMENT' | 'SHIPPED' | 'TO_SHIP'

/** A voucher that paid part of an order, as it was then. */
export interface OrderVoucher {
  readonly __typename: 'OrderVoucher'
  /** Its code; staff who do not handle vouchers see its last four characters. */
  readonly code: string
  /** What it paid. */
  readonly paid: Money
  /** What stayed on it then. */
  readonly remaining: Money
}

/** What came of `markOrdersPaid`: what there is afterwards, or why it was refused. */
export interface OrdersPayload {
  readonly __typename: 'OrdersPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As they stand afterwards; none where it was refused. */
  readonly orders: readonly Order[]
}

/** A picture as it was uploaded, whatever was done to it since. */
export interface OriginalPicture {
  readonly __typename: 'OriginalPicture'
  /** Pixels as the picture is seen. */
  readonly height: number
  /** Address of the picture in the smallest size that is at least as wide. */
  readonly pictureUrl: With<{
    /** Pixels that it should at least be wide. */
    readonly width: number
  }, string>
  /** Pixels as the picture is seen. */
  readonly width: number
}

/** What a partner earned with an order, without a word of who bought. */
export interface OwnCommission {
  readonly __typename: 'OwnCommission'
  /** What is left of the commission. */
  readonly amount: Money
  /** When the order was placed. */
  readonly at: DateTime
  /** Its own among all. */
  readonly key: string
  /** The net value of its goods that counts, less what was given back. */
  readonly net: Money
  /** The number of the order. */
  readonly orderNumber: string
  /** What of it was earned at which rate; empty of amounts per order. */
  readonly parts: readonly CommissionPart[]
  /** How it stands. */
  readonly state: CommissionState
}

/** A page of a list, each entry as `OwnOrder`. */
export interface OwnOrderConnection {
  readonly __typename: 'OwnOrderConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly OwnOrderEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface OwnOrderEdge {
  readonly __typename: 'OwnOrderEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Order
}

/** A payment to the partner. */
export interface OwnPayout {
  readonly __typename: 'OwnPayout'
  /** How much. */
  readonly amount: Money
  /** Its own among all. */
  readonly key: string
  /** On which day, in the shop’s calendar. */
  readonly paidOn: Date
  /** What stands on the bank statement. */
  readonly reference: string
}

/** A button that leads somewhere. */
export interface PageButton {
  readonly __typename: 'PageButton'
  /** A path of the site, or an address elsewhere. */
  readonly href: string
  /** What stands on it. */
  readonly label: string
  /** How it looks. */
  readonly look: ButtonLook
}

/** A numbered page of a connection: pass `cursor` as `after` (null for the first page). */
export interface PageCursor {
  readonly __typename: 'PageCursor'
  /** Goes into `after`; null for the first page. */
  readonly cursor: string | null
  /** Whether it is the page that was asked for. */
  readonly isCurrent: boolean
  /** Its number, from 1 on. */
  readonly page: number
}

/** The numbered pages of a list, as far as a reader is offered them. */
export interface PageCursors {
  readonly __typename: 'PageCursors'
  /** Those around the present one, with it. */
  readonly around: readonly PageCursor[]
  /** Null where it is among `around`. */
  readonly first: PageCursor | null
  /** Null where it is among `around`. */
  readonly last: PageCursor | null
  /** Null on the last page. */
  readonly next: PageCursor | null
  /** Null on the first page. */
  readonly previous: PageCursor | null
}

/** What is done to a page: it is turned, then cropped. */
export interface PageEditInput {
  /** What can be seen of the turned page, in points (72 to an inch); null: all of it. What is cut off is hidden in the file, not gone. */
  readonly crop?: RectangleInput | null
  /** Which page it is; the first has number 1. */
  readonly number: number
  /** By how many degrees, clockwise. */
  readonly turned: PictureTurn
}

/** A file that a page offers. */
export interface PageFile {
  readonly __typename: 'PageFile'
  /** In small letters, without the dot. */
  readonly extension: string
  /** Whether it has pixels. */
  readonly isPicture: boolean
  /** What it is. */
  readonly mimeType: string
  /** Its file name. */
  readonly name: string
  /** Null for what is none. */
  readonly picture: PagePicture | null
  /** Bytes. */
  readonly size: number
  /** Where it is saved from. */
  readonly url: string
}

/** HTML of a page, sanitised when it was written and again when it is read. */
export type PageHtml = string

/** Whether there are further pages, and where they begin. */
export interface PageInfo {
  readonly __typename: 'PageInfo'
  /** Of the last entry: goes into `after`; null for an empty page. */
  readonly endCursor: string | null
  /** Whether something follows. */
  readonly hasNextPage: boolean
  /** Whether something comes before. */
  readonly hasPreviousPage: boolean
  /** Of the first entry: goes into `before`; null for an empty page. */
  readonly startCursor: string | null
}

/** A picture that a page shows, in the sizes that there are. */
export interface PagePicture {
  readonly __typename: 'PagePicture'
  /** What it shows in words: those of the page, else those of the library; empty where nobody wrote any. */
  readonly alt: string
  /** What the library says of it. */
  readonly caption: string | null
  /** What stays in sight where it is cut; null: its middle. */
  readonly focalPoint: FocalPoint | null
  /** Pixels of the original. */
  readonly height: number
  /** Addresses with their widths, as `srcset` of HTML takes them. */
  readonly srcSet: With<{
    /** Pixels; those beyond its own are left out. */
    readonly widths: readonly number[]
  }, string>
  /** Address of the picture in the smallest size that has these pixels. */
  readonly url: With<{
    /** Pixels that it is fitted into; null: only the width counts. */
    readonly height?: number | null
    /** Pixels. */
    readonly width: number
  }, string>
  /** Pixels of the original. */
  readonly width: number
}

/** A text of a page in both languages; empty where there is none. */
export interface PageTexts {
  readonly __typename: 'PageTexts'
  /** German. */
  readonly de: string
  /** English. */
  readonly en: string
}

/** A text of a page; a language that is absent stays. */
export interface PageTextsInput {
  /** German. At most 2000 characters. */
  readonly de?: string | null
  /** English. At most 2000 characters. */
  readonly en?: string | null
}

/** What a partner earned and was paid, the latest 100 of each. */
export interface PartnerEarnings {
  readonly __typename: 'PartnerEarnings'
  /** What they earned, order by order, the latest first. */
  readonly commissions: readonly OwnCommission[]
  /** What they were paid, the latest first. */
  readonly payouts: readonly OwnPayout[]
}

/** The visits of a day. */
export interface PartnerVisits {
  readonly __typename: 'PartnerVisits'
  /** How many began with the link. */
  readonly count: number
  /** In the shop’s calendar. */
  readonly day: Date
}

/** A partner, as they see themselves: nothing in it tells of buyers. */
export interface Partnership {
  readonly __typename: 'Partnership'
  /** What they earned and were paid. */
  readonly earnings: PartnerEarnings
  /** What came of them. */
  readonly figures: AffiliateFigures
  /** Whether their link counts. */
  readonly isActive: boolean
  /** How the commission is reckoned. */
  readonly kind: CommissionKind
  /** The link that they share. */
  readonly link: string
  /** Who they are. */
  readonly name: string | null
  /** Other percentages for groups of products; that of the nearest group counts. */
  readonly rates: readonly AffiliateRate[]
  /** Of `PERCENT` in basis points of the net value of the goods, of `FIXED` in cents per order. */
  readonly value: number
  /** How many visits began with their link on each of the last 30 days; days without one are left out. */
  readonly visits: readonly PartnerVisits[]
  /** How many days after shipping a commission can be paid. */
  readonly waitDays: number
  /** How many days after the visit by the link an order counts. */
  readonly windowDays: number
}

/** A passkey of the viewer; nobody else reaches it. */
export interface Passkey {
  readonly __typename: 'Passkey'
  /** When it came into being. */
  readonly createdAt: DateTime
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** What its owner calls it. */
  readonly label: string
  /** When it signed in last; null: never. */
  readonly lastUsed: DateTime | null
}

/** What a browser answered to a challenge. */
export interface PasskeyAnswerInput {
  /** Of the challenge that is answered. */
  readonly challengeId: string
  /** The PublicKeyCredential as JSON (WebAuthn, toJSON). At most 20000 characters. */
  readonly response: string
}

/** What came of `startPasskey`, `startPasskeySignIn`: what there is afterwards, or why it was refused. */
export interface PasskeyChallengePayload {
  readonly __typename: 'PasskeyChallengePayload'
  /** Goes back with the answer; null where it was refused. */
  readonly challengeId: string | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Options for the browser as JSON (WebAuthn, parse…OptionsFromJSON). */
  readonly options: string | null
}

/** How strong a password is. */
export interface PasswordStrength {
  readonly __typename: 'PasswordStrength'
  /** Whether it would be taken as a new password. */
  readonly isAccepted: boolean
  /** In one word. */
  readonly label: PasswordStrengthLabel
  /** Why it would not be taken. */
  readonly reason: PasswordWeakness | null
  /** 0 to 4. */
  readonly score: number
}

/** How strong a password is, from RISKY (score 0) to SECURE (score 4). */
export type PasswordStrengthLabel = 'GUESSABLE' | 'RISKY' | 'SAFE' | 'SECURE' | 'WEAK'

/** SHORT: under 8 characters. LONG: over 200. WEAK: a score under 2. COMMON: one that is tried first. OWN: it says hardly more than the name or address of the person, or the name of the shop. */
export interface PasswordTooWeak {
  readonly __typename: 'PasswordTooWeak'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Why it would not be taken. */
  readonly reason: PasswordWeakness
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** Why a password is not taken. */
export type PasswordWeakness = 'COMMON' | 'LONG' | 'OWN' | 'SHORT' | 'WEAK'

/** Who was paid, when and under which reference. */
export interface PayAffiliatesInput {
  /** On which day, in the shop’s calendar; within the last year. */
  readonly paidOn: Date
  /** The partners, each once. At most 100 entries. */
  readonly payouts: readonly AffiliatePayoutInput[]
  /** What stands on the bank statement. At most 140 characters. Cannot be cleared. */
  readonly reference: string
}

/** What came of `payAffiliates`: what there is afterwards, or why it was refused. */
export interface PayAffiliatesPayload {
  readonly __typename: 'PayAffiliatesPayload'
  /** The partners, in the order asked. */
  readonly affiliates: readonly Affiliate[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** The payments. */
  readonly payouts: readonly AffiliatePayout[]
}

/** A page of a list, each entry as `Payment`. */
export interface PaymentConnection {
  readonly __typename: 'PaymentConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly PaymentEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** Of all tabs under the rest of the filter; null of more than 10,000 orders, of none and of several currencies. */
  readonly sums: PaymentSums | null
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly PaymentTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface PaymentEdge {
  readonly __typename: 'PaymentEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Order
}

/** Which payments are wanted: those that fit all of it. */
export interface PaymentFilter {
  /** First day on which orders were placed, in the shop’s calendar. */
  readonly from?: Date | null
  /** Key of a payment method. */
  readonly paymentMethod?: string | null
  /** Words of the order, as in the list of orders. */
  readonly search?: string | null
  /** Those of one state. */
  readonly tab?: PaymentTab | null
  /** Last day. */
  readonly to?: Date | null
}

/** A way to pay. */
export interface PaymentMethod {
  readonly __typename: 'PaymentMethod'
  /** What the shop says about it, in the language asked for; null for nothing. */
  readonly description: string | null
  /** Names it in checkout and settings. */
  readonly key: string
  /** Word marks that buyers know it by: its title, of cards and wallets their brands. */
  readonly marks: readonly string[]
  /** Days after which an order by this method is cancelled if it is still unpaid; null: never. */
  readonly payWithinDays: number | null
  /** What it is called, in the language asked for. */
  readonly title: string
}

/** In which order payments are listed. */
export interface PaymentOrder {
  /** Rising or falling. */
  readonly direction: Direction
  /** By what. */
  readonly field: PaymentOrderField
}

/** What payments are listed by. */
export type PaymentOrderField = 'CUSTOMER' | 'NUMBER' | 'PLACED_AT'

/** How a payment method is offered to one customer; null is as the shop has it. */
export interface PaymentOverride {
  readonly __typename: 'PaymentOverride'
  /** Whether it is offered. */
  readonly isEnabled: boolean | null
  /** The highest amount for it. */
  readonly max: Money | null
  /** Key of the payment method. */
  readonly method: string
  /** The lowest amount for it. */
  readonly min: Money | null
  /** Its place among the methods. */
  readonly order: number | null
}

/** How a payment method is offered to one customer; what is left out is as the shop has it. */
export interface PaymentOverrideInput {
  /** Whether it is offered. */
  readonly isEnabled?: boolean | null
  /** The highest amount for it. */
  readonly max?: Cents | null
  /** Key of the payment method. */
  readonly method: string
  /** The lowest amount for it. */
  readonly min?: Cents | null
  /** Its place among the methods. */
  readonly order?: number | null
}

/** What came of `recordPayment`, `takePaymentBack`: what there is afterwards, or why it was refused. */
export interface PaymentPayload {
  readonly __typename: 'PaymentPayload'
  /** The invoice as it stands afterwards; null where it was refused. */
  readonly document: BusinessDocument | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** Whether an order is paid. */
export type PaymentState = 'OPEN' | 'PAID' | 'REFUNDED'

/** What payments come to. */
export interface PaymentSums {
  readonly __typename: 'PaymentSums'
  /** Was paid by vouchers, in orders that were not cancelled. */
  readonly byVouchers: Money
  /** Still to come in. */
  readonly open: Money
  /** Came in. */
  readonly paid: Money
  /** Went back. */
  readonly refunded: Money
  /** Has to go back. */
  readonly toRefund: Money
}

/** Payments of one state. */
export type PaymentTab = 'ALL' | 'OPEN' | 'OVERDUE' | 'PAID' | 'REFUNDED' | 'TO_REFUND'

/** How many payments a tab holds. */
export interface PaymentTabCount {
  readonly __typename: 'PaymentTabCount'
  /** At most 1,001. */
  readonly count: number
  /** The tab. */
  readonly key: PaymentTab
}

/** Another amount is due to the partner than was seen. */
export interface PayoutChanged {
  readonly __typename: 'PayoutChanged'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is due by now. */
  readonly due: Money | null
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** Who may use a query or mutation. REST paths call the same operations. */
export interface Permission {
  readonly __typename: 'Permission'
  /** The area that it belongs to; null where it belongs to none. */
  readonly area: Area | null
  /** Whether it changes something. */
  readonly isChange: boolean
  /** Name of the query or mutation. */
  readonly operation: string
  /** Who may ask for it. */
  readonly who: PermissionAudience
}

/** Who may ask for something. */
export type PermissionAudience = 'ADMIN' | 'BACK_OFFICE' | 'BUYER' | 'BUYER_IN_PERSON' | 'EDITOR' | 'IN_PERSON' | 'ONESELF' | 'PERSON' | 'PUBLIC' | 'SIGNED_IN' | 'STAFF' | 'SYSTEM' | 'VISITOR'

/** Somebody whom the shop is in touch with, kept by staff; not the account of a customer. */
export interface Person {
  readonly __typename: 'Person'
  /** Street and number. */
  readonly address: string | null
  /** City or place. */
  readonly city: string | null
  /** Name of the company, where there is one. */
  readonly company: string | null
  /** ISO 3166 alpha-2. */
  readonly country: string | null
  /** When it came into being. */
  readonly createdAt: DateTime
  /** E-mail address. */
  readonly email: string | null
  /** Given name. */
  readonly firstName: string | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Family name. */
  readonly lastName: string | null
  /** The name that lists show. */
  readonly name: string
  /** Of the staff, about this person; null without one. */
  readonly note: string | null
  /** Phone number. */
  readonly phone: string | null
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** Words by which staff sort contact persons. */
  readonly tags: readonly string[]
  /** Title before the name, such as Dr. */
  readonly title: string | null
  /** Whether it is a company or a private person. */
  readonly type: AddressType
  /** When it was last changed. */
  readonly updatedAt: DateTime
  /** The account of this person; null without one, and for those who may not see accounts. */
  readonly user: User | null
  /** Whether the viewer may change it. */
  readonly viewerCanEdit: boolean
  /** Postcode. */
  readonly zip: string | null
}

/** What is left out stays (in a new one: is empty), null clears. */
export interface PersonChanges {
  /** Street and number. */
  readonly address?: string | null
  /** City or place. */
  readonly city?: string | null
  /** Name of the company, where there is one. */
  readonly company?: string | null
  /** ISO 3166 alpha-2. */
  readonly country?: string | null
  /** E-mail address. */
  readonly email?: string | null
  /** Given name. */
  readonly firstName?: string | null
  /** Family name. */
  readonly lastName?: string | null
  /** Of the staff, about this person. At most 10000 characters. */
  readonly note?: string | null
  /** Phone number. */
  readonly phone?: string | null
  /** Words by which staff sort contact persons. At most 30 entries. At most 60 characters. */
  readonly tags?: readonly string[] | null
  /** Title before the name, such as Dr. */
  readonly title?: string | null
  /** Whether it is a company or a private person. */
  readonly type?: AddressType | null
  /** The account (`User`) of this person. */
  readonly userId?: Id | null
  /** Postcode. */
  readonly zip?: string | null
}

/** A page of a list, each entry as `Person`. */
export interface PersonConnection {
  readonly __typename: 'PersonConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly PersonEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface PersonEdge {
  readonly __typename: 'PersonEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Person
}

/** Which contact persons are wanted: those that fit all of it. */
export interface PersonFilter {
  /** Whether they have an account. */
  readonly isLinked?: boolean | null
  /** Words of which each is part of name, company, e-mail, number or place. */
  readonly search?: string | null
}

/** In which order contact persons are listed. */
export interface PersonOrder {
  /** Which end comes first. */
  readonly direction: Direction
  /** By what the list is sorted. */
  readonly field: PersonOrderField
}

/** By what contact persons are sorted. */
export type PersonOrderField = 'CREATED' | 'NAME'

/** What came of `createPerson`, `updatePerson`: what there is afterwards, or why it was refused. */
export interface PersonPayload {
  readonly __typename: 'PersonPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it stands afterwards; null where it was refused. */
  readonly person: Person | null
}

/** What may be printed on a product at the buyer’s wish. */
export interface Personalisation {
  readonly __typename: 'Personalisation'
  /** What the shop says about it, in the language asked for; null where it says nothing. */
  readonly help: Html | null
  /** How a text is drawn on it; null where the product says nothing of that. */
  readonly lettering: Lettering | null
  /** Most characters of a text. */
  readonly maxLength: number
  /** The characters that can be printed, as the inside of a class of a regular expression with the flag `u`; white space becomes a blank. */
  readonly printable: string
}

/** A text has characters that the product’s method cannot print. */
export interface PersonalisationNotPrintable {
  readonly __typename: 'PersonalisationNotPrintable'
  /** At most five, each once; invisible ones by number: U+200B. */
  readonly characters: readonly string[]
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** A text is longer than the product takes. */
export interface PersonalisationTooLong {
  readonly __typename: 'PersonalisationTooLong'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** Most characters of a text. */
  readonly maxLength: number
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** A place where goods are handed out; of an order as it was when it was ordered. */
export interface PickupPlace {
  readonly __typename: 'PickupPlace'
  /** Where it is, in one line. */
  readonly address: string
  /** ISO 3166 alpha-2; null: the country of the shop. */
  readonly country: string | null
  /** When it is open; null where nothing is said. */
  readonly hours: string | null
  /** By which it is chosen. */
  readonly key: string
  /** What it is called. */
  readonly name: string
  /** What else is to know; null for nothing. */
  readonly note: string | null
}

/** A box that pictures are cut to, in pixels. */
export type PictureCut = 'LINK_PREVIEW' | 'SQUARE_200' | 'SQUARE_400' | 'SQUARE_800'

/** What is done to a picture: it is turned, then mirrored, then cut out. */
export interface PictureEdit {
  readonly __typename: 'PictureEdit'
  /** What is cut out of the turned and mirrored picture; null: all of it. */
  readonly crop: Rectangle | null
  /** Whether it is mirrored left to right; top to bottom is this and half a turn. */
  readonly isMirrored: boolean
  /** By how many degrees, clockwise. */
  readonly turned: PictureTurn
}

/** Of the untouched picture as it is seen; an edit replaces the one before. */
export interface PictureEditInput {
  /** What is cut out of the turned and mirrored picture; null: all of it. */
  readonly crop?: RectangleInput | null
  /** Whether it is mirrored left to right; top to bottom is this and half a turn. */
  readonly isMirrored: boolean
  /** By how many degrees, clockwise. */
  readonly turned: PictureTurn
}

/** How a picture fills its frame. */
export type PictureFit = 'CONTAIN' | 'COVER'

/** The form of a frame. */
export type PictureRatio = 'LANDSCAPE' | 'ORIGINAL' | 'PANORAMA' | 'SQUARE' | 'WIDE'

/** Quarters of a turn, clockwise. */
export type PictureTurn = 'BY_0' | 'BY_90' | 'BY_180' | 'BY_270'

/** Pieces of one size. */
export interface PieceInput {
  /** How many; 0 is passed over. */
  readonly amount: number
  /** One text per piece, or one for all; empty without personalisation. At most 5000 entries. At most 9999 characters. */
  readonly texts?: readonly string[] | null
  /** Of a product without variants: the product’s own id. */
  readonly variantId: Id
}

/** Sides of a picture. */
export interface PixelSize {
  readonly __typename: 'PixelSize'
  /** Pixels from top to bottom. */
  readonly height: number
  /** Pixels from left to right. */
  readonly width: number
}

/** Pixels of a picture as it is seen. */
export interface PixelSizeInput {
  /** From top to bottom. */
  readonly height: number
  /** From left to right. */
  readonly width: number
}

/** What `placeOrder` is told. */
export interface PlaceOrderInput {
  /** That the buyer accepts the shop’s further conditions; needed where it has some. */
  readonly acceptConditions?: boolean | null
  /** That the buyer accepts the terms; needed where the shop asks for it. */
  readonly acceptTerms?: boolean | null
  /** That the buyer is of age; needed where the shop asks for it. */
  readonly confirmAge?: boolean | null
  /** The amount to pay that the buyer saw; another one is refused with PRICE_CHANGED. */
  readonly expectedTotal: Cents
  /** Made anew for each order: 16 to 200 characters that nobody can guess, such as a UUID. */
  readonly idempotencyKey: string
}

/** What came of `placeOrder`: what there is afterwards, or why it was refused. */
export interface PlaceOrderPayload {
  readonly __typename: 'PlaceOrderPayload'
  /** As it stands afterwards, empty once it was ordered; null where there is none. */
  readonly cart: Cart | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** The order; null where it was refused. */
  readonly order: Order | null
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What a change of several products would do to one of them. */
export interface PlannedProductChange {
  readonly __typename: 'PlannedProductChange'
  /** How many fields would be different. */
  readonly differenceCount: number
  /** The first of them; none where all is so already. */
  readonly differences: With<{
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, readonly ProductDifference[]>
  /** Why it cannot be done. */
  readonly errors: readonly UserError[]
  /** The one that it would be done to. */
  readonly product: Product
}

/** A postal address. */
export interface PostalAddress extends Abstract<Address | SavedAddress | UserAddress> {
  readonly __typename: 'Address' | 'SavedAddress' | 'UserAddress'
  /** Street and number. */
  readonly address: string
  /** City or place. */
  readonly city: string
  /** Name of the company, where there is one. */
  readonly company: string | null
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** In the language of the request. */
  readonly countryName: string
  /** Given name. */
  readonly firstName: string
  /** Family name. */
  readonly lastName: string
  /** Phone number. */
  readonly phone: string | null
  /** Title before the name, such as Dr. */
  readonly title: string | null
  /** Whether it is a company’s or a private person’s. */
  readonly type: AddressType
  /** VAT id of a company, with the letters of its country. */
  readonly vatId: string | null
  /** Postcode. */
  readonly zip: string
}

/** What is left out stays as it is, in a new address it is empty; null clears. */
export interface PostalAddressInput {
  /** Street and number. */
  readonly address?: string | null
  /** City or place. */
  readonly city?: string | null
  /** Name of the company, where there is one. */
  readonly company?: string | null
  /** ISO 3166 alpha-2. */
  readonly country?: string | null
  /** Given name. */
  readonly firstName?: string | null
  /** Family name. */
  readonly lastName?: string | null
  /** Kept addresses want the international form, beginning with +. */
  readonly phone?: string | null
  /** Title before the name, such as Dr. */
  readonly title?: string | null
  /** Whether it is a company’s or a private person’s. */
  readonly type?: AddressType | null
  /** VAT id of a company, with the letters of its country. */
  readonly vatId?: string | null
  /** Postcode. */
  readonly zip?: string | null
}

/** A postcode that is none of the country. */
export interface PostcodeInvalid {
  readonly __typename: 'PostcodeInvalid'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** A postcode as those of the country look. */
  readonly example: string
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** A link by which whoever has it sees a working copy. */
export interface PreviewLink {
  readonly __typename: 'PreviewLink'
  /** When it came into being. */
  readonly createdAt: DateTime
  /** Who made it; null where nobody knows any more. */
  readonly createdBy: string | null
  /** What it shows; null where that is gone. */
  readonly entry: ManagedEntry | null
  /** When it ends by itself. */
  readonly expiresAt: DateTime
  /** Its id, for good. */
  readonly id: Id
  /** Whether it still shows anything. */
  readonly isOpen: boolean
  /** When somebody ended it; null while nobody did. */
  readonly revokedAt: DateTime | null
}

/** A page of a list, each entry as `PreviewLink`. */
export interface PreviewLinkConnection {
  readonly __typename: 'PreviewLinkConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly PreviewLinkEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface PreviewLinkEdge {
  readonly __typename: 'PreviewLinkEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: PreviewLink
}

/** What came of `createPreviewLink`, `revokePreviewLink`: what there is afterwards, or why it was refused. */
export interface PreviewLinkPayload {
  readonly __typename: 'PreviewLinkPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** The link; null where it was refused. */
  readonly previewLink: PreviewLink | null
  /** What its address ends in. It is told this once; null where no link was made. */
  readonly token: string | null
}

/** A share or an amount, also negative. A raise never lowers a price, a cut never raises one. */
export interface PriceAdjustmentInput {
  /** Hundredths of a percent: 500 are 5 %. From -9999 to 100000. */
  readonly basisPoints?: number | null
  /** By how much; not together with a share. From -100000000 to 100000000. */
  readonly cents?: Cents | null
  /** To which prices it leads. */
  readonly rounding: PriceRounding
}

/** A price that holds, or held, from a time on. */
export interface PriceChange {
  readonly __typename: 'PriceChange'
  /** When it began. */
  readonly at: DateTime
  /** Who set it; null where that is not known. */
  readonly by: string | null
  /** Null where nothing was sold at a price of its own any more. */
  readonly price: Money | null
  /** Null where the price was the product’s own. */
  readonly variant: Variant | null
}

/** It costs another amount than was seen. */
export interface PriceChanged {
  readonly __typename: 'PriceChanged'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
  /** What is to pay by now. */
  readonly total: Money
}

/** The price of one size, or of one product. */
export interface PriceItemInput {
  /** The id of a size or product; or its article number in `number`. */
  readonly id?: Id | null
  /** Its article number, in place of `id`. */
  readonly number?: string | null
  /** Null: of a size its product’s, of a product none. From 0 to 100000000. */
  readonly price?: Cents | null
}

/** Why something costs what it costs: steps from the list price on, each with what it changed. */
export interface PriceReason {
  readonly __typename: 'PriceReason'
  /** Each begins where the one before it ends. */
  readonly steps: readonly PriceStep[]
  /** What it costs everybody: the price after OFFER. */
  readonly sum: Money
  /** What it costs this customer: the price after COUPON. */
  readonly total: Money
}

/** At what prices that were changed end. */
export type PriceRounding = 'NONE' | 'TEN_CENTS' | 'TO_90' | 'TO_95'

/** A rule by which a price changed. */
export interface PriceRule {
  readonly __typename: 'PriceRule'
  /** Basis points; null for fixed amounts. */
  readonly percent: number | null
  /** The discount’s name, or the coupon’s code; null for the customer’s personal percent, and VAT. */
  readonly title: string | null
}

/** One change of a price. */
export interface PriceStep {
  readonly __typename: 'PriceStep'
  /** What lies between: below 0 where the price falls. */
  readonly change: Money
  /** LIST_PRICE: pieces or sets. CHILD_SETS: sets of children’s sizes. TIER: from how many pieces on it holds. Else null. */
  readonly count: number | null
  /** Of a piece, at the list price and at a tier; null where pieces differ, and for all else. */
  readonly each: Money | null
  /** The price before; 0 at first. */
  readonly from: Money
  /** What changed it. */
  readonly kind: PriceStepKind
  /** How many pieces count together towards a tier; null for all else. */
  readonly pieces: number | null
  /** By which it changed; none where it is told as one what many rules did. */
  readonly rules: readonly PriceRule[]
  /** The price afterwards. */
  readonly to: Money
}

/** What changed a price, in the order in which it does. */
export type PriceStepKind = 'ADDITIVE_DISCOUNT' | 'CART_DISCOUNT' | 'CHILD_SETS' | 'COUPON' | 'ITEM_DISCOUNT' | 'LIST_PRICE' | 'OFFER' | 'TIER' | 'VAT'

/** The quantity that a price is told for, by which goods are compared. */
export type PricedQuantity = 'KILOGRAM' | 'LITRE' | 'METRE' | 'SQUARE_METRE'

/** How a text gets onto a product. */
export type PrintMethod = 'DIGITAL' | 'EMBROIDERY' | 'FLOCK'

/** A text that is printed on pieces. */
export interface PrintedText {
  readonly __typename: 'PrintedText'
  /** On how many pieces it stands. */
  readonly count: number
  /** The text as it is printed. */
  readonly text: string
}

/** What came of `requestAccountDeletion`, `requestDataExport`, `undoAccountDeletion`: what there is afterwards, or why it was refused. */
export interface PrivacyPayload {
  readonly __typename: 'PrivacyPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** Something that the shop offers: goods, a set of them, or a voucher. */
export interface Product {
  readonly __typename: 'Product'
  /** What stood in at least two orders together with this product, cancelled ones left out. */
  readonly alsoBought: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, ProductConnection>
  /** What the shop asks beside the product, before it comes into the cart; without answers. */
  readonly askedFields: readonly AskedField[]
  /** What its buyers write; none of a product that is not personalisable. */
  readonly askedProperties: readonly AskedProperty[]
  /** Whether some of it can be had. */
  readonly availability: Availability
  /** From behind; null without such a picture. */
  readonly backImage: Image | null
  /** How to wash and keep it; null where nothing is said. */
  readonly careInstructions: Html | null
  /** Care in short, as on the label that is sewn in. */
  readonly careLabel: string | null
  /** The reduction of the price for children’s sizes; null unless both prices exist. */
  readonly childSale: Sale | null
  /** What is said of its effects on the environment. */
  readonly claims: readonly ProductClaim[]
  /** All colours in which it comes. */
  readonly colors: readonly Color[]
  /** Fibres by share, Reg. (EU) 1007/2011, Art. 16: nothing but their names and shares. */
  readonly composition: string | null
  /** If it is ordered today, without a text on it. */
  readonly delivery: ProductDelivery | null
  /** What is said about its delivery; null where nothing is. */
  readonly deliveryInformation: Html | null
  /** In short; null where nothing is said. */
  readonly description: string | null
  /** At length; null where nothing is said. */
  readonly details: Html | null
  /** Files that go with it. */
  readonly downloads: readonly Download[]
  /** Who guarantees the durability, for what and how it is claimed. */
  readonly durabilityTerms: Html | null
  /** How long the producer guarantees its durability, free of charge and beyond two years. */
  readonly durabilityYears: number | null
  /** What stands beside the fibres: recycled, organically grown. */
  readonly fibreNote: string | null
  /** All for whom it is cut. */
  readonly fits: readonly Fit[]
  /** What else is said; null where nothing is. */
  readonly generalInformation: Html | null
  /** What the operator says goes with this product. */
  readonly goesWith: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, ProductConnection>
  /** Those that it belongs to, its home first. */
  readonly groups: readonly ProductGroup[]
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** The picture that stands for it; null without one. */
  readonly image: Image | null
  /** All its pictures, in their order. */
  readonly images: readonly ProductImage[]
  /** Whether the shop shows it as new. */
  readonly isNew: boolean
  /** Whether any of its sizes is reduced, be the price shown first among them or not. */
  readonly isOnSale: boolean
  /** Whether a text can be printed on some of its sizes. */
  readonly isPersonalisable: boolean
  /** What sort of product it is. */
  readonly kind: ProductKind
  /** For staff; null for others. */
  readonly management: ProductManagement | null
  /** Path of the product’s page in the language asked for, e.g. /trikots/trikot-nordwald. Below `group` (a slug) where the product belongs to it, else below its first group, which is the canonical address. */
  readonly path: With<{
    /** Slug of the group under which the path is wanted. */
    readonly group?: string | null
  }, string>
  /** What may be printed on it; null where nothing may. */
  readonly personalisation: Personalisation | null
  /** What its tile says of it in words: values of the properties that the settings choose, in short. */
  readonly preview: readonly string[]
  /** What it costs everybody. */
  readonly price: ProductPrice
  /** What the pieces of a set cost one by one in adults’ sizes; null where the set saves nothing. */
  readonly priceApart: Money | null
  /** Article number, of which there is one such in the shop. */
  readonly productNumber: string
  /** Lines of its table, in their order. */
  readonly properties: readonly Property[]
  /** What it is counted in: its own words, else its unit of the shop, else the usual one. Null: pieces. */
  readonly quantityUnit: QuantityUnit | null
  /** Who made it, and what is warned of; null where nothing is told. */
  readonly safety: ProductSafety | null
  /** The reduction of the price for adults’ sizes where both exist, else of the lowest price. */
  readonly sale: Sale | null
  /** Whole percent saved by buying the set, null for other kinds or without saving. */
  readonly setSavingPercent: number | null
  /** The places of a set, in their order; none for all else. */
  readonly setSlots: readonly SetSlot[]
  /** Sets that contain this product. */
  readonly sets: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, ProductConnection>
  /** Whether its tile names the fits. */
  readonly showsFits: boolean
  /** What is measured for the sizes in which it comes; null for what nobody measures on a body. */
  readonly sizeChart: LegalText | null
  /** All sizes in which it comes. */
  readonly sizes: readonly string[]
  /** Its part of addresses, of which there is one such in the shop. */
  readonly slug: string
  /** A line below its title; null without one. */
  readonly subtitle: string | null
  /** The colours that its tile shows: its own and those of other properties, as the configurator says. */
  readonly swatches: readonly Color[]
  /** What a piece costs from how many on. */
  readonly tierPrices: readonly TierPrice[]
  /** What it is called, in the language asked for. */
  readonly title: string
  /** What one of it is called where it is counted, such as "Flasche"; null: "Stück". */
  readonly unit: string | null
  /** What several of it are called; null: as one. */
  readonly unitPlural: string | null
  /** Its sizes in all fits and colours; none for sets, and for what comes in one form alone. */
  readonly variants: readonly Variant[]
  /** Of a voucher: the looks that its buyer may choose among, the usual one first. */
  readonly voucherLooks: readonly VoucherLook[]
}

/** Products side by side, to be turned. */
export interface ProductCarouselBlock {
  readonly __typename: 'ProductCarouselBlock'
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** At most 48, those that visitors can see. */
  readonly products: readonly Product[]
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Stands above the products; empty: nothing. */
  readonly title: string
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** What somebody did to a product. */
export interface ProductChange {
  readonly __typename: 'ProductChange'
  /** As in the audit log. */
  readonly action: string
  /** Who did it; null where the shop itself did. */
  readonly actorName: string | null
  /** When it was done. */
  readonly at: DateTime
  /** How many fields were different afterwards. */
  readonly differenceCount: number
  /** The first of them; none where the action says it all. */
  readonly differences: With<{
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, readonly ProductDifference[]>
  /** Names the change to `restoreProductFields`. */
  readonly key: string
}

/** A page of a list, each entry as `ProductChange`. */
export interface ProductChangeConnection {
  readonly __typename: 'ProductChangeConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly ProductChangeEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface ProductChangeEdge {
  readonly __typename: 'ProductChangeEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: ProductChange
}

/** What is to be different of a product; what is left out stays, null clears what may be empty. */
export interface ProductChanges {
  /** Pieces, of a product without sizes; null: without limit. From 0 to 1000000. */
  readonly available?: number | null
  /** The day from which on it can be had again; of a product without sizes. */
  readonly backOn?: Date | null
  /** Cents; of a piece where its size has no price of its own. From 0 to 100000000. */
  readonly basePrice?: Cents | null
  /** How to wash and keep it. HTML, reduced to what is allowed. At most 20000 characters. */
  readonly careInstructions?: LocalizedTextInput | null
  /** The same in short, as on the label. At most 200 characters. */
  readonly careLabel?: LocalizedTextInput | null
  /** Cents; of a set with children’s sizes. From 0 to 100000000. */
  readonly childPrice?: Cents | null
  /** All environmental claims, each with what it rests on. At most 20 entries. */
  readonly claims?: readonly ClaimInput[] | null
  /** Fibres by share. At most 500 characters. */
  readonly composition?: LocalizedTextInput | null
  /** How much is in a piece, where the price per quantity is shown. */
  readonly content?: ProductContentInput | null
  /** Products that are recommended beside this one, in order. At most 50 entries. */
  readonly cross?: readonly Id[] | null
  /** What is said about its delivery. HTML, reduced to what is allowed. At most 20000 characters. */
  readonly deliveryInformation?: LocalizedTextInput | null
  /** In short. At most 2000 characters. */
  readonly description?: LocalizedTextInput | null
  /** At length. HTML, reduced to what is allowed. At most 50000 characters. */
  readonly details?: LocalizedTextInput | null
  /** Keys of the discount groups that it belongs to. */
  readonly discountGroups?: readonly string[] | null
  /** All that stay, in order. At most 20 entries. */
  readonly downloads?: readonly ProductDownloadInput[] | null
  /** Of the producer’s guarantee of durability. HTML, reduced to what is allowed. At most 5000 characters. */
  readonly durabilityTerms?: LocalizedTextInput | null
  /** How long the producer guarantees its durability. From 3 to 99. */
  readonly durabilityYears?: number | null
  /** Working days until it is shipped, at most. From 0 to 3650. */
  readonly expectedDays?: number | null
  /** Working days until it is shipped, at least. From 0 to 3650. */
  readonly expectedDaysMin?: number | null
  /** What is said about the fibres besides. At most 300 characters. */
  readonly fibreNote?: LocalizedTextInput | null
  /** What else is said. HTML, reduced to what is allowed. At most 20000 characters. */
  readonly generalInformation?: LocalizedTextInput | null
  /** All groups of the product; the first is its home. At most 100 entries. */
  readonly groupIds?: readonly Id[] | null
  /** Whether it is shown as new. Cannot be cleared. */
  readonly isMarkedNew?: boolean | null
  /** Whether cuts of its prices are announced. Cannot be cleared. */
  readonly isMarkedSale?: boolean | null
  /** Whether it is hidden from visitors. Cannot be cleared. */
  readonly isOffline?: boolean | null
  /** Whether a text can be printed on it. */
  readonly isPersonalisable?: boolean | null
  /** How a text gets onto it, and how it is drawn. */
  readonly lettering?: ProductLetteringInput | null
  /** All limited-time offers. At most 50 entries. */
  readonly offers?: readonly OfferInput[] | null
  /** What is said where nothing is left. At most 300 characters. */
  readonly outOfStockNote?: LocalizedTextInput | null
  /** The same in the size table, in a word. At most 60 characters. */
  readonly outOfStockTableText?: LocalizedTextInput | null
  /** What is said about printing texts. HTML, reduced to what is allowed. At most 5000 characters. */
  readonly personalisationHelp?: LocalizedTextInput | null
  /** Most characters of a printed text; null: as many as there may be. From 1 to 9999. */
  readonly personalisationMaxLength?: number | null
  /** Working days that printing adds; null: as the settings say. From 0 to 3650. */
  readonly printingDays?: number | null
  /** Article number, of which there is one such in the shop. At most 60 characters. Cannot be cleared. */
  readonly productNumber?: string | null
  /** All lines of its table. At most 30 entries. */
  readonly properties?: readonly PropertyInput[] | null
  /** Key of the unit of the shop in which it is counted; null: the usual one. At most 60 characters. */
  readonly quantityUnit?: string | null
  /** Producer and warnings, Reg. (EU) 2023/988, Art. 19. */
  readonly safety?: ProductSafetyInput | null
  /** Key of the group of goods that are sent alike. */
  readonly shippingGroup?: string | null
  /** The products of a set, in order. At most 12 entries. */
  readonly slots?: readonly Id[] | null
  /** Its part of addresses, of which there is one such in the shop. At most 80 characters. Cannot be cleared. */
  readonly slug?: string | null
  /** Its place in lists; smaller ones come first. From -1000000 to 1000000. Cannot be cleared. */
  readonly sortOrder?: number | null
  /** A line below its title. At most 200 characters. */
  readonly subtitle?: LocalizedTextInput | null
  /** Words by which staff and programs sort products. At most 30 entries. At most 60 characters. */
  readonly tags?: readonly string[] | null
  /** What it is called. At most 160 characters. Cannot be cleared. */
  readonly title?: LocalizedTextInput | null
  /** What one of it is called where it is counted. At most 60 characters. */
  readonly unit?: LocalizedTextInput | null
  /** The same for several. At most 60 characters. */
  readonly unitPlural?: LocalizedTextInput | null
  /** Key of the group of goods that are taxed alike. */
  readonly vatGroup?: string | null
  /** When visitors see it from on. */
  readonly visibleFrom?: DateTime | null
  /** Of a piece. From 0 to 10000000. */
  readonly weightGrams?: number | null
}

/** An environmental claim and what it rests on. */
export interface ProductClaim {
  readonly __typename: 'ProductClaim'
  /** What it rests on. */
  readonly evidence: string
  /** What is claimed. */
  readonly text: string
}

/** A page of a list, each entry as `Product`. */
export interface ProductConnection {
  readonly __typename: 'ProductConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly ProductEdge[]
  /** Counts as if the facet itself were not filtered, features together with those that are chosen; what is chosen is always there. Empty outside groups and searches. */
  readonly facets: readonly Facet[]
  /** Whether there are more than `totalCount`: lists of the back office are counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** Where a filter leaves nothing: what to take away of it so that something is left, the most first. */
  readonly nearest: readonly NearestFilter[]
  /** Numbered pages, for lists that are paged by number; the first page alone for others. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** How much is in a piece. */
export interface ProductContentInput {
  /** In that unit. From 1 to 10000000. */
  readonly amount: number
  /** In what it is measured. */
  readonly unit: ContentUnit
}

/** When a product comes, by its sizes. */
export interface ProductDelivery {
  readonly __typename: 'ProductDelivery'
  /** The next two times until which what is in stock has to be ordered, without a text on it; none where nothing is promised by the hour. */
  readonly dispatches: readonly Dispatch[]
  /** Working days that a text on it adds; null where it carries none. */
  readonly printingDays: number | null
  /** The soonest first; none where nothing can be ordered. */
  readonly sizes: readonly DeliveredSizes[]
}

/** One field of a product, or of one of its sizes, in two states. */
export interface ProductDifference {
  readonly __typename: 'ProductDifference'
  /** As `before`. */
  readonly after: Json | null
  /** Amounts in cents, names instead of ids; null for nothing, or where it is not known. */
  readonly before: Json | null
  /** As the audit log calls it; `variant` for a size as a whole. */
  readonly field: string
  /** Whether it is about a size, be it gone by now. */
  readonly isOfVariant: boolean
  /** Whether the state before can be had back. */
  readonly isRestorable: boolean
  /** Names it within its change. */
  readonly key: string
  /** The size that it is about; null for the product itself, and for a size that is gone. */
  readonly variant: Variant | null
}

/** A file that goes with a product. */
export interface ProductDownloadInput {
  /** The id that the documented paths show. */
  readonly fileId: Id
  /** What it is called. At most 160 characters. */
  readonly title: LocalizedTextInput
}

/** A product as a change would leave it. Nothing of it is written. */
export interface ProductDraft {
  readonly __typename: 'ProductDraft'
  /** Why it could not be saved. */
  readonly errors: readonly UserError[]
  /** As visitors would see it, be it offline or not; null where the change is refused. */
  readonly product: Product | null
  /** The price of a choice of it; null where the change is refused, and for a choice of another product. */
  readonly quote: With<{
    /** What is to be done. */
    readonly input: QuoteProductInput
  }, ProductQuote | null>
}

/** An entry of a list with its place in it. */
export interface ProductEdge {
  readonly __typename: 'ProductEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Product
  /** Where colours or children’s fits alone are looked for: the picture and the price of these. Null where the product’s own are right. */
  readonly tile: ProductTile | null
  /** The title cut where the search word hit; null outside a search. */
  readonly titleParts: readonly TextPart[] | null
}

/** Which products are wanted: those that fit all of it, in one of its sizes. */
export interface ProductFilter {
  /** Codes of colours, of which one is wanted. */
  readonly colors?: readonly string[] | null
  /** One of these. */
  readonly fits?: readonly Fit[] | null
  /** True: what can be had. */
  readonly inStock?: boolean | null
  /** True: what is reduced. */
  readonly onSale?: boolean | null
  /** True: what a text can be printed on. */
  readonly personalisable?: boolean | null
  /** Cents, itself included. */
  readonly priceFrom?: Cents | null
  /** Cents, itself included. */
  readonly priceTo?: Cents | null
  /** Each narrows; what is no filter of the shop finds nothing. At most 10 entries. */
  readonly properties?: readonly PropertyFilter[] | null
  /** One of these. */
  readonly sizes?: readonly string[] | null
}

/** Products in rows. */
export interface ProductGridBlock {
  readonly __typename: 'ProductGridBlock'
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** At most 48, those that visitors can see. */
  readonly products: readonly Product[]
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Stands above the products; empty: nothing. */
  readonly title: string
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** A group of products, such as a department of the shop. */
export interface ProductGroup {
  readonly __typename: 'ProductGroup'
  /** Groups right below it. */
  readonly children: readonly ProductGroup[]
  /** What it says of itself, in the language asked for; null where it says nothing. */
  readonly description: string | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Its picture; null without one. */
  readonly image: Image | null
  /** All its pictures, the first one first. */
  readonly images: readonly Image[]
  /** Groups right above it. */
  readonly parents: readonly ProductGroup[]
  /** Path of its page in the language asked for. */
  readonly path: string
  /** Products that visitors can see. */
  readonly productCount: number
  /** What it holds. */
  readonly products: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: ProductFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: ProductOrder | null
  }, ProductConnection>
  /** What search engines show below it; null: its description. */
  readonly seoDescription: string | null
  /** What search engines show as its title; null: its title. */
  readonly seoTitle: string | null
  /** Its part of addresses, of which there is one such in the shop. */
  readonly slug: string
  /** What it is called, in the language asked for. */
  readonly title: string
}

/** What is left out stays (in a new one: is empty), null clears. */
export interface ProductGroupChanges {
  /** What it says of itself. At most 5000 characters. */
  readonly description?: LocalizedTextInput | null
  /** What its picture shows; another picture begins without. At most 300 characters. */
  readonly imageAlt?: LocalizedTextInput | null
  /** Whether it stands in the main gallery, not in the menu. */
  readonly isMainGallery?: boolean | null
  /** Its pictures besides the first, in order. At most 20 entries. */
  readonly moreImageIds?: readonly Id[] | null
  /** The groups right above it. At most 20 entries. */
  readonly parentIds?: readonly Id[] | null
  /** Its products that stand first by hand, in their order; the others follow in the shop’s. At most 500 entries. */
  readonly placedIds?: readonly Id[] | null
  /** How its products are listed where no visitor sorts them; `RECOMMENDED`: by hand. */
  readonly productOrder?: ProductOrder | null
  /** What search engines show below it. At most 320 characters. */
  readonly seoDescription?: LocalizedTextInput | null
  /** What search engines show as its title. At most 120 characters. */
  readonly seoTitle?: LocalizedTextInput | null
  /** Its part of addresses, of which there is one such in the shop. At most 80 characters. Cannot be cleared. */
  readonly slug?: string | null
  /** Its place in lists; smaller ones come first. From -1000000 to 1000000. */
  readonly sortOrder?: number | null
  /** What it is called. At most 120 characters. Cannot be cleared. */
  readonly title?: LocalizedTextInput | null
}

/** The groups right below one, or below none. */
export interface ProductGroupLevel {
  readonly __typename: 'ProductGroupLevel'
  /** In their order. */
  readonly childIds: readonly Id[]
  /** The group above them; null: the first level. */
  readonly parentId: Id | null
}

/** A level as it is to become. What it does not name any more stands elsewhere, or below no group. */
export interface ProductGroupLevelInput {
  /** All groups right below it, in their order; at most 1000. At most 1000 entries. */
  readonly childIds: readonly Id[]
  /** Null: the first level, which holds all groups without a parent. */
  readonly parentId?: Id | null
  /** What stood there when it was arranged; refused where something else does by now. Null: whatever does. At most 1000 entries. */
  readonly seenIds?: readonly Id[] | null
}

/** What came of `createProductGroup`, `setProductGroupPicture`, `updateProductGroup`: what there is afterwards, or why it was refused. */
export interface ProductGroupPayload {
  readonly __typename: 'ProductGroupPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As staff see it; null where it was refused. */
  readonly management: ManagedGroup | null
  /** As visitors see it; null where it was refused. */
  readonly productGroup: ProductGroup | null
}

/** All product groups, and which stand below which. A group may stand below several. */
export interface ProductGroupTree {
  readonly __typename: 'ProductGroupTree'
  /** Each once, in the shop’s order. */
  readonly groups: readonly ManagedGroup[]
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** The first level, and those of all groups that have others below them. */
  readonly levels: readonly ProductGroupLevel[]
}

/** A picture of a product. */
export interface ProductImage {
  readonly __typename: 'ProductImage'
  /** What is said below it. */
  readonly caption: string | null
  /** The colour that it shows; null where it shows none in particular. */
  readonly color: Color | null
  /** The cut that it shows; null: every one. */
  readonly fit: Fit | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** The picture itself. */
  readonly image: Image
  /** From where it shows the product. */
  readonly view: ImageView
}

/** A table of products that is taken into the catalogue. */
export interface ProductImport {
  readonly __typename: 'ProductImport'
  /** Titles of colours that come along. */
  readonly addedColors: readonly string[]
  /** Titles of groups that come along. */
  readonly addedGroups: readonly string[]
  /** Whether colours and groups that there are not yet are added. */
  readonly addsNames: boolean
  /** Who began it; null where the account is gone. */
  readonly by: string | null
  /** Products that become different. */
  readonly changedCount: number
  /** What becomes of products, in the order of the table: a hundred behind a number. */
  readonly changes: With<{
    /** Number of the change behind which they begin. */
    readonly after?: number | null
  }, readonly ProductImportChange[]>
  /** Whether an empty cell clears its field. */
  readonly clearsEmpty: boolean
  /** The columns of the table, in order. */
  readonly columns: readonly ProductImportColumn[]
  /** Products that were changed since and keep it from being undone; the first ones. */
  readonly conflicts: readonly ProductImportConflict[]
  /** Rows, or products, of the step that is under way which are done. */
  readonly done: number
  /** How the text of the file is written; null for a workbook. */
  readonly encoding: string | null
  /** Mistakes in the table. */
  readonly errorCount: number
  /** What is wrong with the table, by line: a hundred behind some. */
  readonly errors: With<{
    /** So many mistakes are left out before. */
    readonly skip?: number | null
  }, readonly ProductImportError[]>
  /** Why it could not go on; null where it could. */
  readonly failure: ProductImportFailure | null
  /** The column of that place, from 1. */
  readonly failureColumn: number | null
  /** The line at which the file cannot be read. */
  readonly failureLine: number | null
  /** Name of the file. */
  readonly fileName: string
  /** When it ended. */
  readonly finishedAt: DateTime | null
  /** As what the table is kept: csv, xlsx or json. */
  readonly format: string
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Products that are new. */
  readonly newCount: number
  /** Whether new products are shown at once. */
  readonly publishes: boolean
  /** Rows of the table without its heads. */
  readonly rowCount: number
  /** Products that are as the table says already. */
  readonly sameCount: number
  /** What separates the cells; null for a workbook. */
  readonly separator: string | null
  /** When it was begun. */
  readonly startedAt: DateTime
  /** How far it is. */
  readonly state: ProductImportState
  /** Whose export it is, by its columns. */
  readonly template: ProductImportTemplate
  /** Rows, or products, of the step that is under way. */
  readonly total: number
  /** When it was taken back. */
  readonly undoneAt: DateTime | null
  /** Whether the viewer may call it off, which is possible before it is written. */
  readonly viewerCanCancel: boolean
  /** Whether the viewer may check, run and undo it. */
  readonly viewerCanWork: boolean
}

/** What an import makes of a product. */
export interface ProductImportChange {
  readonly __typename: 'ProductImportChange'
  /** What becomes different. */
  readonly differences: readonly ProductImportDifference[]
  /** Whether the product is new. */
  readonly isNew: boolean
  /** Its place in the import. */
  readonly number: number
  /** Id of the product, of a new one too. */
  readonly productId: Id
  /** Number of the product. */
  readonly productNumber: string
  /** Its German title. */
  readonly title: string
}

/** A column of a table. */
export interface ProductImportColumn {
  readonly __typename: 'ProductImportColumn'
  /** Key of the field that it is; null where it means nothing. */
  readonly field: string | null
  /** Its title in the table. */
  readonly head: string
  /** Its first cells. */
  readonly samples: readonly string[]
}

/** A product that was changed since it was imported. */
export interface ProductImportConflict {
  readonly __typename: 'ProductImportConflict'
  /** Number of the product. */
  readonly productNumber: string
  /** Its German title. */
  readonly title: string
}

/** A page of a list, each entry as `ProductImport`. */
export interface ProductImportConnection {
  readonly __typename: 'ProductImportConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly ProductImportEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly ProductImportTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** A field that becomes different. */
export interface ProductImportDifference {
  readonly __typename: 'ProductImportDifference'
  /** Column of the catalogue. */
  readonly field: string
  /** As it is; null for nothing. */
  readonly from: string | null
  /** What the field is called. */
  readonly label: string
  /** Article number of the size; null for the product itself. */
  readonly of: string | null
  /** As it becomes; null for nothing. */
  readonly to: string | null
}

/** An entry of a list with its place in it. */
export interface ProductImportEdge {
  readonly __typename: 'ProductImportEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: ProductImport
}

/** A mistake in a table. */
export interface ProductImportError {
  readonly __typename: 'ProductImportError'
  /** The column from 1; null where it is the row as a whole. */
  readonly column: number | null
  /** Title of the column. */
  readonly head: string | null
  /** The line of the file. */
  readonly line: number
  /** What is wrong, in words. */
  readonly text: string
}

/** Why an import could not go on. */
export type ProductImportFailure = 'BROKEN' | 'CHANGED_MEANWHILE' | 'TABLE_CHARACTER' | 'TABLE_EMPTY' | 'TABLE_GONE' | 'TABLE_MORE_CELLS' | 'TABLE_NO_JSON' | 'TABLE_NO_WORKBOOK' | 'TABLE_ONE_COLUMN' | 'TABLE_QUOTES' | 'TABLE_ROW_TOO_LONG' | 'TABLE_TOO_LARGE' | 'TABLE_TOO_MANY_COLUMNS' | 'TABLE_TOO_MANY_ROWS'

/** What a column of a table can be. */
export interface ProductImportField {
  readonly __typename: 'ProductImportField'
  /** Whether it is needed only to understand exports of other shops. */
  readonly isHelper: boolean
  /** Names the field where columns are mapped. */
  readonly key: string
  /** What it is called. */
  readonly label: string
}

/** What narrows the list of imports. */
export interface ProductImportFilter {
  /** Part of the name of the file. */
  readonly search?: string | null
  /** Which of them. */
  readonly tab?: ProductImportTab | null
}

/** What `cancelProductImport`, `runProductImport`, `undoProductImport` is told. */
export interface ProductImportInput {
  /** Of `ProductImport`: its id as GraphQL or REST shows it. */
  readonly importId: Id
}

/** What came of `cancelProductImport`, `checkProductImport`, `runProductImport`, `startProductImport`, `undoProductImport`: what there is afterwards, or why it was refused. */
export interface ProductImportPayload {
  readonly __typename: 'ProductImportPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it stands afterwards; null where it was refused. */
  readonly productImport: ProductImport | null
}

/** How far an import is. */
export type ProductImportState = 'CANCELLED' | 'CHECKED' | 'CHECKING' | 'DONE' | 'FAILED' | 'LISTING' | 'MAPPING' | 'READING' | 'RUNNING' | 'UNDOING' | 'UNDONE' | 'UNLISTING'

/** Which imports a list shows. */
export type ProductImportTab = 'ALL' | 'DONE' | 'ENDED' | 'OPEN' | 'UNDONE'

/** How many imports a tab holds. */
export interface ProductImportTabCount {
  readonly __typename: 'ProductImportTabCount'
  /** How many. */
  readonly count: number
  /** The tab. */
  readonly key: ProductImportTab
}

/** Whose export a table is. */
export type ProductImportTemplate = 'OWN' | 'SHOPIFY' | 'SHOPWARE' | 'VENDURE' | 'WOOCOMMERCE'

/** What sort of product something is. */
export type ProductKind = 'GOODS' | 'SET' | 'VOUCHER'

/** How a text gets onto a product, and how it is drawn. */
export interface ProductLetteringInput {
  /** For colours of the product from which letters do not simply stand out. At most 60 entries. */
  readonly inks: readonly LetteringInkInput[]
  /** Whether letters have an outline in a second colour. */
  readonly isOutlined: boolean
  /** How the letters get onto it. */
  readonly method: PrintMethod
  /** Null: it is not drawn for the buyer. */
  readonly place?: LetteringPlace | null
  /** How wide the letters are. */
  readonly script: LetteringScript
}

/** Somebody else is editing the product. */
export interface ProductLocked {
  readonly __typename: 'ProductLocked'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** Who is. */
  readonly lockedBy: string
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** What those who keep the catalogue see of a product besides its public side. */
export interface ProductManagement {
  readonly __typename: 'ProductManagement'
  /** Of a product without variants. */
  readonly available: number | null
  /** How many people wait for a size that is sold out, or for more pieces of it. */
  readonly awaiting: number
  /** The day from which on it can be had again; of a product without sizes. */
  readonly backOn: Date | null
  /** Of a piece where its size has none of its own; null without one. */
  readonly basePrice: Money | null
  /** The reduced price of a set with children’s sizes. */
  readonly childPrice: Money | null
  /** Keys of the discount groups that it belongs to. */
  readonly discountGroups: readonly string[]
  /** Producer’s free guarantee of durability for the whole product, longer than two years: Dir. (EU) 2024/825. */
  readonly durabilityYears: number | null
  /** Working days. */
  readonly expectedDays: number | null
  /** Working days, as those of the longest time. */
  readonly expectedDaysMin: number | null
  /** Who changed what and when, the latest first. */
  readonly history: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, ProductChangeConnection>
  /** Whether it is deleted; it can be restored. */
  readonly isDeleted: boolean
  /** Whether staff marked it as new. */
  readonly isMarkedNew: boolean
  /** Whether cuts of its prices are announced; to shoppers, and in `qry`, whether it is reduced now. */
  readonly isMarkedSale: boolean
  /** Whether staff hid it from visitors. */
  readonly isOffline: boolean
  /** What belongs to it besides texts and sizes; null where it is not known. */
  readonly parts: ProductParts | null
  /** Most characters of a printed text; null: as many as there may be. */
  readonly personalisationMaxLength: number | null
  /** Every price that ever held, newest first. */
  readonly priceChanges: With<{
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, readonly PriceChange[]>
  /** Working days that printing adds where a piece is personalised; null: as the settings say. */
  readonly printingDays: number | null
  /** Key of the unit of the shop in which it is counted; null: the usual one. Words of its own go before. */
  readonly quantityUnit: string | null
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** Key of the group of goods that are sent alike; null: the usual one. */
  readonly shippingGroup: string | null
  /** Its place in lists; smaller ones come first. */
  readonly sortOrder: number
  /** Words by which staff and programs sort products. */
  readonly tags: readonly string[]
  /** Its texts, in both languages. */
  readonly texts: ProductTexts
  /** Pieces over all variants; null if any is unlimited. */
  readonly totalStock: number | null
  /** When it was last changed. */
  readonly updatedAt: DateTime
  /** Key of the group of goods that are taxed alike; null: the usual one. */
  readonly vatGroup: string | null
  /** Whether a visitor can open it, and why not. */
  readonly visibility: ProductVisibility
  /** When visitors see it from on; null: at once. */
  readonly visibleFrom: DateTime | null
  /** Of a piece; null where it is not known. */
  readonly weightGrams: number | null
}

/** In which order products are listed. */
export type ProductOrder = 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'RECOMMENDED' | 'TITLE'

/** What belongs to a product besides its texts and sizes, as staff see it. */
export interface ProductParts {
  readonly __typename: 'ProductParts'
  /** What is said of its effects on the environment. */
  readonly claims: readonly ManagedClaim[]
  /** How much is in a piece; null where no price per quantity is shown. */
  readonly content: ManagedContent | null
  /** Products that are recommended beside it, in order. */
  readonly cross: readonly Product[]
  /** Files that go with it, in order. */
  readonly downloads: readonly ManagedDownload[]
  /** Its pictures, in order. */
  readonly images: readonly ManagedImage[]
  /** How a text is drawn on it; null where nothing is said of that. */
  readonly lettering: Lettering | null
  /** Times for which it is on offer. */
  readonly offers: readonly ManagedOffer[]
  /** Lines of its table, in order. */
  readonly properties: readonly ManagedProperty[]
  /** Who made it, and what is warned of; null where nothing is told. */
  readonly safety: ManagedSafety | null
  /** The pieces of a set in order, offline and deleted ones too; one that comes twice comes twice. */
  readonly slots: readonly Product[]
  /** What a piece costs from how many on. */
  readonly tiers: readonly ManagedTier[]
}

/** What came of `addProductDownload`, `addProductImage`, `addVariant`, `arrangeProductImages`, `createProduct`, `deleteVariants`, `duplicateProduct`, `restoreProductFields`, `updateProduct`, `updateProductImage`: what there is afterwards, or why it was refused. */
export interface ProductPayload {
  readonly __typename: 'ProductPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it stands afterwards; null where it was refused. */
  readonly product: Product | null
}

/** What a product costs everybody. */
export interface ProductPrice {
  readonly __typename: 'ProductPrice'
  /** ‘Erwachsenen Größen’; null unless both prices exist. */
  readonly adult: Money | null
  /** ‘Kinder Größen’; null unless both prices exist. */
  readonly child: Money | null
  /** Lowest price of a piece (of a set: the lower of reduced and regular price), tiers left aside. */
  readonly from: Money
  /** Highest price of a piece, tiers left aside. */
  readonly to: Money
  /** Of goods that are compared by quantity, for the price that is shown first: that of adults’ sizes, else the lowest. */
  readonly unitPrice: UnitPrice | null
  /** Why there is no VAT on anything, in words to stand beside the price: the shop is a small business. */
  readonly vatGround: string | null
  /** Key of the group of VAT rates that the product has. */
  readonly vatGroup: string
  /** Whether the prices hold the VAT. */
  readonly vatIncluded: boolean
  /** What the shop calls the tax beside prices. */
  readonly vatLabel: string
  /** Rate in basis points that is really used for a delivery at home. */
  readonly vatRate: number
}

/** What a choice costs everybody, in the shop’s own basis. What depends on the customer or the whole cart is a discount of the cart. */
export interface ProductQuote {
  readonly __typename: 'ProductQuote'
  /** Pieces, or complete sets. */
  readonly amount: number
  /** How many of the sets have the reduced price of children’s sizes; null for what is no set. */
  readonly childSets: number | null
  /** If it is ordered today. */
  readonly delivery: Delivery | null
  /** What keeps the choice from being bought as it is; empty where nothing does. */
  readonly errors: readonly UserError[]
  /** How many more pieces reach the next tier; null at the highest or without tiers. */
  readonly missingToNextTier: number | null
  /** Null where no piece becomes cheaper with more of them. */
  readonly nextTier: NextTier | null
  /** Of a piece at the next tier; null at the highest or without tiers. */
  readonly nextTierPrice: Money | null
  /** The chosen variants, or the product itself, whose pieces count towards `nextTier`. */
  readonly nextTierVariantIds: readonly Id[]
  /** Why `total` is what it is. */
  readonly reason: PriceReason
  /** All tiers of the product, and how the choice stands with them. */
  readonly tiers: readonly TierState[]
  /** Of all that is chosen. */
  readonly total: Money
  /** Null where the pieces have different unit prices, and for sets. */
  readonly unitPrice: Money | null
}

/** Producer and warnings, Reg. (EU) 2023/988, Art. 19. */
export interface ProductSafety {
  readonly __typename: 'ProductSafety'
  /** Of the producer. */
  readonly address: string | null
  /** Of the producer. */
  readonly email: string | null
  /** Who answers for it in the EU, where the producer is elsewhere. */
  readonly euPerson: string | null
  /** Who made it. */
  readonly producer: string | null
  /** In the language asked for; null where there are none. */
  readonly warnings: string | null
}

/** Who made a product, and what is warned of. */
export interface ProductSafetyInput {
  /** Of the producer. At most 300 characters. Cannot be cleared. */
  readonly address: string
  /** Of the producer. At most 200 characters. Cannot be cleared. */
  readonly email: string
  /** Who answers for it in the EU, where the producer is elsewhere. At most 300 characters. */
  readonly euPerson?: string | null
  /** Who made it. At most 200 characters. Cannot be cleared. */
  readonly producer: string
  /** What is warned of. At most 2000 characters. */
  readonly warnings?: LocalizedTextInput | null
}

/** The texts of a product in both languages, for those who edit them. */
export interface ProductTexts {
  readonly __typename: 'ProductTexts'
  /** How to wash and keep it. */
  readonly careInstructions: LocalizedText | null
  /** The same in short, as on the label. */
  readonly careLabel: LocalizedText | null
  /** Fibres by share. */
  readonly composition: LocalizedText | null
  /** What is said about its delivery. */
  readonly deliveryInformation: LocalizedText | null
  /** In short. */
  readonly description: LocalizedText | null
  /** At length. */
  readonly details: LocalizedText | null
  /** Of the producer’s guarantee of durability. */
  readonly durabilityTerms: LocalizedText | null
  /** What is said about the fibres besides. */
  readonly fibreNote: LocalizedText | null
  /** What else is said. */
  readonly generalInformation: LocalizedText | null
  /** What is said where nothing is left. */
  readonly outOfStockNote: LocalizedText | null
  /** The same in the size table, in a word. */
  readonly outOfStockTableText: LocalizedText | null
  /** What is said about printing texts. */
  readonly personalisationHelp: LocalizedText | null
  /** A line below its title. */
  readonly subtitle: LocalizedText | null
  /** What it is called. */
  readonly title: LocalizedText
  /** What one of it is called where it is counted. */
  readonly unit: LocalizedText | null
  /** The same for several. */
  readonly unitPlural: LocalizedText | null
}

/** What the tile of a product shows in a list that was narrowed, in the place of what the product says. */
export interface ProductTile {
  readonly __typename: 'ProductTile'
  /** From behind; null without such a picture. */
  readonly backImage: Image | null
  /** The picture of the colour that it shows; null without one. */
  readonly image: Image | null
  /** As the product’s, with the colour that its page begins with (`?color=`). */
  readonly path: With<{
    /** Slug of the group under which the path is wanted. */
    readonly group?: string | null
  }, string>
  /** What it costs everybody. */
  readonly price: ProductPrice
  /** What the pieces of a set cost one by one; null where the set saves nothing. */
  readonly priceApart: Money | null
  /** The reduction of its price; null without one. */
  readonly sale: Sale | null
  /** Whole percent that a set saves; null where it saves nothing. */
  readonly setSavingPercent: number | null
}

/** Whether a visitor can open a product, and why not. */
export type ProductVisibility = 'DELETED' | 'LATER' | 'NO_PRICE' | 'OFFLINE' | 'ONLINE'

/** What people change of their own account; what is left out stays, null clears. */
export interface ProfileChanges {
  /** Name of the company, where there is one. */
  readonly company?: string | null
  /** Given name. */
  readonly firstName?: string | null
  /** In which they are written to. */
  readonly language?: Language | null
  /** Family name. */
  readonly lastName?: string | null
  /** Whether they want the newsletter. */
  readonly newsletter?: boolean | null
  /** In international form, beginning with +. */
  readonly phone?: string | null
  /** Title before the name, such as Dr. */
  readonly title?: string | null
}

/** The solution of a task that was asked for. */
export interface ProofOfWorkInput {
  /** What solves it; at most 40 characters. */
  readonly answer: string
  /** The task, as it was told. */
  readonly challenge: string
}

/** Too much failed at this address, or a form wants it of each who sends it: send the same again with an `answer` so that the SHA-256 of `challenge:answer` begins with `difficulty` zero bits. Each challenge counts once, for five minutes. */
export interface ProofOfWorkRequired {
  readonly __typename: 'ProofOfWorkRequired'
  /** The task. */
  readonly challenge: string
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** How much there is to try. */
  readonly difficulty: number
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** A line of a product’s table. */
export interface Property {
  readonly __typename: 'Property'
  /** Names the line in the product. */
  readonly key: string
  /** What it is about, in the language asked for. */
  readonly label: string
  /** What it says, in the language asked for. */
  readonly value: string
}

/** Values of a property, one of which a product has. */
export interface PropertyFilter {
  /** As the facet names it. At most 60 characters. */
  readonly key: string
  /** As the facets name them. */
  readonly values: readonly string[]
}

/** A line of a product’s table. */
export interface PropertyInput {
  /** Names the line in the product; absent: one is made. At most 60 characters. */
  readonly key?: string | null
  /** What it is about. At most 60 characters. */
  readonly label: LocalizedTextInput
  /** What it says. At most 300 characters. */
  readonly value: LocalizedTextInput
}

/** What the values of a property are: colours by their codes, yes or no, words and numbers. */
export type PropertyType = 'BOOLEAN' | 'COLOR' | 'OTHER'

/** How many products have a value under a key. */
export interface PropertyUse {
  readonly __typename: 'PropertyUse'
  /** Which the configurator knows, or not: programs and imports bring some. */
  readonly key: string
  /** What most of the products’ tables call it; null where none has it. */
  readonly name: LocalizedText | null
  /** Whether the values are lines of the products’ tables, and not of their variants. */
  readonly ofProducts: boolean
  /** Those that are not deleted. */
  readonly products: number
}

/** How much speaks for a proposal. */
export type ProposalConfidence = 'LIKELY' | 'POSSIBLE' | 'SURE'

/** Why a document is proposed, or why to look twice. */
export type ProposalReason = 'AMOUNT' | 'CUSTOMER_NUMBER' | 'DISCOUNT' | 'IBAN' | 'LESS' | 'MORE' | 'NAME' | 'NUMBER' | 'ONLY_ONE' | 'ORDER_NUMBER' | 'SEVERAL_NUMBERS' | 'TWICE'

/** What a line would pay of one document. */
export interface ProposedPart {
  readonly __typename: 'ProposedPart'
  /** What of the line goes to it. */
  readonly amount: Money
  /** What is let off for early payment. */
  readonly discount: Money
  /** The document. */
  readonly document: BusinessDocument | null
}

/** What `publishEntry` is told. */
export interface PublishEntryInput {
  /** Until when visitors see it; null: until it is withdrawn. */
  readonly endsAt?: DateTime | null
  /** The id of the working copy. */
  readonly entryId: Id
  /** In which languages; legal and reusable ones in both. */
  readonly languages: readonly Language[]
  /** What the others should know. At most 2000 characters. */
  readonly note?: string | null
  /** From when on; null, or in the past: at once. */
  readonly startsAt?: DateTime | null
  /** The one that was looked at; another one than there is by now is refused. */
  readonly version: number
}

/** What came of `publishEntry`: what there is afterwards, or why it was refused. */
export interface PublishEntryPayload {
  readonly __typename: 'PublishEntryPayload'
  /** The working copy; null where it was refused. */
  readonly entry: ManagedEntry | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Names of files that everybody may have from now on, for the page shows them. */
  readonly madePublic: readonly string[]
}

/** A QR code to be drawn: a square of `size` modules. */
export interface QrCode {
  readonly __typename: 'QrCode'
  /** The dark modules as the `d` of an SVG path, in units of a module. */
  readonly path: string
  /** Modules on each side. */
  readonly size: number
}

/** What goods are counted in, in the words of the language asked for. */
export interface QuantityUnit {
  readonly __typename: 'QuantityUnit'
  /** What several of it are called: bottles. */
  readonly many: string
  /** What one of it is called: bottle. */
  readonly one: string
}

/** What can be read. */
export interface Query {
  readonly __typename: 'Query'
  /** A partner; null where there is none. */
  readonly affiliate: With<{
    /** Of `Affiliate`: its id as GraphQL or REST shows it. */
    readonly id: Id
  }, Affiliate | null>
  /** The groups of products for which rates of their own can be agreed. */
  readonly affiliateGroups: readonly AffiliateGroup[]
  /** What partners were paid, the latest first. */
  readonly affiliatePayouts: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: AffiliatePayoutFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, AffiliatePayoutConnection>
  /** The partners who send buyers. */
  readonly affiliates: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: AffiliateFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: AffiliateOrder | null
  }, AffiliateConnection>
  /** All groups in one list, for staff. */
  readonly allProductGroups: readonly ProductGroup[]
  /** Keys of programs, without what opens them. */
  readonly apiKeys: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, ApiKeyConnection>
  /** What article numbers name, in the order of the numbers: numbers of sizes before those of products before GTINs, capitals or not. */
  readonly articles: With<{
    /** As they are typed or pasted; blanks around them do not count. At most 200 entries. At most 100 characters. */
    readonly numbers: readonly string[]
  }, readonly Article[]>
  /** Every action that the audit log knows so far. */
  readonly auditActions: readonly string[]
  /** What was done, the latest first. */
  readonly auditEntries: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: AuditFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, AuditEntryConnection>
  /** Files of banks that were taken in, the latest first. */
  readonly bankFiles: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, BankFileConnection>
  /** Movements of the shop’s accounts, the latest first. */
  readonly bankLines: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which are listed. */
    readonly filter?: BankLineFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, BankLineConnection>
  /** The kinds of blocks that pages are made of: `type`, `typename`, whether they are for administrators, have slots, and their `fields` with kind, limits and usual value. */
  readonly blockTypes: Json
  /** Those of these addresses that lead nowhere; of other sites none. */
  readonly brokenLinks: With<{
    /** As menus hold them. At most 500 entries. At most 2000 characters. */
    readonly hrefs: readonly string[]
  }, readonly BrokenLink[]>
  /** The groups of the configuration that a product can name, and how large its files may be. */
  readonly catalogueChoices: CatalogueChoices
  /** Changes and deletions of `Color`, in their order. Pull with `after` while `hasNextPage` is true, and later from `endCursor` on. */
  readonly colorChanges: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Changed at this instant or later; use `after` to lose nothing. */
    readonly changedSince?: DateTime | null
    /** Only deletions (true), or none (false). */
    readonly deleted?: boolean | null
    /** Up to 500; 100 unless told otherwise. */
    readonly first?: number | null
  }, RecordChangeConnection>
  /** All colours that there are. */
  readonly colors: readonly Color[]
  /** Companies for which several people buy. */
  readonly companies: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: CompanyFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: CompanyOrder | null
  }, CompanyConnection>
  /** One company by its id; null where there is none. */
  readonly company: With<{
    /** Of `Company`: its id as GraphQL or REST shows it. */
    readonly id: Id
  }, Company | null>
  /** What the link of an invitation offers; null where it was used or withdrawn, or is over. */
  readonly companyInvitation: With<{
    /** The last part of the link. At most 200 characters. */
    readonly token: string
  }, OpenCompanyInvitation | null>
  /** All decisions about services of others that have to be proven. */
  readonly consentDecisions: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** By their time; absent: the latest first. */
    readonly direction?: Direction | null
    /** Which of them. */
    readonly filter?: ConsentDecisionFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, ConsentDecisionConnection>
  /** What was decided under the number that a browser shows its visitor, the latest first. */
  readonly consentRecords: With<{
    /** The number, 22 characters. */
    readonly subject: string
  }, readonly ConsentRecord[]>
  /** A coupon; null where there is none. */
  readonly coupon: With<{
    /** Of `Coupon`: its id as GraphQL or REST shows it; also `key:value` by `code`. */
    readonly id: Id
  }, Coupon | null>
  /** Generated codes, the latest first. */
  readonly couponCodes: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: CouponCodeFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, CouponCodeConnection>
  /** All product groups, to choose from. */
  readonly couponGroups: readonly CouponGroup[]
  /** Orders that used coupons, the latest first. */
  readonly couponRedemptions: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: CouponRedemptionFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, CouponRedemptionConnection>
  /** Coupons, kept by staff. */
  readonly coupons: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: CouponFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: CouponOrder | null
  }, CouponConnection>
  /** One customer, by their id or that of their account; null where there is none. */
  readonly customer: With<{
    /** Of `Customer` or `User`: its id as GraphQL or REST shows it; also `key:value` by `customer_number`, `email`. */
    readonly id: Id
  }, Customer | null>
  /** The discount groups by which customers can be listed; empty for those who may not read accounts and terms. */
  readonly customerDiscountGroups: readonly DiscountGroup[]
  /** Everybody who ordered or has an account as a customer. */
  readonly customers: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: CustomerFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: CustomerOrder | null
  }, CustomerConnection>
  /** Figures of the shop for staff. */
  readonly dashboard: Dashboard
  /** How many things there are that came with the demo shop. */
  readonly demo: DemoState
  /** The discount groups that the shop has. */
  readonly discountGroups: readonly DiscountGroup[]
  /** One document; null where there is none that the viewer may see. */
  readonly document: With<{
    /** Of the document. */
    readonly id: Id
  }, BusinessDocument | null>
  /** Looks at the next fifty issued documents: whether they are what was issued and follow one another. */
  readonly documentCheck: With<{
    /** What `next` said; none: from the first. */
    readonly after?: number | null
  }, DocumentCheck>
  /** Which numbers were given, by kind and year, the latest year first. */
  readonly documentRanges: readonly DocumentRange[]
  /** Customers, companies and contact persons by words of three letters or more. */
  readonly documentReceivers: With<{
    /** Words of name or address. At most 100 characters. */
    readonly search: string
  }, readonly DocumentReceiver[]>
  /** The sums that a document would have: `net`, `vatSum`, `gross`, `amount`, `discount`, `subtotals` by line, `lines` and `vat` by rate, in cents. Refuses what is wrong as an error with INVALID_INPUT. */
  readonly documentTotals: With<{
    /** What is written into it. */
    readonly content: Json
    /** What it is. */
    readonly kind: DocumentKind
  }, Json>
  /** The units in which lines may be counted, in the language that is spoken. */
  readonly documentUnits: readonly DocumentUnit[]
  /** The rates in force at home, in basis points, the usual one first; 0 of a small business. */
  readonly documentVatRates: readonly number[]
  /** Documents, drafts too, the latest first unless it is said otherwise. */
  readonly documents: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which are listed. */
    readonly filter?: BusinessDocumentFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** In which order. */
    readonly orderBy?: BusinessDocumentOrder | null
  }, BusinessDocumentConnection>
  /** How blocks would look that are not saved yet. What cannot be taken is left out or as usual. */
  readonly draftBlocks: With<{
    /** As `EntryChanges` takes it. */
    readonly document: Json
    /** Of the texts. */
    readonly language: Language
  }, readonly Block[]>
  /** What is edited behind an address of the site; null where nothing is, such as the cart. */
  readonly editedAt: With<{
    /** In which it was asked for: `de` or `en`. */
    readonly language: string
    /** Without language and query: `/teamwear/trikot`. */
    readonly path: string
  }, EditedThing | null>
  /** Posts, the newest first; or events that are not over, the next first. */
  readonly entries: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** Which of both. */
    readonly kind: ListedEntryKind
    /** Only those that have it. */
    readonly tag?: string | null
  }, EntryConnection>
  /** What visitors see at an address of one segment, or the entry that had it before; null: nothing. */
  readonly entry: With<{
    /** The segment. */
    readonly slug: string
  }, Entry | null>
  /** What visitors see of an entry; null: nothing. */
  readonly entryById: With<{
    /** Of the entry. */
    readonly id: Id
  }, Entry | null>
  /** The working copy that a link shows; null where it shows nothing, or no longer. */
  readonly entryPreview: With<{
    /** What the address of the link ends in. */
    readonly token: string
  }, Entry | null>
  /** Tags of working copies, the most used first, at most 200. */
  readonly entryTags: readonly EntryTag[]
  /** The VAT rates of the EU, to begin with. */
  readonly euVatRates: readonly CountryVatRates[]
  /** Work that gave up, the latest first; mails that did are among `mails`. */
  readonly failedJobs: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, FailedJobConnection>
  /** What shopping portals would complain of in the lists of products (`/feeds/products-de.xml`, `/feeds/meta-de.xml`). */
  readonly feedReport: FeedReport
  /** A file of the library, those in the trash too; null where there is none. */
  readonly file: With<{
    /** Its id as GraphQL or REST shows it. */
    readonly id: Id
  }, File | null>
  /** Files of the library, the newest uploads first unless told otherwise. */
  readonly files: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: FileFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: FileOrder | null
  }, FileConnection>
  /** What a new shop still needs, by what is there. */
  readonly firstSteps: FirstSteps
  /** A form, for staff; null where there is none. */
  readonly form: With<{
    /** Of `Form`: its id as GraphQL or REST shows it. */
    readonly id: Id
  }, Form | null>
  /** What somebody sent; null where there is none. Also by the plain id that mails name. */
  readonly formAnswer: With<{
    /** Of `FormAnswer`: its id as GraphQL or REST shows it. */
    readonly id: Id
  }, FormAnswer | null>
  /** What visitors sent by forms, the latest first. */
  readonly formAnswers: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: FormAnswerFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, FormAnswerConnection>
  /** Forms by their names. */
  readonly forms: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** Words that an entry must have; absent or empty: all. */
    readonly search?: string | null
  }, FormConnection>
  /** What words would find, for who chooses what a word is to mean. */
  readonly foundByWords: With<{
    /** In which the shop is read. */
    readonly language: Language
    /** One word each. At most 40 entries. */
    readonly words: readonly string[]
  }, FoundByWords>
  /** What holds all words, of everything in the back office that one may read; kinds of which nothing fits are left out. */
  readonly foundEverywhere: With<{
    /** At least two characters. At most 100 characters. */
    readonly words: string
  }, readonly FoundGroup[]>
  /** The galleries, paged by number. */
  readonly galleries: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: GalleryFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: GalleryOrder | null
  }, GalleryConnection>
  /** The public gallery at an address; null where there is none. */
  readonly gallery: With<{
    /** The last part of the address. */
    readonly slug: string
  }, Gallery | null>
  /** Who names the groups of VAT, shipping and discounts. */
  readonly groupUses: GroupUses
  /** Groups with at least two products that are reduced or on offer, and more of these than others, in the shop’s order; at most twelve. */
  readonly groupsOnSale: readonly GroupOnSale[]
  /** Roles besides `USER` that the viewer may give to somebody new. */
  readonly invitableRoles: readonly Role[]
  /** How pages would look with these values of the section `look`; nothing is saved. */
  readonly lookDraft: With<{
    /** Fields of the section. */
    readonly values: Json
  }, LookDraft>
  /** Fonts and pictures that were uploaded for looks. */
  readonly lookFiles: readonly LookFile[]
  /** A mail; null where there is none. */
  readonly mail: With<{
    /** Of `Mail`: its id as GraphQL or REST shows it. */
    readonly id: Id
  }, Mail | null>
  /** Mails of the shop, the latest first. */
  readonly mails: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: MailFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, MailConnection>
  /** One colour; null where there is none (any more). */
  readonly managedColor: With<{
    /** Of `Color`: its id as GraphQL or REST shows it; also `key:value` by `color_id`. */
    readonly colorId: Id
  }, ManagedColor | null>
  /** All colours in the shop’s order, paged by number. */
  readonly managedColors: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** Words that an entry must have; absent or empty: all. */
    readonly search?: string | null
  }, ManagedColorConnection>
  /** Working copies, those changed last first unless told otherwise. */
  readonly managedEntries: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: EntryFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: EntryOrder | null
  }, ManagedEntryConnection>
  /** A working copy; null where there is none. */
  readonly managedEntry: With<{
    /** Of the working copy. */
    readonly id: Id
  }, ManagedEntry | null>
  /** A gallery for those who work on it, deleted ones too; null where there is none. */
  readonly managedGallery: With<{
    /** Its id as GraphQL or REST shows it. */
    readonly id: Id
  }, Gallery | null>
  /** A product as staff see it, hidden and deleted ones too; null where there is none. */
  readonly managedProduct: With<{
    /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
    readonly id: Id
  }, Product | null>
  /** How many products are in each state under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly managedProductCounts: With<{
    /** Which entries are wanted; absent: all. */
    readonly filter?: ManagedProductFilter | null
  }, readonly ManagedProductCount[]>
  /** One product group; null where there is none (any more). */
  readonly managedProductGroup: With<{
    /** Of `ProductGroup`: its id as GraphQL or REST shows it; also `key:value` by `slug`. */
    readonly groupId: Id
  }, ManagedGroup | null>
  /** All product groups in the shop’s order, paged by number. */
  readonly managedProductGroups: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** Words that an entry must have; absent or empty: all. */
    readonly search?: string | null
  }, ManagedGroupConnection>
  /** All products, paged by number, for those who keep the catalogue. */
  readonly managedProducts: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: ManagedProductFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: ManagedProductOrder | null
  }, ProductConnection>
  /** The working copy of a standing page; null until somebody begins to write it. */
  readonly managedStandingPage: With<{
    /** Which one. */
    readonly key: StandingPage
  }, ManagedEntry | null>
  /** Members, who may be given rights in parts of the back office. */
  readonly members: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, MemberConnection>
  /** The groups of the first level, for those who arrange menus. */
  readonly menuGroups: readonly MenuGroup[]
  /** What visitors see by now, by its title: at most 200, for those who arrange menus. */
  readonly menuPages: readonly MenuPage[]
  /** Addresses that visitors asked for in vain, those asked for most first; at most 1,000 are kept. */
  readonly missedPaths: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, MissedPathConnection>
  /** What a draft of a kind begins with. */
  readonly newDocument: With<{
    /** What it is. */
    readonly kind: DocumentKind
  }, Json>
  /** What a new form begins with, as `createForm` takes it. */
  readonly newForm: Json
  /** Those marked new first, then the others by age. */
  readonly newProducts: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The slug of a product that is left out: the one whose page it is. */
    readonly without?: string | null
  }, ProductConnection>
  /** Whatever has this id; null where there is nothing, or the asker may not see it. */
  readonly node: With<{
    /** A global id. */
    readonly id: Id
  }, Node | null>
  /** The same for several ids, each in its place. */
  readonly nodes: With<{
    /** Global ids. */
    readonly ids: readonly Id[]
  }, readonly (Node | null)[]>
  /** What the viewer may hear of, and whether they want to. */
  readonly notificationChoices: readonly NotificationChoice[]
  /** What the viewer is told of what they may see, the latest first. */
  readonly notifications: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which are listed. */
    readonly filter?: NotificationFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, NotificationConnection>
  /** Issued invoices by how their payment stands, what is due longest first unless it is said otherwise. */
  readonly openItems: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which are listed. */
    readonly filter?: OpenItemFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** In which order. */
    readonly orderBy?: OpenItemOrder | null
  }, OpenItemConnection>
  /** An order as staff see it; null where there is none. */
  readonly order: With<{
    /** Its number. */
    readonly orderNumber: string
  }, Order | null>
  /** Changes and deletions of `Order`, in their order. Pull with `after` while `hasNextPage` is true, and later from `endCursor` on. */
  readonly orderChanges: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Changed at this instant or later; use `after` to lose nothing. */
    readonly changedSince?: DateTime | null
    /** Only deletions (true), or none (false). */
    readonly deleted?: boolean | null
    /** Up to 500; 100 unless told otherwise. */
    readonly first?: number | null
  }, RecordChangeConnection>
  /** All product groups, to choose from whose goods a field is asked of. */
  readonly orderFieldGroups: readonly OrderFieldGroup[]
  /** What is known of the link of an order; null where number and token do not fit. */
  readonly orderLink: With<{
    /** Of the order. */
    readonly orderNumber: string
    /** Of the link. */
    readonly token: string
  }, OrderLink | null>
  /** The order that a guest follows by number and the token of the link; null where the two do not fit, or the link has ended. Shows names and cities of addresses alone, and no whole e-mail address, but to whoever placed the order while signed in, and to staff. */
  readonly orderStatus: With<{
    /** Of the order. */
    readonly orderNumber: string
    /** Of the link. */
    readonly token: string
  }, Order | null>
  /** Orders as staff see them. */
  readonly orders: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** A cursor of this list: what stands before it is answered. */
    readonly before?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: OrderFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** At most so many from the end backwards, from 1 to 100. */
    readonly last?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: OrderOrder | null
  }, OrderConnection>
  /** All that the shop says in words of its own. */
  readonly ownTexts: readonly ShopText[]
  /** The payments of orders: each order is one. */
  readonly payments: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: PaymentFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: PaymentOrder | null
  }, PaymentConnection>
  /** Who may do what. */
  readonly permissions: readonly Permission[]
  /** A contact person; null where there is none. */
  readonly person: With<{
    /** Of `Person`: its id as GraphQL or REST shows it. */
    readonly id: Id
  }, Person | null>
  /** Contact persons, kept by staff. */
  readonly persons: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: PersonFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: PersonOrder | null
  }, PersonConnection>
  /** What `changeProducts` would do; products that are not there are left out. Nothing is written. */
  readonly plannedProductChanges: With<{
    /** What would be done to each of them. */
    readonly changes: BulkProductChanges
    /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. At most 100 entries. */
    readonly productIds: readonly Id[]
  }, readonly PlannedProductChange[]>
  /** Links by which people without an account see working copies now, the newest first. */
  readonly previewLinks: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, PreviewLinkConnection>
  /** The viewer’s own latest rehearsal of prices; null where there is none. */
  readonly priceRehearsal: Rehearsal | null
  /** By slug, or by the id that REST shows; or by its number or GTIN; null if visitors cannot see it. A GTIN that several have is refused with their number. */
  readonly product: With<{
    /** The property `gtin` of the product or of one of its sizes. */
    readonly gtin?: string | null
    /** The article number. */
    readonly number?: string | null
    /** The slug, or the id that REST shows. */
    readonly slug?: string | null
  }, Product | null>
  /** Changes and deletions of `Product`, in their order. Pull with `after` while `hasNextPage` is true, and later from `endCursor` on. */
  readonly productChanges: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Changed at this instant or later; use `after` to lose nothing. */
    readonly changedSince?: DateTime | null
    /** Only deletions (true), or none (false). */
    readonly deleted?: boolean | null
    /** Up to 500; 100 unless told otherwise. */
    readonly first?: number | null
  }, RecordChangeConnection>
  /** What `updateProduct` would make of a product, for those who edit it: priced and worded as for visitors. Nothing is written, and the revision does not matter. */
  readonly productDraft: With<{
    /** What is to be done. */
    readonly input: UpdateProductInput
  }, ProductDraft>
  /** By slug, or by the id that REST shows. */
  readonly productGroup: With<{
    /** Of the group, or its plain id. */
    readonly slug: string
  }, ProductGroup | null>
  /** Changes and deletions of `ProductGroup`, in their order. Pull with `after` while `hasNextPage` is true, and later from `endCursor` on. */
  readonly productGroupChanges: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Changed at this instant or later; use `after` to lose nothing. */
    readonly changedSince?: DateTime | null
    /** Only deletions (true), or none (false). */
    readonly deleted?: boolean | null
    /** Up to 500; 100 unless told otherwise. */
    readonly first?: number | null
  }, RecordChangeConnection>
  /** All product groups as a tree, for those who arrange them. */
  readonly productGroupTree: ProductGroupTree
  /** Groups of the first level, those of the main gallery left aside. */
  readonly productGroups: readonly ProductGroup[]
  /** One import; null where there is none of that id. */
  readonly productImport: With<{
    /** Of `ProductImport`: its id as GraphQL or REST shows it. */
    readonly id: Id
  }, ProductImport | null>
  /** Everything that a column of a table can be. */
  readonly productImportFields: readonly ProductImportField[]
  /** Imports of products, the latest first. */
  readonly productImports: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: ProductImportFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, ProductImportConnection>
  /** A product as it is stored, with all that belongs to it, for those who look for a mistake. */
  readonly productRecord: With<{
    /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
    readonly id: Id
  }, Json | null>
  /** The keys under which products have values, the most used first. */
  readonly propertyUses: readonly PropertyUse[]
  /** The price of what is being chosen on a product’s page; null for a product that is not on sale. */
  readonly quoteProduct: With<{
    /** What is to be done. */
    readonly input: QuoteProductInput
  }, ProductQuote | null>
  /** Where the operator sends an address; null: nowhere else. */
  readonly redirect: With<{
    /** Without language. */
    readonly path: string
  }, RedirectTarget | null>
  /** Addresses that lead elsewhere, the newest first. */
  readonly redirects: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** Part of where one leads from or to. */
    readonly search?: string | null
  }, RedirectConnection>
  /** The viewer’s own latest rehearsal of a section; null where there is none. */
  readonly rehearsal: With<{
    /** Key of the section. */
    readonly section: string
  }, Rehearsal | null>
  /** What the link of a mail is about; null where that has ended. */
  readonly restockRequest: With<{
    /** Of the link in the mail. */
    readonly token: string
  }, RestockRequest | null>
  /** Finds products and groups by words; compounds, umlauts and typing errors are forgiven. */
  readonly search: With<{
    /** The words. */
    readonly query: string
  }, SearchResult>
  /** Words that visitors looked for and that found nothing, paged by number. */
  readonly searchMisses: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: SearchWordFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: SearchMissOrder | null
  }, SearchMissConnection>
  /** What is probably being typed: groups first, then products. Nothing before the second letter. */
  readonly searchSuggestions: With<{
    /** What has been typed so far. */
    readonly query: string
  }, readonly SearchSuggestion[]>
  /** One group of synonyms; null where there is none (any more). */
  readonly searchSynonym: With<{
    /** Of `SearchSynonym`: its id as GraphQL or REST shows it. */
    readonly synonymId: Id
  }, SearchSynonym | null>
  /** Groups of synonyms, those that were changed last first, paged by number. */
  readonly searchSynonyms: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: SearchWordFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, SearchSynonymConnection>
  /** How many words found nothing, and how many groups of synonyms there are. */
  readonly searchWordCounts: SearchWordCounts
  /** All settings as a file for `importSettings`; secrets are none of it. */
  readonly settingsFile: Json
  /** The changes of a section, the latest first. */
  readonly settingsHistory: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** Key of the section. */
    readonly section: string
  }, SettingsChangeConnection>
  /** One section by its key; null where there is none. */
  readonly settingsSection: With<{
    /** Key of the section. */
    readonly key: string
  }, SettingsSection | null>
  /** Everything that can be set, by section. */
  readonly settingsSections: readonly SettingsSection[]
  /** A shared list; null where it is not shared any more, or never was. */
  readonly sharedWishList: With<{
    /** The end of the address. */
    readonly token: string
  }, SharedWishList | null>
  /** What everybody may know of the shop. */
  readonly shop: Shop
  /** Whether the shop may sell, and what is still to be done for that. */
  readonly shopOpening: ShopOpening
  /** A text by its id. */
  readonly shopText: With<{
    /** Its id. */
    readonly key: string
  }, ShopText | null>
  /** The parts of the product that say something, by their names in the code. */
  readonly shopTextAreas: readonly string[]
  /** How many texts there are in each tab under the filter. */
  readonly shopTextTabs: With<{
    /** Which entries are wanted; absent: all. */
    readonly filter?: ShopTextFilter | null
  }, ShopTextTabs>
  /** All texts that people read, the shop’s own first, then by place. */
  readonly shopTexts: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: ShopTextFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, ShopTextConnection>
  /** The files of the library that the settings of the site name. */
  readonly siteFiles: readonly File[]
  /** What is reduced or on offer. */
  readonly specials: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The slug of a product that is left out: the one whose page it is. */
    readonly without?: string | null
  }, ProductConnection>
  /** A standing page; null while it is not published. */
  readonly standingPage: With<{
    /** Which one. */
    readonly key: StandingPage
  }, Entry | null>
  /** All that has a stock count: sizes, and products that have none. */
  readonly stock: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: StockFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: StockOrder | null
  }, StockConnection>
  /** Changes of stock counts, the latest first. */
  readonly stockMovements: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: StockMovementFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, StockMovementConnection>
  /** One stock-taking; null where there is none of that id. */
  readonly stockTaking: With<{
    /** Of `StockTaking`: its id as GraphQL or REST shows it. */
    readonly id: Id
  }, StockTaking | null>
  /** Stock-takings, the latest first. */
  readonly stockTakings: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: StockTakingFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, StockTakingConnection>
  /** How the server is doing. */
  readonly system: System
  /** CSS classes that texts may use, as the operator names them in the setting `customClasses` of `site`; others are taken away. */
  readonly textClasses: readonly string[]
  /** How a text would read; null for a text that the product does not say. */
  readonly textPreview: With<{
    /** Its id. */
    readonly key: string
    /** In which language. */
    readonly language: Language
    /** The words to try. At most 4000 characters. */
    readonly text: string
  }, TextPreview | null>
  /** Looks that can be taken: those of the product, then those that were saved. */
  readonly themes: readonly Theme[]
  /** What was sold, by pieces; empty where nothing was. */
  readonly topSellers: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The slug of a product that is left out: the one whose page it is. */
    readonly without?: string | null
  }, ProductConnection>
  /** How many the viewer has not read; 100 stands for more than 99. Nobody is told of anything who is signed out. */
  readonly unreadNotifications: number
  /** What may be uploaded into the library; null for whoever may not. */
  readonly uploadRules: UploadRules | null
  /** A person as staff see them; null where there is none. */
  readonly user: With<{
    /** Of `User`: its id as GraphQL or REST shows it; also `key:value` by `customer_number`, `handle`, `email`. */
    readonly id: Id
  }, User | null>
  /** Changes and deletions of `User`, in their order. Pull with `after` while `hasNextPage` is true, and later from `endCursor` on. */
  readonly userChanges: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
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
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: UserFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: UserOrder | null
  }, UserConnection>
  /** The usual colours of the tokens that can be changed, by their names: light and dark. */
  readonly usualColours: Json
  /** The picture of vouchers whose template has none; null: none. */
  readonly usualVoucherPicture: File | null
  /** One bill; null where there is none that the viewer may see. */
  readonly vendorBill: With<{
    /** Of the bill. */
    readonly id: Id
  }, VendorBill | null>
  /** Bills of vendors, the latest first unless it is said otherwise. */
  readonly vendorBills: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which are listed. */
    readonly filter?: VendorBillFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** In which order. */
    readonly orderBy?: VendorBillOrder | null
  }, VendorBillConnection>
  /** Whoever asks. */
  readonly viewer: Viewer
  /** A voucher; null where there is none. */
  readonly voucher: With<{
    /** Of `Voucher`: its id as GraphQL or REST shows it. */
    readonly id: Id
  }, Voucher | null>
  /** What happens to vouchers on the days from one to another, both included; null for days that are turned around, and for more than 42. */
  readonly voucherCalendar: With<{
    /** The first day, of the shop. */
    readonly from: Date
    /** The last day. */
    readonly to: Date
  }, VoucherCalendar | null>
  /** A voucher template; null where there is none. */
  readonly voucherTemplate: With<{
    /** Of `VoucherTemplate`: its id as GraphQL or REST shows it. */
    readonly id: Id
  }, VoucherTemplate | null>
  /** How vouchers may look, what was changed last first. */
  readonly voucherTemplates: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: VoucherTemplateFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, VoucherTemplateConnection>
  /** Vouchers, those issued last first unless told otherwise. */
  readonly vouchers: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: VoucherFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: VoucherOrder | null
  }, VoucherConnection>
  /** Messages to endpoints and what came of them, what was told last first. Kept for 30 days (setting). */
  readonly webhookDeliveries: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: WebhookDeliveryFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, WebhookDeliveryConnection>
  /** An endpoint; null where there is none. */
  readonly webhookEndpoint: With<{
    /** Of the `WebhookEndpoint`, or its plain id. */
    readonly id: Id
  }, WebhookEndpoint | null>
  /** Where events are told to other programs, the latest first. */
  readonly webhookEndpoints: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, WebhookEndpointConnection>
  /** The events that endpoints can be told of. */
  readonly webhookKinds: readonly WebhookKind[]
  /** A declaration as staff see it; null where there is none. */
  readonly withdrawal: With<{
    /** Of the `Withdrawal`, or the plain id that mails name. */
    readonly id: Id
  }, Withdrawal | null>
  /** Changes and deletions of `Withdrawal`, in their order. Pull with `after` while `hasNextPage` is true, and later from `endCursor` on. */
  readonly withdrawalChanges: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
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
    /** Of the order. */
    readonly orderNumber: string
    /** Of the link in the order’s mail; absent for whoever is signed in as the buyer. */
    readonly token?: string | null
  }, WithdrawalOffer | null>
  /** Declarations of withdrawal, the latest first. */
  readonly withdrawals: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: WithdrawalFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, WithdrawalConnection>
}

/** There is no room for the file. */
export interface QuotaReached {
  readonly __typename: 'QuotaReached'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
  /** Bytes that there is room for. */
  readonly total: number
  /** Bytes that are taken, those of this file not included. */
  readonly used: number
}

/** Pieces of one size that are being chosen. */
export interface QuotePieceInput {
  /** How many. */
  readonly amount: number
  /** Of `Variant` or `Product`: its id as GraphQL or REST shows it; also `key:value` by `sku`, `gtin`. */
  readonly variantId: Id
}

/** What is being chosen on a product’s page: pieces, or for a set what fills its places. */
export interface QuoteProductInput {
  /** Whether pieces are to be printed with a text: that takes its days. */
  readonly isPersonalised?: boolean | null
  /** Of goods: which sizes, and how many. At most 400 entries. */
  readonly pieces?: readonly QuotePieceInput[] | null
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
  /** Of a set: what fills its places, in their order. At most 12 entries. */
  readonly slots?: readonly QuoteSlotInput[] | null
}

/** What is being chosen for one place of a set. */
export interface QuoteSlotInput {
  /** Which sizes, and how many. At most 400 entries. */
  readonly pieces: readonly QuotePieceInput[]
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
}

/** What was read. */
export interface ReadNotificationsInput {
  /** Which; null for all until now. At most 100 entries. */
  readonly notificationIds?: readonly Id[] | null
}

/** An e-invoice of a vendor. */
export interface ReceiveVendorBillInput {
  /** XML or PDF, at most 20 MB. */
  readonly file: Upload
}

/** The last change of a record. */
export interface RecordChange {
  readonly __typename: 'RecordChange'
  /** When it was last changed, or removed. */
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
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly RecordChangeEdge[]
  /** `endCursor` is where the next pull goes on, also when there is nothing more now. */
  readonly pageInfo: PageInfo
}

/** An entry of a list with its place in it. */
export interface RecordChangeEdge {
  readonly __typename: 'RecordChangeEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: RecordChange
}

/** What was paid of which invoice. */
export interface RecordPaymentInput {
  /** What arrived; negative: what went back. */
  readonly amount: Cents
  /** What is let off besides; absent: nothing. */
  readonly discount?: Cents | null
  /** The invoice. */
  readonly documentId: Id
  /** What a bank kept on the way; absent: nothing. */
  readonly fee?: Cents | null
  /** How it was paid. */
  readonly method: DocumentPaymentMethod
  /** A note for the staff. */
  readonly note?: string | null
  /** The day on which the money moved; absent or null: today. */
  readonly paidOn?: Date | null
}

/** What came of `confirmTotp`, `newRecoveryCodes`: what there is afterwards, or why it was refused. */
export interface RecoveryCodesPayload {
  readonly __typename: 'RecoveryCodesPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Shown this once; empty if refused. */
  readonly recoveryCodes: readonly string[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** A part of a picture, in pixels. */
export interface Rectangle {
  readonly __typename: 'Rectangle'
  /** Pixels. */
  readonly height: number
  /** Pixels from the left edge. */
  readonly left: number
  /** Pixels from the top. */
  readonly top: number
  /** Pixels. */
  readonly width: number
}

/** A part of a picture, in pixels. */
export interface RectangleInput {
  /** Pixels, at least one. */
  readonly height: number
  /** Pixels from the left edge. */
  readonly left: number
  /** Pixels from the top. */
  readonly top: number
  /** Pixels, at least one. */
  readonly width: number
}

/** An address that leads elsewhere. */
export interface Redirect {
  readonly __typename: 'Redirect'
  /** When it came into being. */
  readonly createdAt: DateTime
  /** Its id, for good. */
  readonly id: Id
  /** Whether for good (301), or for the time being (302). */
  readonly isPermanent: boolean
  /** Without language; it holds in both. */
  readonly path: string
  /** A path without language, or an address elsewhere. */
  readonly target: string
}

/** A page of a list, each entry as `Redirect`. */
export interface RedirectConnection {
  readonly __typename: 'RedirectConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly RedirectEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface RedirectEdge {
  readonly __typename: 'RedirectEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Redirect
}

/** Where an address leads by now. */
export interface RedirectTarget {
  readonly __typename: 'RedirectTarget'
  /** Whether for good (301), or for the time being (302). */
  readonly isPermanent: boolean
  /** A path without language, or an address elsewhere. */
  readonly target: string
}

/** A refusal that tells nothing besides its code. */
export interface Refusal {
  readonly __typename: 'Refusal'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** Rules that are tried before they are saved: the orders of the last 90 days priced by them, at the prices for which the goods were sold, coupons left aside. */
export interface Rehearsal {
  readonly __typename: 'Rehearsal'
  /** Those of them that would cost something else. */
  readonly changedCount: number
  /** The largest differences, at most 200. */
  readonly differences: readonly RehearsalDifference[]
  /** Orders that were priced so far. */
  readonly done: number
  /** Tells one from another. */
  readonly key: string
  /** Key of the section of the settings; `prices` where prices of products are tried. */
  readonly section: string
  /** When it was asked for. */
  readonly startedAt: DateTime
  /** How far it is. */
  readonly state: RehearsalState
  /** Orders that are to be priced. */
  readonly total: number
  /** Sum of all that can be ordered either way, by the rules that are saved. */
  readonly was: Money
  /** The same by the rules that are tried. */
  readonly wouldBe: Money
}

/** An order that would have cost something else. */
export interface RehearsalDifference {
  readonly __typename: 'RehearsalDifference'
  /** Whom the order is filed under. */
  readonly customerName: string
  /** Id of the order. */
  readonly orderId: Id
  /** Number of the order. */
  readonly orderNumber: number
  /** When it was placed. */
  readonly placedAt: DateTime
  /** With VAT, by the rules that are saved; null where it could not be ordered. */
  readonly was: Money | null
  /** With VAT, by the rules that are tried; null where it could not be ordered. */
  readonly wouldBe: Money | null
}

/** What came of `cancelPriceRehearsal`, `cancelRehearsal`, `startPriceRehearsal`, `startRehearsal`: what there is afterwards, or why it was refused. */
export interface RehearsalPayload {
  readonly __typename: 'RehearsalPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it stands now; null where it was refused, or there is none. */
  readonly rehearsal: Rehearsal | null
}

/** How far a rehearsal is. */
export type RehearsalState = 'CANCELLED' | 'DONE' | 'FAILED' | 'QUEUED' | 'RUNNING'

/** What `removeBuyer` is told. */
export interface RemoveBuyerInput {
  /** Of `Company`: its id as GraphQL or REST shows it. */
  readonly companyId: Id
  /** Of `User`: its id as GraphQL or REST shows it; also `key:value` by `customer_number`, `handle`, `email`. */
  readonly userId: Id
}

/** What `removeCartLines` is told. */
export interface RemoveCartLinesInput {
  /** Of `CartLine`: its id as GraphQL or REST shows it. At most 200 entries. */
  readonly lineIds: readonly Id[]
}

/** What `removeCode` is told. */
export interface RemoveCodeInput {
  /** The code that is to go; another one stays. */
  readonly code: string
}

/** What `removeDemo` is told. */
export interface RemoveDemoInput {
  /** Whether its products, groups, colours and pictures go too; the shop is then no demo any more. */
  readonly withCatalogue: boolean
}

/** What came of `removeDemo`: what there is afterwards, or why it was refused. */
export interface RemoveDemoPayload {
  readonly __typename: 'RemoveDemoPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** What stays, because it was not to go or something rests on it that people made. */
  readonly left: DemoState | null
  /** How many things were removed; null where it was refused. */
  readonly removed: DemoState | null
}

/** What came of `removeDocument`: what there is afterwards, or why it was refused. */
export interface RemoveDocumentPayload {
  readonly __typename: 'RemoveDocumentPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** The draft that is gone; null where it was refused. */
  readonly removedId: Id | null
}

/** A file of looks that goes. */
export interface RemoveLookFileInput {
  /** Its key. */
  readonly key: string
}

/** What `removePasskey` is told. */
export interface RemovePasskeyInput {
  /** Six digits of the authenticator app, or a recovery code, where signing in takes one. */
  readonly code?: string | null
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  /** Of `Passkey`: its id as GraphQL or REST shows it. */
  readonly passkeyId: Id
  /** The present password of whoever asks. */
  readonly password: string
}

/** What came of `removePasskey`: what there is afterwards, or why it was refused. */
export interface RemovePasskeyPayload {
  readonly __typename: 'RemovePasskeyPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What `removeWishes` is told. */
export interface RemoveWishesInput {
  /** Of `Wish`: its id as GraphQL or REST shows it. At most 200 entries. */
  readonly wishIds: readonly Id[]
}

/** What `renamePasskey` is told. */
export interface RenamePasskeyInput {
  /** What it is called from now on. */
  readonly label: string
  /** Of `Passkey`: its id as GraphQL or REST shows it. */
  readonly passkeyId: Id
}

/** What came of `renamePasskey`: what there is afterwards, or why it was refused. */
export interface RenamePasskeyPayload {
  readonly __typename: 'RenamePasskeyPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it stands afterwards; null where it was refused. */
  readonly passkey: Passkey | null
}

/** What `reorder` is told. */
export interface ReorderInput {
  /** Of `Order`: its id as GraphQL or REST shows it; also `key:value` by `order_number`. */
  readonly orderId: Id
}

/** What came of `reorder`: what there is afterwards, or why it was refused. */
export interface ReorderPayload {
  readonly __typename: 'ReorderPayload'
  /** Pieces, or sets. */
  readonly addedAmount: number
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Lines that could not be put into the cart. */
  readonly skipped: readonly SkippedOrderLine[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What `replaceFile` is told. */
export interface ReplaceFileInput {
  /** What the library takes; a picture in place of a picture. */
  readonly file: Upload
  /** Which file. */
  readonly fileId: Id
  /** The revision that was seen; another one refuses STALE_REVISION. */
  readonly revision: number
}

/** What `replayWebhookDelivery` is told. */
export interface ReplayWebhookDeliveryInput {
  /** Of the `WebhookDelivery`. */
  readonly deliveryId: Id
}

/** What came of `replayWebhookDelivery`: what there is afterwards, or why it was refused. */
export interface ReplayWebhookDeliveryPayload {
  readonly __typename: 'ReplayWebhookDeliveryPayload'
  /** As it stands afterwards; null where it was refused. */
  readonly delivery: WebhookDelivery | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `requestAccountDeletion` is told. */
export interface RequestAccountDeletionInput {
  /** The present password of whoever asks. */
  readonly password: string
}

/** What `requestCompany` is told. */
export interface RequestCompanyInput {
  /** Where its invoices go; type and company follow from the name. */
  readonly address: PostalAddressInput
  /** As it is to stand on its invoices. At most 240 characters. */
  readonly name: string
}

/** What `requestEmailChange` is told. */
export interface RequestEmailChangeInput {
  /** Six digits of the authenticator app, or a recovery code, where signing in takes one. */
  readonly code?: string | null
  /** The new address. */
  readonly email: string
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  /** The present password of whoever asks. */
  readonly password: string
}

/** What came of `requestEmailChange`: what there is afterwards, or why it was refused. */
export interface RequestEmailChangePayload {
  readonly __typename: 'RequestEmailChangePayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `requestOrderLink` is told. */
export interface RequestOrderLinkInput {
  /** Of the order. */
  readonly orderNumber: string
  /** Of the link that has ended. */
  readonly token: string
}

/** What came of `requestOrderLink`: what there is afterwards, or why it was refused. */
export interface RequestOrderLinkPayload {
  readonly __typename: 'RequestOrderLinkPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whether a mail is on its way. */
  readonly isSent: boolean
}

/** What `requestPasswordReset` is told. */
export interface RequestPasswordResetInput {
  /** Of the account. */
  readonly email: string
}

/** What came of `requestPasswordReset`: what there is afterwards, or why it was refused. */
export interface RequestPasswordResetPayload {
  readonly __typename: 'RequestPasswordResetPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `requestRestock` is told. */
export interface RequestRestockInput {
  /** How many pieces are wanted; one if left out. */
  readonly amount?: number | null
  /** Where the mails go. At most 320 characters. */
  readonly email: string
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
  /** Of a product without variants: the product’s own id. */
  readonly variantId: Id
}

/** What `requestSecondFactorReset` is told. */
export interface RequestSecondFactorResetInput {
  /** Of the account. */
  readonly email: string
}

/** What came of `requestSecondFactorReset`: what there is afterwards, or why it was refused. */
export interface RequestSecondFactorResetPayload {
  readonly __typename: 'RequestSecondFactorResetPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** A line as it stood when the approval was asked for. */
export interface RequestedLine {
  readonly __typename: 'RequestedLine'
  /** Pieces, or sets. */
  readonly amount: number
  /** Fit, size, colour and further properties in the buyer’s language; empty where there are none. */
  readonly detail: string
  /** Gross, after discounts. */
  readonly sum: Money
  /** The product, in the buyer’s language. */
  readonly title: string
}

/** What `resendConfirmation` is told. */
export interface ResendConfirmationInput {
  /** Of the account. */
  readonly email: string
}

/** What came of `resendConfirmation`: what there is afterwards, or why it was refused. */
export interface ResendConfirmationPayload {
  readonly __typename: 'ResendConfirmationPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `resendOrderMail` is told. */
export interface ResendOrderMailInput {
  /** Of `Mail`: its id as GraphQL or REST shows it. */
  readonly mailId: Id
  /** Of `Order`: its id as GraphQL or REST shows it; also `key:value` by `order_number`. */
  readonly orderId: Id
}

/** What came of `resetPassword`: what there is afterwards, or why it was refused. */
export interface ResetPasswordPayload {
  readonly __typename: 'ResetPasswordPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `resetSecondFactor` is told. */
export interface ResetSecondFactorInput {
  /** The account’s. */
  readonly password: string
  /** The secret of the mail’s link; good once. */
  readonly token: string
}

/** What came of `resetSecondFactor`: what there is afterwards, or why it was refused. */
export interface ResetSecondFactorPayload {
  readonly __typename: 'ResetSecondFactorPayload'
  /** When it will be switched off, unless it is kept until then. */
  readonly endsAt: DateTime | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `confirmRestock`, `endRestock` is told. */
export interface RestockLinkInput {
  /** Of the link in the mail. At most 200 characters. */
  readonly token: string
}

/** What came of `confirmRestock`, `endRestock`, `requestRestock`: what there is afterwards, or why it was refused. */
export interface RestockPayload {
  readonly __typename: 'RestockPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whether it was done. */
  readonly isDone: boolean
}

/** That somebody wants to be told, once, when a size is back; as the link of the mail shows it. */
export interface RestockRequest {
  readonly __typename: 'RestockRequest'
  /** Whom the size is cut for; null where that does not matter. */
  readonly fit: Fit | null
  /** Whether the owner of the address has confirmed it. */
  readonly isConfirmed: boolean
  /** Of the product, in the language asked for. */
  readonly productTitle: string
  /** Empty for a product of one size. */
  readonly size: string
}

/** What `restoreCoupons` is told. */
export interface RestoreCouponsInput {
  /** Of `Coupon`: its id as GraphQL or REST shows it; also `key:value` by `code`. */
  readonly couponIds: readonly Id[]
}

/** What came of `restoreCoupons`: what there is afterwards, or why it was refused. */
export interface RestoreCouponsPayload {
  readonly __typename: 'RestoreCouponsPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Those that came back. */
  readonly restoredCouponIds: readonly Id[]
}

/** What `restoreEntryRevision` is told. */
export interface RestoreEntryRevisionInput {
  /** The id of the working copy. */
  readonly entryId: Id
  /** Of the revision that it is to be again. */
  readonly number: number
  /** The one that was looked at; another one than there is by now is refused. */
  readonly version: number
}

/** What `restoreFileVersion` is told. */
export interface RestoreFileVersionInput {
  /** Which file. */
  readonly fileId: Id
  /** Which of its versions. */
  readonly number: number
  /** The revision that was seen; another one refuses STALE_REVISION. */
  readonly revision: number
}

/** What `restoreFiles` is told. */
export interface RestoreFilesInput {
  /** Ids of files, or raw ids; unknown ones are left out. At most 1000 entries. */
  readonly fileIds: readonly Id[]
}

/** Galleries that are to come back. */
export interface RestoreGalleriesInput {
  /** Those that are not deleted are left out. */
  readonly galleryIds: readonly Id[]
}

/** What came of `restoreGalleries`: what there is afterwards, or why it was refused. */
export interface RestoreGalleriesPayload {
  readonly __typename: 'RestoreGalleriesPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Those that came back. */
  readonly restoredGalleryIds: readonly Id[]
}

/** What `restoreProductFields` is told. */
export interface RestoreProductFieldsInput {
  /** The key of the change. */
  readonly change: string
  /** Keys of the differences that are set back; absent: all that can be. At most 2000 entries. */
  readonly keys?: readonly string[] | null
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
  /** The revision that the editor saw; another one is refused with STALE_REVISION. */
  readonly revision: number
}

/** What `restoreProducts` is told. */
export interface RestoreProductsInput {
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. At most 100 entries. */
  readonly productIds: readonly Id[]
}

/** What came of `restoreProducts`: what there is afterwards, or why it was refused. */
export interface RestoreProductsPayload {
  readonly __typename: 'RestoreProductsPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Those that are back; none where it was refused. */
  readonly products: readonly Product[]
}

/** What `retryFailedJob` is told. */
export interface RetryFailedJobInput {
  /** Of the job, as `failedJobs` tells it. */
  readonly key: string
}

/** What came of `retryFailedJob`: what there is afterwards, or why it was refused. */
export interface RetryFailedJobPayload {
  readonly __typename: 'RetryFailedJobPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whether it will be tried again; false where there is no such job. */
  readonly isRetried: boolean
}

/** What `retryMail` is told. */
export interface RetryMailInput {
  /** Of `Mail`: its id as GraphQL or REST shows it. */
  readonly mailId: Id
}

/** What came of `retryMail`: what there is afterwards, or why it was refused. */
export interface RetryMailPayload {
  readonly __typename: 'RetryMailPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it stands afterwards; null where it was refused. */
  readonly mail: Mail | null
}

/** Where a reusable entry stands: its blocks lie in slot 0. */
export interface ReusableBlock {
  readonly __typename: 'ReusableBlock'
  /** Its working copy; null while none is chosen. */
  readonly entryId: Id | null
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** What `revokeApiKey` is told. */
export interface RevokeApiKeyInput {
  /** Of `ApiKey`: its id as GraphQL or REST shows it. */
  readonly apiKeyId: Id
}

/** What came of `revokeApiKey`: what there is afterwards, or why it was refused. */
export interface RevokeApiKeyPayload {
  readonly __typename: 'RevokeApiKeyPayload'
  /** As it stands afterwards; null where it was refused. */
  readonly apiKey: ApiKey | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `revokePreviewLink` is told. */
export interface RevokePreviewLinkInput {
  /** Of the link that is to end. */
  readonly previewLinkId: Id
}

/** What somebody is in the shop. */
export type Role = 'ADMIN' | 'GUEST' | 'INTERNAL' | 'MEMBER' | 'SYSTEM' | 'USER'

/** What `rotateWebhookSecret` is told. */
export interface RotateWebhookSecretInput {
  /** Of the `WebhookEndpoint`. */
  readonly endpointId: Id
  /** Whether the secret before ends at once, because others know it; else it signs as well for a day. */
  readonly endsPrevious?: boolean | null
}

/** What came of `rotateWebhookSecret`: what there is afterwards, or why it was refused. */
export interface RotateWebhookSecretPayload {
  readonly __typename: 'RotateWebhookSecretPayload'
  /** As it stands afterwards; null where it was refused. */
  readonly endpoint: WebhookEndpoint | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** By which messages are signed (`whsec_…`): shown this once and never again. */
  readonly secret: string | null
}

/** The picture for previews of one address. */
export interface RoutePreview {
  readonly __typename: 'RoutePreview'
  /** What previews show. */
  readonly picture: SitePreview
  /** The path without language. */
  readonly route: string
}

/** A reduced price; the percentage is reckoned from the lowest price of the 30 days before the reduction. */
export interface Sale {
  readonly __typename: 'Sale'
  /** The lowest price of the 30 days before the reduction. */
  readonly lowestPriceOf30Days: Money
  /** Whole percent. */
  readonly percent: number
  /** What it cost right before. */
  readonly previousPrice: Money
}

/** What `saveRedirect` is told. */
export interface SaveRedirectInput {
  /** Whether for good (301), or for the time being (302). */
  readonly isPermanent: boolean
  /** A path of the site that shows nothing; without language. At most 300 characters. */
  readonly path: string
  /** Of the one that is to change; null: a new one. */
  readonly redirectId?: Id | null
  /** A path without language, or an address elsewhere. What leads on leads to the end at once. At most 2000 characters. */
  readonly target: string
}

/** What came of `saveRedirect`: what there is afterwards, or why it was refused. */
export interface SaveRedirectPayload {
  readonly __typename: 'SaveRedirectPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it is kept; null where it was refused. */
  readonly redirect: Redirect | null
}

/** What `saveTeamList` is told. */
export interface SaveTeamListInput {
  /** All who are in it, in order. At most 300 entries. */
  readonly entries: readonly TeamEntryInput[]
  /** Of the list that is replaced; null for a new one. */
  readonly teamListId?: Id | null
  /** What its owner calls it. At most 120 characters. */
  readonly title: string
}

/** A look to be saved under a name. */
export interface SaveThemeInput {
  /** What it is called; one of the same name is replaced. At most 60 characters. */
  readonly name: string
  /** Fields of the section `look`. */
  readonly values: Json
}

/** What `saveView` is told. */
export interface SaveViewInput {
  /** Path of the list below the admin centre, such as files. At most 60 characters. */
  readonly list: string
  /** Filters, order and columns as the address has them behind the question mark. At most 2000 characters. */
  readonly search: string
  /** What it is called; a view of the list that has it already is replaced. At most 60 characters. Cannot be cleared. */
  readonly title: string
}

/** What `saveWishList` is told. */
export interface SaveWishListInput {
  /** What it is called, in one line. At most 60 characters. Cannot be cleared. */
  readonly title: string
  /** Of the list that gets another title; null for a new one. */
  readonly wishListId?: Id | null
}

/** An address that a person keeps; orders have copies of their own. */
export interface SavedAddress {
  readonly __typename: 'SavedAddress'
  /** Street and number. */
  readonly address: string
  /** City or place. */
  readonly city: string
  /** Name of the company, where there is one. */
  readonly company: string | null
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** In the language of the request. */
  readonly countryName: string
  /** Given name. */
  readonly firstName: string
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether invoices go there unless told otherwise. */
  readonly isDefaultInvoice: boolean
  /** Whether goods go there unless told otherwise. */
  readonly isDefaultShipping: boolean
  /** Family name. */
  readonly lastName: string
  /** Phone number. */
  readonly phone: string | null
  /** Title before the name, such as Dr. */
  readonly title: string | null
  /** Whether it is a company’s or a private person’s. */
  readonly type: AddressType
  /** Names the address in paths. */
  readonly uuid: string
  /** VAT id of a company, with the letters of its country. */
  readonly vatId: string | null
  /** Postcode. */
  readonly zip: string
}

/** How a person looks at a list of the admin centre, kept under a name: filters, order and columns. */
export interface SavedView {
  readonly __typename: 'SavedView'
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Path of the list below the admin centre, such as files. */
  readonly list: string
  /** Filters, order and columns as the address has them behind the question mark. */
  readonly search: string
  /** What its owner calls it; no other view of the list has it. */
  readonly title: string
}

/** What came of `deleteView`, `saveView`: what there is afterwards, or why it was refused. */
export interface SavedViewPayload {
  readonly __typename: 'SavedViewPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it stands afterwards; null where it was refused or forgotten. */
  readonly savedView: SavedView | null
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** A word that visitors looked for and that found nothing; counted, never by whom. */
export interface SearchMiss {
  readonly __typename: 'SearchMiss'
  /** When it was looked for first. */
  readonly firstAt: DateTime
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether a synonym can be made of it. */
  readonly isOneWord: boolean
  /** In which the shop was read. */
  readonly language: Language
  /** 90 days after this it is forgotten. */
  readonly lastAt: DateTime
  /** How often it was looked for since `firstAt`. */
  readonly searches: number
  /** As it was typed last, in lower case; several words found nothing together. */
  readonly text: string
}

/** A page of a list, each entry as `SearchMiss`. */
export interface SearchMissConnection {
  readonly __typename: 'SearchMissConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly SearchMissEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface SearchMissEdge {
  readonly __typename: 'SearchMissEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: SearchMiss
}

/** How words that found nothing are ordered. */
export interface SearchMissOrder {
  /** Which end comes first. */
  readonly direction: Direction
  /** By what. */
  readonly field: SearchMissOrderField
}

/** What words that found nothing are ordered by. */
export type SearchMissOrderField = 'LAST' | 'SEARCHES' | 'WORD'

/** What words find. */
export interface SearchResult {
  readonly __typename: 'SearchResult'
  /** Groups that the words name. */
  readonly groups: readonly ProductGroup[]
  /** Products that the words find, those that fit best first. */
  readonly products: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: ProductFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
    /** The order; absent: the usual one. */
    readonly orderBy?: ProductOrder | null
  }, ProductConnection>
  /** The words that were searched. */
  readonly query: string
  /** What words of the query ask for that are filters. Null where there are none, and where the words found more as they are. */
  readonly understood: UnderstoodQuery | null
}

/** What somebody may be about to type. */
export interface SearchSuggestion {
  readonly __typename: 'SearchSuggestion'
  /** Its picture; null without one. */
  readonly image: Image | null
  /** Whether some sizes cost more: ‘ab’. */
  readonly isPriceFrom: boolean
  /** What it leads to. */
  readonly kind: SuggestionKind
  /** The title, cut where what was typed hits. */
  readonly parts: readonly TextPart[]
  /** Path of the page to which it leads. */
  readonly path: string
  /** What its tile would show; null for groups. */
  readonly price: Money | null
}

/** Words of one language by which the same is found. */
export interface SearchSynonym {
  readonly __typename: 'SearchSynonym'
  /** When it was changed last. */
  readonly changedAt: DateTime
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** For visitors who read the shop in it. */
  readonly language: Language
  /** What is found by each of `words`, and not the other way round; none: each of `words` finds all others. */
  readonly means: readonly string[]
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** Words that are looked for. */
  readonly words: readonly string[]
}

/** What is left out stays; a new one needs its words. */
export interface SearchSynonymChanges {
  /** Absent of a new one: German. */
  readonly language?: Language | null
  /** One word each; none: all of `words` mean the same. At most 20 entries. At most 40 characters. */
  readonly means?: readonly string[] | null
  /** One word each. At most 20 entries. At most 40 characters. Cannot be cleared. */
  readonly words?: readonly string[] | null
}

/** A page of a list, each entry as `SearchSynonym`. */
export interface SearchSynonymConnection {
  readonly __typename: 'SearchSynonymConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly SearchSynonymEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface SearchSynonymEdge {
  readonly __typename: 'SearchSynonymEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: SearchSynonym
}

/** What came of `createSearchSynonym`, `updateSearchSynonym`: what there is afterwards, or why it was refused. */
export interface SearchSynonymPayload {
  readonly __typename: 'SearchSynonymPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Null where it was refused. */
  readonly synonym: SearchSynonym | null
}

/** How much there is of both, counted up to 1,001. */
export interface SearchWordCounts {
  readonly __typename: 'SearchWordCounts'
  /** Words that found nothing. */
  readonly misses: number
  /** Groups of synonyms. */
  readonly synonyms: number
}

/** Which of the words are listed. */
export interface SearchWordFilter {
  /** Absent: both. */
  readonly language?: Language | null
  /** Part of a word. */
  readonly search?: string | null
}

/** What `disableSecondFactor`, `newRecoveryCodes` is told. */
export interface SecondFactorInput {
  /** Six digits of the authenticator app, or a recovery code, where signing in takes one. */
  readonly code?: string | null
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  /** The present password of whoever asks. */
  readonly password: string
}

/** By what a second step of signing in is done. */
export type SecondFactorKind = 'PASSKEY' | 'RECOVERY' | 'TOTP'

/** The password is right; a code or a passkey is needed too. */
export interface SecondFactorRequired {
  readonly __typename: 'SecondFactorRequired'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** By what it can be done, one of them. */
  readonly kinds: readonly SecondFactorKind[]
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** How the viewer’s account is kept safe. */
export interface Security {
  readonly __typename: 'Security'
  /** Failed attempts since the last sign-in. */
  readonly failedLogins: number
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** When somebody failed to sign in last; null: never. */
  readonly lastFailedAt: DateTime | null
  /** When they signed in last; null: never. */
  readonly lastLogin: DateTime | null
  /** Theirs. */
  readonly passkeys: readonly Passkey[]
  /** Whether the person said that the password alone signs in although they have passkeys. */
  readonly passwordSuffices: boolean
  /** How many recovery codes have not been used. */
  readonly recoveryCodesLeft: number
  /** Since when an authenticator app is asked for; null where none is. */
  readonly secondFactorSince: DateTime | null
  /** What signing in asks for after the password, one of them; empty where the password alone is enough. */
  readonly secondStepKinds: readonly SecondFactorKind[]
  /** Where the viewer is signed in, the latest seen first. */
  readonly sessions: readonly Session[]
}

/** What `sendForm` is told. */
export interface SendFormInput {
  /** What was entered, by the keys of fields. At most 120 entries. */
  readonly answers: readonly FormAnswerInput[]
  /** Of `Form`: its id as GraphQL or REST shows it. */
  readonly formId: Id
  /** At least 16 characters, made by the client for this answer: sending it again sends nothing twice. */
  readonly key: string
  /** Where PROOF_OF_WORK_REQUIRED asked for one. */
  readonly proof?: ProofOfWorkInput | null
  /** A field that people do not see: leave it empty. */
  readonly website?: string | null
}

/** What came of `sendForm`: what there is afterwards, or why it was refused. */
export interface SendFormPayload {
  readonly __typename: 'SendFormPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** When it came in; null where it was refused. */
  readonly receivedAt: DateTime | null
}

/** What `sendVoucher` is told. */
export interface SendVoucherInput {
  /** Of `Voucher`: its id as GraphQL or REST shows it. */
  readonly voucherId: Id
}

/** A file that a visitor sent, for staff who read messages alone. */
export interface SentFile {
  readonly __typename: 'SentFile'
  /** How large it is. */
  readonly bytes: number
  /** As its sender called it, with an ending that fits what it is. */
  readonly name: string
  /** Where it is fetched; it is always saved and never shown. */
  readonly url: string
}

/** A browser in which the viewer is signed in; nobody else reaches it. */
export interface Session {
  readonly __typename: 'Session'
  /** Where it was opened from. */
  readonly address: string | null
  /** When it came into being. */
  readonly createdAt: DateTime
  /** Which browser it is. */
  readonly device: Device
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean
  /** When it asked for something last. */
  readonly lastSeenAt: DateTime
}

/** What `setDefaultAddress` is told. */
export interface SetDefaultAddressInput {
  /** Of `SavedAddress`: its id as GraphQL or REST shows it. */
  readonly addressId: Id
  /** What it is to be the default of. */
  readonly defaultFor: readonly DefaultFor[]
}

/** What `setFavourite` is told. */
export interface SetFavouriteInput {
  /** Whether it is one from now on. */
  readonly isFavourite: boolean
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
}

/** What came of `setFavourite`: what there is afterwards, or why it was refused. */
export interface SetFavouritePayload {
  readonly __typename: 'SetFavouritePayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What came of `setPrices`, `setStock`: what there is afterwards, or why it was refused. */
export interface SetManyPayload {
  readonly __typename: 'SetManyPayload'
  /** How many are different now. */
  readonly changed: number
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `setMemberGrants` is told. */
export interface SetMemberGrantsInput {
  /** All that they are to have. */
  readonly grants: readonly Grant[]
  /** Of `User`: its id as GraphQL or REST shows it; also `key:value` by `customer_number`, `handle`, `email`. */
  readonly userId: Id
}

/** What came of `setMemberGrants`: what there is afterwards, or why it was refused. */
export interface SetMemberGrantsPayload {
  readonly __typename: 'SetMemberGrantsPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As they stand afterwards; null where it was refused. */
  readonly member: Member | null
}

/** What a part of a set is short of the other parts. */
export interface SetMissing {
  readonly __typename: 'SetMissing'
  /** How many pieces. */
  readonly missing: number
  /** The part; null where it is no longer on sale. */
  readonly product: Product | null
}

/** What `setOrderTags` is told. */
export interface SetOrderTagsInput {
  /** Of `Order`: its id as GraphQL or REST shows it; also `key:value` by `order_number`. */
  readonly orderId: Id
  /** All words that it is to have. At most 30 entries. At most 60 characters. */
  readonly tags: readonly string[]
}

/** What came of `setPassword`: what there is afterwards, or why it was refused. */
export interface SetPasswordPayload {
  readonly __typename: 'SetPasswordPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `setPasswordSuffices` is told. */
export interface SetPasswordSufficesInput {
  /** Six digits of the authenticator app, or a recovery code, where signing in takes one. */
  readonly code?: string | null
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  /** The present password of whoever asks. */
  readonly password: string
  /** Whether the password alone signs in although there are passkeys. */
  readonly suffices: boolean
}

/** What came of `setPasswordSuffices`: what there is afterwards, or why it was refused. */
export interface SetPasswordSufficesPayload {
  readonly __typename: 'SetPasswordSufficesPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What some sets of a line cost, each. */
export interface SetPrice {
  readonly __typename: 'SetPrice'
  /** Sets of children’s sizes. */
  readonly isChild: boolean
  /** Of one set. */
  readonly price: Money
  /** How many sets cost this. */
  readonly sets: number
}

/** What `setPrices` is told. */
export interface SetPricesInput {
  /** Whether nothing is written where one is refused; else the others are. */
  readonly isAtomic?: boolean | null
  /** The prices, each with what it is of. At most 2000 entries. */
  readonly items: readonly PriceItemInput[]
}

/** What `setProductGroupPicture` is told. */
export interface SetProductGroupPictureInput {
  /** Null: none. */
  readonly file?: Upload | null
  /** A picture of the library, instead of a file. */
  readonly fileId?: Id | null
  /** Of `ProductGroup`: its id as GraphQL or REST shows it; also `key:value` by `slug`. */
  readonly groupId: Id
}

/** What `setReorderLevel` is told. */
export interface SetReorderLevelInput {
  /** Of the `StockItem`s. At most 500 entries. */
  readonly itemIds: readonly Id[]
  /** At so many pieces or fewer their stock is low; null: never. From 0 to 1000000. */
  readonly level?: number | null
}

/** A place of a set, that one product fills. */
export interface SetSlot {
  readonly __typename: 'SetSlot'
  /** From 0 on. */
  readonly position: number
  /** Null where the piece is not to be had any more. */
  readonly product: Product | null
}

/** What `setStock` is told. */
export interface SetStockInput {
  /** Whether nothing is written where one is refused; else the others are. */
  readonly isAtomic?: boolean | null
  /** The stock, each with what it is of. At most 2000 entries. */
  readonly items: readonly StockItemInput[]
}

/** A text in words of the shop’s own. */
export interface SetTextInput {
  /** German words; null for the usual ones, absent: as they are. At most 4000 characters. */
  readonly de?: string | null
  /** English words; null for the usual ones, absent: as they are. At most 4000 characters. */
  readonly en?: string | null
  /** Its id. */
  readonly key: string
  /** The shop’s German words that were seen; null for the usual ones. At most 4000 characters. */
  readonly seenDe?: string | null
  /** The shop’s English words that were seen; null for the usual ones. At most 4000 characters. */
  readonly seenEn?: string | null
}

/** What came of `setText`, `undoTextChange`: what there is afterwards, or why it was refused. */
export interface SetTextPayload {
  readonly __typename: 'SetTextPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** The text as it is now. */
  readonly text: ShopText | null
}

/** The pieces of a set are not equally many; `missing` says how many of which piece. */
export interface SetUnequal {
  readonly __typename: 'SetUnequal'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** What the parts with fewer pieces lack. */
  readonly missing: readonly SetMissing[]
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** What `setUserRoles` is told. */
export interface SetUserRolesInput {
  /** The revision that was seen; with another one than there is it is refused (STALE_REVISION). */
  readonly revision: number
  /** All roles of the account from now on. */
  readonly roles: readonly Role[]
  /** Of `User`: its id as GraphQL or REST shows it; also `key:value` by `customer_number`, `handle`, `email`. */
  readonly userId: Id
}

/** Who changed what of a section, and when. */
export interface SettingsChange {
  readonly __typename: 'SettingsChange'
  /** Who did it; null for the shop itself, and where that is not known. */
  readonly actorName: string | null
  /** When it was done. */
  readonly at: DateTime
  /** What was changed. */
  readonly fields: readonly SettingsFieldChange[]
  /** Whether it took another change back. */
  readonly isUndo: boolean
  /** Names the change to `undoSettingsChange`. */
  readonly key: string
  /** Key of the section. */
  readonly section: string
}

/** A page of a list, each entry as `SettingsChange`. */
export interface SettingsChangeConnection {
  readonly __typename: 'SettingsChangeConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly SettingsChangeEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface SettingsChangeEdge {
  readonly __typename: 'SettingsChangeEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: SettingsChange
}

/** A field of the settings that was changed. */
export interface SettingsFieldChange {
  readonly __typename: 'SettingsFieldChange'
  /** Null for a secret, too. */
  readonly after: Json | null
  /** Null for a secret, too. */
  readonly before: Json | null
  /** Whether its values are shown to nobody. */
  readonly isSecret: boolean
  /** Name of the field. */
  readonly name: string
}

/** What came of `undoSettingsChange`, `updateSettings`: what there is afterwards, or why it was refused. */
export interface SettingsPayload {
  readonly __typename: 'SettingsPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whether the shop may sell by now. */
  readonly opening: ShopOpening
  /** As it stands afterwards; null where it was refused. */
  readonly section: SettingsSection | null
}

/** A stored value that does not fit: its default counts until somebody mends it. */
export interface SettingsProblem {
  readonly __typename: 'SettingsProblem'
  /** What does not fit, in English. */
  readonly message: string
  /** Where it is, from the field on. */
  readonly path: readonly string[]
}

/** What can be set in one field of the shop’s work. */
export interface SettingsSection {
  readonly __typename: 'SettingsSection'
  /** What counts of each field while nothing was set. */
  readonly defaults: Json
  /** Names of all that can be set, secrets included. */
  readonly fields: readonly string[]
  /** Names the section. */
  readonly key: string
  /** Stored values that do not fit; empty where all is well. */
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
  /** Whether the viewer may change it. */
  readonly viewerCanEdit: boolean
}

/** What `shareWishList` is told. */
export interface ShareWishListInput {
  /** False withdraws the address. */
  readonly isShared: boolean
  /** Of `WishList`: its id as GraphQL or REST shows it. */
  readonly wishListId: Id
}

/** A list as it is seen under the address by which it is shared; it does not say whose it is. */
export interface SharedWishList {
  readonly __typename: 'SharedWishList'
  /** Null of a first list. */
  readonly title: string | null
  /** What is on it, the latest first. */
  readonly wishes: readonly Wish[]
}

/** Whether an order is shipped. */
export type ShippingState = 'OPEN' | 'SHIPPED'

/** What everybody may know of the shop and its operator. */
export interface Shop {
  readonly __typename: 'Shop'
  /** Of its operator, on one line. */
  readonly address: string
  /** What it asks for in the checkout. */
  readonly checkout: CheckoutRules
  /** What it says of itself in a line, in the language asked for. */
  readonly claim: string
  /** What the operator says about being closed, in the language asked for; null while open, or for nothing. */
  readonly closedNote: string | null
  /** Null where nothing needs consent, as it is as long as no service of others is switched on. */
  readonly consent: ShopConsent | null
  /** What visitors are asked; null where nothing needs consent. */
  readonly consentRequest: ConsentRequest | null
  /** Those that addresses may be in, in its order. */
  readonly countries: readonly Country[]
  /** ISO 4217, such as EUR. */
  readonly currency: string
  /** Whether German readers see the sign of the currency before an amount. */
  readonly currencyFirst: boolean
  /** Those of them that goods are sent to, because it is said what that costs. */
  readonly deliveryCountries: readonly Country[]
  /** Where customers write to. */
  readonly email: string
  /** Menus and the announcement around each page. */
  readonly frame: SiteFrame
  /** From which sums on nothing is charged for sending, by country. */
  readonly freeShippingFrom: readonly CountryThreshold[]
  /** What consumers are told of the legal guarantee before they order. */
  readonly guaranteeNotice: GuaranteeNotice
  /** ISO 3166 alpha-2. */
  readonly homeCountry: string
  /** Whether the operator has closed the shop for the time being: nothing can be bought. */
  readonly isClosed: boolean
  /** A standing page by its name: imprint, privacy, agb, shipping, withdrawal, disclaimer, help, sizes, accessibility, guarantee. */
  readonly legalText: With<{
    /** Name of the page. */
    readonly name: string
  }, LegalText | null>
  /** Null where the shop looks as usual. */
  readonly look: Look | null
  /** What it is called. */
  readonly name: string
  /** Word marks of the methods that are configured and enabled, in their order. */
  readonly paymentMarks: readonly string[]
  /** All methods that the shop knows, whether or not a buyer may choose them now. */
  readonly paymentMethods: readonly PaymentMethod[]
  /** Where customers call. */
  readonly phone: string
  /** Whether visitors are shown prices; where they are not, nothing can be bought. */
  readonly showsPrices: boolean
  /** Whether the cart says what shipping comes to, before the checkout does. */
  readonly showsShippingCosts: boolean
  /** How the site is reached and what of it is switched off. */
  readonly site: Site
  /** Names the texts that the shop says in words of its own; null where there are none. */
  readonly textsVersion: string | null
  /** IANA name; days and instants are shown by it. */
  readonly timeZone: string
  /** Whether prices hold the VAT. */
  readonly vatIncluded: boolean
  /** Standard VAT rate at home in basis points. */
  readonly vatRate: number
  /** Which vouchers can be bought; null while the shop sells none. */
  readonly voucherSale: VoucherSale | null
}

/** What of the shop needs the consent of visitors. */
export interface ShopConsent {
  readonly __typename: 'ShopConsent'
  /** Whether visitors are asked who did not decide yet; else only where they meet what needs it. */
  readonly asks: boolean
  /** The number of the shop’s Meta Pixel; empty without one. */
  readonly facebookPixelId: string
  /** The shop’s number with Google Ads; empty without one. */
  readonly googleAdwordsId: string
  /** The shop’s number with Google Analytics; empty without one. */
  readonly googleAnalyticsId: string
  /** The services that are switched on. */
  readonly services: readonly ThirdParty[]
  /** Names the words and services that are asked for; goes into the decision. */
  readonly version: string
}

/** Whether the shop may sell, and what its operator has still to do for that. */
export interface ShopOpening {
  readonly __typename: 'ShopOpening'
  /** Whether it is the demo shop, which may sell whatever is missing. */
  readonly isDemo: boolean
  /** Whether it may sell. */
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

/** A text that people read, with the words that the shop says instead. */
export interface ShopText {
  readonly __typename: 'ShopText'
  /** The part of the product that says it. */
  readonly area: string
  /** The latest changes, the latest first. */
  readonly changes: readonly TextChange[]
  /** Names it to caches; `key` is what it is called. */
  readonly id: Id
  /** Its id, as `checkout.order.place`. */
  readonly key: string
  /** Where it is read. */
  readonly kind: TextKind
  /** What demands just these words; null for most. */
  readonly law: string | null
  /** The shop’s German words. */
  readonly ownDe: string | null
  /** The shop’s English words. */
  readonly ownEn: string | null
  /** What the text has to hold, as it is written: `{name}`, `<link>`. */
  readonly placeholders: readonly string[]
  /** The usual German words. */
  readonly usualDe: string
  /** The usual English words. */
  readonly usualEn: string
  /** Whether the viewer may change it. */
  readonly viewerCanEdit: boolean
}

/** A page of a list, each entry as `ShopText`. */
export interface ShopTextConnection {
  readonly __typename: 'ShopTextConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly ShopTextEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface ShopTextEdge {
  readonly __typename: 'ShopTextEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: ShopText
}

/** Which texts are listed. */
export interface ShopTextFilter {
  /** The part of the product that says them. */
  readonly area?: string | null
  /** Words of which each is part of the id or of the text in either language. */
  readonly search?: string | null
  /** Where they are read; all of them without it. */
  readonly tab?: TextTab | null
}

/** How many texts there are in each tab. */
export interface ShopTextTabs {
  readonly __typename: 'ShopTextTabs'
  /** Of the admin centre. */
  readonly admin: number
  /** All of them. */
  readonly all: number
  /** Of mails and documents. */
  readonly mail: number
  /** In words of the shop’s own. */
  readonly own: number
  /** Of the shop and of customers’ accounts. */
  readonly shop: number
}

/** A form as visitors see it, in the language of the page. */
export interface ShownForm {
  readonly __typename: 'ShownForm'
  /** What is asked, in its order. */
  readonly fields: readonly ShownFormField[]
  /** By which it is sent. */
  readonly formId: Id
  /** What is said once it was sent. */
  readonly thanks: string
}

/** Something that a form asks, in the language of the page. */
export interface ShownFormField {
  readonly __typename: 'ShownFormField'
  /** What helps to answer; empty without. */
  readonly help: string
  /** Of a number; of a text in characters; of several choices how many. Null: no limit. */
  readonly highest: number | null
  /** Whether it has to be answered. */
  readonly isRequired: boolean
  /** By which it is answered. */
  readonly key: string
  /** How it is asked. */
  readonly kind: FormFieldKind
  /** What is asked. */
  readonly label: string
  /** Of a number; of a text in characters; of several choices how many. Null: no limit. */
  readonly lowest: number | null
  /** What can be chosen. */
  readonly options: readonly FormOption[]
  /** A regular expression that the whole text has to fit; empty without. */
  readonly pattern: string
  /** What is said where it does not. */
  readonly patternText: string
  /** The key of the field on which it depends whether this one is asked; empty: it always is. */
  readonly shownIf: string
  /** The answer there with which this one is asked. */
  readonly shownValue: string
  /** What is said of an answer that is right; empty without. */
  readonly success: string
  /** What is said then. */
  readonly warning: string
  /** A regular expression: where it fits, `warning` is said and the answer taken. */
  readonly warningPattern: string
}

/** What `signIn` is told. */
export interface SignInInput {
  /** Six digits of the authenticator app, or a recovery code. */
  readonly code?: string | null
  /** Of the account. */
  readonly email: string
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  /** Its password. */
  readonly password: string
  /** Where PROOF_OF_WORK_REQUIRED asked for one. */
  readonly proof?: ProofOfWorkInput | null
}

/** What came of `signIn`, `signInWithPasskey`: what there is afterwards, or why it was refused. */
export interface SignInPayload {
  readonly __typename: 'SignInPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What `signInWithPasskey` is told. */
export interface SignInWithPasskeyInput {
  /** What the browser answered to the challenge. */
  readonly passkey: PasskeyAnswerInput
}

/** What `signOutEverywhere` is told. */
export interface SignOutEverywhereInput {
  /** Stays signed in where it is asked; else nowhere. */
  readonly keepsThis?: boolean | null
}

/** What came of `signOutEverywhere`: what there is afterwards, or why it was refused. */
export interface SignOutEverywherePayload {
  readonly __typename: 'SignOutEverywherePayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What came of `signOut`: what there is afterwards, or why it was refused. */
export interface SignOutPayload {
  readonly __typename: 'SignOutPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Where the browser goes then, as configured; else `/`. */
  readonly redirectUrl: string
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** A value that a program gave with a sign-up. */
export interface SignUpEntry {
  readonly __typename: 'SignUpEntry'
  /** What it is called. */
  readonly name: string
  /** A text as it is, all else as JSON. */
  readonly value: string
}

/** What `signUp` is told. */
export interface SignUpInput {
  /** Whether the terms are agreed to, which is kept with their wording; false is refused, left out: not asked. */
  readonly acceptTerms?: boolean | null
  /** At most two, for invoices and deliveries; one without an entry counts as left out. */
  readonly addresses?: readonly PostalAddressInput[] | null
  /** Name of the company, where there is one. */
  readonly company?: string | null
  /** By which they sign in later; the link that confirms it goes there. */
  readonly email: string
  /** Left out: that of the first address. */
  readonly firstName?: string | null
  /** Whether the second address is the one for deliveries. */
  readonly hasAlternateShippingAddress?: boolean | null
  /** Left out: that of the first address. */
  readonly lastName?: string | null
  /** What the program says besides: an object of at most 4,000 characters of JSON, shown to staff. */
  readonly meta?: Json | null
  /** Whether they want the newsletter. */
  readonly newsletterConsent?: boolean | null
  /** The new password. */
  readonly password: string
  /** If given, the same as `password`. */
  readonly passwordRepeat?: string | null
  /** In international form, beginning with +. */
  readonly phone?: string | null
  /** Title before the name, such as Dr. */
  readonly title?: string | null
}

/** What came of `signUp`: what there is afterwards, or why it was refused. */
export interface SignUpPayload {
  readonly __typename: 'SignUpPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** How the site is reached, what search engines are told of it, and what of the product is switched off. */
export interface Site {
  readonly __typename: 'Site'
  /** Where visitors read more. */
  readonly additionalInfoUrl: string | null
  /** What is shown instead of the first word of an address, by that word: `{ cart: { de, en, former } }`. */
  readonly addresses: Json
  /** Who writes the site. */
  readonly author: string | null
  /** The language for whoever speaks none of them. */
  readonly defaultLanguage: string
  /** Of the start page; null: what the product says. */
  readonly description: string | null
  /** The site’s own page at Facebook, for previews. */
  readonly fbLikeUrl: string | null
  /** For previews of pages without a picture of their own. */
  readonly image: SitePreview | null
  /** Whether search engines may list the site. */
  readonly isIndexed: boolean
  /** What the site is about. */
  readonly keywords: readonly string[]
  /** Languages in which the site can be read. */
  readonly languages: readonly string[]
  /** Parts of the product that are switched off. */
  readonly off: readonly string[]
  /** The origin that canonical addresses name. */
  readonly origin: string
  /** Title of the start page; null: what the product says. */
  readonly pageTitle: string | null
  /** Pictures for previews of single addresses. */
  readonly previews: readonly RoutePreview[]
  /** The operator’s page at Facebook, for visitors. */
  readonly socialFacebook: string | null
  /** The operator’s profile at Instagram, for visitors. */
  readonly socialInstagram: string | null
  /** How titles of pages are written: `{title}` and `{name}`. */
  readonly titlePattern: string
  /** Tags that prove who owns the site. */
  readonly verifications: readonly SiteVerification[]
  /** All of this as one value, as each page carries it along. */
  readonly whole: Json
}

/** The menus around each page, as staff arranged them. */
export interface SiteFrame {
  readonly __typename: 'SiteFrame'
  /** Shown above everything; null: nothing is announced. */
  readonly announcement: Announcement | null
  /** Columns of the footer; null: the standing pages of the shop. */
  readonly footer: readonly FooterColumn[] | null
  /** The main navigation; null: the product groups of the first level. */
  readonly navigation: readonly MenuEntry[] | null
  /** Links of the strip above the navigation; null: the help. */
  readonly service: readonly MenuLink[] | null
}

/** A picture for previews of the site elsewhere. */
export interface SitePreview {
  readonly __typename: 'SitePreview'
  /** In pixels. */
  readonly height: number
  /** Its path. */
  readonly url: string
  /** In pixels. */
  readonly width: number
}

/** A tag by which search engines know who owns the site. */
export interface SiteVerification {
  readonly __typename: 'SiteVerification'
  /** What proves it. */
  readonly content: string
  /** Of the tag, such as `google-site-verification`. */
  readonly name: string
}

/** A line that did not go into the cart as it was ordered. */
export interface SkippedOrderLine {
  readonly __typename: 'SkippedOrderLine'
  /** How many of its pieces did go into the cart. */
  readonly addedAmount: number
  /** Why it could not. */
  readonly code: UserErrorCode
  /** Which line. */
  readonly line: OrderLine
}

/** What fills one place of a set. */
export interface SlotInput {
  /** Which sizes, and how many. At most 100 entries. */
  readonly pieces: readonly PieceInput[]
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
}

/** A post, a video or a profile at a social network, of which nothing is loaded before a click. */
export interface SocialBlock {
  readonly __typename: 'SocialBlock'
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Null while no address is entered that is known. */
  readonly post: SocialPost | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** What it shows; may be empty. */
  readonly title: string
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** Something at a social network. */
export interface SocialPost {
  readonly __typename: 'SocialPost'
  /** What a frame shows of it; the service learns of whoever loads it. */
  readonly embedUrl: string
  /** Where it lies. */
  readonly service: SocialService
  /** Where people see it there, without what follows them. */
  readonly url: string
}

/** A social network. */
export type SocialService = 'FACEBOOK' | 'INSTAGRAM'

/** Room between parts. */
export interface SpacerBlock {
  readonly __typename: 'SpacerBlock'
  /** How much. */
  readonly height: SpacerHeight
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** How much room. */
export type SpacerHeight = 'LARGE' | 'MEDIUM' | 'SMALL'

/** Pages that each shop has. */
export type StandingPage = 'ACCESSIBILITY' | 'AGB' | 'DISCLAIMER' | 'HELP' | 'IMPRINT' | 'LANDING' | 'NOT_FOUND' | 'PRIVACY' | 'SHIPPING' | 'SIZES' | 'WITHDRAWAL'

/** What `startPasskey` is told. */
export interface StartPasskeyInput {
  /** Six digits of the authenticator app, or a recovery code, where signing in takes one. */
  readonly code?: string | null
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  /** The present password of whoever asks. */
  readonly password: string
}

/** Prices to be tried. */
export interface StartPriceRehearsalInput {
  /** How, as `changeProducts` takes it. */
  readonly price: PriceAdjustmentInput
  /** Whose prices change. At most 1000 entries. */
  readonly productIds: readonly Id[]
}

/** A table of the library. */
export interface StartProductImportInput {
  /** Id of the file. */
  readonly fileId: Id
}

/** Rules to be tried. */
export interface StartRehearsalInput {
  /** Fields as `updateSettings` takes them. */
  readonly changes: Json
  /** Key of the section: vat, shipping or discounts. */
  readonly section: string
}

/** What `startStockTaking` is told. */
export interface StartStockTakingInput {
  /** Whether pieces of orders that are not shipped yet are counted with the others; absent: yes. */
  readonly countsBound?: boolean | null
  /** Which group, of the scope GROUP. */
  readonly groupId?: Id | null
  /** Which `StockItem`s, of the scope CHOSEN. At most 500 entries. */
  readonly itemIds?: readonly Id[] | null
  /** What staff call it. At most 100 characters. */
  readonly name: string
  /** What is counted. */
  readonly scope: StockTakingScope
}

/** What `startTotp` is told. */
export interface StartTotpInput {
  /** Six digits of the authenticator app, or a recovery code, where signing in takes one. */
  readonly code?: string | null
  /** Instead of a code. */
  readonly passkey?: PasskeyAnswerInput | null
  /** The present password of whoever asks. */
  readonly password: string
}

/** What came of `startTotp`: what there is afterwards, or why it was refused. */
export interface StartTotpPayload {
  readonly __typename: 'StartTotpPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** For the authenticator app; null where it was refused. */
  readonly qrCode: QrCode | null
  /** The key in base32, to be typed by hand. */
  readonly secret: string | null
  /** The otpauth address in the QR code. */
  readonly url: string | null
}

/** Whether a station’s parcels carry the buyer’s own number at the provider. */
export type StationCustomerNumber = 'NEEDED' | 'NONE' | 'POSSIBLE'

/** A parcel locker or pick-up point; what is left out stays. */
export interface StationInput {
  /** Its town. At most 160 characters. */
  readonly city?: string | null
  /** ISO 3166 alpha-2; may be left out where the provider’s are in one country. At most 2 characters. */
  readonly country?: string | null
  /** The buyer’s own number at the provider, such as the Postnummer of DHL. At most 40 characters. */
  readonly customerNumber?: string | null
  /** Its name or number, such as “Packstation 145”. At most 160 characters. */
  readonly name?: string | null
  /** Key of one of `CheckoutRules.stationProviders`. At most 100 characters. */
  readonly provider?: string | null
  /** Its postcode. At most 32 characters. */
  readonly zip?: string | null
}

/** A number of another form than the provider’s. */
export interface StationInvalid {
  readonly __typename: 'StationInvalid'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What it looks like. */
  readonly example: string
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** A provider to whose parcel lockers and pick-up points the shop delivers. */
export interface StationProvider {
  readonly __typename: 'StationProvider'
  /** What it costs more or, below 0, less than to the door; what is free stays free. */
  readonly change: Money
  /** Where they are, ISO 3166 alpha-2. */
  readonly countries: readonly string[]
  /** Whether the buyer’s own number is asked for. */
  readonly customerNumber: StationCustomerNumber
  /** By which it is chosen. */
  readonly key: string
  /** Whose stations. */
  readonly kind: DeliveryProviderKind
  /** What it is called. */
  readonly name: string
}

/** What becomes of one stock count: say either `setTo` or `add`. */
export interface StockChangeInput {
  /** So many pieces more; negative: fewer. From -1000000 to 1000000. */
  readonly add?: number | null
  /** Of the `StockItem`. */
  readonly itemId: Id
  /** So many pieces; null: unlimited. From 0 to 1000000. */
  readonly setTo?: number | null
}

/** A page of a list, each entry as `Stock`. */
export interface StockConnection {
  readonly __typename: 'StockConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly StockEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly StockTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface StockEdge {
  readonly __typename: 'StockEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: StockItem
}

/** Which pieces are wanted. */
export interface StockFilter {
  /** Of this product group alone. */
  readonly groupId?: Id | null
  /** Words in title, numbers, size and colour; a whole article number finds that one piece. */
  readonly search?: string | null
  /** In this state alone; absent: ALL. */
  readonly tab?: StockTab | null
}

/** What has a stock count of its own: a size, or a product that has none. */
export interface StockItem {
  readonly __typename: 'StockItem'
  /** Day on which it is expected back; null where none was said. */
  readonly backOn: Date | null
  /** Pieces of orders that are not shipped yet; `stock` is without them. */
  readonly bound: number
  /** Name of the colour; null without one. */
  readonly color: string | null
  /** Whom it is cut for; null where that does not matter. */
  readonly fit: Fit | null
  /** Number of its bar code; null without one. */
  readonly gtin: string | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether the stock is at the reorder level or below. */
  readonly isLow: boolean
  /** Whether visitors do not see it. */
  readonly isOffline: boolean
  /** Pieces that should lie there: `stock` and `bound`; null where it is not counted. */
  readonly onShelf: number | null
  /** Of the `Product`. */
  readonly productId: Id
  /** Of its product. */
  readonly productNumber: string
  /** At so many pieces or fewer the stock is low; null: never. */
  readonly reorderLevel: number | null
  /** Such as M or 152; empty for a product without sizes. */
  readonly size: string
  /** Article number. */
  readonly sku: string
  /** Pieces that can be bought; null: unlimited. */
  readonly stock: number | null
  /** What its product is called. */
  readonly title: string
}

/** The stock of one size, or of one product without sizes. */
export interface StockItemInput {
  /** The id of a size, or of a product that has none; or its article number in `number`. */
  readonly id?: Id | null
  /** Its article number, in place of `id`. */
  readonly number?: string | null
  /** Pieces; null: unlimited. From 0 to 1000000. */
  readonly stock?: number | null
}

/** A change of a stock count: the differences of all of one piece add up to its stock. */
export interface StockMovement {
  readonly __typename: 'StockMovement'
  /** Pieces that came, negative for those that went; of what is unlimited what was ordered. */
  readonly amount: number
  /** When it happened. */
  readonly at: DateTime
  /** Who entered it; null for what orders do. */
  readonly by: string | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** What changed; null where it is gone. */
  readonly item: StockItem | null
  /** Why, in words; null where nobody said it. */
  readonly note: string | null
  /** The order behind it; null without one, or where the viewer may not see it. */
  readonly order: Order | null
  /** Of what kind it is. */
  readonly reason: StockReason
  /** Pieces afterwards; null: unlimited, or not counted yet. */
  readonly stockAfter: number | null
  /** Pieces before; null: unlimited, or not counted yet. */
  readonly stockBefore: number | null
}

/** A page of a list, each entry as `StockMovement`. */
export interface StockMovementConnection {
  readonly __typename: 'StockMovementConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly StockMovementEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly StockMovementTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface StockMovementEdge {
  readonly __typename: 'StockMovementEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: StockMovement
}

/** Which movements are wanted. */
export interface StockMovementFilter {
  /** First day, in the shop’s calendar. */
  readonly from?: Date | null
  /** Of one `StockItem` alone. */
  readonly itemId?: Id | null
  /** Of this kind alone. */
  readonly reason?: StockReason | null
  /** Of these kinds alone; absent: ALL. */
  readonly tab?: StockMovementTab | null
  /** Last day, in the shop’s calendar. */
  readonly to?: Date | null
}

/** Kinds of movements together. */
export type StockMovementTab = 'ALL' | 'ENTERED' | 'ORDERS' | 'STOCKTAKING'

/** How many movements a tab holds. */
export interface StockMovementTabCount {
  readonly __typename: 'StockMovementTabCount'
  /** Up to 1,001. */
  readonly count: number
  /** Which tab. */
  readonly key: StockMovementTab
}

/** How pieces are ordered. */
export interface StockOrder {
  /** Rising or falling. */
  readonly direction: Direction
  /** By what. */
  readonly field: StockOrderField
}

/** What pieces are ordered by. */
export type StockOrderField = 'NUMBER' | 'STOCK' | 'TITLE'

/** What came of `changeStock`, `setReorderLevel`: what there is afterwards, or why it was refused. */
export interface StockPayload {
  readonly __typename: 'StockPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As they stand afterwards; empty where it was refused. */
  readonly items: readonly StockItem[]
}

/** Why a stock count changed. */
export type StockReason = 'CANCELLATION' | 'CORRECTION' | 'DELIVERY' | 'IMPORT' | 'OPENING' | 'ORDER' | 'RETURN' | 'STOCKTAKING'

/** States of stock counts. */
export type StockTab = 'ALL' | 'LOW' | 'SOLD_OUT' | 'UNLIMITED'

/** How many pieces a tab holds. */
export interface StockTabCount {
  readonly __typename: 'StockTabCount'
  /** Up to 1,001. */
  readonly count: number
  /** Which tab. */
  readonly key: StockTab
}

/** A stock-taking: what is counted, how far it is, and what came of it. */
export interface StockTaking {
  readonly __typename: 'StockTaking'
  /** Lines that are counted. */
  readonly countedCount: number
  /** Whether pieces of orders that are not shipped yet are counted with the others. */
  readonly countsBound: boolean
  /** Lines on which something else was found than expected. */
  readonly differentCount: number
  /** When it was booked or dropped; null while it is open. */
  readonly endedAt: DateTime | null
  /** Who booked or dropped it; null while it is open, or where the account is gone. */
  readonly endedBy: string | null
  /** The group that is counted; null for another scope, or where it is gone. */
  readonly groupTitle: string | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Pieces to be counted. */
  readonly lineCount: number
  /** Its pieces, by article number. */
  readonly lines: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** Which entries are wanted; absent: all. */
    readonly filter?: StockTakingLineFilter | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, StockTakingLineConnection>
  /** What staff call it. */
  readonly name: string
  /** What is counted. */
  readonly scope: StockTakingScope
  /** When it began. */
  readonly startedAt: DateTime
  /** Who began it; null where the account is gone. */
  readonly startedBy: string | null
  /** What became of it. */
  readonly state: StockTakingState
  /** Whether it is open and the viewer may count. */
  readonly viewerCanCount: boolean
}

/** A page of a list, each entry as `StockTaking`. */
export interface StockTakingConnection {
  readonly __typename: 'StockTakingConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly StockTakingEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly StockTakingTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface StockTakingEdge {
  readonly __typename: 'StockTakingEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: StockTaking
}

/** Which stock-takings are wanted. */
export interface StockTakingFilter {
  /** Part of the name. */
  readonly search?: string | null
  /** In this state alone; absent: ALL. */
  readonly tab?: StockTakingTab | null
}

/** Which stock-taking is meant. */
export interface StockTakingInput {
  /** Of `StockTaking`: its id as GraphQL or REST shows it. */
  readonly takingId: Id
}

/** A piece of a stock-taking. What it is called is kept as it was when counting began. */
export interface StockTakingLine {
  readonly __typename: 'StockTakingLine'
  /** Stock before booking; null where it was unlimited, or is not booked. */
  readonly bookedFrom: number | null
  /** Stock after booking; null where it is not booked. */
  readonly bookedTo: number | null
  /** Name of the colour; null without one. */
  readonly color: string | null
  /** Pieces that were found; null: not counted yet. */
  readonly counted: number | null
  /** When it was counted last; null before. */
  readonly countedAt: DateTime | null
  /** Who counted it last; null before, or where the account is gone. */
  readonly countedBy: string | null
  /** Found more than expected, negative for fewer; null where nothing was expected. */
  readonly difference: number | null
  /** Pieces that the books said when it was counted; null before, or for what was unlimited. */
  readonly expected: number | null
  /** Whom it is cut for; null where that does not matter. */
  readonly fit: Fit | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Such as M or 152; empty for a product without sizes. */
  readonly size: string
  /** Article number. */
  readonly sku: string
  /** What its product is called. */
  readonly title: string
}

/** A page of a list, each entry as `StockTakingLine`. */
export interface StockTakingLineConnection {
  readonly __typename: 'StockTakingLineConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly StockTakingLineEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly StockTakingLineTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface StockTakingLineEdge {
  readonly __typename: 'StockTakingLineEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: StockTakingLine
}

/** Which lines are wanted. */
export interface StockTakingLineFilter {
  /** Part of title, article number or size. */
  readonly search?: string | null
  /** In this state alone; absent: ALL. */
  readonly tab?: StockTakingLineTab | null
}

/** States of lines. */
export type StockTakingLineTab = 'ALL' | 'COUNTED' | 'DIFFERENT' | 'UNCOUNTED'

/** How many lines a tab holds. */
export interface StockTakingLineTabCount {
  readonly __typename: 'StockTakingLineTabCount'
  /** Up to 1,001. */
  readonly count: number
  /** Which tab. */
  readonly key: StockTakingLineTab
}

/** What came of `bookStockTaking`, `dropStockTaking`, `startStockTaking`: what there is afterwards, or why it was refused. */
export interface StockTakingPayload {
  readonly __typename: 'StockTakingPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it stands afterwards; null where it was refused. */
  readonly stockTaking: StockTaking | null
}

/** What a stock-taking counts. */
export type StockTakingScope = 'ALL' | 'CHOSEN' | 'GROUP'

/** What became of a stock-taking. */
export type StockTakingState = 'BOOKED' | 'DROPPED' | 'OPEN'

/** States of stock-takings. */
export type StockTakingTab = 'ALL' | 'BOOKED' | 'DROPPED' | 'OPEN'

/** How many stock-takings a tab holds. */
export interface StockTakingTabCount {
  readonly __typename: 'StockTakingTabCount'
  /** Up to 1,001. */
  readonly count: number
  /** Which tab. */
  readonly key: StockTakingTab
}

/** What is cancelled. */
export interface StrikeDocumentInput {
  /** The document. */
  readonly documentId: Id
  /** Why, for the staff. At most 500 characters. */
  readonly reason?: string | null
}

/** What a suggestion leads to. */
export type SuggestionKind = 'GROUP' | 'PRODUCT'

/** What the server is made of and how it is doing; nothing of it is secret. */
export interface System {
  readonly __typename: 'System'
  /** What is looked after, with whether all is well. */
  readonly checks: readonly SystemCheck[]
  /** In bytes. */
  readonly databaseSize: number
  /** Of PostgreSQL. */
  readonly databaseVersion: string
  /** Bytes that are left on the disk; null where nobody says. */
  readonly diskFree: number | null
  /** Work that gave up; 1,001 stands for more. */
  readonly failedJobs: number
  /** Mails that could not be sent; 1,001 stands for more. */
  readonly failedMails: number
  /** Whether a mail server is named. */
  readonly hasMailServer: boolean
  /** Whether the shop runs the database itself. */
  readonly isDatabaseEmbedded: boolean
  /** Whether new files are kept in a bucket, and not on the disk. */
  readonly isStoredInBucket: boolean
  /** When a mail went out last; null where none did. */
  readonly lastMailAt: DateTime | null
  /** The last change of the tables that ran. */
  readonly lastMigration: string | null
  /** Where mails come from; empty where nothing is said. */
  readonly mailSender: string
  /** Of Node.js. */
  readonly nodeVersion: string
  /** That answer requests. */
  readonly processes: number
  /** Under which people reach the shop. */
  readonly publicUrl: string
  /** Mails that wait; 1,001 stands for more. */
  readonly queuedMails: number
  /** When the process that answers was started. */
  readonly startedAt: DateTime
  /** Bytes that files may take. */
  readonly storageTotal: number
  /** Bytes of all files. */
  readonly storageUsed: number
  /** Of the product. */
  readonly version: string
  /** Work that waits or runs; 1,001 stands for more. */
  readonly waitingJobs: number
}

/** Something of the server that is looked after. */
export interface SystemCheck {
  readonly __typename: 'SystemCheck'
  /** Whether all is well. */
  readonly isFine: boolean
  /** What it is. */
  readonly key: SystemCheckKey
}

/** What of the server is looked after. */
export type SystemCheckKey = 'DISK' | 'FAILED_JOBS' | 'FAILED_MAILS' | 'HTTPS' | 'IS_OPEN' | 'LATE_JOBS' | 'MAIL_SENDER' | 'MAIL_SERVER'

/** A table of texts. */
export interface TableBlock {
  readonly __typename: 'TableBlock'
  /** What stands above it; may be empty. */
  readonly caption: string
  /** Whether the first row says what the columns are. */
  readonly hasColumnHead: boolean
  /** Whether the first cell of each row says what it is. */
  readonly hasRowHead: boolean
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Cells by row, all rows as long. */
  readonly rows: readonly (readonly string[])[]
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** What `tagFiles` is told. */
export interface TagFilesInput {
  /** Tags that they get. At most 50 entries. At most 60 characters. */
  readonly add?: readonly string[] | null
  /** Ids of files, or raw ids; unknown ones are left out. At most 1000 entries. */
  readonly fileIds: readonly Id[]
  /** Tags that they lose. At most 50 entries. At most 60 characters. */
  readonly remove?: readonly string[] | null
}

/** What `markOrderUnpaid`, `markOrderUnshipped` is told. */
export interface TakeBackOrderInput {
  /** Of `Order`: its id as GraphQL or REST shows it; also `key:value` by `order_number`. */
  readonly orderId: Id
  /** Whether the customer gets a mail about it. */
  readonly tellsCustomer: boolean
}

/** What `takeBackOrderRequest` is told. */
export interface TakeBackOrderRequestInput {
  /** Of `OrderRequest`: its id as GraphQL or REST shows it. */
  readonly requestId: Id
}

/** What `takeLock` is told. */
export interface TakeLockInput {
  /** What is to be edited, such as a file. */
  readonly id: Id
  /** Also where somebody else holds it: one’s own in another tab, or any for whoever manages the area. */
  readonly isForced?: boolean | null
}

/** Which payment was a mistake. */
export interface TakePaymentBackInput {
  /** Why, for the staff. */
  readonly note?: string | null
  /** The payment. */
  readonly paymentId: Id
}

/** One who gets a piece; an empty text is not known, or not wanted. */
export interface TeamEntry {
  readonly __typename: 'TeamEntry'
  /** What is printed as the name. */
  readonly name: string
  /** What is printed as the number. */
  readonly number: string
  /** Such as M or 152. */
  readonly size: string
}

/** Somebody of a team. */
export interface TeamEntryInput {
  /** What is printed as the name. At most 120 characters. */
  readonly name: string
  /** What is printed as the number. At most 24 characters. */
  readonly number: string
  /** Such as M or 152. At most 80 characters. */
  readonly size: string
}

/** Who wears which number and size, kept by a person for their team. */
export interface TeamList {
  readonly __typename: 'TeamList'
  /** Who is in it, in order. */
  readonly entries: readonly TeamEntry[]
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** What its owner calls it. */
  readonly title: string
}

/** What came of `deleteTeamList`, `saveTeamList`: what there is afterwards, or why it was refused. */
export interface TeamListPayload {
  readonly __typename: 'TeamListPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As it stands afterwards; null where it was refused or forgotten. */
  readonly teamList: TeamList | null
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What `testMailbox` is told. */
export interface TestMailboxInput {
  /** Its uuid; null: the default one. */
  readonly mailbox?: string | null
  /** To whom; null: whoever asks. */
  readonly to?: string | null
}

/** What came of `testMailbox`: what there is afterwards, or why it was refused. */
export interface TestMailboxPayload {
  readonly __typename: 'TestMailboxPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** What came of it. */
  readonly test: MailboxTest | null
}

/** What came of `testWebhookEndpoint`: what there is afterwards, or why it was refused. */
export interface TestWebhookEndpointPayload {
  readonly __typename: 'TestWebhookEndpointPayload'
  /** The test message; null where it was refused. */
  readonly delivery: WebhookDelivery | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** Headings, paragraphs, lists and tables. */
export interface TextBlock {
  readonly __typename: 'TextBlock'
  /** Where lines begin. */
  readonly align: BlockAlign
  /** What is written. */
  readonly html: PageHtml
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** On which ground it stands. */
  readonly tone: BlockTone
  /** Its kind, as documents call it. */
  readonly type: string
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** Who changed a text, and when. */
export interface TextChange {
  readonly __typename: 'TextChange'
  /** Who; null where that was forgotten. */
  readonly actorName: string | null
  /** When. */
  readonly at: DateTime
  /** The words before and after, by language. */
  readonly fields: readonly TextFieldChange[]
  /** Whether it took another change back. */
  readonly isUndo: boolean
  /** Names the change to `undoTextChange`. */
  readonly key: string
}

/** A text that is not what it was. */
export interface TextDifference {
  readonly __typename: 'TextDifference'
  /** As it is. */
  readonly after: PageTexts
  /** As it was. */
  readonly before: PageTexts
  /** Where it is within its block or the entry. */
  readonly path: readonly string[]
}

/** How a text was changed in one language. */
export interface TextFieldChange {
  readonly __typename: 'TextFieldChange'
  /** The words since; null for the usual ones. */
  readonly after: string | null
  /** The words before; null for the usual ones. */
  readonly before: string | null
  /** In which language. */
  readonly language: Language
}

/** Where a text is read. */
export type TextKind = 'ADMIN' | 'MAIL' | 'SHOP'

/** A text as a file holds it. */
export interface TextOfFile {
  /** German words; null for the usual ones, absent: as they are. At most 4000 characters. */
  readonly de?: string | null
  /** English words; null for the usual ones, absent: as they are. At most 4000 characters. */
  readonly en?: string | null
  /** Its id. */
  readonly key: string
}

/** A part of a title, for showing what the words have found. */
export interface TextPart {
  readonly __typename: 'TextPart'
  /** Whether the words have found this part. */
  readonly isMatch: boolean
  /** The part itself; all together are the title. */
  readonly text: string
}

/** How a text would read, with values that are made up. */
export interface TextPreview {
  readonly __typename: 'TextPreview'
  /** The same for developers. */
  readonly message: string | null
  /** The code of the refusal that it would meet. */
  readonly problem: string | null
  /** The text; null where it cannot be read. */
  readonly text: string | null
}

/** Which texts a list shows. */
export type TextTab = 'ADMIN' | 'ALL' | 'MAIL' | 'OWN' | 'SHOP'

/** A look that can be taken: one that comes with the product, or one that was saved. */
export interface Theme {
  readonly __typename: 'Theme'
  /** Its name for programs. */
  readonly key: string
  /** What somebody called it; null for one of the product’s. */
  readonly name: string | null
  /** Its fields, as the section `look` of the settings has them. */
  readonly values: Json
}

/** What came of `deleteTheme`, `saveTheme`: what there is afterwards, or why it was refused. */
export interface ThemePayload {
  readonly __typename: 'ThemePayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** The key of the theme. */
  readonly key: string | null
}

/** A service of another provider that pages can load. */
export type ThirdParty = 'FACEBOOK' | 'FACEBOOK_PIXEL' | 'FIREBASE_MESSAGING' | 'GOOGLE_ADWORDS' | 'GOOGLE_ANALYTICS' | 'GOOGLE_MAPS' | 'INSTAGRAM' | 'OPEN_STREET_MAP' | 'VIMEO' | 'YOUTUBE'

/** What a piece costs from how many on. */
export interface TierInput {
  /** From so many pieces on. From 1 to 1000000. */
  readonly from: number
  /** Cents; of a piece then. From 0 to 100000000. */
  readonly price: Cents
  /** What it is meant for; without it for the variants that are named, or for all where none is. */
  readonly scope?: TierScope | null
  /** The variants it is meant for, of the scope SOME. At most 1000 entries. */
  readonly variantIds?: readonly Id[] | null
}

/** What a piece costs from how many on. */
export interface TierPrice {
  readonly __typename: 'TierPrice'
  /** From so many pieces on. */
  readonly from: number
  /** As everybody is asked for it; for those who keep the catalogue, before the product’s discounts. */
  readonly price: Money
  /** The sizes that it holds for. */
  readonly variants: readonly Variant[]
}

/** Which sizes a tier price is meant for; all but SOME count for sizes that are added later too. */
export type TierScope = 'ADULT' | 'ALL' | 'CHILD' | 'SOME'

/** A tier price, and how a choice stands with it. */
export interface TierState {
  readonly __typename: 'TierState'
  /** From so many pieces on. */
  readonly from: number
  /** Whether it is the one that holds for the choice. */
  readonly isCurrent: boolean
  /** Whether the choice has as many pieces. */
  readonly isReached: boolean
  /** Of a piece then. */
  readonly price: Money
}

/** Too many wrong attempts: only waiting helps. */
export interface TooManyAttempts {
  readonly __typename: 'TooManyAttempts'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null or 0 where waiting does not help. */
  readonly retryAfterSeconds: number
}

/** So many mails go to one address only over a longer time. */
export interface TooManyMails {
  readonly __typename: 'TooManyMails'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null or 0 where waiting does not help. */
  readonly retryAfterSeconds: number
}

/** So many orders come from one client, or to one address, only over a longer time. */
export interface TooManyOrders {
  readonly __typename: 'TooManyOrders'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null or 0 where waiting does not help. */
  readonly retryAfterSeconds: number
}

/** Sums of a cart or order. `goods`, `discount` and `shipping` are in the prices’ own basis; `goods` are at the prices that everybody is asked for. */
export interface Totals {
  readonly __typename: 'Totals'
  /** What was taken off in all. */
  readonly discount: Money
  /** The same by its causes. */
  readonly discounts: readonly DiscountAmount[]
  /** The lines before discounts. */
  readonly goods: Money
  /** All in all, with VAT. */
  readonly gross: Money
  /** Goods leave the customs territory: duty and the VAT of importing may be due there. */
  readonly isExport: boolean
  /** Whether the shop wants the tax told by rate; else all rates in one. */
  readonly isVatByRate: boolean
  /** All in all, without VAT. */
  readonly net: Money
  /** What sending costs. */
  readonly shipping: Money
  /** The sum after vouchers, which the buyer pays; of an order also once it was paid (`Order.toPay`: what is left). */
  readonly toPay: Money
  /** The VAT by rate. */
  readonly vat: readonly VatAmount[]
  /** Why no VAT is due, in words to stand beside the sum; null where it is. */
  readonly vatGround: string | null
  /** Whether prices hold the VAT. */
  readonly vatIncluded: boolean
  /** What the tax is called in these sums. */
  readonly vatLabel: string
  /** The VAT that was taken out of prices which hold it, because the supply is free of VAT; else 0. */
  readonly vatTakenOff: Money
  /** What vouchers pay of it. */
  readonly voucherPaid: Money
  /** What of `voucherPaid` each voucher pays, in the order in which they do. */
  readonly vouchers: readonly VoucherPayment[]
}

/** What `trashFiles` is told. */
export interface TrashFilesInput {
  /** Ids of files, or raw ids; unknown ones are left out. At most 1000 entries. */
  readonly fileIds: readonly Id[]
  /** What becomes of those that are in use. */
  readonly inUse?: FilesInUse | null
}

/** Words of a search that are filters. */
export interface UnderstoodQuery {
  readonly __typename: 'UnderstoodQuery'
  /** Codes of colours. */
  readonly colors: readonly string[]
  /** For whom it is to be cut. */
  readonly fits: readonly Fit[]
  /** In which sizes. */
  readonly sizes: readonly string[]
  /** The words that are searched for; may be none. */
  readonly words: string
}

/** What `undoSettingsChange` is told. */
export interface UndoSettingsChangeInput {
  /** The key of the change. */
  readonly key: string
  /** The version of the section that was seen. */
  readonly version: number
}

/** What `undoSettingsImport` is told. */
export interface UndoSettingsImportInput {
  /** Names the import. */
  readonly importId: string
}

/** What came of `undoSettingsImport`: what there is afterwards, or why it was refused. */
export interface UndoSettingsImportPayload {
  readonly __typename: 'UndoSettingsImportPayload'
  /** What changes, or was changed. */
  readonly changes: readonly ImportedSetting[]
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Names the import to `undoSettingsImport`; null where nothing was changed. */
  readonly importId: string | null
}

/** A change of a text that is taken back. */
export interface UndoTextChangeInput {
  /** The key of the change. */
  readonly key: string
}

/** What a quantity of it costs, by which goods are compared. */
export interface UnitPrice {
  readonly __typename: 'UnitPrice'
  /** Of that quantity. */
  readonly price: Money
  /** Of how much. */
  readonly quantity: PricedQuantity
}

/** A German text that has no English one. */
export interface UntranslatedText {
  readonly __typename: 'UntranslatedText'
  /** The block that it is in; null: it is said of the entry. */
  readonly blockId: string | null
  /** The kind of that block. */
  readonly blockType: string | null
  /** The text, perhaps HTML. */
  readonly german: string
  /** Where it is within that. */
  readonly path: readonly string[]
}

/** What `updateAddress` is told. */
export interface UpdateAddressInput {
  /** Of `SavedAddress`: its id as GraphQL or REST shows it. */
  readonly addressId: Id
  /** What is to be different: what is left out stays, null clears what may be empty. */
  readonly changes: PostalAddressInput
}

/** Changes of a partner. */
export interface UpdateAffiliateInput {
  /** Of `Affiliate`: its id as GraphQL or REST shows it. */
  readonly affiliateId: Id
  /** What is to be different. */
  readonly changes: AffiliateChanges
  /** The revision that was seen; with another one than there is it is refused (STALE_REVISION). */
  readonly revision: number
}

/** What `updateCheckout` is told. */
export interface UpdateCheckoutInput {
  /** What is to be different: what is left out stays, null clears what may be empty. */
  readonly changes: CheckoutChanges
  /** The step whose completeness is checked; without one the changes are only kept. */
  readonly validate?: CheckoutStep | null
}

/** What `updateColor` is told. */
export interface UpdateColorInput {
  /** What is to be different: what is left out stays, null clears what may be empty. */
  readonly changes: ColorChanges
  /** Of `Color`: its id as GraphQL or REST shows it; also `key:value` by `color_id`. */
  readonly colorId: Id
  /** The revision that the editor saw; another one is refused with STALE_REVISION. */
  readonly revision: number
}

/** What `updateCompany` is told. */
export interface UpdateCompanyInput {
  /** What is to be different: what is left out stays, null clears what may be empty. */
  readonly changes: CompanyChanges
  /** Of `Company`: its id as GraphQL or REST shows it. */
  readonly companyId: Id
  /** The revision that the editor saw; another one is refused with STALE_REVISION. */
  readonly revision?: number | null
}

/** What `updateCoupon` is told. */
export interface UpdateCouponInput {
  /** What is to be otherwise. */
  readonly changes: CouponChanges
  /** Of `Coupon`: its id as GraphQL or REST shows it; also `key:value` by `code`. */
  readonly couponId: Id
  /** The revision that was seen; with another one than there is it is refused (STALE_REVISION). */
  readonly revision: number
}

/** What changes of a draft. */
export interface UpdateDocumentInput {
  /** What changes of what is written into it. */
  readonly content?: Json | null
  /** Whose account it is for; null: nobody’s. */
  readonly customerId?: Id | null
  /** The draft. */
  readonly documentId: Id
  /** The revision that was seen; whatever it is by now if it is not said. */
  readonly revision?: number | null
}

/** What `updateEntry` is told. */
export interface UpdateEntryInput {
  /** What is to change. */
  readonly changes: EntryChanges
  /** The id of the working copy. */
  readonly entryId: Id
  /** What was done, for the revisions. At most 2000 characters. */
  readonly note?: string | null
  /** The one that was looked at; another one than there is by now is refused. */
  readonly version: number
}

/** What `updateFile` is told. */
export interface UpdateFileInput {
  /** What is to become of it. */
  readonly changes: FileChanges
  /** Which file. */
  readonly fileId: Id
  /** The revision that was seen; another one refuses STALE_REVISION. */
  readonly revision: number
}

/** What `updateForm` is told. */
export interface UpdateFormInput {
  /** What is to be different: what is left out stays, null clears what may be empty. */
  readonly changes: FormChanges
  /** Of `Form`: its id as GraphQL or REST shows it. */
  readonly formId: Id
  /** The revision that was seen; with another one than there is it is refused (STALE_REVISION). */
  readonly revision: number
}

/** What is to change of a gallery. */
export interface UpdateGalleryInput {
  /** What is left out stays. */
  readonly changes: GalleryChanges
  /** Its id as GraphQL or REST shows it. */
  readonly galleryId: Id
  /** The one that the editor saw: another one is refused with STALE_REVISION. */
  readonly revision: number
}

/** What `updatePerson` is told. */
export interface UpdatePersonInput {
  /** What is to be different: what is left out stays, null clears what may be empty. */
  readonly changes: PersonChanges
  /** Of `Person`: its id as GraphQL or REST shows it. */
  readonly personId: Id
  /** The revision that was seen; with another one than there is it is refused (STALE_REVISION). */
  readonly revision: number
}

/** What `updateProductGroup` is told. */
export interface UpdateProductGroupInput {
  /** What is to be different: what is left out stays, null clears what may be empty. */
  readonly changes: ProductGroupChanges
  /** Of `ProductGroup`: its id as GraphQL or REST shows it; also `key:value` by `slug`. */
  readonly groupId: Id
  /** The revision that the editor saw; another one is refused with STALE_REVISION. */
  readonly revision: number
}

/** What is left out stays, null clears. */
export interface UpdateProductImageInput {
  /** What it shows, for those who do not see it. At most 300 characters. */
  readonly alt?: LocalizedTextInput | null
  /** What stands below it. At most 300 characters. */
  readonly caption?: LocalizedTextInput | null
  /** Of `Color`: its id as GraphQL or REST shows it; also `key:value` by `color_id`. */
  readonly colorId?: Id | null
  /** The cut that it shows; null: every one. */
  readonly fit?: Fit | null
  /** Plain id of its file, as `ManagedImage.imageId` tells it. */
  readonly imageId: Id
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
  /** From where it shows the product; absent: as it was. */
  readonly view?: ImageView | null
}

/** What `updateProduct` is told. */
export interface UpdateProductInput {
  /** What is to be different: what is left out stays, null clears what may be empty. */
  readonly changes?: ProductChanges | null
  /** Sizes to add behind those that there are. At most 1000 entries. */
  readonly newVariants?: readonly NewVariantInput[] | null
  /** Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`. */
  readonly productId: Id
  /** The revision that the editor saw; another one is refused with STALE_REVISION. */
  readonly revision: number
  /** All tier prices; absent: unchanged. At most 200 entries. */
  readonly tiers?: readonly TierInput[] | null
  /** What is to be different of its sizes. At most 1000 entries. */
  readonly variants?: readonly VariantChanges[] | null
}

/** What `updateProfile` is told. */
export interface UpdateProfileInput {
  /** What is to be different: what is left out stays, null clears what may be empty. */
  readonly changes: ProfileChanges
}

/** What came of `updateProfile`: what there is afterwards, or why it was refused. */
export interface UpdateProfilePayload {
  readonly __typename: 'UpdateProfilePayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
}

/** What `updateSearchSynonym` is told. */
export interface UpdateSearchSynonymInput {
  /** What is to be different: what is left out stays, null clears what may be empty. */
  readonly changes: SearchSynonymChanges
  /** The revision that was seen; with another one than there is it is refused (STALE_REVISION). */
  readonly revision: number
  /** Of `SearchSynonym`: its id as GraphQL or REST shows it. */
  readonly synonymId: Id
}

/** What `updateSettings` is told. */
export interface UpdateSettingsInput {
  /** Fields with their new values: what is left out stays, null clears a field that may be empty, takes a secret away, and sets others back to their default. */
  readonly changes: Json
  /** The key of the section. */
  readonly section: string
  /** The version of the section that was seen. */
  readonly version: number
}

/** What `updateUser` is told. */
export interface UpdateUserInput {
  /** What is to be different: what is left out stays, null clears what may be empty. */
  readonly changes: UserChanges
  /** The revision that the editor saw; another one is refused with STALE_REVISION. */
  readonly revision: number
  /** Of `User`: its id as GraphQL or REST shows it; also `key:value` by `customer_number`, `handle`, `email`. */
  readonly userId: Id
}

/** What `updateVoucher` is told. */
export interface UpdateVoucherInput {
  /** What becomes of it. */
  readonly changes: VoucherChanges
  /** The revision that was seen; with another one than there is it is refused (STALE_REVISION). */
  readonly revision: number
  /** Of `Voucher`: its id as GraphQL or REST shows it. */
  readonly voucherId: Id
}

/** What `updateVoucherTemplate` is told. */
export interface UpdateVoucherTemplateInput {
  /** What becomes of it. */
  readonly changes: VoucherTemplateChanges
  /** The revision that was seen; with another one than there is it is refused (STALE_REVISION). */
  readonly revision: number
  /** Of `VoucherTemplate`: its id as GraphQL or REST shows it. */
  readonly templateId: Id
}

/** What `updateWebhookEndpoint` is told. */
export interface UpdateWebhookEndpointInput {
  /** What is to be different: what is left out stays, null clears what may be empty. */
  readonly changes: WebhookEndpointChanges
  /** Of the `WebhookEndpoint`. */
  readonly endpointId: Id
  /** That was seen. */
  readonly revision: number
}

/** What came of `updateWebhookEndpoint`: what there is afterwards, or why it was refused. */
export interface UpdateWebhookEndpointPayload {
  readonly __typename: 'UpdateWebhookEndpointPayload'
  /** As it stands afterwards; null where it was refused. */
  readonly endpoint: WebhookEndpoint | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What `updateWish` is told. */
export interface UpdateWishInput {
  /** What is to be different: what is left out stays, null clears what may be empty. */
  readonly changes: WishChanges
  /** Of `Wish`: its id as GraphQL or REST shows it. */
  readonly wishId: Id
}

/** The `Upload` scalar type represents a file upload. */
export type Upload = Blob

/** What `uploadFile` is told. */
export interface UploadFileInput {
  /** Endings of the types that are taken here, without the dot; null: all that the library takes. At most 50 entries. At most 20 characters. */
  readonly extensions?: readonly string[] | null
  /** The file, as a part of a form (GraphQL multipart request specification). */
  readonly file: Upload
  /** Whether everybody may have it; nobody but staff, unless told otherwise. */
  readonly isPublic?: boolean | null
  /** The smallest that a picture may be; smaller ones are refused with IMAGE_TOO_SMALL. */
  readonly minimum?: PixelSizeInput | null
  /** What becomes of it where the library has its content already; refused, unless told otherwise. */
  readonly onDuplicate?: DuplicateChoice | null
  /** Words by which staff sort it; empty ones are dropped. At most 50 entries. At most 60 characters. */
  readonly tags?: readonly string[] | null
}

/** What came of `finishUpload`, `uploadFile`: what there is afterwards, or why it was refused. */
export interface UploadFilePayload {
  readonly __typename: 'UploadFilePayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** The file of the library; null where it was refused. */
  readonly file: File | null
  /** Whether it came in; false where an existing one is used in its place. */
  readonly isNew: boolean
  /** The room for files afterwards. */
  readonly quota: FileQuota
}

/** What `uploadFiles` is told. */
export interface UploadFilesInput {
  /** Endings of the types that are taken here, without the dot; null: all that the library takes. At most 50 entries. At most 20 characters. */
  readonly extensions?: readonly string[] | null
  /** The files, in the order in which they stand in the form. */
  readonly files: readonly Upload[]
  /** Whether everybody may have it; nobody but staff, unless told otherwise. */
  readonly isPublic?: boolean | null
  /** The smallest that a picture may be; smaller ones are refused with IMAGE_TOO_SMALL. */
  readonly minimum?: PixelSizeInput | null
  /** What becomes of it where the library has its content already; refused, unless told otherwise. */
  readonly onDuplicate?: DuplicateChoice | null
  /** Words by which staff sort it; empty ones are dropped. At most 50 entries. At most 60 characters. */
  readonly tags?: readonly string[] | null
}

/** What came of `uploadFiles`: what there is afterwards, or why it was refused. */
export interface UploadFilesPayload {
  readonly __typename: 'UploadFilesPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** What was kept, in the order of the input, without those that were refused. */
  readonly files: readonly File[]
}

/** A kind of files, by which the library tells how large they may be. */
export type UploadKind = 'DOCUMENT' | 'OTHER' | 'PICTURE' | 'VIDEO'

/** How large files of a kind may be. */
export interface UploadLimit {
  readonly __typename: 'UploadLimit'
  /** At most so many. */
  readonly bytes: number
  /** Endings of such files that come in, without the dot; what a file is, its content says. */
  readonly extensions: readonly string[]
  /** Which kind. */
  readonly kind: UploadKind
}

/** What may be uploaded into the library. */
export interface UploadRules {
  readonly __typename: 'UploadRules'
  /** Files that one request may bring. */
  readonly filesPerRequest: number
  /** The kinds that come in, with their limits. */
  readonly limits: readonly UploadLimit[]
  /** The smallest that a picture may be wherever it is brought; null: of whatever size. */
  readonly minimum: PixelSize | null
  /** The room for files. */
  readonly quota: FileQuota
}

/** A person with an account, as staff see them; people see themselves as `Account`. */
export interface User {
  readonly __typename: 'User'
  /** The addresses that they keep. */
  readonly addresses: readonly UserAddress[]
  /** What was done to this account, the latest first; null for those who may not read the audit log. */
  readonly auditTrail: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, AuditEntryConnection | null>
  /** What they do for a company; null: they buy for themselves. */
  readonly buyer: CompanyBuyer | null
  /** Name of the company, where there is one. */
  readonly company: string | null
  /** When it came into being. */
  readonly createdAt: DateTime
  /** What they ordered; null for staff who never did, and for those who may not see orders. */
  readonly customer: Customer | null
  /** The number by which the shop knows a customer; null for whoever has none. */
  readonly customerNumber: number | null
  /** When they asked for their account to be deleted; null where they did not. */
  readonly deletionRequestedAt: DateTime | null
  /** By which they sign in. */
  readonly email: string
  /** When the address was confirmed; null while it was not. */
  readonly emailVerifiedAt: DateTime | null
  /** Given name. */
  readonly firstName: string | null
  /** Whether signing in asks for more than the password: a code, or a passkey. */
  readonly hasSecondFactor: boolean
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** When they were invited; null for whoever signed up. */
  readonly invitedAt: DateTime | null
  /** In which they are written to. */
  readonly language: Language
  /** When they were seen last; null: never. */
  readonly lastActive: DateTime | null
  /** When they signed in last; null: never. */
  readonly lastLogin: DateTime | null
  /** Family name. */
  readonly lastName: string | null
  /** Minutes since they were last seen; 9999 where that is not known. */
  readonly lastOnlineMinutes: number
  /** As others see it. */
  readonly name: string
  /** Of the staff, about this person. */
  readonly note: string | null
  /** Whether they are there. */
  readonly onlineStatus: OnlineStatus
  /** Contact persons that are linked to this account. */
  readonly persons: readonly Person[]
  /** Phone number. */
  readonly phone: string | null
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** What they are in the shop. */
  readonly roles: readonly Role[]
  /** Where they are signed in, the latest seen first; empty for those who may not change accounts. */
  readonly sessions: readonly UserSession[]
  /** What the program that signed them up said besides. */
  readonly signUpMeta: readonly SignUpEntry[]
  /** How their account stands. */
  readonly state: UserState
  /** What was agreed; null for keys that may not read terms. */
  readonly terms: UserTerms | null
  /** Title before the name, such as Dr. */
  readonly title: string | null
  /** Roles that the viewer may give to and take from this person. */
  readonly viewerAssignableRoles: readonly Role[]
  /** Whether the viewer may act for them in the shop. */
  readonly viewerCanActFor: boolean
  /** Whether the viewer may change their account. */
  readonly viewerCanEdit: boolean
  /** Whether the viewer may change the staff’s note; nobody does that for themselves. */
  readonly viewerCanEditNote: boolean
  /** Whether the viewer may give them another customer number. */
  readonly viewerCanEditNumber: boolean
  /** Whether the viewer may change what was agreed; nobody does that for themselves. */
  readonly viewerCanEditTerms: boolean
}

/** An address that a person keeps, as the back office sees it. */
export interface UserAddress {
  readonly __typename: 'UserAddress'
  /** Street and number. */
  readonly address: string
  /** City or place. */
  readonly city: string
  /** Name of the company, where there is one. */
  readonly company: string | null
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** In the language of the request. */
  readonly countryName: string
  /** Given name. */
  readonly firstName: string
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether invoices go there unless told otherwise. */
  readonly isDefaultInvoice: boolean
  /** Whether goods go there unless told otherwise. */
  readonly isDefaultShipping: boolean
  /** Family name. */
  readonly lastName: string
  /** Phone number. */
  readonly phone: string | null
  /** Title before the name, such as Dr. */
  readonly title: string | null
  /** Whether it is a company’s or a private person’s. */
  readonly type: AddressType
  /** VAT id of a company, with the letters of its country. */
  readonly vatId: string | null
  /** Postcode. */
  readonly zip: string
}

/** An address of a person; all that they keep are sent together. */
export interface UserAddressInput {
  /** Street and number. */
  readonly address?: string | null
  /** City or place. */
  readonly city?: string | null
  /** Name of the company, where there is one. */
  readonly company?: string | null
  /** ISO 3166 alpha-2. */
  readonly country?: string | null
  /** Given name. */
  readonly firstName?: string | null
  /** That of an address which is there already. */
  readonly id?: Id | null
  /** Whether invoices go there unless told otherwise. */
  readonly isDefaultInvoice?: boolean | null
  /** Whether goods go there unless told otherwise. */
  readonly isDefaultShipping?: boolean | null
  /** Family name. */
  readonly lastName?: string | null
  /** Kept addresses want the international form, beginning with +. */
  readonly phone?: string | null
  /** Title before the name, such as Dr. */
  readonly title?: string | null
  /** Whether it is a company’s or a private person’s. */
  readonly type?: AddressType | null
  /** VAT id of a company, with the letters of its country. */
  readonly vatId?: string | null
  /** Postcode. */
  readonly zip?: string | null
}

/** What is left out stays, null clears. Lists are replaced as a whole. */
export interface UserChanges {
  /** All that they keep. */
  readonly addresses?: readonly UserAddressInput[] | null
  /** Name of the company, where there is one. */
  readonly company?: string | null
  /** Another number by which the shop knows them; where the settings let staff give numbers. From 1 to 999999999. */
  readonly customerNumber?: number | null
  /** Keys of the discount groups that they are in. */
  readonly discountGroups?: readonly string[] | null
  /** Given name. */
  readonly firstName?: string | null
  /** From which sum of goods on nothing is charged for sending. */
  readonly freeShippingFrom?: Cents | null
  /** Whether nothing is charged for sending, whatever the sum. */
  readonly isShippingFree?: boolean | null
  /** In which they are written to. */
  readonly language?: Language | null
  /** Family name. */
  readonly lastName?: string | null
  /** As others see it. */
  readonly name?: string | null
  /** Of the staff, about this person. At most 10000 characters. */
  readonly note?: string | null
  /** How payment methods are offered to them. */
  readonly paymentOverrides?: readonly PaymentOverrideInput[] | null
  /** Basis points. */
  readonly personalPercent?: number | null
  /** Phone number. */
  readonly phone?: string | null
  /** Title before the name, such as Dr. */
  readonly title?: string | null
}

/** A page of a list, each entry as `User`. */
export interface UserConnection {
  readonly __typename: 'UserConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly UserEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many accounts are in each state under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly UserStateCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface UserEdge {
  readonly __typename: 'UserEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: User
}

/** Something a person can mend. `path` leads into the input; people read a text chosen by `code`; `message` is for developers. */
export interface UserError extends Abstract<ApprovalNeeded | BillExists | BillOwn | BillUnreadable | ColumnsUnknown | CommissionChanged | CouponAboveLowestPrice | CouponExpired | CouponNotYetValid | DocumentLocked | EntryInUse | EntryLocked | FileDuplicate | FileInUse | FileLocked | FileTooLarge | FormInUse | FormLocked | ImageTooSmall | InvoiceIncomplete | OnlyFewLeft | PasswordTooWeak | PayoutChanged | PersonalisationNotPrintable | PersonalisationTooLong | PostcodeInvalid | PriceChanged | ProductLocked | ProofOfWorkRequired | QuotaReached | Refusal | SecondFactorRequired | SetUnequal | StationInvalid | TooManyAttempts | TooManyMails | TooManyOrders | VoucherBalanceChanged | VoucherExpired> {
  readonly __typename: 'ApprovalNeeded' | 'BillExists' | 'BillOwn' | 'BillUnreadable' | 'ColumnsUnknown' | 'CommissionChanged' | 'CouponAboveLowestPrice' | 'CouponExpired' | 'CouponNotYetValid' | 'DocumentLocked' | 'EntryInUse' | 'EntryLocked' | 'FileDuplicate' | 'FileInUse' | 'FileLocked' | 'FileTooLarge' | 'FormInUse' | 'FormLocked' | 'ImageTooSmall' | 'InvoiceIncomplete' | 'OnlyFewLeft' | 'PasswordTooWeak' | 'PayoutChanged' | 'PersonalisationNotPrintable' | 'PersonalisationTooLong' | 'PostcodeInvalid' | 'PriceChanged' | 'ProductLocked' | 'ProofOfWorkRequired' | 'QuotaReached' | 'Refusal' | 'SecondFactorRequired' | 'SetUnequal' | 'StationInvalid' | 'TooManyAttempts' | 'TooManyMails' | 'TooManyOrders' | 'VoucherBalanceChanged' | 'VoucherExpired'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** Which refusal it is. */
export type UserErrorCode = 'ACCOUNT_INACTIVE' | 'ACTING_FOR_CUSTOMER' | 'ADDRESS_INCOMPLETE' | 'ADDRESS_IS_DEFAULT_INVOICE' | 'ADDRESS_IS_DEFAULT_SHIPPING' | 'AGE_REQUIRED' | 'ALREADY_IN_COMPANY' | 'AMOUNT_EXCEEDED' | 'AMOUNT_INVALID' | 'AMOUNT_TOO_LARGE' | 'ANSWER_INVALID' | 'ANSWER_MISSING' | 'APPROVAL_NEEDED' | 'APPROVER_MISSING' | 'BILL_EXISTS' | 'BILL_OWN' | 'BILL_UNREADABLE' | 'BLOCK_FOR_ADMINS' | 'BOTH_LANGUAGES_REQUIRED' | 'BUYER_SUSPENDED' | 'CART_CHANGED' | 'CART_EMPTY' | 'CART_EXPIRED' | 'CART_FULL' | 'CART_TOKEN_REQUIRED' | 'CART_TOKEN_UNKNOWN' | 'CODE_TAKEN' | 'CODE_UNKNOWN' | 'COLUMNS_UNKNOWN' | 'COMMISSION_CHANGED' | 'CONDITIONS_REQUIRED' | 'COUNTRY_NOT_SERVED' | 'COUPON_ABOVE_LOWEST_PRICE' | 'COUPON_EXPIRED' | 'COUPON_MINIMUM_NOT_REACHED' | 'COUPON_NOT_APPLICABLE' | 'COUPON_NOT_COMBINABLE' | 'COUPON_NOT_FOR_CUSTOMER' | 'COUPON_NOT_YET_VALID' | 'COUPON_USED_BY_YOU' | 'COUPON_USED_UP' | 'CROP_INVALID' | 'DOCUMENTS_DIFFER' | 'DOCUMENT_ISSUED' | 'DOCUMENT_LOCKED' | 'EMAIL_INVALID' | 'EMAIL_NOT_CONFIRMED' | 'EMAIL_TAKEN' | 'ENTRY_CYCLE' | 'ENTRY_IN_USE' | 'ENTRY_LOCKED' | 'ENTRY_TWICE' | 'EXPORT_RUNNING' | 'FILE_BROKEN' | 'FILE_DUPLICATE' | 'FILE_IN_USE' | 'FILE_LOCKED' | 'FILE_TOO_LARGE' | 'FILE_TYPE_INVALID' | 'FIT_MISSING' | 'FORM_IN_USE' | 'FORM_LOCKED' | 'HEIC_NOT_TAKEN' | 'IMAGE_TOO_SMALL' | 'IMPORT_ERRORS' | 'IMPORT_RUNNING' | 'IMPORT_STATE' | 'IMPORT_UNNAMED' | 'INVALID_INPUT' | 'INVITATION_FOR_OTHERS' | 'INVOICE_EXISTS' | 'INVOICE_INCOMPLETE' | 'LAST_ADMINISTRATOR' | 'LAST_SYSTEM_ACCOUNT' | 'MAIL_LINK_GONE' | 'NAME_INVALID' | 'NOTHING_TO_INVOICE' | 'NOT_DELIVERABLE' | 'NOT_ENOUGH_LEFT' | 'NOT_FOUND' | 'NUMBER_TAKEN' | 'ONLY_FEW_LEFT' | 'ORDER_TOO_SMALL' | 'OWN_ACCOUNT' | 'OWN_ROLES' | 'PASSKEY_REFUSED' | 'PASSWORDS_DIFFER' | 'PASSWORD_TOO_WEAK' | 'PASSWORD_WRONG' | 'PAYMENT_METHOD_MISSING' | 'PAYMENT_METHOD_NOT_ALLOWED' | 'PAYOUT_CHANGED' | 'PERSONALISATION_MISSING' | 'PERSONALISATION_NOT_OFFERED' | 'PERSONALISATION_NOT_PRINTABLE' | 'PERSONALISATION_TOO_LONG' | 'PHONE_INVALID' | 'PICKUP_PLACE_GONE' | 'PICKUP_PLACE_MISSING' | 'PICTURE_NOT_EDITABLE' | 'PICTURE_NOT_PUBLIC' | 'POSTCODE_INVALID' | 'PRICE_CHANGED' | 'PRODUCT_LOCKED' | 'PRODUCT_UNAVAILABLE' | 'PROOF_OF_WORK_REQUIRED' | 'PROPERTY_MISSING' | 'QUOTA_REACHED' | 'RANGE_OVERLAPS' | 'RANGE_REVERSED' | 'REDIRECT_LOOP' | 'REHEARSAL_RUNNING' | 'ROLES_NOT_ALLOWED' | 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_WRONG' | 'SECOND_PERSON_REQUIRED' | 'SET_INCOMPLETE' | 'SET_UNEQUAL' | 'SHOP_CLOSED' | 'SHOP_NOT_OPEN' | 'SIZE_MISSING' | 'SLUG_TAKEN' | 'SOLD_OUT' | 'STALE_REVISION' | 'STATION_GONE' | 'STATION_INCOMPLETE' | 'STATION_INVALID' | 'TERMS_REQUIRED' | 'TEXTS_TOO_LONG' | 'TEXT_BROKEN' | 'TEXT_EMPTY' | 'TEXT_PLACEHOLDERS' | 'TITLE_MISSING' | 'TOKEN_EXPIRED' | 'TOKEN_UNKNOWN' | 'TOKEN_USED' | 'TOO_MANY_ADDRESSES' | 'TOO_MANY_ATTEMPTS' | 'TOO_MANY_MAILS' | 'TOO_MANY_OPEN' | 'TOO_MANY_ORDERS' | 'TOO_MANY_PIXELS' | 'TOO_MANY_SAVED_VIEWS' | 'TOO_MANY_TEAM_LISTS' | 'TOO_MANY_TEXTS' | 'TOO_MANY_VOUCHERS' | 'TOO_MANY_WISH_LISTS' | 'TRANSITION_NOT_ALLOWED' | 'VARIANT_EXISTS' | 'VARIANT_UNKNOWN' | 'VAT_ID_INVALID' | 'VAT_RATE_MISSING' | 'VOUCHERS_NOT_TAKEN' | 'VOUCHER_BALANCE_CHANGED' | 'VOUCHER_BLOCKED' | 'VOUCHER_EMPTY' | 'VOUCHER_EXPIRED' | 'VOUCHER_NOTHING_TO_PAY' | 'VOUCHER_OTHER_CURRENCY' | 'VOUCHER_REDEEMED' | 'WISH_LIST_FULL' | 'WITHDRAWAL_EXCLUDED' | 'WRONG_CREDENTIALS'

/** Which people are wanted: those that fit all of it. */
export interface UserFilter {
  /** One of them. */
  readonly discountGroups?: readonly string[] | null
  /** When they were seen last. */
  readonly lastOnline?: LastOnline | null
  /** One of them. */
  readonly roles?: readonly Role[] | null
  /** Words of which each is part of name, e-mail, company or customer number. */
  readonly search?: string | null
  /** How their account stands. */
  readonly state?: UserState | null
}

/** What `deactivateUser`, `endUserSessions`, `reactivateUser`, `resendInvitation`, `resetUserSecondFactor` is told. */
export interface UserInput {
  /** Of `User`: its id as GraphQL or REST shows it; also `key:value` by `customer_number`, `handle`, `email`. */
  readonly userId: Id
}

/** In which order people are listed. */
export interface UserOrder {
  /** Which end comes first. */
  readonly direction: Direction
  /** By what the list is sorted. */
  readonly field: UserOrderField
}

/** By what people are sorted. */
export type UserOrderField = 'CREATED' | 'LAST_ACTIVE' | 'NAME'

/** What came of `deactivateUser`, `endUserSessions`, `inviteUser`, `reactivateUser`, `resendInvitation`, `resetUserSecondFactor`, `setUserRoles`, `updateUser`: what there is afterwards, or why it was refused. */
export interface UserPayload {
  readonly __typename: 'UserPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** As they stand afterwards; null where it was refused. */
  readonly user: User | null
}

/** A browser in which somebody is signed in. */
export interface UserSession {
  readonly __typename: 'UserSession'
  /** The network address that it was opened from; null where it is not known. */
  readonly address: string | null
  /** When it came into being. */
  readonly createdAt: DateTime
  /** Which browser it is. */
  readonly device: Device
  /** When it asked for something last. */
  readonly lastSeenAt: DateTime
}

/** How an account stands. */
export type UserState = 'ACTIVE' | 'DELETION_ASKED' | 'INACTIVE' | 'INVITED' | 'UNCONFIRMED'

/** How many people are in a state. */
export interface UserStateCount {
  readonly __typename: 'UserStateCount'
  /** As many; 1,001 stands for more than 1,000. */
  readonly count: number
  /** Null for accounts of every state. */
  readonly state: UserState | null
}

/** What was agreed with a customer. */
export interface UserTerms {
  readonly __typename: 'UserTerms'
  /** Keys of the discount groups that they are in. */
  readonly discountGroups: readonly string[]
  /** From which sum of goods on nothing is charged for sending; null: as for everybody. */
  readonly freeShippingFrom: Money | null
  /** Whether nothing is charged for sending, whatever the sum. */
  readonly isShippingFree: boolean
  /** How payment methods are offered to them. */
  readonly paymentOverrides: readonly PaymentOverride[]
  /** Basis points, 0 for none. */
  readonly personalPercent: number
}

/** A size of a product, in a fit and a colour. */
export interface Variant {
  readonly __typename: 'Variant'
  /** Whether it can be had. */
  readonly availability: Availability
  /** The day from which on it can be had again; null where none is known. */
  readonly backOn: Date | null
  /** Null where it comes in none in particular. */
  readonly color: Color | null
  /** If it is ordered today, without a text on it. */
  readonly delivery: Delivery
  /** Whom it is cut for; null where that does not matter. */
  readonly fit: Fit | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether it is a children’s size, which may have a price of its own. */
  readonly isChildSize: boolean
  /** Whether it would be personalisable if its product is, for staff. */
  readonly isMarkedPersonalisable: boolean | null
  /** Whether it is hidden from visitors; null for all but staff. */
  readonly isOffline: boolean | null
  /** Whether a text can be printed on it. */
  readonly isPersonalisable: boolean
  /** Names it within its product, for good. */
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
  /** At so many pieces or fewer staff are told to order more; null: never. For staff. */
  readonly reorderLevel: number | null
  /** The reduction of its price; null without one. */
  readonly sale: Sale | null
  /** Such as M or 152. */
  readonly size: string
  /** Article number of the size. */
  readonly sku: string
  /** Pieces in stock, for staff; null means unlimited. */
  readonly stock: number | null
  /** Its values of the properties that the configurator knows, in their order; size, fit and colour aside. */
  readonly values: readonly VariantValue[]
}

/** What is to be different of a size; what is left out stays, null clears what may be empty. */
export interface VariantChanges {
  /** The day from which on it can be had again. */
  readonly backOn?: Date | null
  /** Of `Color`: its id as GraphQL or REST shows it; also `key:value` by `color_id`. */
  readonly colorId?: Id | null
  /** Working days until it is shipped; null: as its product. From 0 to 3650. */
  readonly expectedDays?: number | null
  /** Whom it is cut for. */
  readonly fit?: Fit | null
  /** Whether it is a children’s size. */
  readonly isChildSize?: boolean | null
  /** Whether it is hidden from visitors. */
  readonly isOffline?: boolean | null
  /** Whether a text can be printed on it. */
  readonly isPersonalisable?: boolean | null
  /** True: it never runs out; not together with `stock`. */
  readonly isStockUnlimited?: boolean | null
  /** Cents; null: that of its product. From 0 to 100000000. */
  readonly price?: Cents | null
  /** All further properties; absent: unchanged. At most 30 entries. */
  readonly properties?: readonly VariantPropertyInput[] | null
  /** At so many pieces or fewer staff are told to order more; null: never. From 0 to 1000000. */
  readonly reorderLevel?: number | null
  /** Such as M or 152. At most 40 characters. Cannot be cleared. */
  readonly size?: string | null
  /** Article number of the size. At most 60 characters. Cannot be cleared. */
  readonly sku?: string | null
  /** Pieces from now on. From 0 to 1000000. */
  readonly stock?: number | null
  /** Of `Variant` or `Product`: its id as GraphQL or REST shows it; also `key:value` by `sku`, `gtin`. */
  readonly variantId: Id
  /** Of a piece; null: that of its product. From 0 to 10000000. */
  readonly weightGrams?: number | null
}

/** A property by its key; its value is a text, a number, or true or false. */
export interface VariantProperty {
  readonly __typename: 'VariantProperty'
  /** Where it is a yes or no; else null. */
  readonly flag: boolean | null
  /** What it is called. */
  readonly key: string
  /** Where it is a number; else null. */
  readonly number: number | null
  /** Where it is a text; else null. */
  readonly text: string | null
}

/** A property by its key, with just one of the kinds of values. */
export interface VariantPropertyInput {
  /** Where it is a yes or no. */
  readonly flag?: boolean | null
  /** What it is called. At most 60 characters. */
  readonly key: string
  /** Where it is a number. */
  readonly number?: number | null
  /** Where it is a text. At most 200 characters. */
  readonly text?: string | null
}

/** A value of a property that a variant has of its own, in the reader’s words. */
export interface VariantValue {
  readonly __typename: 'VariantValue'
  /** Of a property whose values are colours. */
  readonly color: Color | null
  /** Of the property. */
  readonly key: string
  /** What the shop calls the property. */
  readonly label: string
  /** As it is shown, with what stands before and behind it. */
  readonly text: string
  /** As filters take it. */
  readonly value: string
}

/** The VAT of one rate. */
export interface VatAmount {
  readonly __typename: 'VatAmount'
  /** Why it is so. */
  readonly category: VatCategory
  /** What is taxed, with its VAT. */
  readonly gross: Money
  /** What is taxed. */
  readonly net: Money
  /** Basis points. */
  readonly rate: number
  /** The VAT itself. */
  readonly vat: Money
}

/** How an amount is taxed: at a rate, free of VAT within the EU or as an export, or no matter of VAT at all. */
export type VatCategory = 'EXPORT' | 'INTRA_COMMUNITY' | 'OUT_OF_SCOPE' | 'STANDARD'

/** The VAT rate of a group of products. */
export interface VatGroupRate {
  readonly __typename: 'VatGroupRate'
  /** Key of the group of VAT rates. */
  readonly group: string
  /** Basis points. */
  readonly rate: number
}

/** What the EU’s register of VAT ids answered. */
export interface VatIdCheck {
  readonly __typename: 'VatIdCheck'
  /** When it was asked. */
  readonly at: DateTime
  /** The VAT id that was asked about. */
  readonly number: string
  /** By which the register can confirm that it was asked; null where the shop’s settings name no VAT id. */
  readonly requestIdentifier: string | null
}

/** How far a company’s VAT id is proven by the register of the EU. */
export type VatIdStatus = 'PROVEN' | 'REFUTED' | 'UNPROVEN'

/** The bill of a vendor, as its e-invoice says it. */
export interface VendorBill {
  readonly __typename: 'VendorBill'
  /** The day that stands on it. */
  readonly date: Date
  /** To be paid. */
  readonly due: Money
  /** Last day to pay; the date where it names none. */
  readonly dueOn: Date
  /** Rules of its format that it breaks; those that matter first. */
  readonly faults: readonly VendorBillFault[]
  /** Of the file as it came. */
  readonly fileName: string
  /** Path of the file as it came. */
  readonly filePath: string
  /** What it was written in. */
  readonly format: VendorBillFormat
  /** With VAT. */
  readonly gross: Money
  /** All that it says besides lines and VAT, in the order of people. */
  readonly groups: readonly VendorBillTermGroup[]
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether it should have been paid before today; never of what gives something back. */
  readonly isOverdue: boolean
  /** Whether it came as a PDF with the e-invoice in it. */
  readonly isPdf: boolean
  /** What was supplied. */
  readonly lines: readonly VendorBillLine[]
  /** Without VAT. */
  readonly net: Money
  /** What the viewer may make of it now. */
  readonly nextStates: readonly VendorBillState[]
  /** That the vendor gave it. */
  readonly number: string
  /** When it was paid. */
  readonly paidOn: Date | null
  /** Why it was refused. */
  readonly reason: string | null
  /** When it was filed. */
  readonly receivedAt: DateTime
  /** Rises with each change. */
  readonly revision: number
  /** Of the file as it came; in hexadecimal. */
  readonly sha256: string
  /** What became of it. */
  readonly state: VendorBillState
  /** Places of its XML that say more than is shown. */
  readonly unknown: readonly string[]
  /** The VAT in it. */
  readonly vat: Money
  /** Its VAT by rates. */
  readonly vatRows: readonly VendorBillVat[]
  /** Who wrote it. */
  readonly vendorName: string
  /** The VAT ID of the vendor. */
  readonly vendorVatId: string | null
}

/** A page of a list, each entry as `VendorBill`. */
export interface VendorBillConnection {
  readonly __typename: 'VendorBillConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly VendorBillEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the same search. */
  readonly tabs: readonly VendorBillTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface VendorBillEdge {
  readonly __typename: 'VendorBillEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: VendorBill
}

/** A rule of e-invoices that a bill breaks. */
export interface VendorBillFault {
  readonly __typename: 'VendorBillFault'
  /** Whether receivers take the bill all the same. */
  readonly isWarning: boolean
  /** What is wrong, for developers. */
  readonly message: string
  /** Its id, as BR-CO-15; people read a text chosen by it. */
  readonly rule: string
}

/** Which bills are listed. */
export interface VendorBillFilter {
  /** Words of which each is part of number, vendor or VAT ID. */
  readonly search?: string | null
  /** Of one tab. */
  readonly tab?: VendorBillTab | null
}

/** What an e-invoice was written in. */
export type VendorBillFormat = 'EBINTERFACE' | 'FACTURX' | 'PEPPOL' | 'UBL' | 'XRECHNUNG_CII' | 'XRECHNUNG_UBL'

/** What terms of a bill are about. */
export type VendorBillGroup = 'BUYER' | 'DELIVERY' | 'INVOICE' | 'PAYMENT' | 'REFERENCES' | 'SELLER' | 'TOTALS'

/** One line of a bill. */
export interface VendorBillLine {
  readonly __typename: 'VendorBillLine'
  /** More about it. */
  readonly description: string | null
  /** What was supplied. */
  readonly name: string
  /** Without VAT. */
  readonly net: Money
  /** Its number on the bill. */
  readonly position: string
  /** Of one unit (or of `priceBase`), without VAT, as a decimal number. */
  readonly price: string
  /** For how much of the unit the price is; null: for one. */
  readonly priceBase: string | null
  /** How much, as a decimal number. */
  readonly quantity: string
  /** Code of UN/ECE recommendation 20. */
  readonly unit: string | null
  /** Its rate in percent; null: it has none. */
  readonly vatRate: string | null
}

/** Why a file is not filed as a bill. */
export type VendorBillObstacle = 'DOCTYPE' | 'EMPTY' | 'INCOMPLETE' | 'NOT_UTF8' | 'NO_XML' | 'OLD_VERSION' | 'OWN' | 'OWN_CHANGED' | 'OWN_UNKNOWN' | 'PDF_BROKEN' | 'PDF_WITHOUT' | 'TOO_LARGE' | 'TOO_MANY' | 'UNKNOWN_FORMAT'

/** In which order bills are listed. */
export interface VendorBillOrder {
  /** Which way. */
  readonly direction: Direction
  /** By what. */
  readonly field: VendorBillOrderField
}

/** By what bills are listed. */
export type VendorBillOrderField = 'DATE' | 'DUE' | 'GROSS' | 'VENDOR'

/** What came of `decideVendorBill`, `receiveVendorBill`: what there is afterwards, or why it was refused. */
export interface VendorBillPayload {
  readonly __typename: 'VendorBillPayload'
  /** The bill; null where it was refused. */
  readonly bill: VendorBill | null
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
}

/** What became of a bill. */
export type VendorBillState = 'APPROVED' | 'PAID' | 'REFUSED' | 'TO_CHECK'

/** A tab of the list of bills. */
export type VendorBillTab = 'ALL' | 'APPROVED' | 'OVERDUE' | 'PAID' | 'REFUSED' | 'TO_CHECK'

/** How many bills a tab holds; 1,001 stands for more than 1,000. */
export interface VendorBillTabCount {
  readonly __typename: 'VendorBillTabCount'
  /** How many. */
  readonly count: number
  /** The tab. */
  readonly key: VendorBillTab
}

/** One term that a bill says. */
export interface VendorBillTerm {
  readonly __typename: 'VendorBillTerm'
  /** How it is to be shown. */
  readonly kind: VendorBillTermKind
  /** Its business term of EN 16931, as BT-1. */
  readonly term: string
  /** What it says. */
  readonly text: string
}

/** The terms of a bill about one thing. */
export interface VendorBillTermGroup {
  readonly __typename: 'VendorBillTermGroup'
  /** What they are about. */
  readonly group: VendorBillGroup
  /** In the order of people. */
  readonly terms: readonly VendorBillTerm[]
}

/** How the text of a term is to be shown. */
export type VendorBillTermKind = 'COUNTRY' | 'DAY' | 'MONEY' | 'PAYMENT' | 'TEXT' | 'TYPE_CODE'

/** The VAT of a bill at one rate. */
export interface VendorBillVat {
  readonly __typename: 'VendorBillVat'
  /** The VAT. */
  readonly amount: Money
  /** What it is of. */
  readonly base: Money
  /** Of UNCL 5305: S is the usual one. */
  readonly category: string
  /** In percent; null: it has none. */
  readonly rate: string | null
  /** Why none is due. */
  readonly reason: string | null
}

/** What is on a voucher, for whoever has its code. */
export interface VerifiedVoucher {
  readonly __typename: 'VerifiedVoucher'
  /** What is left of it. */
  readonly balance: Money
  /** The last day on which it can be redeemed, in the shop’s calendar; null: it does not expire. */
  readonly expiresOn: Date | null
  /** How it stands today. */
  readonly state: VoucherState
  /** What it was issued with. */
  readonly value: Money
}

/** What `verifyVoucher` is told. */
export interface VerifyVoucherInput {
  /** As somebody types it; capitals, spaces and hyphens do not matter. */
  readonly code: string
}

/** What came of `verifyVoucher`: what there is afterwards, or why it was refused. */
export interface VerifyVoucherPayload {
  readonly __typename: 'VerifyVoucherPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** What is on it; null where that was refused. */
  readonly voucher: VerifiedVoucher | null
}

/** A video: a file of the shop, or one of a service that is loaded by a click alone. */
export interface VideoBlock {
  readonly __typename: 'VideoBlock'
  /** Its subtitles as a file; null without any. */
  readonly captions: PageFile | null
  /** The video itself; null where it lies at a service. */
  readonly file: PageFile | null
  /** Unique on its page; of blocks of reusable entries that of their place goes before it. */
  readonly id: string
  /** The block that it lies in; null on top. */
  readonly parentId: string | null
  /** What is shown before it plays; null without one. */
  readonly poster: PagePicture | null
  /** Twelfths of the width that it takes. */
  readonly size: BlockSize
  /** In which slot of that, from 0 on; null on top. */
  readonly slot: number | null
  /** Where it lies. */
  readonly source: VideoSource
  /** What it is called. */
  readonly title: string
  /** Its kind, as documents call it. */
  readonly type: string
  /** Its id at the service; null where it is a file. */
  readonly videoId: string | null
  /** At which widths it is shown. */
  readonly visible: BlockVisibility
}

/** Where a video lies. */
export type VideoSource = 'FILE' | 'VIMEO' | 'YOUTUBE'

/** Whoever asks, and what is theirs. */
export interface Viewer {
  readonly __typename: 'Viewer'
  /** Null for whoever is not signed in. */
  readonly account: Account | null
  /** In the admin centre: the customer for whom this member of staff acts in the shop. */
  readonly actingFor: Actor | null
  /** The member of staff who acts for this customer; null where people act for themselves. */
  readonly actor: Actor | null
  /** What the viewer does for a company, be it only asked for; null: they buy for themselves. */
  readonly buyer: CompanyBuyer | null
  /** Whether what the viewer orders goes to a company. */
  readonly buysForCompany: boolean
  /** Theirs; null while there is none. */
  readonly cart: Cart | null
  /** Pieces and sets in their cart, 0 without one. */
  readonly cartPieceCount: number
  /** Global ids of products, those added last first. */
  readonly favouriteProductIds: readonly Id[]
  /** Those added last first; what is no longer on sale is left out. */
  readonly favourites: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, ProductConnection>
  /** Whether they may enter the admin centre. */
  readonly isStaff: boolean
  /** May give rights. */
  readonly isSystem: boolean
  /** An order of the viewer’s own by its number, or one of the company for which they decide; with a `Cart-Token` one ordered with that cart. */
  readonly order: With<{
    /** Its number. */
    readonly orderNumber: string
  }, Order | null>
  /** What the viewer ordered while signed in, latest first; with a `Cart-Token` what was ordered with that cart, as the link of the mail shows it. Other orders placed as a guest are reached by that link alone. */
  readonly orders: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, OwnOrderConnection>
  /** What the viewer earns as a partner; null for those who are none. */
  readonly partnership: Partnership | null
  /** Null for guests, and where staff act for a customer. */
  readonly security: Security | null
  /** Whether the browser was signed out because nobody used it, and nobody signed in since. */
  readonly wasIdle: boolean
  /** One of the person’s lists; null where there is none (any more). */
  readonly wishList: With<{
    /** Absent: the first list. */
    readonly wishListId?: Id | null
  }, WishList | null>
  /** The first list, then the named ones as they were made; none of visitors who are not signed in. */
  readonly wishLists: readonly WishList[]
  /** Parts of the back office that are withheld from the viewer, who is of the staff. */
  readonly withheldAreas: readonly Area[]
  /** Parts of the back office in which the viewer may change things. */
  readonly writableAreas: readonly Area[]
}

/** Money that was paid before, and pays orders by its code. */
export interface Voucher {
  readonly __typename: 'Voucher'
  /** What was done to it, the latest first; null for those who may not read the audit log. */
  readonly auditTrail: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, AuditEntryConnection | null>
  /** What is left of it: the sum of its entries. */
  readonly balance: Money
  /** When it, or what is on it, last changed. */
  readonly changedAt: DateTime
  /** What is entered to redeem it; whoever only reads vouchers sees its last four characters. */
  readonly code: string
  /** When it came into being. */
  readonly createdAt: DateTime
  /** The day on which it is sent, in the shop’s calendar; null: on none by itself. */
  readonly deliverOn: Date | null
  /** What happened to its money, the latest first. */
  readonly entries: With<{
    /** A cursor of this list: what follows it is answered; absent or null: from the beginning. */
    readonly after?: string | null
    /** At most so many, from 1 to 100; absent: as many as the list usually shows. */
    readonly first?: number | null
  }, VoucherEntryConnection>
  /** The last day on which it can be redeemed, in the shop’s calendar; null: it does not expire. */
  readonly expiresOn: Date | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether it was bought with an order; else staff issued it. */
  readonly isSold: boolean
  /** Whether anybody who has the code may redeem it, or the recipient alone. */
  readonly isTransferable: boolean
  /** What stands on it for whoever gets it; null: nothing. */
  readonly message: string | null
  /** Why staff issued it. */
  readonly note: string | null
  /** Where it is sent; null: nowhere. */
  readonly recipientEmail: string | null
  /** For whom it is; null: not said. */
  readonly recipientName: string | null
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** When it was last sent; null where it was not. */
  readonly sentAt: DateTime | null
  /** How it stands today. */
  readonly state: VoucherState
  /** How it looks; null: without a template, or for those who may not see it. */
  readonly template: VoucherTemplate | null
  /** What it was issued with. */
  readonly value: Money
  /** Whether the viewer may change it. */
  readonly viewerCanEdit: boolean
}

/** Another order took something of the voucher, or gave it back, since it was seen. */
export interface VoucherBalanceChanged {
  readonly __typename: 'VoucherBalanceChanged'
  /** What is left on it. */
  readonly balance: Money | null
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** What happens to vouchers on some days. */
export interface VoucherCalendar {
  readonly __typename: 'VoucherCalendar'
  /** Whether there is more than is told. */
  readonly isCapped: boolean
  /** In order; at most a thousand. */
  readonly moments: readonly VoucherMoment[]
}

/** What is left out stays, null clears. */
export interface VoucherChanges {
  /** The day on which it is sent, in the shop’s calendar; null: on none by itself. */
  readonly deliverOn?: Date | null
  /** The last day on which it can be redeemed, in the shop’s calendar; null: it does not expire. */
  readonly expiresOn?: Date | null
  /** What stands on it for whoever gets it; null: nothing. At most 500 characters. */
  readonly message?: string | null
  /** Why it was issued. At most 500 characters. */
  readonly note?: string | null
  /** Where it is sent; null: nowhere. At most 254 characters. */
  readonly recipientEmail?: string | null
  /** For whom it is; null: not said. At most 100 characters. */
  readonly recipientName?: string | null
}

/** A page of a list, each entry as `Voucher`. */
export interface VoucherConnection {
  readonly __typename: 'VoucherConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly VoucherEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly VoucherTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface VoucherEdge {
  readonly __typename: 'VoucherEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Voucher
}

/** Something that happened to the money of a voucher. */
export interface VoucherEntry {
  readonly __typename: 'VoucherEntry'
  /** What it added; below 0 what it took. */
  readonly amount: Money
  /** When. */
  readonly at: DateTime
  /** What was left then. */
  readonly balance: Money
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** What it was. */
  readonly kind: VoucherEntryKind
  /** Why, of staff; null where an order did it. */
  readonly note: string | null
  /** The order that it paid, or was bought with; null without one, and for those who may not see it. */
  readonly order: Order | null
}

/** A page of a list, each entry as `VoucherEntry`. */
export interface VoucherEntryConnection {
  readonly __typename: 'VoucherEntryConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly VoucherEntryEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface VoucherEntryEdge {
  readonly __typename: 'VoucherEntryEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: VoucherEntry
}

/** What an entry of a voucher is. */
export type VoucherEntryKind = 'CORRECTED' | 'ISSUED' | 'REDEEMED' | 'RETURNED'

/** The voucher held until an earlier day. */
export interface VoucherExpired {
  readonly __typename: 'VoucherExpired'
  /** Which refusal it is: by it programs tell them apart, and texts for people are chosen. */
  readonly code: UserErrorCode
  /** The last day on which it held. */
  readonly day: Date | null
  /** What is wrong, in English, for whoever writes the program. */
  readonly message: string
  /** Where in the input the mistake is, from outside in; empty where it lies in no field. */
  readonly path: readonly string[]
  /** Seconds until it may be tried again; null where waiting does not help. */
  readonly retryAfterSeconds: number | null
}

/** Which vouchers are wanted: those that fit all of it. */
export interface VoucherFilter {
  /** Words of which each is part of recipient, message, note or the last four characters, or a whole code. */
  readonly search?: string | null
  /** How they stand. */
  readonly tab?: VoucherTab | null
}

/** A look that buyers may choose for a voucher. */
export interface VoucherLook {
  readonly __typename: 'VoucherLook'
  /** The colour of the heading and the edge, as `#1f4d3a`. */
  readonly accent: string
  /** What stands large on it. */
  readonly heading: string
  /** What it is called by. */
  readonly id: Id
  /** Whether vouchers look so unless somebody chooses. */
  readonly isDefault: boolean
  /** Whether anybody who has the code may redeem it, or the recipient alone. */
  readonly isTransferable: boolean
  /** What stands beside it; null: nothing. */
  readonly picture: Image | null
  /** What stands below; empty where nothing does. */
  readonly text: string
}

/** Something that happened to a voucher, or is to happen. */
export interface VoucherMoment {
  readonly __typename: 'VoucherMoment'
  /** What was paid for it, taken of it, or is on it. */
  readonly amount: Money
  /** The day of the shop on which it is. */
  readonly day: Date
  /** Its own among all moments. */
  readonly key: string
  /** What it is. */
  readonly kind: VoucherMomentKind
  /** When its slot of five minutes begins, as `09:35` of the shop; null for what has a day alone. */
  readonly slot: string | null
  /** The voucher; null for those who may not see it. */
  readonly voucher: Voucher | null
}

/** What happens to a voucher. */
export type VoucherMomentKind = 'DUE' | 'ISSUED' | 'REDEEMED' | 'SENT' | 'SOLD'

/** In which order. */
export interface VoucherOrder {
  /** Rising or falling. */
  readonly direction: Direction
  /** By what. */
  readonly field: VoucherOrderField
}

/** By what vouchers are sorted. */
export type VoucherOrderField = 'BALANCE' | 'CHANGED' | 'CREATED' | 'VALUE'

/** What came of `blockVoucher`, `correctVoucher`, `issueVoucher`, `sendVoucher`, `updateVoucher`: what there is afterwards, or why it was refused. */
export interface VoucherPayload {
  readonly __typename: 'VoucherPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** The voucher afterwards; null where that was refused. */
  readonly voucher: Voucher | null
}

/** What a voucher pays of a cart, or paid of an order. */
export interface VoucherPayment {
  readonly __typename: 'VoucherPayment'
  /** The last four characters of its code: enough to tell vouchers apart, too little to pay with. */
  readonly codeEnd: string
  /** What it pays. */
  readonly paid: Money
  /** What stays on it; of an order, what stayed on it then. */
  readonly remaining: Money
}

/** Which vouchers can be bought. */
export interface VoucherSale {
  readonly __typename: 'VoucherSale'
  /** The least amount. */
  readonly least: Money
  /** The highest amount. */
  readonly most: Money
  /** They hold until the end of the year in so many years; 0: they do not expire. */
  readonly validYears: number
}

/** How a voucher stands. */
export type VoucherState = 'BLOCKED' | 'EXPIRED' | 'OPEN' | 'PARTLY' | 'REDEEMED'

/** Which vouchers a tab holds. */
export type VoucherTab = 'ALL' | 'BLOCKED' | 'EXPIRED' | 'OPEN' | 'PARTLY' | 'REDEEMED' | 'SOLD'

/** How many vouchers a tab holds. */
export interface VoucherTabCount {
  readonly __typename: 'VoucherTabCount'
  /** How many, counted up to 1,001. */
  readonly count: number
  /** Which tab. */
  readonly key: VoucherTab
}

/** How vouchers look on paper. */
export interface VoucherTemplate {
  readonly __typename: 'VoucherTemplate'
  /** The colour of the heading and the edge, as `#1f4d3a`. */
  readonly accent: string
  /** When it was last changed. */
  readonly changedAt: DateTime
  /** Since when it is deleted; null while it is not. */
  readonly deletedAt: DateTime | null
  /** What stands large on the voucher. */
  readonly heading: LocalizedText
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** The picture beside it; null: none, or for those who may not see files. */
  readonly image: File | null
  /** Whether vouchers that are sold look so, unless their buyer chose another look; one template at most. */
  readonly isDefault: boolean
  /** Whether buyers may choose it. */
  readonly isOffered: boolean
  /** Whether anybody who has the code may redeem such a voucher, or the recipient alone. */
  readonly isTransferable: boolean
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** What stands below it. */
  readonly text: LocalizedText
  /** What staff call it. */
  readonly title: string
  /** Whether the viewer may change it. */
  readonly viewerCanEdit: boolean
}

/** What is left out stays (in a new one: as usual), null clears. */
export interface VoucherTemplateChanges {
  /** The colour of the heading and the edge, as `#1f4d3a`. At most 7 characters. */
  readonly accent?: string | null
  /** What stands large on the voucher. At most 60 characters. Cannot be cleared. */
  readonly heading?: LocalizedTextInput | null
  /** A picture of the library; null: none. */
  readonly imageFileId?: Id | null
  /** Whether vouchers that are sold look so, unless their buyer chose another look; one template at most. */
  readonly isDefault?: boolean | null
  /** Whether buyers may choose it. */
  readonly isOffered?: boolean | null
  /** Whether anybody who has the code may redeem such a voucher, or the recipient alone. */
  readonly isTransferable?: boolean | null
  /** What stands below it. At most 400 characters. */
  readonly text?: LocalizedTextInput | null
  /** What staff call it. At most 100 characters. Cannot be cleared. */
  readonly title?: string | null
}

/** A page of a list, each entry as `VoucherTemplate`. */
export interface VoucherTemplateConnection {
  readonly __typename: 'VoucherTemplateConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly VoucherTemplateEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface VoucherTemplateEdge {
  readonly __typename: 'VoucherTemplateEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: VoucherTemplate
}

/** Which templates are wanted. */
export interface VoucherTemplateFilter {
  /** Words of which each is part of title, heading or text. */
  readonly search?: string | null
}

/** What came of `createVoucherTemplate`, `updateVoucherTemplate`: what there is afterwards, or why it was refused. */
export interface VoucherTemplatePayload {
  readonly __typename: 'VoucherTemplatePayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** The template afterwards; null where that was refused. */
  readonly template: VoucherTemplate | null
}

/** A line that becomes something. */
export interface WantedLineInput {
  /** Of a size run; all that is left. At most 200 entries. */
  readonly cells?: readonly DocumentCellInput[] | null
  /** Its document. */
  readonly documentId: Id
  /** The line. At most 60 characters. */
  readonly lineId: string
  /** Thousandths of a unit; all that is left if it is not said. */
  readonly quantity?: number | null
}

/** One attempt to hand a message over. */
export interface WebhookAttempt {
  readonly __typename: 'WebhookAttempt'
  /** The beginning of what was answered, at most 1,000 characters. */
  readonly answer: string | null
  /** When it was made. */
  readonly at: DateTime
  /** Why it does not count: ADDRESS_REFUSED, REDIRECTED, STATUS, TIMEOUT, NAME_UNKNOWN, CERTIFICATE, CONNECTION, SUBJECT_GONE, SECRET_LOST; null where it does. */
  readonly error: string | null
  /** How long it took. */
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
  /** When it was handed over, or given up; null while it waits. */
  readonly endedAt: DateTime | null
  /** Where it goes; null where that is gone. */
  readonly endpoint: WebhookEndpoint | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** The event, `webhook.test` or `webhook.resumed`. */
  readonly kind: string
  /** The attempts, oldest first, at most 20. */
  readonly log: readonly WebhookAttempt[]
  /** What is sent as JSON, without the person; null before the first attempt. */
  readonly message: string | null
  /** The header `webhook-id`, the same for each attempt. */
  readonly messageId: string
  /** Whether it was handed over. */
  readonly state: WebhookDeliveryState
}

/** A page of a list, each entry as `WebhookDelivery`. */
export interface WebhookDeliveryConnection {
  readonly __typename: 'WebhookDeliveryConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly WebhookDeliveryEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly WebhookDeliveryTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface WebhookDeliveryEdge {
  readonly __typename: 'WebhookDeliveryEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: WebhookDelivery
}

/** Which messages are wanted. */
export interface WebhookDeliveryFilter {
  /** Of one endpoint. */
  readonly endpointId?: Id | null
  /** Of one event, as `order.placed`. */
  readonly kind?: string | null
  /** In this state alone; absent: ALL. */
  readonly tab?: WebhookDeliveryTab | null
}

/** Whether a message was handed over. */
export type WebhookDeliveryState = 'DELIVERED' | 'FAILED' | 'WAITING'

/** Tabs of the log of messages. */
export type WebhookDeliveryTab = 'ALL' | 'DELIVERED' | 'FAILED' | 'WAITING'

/** How many messages a tab holds. */
export interface WebhookDeliveryTabCount {
  readonly __typename: 'WebhookDeliveryTabCount'
  /** How many. */
  readonly count: number
  /** The tab. */
  readonly key: WebhookDeliveryTab
}

/** An address of another program that is told of events, by signed messages (Standard Webhooks). */
export interface WebhookEndpoint {
  readonly __typename: 'WebhookEndpoint'
  /** When it came into being. */
  readonly createdAt: DateTime
  /** When something was accepted last, to the minute. */
  readonly deliveredAt: DateTime | null
  /** Since when nothing was accepted; null where the last message was. */
  readonly failingSince: DateTime | null
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** Whether messages name the person behind an order, a withdrawal or an account. */
  readonly includesPeople: boolean
  /** Whether it is told of what happens. */
  readonly isActive: boolean
  /** Names of the events, see `webhookKinds`. */
  readonly kinds: readonly string[]
  /** What it is for. */
  readonly label: string
  /** Since when nothing was noted for it, the last time it was off, with a minute to spare: its program asks for what changed from then on. Null where it was never off. */
  readonly missedSince: DateTime | null
  /** When it was switched on again, and told so by `webhook.resumed`; null while it is off. */
  readonly missedUntil: DateTime | null
  /** Null while it is on, and where somebody switched it off. */
  readonly offReason: WebhookOffReason | null
  /** Until then the secret before signs as well; null where there is none, or it may be past. */
  readonly previousSecretUntil: DateTime | null
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** Where messages go. */
  readonly url: string
}

/** What is to be different of an endpoint; what is left out stays. */
export interface WebhookEndpointChanges {
  /** Whether messages name people; without it they do not. */
  readonly includesPeople?: boolean | null
  /** While it is off nothing new is noted for it. On again, what waits goes on, and `webhook.resumed` says since when it missed something. */
  readonly isActive?: boolean | null
  /** Names of events, see `webhookKinds`; at least one. */
  readonly kinds?: readonly string[] | null
  /** What it is for. At most 100 characters. */
  readonly label?: string | null
  /** Begins with https://; a public address without user and password. At most 500 characters. */
  readonly url?: string | null
}

/** A page of a list, each entry as `WebhookEndpoint`. */
export interface WebhookEndpointConnection {
  readonly __typename: 'WebhookEndpointConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly WebhookEndpointEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface WebhookEndpointEdge {
  readonly __typename: 'WebhookEndpointEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
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

/** A product on a list, and what is wanted of it. */
export interface Wish {
  readonly __typename: 'Wish'
  /** Pieces that are wanted. */
  readonly amount: number
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** What its owner wrote beside it. */
  readonly note: string | null
  /** With its price and availability of now; null where it is not to be had any more. */
  readonly product: Product | null
  /** What it is called, also where it is not to be had any more. */
  readonly title: string
  /** The size that is wanted; null where none was chosen, or it is gone. */
  readonly variant: Variant | null
}

/** What is left out stays; null clears. */
export interface WishChanges {
  /** Pieces that are wanted. From 1 to 9999. */
  readonly amount?: number | null
  /** A note beside it. At most 300 characters. */
  readonly note?: string | null
  /** The size that is wanted. */
  readonly variantId?: Id | null
}

/** A list of products that a person keeps for later. */
export interface WishList {
  readonly __typename: 'WishList'
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** The list that everybody has: the favourites. */
  readonly isFirst: boolean
  /** The products on it. */
  readonly productIds: readonly Id[]
  /** Address under which whoever knows it sees the list; null where it is not shared. */
  readonly sharePath: string | null
  /** Null of the first list. */
  readonly title: string | null
  /** Products on it. */
  readonly wishCount: number
  /** What is on it, the latest first. */
  readonly wishes: readonly Wish[]
}

/** What came of `deleteWishList`, `listProduct`, `moveWishes`, `removeWishes`, `saveWishList`, `shareWishList`, `updateWish`: what there is afterwards, or why it was refused. */
export interface WishListPayload {
  readonly __typename: 'WishListPayload'
  /** Why it was refused, all reasons at once; empty where it was done. */
  readonly errors: readonly UserError[]
  /** Whoever asks, as they stand afterwards; null where it was refused. */
  readonly viewer: Viewer | null
  /** The list as it is now; null where it is gone. */
  readonly wishList: WishList | null
}

/** What `withdrawBuyerInvitation` is told. */
export interface WithdrawBuyerInvitationInput {
  /** Of `Company`: its id as GraphQL or REST shows it. */
  readonly companyId: Id
  /** Where it was sent. At most 500 characters. */
  readonly email: string
}

/** What `withdrawEntry` is told. */
export interface WithdrawEntryInput {
  /** The id of the working copy. */
  readonly entryId: Id
  /** In which languages; legal and reusable ones in both. */
  readonly languages: readonly Language[]
  /** What the others should know. At most 2000 characters. */
  readonly note?: string | null
}

/** A part of an order that is withdrawn from by itself: a line, or a kind of pieces of a set. */
export interface WithdrawableItem {
  readonly __typename: 'WithdrawableItem'
  /** Pieces that can be withdrawn from. */
  readonly amount: number
  /** Name of the colour; null without one. */
  readonly color: string | null
  /** Whom it is cut for; null where that does not matter. */
  readonly fit: Fit | null
  /** Made to the buyer’s words, for which the law knows no right of withdrawal. */
  readonly isExcluded: boolean
  /** Of the `OrderLine`. */
  readonly lineId: Id
  /** Place in the pieces of the set. */
  readonly piece: number | null
  /** Such as M or 152; null without one. */
  readonly size: string | null
  /** What it was called, in the language of the order. */
  readonly title: string
}

/** A declaration of withdrawal from a contract: for staff, and for whoever placed its order while signed in. */
export interface Withdrawal {
  readonly __typename: 'Withdrawal'
  /** What the customer was told. */
  readonly answer: string | null
  /** When the goods arrived, as staff found out; null while nobody knows. */
  readonly arrivedOn: Date | null
  /** When staff decided; null before. */
  readonly decidedAt: DateTime | null
  /** When it came in. */
  readonly declaredAt: DateTime
  /** Where the receipt went. */
  readonly email: string
  /** Its id, for good; `node(id:)` finds by it what can be found so. */
  readonly id: Id
  /** What of the order; empty for the whole contract, or what `parts` says. */
  readonly items: readonly WithdrawnItem[]
  /** In which the declarer is written to. */
  readonly language: Language
  /** Of the declarer, as it was entered. */
  readonly name: string
  /** The order that fits; null where none does, or the viewer may not see it. */
  readonly order: Order | null
  /** As it was entered. */
  readonly orderNumber: string
  /** What of the order, in the declarer’s words. */
  readonly parts: string | null
  /** Null where no order fits what was entered. */
  readonly proof: WithdrawalProof | null
  /** Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster. */
  readonly revision: number
  /** What became of it. */
  readonly state: WithdrawalState
  /** Null where no order fits. */
  readonly term: WithdrawalTerm | null
  /** Whether the viewer may accept or refuse it. */
  readonly viewerCanDecide: boolean
}

/** A page of a list, each entry as `Withdrawal`. */
export interface WithdrawalConnection {
  readonly __typename: 'WithdrawalConnection'
  /** The entries of this page, in the order of the list. */
  readonly edges: readonly WithdrawalEdge[]
  /** Whether there are more than `totalCount`, which is counted up to 10,000, with words up to 1,000. */
  readonly isCountCapped: boolean
  /** The numbered pages around this one. */
  readonly pageCursors: PageCursors
  /** Whether there are further pages, and where they begin. */
  readonly pageInfo: PageInfo
  /** How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000. */
  readonly tabs: readonly WithdrawalTabCount[]
  /** How many entries the whole list has, under its filter. */
  readonly totalCount: number
}

/** An entry of a list with its place in it. */
export interface WithdrawalEdge {
  readonly __typename: 'WithdrawalEdge'
  /** Its place: `after` it begins what follows. */
  readonly cursor: string
  /** The entry itself. */
  readonly node: Withdrawal
}

/** Which declarations are wanted. */
export interface WithdrawalFilter {
  /** Part of the number, the name or the address that was entered. */
  readonly search?: string | null
  /** In this state alone; absent: ALL. */
  readonly tab?: WithdrawalTab | null
}

/** An order of the viewer’s, from which they can withdraw part by part. */
export interface WithdrawalOffer {
  readonly __typename: 'WithdrawalOffer'
  /** Where the receipt goes; masked for whoever has only the link. */
  readonly email: string
  /** What can be withdrawn from one by one. */
  readonly items: readonly WithdrawableItem[]
  /** Of the buyer. */
  readonly name: string
  /** Of the order. */
  readonly orderNumber: string
}

/** By what the order is known to be the declarer’s. */
export type WithdrawalProof = 'ACCOUNT' | 'EMAIL' | 'LINK' | 'STAFF'

/** What became of a declaration. */
export type WithdrawalState = 'ACCEPTED' | 'RECEIVED' | 'REFUSED'

/** Tabs of the list of declarations. */
export type WithdrawalTab = 'ACCEPTED' | 'ALL' | 'RECEIVED' | 'REFUSED'

/** How many declarations a tab holds. */
export interface WithdrawalTabCount {
  readonly __typename: 'WithdrawalTabCount'
  /** How many. */
  readonly count: number
  /** The tab. */
  readonly key: WithdrawalTab
}

/** Whether a declaration came in time. */
export interface WithdrawalTerm {
  readonly __typename: 'WithdrawalTerm'
  /** Last day if the goods arrived on the day they were sent, or when they did; null where nothing was sent. */
  readonly earliestEnd: Date | null
  /** In one word. */
  readonly kind: WithdrawalTermKind
  /** Last day if the goods arrived when they should have, or when they did; null where nothing was sent. */
  readonly likelyEnd: Date | null
}

/** Whether a declaration came in time. */
export type WithdrawalTermKind = 'BEFORE_DELIVERY' | 'IN_TIME' | 'LATE' | 'TO_BE_CHECKED'

/** Pieces that a declaration is about. */
export interface WithdrawnItem {
  readonly __typename: 'WithdrawnItem'
  /** How many. */
  readonly amount: number
  /** What they are called. */
  readonly title: string
}

/** Pieces that are withdrawn from. */
export interface WithdrawnItemInput {
  /** How many; at least one. */
  readonly amount: number
  /** Of `OrderLine`: its id as GraphQL or REST shows it. */
  readonly lineId: Id
  /** As the offer names it. */
  readonly piece?: number | null
}

/** What is written for a property. */
export interface WrittenValueInput {
  /** Of the property. */
  readonly key: string
  /** At most as long as the property allows. */
  readonly text: string
}
