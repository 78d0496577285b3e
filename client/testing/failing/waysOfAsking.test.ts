import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const client = join(import.meta.dirname, '../..')
const sources = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter(
    name => /\.tsx?$/.test(name) && !/__generated__|\.test\.tsx?$|^(?:build|journeys|testing|vitals)\//.test(name),
  )
  .map(name => ({ name, text: readFileSync(join(client, name), 'utf8') }))

/** Files that use something, by their path below `client`. */
const users = (what: RegExp) =>
  sources
    .filter(({ text }) => what.test(text))
    .map(({ name }) => name)
    .sort()

/**
 * What asks the server without the one way of failing, each with the reason. Whoever is new here either takes the usual
 * way (`useMutationWithRefusals`, `Corner`, `useMore`) or says why not.
 */
const bareMutations: Readonly<Record<string, string>> = {
  'relay/useMutationWithRefusals.ts': 'is the way',
  'domains/accounts/mutations/joinDecision.ts':
    'nobody waits for it longer than two seconds; where it fails the decision stays provable by its number',
  'domains/accounts/mutations/useSignIn.ts':
    'the form says calmly what failed, in the place where it says what was wrong',
  'domains/accounts/mutations/useSignInWithPasskey.ts': 'as useSignIn',
  'domains/accounts/mutations/useCheckPasswordStrength.ts':
    'advice on what is typed; the form looks again when it is sent',
  'domains/affiliates/parts/countArrival.ts':
    'counts a visit: nobody waits for it, and nothing on the page hangs on it',
  'shell/admin/finder/useNoteOpened.ts':
    'notes what was opened last: nobody waits for it, and nothing on the page hangs on it',
  'domains/files/parts/uploads/finishUpload.ts': 'the entry of the queue says what failed, and offers another try',
}
const directQuestions: Readonly<Record<string, string>> = {
  'router/loadPage.ts': 'the query of a route: the page before it stays',
  'domains/cart/parts/useFreshCart.ts': 'looks again at what is shown; a message says what failed',
  'domains/cart/quickOrder/useArticles.ts': 'holds the failure as state: a line of the list says it and asks again',
  'domains/catalogue/product/order/useProductQuote.ts': 'holds the failure as state: price, button and bar show it',
  'domains/catalogue/product/preview/ProductPreviewPage.tsx':
    'holds the failure as state: the form beside it says so, and the next change asks again',
  'domains/catalogue/product/preview/draftEnvironment.ts':
    'prices again what is shown; asking for another choice says what failed',
  'domains/content/admin/edit/useDrawing.ts': 'what was drawn before stays; the next change asks again',
  'domains/content/admin/menus/linkStates.tsx': 'advice on what is typed; nothing is said of what is not known',
  'domains/content/admin/edit/useSaver.ts': 'part of saving: what fails is said there and tried again',
  'domains/galleries/admin/browser/UploadStage.tsx': 'reads what came in; a message says what failed',
  'domains/imports/admin/ImportPage.tsx':
    'looks again at what goes on by itself, every second whatever the last try came to',
  'domains/invoicing/admin/DocumentCheckPage.tsx':
    'holds the failure as state: how far it came stands below the button, which tries again',
  'domains/invoicing/admin/draft/DraftSums.tsx':
    'the sums of before stay, paled; what is wrong is said at its field when it is saved, and the next change asks again',
  'domains/invoicing/admin/draft/ReceiverFields.tsx': 'holds the failure as state: below the field, with another try',
  'adminKit/list/useAllRows.ts': 'rows for a file or a selection; a message says what failed',
}
const ownBoundaries: Readonly<Record<string, string>> = {
  'ui/Corner.tsx': 'is the way',
  'ui/Toasts.tsx': 'the words of a message stand there even if its card cannot be loaded',
  'shell/App.tsx': 'banners above the page, which stay away until the next page',
  'shell/consent/ConsentNotice.tsx':
    'nobody is asked until the next page, and nothing is loaded; who opened it is told by a message',
  'shell/Header.tsx': 'code of the drawer: a message says what failed, and the next press asks again',
  'shell/SearchField.tsx': 'suggestions: their list says what failed, and the next letter asks again',
  'shell/boundaries.tsx': 'the boundaries of page and application',
  'shell/admin/Bell.tsx': 'a number at the bell, which may be missing',
  'shell/admin/finder/Finder.tsx': 'what was opened last, which may be missing',
  'shell/admin/Navigation.tsx': 'a number beside an entry, which may be missing',
  'domains/catalogue/parts/lettering/Lettered.tsx': 'draws what the words beside it say',
  'domains/catalogue/parts/lettering/PiecesLettering.tsx': 'draws what the words beside it say',
  'domains/catalogue/product/price/VatNote.tsx': 'the note for the own country stays',
  'domains/content/blocks/Blocks.tsx': 'code of a block: a message says what failed, and the rest of the page stays',
  'domains/content/pages/LandingPage.tsx': 'a way to the editor, which may be missing',
  'domains/content/pages/StandingPage.tsx': 'a way to the editor, which may be missing',
  'domains/content/parts/StaffLinks.tsx': 'ways to the editor, which may be missing',
}

/** Questions that are asked once and for all, each with the reason. Relay keeps what failed, too: without another `fetchKey`
 *  a further try shows the same failure. */
const askedOnce: Readonly<Record<string, string>> = {
  'viewer/Viewer.tsx': 'comes with every page; the browser never asks it',
  'shell/ShopLayout.tsx': 'comes with every page; the browser never asks it',
  'shell/consent/Consent.tsx': 'is the question of the layout, which comes with every page',
  'shell/consent/ConsentDialog.tsx': 'nobody is asked until the next page; who opened it is told by a message',
  'domains/content/pages/WrittenBlocks.tsx': 'is asked while a page is loaded, under its boundary',
  'domains/catalogue/parts/lettering/DrawnPieces.tsx': 'draws what the words beside it say',
  'domains/catalogue/product/price/VatNote.tsx': 'the note for the own country stays',
}

describe('each way of asking the server has one behaviour', () => {
  test.each([
    ['changes go through useMutationWithRefusals', /\b(?:useMutation|commitMutation)</, bareMutations],
    ['questions are asked by components, under a boundary', /\bfetchQuery[<(]/, directQuestions],
    ['what asks for its own stands in a Corner', /<Boundary\b/, ownBoundaries],
  ] as const)('%s', (_label, what, exceptions) => {
    expect(users(what)).toEqual(Object.keys(exceptions).sort())
  })

  test('what a component asks for is asked again by another attempt', () => {
    const count = (text: string, what: RegExp) => [...text.matchAll(what)].length
    const once = sources
      .filter(({ text }) => count(text, /\buseLazyLoadQuery</g) > count(text, /\bfetchKey\b/g))
      .map(({ name }) => name)
    expect(once.sort()).toEqual(Object.keys(askedOnce).sort())
  })

  test('no question takes a whole page with it: what waits for one says what failed of it, too', () => {
    const bare = sources
      .filter(({ text }) => /\buseLazyLoadQuery</.test(text) && /<Suspense\b/.test(text))
      .filter(({ text }) => !/<(?:Corner|Boundary)\b/.test(text))
      .map(({ name }) => name)
    expect(bare).toEqual([])
  })

  test('lists that grow do so by useMore, which asks no more once it has failed', () => {
    const growing = users(/\bloadNext\b/).filter(name => !name.startsWith('relay/'))
    const asking = growing.filter(name => /\bloadNext\(/.test(readFileSync(join(client, name), 'utf8')))
    expect(growing.length).toBeGreaterThan(8)
    expect(asking).toEqual([])
  })

  test('only the way of changes reads what a commit tells', () => {
    expect(users(/\bonError: /)).toEqual([
      'domains/accounts/mutations/joinDecision.ts',
      'domains/accounts/mutations/useCheckPasswordStrength.ts',
      'domains/accounts/mutations/useSignIn.ts',
      'domains/accounts/mutations/useSignInWithPasskey.ts',
      'domains/affiliates/parts/countArrival.ts',
      'domains/files/parts/uploads/transfer.ts',
      'relay/useMutationWithRefusals.ts',
      'shell/admin/finder/useNoteOpened.ts',
    ])
  })
})
