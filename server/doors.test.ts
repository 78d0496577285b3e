import { expect, test } from 'vitest'
import { isWriting } from './api/restWrites.ts'
import { routes } from './rest.ts'
import { schema } from './schema.ts'

/** What both doors write: what an integrator needs is on both sides, and what is on one side says why. */

const reasons = {
  browser: 'What a person does in a browser, with a session or a link of a mail; programs have no part in it.',
  file: 'It takes a file, which the documented paths do not take yet, or in parts of their own (tus).',
  rights: 'Rights and keys are given by people who signed in.',
  running: 'It is about the running of the shop, not its data.',
  screen: 'A screen of the admin centre needs it; connectors have not asked for it.',
  old: 'A path that existing clients call, and that has nothing to say in GraphQL.',
} as const
type Reason = keyof typeof reasons

/** By mutation, the documented paths that do the same. */
const both: Readonly<Record<string, readonly string[]>> = {
  createProduct: ['POST shop_product'],
  addVariant: ['POST shop_product'],
  updateProduct: ['PUT shop_product'],
  deleteProducts: ['DELETE shop_product', 'DELETE shop_product/{id}'],
  deleteVariants: ['DELETE shop_product', 'DELETE shop_product/{id}'],
  changeProducts: ['POST shop_product/change'],
  duplicateProduct: ['POST shop_product/duplicate'],
  restoreProducts: ['POST shop_product/restore'],
  uploadFile: ['POST upload'],
  uploadFiles: ['POST upload'],
  updateFile: ['PUT file'],
  trashFiles: ['DELETE file', 'DELETE file/{id}', 'POST file'],
  restoreFiles: ['POST file/restore'],
  replaceFile: ['POST file/{id}/replace'],
  restoreFileVersion: ['POST file/{id}/versions/{number}/restore'],
  updateProductImage: ['PUT shop_product_image', 'PUT shop_product'],
  createProductGroup: ['POST shop_productgroup'],
  updateProductGroup: ['PUT shop_productgroup'],
  deleteProductGroups: ['DELETE shop_productgroup', 'DELETE shop_productgroup/{id}'],
  createColor: ['POST shop_color'],
  updateColor: ['PUT shop_color'],
  deleteColors: ['DELETE shop_color', 'DELETE shop_color/{id}'],
  setStock: ['PUT shop_stock'],
  setPrices: ['PUT shop_price'],
  updateSettings: ['PUT config'],
  removeDemo: ['DELETE demo'],
  markOrderRead: ['PUT shop_order'],
  setOrderTags: ['PUT shop_order'],
  markOrdersPaid: ['POST shop/markPayed'],
  markOrderShipped: ['POST shop/markShipped'],
  cancelOrder: ['POST shop/cancelOrder'],
  markOrderRefunded: ['POST shop/markRefunded'],
  markOrderUnpaid: ['POST shop/markUnpayed'],
  markOrderUnshipped: ['POST shop/markUnshipped'],
  correctOrderTracking: ['POST shop/correctTracking'],
  changeOrderAddress: ['POST shop/changeOrderAddress'],
  addOrderNote: ['POST shop/addOrderNote'],
  changeOrderNote: ['POST shop/changeOrderNote'],
  deleteOrderNote: ['POST shop/deleteOrderNote'],
  completeWithdrawal: ['PUT shop_withdrawal'],
  decideWithdrawal: ['PUT shop_withdrawal'],
  declareWithdrawal: ['POST shop_withdrawal'],
  inviteUser: ['POST auth'],
  deactivateUser: ['DELETE auth', 'DELETE auth/{id}'],
  createCart: ['POST shop/cart'],
  editDocument: ['POST crop', 'POST rotate'],
  editPicture: ['POST crop', 'POST rotate'],
  freeLock: ['POST freeFileLock'],
  addArticlesToCart: ['PUT shop/cart'],
  addToCart: ['PUT shop/cart'],
  addSetToCart: ['PUT shop/cart'],
  changeCartLine: ['PUT shop/cart'],
  removeCartLines: ['PUT shop/cart'],
  updateCheckout: ['PUT shop/cart'],
  setFavourite: ['PUT shop/cart_favorites'],
  placeOrder: ['POST shop_order'],
  requestRestock: ['POST shop/restock'],
  confirmRestock: ['POST shop/restock/confirm'],
  endRestock: ['POST shop/restock/end'],
  updateProfile: ['PUT auth'],
  createAddress: ['PUT auth'],
  updateAddress: ['PUT auth'],
  deleteAddress: ['PUT auth'],
  setDefaultAddress: ['PUT auth'],
  saveTeamList: ['POST team_lists'],
  deleteTeamList: ['DELETE team_lists/{id}'],
  saveView: ['POST saved_views'],
  deleteView: ['DELETE saved_views/{id}'],
  createGallery: ['POST gallery'],
  updateGallery: ['PUT gallery'],
  deleteGalleries: ['DELETE gallery', 'DELETE gallery/{id}'],
  restoreGalleries: ['POST gallery/restore'],
  createCoupon: ['POST shop_coupon'],
  updateCoupon: ['PUT shop_coupon'],
  deleteCoupons: ['DELETE shop_coupon', 'DELETE shop_coupon/{id}'],
  restoreCoupons: ['POST shop_coupon/restore'],
  generateCouponCodes: ['POST shop_coupon/{id}/codes'],
  enterCode: ['PUT shop/cart', 'POST shop_coupon/validate'],
  removeCode: ['PUT shop/cart'],
  issueVoucher: ['POST shop_voucher'],
  updateVoucher: ['PUT shop_voucher'],
  blockVoucher: ['DELETE shop_voucher', 'DELETE shop_voucher/{id}'],
  verifyVoucher: ['POST shop/voucher/verify'],
  createVoucherTemplate: ['POST shop_voucher_template'],
  updateVoucherTemplate: ['PUT shop_voucher_template'],
  deleteVoucherTemplates: ['DELETE shop_voucher_template', 'DELETE shop_voucher_template/{id}'],
  createWebhookEndpoint: ['POST webhooks'],
  updateWebhookEndpoint: ['PUT webhooks'],
  deleteWebhookEndpoint: ['DELETE webhooks', 'DELETE webhooks/{id}'],
  rotateWebhookSecret: ['POST webhooks/{id}/secret'],
  testWebhookEndpoint: ['POST webhooks/{id}/test'],
  replayWebhookDelivery: ['POST webhook_deliveries/{id}/replay'],
  signIn: ['POST auth/login'],
  signOut: ['GET auth/logout'],
  signUp: ['POST auth/signup', 'POST shop/signup'],
  confirmAccount: ['POST auth/verify'],
  requestPasswordReset: ['POST auth/requestPasswordReset', 'POST shop/requestPasswordReset'],
  resetPassword: ['POST auth/resetPassword'],
  setPassword: ['POST auth/setPassword'],
  changePassword: ['POST auth/changePassword'],
  checkPasswordStrength: ['POST auth/checkPasswordStrength'],
  startTotp: ['POST auth/enable2FA'],
  confirmTotp: ['POST auth/verify2FA'],
  disableSecondFactor: ['POST auth/disable2FA'],
  requestSecondFactorReset: ['POST shop/request2FAReset'],
  resetSecondFactor: ['POST auth/reset2FA'],
  acknowledgeSecondFactorReset: ['POST auth/acknowledge2FAReset'],
  keepSecondFactor: ['POST auth/keep2FA'],
  keepSecondFactorByLink: ['POST auth/keep2FAByLink'],
  startPasskeySignIn: ['POST auth/passkeyChallenge'],
}

const onlyMutations: Readonly<Record<Reason, readonly string[]>> = {
  browser: [
    ...['addPasskey', 'startPasskey', 'removePasskey', 'renamePasskey', 'signInWithPasskey', 'newRecoveryCodes'],
    ...['setPasswordSuffices', 'endSession', 'signOutEverywhere', 'resendConfirmation', 'requestEmailChange'],
    ...['confirmEmailChange', 'requestAccountDeletion', 'undoAccountDeletion', 'requestDataExport', 'reorder'],
    ...['requestOrderLink', 'actAsCustomer', 'stopActing'],
  ],
  file: ['addProductImage', 'addProductDownload', 'setProductGroupPicture', 'finishUpload'],
  rights: [
    ...[
      'createApiKey',
      'changeApiKeyLimit',
      'revokeApiKey',
      'setMemberGrants',
      'setUserRoles',
      'reactivateUser',
      'endUserSessions',
    ],
    ...['resetUserSecondFactor', 'resendInvitation'],
  ],
  running: [
    'retryFailedJob',
    'retryMail',
    'resendOrderMail',
    'sendVoucher',
    'correctVoucher',
    'undoSettingsChange',
    'startRehearsal',
    'cancelRehearsal',
  ],
  screen: [
    ...['arrangeProductImages', 'createPerson', 'updatePerson', 'deletePersons', 'releaseOrder', 'refuseOrder'],
    ...['updateUser', 'tagFiles', 'deleteFiles', 'takeLock', 'changeStock', 'setReorderLevel'],
    ...['startStockTaking', 'countStockPiece', 'bookStockTaking', 'dropStockTaking'],
    ...['restoreProductFields'],
  ],
  old: [],
}

const onlyPaths: Readonly<Record<Reason, readonly string[]>> = {
  browser: [],
  file: ['POST shop/voucher/preview'],
  rights: [],
  running: [],
  screen: [],
  old: [
    ...['POST registertab', 'GET auth/getUniqueCustomerId'],
    // Always refused: an order is kept.
    ...['DELETE shop_order', 'DELETE shop_order/{id}'],
  ],
}

test('each mutation and each writing path has its like at the other door, or a reason why not', () => {
  expect(Object.values(reasons).every(reason => reason.endsWith('.'))).toBe(true)
  const known = [...Object.keys(both), ...Object.values(onlyMutations).flat()]
  expect(known.toSorted()).toEqual(Object.keys(schema.getMutationType()!.getFields()).toSorted())
  const paths = routes
    .filter(route => isWriting(route) || route.changesState)
    .map(({ method, path }) => `${method} ${path.replace('/api/v0/', '')}`)
  const named = new Set([...Object.values(both).flat(), ...Object.values(onlyPaths).flat()])
  expect([...named].toSorted()).toEqual([...new Set(paths)].toSorted())
})
