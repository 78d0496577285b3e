import { englishOfCompanies } from './companies/en.ts'
import { englishOfConsent } from './consent/en.ts'
import type { german } from './de.ts'

/** Texts of mails in English, by id; ICU MessageFormat. */
export const english: Record<keyof typeof german, string> = {
  ...englishOfCompanies,
  ...englishOfConsent,
  'mail.orderConfirmation.subject': 'Your order {number} with {shop}',
  'mail.orderConfirmation.title': 'Thank you for your order!',
  'mail.orderConfirmation.intro':
    'Hello {name},\nWe have received your order {number} of {day} and hereby accept it. This e-mail contains all the details; please keep it.',
  'mail.orderConfirmation.held':
    'Before we send the goods, we will take another look at your order. There is nothing you need to do: we will be in touch.',
  'mail.orderConfirmation.vouchers': 'Your vouchers come by e-mail once they are paid.',
  'mail.orderReleased.subject': 'Your order {number} has been checked',
  'mail.orderReleased.title': 'Your order has been checked',
  'mail.orderReleased.intro': 'Hello {name},\nWe have checked your order {number} of {day}, and everything is fine.',
  'mail.orderRefused.subject': 'We cannot fulfil your order {number}',
  'mail.orderRefused.title': 'Your order has been cancelled',
  'mail.orderRefused.intro':
    'Hello {name},\nWe have checked your order {number} of {day} and cannot fulfil it as it is. It has been cancelled, and there is nothing to pay. If you have any questions, just reply to this e-mail.',
  'mail.orderPaid.subject': 'Payment for order {number} received',
  'mail.orderPaid.title': 'Your payment has arrived',
  'mail.orderPaid.intro': 'Hello {name},\nYour payment of {total} for order {number} arrived on {day}. Thank you!',
  'mail.orderPaid.next.shipping':
    'We will ship your goods as soon as we can, and write to you when they are on their way.',
  'mail.orderPaid.next.pickup': 'We will write to you when your goods are ready for pickup.',
  'mail.orderPaid.next.vouchers':
    'Your vouchers come in an e-mail of their own: on the day that you chose for it, else immediately.',
  'mail.orderShipped.subject': 'Your order {number} is on its way',
  'mail.orderShipped.title': 'Your order is on its way',
  'mail.orderShipped.intro': 'Hello {name},\nWe shipped your order {number} on {day}.',
  'mail.orderShipped.track': 'Track parcel',
  'mail.orderReady.subject': 'Your order {number} is ready',
  'mail.orderReady.title': 'Your order is ready for pickup',
  'mail.orderReady.intro':
    'Hello {name},\nYour order {number} is ready for pickup. Please bring this e-mail or your order number.',
  'mail.orderCancelled.subject': 'Your order {number} has been cancelled',
  'mail.orderCancelled.title': 'Your order has been cancelled',
  'mail.orderCancelled.intro':
    'Hello {name},\nWe have received no payment for your order {number}. We cancelled it on {day}; you no longer have to pay anything.',
  'mail.orderCancelled.next':
    'We waited for your payment up to and including {day}. If you have transferred the money in the meantime, please tell us: we will refund it or ship your goods after all. You are welcome to order again.',
  'mail.orderCancelledByShop.subject': 'Your order {number} has been cancelled',
  'mail.orderCancelledByShop.title': 'Your order has been cancelled',
  'mail.orderCancelledByShop.intro': 'Hello {name},\nWe cancelled your order {number} on {day}.',
  'mail.orderCancelledByShop.paid': 'We will refund what you have paid.',
  'mail.orderCancelledByShop.unpaid':
    'There is nothing to pay. If you have transferred the money in the meantime, we will refund it.',
  'mail.orderRefunded.subject': 'Refund for order {number}',
  'mail.orderRefunded.title': 'Your money is on its way',
  'mail.orderRefunded.intro':
    'Hello {name},\nWe have refunded {total} for your cancelled order {number}. It may take a few days to reach you.',
  'mail.orderUnpaid.subject': 'Payment for order {number}: correction',
  'mail.orderUnpaid.title': 'Your payment is still due',
  'mail.orderUnpaid.intro':
    'Hello {name},\nWe wrote that your payment of {total} for order {number} had arrived. That was a mistake: it is still due. If you have already paid, please reply to this e-mail.',
  'mail.orderUnshipped.subject': 'Shipping of order {number}: correction',
  'mail.orderUnshipped.title': 'Your order is not on its way yet',
  'mail.orderUnshipped.intro': 'Hello {name},\nWe wrote that your order {number} was on its way. That was a mistake.',
  'mail.orderNotReady.subject': 'Pickup of order {number}: correction',
  'mail.orderNotReady.title': 'Your order is not ready yet',
  'mail.orderNotReady.intro':
    'Hello {name},\nWe wrote that your order {number} was ready for pickup. That was a mistake.',
  'mail.orderTracking.subject': 'New tracking number for order {number}',
  'mail.orderTracking.title': 'New tracking number',
  'mail.orderTracking.intro':
    'Hello {name},\nWe gave you a wrong tracking number for your order {number}. This is the right one:',
  'mail.orderAddress.subject': 'Changed address for order {number}',
  'mail.orderAddress.title': 'We have changed the address',
  'mail.orderAddress.intro':
    'Hello {name},\nWe have changed an address of your order {number} of {day}. If anything is wrong, please reply to this e-mail.',
  'mail.orderLink.subject': 'New link to your order {number}',
  'mail.orderLink.title': 'New link to your order',
  'mail.orderLink.intro':
    'Hello,\nHere is the new link to view your order {number} of {day}. It is valid for {days} days. If you did not request it, there is nothing you need to do.',
  'mail.order.payBy':
    'Please transfer the amount by {day}. If no payment arrives by then, we will cancel the order and release the goods.',
  'mail.order.follow': 'View your order',
  'mail.order.lines': 'Your items',
  'mail.order.line': '{amount, number} × {title}',
  'mail.order.line.units': '{amount, number} {unit}, {title}',
  'mail.order.unitPrice.unit': '{price} per {unit}',
  'mail.order.unitPrice': '{price} each',
  'mail.order.quantityPrice':
    'Unit price: {price} per {quantity, select, kilogram {kg} litre {l} metre {m} other {m²}}',
  'mail.order.variant':
    '{fit, select, children {Children} women {Women} men {Men} unisex {Unisex} other {}} size {size}',
  'mail.order.variant.plain': 'Size {size}',
  'mail.order.composition': 'Composition: {composition}',
  'mail.order.color': 'Colour {color}',
  'mail.order.property': '{label}: {value}',
  'mail.order.sku': 'Item no. {sku}',
  'mail.order.piece': '{amount, number} × {title}{variant, select, none {} other {, {variant}}}',
  'mail.order.texts': 'Personalisation: {texts}',
  'mail.order.note': 'Note: {note}',
  'mail.order.lineDiscount': 'Discount {amount}',
  'mail.order.line.delivery': 'Delivery {from, select, none {by {day}} other {{from} to {day}}}',
  'mail.order.line.pickup': 'Ready for pickup {from, select, none {by {day}} other {{from} to {day}}}',
  'mail.order.personalised': 'Personalised: excluded from the right of withdrawal',
  'mail.order.goods': 'Goods',
  'mail.order.discount': 'Discount',
  'mail.order.discount.personal': 'Personal discount',
  'mail.order.discount.coupon': 'Discount code {code}',
  'mail.order.shipping': 'Shipping',
  'mail.order.pickup': 'Pickup',
  'mail.order.takenOff': 'VAT taken off',
  'mail.order.customs':
    'Duty, import VAT and fees may be charged in the country of destination; whoever receives the goods pays them there.',
  'mail.order.net': 'Net',
  'mail.order.vat.included': 'including {rate} {label} on {net}',
  'mail.order.vat.added': 'plus {rate} {label} on {net}',
  'mail.order.vat.allIncluded': 'including {label}',
  'mail.order.vat.allAdded': 'plus {label}',
  'mail.order.vat.free': 'VAT',
  'vat.ground.intraCommunity':
    'VAT-exempt intra-Community supply (reverse charge): your VAT ID {buyer}{seller, select, none {} other {, our VAT ID {seller}}}. You account for the VAT in your country.',
  'vat.ground.export': 'VAT-exempt export. Customs duty and import VAT may be charged on arrival.',
  'mail.order.voucher': 'Voucher …{code} ({remaining} left on it)',
  'mail.order.voucherReturned': '{amount} are back on your voucher whose code ends in {code}.',
  'mail.order.total': 'Total',
  'mail.order.toPay': 'To pay',
  'mail.order.details': 'Delivery and payment',
  'mail.order.details.vouchers': 'Payment',
  'mail.order.number': 'Order number',
  'mail.order.shippingAddress': 'Delivery address',
  'mail.order.station': 'Delivery to a pickup point',
  'mail.order.invoiceAddress': 'Billing address',
  'mail.order.pickupAddress': 'Pickup at',
  'mail.order.vatId': 'VAT ID {vatId}',
  'mail.order.payment': 'Payment method',
  'mail.order.bankAccount': 'Bank account',
  'mail.order.reference': 'Reference',
  'mail.order.delivery': 'Delivery',
  'mail.order.delivery.days': '{from, select, none {by {day}} other {{from} to {day}}}',
  'mail.order.delivery.oncePaid':
    '{weeks, plural, one {# week} other {# weeks}} after we receive your payment; if you pay by {payBy}: {from, select, none {by {day}} other {{from} to {day}}}',
  'mail.order.delivery.pickup': 'Ready for pickup',
  'mail.order.delivery.weeksOncePaid': '{weeks, plural, one {# week} other {# weeks}} after we receive your payment',
  'mail.order.parts': 'In two deliveries',
  'mail.order.parts.days': 'the first by {first}, the rest by {rest}',
  'mail.order.comment': 'Your note',
  'mail.order.withdrawal.title': 'Withdraw from contract',
  'mail.order.withdrawal.note':
    'You may withdraw from this contract within 14 days of receiving the goods without giving any reason. You will find the full instructions below and online at any time:',
  'mail.order.withdrawal.personalised':
    'There is no right of withdrawal for items marked as personalised, because they are made to your specification (§ 18(1)(3) FAGG, § 312g(2)(1) BGB).',
  'mail.order.guarantee': 'All goods come with the statutory warranty of two years from delivery.',
  'mail.restock.size': 'size {size}',
  'mail.restockConfirm.subject': 'Please confirm: message about {item}',
  'mail.restockConfirm.title': 'Shall we let you know?',
  'mail.restockConfirm.intro':
    'You would like a message from {shop} as soon as this is back: {item}. Please confirm it.',
  'mail.restockConfirm.button': 'Confirm message',
  'mail.restockConfirm.note':
    'We then write to you just once and delete your address afterwards. You can change your mind by the same link at any time. Without a confirmation we delete the request after {days} days; if it was not you, there is nothing you need to do.',
  'mail.restockBack.subject': 'Back in stock: {item}',
  'mail.restockBack.title': 'Back in stock',
  'mail.restockBack.intro':
    'You have been waiting for this at {shop}: {item} is back. Nothing is reserved; you can order while stocks last.',
  'mail.restockBack.button': 'Go to the product',
  'mail.restockBack.note': 'This was the one message you asked for. Your address is no longer stored for it.',
  'mail.withdrawal.declaration': 'Your statement',
  'mail.withdrawal.text': 'Statement',
  'mail.withdrawal.statement': 'I hereby withdraw from the contract described below.',
  'mail.withdrawal.name': 'Name',
  'mail.withdrawal.email': 'E-mail',
  'mail.withdrawal.what': 'Extent',
  'mail.withdrawal.everything': 'the whole contract',
  'mail.withdrawal.received': 'Received',
  'mail.withdrawal.at': 'on {day} at {time} ({zone})',
  'mail.withdrawalReceipt.subject': 'We have received your withdrawal from order {number}',
  'mail.withdrawalReceipt.title': 'We have received your withdrawal',
  'mail.withdrawalReceipt.intro':
    'We confirm that {shop} has received your withdrawal from order {number}. Please keep this e-mail.',
  'mail.withdrawalReceipt.next':
    'We will check your statement and reply. If you did not withdraw from anything, please reply to this e-mail; nothing will happen until we have checked it.',
  'mail.withdrawalAccepted.subject': 'Your withdrawal from order {number} is accepted',
  'mail.withdrawalAccepted.title': 'Your withdrawal is accepted',
  'mail.withdrawalAccepted.intro': 'Your withdrawal from order {number} is effective.',
  'mail.withdrawalAccepted.next':
    'Please return goods that you have received to the address below within 14 days of your statement. We refund your payment within 14 days of your statement by the same means of payment; we may wait until the goods are back or you have proved that you sent them.',
  'mail.withdrawalRefused.subject': 'About your withdrawal from order {number}',
  'mail.withdrawalRefused.title': 'About your withdrawal',
  'mail.withdrawalRefused.intro': 'We have checked your withdrawal from order {number} and cannot accept it:',
  'mail.withdrawalRefused.next':
    'If you do not agree, please reply to this e-mail. Your rights in case of defects remain unaffected.',
  'mail.webhookOff.subject': 'Webhook switched off: {label}',
  'mail.webhookOff.title': 'A webhook was switched off',
  'mail.webhookOff.failing':
    'The webhook “{label}” at {url} has accepted no message for three days and was switched off.',
  'mail.webhookOff.gone': 'The webhook “{label}” at {url} answered that it is gone (410) and was switched off.',
  'mail.webhookOff.next':
    'What still waits is kept and goes out when you switch it on again. What happens until then is not noted for it: its program has to ask for what has changed in the meantime.',
  'mail.webhookOff.open': 'View webhook',
  'mail.voucher.subject': 'Your gift voucher for {amount} from {shop}',
  'mail.voucher.title': 'A gift voucher for you',
  'mail.voucher.intro': 'here is your gift voucher from {shop} for {amount}. It is attached as a PDF for printing.',
  'mail.voucher.code': 'Code',
  'mail.voucher.amount': 'Balance',
  'mail.voucher.validity': 'Validity',
  'mail.voucher.forGood': 'does not expire',
  'mail.voucher.until': 'until {day}',
  'mail.voucher.how':
    'How to redeem it: enter the code in your cart or at the checkout. Whatever is left stays on the voucher. Keep the code safe: whoever has it can pay with it.',
  'document.voucher.for': 'for {name}',
  'document.voucher.code': 'Voucher code',
  'document.voucher.until': 'Valid until {day}.',
  'document.voucher.forGood': 'Does not expire.',
  'document.voucher.bound': 'Not transferable, redeemable only with the e-mail address {email}.',
  'document.voucher.terms': 'Redeemable at {url}, also in parts: the rest stays on the voucher. No cash payment.',
  'mail.lowStock.subject': '{count, plural, one {One item is running low} other {# items are running low}}',
  'mail.lowStock.title': 'Please reorder',
  'mail.lowStock.intro':
    '{count, plural, one {The stock of one item has} other {The stocks of # items have}} come down to the reorder level:',
  'mail.lowStock.left': 'Stock {stock, number}, reorder level {level, number}',
  'mail.lowStock.further': 'And {count, plural, one {one more} other {# more}}.',
  'mail.lowStock.open': 'View stock',
  'mail.lowStock.once': 'We write about each item only once, until its stock is above the reorder level again.',
  'mail.formNote.subject': 'New message: {form}',
  'mail.formNote.title': 'A message has arrived',
  'mail.formNote.intro': 'Someone sent the form “{form}”. Sign in to read what it says.',
  'mail.formNote.open': 'Read message',
  'mail.formConfirmation.subject': 'Your message to {shop}',
  'mail.formConfirmation.title': 'Your message has arrived',
  'mail.formConfirmation.intro': 'Thank you for your message to {shop}. We will get back to you as soon as possible.',
  'mail.formConfirmation.yours': 'What you sent',
  'mail.formConfirmation.ticked': 'Yes',
  'mail.formConfirmation.other':
    'You did not write to us? Then someone entered your address; there is nothing you have to do.',
  'mail.withdrawalNote.subject': 'Withdrawal from order {number}',
  'mail.withdrawalNote.title': 'A withdrawal has been received',
  'mail.withdrawalNote.intro':
    'Someone has withdrawn from order {number}. The statement is waiting for your answer in the admin centre.',
  'mail.withdrawalNote.open': 'View withdrawal',
  'mail.greeting': 'Hello,',
  'mail.greeting.name': 'Hello {name},',
  'mail.accountVerify.subject': 'Please confirm your e-mail address at {shop}',
  'mail.accountVerify.title': 'One more step to your account',
  'mail.accountVerify.intro':
    'An account at {shop} has been created for this e-mail address. Please confirm that the address is yours; then you can sign in.',
  'mail.accountVerify.button': 'Confirm e-mail address',
  'mail.accountVerify.note':
    'The link works once, within {hours} hours. If you have not created an account, do not click; without confirmation it will be deleted.',
  'mail.passwordReset.subject': 'New password for {shop}',
  'mail.passwordReset.title': 'Choose a new password',
  'mail.passwordReset.intro': 'A new password has been requested for your account {email}. Use this link to choose it.',
  'mail.passwordReset.button': 'Choose new password',
  'mail.passwordReset.note':
    'The link works once, within {hours, plural, one {an hour} other {# hours}}. If you did not request it, there is nothing you need to do; your password stays as it is.',
  'mail.accountInvitation.subject': 'Invitation to {shop}',
  'mail.accountInvitation.title': 'You are invited',
  'mail.accountInvitation.intro':
    'An account at {shop} has been created for you with the e-mail address {email}. Choose a password, then you can sign in.',
  'mail.accountInvitation.button': 'Choose password',
  'mail.accountInvitation.note': 'The link works once, within {days} days.',
  'mail.emailChange.subject': 'Please confirm your new e-mail address',
  'mail.emailChange.title': 'Confirm new e-mail address',
  'mail.emailChange.intro':
    'This address is to become the new e-mail address of an account at {shop}. The change takes effect as soon as you confirm it.',
  'mail.emailChange.button': 'Confirm new address',
  'mail.emailChange.note':
    'The link works once, within {hours, plural, one {an hour} other {# hours}}. If this was not you, do not click.',
  'mail.passwordChanged.subject': 'Your password at {shop} has been changed',
  'mail.passwordChanged.title': 'Your password has been changed',
  'mail.passwordChanged.intro':
    'The password of your account {email} has just been changed. Other devices have been signed out.',
  'mail.passwordChanged.note':
    'If this was not you, request a new password on the sign-in page immediately and contact us.',
  'mail.emailChangeAsked.subject': 'Your e-mail address at {shop} is about to change',
  'mail.emailChangeAsked.title': 'Change of your e-mail address',
  'mail.emailChangeAsked.intro':
    'The e-mail address of your account is to be changed to {newEmail}. This happens as soon as the new address is confirmed.',
  'mail.emailChangeAsked.note':
    'If this was not you, someone knows your password: please change it immediately and contact us.',
  'mail.emailChanged.subject': 'Your e-mail address at {shop} has been changed',
  'mail.emailChanged.title': 'Your e-mail address has been changed',
  'mail.emailChanged.intro':
    'The e-mail address of your account is {newEmail} from now on. This address no longer belongs to it.',
  'mail.emailChanged.note': 'If this was not you, please contact us immediately.',
  'mail.emailInUse.subject': 'You already have an account at {shop}',
  'mail.emailInUse.title': 'This address already has an account',
  'mail.emailInUse.intro':
    'This address was to become the new e-mail address of another account at {shop}. It already has one, so everything stays as it is.',
  'mail.emailInUse.note': 'If this was not you, there is nothing you need to do.',
  'mail.secondFactorReset.subject': 'Turn off the second factor at {shop}',
  'mail.secondFactorReset.title': 'Turn off the second factor',
  'mail.secondFactorReset.intro':
    'Someone has requested that the second factor of your account {email} be turned off. Confirm this with the link and your password; it will be turned off three days later.',
  'mail.secondFactorReset.button': 'Turn off second factor',
  'mail.secondFactorReset.note':
    'The link works once, within {hours, plural, one {an hour} other {# hours}}. If this was not you, do not click; your account stays as it is.',
  'mail.secondFactorOn.subject': 'Second factor at {shop} turned on',
  'mail.secondFactorOn.title': 'Your second factor is on',
  'mail.secondFactorOn.intro':
    'From now on, signing in to your account {email} also requires a code from your authenticator app. Other devices have been signed out.',
  'mail.secondFactorOn.note': 'If this was not you, please contact us immediately.',
  'mail.secondFactorOff.subject': 'Second factor at {shop} turned off',
  'mail.secondFactorOff.title': 'Your second factor is off',
  'mail.secondFactorOff.intro':
    'From now on, signing in to your account {email} no longer requires a code. Other devices have been signed out.',
  'mail.secondFactorOff.note': 'If this was not you, please change your password immediately and contact us.',
  'mail.secondFactorWasReset.subject': 'Second factor at {shop} turned off',
  'mail.secondFactorWasReset.title': 'Your second factor is turned off',
  'mail.secondFactorWasReset.intro':
    'The second factor of your account {email} has just been reset. All devices have been signed out; the password is enough to sign in again.',
  'mail.secondFactorWasReset.note':
    'If you did not request this, please change the passwords of your mailbox and your account immediately and contact us.',
  'mail.secondFactorEndsElsewhere.subject': 'The second factor of an account at {shop} is to be turned off',
  'mail.secondFactorEndsElsewhere.title': 'A second factor is to be turned off',
  'mail.secondFactorEndsElsewhere.intro':
    'This address once belonged to an account at {shop} that has another one now. Someone requested that its second factor be turned off; that will happen in three days.',
  'mail.secondFactorEndsElsewhere.note':
    'If it is your account and this was not you, sign in with the second factor, which keeps it, or contact us. If it is not yours, there is nothing you need to do.',
  'mail.secondFactorGoneElsewhere.subject': 'The second factor of an account at {shop} has been turned off',
  'mail.secondFactorGoneElsewhere.title': 'A second factor has been turned off',
  'mail.secondFactorGoneElsewhere.intro':
    'This address once belonged to an account at {shop} that has another one now. Its second factor has just been turned off.',
  'mail.secondFactorGoneElsewhere.note':
    'If it is your account and you did not request this, please contact us immediately. If it is not yours, there is nothing you need to do.',
  'mail.secondFactorEndsKnown.subject': 'The second factor of an account at {shop} is to be turned off',
  'mail.secondFactorEndsKnown.title': 'A second factor is to be turned off',
  'mail.secondFactorEndsKnown.intro':
    'This address is connected, by orders or as a contact, with an account at {shop}. Someone requested that the second factor of that account be turned off; that will happen in three days.',
  'mail.secondFactorEndsKnown.note':
    'If it is your account and this was not you, sign in with the second factor, which keeps it, or contact us. If it is not yours, there is nothing you need to do.',
  'mail.secondFactorGoneKnown.subject': 'The second factor of an account at {shop} has been turned off',
  'mail.secondFactorGoneKnown.title': 'A second factor has been turned off',
  'mail.secondFactorGoneKnown.intro':
    'This address is connected, by orders or as a contact, with an account at {shop}. The second factor of that account has just been turned off.',
  'mail.secondFactorGoneKnown.note':
    'If it is your account and you did not request this, please contact us immediately. If it is not yours, there is nothing you need to do.',
  'mail.secondFactorEnds.subject': 'Your second factor at {shop} will be turned off in {days} days',
  'mail.secondFactorEnds.title': 'Your second factor will be turned off',
  'mail.secondFactorEnds.intro':
    'Someone who knows your password requested that the second factor of your account {email} be turned off. That will happen in {days} days. Until then it stays on, and you can keep it: with this link, in your account, or simply by signing in with it.',
  'mail.secondFactorEnds.button': 'Keep second factor',
  'mail.secondFactorEnds.note':
    'If this was not you, keep the second factor and please change the passwords of your mailbox and your account immediately.',
  'mail.secondFactorEndsSoon.subject': 'Your second factor at {shop} will be turned off soon',
  'mail.secondFactorEndsSoon.title': 'Your second factor will be turned off soon',
  'mail.secondFactorEndsSoon.intro':
    'As announced, the second factor of your account {email} will be turned off within the next 24 hours. After that, your password is enough to sign in, and all devices are signed out. You can still keep the second factor.',
  'mail.secondFactorEndsSoon.button': 'Keep second factor',
  'mail.secondFactorEndsSoon.note':
    'If you did not request this, keep the second factor and please change the passwords of your mailbox and your account immediately.',
  'mail.secondFactorKept.subject': 'Your second factor at {shop} stays',
  'mail.secondFactorKept.title': 'Your second factor stays',
  'mail.secondFactorKept.intro':
    'The second factor of your account {email} will not be turned off. Everything stays as it was.',
  'mail.secondFactorKept.note':
    'If it was not you who asked to turn it off, someone knows your password: please change it immediately.',
  'mail.recoveryCodesRenewed.subject': 'New recovery codes at {shop}',
  'mail.recoveryCodesRenewed.title': 'New recovery codes',
  'mail.recoveryCodesRenewed.intro':
    'New recovery codes have been created for your account {email}. The old ones are no longer valid.',
  'mail.recoveryCodesRenewed.note': 'If this was not you, please change your password immediately and contact us.',
  'mail.passkeyAdded.subject': 'New passkey for your account at {shop}',
  'mail.passkeyAdded.title': 'New passkey',
  'mail.passkeyAdded.intro':
    'A new passkey has been added to your account {email} and can now be used to sign in. Other devices have been signed out.',
  'mail.passkeyAdded.note':
    'If this was not you, please remove it in your account under Security and change your password.',
  'mail.passwordSuffices.subject': 'Signing in at {shop} by password alone again',
  'mail.passwordSuffices.title': 'Your password alone is enough',
  'mail.passwordSuffices.intro':
    'From now on, your password alone, without a passkey, is enough to sign in to your account {email}. Other devices have been signed out.',
  'mail.passwordSuffices.note': 'If this was not you, please change your password immediately and contact us.',
  'mail.passkeyRemoved.subject': 'Passkey removed from your account at {shop}',
  'mail.passkeyRemoved.title': 'Passkey removed',
  'mail.passkeyRemoved.intro':
    'A passkey has just been removed from your account {email}. It can no longer be used to sign in. Other devices have been signed out.',
  'mail.passkeyRemoved.note': 'If this was not you, please change your password immediately and contact us.',
  'mail.seller': 'Seller',
  'mail.seller.contact':
    '{company}, {address}, {zip} {city}\nE-mail {email} · Phone {phone}\n{register} · VAT ID {vatId}',
  'mail.dataExportReady.subject': 'Your data with {shop} is ready',
  'mail.dataExportReady.title': 'Your data is ready',
  'mail.dataExportReady.intro':
    'We have put together the data we store about you. You can download the file until {day}.',
  'mail.dataExportReady.button': 'Download data',
  'mail.dataExportReady.note':
    'You need to sign in to your account for that; the link alone is not enough. If you did not request this export, please change your password.',
  'mail.deletionAsked.subject': 'Your account with {shop} will be deleted on {day}',
  'mail.deletionAsked.title': 'Your account will be deleted',
  'mail.deletionAsked.intro':
    'You asked us to delete your account. That will happen on {day}. Until then, you can still sign in and cancel the deletion.',
  'mail.deletionAsked.button': 'Keep account',
  'mail.deletionAsked.note':
    'After that, your name, addresses, phone number, sign-in details, cart and favourites will be deleted. The law requires us to keep orders and their documents. If you did not request this, please cancel the deletion and change your password.',
  'mail.deletionUndone.subject': 'Your account with {shop} stays',
  'mail.deletionUndone.title': 'Your account stays',
  'mail.deletionUndone.intro': 'You cancelled the deletion of your account on {day}.',
  'mail.deletionUndone.note': 'Nothing changes. If this was not you, please change your password.',
}
