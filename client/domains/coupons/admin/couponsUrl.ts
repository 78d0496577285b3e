export const couponsPath = '/admincenter/shop/coupon/edit'
export const newCouponPath = '/admincenter/shop/coupon/add'
export const redemptionsPath = '/admincenter/shop/coupon/redemptions'
export const codesPath = '/admincenter/shop/coupon/codes'

/** Address of the page on which a coupon is edited. */
export const couponEditPath = (id: string) => `${couponsPath}/${encodeURIComponent(id)}`

/** Address of the orders that used a coupon. */
export const redemptionsOf = (id: string) => `${redemptionsPath}?coupon=${encodeURIComponent(id)}`

/** Address of the codes of a series. */
export const codesOf = (id: string) => `${codesPath}?coupon=${encodeURIComponent(id)}`
