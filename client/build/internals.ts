/*
 * What the client's build knows of the inside of libraries: names of files that they do not promise and may change with any
 * release. It stands here and nowhere else; `internals.test.ts` fails when a library is another one than what this was
 * read of.
 */

/**
 * Parts of Relay that this product does not use: the render-prop containers that came before hooks, entry points,
 * subscriptions, client-side resolvers, updatable queries, edges that mutations append or delete by directive. Relay's packages are CommonJS behind one
 * index, so a bundler keeps them all; leaving them out saves every visitor about 15 KB of compressed JavaScript.
 */
export const unused = [
  /react-relay\/lib\/ReactRelay(?!Context|LoggingContext|Types)/,
  /react-relay\/lib\/(?:legacy|buildReactRelayContainer|multi-actor)/,
  /react-relay\/lib\/.*(?:useFragmentInternal_CURRENT|useMutationAction|usePrefetchableForward|EntryPoint|useSubscription)/,
  /relay-runtime\/lib\/multi-actor-environment\/(?!ActorIdentifier|ActorUtils)/,
  /relay-runtime\/lib\/.*(?:createUpdatableProxy|readUpdatable|RelayDeclarativeMutationConfig|RelayModernFragmentSpecResolver|createFragmentSpecResolver)/,
  /relay-runtime\/lib\/(?:experimental|.*(?:MutationHandlers|fetchQuery_DEPRECATED|applyOptimisticMutation|createPayloadFor3DField|resolverDataInjector))\.js/,
  /relay-runtime\/lib\/.*(?:observeFragment|observeQuery|waitForFragment|RelayQueryResponseCache|requestSubscription|NormalizationEngine)/,
]

/** Where each name that this product imports from `react-relay` lives. */
export const homes: Record<string, string> = {
  ...Object.fromEntries(
    [
      'RelayEnvironmentProvider',
      'useFragment',
      'useLazyLoadQuery',
      'useMutation',
      'usePaginationFragment',
      'usePreloadedQuery',
      'useRefetchableFragment',
      'useRelayEnvironment',
    ].map(name => [name, `import ${name} from 'react-relay/lib/relay-hooks/${name}.js';`]),
  ),
  ...Object.fromEntries(
    ['commitLocalUpdate', 'fetchQuery', 'graphql', 'readInlineData'].map(name => [
      name,
      `import { ${name} } from 'relay-runtime';`,
    ]),
  ),
  loadQuery: `import { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery.js';`,
}

/** Every store makes one of these; without client-side resolvers it is asked to note changes, and has nothing to do. */
export const idleResolverCache = `
const nothing = () => {}
class IdleResolverCache {
  batchLiveStateUpdates(callback) { callback() }
  batchLiveStateUpdatesWithoutNotify(callback) { callback(); return false }
}
for (const name of ['invalidateDataIDs', 'notifyUpdatedSubscribers', 'unsubscribeFromLiveResolverRecords', 'invalidateResolverRecords'])
  IdleResolverCache.prototype[name] = nothing
module.exports = { LiveResolverCache: IdleResolverCache, getUpdatedDataIDs: () => new Set() }
`

/** Relay's files that every page of the shop runs; paging and refetching come with the pages that do so. */
export const relayOfEveryPage =
  /node_modules\/react-relay\/lib\/(?!relay-hooks\/use(?:Pagination|Refetch|LoadMore|QueryLoader))/

/** The message parser without its parser: the build has parsed every text. */
export const messageParser = {
  find: '@formatjs/icu-messageformat-parser',
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}
