import { defineListUrl } from '../../../adminKit/list/url.ts'
import { customersPath } from './customersPath.ts'

/** What the list of customers is narrowed to and sorted by. */
export const customersUrl = defineListUrl({
  path: customersPath,
  tabs: {
    parameter: 'tab',
    label: 'customers.tabs',
    titles: {
      all: 'customers.tab.all',
      accounts: 'customers.tab.accounts',
      guests: 'customers.tab.guests',
      companies: 'customers.tab.companies',
      open: 'customers.tab.open',
    },
  },
  filters: {
    search: { kind: 'words', label: 'customers.search' },
    group: { kind: 'one', label: 'customers.group', form: /^[\w-]{1,100}$/ },
  },
  sorts: ['last', 'revenue', 'orders', 'open', 'name'],
  usual: { field: 'last', isFalling: true },
})
