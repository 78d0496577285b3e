import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { domains } from '../../server/testing/domains.ts'
import { type Import, importsBelow } from '../../server/testing/imports.ts'

/** The folders of the client from the ground up: each imports only itself and those before it. */
const layers = ['intl', 'router', 'ui', 'schema', 'relay', 'viewer', 'adminKit', 'domains', 'shell']
/** What stands above all of them: starts, gathers, renders. */
const gatherers = /^client\/(?:texts\/\w+|routes|main|debug|entry\.server|assets)\.tsx?$/
/** What builds, measures and tests the client is no part of it. */
const outside = /^client\/(?:build|journeys|vitals|testing)\/|\.test\.tsx?$|vite(?:st)?\.config\.ts$/

/**
 * What a domain lends besides its parts: mutations, and parts of its admin pages. Whoever borrows more of them
 * says so here; what is lent to many belongs into `parts/` or `client/adminKit/`.
 */
const lent: Readonly<Record<string, readonly string[]>> = {
  'accounts/mutations/useAcknowledgeSecondFactorReset.ts': ['shell'],
  'accounts/mutations/useCreateAddress.ts': ['domains/checkout/address'],
  'accounts/mutations/useKeepSecondFactor.ts': ['shell'],
  'accounts/mutations/useDeleteTeamList.ts': ['domains/catalogue/product'],
  'accounts/mutations/useSaveTeamList.ts': ['domains/catalogue/product'],
  'accounts/mutations/useSignOut.ts': ['shell/admin'],
  'accounts/mutations/useStopActing.ts': ['shell'],
  'cart/mutations/useAddSetToCart.ts': ['domains/catalogue/product'],
  'cart/mutations/useAddToCart.ts': ['domains/catalogue/product'],
  'cart/mutations/useChangeCartLine.ts': ['domains/checkout/check'],
  'cart/mutations/useRemoveCartLines.ts': ['domains/checkout/check'],
  'catalogue/mutations/useSetFavourite.ts': ['domains/cart/pages'],
  // Between pages of the admin centre: their addresses, and what one shows of another.
  'accounts/admin/edit/TermsSection.tsx': ['domains/customers/admin', 'domains/approvals/admin'],
  'accounts/admin/edit/termsFields.ts': ['domains/customers/admin', 'domains/approvals/admin'],
  'accounts/admin/edit/termsForm.ts': ['domains/customers/admin', 'domains/approvals/admin'],
  'approvals/admin/companiesUrl.ts': ['domains/customers/admin'],
  'accounts/admin/edit/userSections.ts': ['domains/customers/admin'],
  'accounts/admin/mutations/useInviteUser.ts': ['domains/customers/admin'],
  'accounts/admin/mutations/useUpdateUser.ts': ['domains/customers/admin'],
  'accounts/admin/usersUrl.ts': ['domains/customers/admin', 'domains/persons/admin'],
  'affiliates/admin/OrderCommission.tsx': ['domains/orders/admin'],
  'invoicing/admin/OrderDocuments.tsx': ['domains/orders/admin'],
  'audit/admin/actionTitles.ts': ['domains/catalogue/admin/history'],
  'audit/admin/AuditTable.tsx': [
    ...['domains/accounts/admin/edit', 'domains/coupons/admin', 'domains/vouchers/admin', 'domains/files/admin'],
    ...['domains/affiliates/admin', 'domains/approvals/admin'],
  ],
  'audit/admin/auditUrl.ts': [
    ...[
      'domains/accounts/admin/edit',
      'domains/catalogue/admin/history',
      'domains/coupons/admin',
      'domains/vouchers/admin',
      'domains/affiliates/admin',
      'domains/approvals/admin',
      'domains/files/admin',
    ],
  ],
  'audit/admin/settingsPages.ts': ['shell'],
  'audit/admin/subjectPages.ts': ['domains/notifications'],
  'audit/admin/changeWords.ts': ['domains/catalogue/admin/history'],
  'customers/admin/customersPath.ts': ['domains/accounts/admin/edit', 'domains/orders/admin'],
  'files/admin/chooser/ChooseFiles.tsx': ['domains/catalogue/admin', 'domains/content/admin'],
  'files/admin/chooser/PictureField.tsx': ['domains/site/admin', 'domains/vouchers/admin'],
  'files/admin/chooser/modes.ts': ['domains/content/admin'],
  'orders/admin/OrderStates.tsx': ['domains/customers/admin'],
  'orders/admin/ordersPath.ts': [
    'domains/accounts/admin/edit',
    ...['domains/approvals/admin', 'domains/customers/admin'],
  ],
  'outbox/admin/MailPreviewDialog.tsx': ['domains/orders/admin'],
  'outbox/admin/MailStatus.tsx': ['domains/orders/admin'],
  // Blocks of pages show what lies with others, and whoever asks for consent says how.
  'privacy/parts/ThirdParty.tsx': ['domains/content/blocks'],
  'persons/admin/personsUrl.ts': ['domains/accounts/admin/edit'],
  'settings/admin/firstSteps/FirstStepsCard.tsx': ['domains/orders/admin/dashboard'],
}

type Kind = 'part' | 'mutation' | 'admin' | 'routes' | 'page'

/** What a file of a domain is: everything that is nothing else is a page or what only its pages are made of. */
function placeInDomain(path: string): { domain: string; kind: Kind } | null {
  const [, domain, rest] = /^client\/domains\/(\w+)\/(.+)$/.exec(path) ?? []
  if (domain === undefined || rest === undefined) return null
  if (/^(?:admin\/)?(?:routes|navigation)\.tsx?$/.test(rest)) return { domain, kind: 'routes' }
  if (/^(?:parts|blocks)\//.test(rest)) return { domain, kind: 'part' }
  if (rest.startsWith('mutations/')) return { domain, kind: 'mutation' }
  return { domain, kind: rest.startsWith('admin/') ? 'admin' : 'page' }
}

const isLent = (from: string, to: string): boolean =>
  (lent[to.replace('client/domains/', '')] ?? []).some(borrower => from.startsWith(`client/${borrower}/`))

/** The admin centre's table of routes, which gathers those of the domains, and what system accounts are shown beside all pages. */
const isAdminTable = (path: string) => /^client\/(?:shell\/admin\/(?:routes|adminRoutes)\.ts|debug\.tsx)$/.test(path)
const isOfAdminCentre = (path: string) => /^client\/(?:adminKit|shell\/admin|domains\/\w+\/admin)\//.test(path)

/** Why a file above or in another domain may not import this file of a domain; null if it may. */
function borrowingComplaint(from: string, to: string): string | null {
  const [own, other] = [placeInDomain(from), placeInDomain(to)]
  if (!other || isLent(from, to)) return null
  if (other.kind === 'routes') return gatherers.test(from) || isAdminTable(from) ? null : 'routes are only gathered'
  if (isAdminTable(from) && other.kind === 'admin') return null
  if (other.kind === 'part') {
    const isAbove = own?.kind !== 'part' && own?.kind !== 'mutation'
    if (isAbove || domains.indexOf(other.domain) < domains.indexOf(own.domain)) return null
    return `parts of ${own.domain} know nothing of ${other.domain}, which comes after it`
  }
  return `${other.domain} lends its parts, nothing else`
}

/** Why an import within a domain points the wrong way; null if it does not. */
function innerComplaint(from: Kind, to: Kind): string | null {
  if (from === 'routes') return null
  if (to === 'routes') return 'only gatherers import routes'
  if (to === 'page' && from !== 'page') return `a ${from} knows no page`
  if (to === 'admin' && from !== 'admin') return `a ${from} knows nothing of the admin centre`
  return null
}

/** Why an import of the client points the wrong way; null if it does not. */
function complaint({ from, to, isTypeOnly }: Import): string | null {
  if (!to.startsWith('client/') || outside.test(to)) return 'the client imports only itself'
  if (to.startsWith('client/__generated__/')) {
    const isLow = /^client\/(?:intl|router|ui)\//.test(from)
    return isLow && !isTypeOnly ? 'what stands below Relay knows no query' : null
  }
  if (gatherers.test(to)) return isAdminTable(from) || gatherers.test(from) ? null : 'nothing imports a gatherer'
  const layerOf = (path: string) => layers.indexOf(path.split('/')[1] ?? '')
  if (!gatherers.test(from) && layerOf(to) > layerOf(from)) return `${from.split('/')[1]} stands below`
  if (to.startsWith('client/adminKit/') && !isOfAdminCentre(from)) return 'the admin kit is for the admin centre alone'
  const [own, other] = [placeInDomain(from), placeInDomain(to)]
  if (own && own.domain === other?.domain) return innerComplaint(own.kind, other.kind)
  return borrowingComplaint(from, to)
}

const root = join(import.meta.dirname, '../..')
/** Texts are for the gatherers; `intl/texts.test.ts` says who may say them. */
const imports = importsBelow(root, ['client']).filter(
  ({ from, to }) => !outside.test(from) && !/\/texts\/(?:de|en)\.json$/.test(to),
)

describe('arrows between folders of the client point one way', () => {
  test('all of them', () => {
    expect(imports.length).toBeGreaterThan(1000)
    const complaints = imports.flatMap(each => {
      const why = complaint(each)
      return why ? [`${each.from} → ${each.to}: ${why}`] : []
    })
    expect(complaints).toEqual([])
  })

  test('nothing is lent that nobody borrows', () => {
    const unused = Object.entries(lent).flatMap(([file, borrowers]) =>
      borrowers
        .filter(
          borrower =>
            !imports.some(each => each.to.endsWith(`/${file}`) && each.from.startsWith(`client/${borrower}/`)),
        )
        .map(borrower => `${file} to ${borrower}`),
    )
    expect(unused).toEqual([])
  })

  test('every folder has its place', () => {
    const known = new Set([...layers, 'texts', '__generated__', 'build', 'journeys', 'vitals', 'testing', 'public'])
    const folders = globSync('client/*/', { cwd: root }).map(path => path.split('/')[1] ?? '')
    expect(folders.filter(folder => !known.has(folder))).toEqual([])
    expect(globSync('client/*.*', { cwd: root }).sort()).toEqual([
      ...[
        'client/assets.test.ts',
        'client/assets.ts',
        'client/debug.tsx',
        'client/entry.server.tsx',
        'client/main.tsx',
      ],
      ...['client/routes.test.ts', 'client/routes.tsx', 'client/vite.config.ts'],
    ])
  })

  test.each([
    ['ui knows a domain', 'client/ui/Tabs.tsx', 'client/domains/cart/parts/TotalsRows.tsx'],
    ['ui knows a query', 'client/ui/Tabs.tsx', 'client/__generated__/ViewerQuery.graphql.ts'],
    ['ui knows the admin kit', 'client/ui/Tabs.tsx', 'client/adminKit/icons.tsx'],
    ['the router knows the shell', 'client/router/loadPage.ts', 'client/shell/layouts.ts'],
    ['a domain knows the shell', 'client/domains/cart/pages/CartPage.tsx', 'client/shell/Header.tsx'],
    ['the admin kit knows a domain', 'client/adminKit/list/Paging.tsx', 'client/domains/orders/parts/standing.ts'],
    ['a page of the shop uses the admin kit', 'client/domains/cart/pages/CartPage.tsx', 'client/adminKit/icons.tsx'],
    ['the shell knows a page', 'client/shell/Header.tsx', 'client/domains/cart/pages/CartPage.tsx'],
    ['a page knows a page', 'client/domains/cart/pages/CartPage.tsx', 'client/domains/orders/own/OwnOrderPage.tsx'],
    ['a page knows a table of routes', 'client/domains/cart/pages/CartPage.tsx', 'client/routes.tsx'],
    ['a part knows a later one', 'client/domains/cart/parts/LinePhoto.tsx', 'client/domains/orders/parts/standing.ts'],
    ['a part knows a page', 'client/domains/cart/parts/LinePhoto.tsx', 'client/domains/cart/lines/CartLine.tsx'],
    ['a page knows an admin page', 'client/domains/orders/own/OwnOrderPage.tsx', 'client/domains/orders/admin/A.tsx'],
    ['a mutation is borrowed', 'client/domains/orders/own/A.tsx', 'client/domains/cart/mutations/useAddToCart.ts'],
    ['a page knows what measures it', 'client/main.tsx', 'client/vitals/vitals.ts'],
    ['the client knows the server', 'client/main.tsx', 'server/main.ts'],
  ])('the check sees when %s', (_label, from, to) => {
    expect(complaint({ from, to, isTypeOnly: false })).not.toBeNull()
  })

  test.each([
    ['a page uses a part of a later domain', 'client/domains/accounts/area/A.tsx', 'client/domains/orders/parts/B.tsx'],
    ['a part uses one of an earlier domain', 'client/domains/cart/parts/A.tsx', 'client/domains/catalogue/parts/B.tsx'],
    ['the shell uses a part', 'client/shell/Header.tsx', 'client/domains/cart/parts/A.tsx'],
    ['the site gathers routes', 'client/routes.tsx', 'client/domains/cart/routes.ts'],
  ])('it is fine that %s', (_label, from, to) => {
    expect(complaint({ from, to, isTypeOnly: false })).toBeNull()
  })
})

describe('every domain is laid out alike', () => {
  const entries = (pattern: string) =>
    globSync(pattern, { cwd: root, withFileTypes: true }).map(entry => ({
      name: entry.name,
      path: join(entry.parentPath, entry.name).slice(root.length + 1),
      isFile: entry.isFile(),
    }))

  test('beside its folders stands its table of routes alone', () => {
    const files = entries('client/domains/*/*').filter(entry => entry.isFile && entry.name !== 'routes.ts')
    expect(files.map(({ path }) => path)).toEqual([])
  })

  test('its folders are of the usual kinds, or named after what a page of it is made of', () => {
    const usual = ['admin', 'mutations', 'pages', 'parts', 'texts']
    const named = {
      accounts: ['area', 'security'],
      affiliates: ['own'],
      cart: ['lines', 'quickOrder', 'sums', 'wishLists'],
      catalogue: ['blocks', 'carousels', 'product'],
      content: ['blocks'],
      forms: ['blocks'],
      checkout: ['address', 'check', 'payment', 'shipping', 'steps'],
      orders: ['details', 'own'],
    }
    const allowed = Object.entries(named).flatMap(([domain, folders]) => folders.map(each => `${domain}/${each}`))
    const folders = entries('client/domains/*/*').filter(entry => !entry.isFile && !usual.includes(entry.name))
    expect(folders.map(({ path }) => path.replace('client/domains/', '')).sort()).toEqual(allowed.sort())
  })

  test('it is a domain of the server, too', () => {
    const names = entries('client/domains/*').map(({ name }) => name)
    expect(names.length).toBeGreaterThan(8)
    expect(names.filter(name => !domains.includes(name))).toEqual([])
  })
})
