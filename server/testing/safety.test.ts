import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** What the product's code does at named places alone, or not at all: whoever adds a place reads here why it is none of
 *  the usual ones. */

const root = join(import.meta.dirname, '../..')

/** Tests, and what looks at the product from outside, are no part of it. */
const isOutside = (path: string) =>
  /\.test\.tsx?$|^server\/(testing|bench|drills|harness|typedClient)\/|^client\/(testing|journeys|vitals|__generated__)\//.test(
    path,
  )

const code = new Map(
  ['server', 'client'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(path => /\.tsx?$/.test(path) && !isOutside(path))
      .map(path => [path, readFileSync(join(root, path), 'utf8')] as const),
  ),
)

const filesWith = (pattern: RegExp): string[] =>
  [...code].filter(([, text]) => pattern.test(text)).map(([path]) => path)

test('the whole product is looked at', () => {
  expect(code.size).toBeGreaterThan(500)
})

const rules: Readonly<Record<string, { readonly pattern: RegExp; readonly only: readonly string[] }>> = {
  'runs no text as code': {
    pattern: /\beval\(|new Function\(|node:vm\b|set(Timeout|Interval)\(\s*['"`]/,
    // A word of its own, by which the engine tells of its collector.
    // And staff's patterns, which are data of a script that is always the same, where they can be stopped.
    only: ['server/platform/patterns.ts', 'server/platform/youngGarbage.ts'],
  },
  'makes text into elements where it is known to be clean': {
    pattern: /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    // The editor's HTML is only read, from a document of its own.
    only: ['client/adminKit/fields/richText.ts', 'client/ui/SafeHtml.tsx'],
  },
  'shows whole documents of others in a frame that may do nothing': {
    pattern: /srcDoc=/,
    only: ['client/domains/orders/own/OwnOrderPage.tsx', 'client/adminKit/frame/SandboxedHtml.tsx'],
  },
  'takes guessable numbers for waiting, spreading and drawing alone': {
    pattern: /Math\.random/,
    only: [
      'client/router/browserRouter.ts',
      'client/ui/ProgressBar.tsx',
      'server/domains/webhooks/sending/sender.ts',
      'server/platform/database.ts',
    ],
  },
  'hashes by SHA-256; by SHA-1 only to number rows of the demo': {
    pattern: /createHash\((?!'sha256'\))|createHmac\((?!'sha256')|\bmd5\b/i,
    only: ['server/demo/stableId.ts'],
  },
  'encrypts at one place': {
    pattern: /create(Cipher|Decipher|Sign|Verify|DiffieHellman)\w*\(|subtle\./,
    only: ['server/platform/seal.ts'],
  },
  'starts programs by their path with a list of arguments: PostgreSQL, the build, and its own': {
    pattern: /node:child_process|node:cluster/,
    only: [
      'server/platform/apart.ts',
      'server/platform/build.ts',
      'server/platform/embedded/account.ts',
      'server/platform/embedded/processes.ts',
      'server/platform/workers.ts',
    ],
  },
  'asks by HTTP the register of VAT ids and the endpoints of webhooks alone, and its pages none but their own': {
    pattern: /(?<![.\w])fetch\(|^import (?!type)[^\n]*'node:(https?|http2|tls|dgram)'|XMLHttpRequest|sendBeacon/m,
    only: [
      // Says that somebody has left, also while their tab closes.
      'client/adminKit/locks/freeLock.ts',
      // Has the server draw what a voucher would look like, which is a PDF.
      'client/domains/vouchers/admin/TemplatePreview.tsx',
      // Has the server forget an upload.
      'client/domains/files/parts/uploads/transfer.ts',
      // Has the shop's own texts sent, of which nobody is told more than which shop it is.
      'client/main.tsx',
      'client/relay/network.ts',
      'client/router/browserRouter.ts',
      'server/platform/outgoing.ts',
      'server/platform/vies.ts',
    ],
  },
  'keeps files at a service by the client of one place': {
    pattern: /@aws-sdk/,
    only: ['server/platform/storage/bucket.ts'],
  },
  'opens no sockets beside HTTP, and exchanges messages with the shop’s own windows alone': {
    pattern: /WebSocket|EventSource|RTCPeerConnection|window\.(opener|parent)\b|addEventListener\('message'/,
    // Checks whose they are, and of which window.
    only: ['client/domains/catalogue/parts/previewMessages.ts'],
  },
  'keeps in the browser what is no secret of a person': {
    pattern: /localStorage|sessionStorage|indexedDB|document\.cookie/,
    only: [
      'client/adminKit/list/keyChoice.ts',
      'client/domains/catalogue/product/ProductRecord.tsx',
      'client/domains/checkout/parts/pendingOrder.ts',
      // Takes away what services of others left.
      'client/domains/privacy/parts/leftBehind.ts',
      'client/relay/tabId.ts',
      'client/router/scroll.ts',
      'client/ui/kept.ts',
      'client/ui/theme/colourScheme.ts',
      'client/viewer/consent.ts',
    ],
  },
  'makes regular expressions of its own words alone': {
    pattern: /new RegExp\(/,
    only: [
      // The class of characters that our own server says can be printed.
      'client/domains/catalogue/parts/lettering/words.ts',
      // What staff write to check the fields of a form: in their visitors' browsers, and on the server where it can be stopped.
      'client/domains/forms/admin/FormEditor.tsx',
      'client/domains/forms/blocks/fieldRules.ts',
      'client/router/signInAgain.ts',
      'server/domains/catalogue/rules/printing.ts',
      'server/kit/emails.ts',
      'server/kit/postcodes.ts',
      'server/kit/urls.ts',
      'server/platform/config.ts',
      'server/platform/patterns.ts',
    ],
  },
  'writes SQL outside of parameters where it is its own': {
    pattern: /sql\.raw\(/,
    only: [
      'server/domains/accounts/sessions/sessions.ts',
      'server/domains/catalogue/colors/json.ts',
      'server/domains/catalogue/listings/writeBitmaps.ts',
      'server/domains/catalogue/listings/writeSearch.ts',
      'server/domains/catalogue/queries/fieldColumns.ts',
      'server/domains/catalogue/queries/managedGroups.ts',
      'server/domains/catalogue/queries/management.ts',
      'server/domains/catalogue/queries/records.ts',
      'server/domains/catalogue/queries/tierKeys.ts',
      // What stored columns are made of; migrations hold it.
      'server/domains/content/rules/searchText.ts',
      'server/domains/customers/rules/search.ts',
      'server/domains/files/rules/searchText.ts',
      // The states that a column may have.
      'server/domains/imports/tables.ts',
      'server/domains/orders/rules/search.ts',
      'server/platform/internals.ts',
      'server/platform/mail.ts',
    ],
  },
  'writes carts and favourites in the operations of the cart alone': {
    pattern:
      /(insert into|update|delete from) (carts|cart_lines|favourites)\b|\.(insert|update|delete)\((carts|cartLines|favourites)\)/,
    only: [
      'server/domains/cart/operations/cart.ts',
      'server/domains/cart/operations/createCart.ts',
      'server/domains/cart/operations/favourites.ts',
      'server/domains/cart/operations/saving.ts',
      'server/domains/cart/operations/setAside.ts',
      'server/domains/cart/wishLists/operations.ts',
    ],
  },
  // By text and positions are run: fixed statements of the catalogue, and what works without the client of Drizzle.
  'runs statements by `prepare`, `run` and `finishWith`': {
    pattern: /\.execute(<.*>)?\(\s*sql|\bpool\.query\b/,
    only: [
      'server/app.ts',
      'server/demo/largeCatalogue.ts',
      'server/domains/catalogue/queries/statements.ts',
      // The look that each kept answer waits for.
      'server/domains/settings/queries.ts',
      // Hands statements on and counts them.
      'server/platform/countedDatabase.ts',
      'server/platform/database.ts',
      'server/platform/jobs.ts',
      'server/platform/siteVersion.ts',
    ],
  },
  'shows what was refused by `payloadType`, beside prices that tell it too': {
    pattern: /t\.field\(\{ type: \[UserErrorRef\]/,
    only: ['server/api/errors.ts', 'server/domains/pricing/graphql.ts'],
  },
  'batches by what `api/batched.ts` makes': { pattern: /new DataLoader\b/, only: ['server/api/batched.ts'] },
  'refuses what somebody else changed meanwhile by `refuseStale`': {
    pattern: /refus(e|al)\(\s*'STALE_REVISION'/,
    // Of settings a change may be refused by its fields; of a tree by its levels, of texts and of what is asked by their words,
    // which have no revision.
    only: [
      ...['server/domains/catalogue/rules/groupTree.ts', 'server/domains/settings/rules.ts', 'server/kit/refusals.ts'],
      ...['server/domains/privacy/consent/rules.ts', 'server/domains/settings/texts/operations.ts'],
    ],
  },
  'reads no other XML than drawings, which it refuses rather than understands': {
    pattern: /DOMParser|xml2js|fast-xml-parser|libxml|sax\b/,
    // HTML of the editor, in a document of its own that runs and loads nothing.
    only: [
      'client/adminKit/fields/richText.ts',
      'client/domains/content/admin/designer/excerpt.ts',
      'client/domains/content/admin/edit/readable.ts',
    ],
  },
  'removes bytes where all that may refer to them is looked at': {
    pattern: /\.removeFile\(/,
    only: ['server/platform/bytes.ts'],
  },
  'sets cookies at one place': {
    pattern: /\.(set|clear)Cookie\(|'set-cookie'/i,
    only: ['server/api/requestContext.ts', 'server/platform/cookies.ts'],
  },
}

describe('the code of the product', () => {
  test.each(Object.entries(rules))('%s', (_rule, { pattern, only }) => {
    expect(filesWith(pattern).toSorted()).toEqual(only.toSorted())
  })

  test('keeps no secrets of its own', () => {
    const secret =
      /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}\b|\bxox[abp]-\w{10,}|\bshop_[\w-]{43}\b|:\/\/\w+:[^\s@/$']{6,}@(?!host)/
    expect(filesWith(secret)).toEqual([])
  })
})
