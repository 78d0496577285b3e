import bankLinesPageQuery from '../../../__generated__/BankLinesPageQuery$parameters.ts'
import billPageQuery from '../../../__generated__/BillPageQuery$parameters.ts'
import billsPageQuery from '../../../__generated__/BillsPageQuery$parameters.ts'
import documentCheckPageQuery from '../../../__generated__/DocumentCheckPageQuery$parameters.ts'
import documentPageQuery from '../../../__generated__/DocumentPageQuery$parameters.ts'
import documentsListQuery from '../../../__generated__/documentsListQuery$parameters.ts'
import invoicingSettingsPageQuery from '../../../__generated__/InvoicingSettingsPageQuery$parameters.ts'
import openItemsPageQuery from '../../../__generated__/OpenItemsPageQuery$parameters.ts'
import { CardIcon, EuroIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything, leadsTo } from '../../../adminKit/routes.ts'
import { CheckIcon, DocumentIcon } from '../../../ui/icons.tsx'

const right = { area: 'DOCUMENTS', level: 'read' } as const
const texts = ['domains/invoicing/admin'] as const
const paymentTexts = ['domains/invoicing/admin/payments'] as const

/** Each kind has its list and its page; what a page shows follows from the document. */
const kinds = [
  { kind: 'offer', title: 'admin.shell.offers', page: () => import('./OffersPage.tsx') },
  { kind: 'order', title: 'admin.shell.documentOrders', page: () => import('./OrdersPage.tsx') },
  { kind: 'delivery', title: 'admin.shell.deliveries', page: () => import('./DeliveriesPage.tsx') },
  { kind: 'invoice', title: 'admin.shell.documents', page: () => import('./InvoicesPage.tsx') },
] as const

export const adminRoutes: readonly AdminRoute[] = [
  leadsTo('accounting', 'accounting/invoice/browse'),
  ...kinds.flatMap(({ kind, page, title }): AdminRoute[] => [
    {
      ...{ path: `accounting/${kind}/browse`, page, query: documentsListQuery, search: everything, right, texts },
      navigation: { group: 'shop', title, icon: DocumentIcon, below: `accounting/${kind}` },
    },
    {
      path: `accounting/${kind}/edit/:id?`,
      page: () => import('./DocumentPage.tsx'),
      query: documentPageQuery,
      variables: ({ params: { id } }) => ({ id: id ?? '', isNew: id === undefined, kind: kind.toUpperCase() }),
      ...{ right, texts: [...texts, ...paymentTexts, 'domains/invoicing/admin/rules'] },
    },
    leadsTo(`accounting/${kind}`, `accounting/${kind}/browse`),
  ]),
  {
    path: 'accounting/openItems',
    page: () => import('./payments/OpenItemsPage.tsx'),
    query: openItemsPageQuery,
    search: everything,
    right,
    texts: paymentTexts,
    navigation: { group: 'shop', title: 'admin.shell.openItems', icon: EuroIcon },
  },
  {
    path: 'accounting/bank',
    page: () => import('./payments/BankLinesPage.tsx'),
    query: bankLinesPageQuery,
    search: everything,
    right,
    texts: paymentTexts,
    navigation: { group: 'shop', title: 'admin.shell.bank', icon: CardIcon },
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
  {
    path: 'accounting/settings/check',
    page: () => import('./DocumentCheckPage.tsx'),
    query: documentCheckPageQuery,
    ...{ right, texts },
    navigation: { group: 'settings', title: 'admin.shell.documentCheck', icon: CheckIcon },
  },
]
