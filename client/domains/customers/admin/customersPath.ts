/** Where the list of customers is. */
export const customersPath = '/admincenter/shop/customers'

/** Address of a customer's page. */
export const customerPath = (id: string) => `${customersPath}/${encodeURIComponent(id)}`
