import billPageQuery from '../../../__generated__/BillPageQuery$parameters.ts'
import billsPageQuery from '../../../__generated__/BillsPageQuery$parameters.ts'
import documentPageQuery from '../../../__generated__/DocumentPageQuery$parameters.ts'
import documentsPageQuery from '../../../__generated__/DocumentsPageQuery$parameters.ts'
import invoicingSettingsPageQuery from '../../../__generated__/InvoicingSettingsPageQuery$parameters.ts'
import { type AdminRoute, everything, leadsTo } from '../../../adminKit/routes.ts'
import { DocumentIcon } from '../../../ui/icons.tsx'

const right = { area: 'DOCUMENTS', level: 'read' } as const
const texts = ['domains/invoicing/admin'] as const

export const adminRoutes: readonly AdminRoute[] = [
  leadsTo('accounting', 'accounting/invoice/browse'),
  {
    path: 'accounting/invoice/browse',
    page: () => import('./DocumentsPage.tsx'),
    query: documentsPageQuery,
    search: everything,
    right,
    texts,
    navigation: { group: 'shop', title: 'admin.shell.documents', icon: DocumentIcon, below: 'accounting/invoice' },
  },
  {
    path: 'accounting/invoice/edit/:id',
    page: () => import('./DocumentPage.tsx'),
    query: documentPageQuery,
    variables: ({ params: { id } }) => ({ id }),
    right,
    texts,
  },
  {
    path: 'accounting/bill/browse',
    page: () => import('./bills/BillsPage.tsx'),
    query: billsPageQuery,
    search: everything,
    right,
    texts: ['domains/invoicing/admin/bills'],
    navigation: { group: 'shop', title: 'admin.shell.bills', icon: DocumentIcon, below: 'accounting/bill' },
  },
  {
    path: 'accounting/bill/edit/:id',
    page: () => import('./bills/BillPage.tsx'),
    query: billPageQuery,
    variables: ({ params: { id } }) => ({ id }),
    right,
    texts: ['domains/invoicing/admin/bills', 'domains/invoicing/admin/rules'],
  },
]

/** What invoices say of whoever issues them; the settings come together in the navigation. */
export const invoicingSettingsRoutes: readonly AdminRoute[] = [
  {
    path: 'accounting/settings/global',
    page: () => import('./InvoicingSettingsPage.tsx'),
    query: invoicingSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts,
    navigation: { group: 'settings', title: 'admin.shell.invoicingSettings', icon: DocumentIcon },
  },
]
