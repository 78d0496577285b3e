export const affiliatesPath = '/admincenter/shop/affiliates'
export const newAffiliatePath = '/admincenter/shop/affiliates/add'
export const payoutsPath = '/admincenter/shop/affiliates/payouts'

/** Address of the page of a partner. */
export const affiliatePath = (id: string) => `${affiliatesPath}/${encodeURIComponent(id)}`
