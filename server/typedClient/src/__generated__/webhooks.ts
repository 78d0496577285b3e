// Printed by `npm run schema`; changes are made where the server offers it.

/** A message that the shop sends. */
export type WebhookMessage =
  | {
      readonly type: 'customer.changed'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        /** null until the first order */
        readonly customerNumber: number | null
        readonly isActive: boolean
        /** whether nothing is left of the person */
        readonly isDeleted: boolean
        /** ids of the discount groups agreed with them */
        readonly discountGroups: readonly string[]
        readonly createdAt: string
        /** only where the endpoint may be told of people; null where nobody is left */
        readonly person?: ({
          readonly name: string
          readonly email: string
          readonly company: string | null
          readonly firstName: string | null
          readonly lastName: string | null
          readonly phone: string | null
          readonly language: 'de' | 'en'
        }) | null
      }
    }
  | {
      readonly type: 'customer.created'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        /** null until the first order */
        readonly customerNumber: number | null
        readonly isActive: boolean
        /** whether nothing is left of the person */
        readonly isDeleted: boolean
        /** ids of the discount groups agreed with them */
        readonly discountGroups: readonly string[]
        readonly createdAt: string
        /** only where the endpoint may be told of people; null where nobody is left */
        readonly person?: ({
          readonly name: string
          readonly email: string
          readonly company: string | null
          readonly firstName: string | null
          readonly lastName: string | null
          readonly phone: string | null
          readonly language: 'de' | 'en'
        }) | null
      }
    }
  | {
      readonly type: 'customer.deleted'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        /** null until the first order */
        readonly customerNumber: number | null
        readonly isActive: boolean
        /** whether nothing is left of the person */
        readonly isDeleted: boolean
        /** ids of the discount groups agreed with them */
        readonly discountGroups: readonly string[]
        readonly createdAt: string
        /** only where the endpoint may be told of people; null where nobody is left */
        readonly person?: ({
          readonly name: string
          readonly email: string
          readonly company: string | null
          readonly firstName: string | null
          readonly lastName: string | null
          readonly phone: string | null
          readonly language: 'de' | 'en'
        }) | null
      }
    }
  | {
      readonly type: 'order.cancelled'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        readonly orderNumber: number
        /** null for guests */
        readonly customerNumber: number | null
        readonly state: 'open' | 'completed' | 'cancelled'
        readonly paymentState: 'open' | 'paid' | 'refunded'
        readonly shippingState: 'open' | 'shipped'
        /** whether a second person has to look at it */
        readonly holdState: ('held' | 'released' | 'refused') | null
        readonly paymentMethod: string
        readonly isPickup: boolean
        /** where the goods are handed out; null where they are sent, and of orders from before it was kept */
        readonly pickupPlace: {
          readonly key: string
          readonly name: string
          readonly address: string
        } | null
        readonly currency: string
        readonly grossCents: number
        /** what is to be paid of it */
        readonly toPayCents: number
        readonly placedAt: string
        readonly paidAt: string | null
        readonly shippedAt: string | null
        readonly cancelledAt: string | null
        readonly carrier: string | null
        readonly trackingNumber: string | null
        /** counts the changes */
        readonly revision: number
        /** at most 200; the order itself tells of sets, texts and prices */
        readonly lines: readonly {
          /** article number as it was ordered; null for sets */
          readonly sku: string | null
          readonly productId: string
          readonly variantId: string | null
          readonly amount: number
          readonly grossCents: number
        }[]
        /** only where the endpoint may be told of people; null where nobody is left */
        readonly person?: ({
          readonly name: string
          readonly email: string
          readonly language: 'de' | 'en'
          readonly shippingAddress: {
            readonly type: 'person' | 'company'
            readonly title: string | null
            readonly company: string | null
            readonly vatId: string | null
            readonly phone: string | null
            readonly firstName: string
            readonly lastName: string
            readonly address: string
            readonly zip: string
            readonly city: string
            /** ISO 3166 alpha-2 */
            readonly country: string
          }
          readonly invoiceAddress: {
            readonly type: 'person' | 'company'
            readonly title: string | null
            readonly company: string | null
            readonly vatId: string | null
            readonly phone: string | null
            readonly firstName: string
            readonly lastName: string
            readonly address: string
            readonly zip: string
            readonly city: string
            /** ISO 3166 alpha-2 */
            readonly country: string
          }
        }) | null
      }
    }
  | {
      readonly type: 'order.changed'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        readonly orderNumber: number
        /** null for guests */
        readonly customerNumber: number | null
        readonly state: 'open' | 'completed' | 'cancelled'
        readonly paymentState: 'open' | 'paid' | 'refunded'
        readonly shippingState: 'open' | 'shipped'
        /** whether a second person has to look at it */
        readonly holdState: ('held' | 'released' | 'refused') | null
        readonly paymentMethod: string
        readonly isPickup: boolean
        /** where the goods are handed out; null where they are sent, and of orders from before it was kept */
        readonly pickupPlace: {
          readonly key: string
          readonly name: string
          readonly address: string
        } | null
        readonly currency: string
        readonly grossCents: number
        /** what is to be paid of it */
        readonly toPayCents: number
        readonly placedAt: string
        readonly paidAt: string | null
        readonly shippedAt: string | null
        readonly cancelledAt: string | null
        readonly carrier: string | null
        readonly trackingNumber: string | null
        /** counts the changes */
        readonly revision: number
        /** at most 200; the order itself tells of sets, texts and prices */
        readonly lines: readonly {
          /** article number as it was ordered; null for sets */
          readonly sku: string | null
          readonly productId: string
          readonly variantId: string | null
          readonly amount: number
          readonly grossCents: number
        }[]
        /** only where the endpoint may be told of people; null where nobody is left */
        readonly person?: ({
          readonly name: string
          readonly email: string
          readonly language: 'de' | 'en'
          readonly shippingAddress: {
            readonly type: 'person' | 'company'
            readonly title: string | null
            readonly company: string | null
            readonly vatId: string | null
            readonly phone: string | null
            readonly firstName: string
            readonly lastName: string
            readonly address: string
            readonly zip: string
            readonly city: string
            /** ISO 3166 alpha-2 */
            readonly country: string
          }
          readonly invoiceAddress: {
            readonly type: 'person' | 'company'
            readonly title: string | null
            readonly company: string | null
            readonly vatId: string | null
            readonly phone: string | null
            readonly firstName: string
            readonly lastName: string
            readonly address: string
            readonly zip: string
            readonly city: string
            /** ISO 3166 alpha-2 */
            readonly country: string
          }
        }) | null
      }
    }
  | {
      readonly type: 'order.paid'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        readonly orderNumber: number
        /** null for guests */
        readonly customerNumber: number | null
        readonly state: 'open' | 'completed' | 'cancelled'
        readonly paymentState: 'open' | 'paid' | 'refunded'
        readonly shippingState: 'open' | 'shipped'
        /** whether a second person has to look at it */
        readonly holdState: ('held' | 'released' | 'refused') | null
        readonly paymentMethod: string
        readonly isPickup: boolean
        /** where the goods are handed out; null where they are sent, and of orders from before it was kept */
        readonly pickupPlace: {
          readonly key: string
          readonly name: string
          readonly address: string
        } | null
        readonly currency: string
        readonly grossCents: number
        /** what is to be paid of it */
        readonly toPayCents: number
        readonly placedAt: string
        readonly paidAt: string | null
        readonly shippedAt: string | null
        readonly cancelledAt: string | null
        readonly carrier: string | null
        readonly trackingNumber: string | null
        /** counts the changes */
        readonly revision: number
        /** at most 200; the order itself tells of sets, texts and prices */
        readonly lines: readonly {
          /** article number as it was ordered; null for sets */
          readonly sku: string | null
          readonly productId: string
          readonly variantId: string | null
          readonly amount: number
          readonly grossCents: number
        }[]
        /** only where the endpoint may be told of people; null where nobody is left */
        readonly person?: ({
          readonly name: string
          readonly email: string
          readonly language: 'de' | 'en'
          readonly shippingAddress: {
            readonly type: 'person' | 'company'
            readonly title: string | null
            readonly company: string | null
            readonly vatId: string | null
            readonly phone: string | null
            readonly firstName: string
            readonly lastName: string
            readonly address: string
            readonly zip: string
            readonly city: string
            /** ISO 3166 alpha-2 */
            readonly country: string
          }
          readonly invoiceAddress: {
            readonly type: 'person' | 'company'
            readonly title: string | null
            readonly company: string | null
            readonly vatId: string | null
            readonly phone: string | null
            readonly firstName: string
            readonly lastName: string
            readonly address: string
            readonly zip: string
            readonly city: string
            /** ISO 3166 alpha-2 */
            readonly country: string
          }
        }) | null
      }
    }
  | {
      readonly type: 'order.placed'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        readonly orderNumber: number
        /** null for guests */
        readonly customerNumber: number | null
        readonly state: 'open' | 'completed' | 'cancelled'
        readonly paymentState: 'open' | 'paid' | 'refunded'
        readonly shippingState: 'open' | 'shipped'
        /** whether a second person has to look at it */
        readonly holdState: ('held' | 'released' | 'refused') | null
        readonly paymentMethod: string
        readonly isPickup: boolean
        /** where the goods are handed out; null where they are sent, and of orders from before it was kept */
        readonly pickupPlace: {
          readonly key: string
          readonly name: string
          readonly address: string
        } | null
        readonly currency: string
        readonly grossCents: number
        /** what is to be paid of it */
        readonly toPayCents: number
        readonly placedAt: string
        readonly paidAt: string | null
        readonly shippedAt: string | null
        readonly cancelledAt: string | null
        readonly carrier: string | null
        readonly trackingNumber: string | null
        /** counts the changes */
        readonly revision: number
        /** at most 200; the order itself tells of sets, texts and prices */
        readonly lines: readonly {
          /** article number as it was ordered; null for sets */
          readonly sku: string | null
          readonly productId: string
          readonly variantId: string | null
          readonly amount: number
          readonly grossCents: number
        }[]
        /** only where the endpoint may be told of people; null where nobody is left */
        readonly person?: ({
          readonly name: string
          readonly email: string
          readonly language: 'de' | 'en'
          readonly shippingAddress: {
            readonly type: 'person' | 'company'
            readonly title: string | null
            readonly company: string | null
            readonly vatId: string | null
            readonly phone: string | null
            readonly firstName: string
            readonly lastName: string
            readonly address: string
            readonly zip: string
            readonly city: string
            /** ISO 3166 alpha-2 */
            readonly country: string
          }
          readonly invoiceAddress: {
            readonly type: 'person' | 'company'
            readonly title: string | null
            readonly company: string | null
            readonly vatId: string | null
            readonly phone: string | null
            readonly firstName: string
            readonly lastName: string
            readonly address: string
            readonly zip: string
            readonly city: string
            /** ISO 3166 alpha-2 */
            readonly country: string
          }
        }) | null
      }
    }
  | {
      readonly type: 'order.refunded'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        readonly orderNumber: number
        /** null for guests */
        readonly customerNumber: number | null
        readonly state: 'open' | 'completed' | 'cancelled'
        readonly paymentState: 'open' | 'paid' | 'refunded'
        readonly shippingState: 'open' | 'shipped'
        /** whether a second person has to look at it */
        readonly holdState: ('held' | 'released' | 'refused') | null
        readonly paymentMethod: string
        readonly isPickup: boolean
        /** where the goods are handed out; null where they are sent, and of orders from before it was kept */
        readonly pickupPlace: {
          readonly key: string
          readonly name: string
          readonly address: string
        } | null
        readonly currency: string
        readonly grossCents: number
        /** what is to be paid of it */
        readonly toPayCents: number
        readonly placedAt: string
        readonly paidAt: string | null
        readonly shippedAt: string | null
        readonly cancelledAt: string | null
        readonly carrier: string | null
        readonly trackingNumber: string | null
        /** counts the changes */
        readonly revision: number
        /** at most 200; the order itself tells of sets, texts and prices */
        readonly lines: readonly {
          /** article number as it was ordered; null for sets */
          readonly sku: string | null
          readonly productId: string
          readonly variantId: string | null
          readonly amount: number
          readonly grossCents: number
        }[]
        /** only where the endpoint may be told of people; null where nobody is left */
        readonly person?: ({
          readonly name: string
          readonly email: string
          readonly language: 'de' | 'en'
          readonly shippingAddress: {
            readonly type: 'person' | 'company'
            readonly title: string | null
            readonly company: string | null
            readonly vatId: string | null
            readonly phone: string | null
            readonly firstName: string
            readonly lastName: string
            readonly address: string
            readonly zip: string
            readonly city: string
            /** ISO 3166 alpha-2 */
            readonly country: string
          }
          readonly invoiceAddress: {
            readonly type: 'person' | 'company'
            readonly title: string | null
            readonly company: string | null
            readonly vatId: string | null
            readonly phone: string | null
            readonly firstName: string
            readonly lastName: string
            readonly address: string
            readonly zip: string
            readonly city: string
            /** ISO 3166 alpha-2 */
            readonly country: string
          }
        }) | null
      }
    }
  | {
      readonly type: 'order.shipped'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        readonly orderNumber: number
        /** null for guests */
        readonly customerNumber: number | null
        readonly state: 'open' | 'completed' | 'cancelled'
        readonly paymentState: 'open' | 'paid' | 'refunded'
        readonly shippingState: 'open' | 'shipped'
        /** whether a second person has to look at it */
        readonly holdState: ('held' | 'released' | 'refused') | null
        readonly paymentMethod: string
        readonly isPickup: boolean
        /** where the goods are handed out; null where they are sent, and of orders from before it was kept */
        readonly pickupPlace: {
          readonly key: string
          readonly name: string
          readonly address: string
        } | null
        readonly currency: string
        readonly grossCents: number
        /** what is to be paid of it */
        readonly toPayCents: number
        readonly placedAt: string
        readonly paidAt: string | null
        readonly shippedAt: string | null
        readonly cancelledAt: string | null
        readonly carrier: string | null
        readonly trackingNumber: string | null
        /** counts the changes */
        readonly revision: number
        /** at most 200; the order itself tells of sets, texts and prices */
        readonly lines: readonly {
          /** article number as it was ordered; null for sets */
          readonly sku: string | null
          readonly productId: string
          readonly variantId: string | null
          readonly amount: number
          readonly grossCents: number
        }[]
        /** only where the endpoint may be told of people; null where nobody is left */
        readonly person?: ({
          readonly name: string
          readonly email: string
          readonly language: 'de' | 'en'
          readonly shippingAddress: {
            readonly type: 'person' | 'company'
            readonly title: string | null
            readonly company: string | null
            readonly vatId: string | null
            readonly phone: string | null
            readonly firstName: string
            readonly lastName: string
            readonly address: string
            readonly zip: string
            readonly city: string
            /** ISO 3166 alpha-2 */
            readonly country: string
          }
          readonly invoiceAddress: {
            readonly type: 'person' | 'company'
            readonly title: string | null
            readonly company: string | null
            readonly vatId: string | null
            readonly phone: string | null
            readonly firstName: string
            readonly lastName: string
            readonly address: string
            readonly zip: string
            readonly city: string
            /** ISO 3166 alpha-2 */
            readonly country: string
          }
        }) | null
      }
    }
  | {
      readonly type: 'product.changed'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        readonly productNumber: string
        readonly slug: string
        readonly kind: 'goods' | 'set' | 'voucher' | 'service'
        readonly title: {
          readonly de: string
          readonly en?: string | null
        }
        readonly isOffline: boolean
        readonly isDeleted: boolean
        readonly priceCents: number | null
        /** pieces in stock where there are no variants; null: without end */
        readonly available: number | null
        /** counts the changes */
        readonly revision: number
        readonly updatedAt: string
        readonly variants: readonly {
          readonly id: string
          readonly sku: string
          readonly priceCents: number | null
          readonly available: number | null
        }[]
      }
    }
  | {
      readonly type: 'product.created'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        readonly productNumber: string
        readonly slug: string
        readonly kind: 'goods' | 'set' | 'voucher' | 'service'
        readonly title: {
          readonly de: string
          readonly en?: string | null
        }
        readonly isOffline: boolean
        readonly isDeleted: boolean
        readonly priceCents: number | null
        /** pieces in stock where there are no variants; null: without end */
        readonly available: number | null
        /** counts the changes */
        readonly revision: number
        readonly updatedAt: string
        readonly variants: readonly {
          readonly id: string
          readonly sku: string
          readonly priceCents: number | null
          readonly available: number | null
        }[]
      }
    }
  | {
      readonly type: 'product.deleted'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        readonly productNumber: string
        readonly slug: string
        readonly kind: 'goods' | 'set' | 'voucher' | 'service'
        readonly title: {
          readonly de: string
          readonly en?: string | null
        }
        readonly isOffline: boolean
        readonly isDeleted: boolean
        readonly priceCents: number | null
        /** pieces in stock where there are no variants; null: without end */
        readonly available: number | null
        /** counts the changes */
        readonly revision: number
        readonly updatedAt: string
        readonly variants: readonly {
          readonly id: string
          readonly sku: string
          readonly priceCents: number | null
          readonly available: number | null
        }[]
      }
    }
  | {
      readonly type: 'product.restored'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        readonly productNumber: string
        readonly slug: string
        readonly kind: 'goods' | 'set' | 'voucher' | 'service'
        readonly title: {
          readonly de: string
          readonly en?: string | null
        }
        readonly isOffline: boolean
        readonly isDeleted: boolean
        readonly priceCents: number | null
        /** pieces in stock where there are no variants; null: without end */
        readonly available: number | null
        /** counts the changes */
        readonly revision: number
        readonly updatedAt: string
        readonly variants: readonly {
          readonly id: string
          readonly sku: string
          readonly priceCents: number | null
          readonly available: number | null
        }[]
      }
    }
  | {
      readonly type: 'stock.changed'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        /** of the variant, or of the product where it has none */
        readonly id: string
        /** of the variant, or the product’s number */
        readonly sku: string
        readonly productId: string
        readonly productNumber: string
        /** pieces in stock; null: without end */
        readonly available: number | null
      }
    }
  | {
      readonly type: 'voucher.changed'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        /** the last four characters of its code; the whole of it is money */
        readonly codeEnd: string
        readonly currency: string
        /** what it was issued with */
        readonly valueCents: number
        /** what is left of it */
        readonly balanceCents: number
        /** the last day on which it can be redeemed; null: it does not expire */
        readonly expiresOn: string | null
        readonly isTransferable: boolean
        readonly isBlocked: boolean
        /** with which it was bought; null where staff issued it */
        readonly orderId: string | null
        readonly deliverOn: string | null
        readonly sentAt: string | null
        /** what happened to its money, the latest first; at most 20 */
        readonly entries: readonly {
          readonly kind: 'issued' | 'redeemed' | 'returned' | 'corrected'
          readonly amountCents: number
          readonly balanceCents: number
          readonly orderId: string | null
          readonly at: string
        }[]
        /** counts the changes of staff */
        readonly revision: number
        /** only where the endpoint may be told of people; null where nobody is left */
        readonly person?: ({
          readonly name: string | null
          readonly email: string | null
        }) | null
      }
    }
  | {
      readonly type: 'voucher.issued'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        /** the last four characters of its code; the whole of it is money */
        readonly codeEnd: string
        readonly currency: string
        /** what it was issued with */
        readonly valueCents: number
        /** what is left of it */
        readonly balanceCents: number
        /** the last day on which it can be redeemed; null: it does not expire */
        readonly expiresOn: string | null
        readonly isTransferable: boolean
        readonly isBlocked: boolean
        /** with which it was bought; null where staff issued it */
        readonly orderId: string | null
        readonly deliverOn: string | null
        readonly sentAt: string | null
        /** what happened to its money, the latest first; at most 20 */
        readonly entries: readonly {
          readonly kind: 'issued' | 'redeemed' | 'returned' | 'corrected'
          readonly amountCents: number
          readonly balanceCents: number
          readonly orderId: string | null
          readonly at: string
        }[]
        /** counts the changes of staff */
        readonly revision: number
        /** only where the endpoint may be told of people; null where nobody is left */
        readonly person?: ({
          readonly name: string | null
          readonly email: string | null
        }) | null
      }
    }
  | {
      readonly type: 'voucher.redeemed'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        /** the last four characters of its code; the whole of it is money */
        readonly codeEnd: string
        readonly currency: string
        /** what it was issued with */
        readonly valueCents: number
        /** what is left of it */
        readonly balanceCents: number
        /** the last day on which it can be redeemed; null: it does not expire */
        readonly expiresOn: string | null
        readonly isTransferable: boolean
        readonly isBlocked: boolean
        /** with which it was bought; null where staff issued it */
        readonly orderId: string | null
        readonly deliverOn: string | null
        readonly sentAt: string | null
        /** what happened to its money, the latest first; at most 20 */
        readonly entries: readonly {
          readonly kind: 'issued' | 'redeemed' | 'returned' | 'corrected'
          readonly amountCents: number
          readonly balanceCents: number
          readonly orderId: string | null
          readonly at: string
        }[]
        /** counts the changes of staff */
        readonly revision: number
        /** only where the endpoint may be told of people; null where nobody is left */
        readonly person?: ({
          readonly name: string | null
          readonly email: string | null
        }) | null
      }
    }
  | {
      readonly type: 'webhook.resumed'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      readonly data: {
        /** since when nothing was noted, with a minute to spare */
        readonly missedSince: string
        /** when it was switched on again */
        readonly missedUntil: string
      }
    }
  | {
      readonly type: 'webhook.test'
      readonly version: 1
      readonly timestamp: string
      readonly data: { readonly [name: string]: unknown }
    }
  | {
      readonly type: 'withdrawal.decided'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        /** null where no order fits what was entered */
        readonly orderId: string | null
        /** as it was entered */
        readonly orderNumber: string
        /** empty for the whole contract, or what was said in words */
        readonly items: readonly {
          readonly lineId: string
          readonly piece: number | null
          readonly amount: number
        }[]
        readonly declaredAt: string
        readonly state: 'received' | 'accepted' | 'refused'
        readonly decidedAt: string | null
        readonly revision: number
        /** only where the endpoint may be told of people; null where nobody is left */
        readonly person?: ({
          readonly name: string
          readonly email: string
          readonly language: 'de' | 'en'
        }) | null
      }
    }
  | {
      readonly type: 'withdrawal.declared'
      readonly version: 1
      /** when it happened */
      readonly timestamp: string
      /** as it was when the message was first sent, usually within a second */
      readonly data: {
        readonly id: string
        /** null where no order fits what was entered */
        readonly orderId: string | null
        /** as it was entered */
        readonly orderNumber: string
        /** empty for the whole contract, or what was said in words */
        readonly items: readonly {
          readonly lineId: string
          readonly piece: number | null
          readonly amount: number
        }[]
        readonly declaredAt: string
        readonly state: 'received' | 'accepted' | 'refused'
        readonly decidedAt: string | null
        readonly revision: number
        /** only where the endpoint may be told of people; null where nobody is left */
        readonly person?: ({
          readonly name: string
          readonly email: string
          readonly language: 'de' | 'en'
        }) | null
      }
    }
