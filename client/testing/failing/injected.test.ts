import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsBelow } from '../../../server/testing/imports.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const imports = importsBelow(root, ['client']).filter(({ isTypeOnly }) => !isTypeOnly)

/** What shop visitors and account holders can load: everything that starts of the application lead to, but for the branch
 *  of the admin centre. */
function reachable(): Set<string> {
  const found = new Set<string>()
  const open = ['client/main.tsx']
  while (open.length > 0) {
    const file = open.pop()!
    if (found.has(file) || /^client\/shell\/admin\/|\/admin\/|^client\/adminKit\//.test(file)) continue
    found.add(file)
    open.push(...imports.filter(({ from }) => from === file).map(({ to }) => to))
  }
  return found
}

/** Names of the operations in a source text: documents, and what Relay makes for lists that grow. */
const operationsIn = (text: string): string[] => [
  ...[...text.matchAll(/^\s*(?:query|mutation) (\w+)/gm)].map(match => match[1]!),
  ...[...text.matchAll(/@refetchable\(\s*queryName: "(\w+)"/g)].map(match => match[1]!),
]

const sameOfCompanies =
  'its failure is told by useMutationWithRefusals alone, as that of useChangeCartLineMutation, which is let fail'

/** Operations that are not let fail one by one in a journey, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  ShopLayoutQuery: 'comes with every page; the browser never asks it',
  ViewerQuery: 'comes with every page; the browser never asks it',
  ProductRecordQuery: 'is for system accounts alone, behind a switch; it stands in a corner',
  VatNoteQuery: 'where it fails the note for the own country stays, which is what everybody is shown first',
  AlsoBoughtQuery: 'more of a carousel: the same component as NewProductsQuery, which is let fail',
  GoesWithQuery: 'more of a carousel: the same component as NewProductsQuery, which is let fail',
  SetsOfProductQuery: 'more of a carousel: the same component as NewProductsQuery, which is let fail',
  FavouritesPageProductsQuery: 'more of a grid: the same component as SpecialsPageProductsQuery, which is let fail',
  DrawnPiecesQuery: 'draws what the words beside it say; where it fails they stand alone',
  ConsentDialogQuery:
    'where the question does not come nobody is asked and nothing is loaded; opened by hand, a message says it',
  useDecideConsentMutation:
    'its failure is told by useMutationWithRefusals alone, as that of useChangeCartLineMutation, which is let fail',
  joinDecisionMutation: 'joins a decision to the account: nobody waits for it, and nothing on the page hangs on it',
  countArrivalMutation: 'counts a visit: nobody waits for it, and nothing on the page hangs on it',
  useInviteBuyerMutation: sameOfCompanies,
  useWithdrawBuyerInvitationMutation: sameOfCompanies,
  useChangeBuyerMutation: sameOfCompanies,
  useRemoveBuyerMutation: sameOfCompanies,
  useAcceptCompanyInvitationMutation: sameOfCompanies,
  useRequestCompanyMutation: sameOfCompanies,
  useApproveOrderRequestMutation: sameOfCompanies,
  useDeclineOrderRequestMutation: sameOfCompanies,
  useTakeBackOrderRequestMutation: sameOfCompanies,
  useAskApprovalMutation:
    'is for few buyers of companies; its failure is told by the hook of usePlaceOrderMutation, which is let fail',
  CompanyRequestsMoreQuery: 'more of a list: the same parts as OwnOrdersPageOrdersQuery, which is let fail',
  CompanyOrdersMoreQuery: 'more of a list: the same parts as OwnOrdersPageOrdersQuery, which is let fail',
  EntriesPageMoreQuery: 'more of a list: the same parts as OwnOrdersPageOrdersQuery, which is let fail',
  NotFoundPageQuery: 'is asked by the router alone, as the queries of routes are',
  WrittenBlocksQuery: 'is asked while a page is loaded, under its boundary, which says what failed',
  useSignInWithPasskeyMutation: 'its answers and failures are those of useSignInMutation, by the same two functions',
}

const files = [...reachable()]
const operations = files.flatMap(file => operationsIn(read(file)))
/** The query of a route is asked by the router alone: `loadPage` and `RouterProvider`, for all of them alike. */
const ofRoutes = new Set(
  files
    .filter(file => file.endsWith('routes.ts'))
    .flatMap(file => [...read(file).matchAll(/__generated__\/(\w+)\$parameters/g)].map(match => match[1]!)),
)

const journeys = readdirSync(join(root, 'client/journeys'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.test.ts'))
  .map(name => read(join('client/journeys', name)))
  .filter(text => /page\.route\('\*\*\/graphql\*'|await meets\(/.test(text))
  .join('\n')
const isInjected = (name: string) => new RegExp(`['"]${name}['"]`).test(journeys)

/** Pages of the admin centre whose every request fails in a test of its own, one file of tests beside each page. */
const admin = ['client/domains/webhooks/admin', 'client/domains/files/admin/settings', 'client/domains/galleries/admin']

test('every operation of these pages of the admin centre fails in a test, too', () => {
  const texts = (isTest: boolean) =>
    admin
      .flatMap(folder =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
      )
      .filter(name => /\.tsx?$/.test(name) && /\.test\.tsx$/.test(name) === isTest)
      .map(read)
      .join('\n')
  const tests = texts(true)
  const asked = operationsIn(texts(false)).filter(name => !/PageQuery$/.test(name))
  expect(asked.length).toBeGreaterThan(6)
  expect(asked.filter(name => !new RegExp(`\\b${name}\\b[^}]*?refusedBy`).test(tests)).sort()).toEqual([])
})

test('the shop and the account ask for about as much as they do', () => {
  expect(operations.length).toBeGreaterThan(90)
  expect(ofRoutes.size).toBeGreaterThan(25)
  expect(operations.filter(name => name.includes('Admin'))).toEqual([])
})

test('every operation of visitors and account holders fails in a journey, or says here why not', () => {
  const forgotten = operations.filter(name => !ofRoutes.has(name) && !isInjected(name) && !(name in exceptions))
  expect(forgotten.sort()).toEqual([])
})

test('no exception is out of date', () => {
  expect(Object.keys(exceptions).filter(name => !operations.includes(name) || isInjected(name))).toEqual([])
})
