import { printWithAccepted } from './api/accepted.ts'
import { builder } from './api/builder.ts'
import './api/changeFields.ts'
import { describeSchema } from './api/descriptions/describe.ts'
import { sharedDescriptions } from './api/descriptions/shared.ts'
import './api/scalars.ts'
import './domains/accounts/addresses/graphql/addresses.ts'
import './domains/accounts/apiKeys/graphql.ts'
import './domains/accounts/companies/graphql/companies.ts'
import './domains/accounts/authentication/graphql/changeEmail.ts'
import './domains/accounts/authentication/graphql/passwords.ts'
import './domains/accounts/authentication/graphql/signIn.ts'
import './domains/accounts/authentication/graphql/signUp.ts'
import './domains/accounts/graphql.ts'
import './domains/accounts/ownAccount/graphql/profile.ts'
import './domains/accounts/secondFactor/graphql/passkeys.ts'
import './domains/accounts/secondFactor/graphql/secondFactor.ts'
import './domains/accounts/recents/graphql.ts'
import './domains/accounts/savedViews/graphql.ts'
import './domains/accounts/sessions/graphql/ownSessions.ts'
import './domains/accounts/sessions/graphql/security.ts'
import './domains/accounts/teamLists/graphql.ts'
import './domains/accounts/users/graphql/acting.ts'
import './domains/accounts/users/graphql/permissions.ts'
import './domains/accounts/users/graphql/userMutations.ts'
import './domains/accounts/users/graphql/users.ts'
import './domains/approvals/graphql/requests.ts'
import './domains/audit/graphql.ts'
import './domains/cart/graphql/answers.ts'
import './domains/orders/graphql/delivery.ts'
import './domains/cart/graphql/codes.ts'
import './domains/cart/graphql/mutations.ts'
import './domains/cart/wishLists/graphql.ts'
import './domains/catalogue/graphql/mutationFields.ts'
import './domains/catalogue/graphql/queryFields.ts'
import './domains/catalogue/restock/graphql.ts'
import './domains/catalogue/searchWords/graphql.ts'
import './domains/checkout/graphql.ts'
import './domains/content/graphql/agreements.ts'
import './domains/content/graphql/comparing.ts'
import './domains/content/graphql/entry.ts'
import './domains/content/graphql/frame.ts'
import './domains/content/graphql/live.ts'
import './domains/content/graphql/managed.ts'
import './domains/content/graphql/mutations.ts'
import './domains/content/graphql/links.ts'
import './domains/content/graphql/redirects.ts'
import './domains/forms/graphql/answers.ts'
import './domains/forms/graphql/block.ts'
import './domains/forms/graphql/forms.ts'
import './domains/forms/graphql/sending.ts'
import './domains/coupons/graphql/coupons.ts'
import './domains/customers/graphql/customers.ts'
import './domains/demo/graphql.ts'
import './domains/feeds/graphql.ts'
import './domains/finder/graphql.ts'
import './domains/files/browser/graphql.ts'
import './domains/files/documents/graphql.ts'
import './domains/files/graphql/file.ts'
import './domains/files/library/graphql.ts'
import './domains/locks/graphql.ts'
import './domains/files/uploads/graphql.ts'
import './domains/galleries/graphql/galleries.ts'
import './domains/files/pictures/graphql.ts'
import './domains/notifications/graphql.ts'
import './domains/orders/graphql/browser.ts'
import './domains/orders/graphql/consent.ts'
import './domains/orders/graphql/payments.ts'
import './domains/orders/graphql/redemptions.ts'
import './domains/orders/graphql/mutations.ts'
import './domains/orders/graphql/own.ts'
import './domains/orders/graphql/work.ts'
import './domains/imports/graphql/imports.ts'
import './domains/outbox/graphql.ts'
import './domains/persons/graphql.ts'
import './domains/pricing/graphql.ts'
import './domains/rehearsals/graphql.ts'
import './domains/privacy/consent/graphql/consent.ts'
import './domains/privacy/consent/graphql/listed.ts'
import './domains/privacy/graphql.ts'
import './domains/settings/graphql.ts'
import './domains/settings/look/graphql.ts'
import './domains/settings/texts/graphql.ts'
import './domains/site/graphql.ts'
import './domains/stock/graphql/stock.ts'
import './domains/system/graphql.ts'
import './domains/stock/graphql/takings.ts'
import './domains/vouchers/graphql/calendar.ts'
import './domains/affiliates/graphql/affiliates.ts'
import './domains/affiliates/graphql/own.ts'
import './domains/vouchers/graphql/looks.ts'
import './domains/vouchers/graphql/vouchers.ts'
import './domains/webhooks/graphql/webhooks.ts'
import './domains/invoicing/payments/graphql/bank.ts'
import './domains/invoicing/payments/graphql/bankFiles.ts'
import './domains/invoicing/payments/graphql/openItems.ts'
import './domains/invoicing/payments/graphql/payments.ts'
import './domains/invoicing/bills/graphql/lists.ts'
import './domains/invoicing/bills/graphql/mutations.ts'
import './domains/invoicing/bills/graphql/refusals.ts'
import './domains/invoicing/graphql/documents.ts'
import './domains/invoicing/graphql/drafts.ts'
import './domains/invoicing/graphql/refusals.ts'
import './domains/invoicing/graphql/checking.ts'
import './domains/invoicing/graphql/lines.ts'
import './domains/withdrawals/graphql.ts'
import { withGates } from './components.ts'
import { companyDescriptions } from './domains/accounts/companies/graphql/descriptions.ts'
import { accountDescriptions } from './domains/accounts/graphql.descriptions.ts'
import { affiliateDescriptions } from './domains/affiliates/graphql/descriptions.ts'
import { approvalDescriptions } from './domains/approvals/graphql/descriptions.ts'
import { auditDescriptions } from './domains/audit/graphql.descriptions.ts'
import { cartDescriptions } from './domains/cart/graphql/descriptions.ts'
import { goodsBlockDescriptions } from './domains/catalogue/graphql/descriptions/blocks.ts'
import { managedCatalogueDescriptions } from './domains/catalogue/graphql/descriptions/managed.ts'
import { catalogueDescriptions } from './domains/catalogue/graphql/descriptions/shown.ts'
import { blockDescriptions } from './domains/content/graphql/descriptions/blocks.ts'
import { entryDescriptions } from './domains/content/graphql/descriptions/entries.ts'
import { frameDescriptions } from './domains/content/graphql/descriptions/frame.ts'
import { managedEntryDescriptions } from './domains/content/graphql/descriptions/managed.ts'
import { couponDescriptions } from './domains/coupons/graphql/descriptions.ts'
import { customerDescriptions } from './domains/customers/graphql/descriptions.ts'
import { demoDescriptions } from './domains/demo/graphql.descriptions.ts'
import { feedDescriptions } from './domains/feeds/graphql.descriptions.ts'
import { fileBrowserDescriptions } from './domains/files/browser/graphql.descriptions.ts'
import { fileDescriptions } from './domains/files/graphql/descriptions.ts'
import { libraryDescriptions } from './domains/files/library/graphql.descriptions.ts'
import { pictureDescriptions } from './domains/files/pictures/graphql.descriptions.ts'
import { formDescriptions } from './domains/forms/graphql/descriptions.ts'
import { galleryDescriptions } from './domains/galleries/graphql/descriptions.ts'
import { importDescriptions } from './domains/imports/graphql/descriptions.ts'
import { lockDescriptions } from './domains/locks/graphql.descriptions.ts'
import { orderDescriptions } from './domains/orders/graphql/descriptions.ts'
import { outboxDescriptions } from './domains/outbox/graphql.descriptions.ts'
import { personDescriptions } from './domains/persons/graphql.descriptions.ts'
import { pricingDescriptions } from './domains/pricing/graphql.descriptions.ts'
import { privacyDescriptions } from './domains/privacy/graphql.descriptions.ts'
import { settingsDescriptions } from './domains/settings/graphql.descriptions.ts'
import { stockDescriptions } from './domains/stock/graphql/descriptions.ts'
import { voucherDescriptions } from './domains/vouchers/graphql/descriptions.ts'
import { webhookDescriptions } from './domains/webhooks/graphql/descriptions.ts'
import { withdrawalDescriptions } from './domains/withdrawals/graphql.descriptions.ts'

/** The GraphQL schema of all domains, each part with its description. */
const described = describeSchema(builder.toSchema(), [
  sharedDescriptions,
  accountDescriptions,
  companyDescriptions,
  approvalDescriptions,
  auditDescriptions,
  cartDescriptions,
  catalogueDescriptions,
  blockDescriptions,
  frameDescriptions,
  goodsBlockDescriptions,
  entryDescriptions,
  managedEntryDescriptions,
  formDescriptions,
  couponDescriptions,
  affiliateDescriptions,
  voucherDescriptions,
  customerDescriptions,
  demoDescriptions,
  managedCatalogueDescriptions,
  feedDescriptions,
  fileBrowserDescriptions,
  fileDescriptions,
  lockDescriptions,
  pictureDescriptions,
  libraryDescriptions,
  galleryDescriptions,
  orderDescriptions,
  outboxDescriptions,
  personDescriptions,
  pricingDescriptions,
  privacyDescriptions,
  settingsDescriptions,
  webhookDescriptions,
  stockDescriptions,
  importDescriptions,
  withdrawalDescriptions,
])

/** As it is asked: with the doors of what is switched off shut. */
export const schema = withGates(described)

/** The schema as it is committed in schema.graphql. */
export const printedSchema = (): string => `${printWithAccepted(schema)}\n`
