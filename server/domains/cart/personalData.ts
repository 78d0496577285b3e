import { sql } from 'drizzle-orm'
import { type Person, type PersonalData, personal } from '../../platform/personalData.ts'
import { products } from '../catalogue/tables.ts'
import { cartLines, carts, favourites, wishLists } from './tables.ts'

/** Their cart, and those that wait for an approval by their company. */
const ownCarts = ({ accountId }: Person) => sql`(select c.id from carts c where c.account_id = ${accountId}
  union all select r.cart_id from order_requests r where r.account_id = ${accountId} and r.cart_id is not null)`

/** Cart, favourites and what was entered in the checkout. A guest's belong to a browser, and are gone 120 days after their
 *  last change (`purgeExpiredCarts`). */
export const cartPersonalData: PersonalData = {
  files: {
    cart: { de: 'Warenkorb und Eingaben an der Kasse', en: 'cart and what you entered in the checkout' },
    favourites: { de: 'Merkliste', en: 'favourites' },
    wish_lists: { de: 'Wunschlisten', en: 'wish lists' },
  },
  tables: [
    // Lines and favourites go before the cart that says whose they are.
    personal(cartLines, {
      of: person => sql`${cartLines.cartId} in ${ownCarts(person)}`,
      copied: {
        file: 'cart',
        within: { as: 'lines', on: sql`${cartLines.cartId} = ${carts.id}` },
        by: sql`${cartLines.position}`,
      },
      erased: { rows: 'all' },
    }),
    personal(favourites, {
      of: person => sql`${favourites.cartId} in ${ownCarts(person)}`,
      copied: {
        file: 'favourites',
        by: sql`${favourites.createdAt}`,
        withheld: { cartId: 'It is the id of the cart, which cart.json names.' },
        added: {
          product_number: () =>
            sql`(select ${products.productNumber} from ${products} where ${products.id} = ${favourites.productId})`,
          title: () => sql`(select ${products.title} from ${products} where ${products.id} = ${favourites.productId})`,
        },
      },
      erased: { rows: 'all' },
    }),
    personal(wishLists, {
      of: person => sql`${wishLists.cartId} in ${ownCarts(person)}`,
      copied: {
        file: 'wish_lists',
        by: sql`${wishLists.createdAt}`,
        withheld: {
          cartId: 'It is the id of the cart, which cart.json names.',
          shareToken: 'Whoever has it sees the list; the list itself shows it to its owner.',
        },
      },
      erased: { rows: 'all' },
    }),
    personal(carts, {
      of: person => sql`${carts.id} in ${ownCarts(person)}`,
      copied: {
        file: 'cart',
        by: sql`${carts.createdAt}`,
        withheld: { secretHash: 'It checks what proves whose cart it is.' },
      },
      erased: { rows: 'all' },
    }),
  ],
}
