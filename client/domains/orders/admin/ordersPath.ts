/** Where the list of orders is. */
export const ordersPath = '/admincenter/orders'
