export const openItemsPath = '/admincenter/accounting/openItems'
export const bankLinesPath = '/admincenter/accounting/bank'
