import type visitor from './de/visitor.ts'

type Product = typeof import('./de/product.json', { with: { type: 'json' }})
type Cart = typeof import('./de/cart.json', { with: { type: 'json' }})
type Checkout = typeof import('./de/checkout.json', { with: { type: 'json' }})
type Orders = typeof import('./de/orders.json', { with: { type: 'json' }})
type Accounts = typeof import('./de/accounts.json', { with: { type: 'json' }})
type Account = typeof import('./de/account.json', { with: { type: 'json' }})
type Users = typeof import('./de/users.json', { with: { type: 'json' }})
type Rights = typeof import('./de/rights.json', { with: { type: 'json' }})
type Kit = typeof import('./de/kit.json', { with: { type: 'json' }})
type Admin = typeof import('./de/admin.json', { with: { type: 'json' }})

/** Every key of the German catalogues. A key that does not exist fails the type check. */
export type MessageId = keyof (typeof visitor &
  Product &
  Cart &
  Checkout &
  Orders &
  Accounts &
  Account &
  Admin &
  Kit &
  Users &
  Rights)

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
