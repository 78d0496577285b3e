import { companiesPersonalData } from './domains/accounts/companies/personalData.ts'
import { accountsPersonalData } from './domains/accounts/personalData.ts'
import { affiliatesPersonalData } from './domains/affiliates/personalData.ts'
import { approvalsPersonalData } from './domains/approvals/personalData.ts'
import { auditPersonalData } from './domains/audit/personalData.ts'
import { cartPersonalData } from './domains/cart/personalData.ts'
import { cataloguePersonalData } from './domains/catalogue/personalData.ts'
import { contentPersonalData } from './domains/content/personalData.ts'
import { couponsPersonalData } from './domains/coupons/personalData.ts'
import { customersPersonalData } from './domains/customers/personalData.ts'
import { filesPersonalData } from './domains/files/personalData.ts'
import { formsPersonalData } from './domains/forms/personalData.ts'
import { importsPersonalData } from './domains/imports/personalData.ts'
import { paymentsPersonalData } from './domains/invoicing/payments/personalData.ts'
import { invoicingPersonalData } from './domains/invoicing/personalData.ts'
import { locksPersonalData } from './domains/locks/personalData.ts'
import { notificationsPersonalData } from './domains/notifications/personalData.ts'
import { ordersPersonalData } from './domains/orders/personalData.ts'
import { outboxPersonalData } from './domains/outbox/personalData.ts'
import { personsPersonalData } from './domains/persons/personalData.ts'
import { privacyPersonalData } from './domains/privacy/personalData.ts'
import { rehearsalsPersonalData } from './domains/rehearsals/personalData.ts'
import { settingsPersonalData } from './domains/settings/personalData.ts'
import { stockPersonalData } from './domains/stock/personalData.ts'
import { vouchersPersonalData } from './domains/vouchers/personalData.ts'
import { webhooksPersonalData } from './domains/webhooks/personalData.ts'
import { withdrawalsPersonalData } from './domains/withdrawals/personalData.ts'
import type { PersonalData } from './platform/personalData.ts'

/** What every domain keeps of people; in this order it is erased, the account first, by which the log then knows. */
export const personalData: readonly PersonalData[] = [
  accountsPersonalData,
  auditPersonalData,
  personsPersonalData,
  locksPersonalData,
  filesPersonalData,
  cataloguePersonalData,
  contentPersonalData,
  formsPersonalData,
  couponsPersonalData,
  vouchersPersonalData,
  cartPersonalData,
  approvalsPersonalData,
  companiesPersonalData,
  ordersPersonalData,
  customersPersonalData,
  rehearsalsPersonalData,
  settingsPersonalData,
  withdrawalsPersonalData,
  affiliatesPersonalData,
  invoicingPersonalData,
  paymentsPersonalData,
  stockPersonalData,
  importsPersonalData,
  webhooksPersonalData,
  notificationsPersonalData,
  outboxPersonalData,
  privacyPersonalData,
]
