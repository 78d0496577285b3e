import templateEditPageQuery from '../../../__generated__/TemplateEditPageQuery$parameters.ts'
import templatesPageQuery from '../../../__generated__/TemplatesPageQuery$parameters.ts'
import voucherCalendarPageQuery from '../../../__generated__/VoucherCalendarPageQuery$parameters.ts'
import voucherEditPageQuery from '../../../__generated__/VoucherEditPageQuery$parameters.ts'
import voucherSettingsPageQuery from '../../../__generated__/VoucherSettingsPageQuery$parameters.ts'
import vouchersPageQuery from '../../../__generated__/VouchersPageQuery$parameters.ts'
import { CardIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything } from '../../../adminKit/routes.ts'
import { spanOf } from './calendarUrl.ts'

const right = { area: 'VOUCHERS', level: 'read' } as const
const texts = ['domains/vouchers/admin'] as const

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'shop/voucher/browse',
    page: () => import('./VouchersPage.tsx'),
    query: vouchersPageQuery,
    search: everything,
    right,
    texts,
    navigation: { group: 'shop', title: 'admin.shell.vouchers', icon: CardIcon, below: 'shop/voucher/' },
  },
  {
    path: 'shop/voucher/calendar',
    page: () => import('./VoucherCalendarPage.tsx'),
    query: voucherCalendarPageQuery,
    search: everything,
    variables: ({ search }) => {
      const { from, to } = spanOf(search)
      return { from, to }
    },
    right,
    texts,
  },
  {
    path: 'shop/voucher/edit',
    page: () => import('./VoucherEditPage.tsx'),
    query: voucherEditPageQuery,
    variables: () => ({ id: '', isNew: true }),
    right,
    texts: texts,
  },
  {
    path: 'shop/voucher/edit/:id',
    page: () => import('./VoucherEditPage.tsx'),
    query: voucherEditPageQuery,
    variables: ({ params: { id } }) => ({ id, isNew: false }),
    right,
    texts: texts,
  },
  {
    path: 'shop/voucher/template/browse',
    page: () => import('./TemplatesPage.tsx'),
    query: templatesPageQuery,
    search: everything,
    right,
    texts,
  },
  {
    path: 'shop/voucher/template/edit',
    page: () => import('./TemplateEditPage.tsx'),
    query: templateEditPageQuery,
    variables: () => ({ id: '', isNew: true }),
    right,
    texts: [...texts, 'domains/files/admin/browser', 'domains/files/admin/chooser', 'domains/files/parts/uploads'],
  },
  {
    path: 'shop/voucher/template/edit/:id',
    page: () => import('./TemplateEditPage.tsx'),
    query: templateEditPageQuery,
    variables: ({ params: { id } }) => ({ id, isNew: false }),
    right,
    texts: [...texts, 'domains/files/admin/browser', 'domains/files/admin/chooser', 'domains/files/parts/uploads'],
  },
]

export const voucherSettingsRoutes: readonly AdminRoute[] = [
  {
    path: 'settings/vouchers',
    page: () => import('./VoucherSettingsPage.tsx'),
    query: voucherSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: [...texts, 'domains/files/admin/browser', 'domains/files/admin/chooser', 'domains/files/parts/uploads'],
    navigation: { group: 'settings', title: 'admin.shell.voucherSettings', icon: CardIcon },
  },
]
