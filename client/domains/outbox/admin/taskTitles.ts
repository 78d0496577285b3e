import type { MessageId } from '../../../intl/messageIds.ts'

/** What people call the shop's own work, by the names of tasks and reactions. */
const titles: Readonly<Record<string, MessageId>> = {
  'catalogue.relist': 'admin.task.refreshListings',
  'orders.confirm': 'admin.task.ordersConfirm',
  'affiliates.cancel': 'admin.task.affiliatesCancel',
  'affiliates.earn': 'admin.task.affiliatesEarn',
  'affiliates.shrink': 'admin.task.affiliatesShrink',
  'orders.issueVouchers': 'admin.task.ordersIssueVouchers',
  'orders.tellOwner': 'admin.task.ordersTellOwner',
  'withdrawals.confirm': 'admin.task.withdrawalsConfirm',
  'withdrawals.tellOperator': 'admin.task.withdrawalsTellOperator',
  'outbox.sendWaiting': 'admin.task.sendWaiting',
  send_mail: 'admin.task.sendMail',
  send_password_reset: 'admin.task.sendPasswordReset',
  send_confirmation: 'admin.task.sendConfirmation',
  send_email_change: 'admin.task.sendEmailChange',
  send_second_factor_reset: 'admin.task.sendSecondFactorReset',
  end_second_factors: 'admin.task.endSecondFactors',
  forget_unconfirmed_accounts: 'admin.task.forgetUnconfirmedAccounts',
  forget_old_decisions: 'admin.task.forgetOldDecisions',
  forget_ended_locks: 'admin.task.forgetEndedLocks',
  forget_ended_sessions: 'admin.task.forgetEndedSessions',
  forget_search_misses: 'admin.task.forgetSearchMisses',
  forget_kept_answers: 'admin.task.forgetKeptAnswers',
  refresh_listings: 'admin.task.refreshListings',
  send_restock_notices: 'admin.task.sendRestockNotices',
  send_vouchers: 'admin.task.sendVouchers',
  tell_low_stock: 'admin.task.tellLowStock',
  forget_missed_paths: 'admin.task.forgetMissedPaths',
  turn_publications: 'admin.task.turnPublications',
  forget_old_notifications: 'admin.task.forgetOldNotifications',
  purge_form_answers: 'admin.task.purgeFormAnswers',
  refresh_offers: 'admin.task.refreshOffers',
  remove_order_requests: 'admin.task.removeOrderRequests',
  remove_expired_carts: 'admin.task.removeExpiredCarts',
  cancel_unpaid_orders: 'admin.task.cancelUnpaidOrders',
  fold_customers: 'admin.task.foldCustomers',
  build_data_export: 'admin.task.buildDataExport',
  release_bytes: 'admin.task.releaseBytes',
  sweep_files: 'admin.task.sweepFiles',
  remove_old_exports: 'admin.task.removeOldExports',
  rehearse_rules: 'admin.task.rehearseRules',
  remove_old_rehearsals: 'admin.task.removeOldRehearsals',
  work_on_import: 'admin.task.workOnImport',
  remove_old_imports: 'admin.task.removeOldImports',
  purge_webhook_deliveries: 'admin.task.webhooksPurge',
  prepare_pictures: 'admin.task.preparePictures',
  expire_uploads: 'admin.task.expireUploads',
  delete_due_accounts: 'admin.task.deleteDueAccounts',
}

/** The title of a task; one that has none yet is called by its own name. */
export const taskTitle = (task: string, text: (id: MessageId) => string): string => {
  const title = titles[task]
  return title === undefined ? task : text(title)
}
