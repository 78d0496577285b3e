import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkNames } from './build/chunkNames.ts'
import { compiledTexts } from './build/compiledTexts.ts'
import { compressed } from './build/compressed.ts'
import { messageParser, relayOfEveryPage, relayOfLists } from './build/internals.ts'
import { relayTags } from './build/relayTags.ts'
import { scalableType } from './build/scalableType.ts'
import { sharedSources } from './build/sharedSources.ts'
import { shortArtifacts } from './build/shortArtifacts.ts'
import { tokensCss } from './build/tokensCss.ts'
import { withoutUnusedIntl } from './build/withoutUnusedIntl.ts'
import { withoutUnusedRelay } from './build/withoutUnusedRelay.ts'

const root = path.resolve(import.meta.dirname, '..')

/**
 * What every page of the shop runs goes into one file: it compresses better than many, and asks only once. Whatever a
 * visitor may never see (dialogs, forms, paging, the admin centre) stays outside, in the chunks of those who use it.
 */
const everywhere = [
  /node_modules\/(?:react|react-dom|scheduler|relay-runtime|fbjs|invariant|@babel|react-intl|@formatjs|intl-messageformat)\//,
  relayOfEveryPage,
  /client\/(?:router|relay|viewer)\/(?!multipart|signInAgain|useMore|consent\.)/,
  /client\/(?:intl\/(?!waiting)[a-zA-Z]+|texts\/site|routes|domains\/\w+\/routes)\.tsx?/,
  /client\/shell\/consent\/Consent(?:Link)?\./,
  /client\/shell\/(?!consent|admin|texts|\w*Banner|SearchSuggestions|MenuDrawer|CheckoutLayout|BareLayout|NotFoundPage|ContentFailure|staff)/,
  /client\/ui\/(?:Boundary|Button|Logo|LanguageSwitch|SchemeSwitch|switches|theme\/colourScheme|Toasts|ProgressBar|Badge|Price|Picture|Carousel|classes|icons|parts|useOnVisible)/,
  /client\/domains\/catalogue\/(?:mutations\/useSetFavourite|parts\/(?:browsing|ProductTile|PriceNote|EditLink|editorPath|FavouriteButton|fitText))/,
  /client\/__generated__\/(?:ProductTile_|useSetFavourite|ViewerQuery|ShopLayoutQuery|Strip_|Header_|Footer_)/,
  /rolldown\/runtime|vite\/preload-helper/,
]

/**
 * What several pages share beyond that: each of these is one file too, for a request costs more than what one of the small
 * parts in it weighs.
 */
const together: Readonly<Record<string, readonly RegExp[]>> = {
  parts: [
    /client\/ui\/(?:Choices|Corner|Dialog|FailureLine|Field|form\.module|kept|NoScripts|OnceWanted|pageIcons|States)\./,
  ],
  browsing: [
    /client\/ui\/(?:Breadcrumbs|SafeHtml|Skeleton)\./,
    /client\/domains\/catalogue\/(?:carousels\/(?:NearbyCarousels|place)|parts\/(?:breadcrumbItem|ProductPreview))\./,
  ],
  lists: [
    relayOfLists,
    /client\/(?:relay\/useMore|ui\/theme\/tokens)\.ts/,
    /client\/domains\/catalogue\/(?:pages\/GroupPage\.module|parts\/(?:Browsing|featureText|Filters|PriceRange|ProductGrid))/,
    /client\/__generated__\/(?:BrowsingFrame|Filters)_connection/,
  ],
  front: [
    /client\/domains\/content\/(?:pages\/LandingPage|blocks\/(?:BlockGrid|tree|sizes|frontTypes|BenefitsBlock|HeroBlock|WayOn|styles|hero\/(?!HeroPicture)))/,
    /client\/domains\/catalogue\/blocks\/(?!ProductGrid|blockViews)/,
    /client\/__generated__\/(?:LandingPage_|LandingPageQuery\.|(?:Benefits|Hero|GroupCards|ProductCarousel)Block_block|GroupCards_groups)/,
  ],
  buying: [
    /client\/ui\/quantity\/\w+\.tsx?/,
    /client\/domains\/catalogue\/parts\/(?:AskForPrices|tiers\/TierCoach|lettering\/(?:lettering|words)\.)/,
    // Styles of what the server draws before its code is there: with that code they would come too late.
    /client\/domains\/catalogue\/product\/(?:sets\/SetPiece|voucher\/\w+)\.module\.css/,
    /client\/domains\/cart\/(?:mutations\/(?:forgetCart|useAdd)|parts\/(?:asked\/(?:answerMistakes|useAskedAnswers)|wishLists\/ListChooserButton))/,
    /client\/__generated__\/(?:TierCoach_|useAdd(?:Set)?ToCartMutation)/,
  ],
  ordering: [
    // Not what comes when somebody asks for it: in a file with these it would come at once, and on the product page all of them.
    /client\/domains\/cart\/parts\/(?!asked\/(?!LineFields)|wishLists\/|CodeEntry)/,
    /client\/domains\/cart\/mutations\/use(?:Change|Remove)CartLine/,
    /client\/domains\/checkout\/(?:mutations\/usePlaceOrder|parts\/pendingOrder)/,
    /client\/domains\/catalogue\/parts\/lettering\/PiecesLettering/,
    /client\/__generated__\/(?:TotalsRows|ExportRows|LinePhoto|SaleRemark|DeliveryText|VatIdNote)_/,
    /client\/__generated__\/use(?:PlaceOrder|ChangeCartLine|RemoveCartLines)Mutation/,
  ],
  forms: [
    /client\/ui\/Select\./,
    /client\/domains\/accounts\/parts\/(?:mistakes|useForm|addresses\/addressMistakes)\./,
  ],
  entrance: [
    /client\/domains\/accounts\/mutations\/use(?:SignIn|SignOut)/,
    /client\/domains\/accounts\/parts\/(?:Entrance|HallPicture|PasswordField|SignedIn|SignIn|signInAnswer)/,
    /client\/__generated__\/use(?:SignIn|SignOut)\w*Mutation/,
  ],
}

const isOf = (parts: readonly RegExp[]) => (id: string) => parts.some(part => part.test(id))

/** The same for both builds, for the server names pictures and fonts that only the browser's build writes. */
const assetFileNames = 'assets/[name]-[hash:6][extname]'

/**
 * Two builds from one source: `dist/client` (hashed assets and `.vite/manifest.json`, served to browsers) and
 * `dist/server/entry.js` (the page renderer that the server calls). `vite build --app` makes both.
 */
export default defineConfig({
  root,
  publicDir: path.join(root, 'client/public'),
  appType: 'custom',
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  plugins: [
    relayTags(),
    compiledTexts(),
    chunkNames(root),
    sharedSources(root),
    scalableType(),
    tokensCss(),
    withoutUnusedRelay(),
    withoutUnusedIntl(),
    shortArtifacts(),
    react(),
    compressed(),
  ],
  resolve: {
    alias: [messageParser],
  },
  css: { modules: { generateScopedName: '_[hash:base64:5]' } },
  environments: {
    client: {
      build: {
        outDir: path.join(root, 'dist/client'),
        manifest: true,
        assetsInlineLimit: 0,
        // A page's chunks import each other; naming them all in the entry as well made it a quarter larger.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) => files.filter(file => file.endsWith('.css')),
        },
        target: 'es2022',
        rolldownOptions: {
          // The second is for system accounts alone, and no page names it.
          input: ['client/main.tsx', 'client/debug.tsx'],
          output: {
            entryFileNames: 'assets/[name]-[hash:8].js',
            chunkFileNames: 'assets/[name]-[hash:8].js',
            assetFileNames,
            codeSplitting: {
              groups: [
                { name: 'core', test: isOf(everywhere), priority: 1 },
                ...Object.entries(together).map(([name, parts]) => ({ name, test: isOf(parts) })),
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: path.join(root, 'dist/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node24',
        minify: false,
        rolldownOptions: {
          input: { entry: 'client/entry.server.tsx' },
          output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js', assetFileNames },
        },
      },
    },
  },
  builder: {},
})
