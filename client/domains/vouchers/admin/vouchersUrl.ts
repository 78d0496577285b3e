export const vouchersPath = '/admincenter/shop/voucher/browse'
export const newVoucherPath = '/admincenter/shop/voucher/edit'
export const templatesPath = '/admincenter/shop/voucher/template/browse'
export const newTemplatePath = '/admincenter/shop/voucher/template/edit'

/** Address of the page of a voucher. */
export const voucherPath = (id: string) => `${newVoucherPath}/${encodeURIComponent(id)}`

/** Address of the page on which a template is edited. */
export const templatePath = (id: string) => `${newTemplatePath}/${encodeURIComponent(id)}`
