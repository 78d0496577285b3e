export const withdrawalsPath = '/admincenter/withdrawals'

/** Address of a declaration's page. */
export const withdrawalPath = (id: string) => `${withdrawalsPath}/${encodeURIComponent(id)}`
