import countriesPageQuery from '../../../__generated__/CountriesPageQuery$parameters.ts'
import discountsPageQuery from '../../../__generated__/DiscountsPageQuery$parameters.ts'
import displayPageQuery from '../../../__generated__/DisplayPageQuery$parameters.ts'
import paymentSettingsPageQuery from '../../../__generated__/PaymentSettingsPageQuery$parameters.ts'
import pickupPageQuery from '../../../__generated__/PickupPageQuery$parameters.ts'
import providersPageQuery from '../../../__generated__/ProvidersPageQuery$parameters.ts'
import shippingSettingsPageQuery from '../../../__generated__/ShippingSettingsPageQuery$parameters.ts'
import vatSettingsPageQuery from '../../../__generated__/VatSettingsPageQuery$parameters.ts'
import { BoxIcon, CardIcon, EuroIcon, HomeIcon, PercentIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, leadsTo } from '../../../adminKit/routes.ts'
import { PinIcon, TagIcon, TruckIcon } from '../../../ui/icons.tsx'

/** What prices depend on. */
export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'vat/groups',
    page: () => import('./vat/VatSettingsPage.tsx'),
    query: vatSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/pricing/admin'],
    navigation: { group: 'settings', title: 'admin.shell.vat', icon: EuroIcon },
  },
  {
    path: 'settings/display',
    page: () => import('./display/DisplayPage.tsx'),
    query: displayPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/pricing/admin'],
    navigation: { group: 'settings', title: 'admin.shell.display', icon: TagIcon },
  },
  {
    path: 'shipping/groups',
    page: () => import('./shipping/ShippingSettingsPage.tsx'),
    query: shippingSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/pricing/admin'],
    navigation: { group: 'settings', title: 'admin.shell.shipping', icon: TruckIcon },
  },
  {
    path: 'shipping/countries',
    page: () => import('./countries/CountriesPage.tsx'),
    query: countriesPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/pricing/admin'],
    navigation: { group: 'settings', title: 'admin.shell.countries', icon: PinIcon },
  },
  {
    path: 'shipping/pickup',
    page: () => import('./pickup/PickupPage.tsx'),
    query: pickupPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/pricing/admin'],
    navigation: { group: 'settings', title: 'admin.shell.pickup', icon: HomeIcon },
  },
  {
    path: 'shipping/providers',
    page: () => import('./providers/ProvidersPage.tsx'),
    query: providersPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/pricing/admin'],
    navigation: { group: 'settings', title: 'admin.shell.providers', icon: BoxIcon },
  },
  {
    path: 'discount/groups',
    page: () => import('./discounts/DiscountsPage.tsx'),
    query: discountsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/pricing/admin'],
    navigation: { group: 'settings', title: 'admin.shell.discounts', icon: PercentIcon },
  },
  {
    path: 'settings/payment',
    page: () => import('./payments/PaymentSettingsPage.tsx'),
    query: paymentSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/pricing/admin'],
    navigation: { group: 'settings', title: 'admin.shell.payment', icon: CardIcon },
  },
  leadsTo('vat', 'vat/groups'),
  leadsTo('shipping', 'shipping/groups'),
  leadsTo('discount', 'discount/groups'),
]
