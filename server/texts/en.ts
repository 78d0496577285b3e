import type { german } from './de.ts'

/** Texts of mails in English, by id; ICU MessageFormat. */
export const english: Record<keyof typeof german, string> = {
  'mail.orderConfirmation.subject': 'Your order {number} with {shop}',
  'mail.orderConfirmation.title': 'Thank you for your order!',
  'mail.orderConfirmation.intro':
    'Dear {name},\nwe have received your order {number} of {day} and hereby accept it. This e-mail holds all its details; please keep it.',
  'mail.orderConfirmation.held':
    'Before we send the goods we take another look at your order. There is nothing for you to do: we will be in touch.',
  'mail.orderReleased.subject': 'Your order {number} has been checked',
  'mail.orderReleased.title': 'Your order has been checked',
  'mail.orderReleased.intro': 'Hello {name},\nwe have checked your order {number} of {day}, and all is well.',
  'mail.orderRefused.subject': 'We cannot carry out your order {number}',
  'mail.orderRefused.title': 'Your order is cancelled',
  'mail.orderRefused.intro':
    'Hello {name},\nwe have checked your order {number} of {day} and cannot carry it out as it is. It is cancelled and there is nothing to pay. If you have questions, just reply to this mail.',
  'mail.orderPaid.subject': 'Payment for order {number} received',
  'mail.orderPaid.title': 'Your payment has arrived',
  'mail.orderPaid.intro': 'Dear {name},\nyour payment of {total} for order {number} arrived on {day}. Thank you!',
  'mail.orderPaid.next.shipping':
    'We will ship your goods as soon as we can, and write again once they are on their way.',
  'mail.orderPaid.next.pickup': 'We will write again once your goods are ready to be collected.',
  'mail.orderShipped.subject': 'Your order {number} is on its way',
  'mail.orderShipped.title': 'Your order is on its way',
  'mail.orderShipped.intro': 'Dear {name},\nwe shipped your order {number} on {day}.',
  'mail.orderShipped.track': 'Track the parcel',
  'mail.orderReady.subject': 'Your order {number} is ready',
  'mail.orderReady.title': 'Your order is ready to be collected',
  'mail.orderReady.intro':
    'Dear {name},\nyour order {number} is ready to be collected. Please bring this e-mail or your order number.',
  'mail.orderCancelled.subject': 'Your order {number} has been cancelled',
  'mail.orderCancelled.title': 'Your order has been cancelled',
  'mail.orderCancelled.intro':
    'Dear {name},\nwe have received no payment for your order {number}. We cancelled it on {day}; you no longer have to pay anything.',
  'mail.orderCancelled.next':
    'We waited for your payment up to and including {day}. If you have transferred the money in the meantime, please tell us: we will refund it or ship your goods after all. You are welcome to order again.',
  'mail.orderCancelledByShop.subject': 'Your order {number} has been cancelled',
  'mail.orderCancelledByShop.title': 'Your order has been cancelled',
  'mail.orderCancelledByShop.intro': 'Dear {name},\nwe cancelled your order {number} on {day}.',
  'mail.orderCancelledByShop.paid': 'We will pay back what you have paid.',
  'mail.orderCancelledByShop.unpaid':
    'There is nothing to pay. If you have transferred the money in the meantime, we will pay it back.',
  'mail.orderRefunded.subject': 'Refund for order {number}',
  'mail.orderRefunded.title': 'Your money is on its way',
  'mail.orderRefunded.intro':
    'Dear {name},\nwe have paid back {total} for your cancelled order {number}. It may take some days to reach you.',
  'mail.orderUnpaid.subject': 'Payment for order {number}: correction',
  'mail.orderUnpaid.title': 'Your payment is still due',
  'mail.orderUnpaid.intro':
    'Dear {name},\nwe wrote that your payment of {total} for order {number} had arrived. That was a mistake: it is still due. If you have paid already, please reply to this mail.',
  'mail.orderUnshipped.subject': 'Shipping of order {number}: correction',
  'mail.orderUnshipped.title': 'Your order is not on its way yet',
  'mail.orderUnshipped.intro': 'Dear {name},\nwe wrote that your order {number} was on its way. That was a mistake.',
  'mail.orderNotReady.subject': 'Collection of order {number}: correction',
  'mail.orderNotReady.title': 'Your order is not ready yet',
  'mail.orderNotReady.intro':
    'Dear {name},\nwe wrote that your order {number} was ready to be collected. That was a mistake.',
  'mail.orderTracking.subject': 'New tracking number for order {number}',
  'mail.orderTracking.title': 'New tracking number',
  'mail.orderTracking.intro':
    'Dear {name},\nwe gave you a wrong tracking number for your order {number}. This is the right one:',
  'mail.orderAddress.subject': 'Changed address for order {number}',
  'mail.orderAddress.title': 'We have changed the address',
  'mail.orderAddress.intro':
    'Dear {name},\nwe have changed an address of your order {number} of {day}. If anything is wrong, please reply to this mail.',
  'mail.orderLink.subject': 'New link to your order {number}',
  'mail.orderLink.title': 'New link to your order',
  'mail.orderLink.intro':
    'Hello,\nhere is the new link by which you can view your order {number} of {day}. It is good for {days} days. If you did not ask for it, there is nothing to do.',
  'mail.order.payBy':
    'Please transfer the amount by {day}. If no payment arrives by then, we will cancel the order and release the goods.',
  'mail.order.follow': 'View your order',
  'mail.order.lines': 'Your items',
  'mail.order.line': '{amount, number} × {title}',
  'mail.order.unitPrice': '{price} each',
  'mail.order.variant': '{fit, select, children {Kids} women {Women} men {Men} unisex {Unisex} other {}} size {size}',
  'mail.order.variant.plain': 'Size {size}',
  'mail.order.composition': 'Composition: {composition}',
  'mail.order.color': 'Colour {color}',
  'mail.order.sku': 'Item no. {sku}',
  'mail.order.piece': '{amount, number} × {title}{variant, select, none {} other {, {variant}}}',
  'mail.order.texts': 'Personalisation: {texts}',
  'mail.order.note': 'Note: {note}',
  'mail.order.lineDiscount': 'Discount {amount}',
  'mail.order.latestDelivery': 'Delivered by {day} at the latest',
  'mail.order.personalised': 'Personalised: excluded from the right of withdrawal',
  'mail.order.goods': 'Goods',
  'mail.order.discount': 'Discount',
  'mail.order.discount.personal': 'Personal discount',
  'mail.order.discount.coupon': 'Coupon',
  'mail.order.shipping': 'Shipping',
  'mail.order.pickup': 'Collection',
  'mail.order.takenOff': 'VAT taken off',
  'mail.order.customs':
    'Duty, import VAT and fees may be charged in the country of destination; whoever receives the goods pays them there.',
  'mail.order.net': 'Net',
  'mail.order.vat.included': 'including {rate} VAT on {net}',
  'mail.order.vat.added': 'plus {rate} VAT on {net}',
  'mail.order.vat.free': 'VAT',
  'vat.ground.intraCommunity':
    'VAT-exempt intra-Community supply (reverse charge): your VAT id {buyer}{seller, select, none {} other {, our VAT id {seller}}}. You account for the VAT in your country.',
  'vat.ground.export': 'VAT-exempt export. Customs duty and import VAT may be charged on arrival.',
  'mail.order.voucher': 'Voucher',
  'mail.order.total': 'Total',
  'mail.order.toPay': 'To pay',
  'mail.order.details': 'Delivery and payment',
  'mail.order.number': 'Order number',
  'mail.order.shippingAddress': 'Delivery address',
  'mail.order.invoiceAddress': 'Invoice address',
  'mail.order.pickupAddress': 'Collect at',
  'mail.order.vatId': 'VAT id {vatId}',
  'mail.order.payment': 'Payment',
  'mail.order.bankAccount': 'Bank account',
  'mail.order.reference': 'Reference',
  'mail.order.delivery': 'Delivery',
  'mail.order.delivery.latest': 'by {day} at the latest',
  'mail.order.delivery.oncePaid':
    '{weeks, plural, one {# week} other {# weeks}} after we receive your payment{payBy, select, none {} other {; by {day} at the latest if you pay by {payBy}}}',
  'mail.order.comment': 'Your message',
  'mail.order.withdrawal.title': 'Withdraw from contract',
  'mail.order.withdrawal.note':
    'You may withdraw from this contract within 14 days of receiving the goods without giving any reason. You find the full instructions below and online at any time:',
  'mail.order.withdrawal.personalised':
    'There is no right of withdrawal for items marked as personalised, because they are made to your specification (§ 18(1)(3) FAGG, § 312g(2)(1) BGB).',
  'mail.order.guarantee': 'All goods come with the statutory warranty of two years from delivery.',
  'mail.withdrawal.declaration': 'Your statement',
  'mail.withdrawal.text': 'Statement',
  'mail.withdrawal.statement': 'I hereby withdraw from the contract described below.',
  'mail.withdrawal.name': 'Name',
  'mail.withdrawal.email': 'E-mail',
  'mail.withdrawal.what': 'Extent',
  'mail.withdrawal.everything': 'the whole contract',
  'mail.withdrawal.received': 'Received',
  'mail.withdrawal.at': 'on {day} at {time} ({zone})',
  'mail.withdrawalReceipt.subject': 'We received your withdrawal from order {number}',
  'mail.withdrawalReceipt.title': 'We received your withdrawal',
  'mail.withdrawalReceipt.intro':
    'we confirm that {shop} received your withdrawal from order {number}. Please keep this e-mail.',
  'mail.withdrawalReceipt.next':
    'We examine your statement and answer you. If you did not withdraw from anything, please reply to this e-mail; nothing happens before it was examined.',
  'mail.withdrawalAccepted.subject': 'Your withdrawal from order {number} is accepted',
  'mail.withdrawalAccepted.title': 'Your withdrawal is accepted',
  'mail.withdrawalAccepted.intro': 'your withdrawal from order {number} is effective.',
  'mail.withdrawalAccepted.next':
    'Please return goods that you have received to the address below within 14 days of your statement. We refund your payment within 14 days of your statement by the same means of payment; we may wait until the goods are back or you have proved that you sent them.',
  'mail.withdrawalRefused.subject': 'About your withdrawal from order {number}',
  'mail.withdrawalRefused.title': 'About your withdrawal',
  'mail.withdrawalRefused.intro': 'we examined your withdrawal from order {number} and cannot accept it:',
  'mail.withdrawalRefused.next':
    'If you do not agree, please reply to this e-mail. Your rights in case of defects remain unaffected.',
  'mail.withdrawalNote.subject': 'Withdrawal from order {number}',
  'mail.withdrawalNote.title': 'A withdrawal came in',
  'mail.withdrawalNote.intro':
    'Somebody withdrew from order {number}. The statement waits for your answer in the admin centre.',
  'mail.withdrawalNote.open': 'open the withdrawal',
  'mail.greeting': 'Hello,',
  'mail.greeting.name': 'Hello {name},',
  'mail.accountVerify.subject': 'Please confirm your e-mail address at {shop}',
  'mail.accountVerify.title': 'One more step to your account',
  'mail.accountVerify.intro':
    'An account at {shop} was opened for this e-mail address. Please confirm that the address is yours; you can sign in afterwards.',
  'mail.accountVerify.button': 'Confirm e-mail address',
  'mail.accountVerify.note':
    'The link works once, within {hours} hours. If you have not opened an account, do not click; it will be deleted without confirmation.',
  'mail.passwordReset.subject': 'New password for {shop}',
  'mail.passwordReset.title': 'Choose a new password',
  'mail.passwordReset.intro': 'A new password was asked for your account {email}. Choose it with this link.',
  'mail.passwordReset.button': 'Choose new password',
  'mail.passwordReset.note':
    'The link works once, within {hours, plural, one {an hour} other {# hours}}. If you have not asked for it, there is nothing to do; your password stays as it is.',
  'mail.accountInvitation.subject': 'Invitation to {shop}',
  'mail.accountInvitation.title': 'You are invited',
  'mail.accountInvitation.intro':
    'An account at {shop} was opened for you with the e-mail address {email}. Choose a password, then you can sign in.',
  'mail.accountInvitation.button': 'Choose password',
  'mail.accountInvitation.note': 'The link works once, within {days} days.',
  'mail.emailChange.subject': 'Please confirm your new e-mail address',
  'mail.emailChange.title': 'Confirm new e-mail address',
  'mail.emailChange.intro':
    'This address is to become the new e-mail address of an account at {shop}. It counts as soon as you confirm it.',
  'mail.emailChange.button': 'Confirm new address',
  'mail.emailChange.note':
    'The link works once, within {hours, plural, one {an hour} other {# hours}}. If this was not you, do not click.',
  'mail.passwordChanged.subject': 'Your password at {shop} was changed',
  'mail.passwordChanged.title': 'Your password was changed',
  'mail.passwordChanged.intro':
    'The password of your account {email} was changed just now. Other devices were signed out.',
  'mail.passwordChanged.note':
    'If this was not you, ask for a new password on the sign-in page at once and get in touch with us.',
  'mail.emailChangeAsked.subject': 'Your e-mail address at {shop} is about to change',
  'mail.emailChangeAsked.title': 'Change of your e-mail address',
  'mail.emailChangeAsked.intro':
    'The e-mail address of your account is to be changed to {newEmail}. This happens as soon as the new address is confirmed.',
  'mail.emailChangeAsked.note':
    'If this was not you, somebody knows your password: please change it at once and get in touch with us.',
  'mail.emailChanged.subject': 'Your e-mail address at {shop} was changed',
  'mail.emailChanged.title': 'Your e-mail address was changed',
  'mail.emailChanged.intro':
    'The e-mail address of your account is {newEmail} from now on. This address no longer belongs to it.',
  'mail.emailChanged.note': 'If this was not you, please get in touch with us at once.',
  'mail.emailInUse.subject': 'You have an account at {shop} already',
  'mail.emailInUse.title': 'This address has an account already',
  'mail.emailInUse.intro':
    'This address was to become the new e-mail address of another account at {shop}. It has one already, so everything stays as it is.',
  'mail.emailInUse.note': 'If this was not you, there is nothing to do.',
  'mail.secondFactorReset.subject': 'Turn off the second factor at {shop}',
  'mail.secondFactorReset.title': 'Turn off the second factor',
  'mail.secondFactorReset.intro':
    'it was asked that your account {email} can be signed in to without the second factor. With this link and your password you begin that; it is turned off three days later.',
  'mail.secondFactorReset.button': 'turn off the second factor',
  'mail.secondFactorReset.note':
    'The link is good for {hours, plural, one {one hour} other {# hours}} and only once. If it was not you, do not click; your account stays as it is.',
  'mail.secondFactorOn.subject': 'Second factor at {shop} turned on',
  'mail.secondFactorOn.title': 'Your second factor is on',
  'mail.secondFactorOn.intro':
    'from now on, signing in to your account {email} also takes a code of your authenticator app. Other devices were signed out.',
  'mail.secondFactorOn.note': 'If it was not you, please tell us at once.',
  'mail.secondFactorOff.subject': 'Second factor at {shop} turned off',
  'mail.secondFactorOff.title': 'Your second factor is off',
  'mail.secondFactorOff.intro':
    'from now on, signing in to your account {email} takes no code any more. Other devices were signed out.',
  'mail.secondFactorOff.note': 'If it was not you, please change your password at once and tell us.',
  'mail.secondFactorWasReset.subject': 'Second factor at {shop} turned off',
  'mail.secondFactorWasReset.title': 'Your second factor is turned off',
  'mail.secondFactorWasReset.intro':
    'the second factor of your account {email} was reset just now. All devices were signed out; the password is enough to sign in again.',
  'mail.secondFactorWasReset.note':
    'If you did not ask for it, please change the passwords of your mailbox and your account at once and tell us.',
  'mail.secondFactorEndsElsewhere.subject': 'The second factor of an account at {shop} is to be turned off',
  'mail.secondFactorEndsElsewhere.title': 'A second factor is to be turned off',
  'mail.secondFactorEndsElsewhere.intro':
    'this address once belonged to an account at {shop} that has another one now. Somebody asked that its second factor be turned off; that happens in three days.',
  'mail.secondFactorEndsElsewhere.note':
    'If it is your account and it was not you, sign in with the second factor, which keeps it, or tell us. If it is not yours, there is nothing to do.',
  'mail.secondFactorGoneElsewhere.subject': 'The second factor of an account at {shop} was turned off',
  'mail.secondFactorGoneElsewhere.title': 'A second factor was turned off',
  'mail.secondFactorGoneElsewhere.intro':
    'this address once belonged to an account at {shop} that has another one now. Its second factor was turned off just now.',
  'mail.secondFactorGoneElsewhere.note':
    'If it is your account and you did not ask for it, please tell us at once. If it is not yours, there is nothing to do.',
  'mail.secondFactorEnds.subject': 'Your second factor at {shop} will be turned off in {days} days',
  'mail.secondFactorEnds.title': 'Your second factor will be turned off',
  'mail.secondFactorEnds.intro':
    'somebody who knows your password asked that the second factor of your account {email} be turned off. That happens in {days} days. Until then it still counts, and you can keep it: by this link, in your account, or simply by signing in with it.',
  'mail.secondFactorEnds.button': 'keep the second factor',
  'mail.secondFactorEnds.note':
    'If it was not you, keep the second factor and please change the passwords of your mailbox and your account at once.',
  'mail.secondFactorEndsSoon.subject': 'Your second factor at {shop} will be turned off soon',
  'mail.secondFactorEndsSoon.title': 'Your second factor will be turned off soon',
  'mail.secondFactorEndsSoon.intro':
    'as announced, the second factor of your account {email} will be turned off within the next 24 hours. Then your password is enough to sign in, and all devices are signed out. You can still keep it.',
  'mail.secondFactorEndsSoon.button': 'keep the second factor',
  'mail.secondFactorEndsSoon.note':
    'If you did not ask for it, keep the second factor and please change the passwords of your mailbox and your account at once.',
  'mail.secondFactorKept.subject': 'Your second factor at {shop} stays',
  'mail.secondFactorKept.title': 'Your second factor stays',
  'mail.secondFactorKept.intro':
    'the second factor of your account {email} will not be turned off. All stays as it was.',
  'mail.secondFactorKept.note':
    'If it was not you who asked to turn it off, somebody knows your password: please change it at once.',
  'mail.recoveryCodesRenewed.subject': 'New recovery codes at {shop}',
  'mail.recoveryCodesRenewed.title': 'New recovery codes',
  'mail.recoveryCodesRenewed.intro':
    'new recovery codes were made for your account {email}. The old ones are no longer valid.',
  'mail.recoveryCodesRenewed.note': 'If it was not you, please change your password at once and tell us.',
  'mail.passkeyAdded.subject': 'New passkey for your account at {shop}',
  'mail.passkeyAdded.title': 'New passkey',
  'mail.passkeyAdded.intro':
    'from now on, a new passkey signs in to your account {email}. Other devices were signed out.',
  'mail.passkeyAdded.note':
    'If it was not you, please remove it in your account under Security and change your password.',
  'mail.passwordSuffices.subject': 'Signing in at {shop} by password alone again',
  'mail.passwordSuffices.title': 'Your password alone is enough',
  'mail.passwordSuffices.intro':
    'from now on, your password alone, without a passkey, is enough to sign in to your account {email}. Other devices were signed out.',
  'mail.passwordSuffices.note': 'If it was not you, please change your password at once and tell us.',
  'mail.passkeyRemoved.subject': 'Passkey removed from your account at {shop}',
  'mail.passkeyRemoved.title': 'Passkey removed',
  'mail.passkeyRemoved.intro':
    'a passkey was just removed from your account {email}. It no longer opens the account, and other devices were signed out.',
  'mail.passkeyRemoved.note': 'If it was not you, please change your password at once and tell us.',
  'mail.seller': 'Seller',
  'mail.seller.contact':
    '{company}, {address}, {zip} {city}\nE-mail {email} · Phone {phone}\n{register} · VAT id {vatId}',
  'mail.dataExportReady.subject': 'Your data with {shop} is ready',
  'mail.dataExportReady.title': 'Your data is ready',
  'mail.dataExportReady.intro': 'we have put together what we keep about you. You can download the file until {day}.',
  'mail.dataExportReady.button': 'Download your data',
  'mail.dataExportReady.note':
    'You sign in to your account for that; the link alone is not enough. If you did not ask for this export, please change your password.',
  'mail.deletionAsked.subject': 'Your account with {shop} will be deleted on {day}',
  'mail.deletionAsked.title': 'Your account will be deleted',
  'mail.deletionAsked.intro':
    'you asked us to delete your account. That happens on {day}. Until then you can still sign in and take it back.',
  'mail.deletionAsked.button': 'Keep my account',
  'mail.deletionAsked.note':
    'Afterwards your name, addresses, telephone, sign-in, cart and favourites are gone. The law makes us keep orders and their documents. If you did not ask for this, please take it back and change your password.',
  'mail.deletionUndone.subject': 'Your account with {shop} stays',
  'mail.deletionUndone.title': 'Your account stays',
  'mail.deletionUndone.intro': 'on {day} you took the deletion of your account back.',
  'mail.deletionUndone.note': 'Nothing changes. If this was not you, please change your password.',
}
