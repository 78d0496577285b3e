export const companiesPath = '/admincenter/shop/companies'
export const newCompanyPath = '/admincenter/shop/companies/add'

/** Address of the page of a company. */
export const companyPath = (id: string) => `${companiesPath}/${encodeURIComponent(id)}`
