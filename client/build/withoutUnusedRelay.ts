import type { Plugin } from 'vite'

/**
 * Parts of Relay that this product does not use: the render-prop containers that came before hooks, entry points,
 * subscriptions, client-side resolvers, updatable queries. Relay's packages are CommonJS behind one
 * index, so a bundler keeps them all; leaving them out saves every visitor about 15 KB of compressed JavaScript.
 */
const unused = [
  /react-relay\/lib\/ReactRelay(?!Context|LoggingContext|Types)/,
  /react-relay\/lib\/(?:legacy|buildReactRelayContainer|multi-actor)/,
  /react-relay\/lib\/.*(?:useFragmentInternal_CURRENT|useMutationAction|usePrefetchableForward|EntryPoint|useSubscription)/,
  /relay-runtime\/lib\/multi-actor-environment\/(?!ActorIdentifier|ActorUtils)/,
  /relay-runtime\/lib\/.*(?:createUpdatableProxy|readUpdatable|RelayDeclarativeMutationConfig|RelayModernFragmentSpecResolver|createFragmentSpecResolver)/,
  /relay-runtime\/lib\/.*(?:observeFragment|observeQuery|waitForFragment|RelayQueryResponseCache|requestSubscription|NormalizationEngine)/,
]

/** Where each name that this product imports from `react-relay` lives. */
const homes: Record<string, string> = {
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
const importing = /import \{([^}]*)\} from 'react-relay'/g

/** Imports each hook from its own file, so that a page without paging does not load paging. */
function importedOneByOne(code: string, id: string): string {
  return code.replace(importing, (_, list: string) => {
    const names = list
      .split(',')
      .map(name => name.trim())
      .filter(name => name && !name.startsWith('type '))
    return names
      .map(name => {
        const home = homes[name]
        if (!home) throw new Error(`${id} imports ${name} from react-relay; name its home in withoutUnusedRelay.ts`)
        return home
      })
      .join('')
  })
}

/** Every store makes one of these; without client-side resolvers it is asked to note changes, and has nothing to do. */
const idleResolverCache = `
const nothing = () => {}
class IdleResolverCache {
  batchLiveStateUpdates(callback) { callback() }
  batchLiveStateUpdatesWithoutNotify(callback) { callback(); return false }
}
for (const name of ['invalidateDataIDs', 'notifyUpdatedSubscribers', 'unsubscribeFromLiveResolverRecords', 'invalidateResolverRecords'])
  IdleResolverCache.prototype[name] = nothing
module.exports = { LiveResolverCache: IdleResolverCache, getUpdatedDataIDs: () => new Set() }
`

/**
 * Replaces the unused parts of Relay by empty modules (whoever begins to use one gets a TypeError at once), and imports the rest
 * piece by piece.
 */
export function withoutUnusedRelay(): Plugin {
  return {
    name: 'without-unused-relay',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/client\/.*\.tsx?$/.test(id) || !code.includes("from 'react-relay'")) return undefined
      return { code: importedOneByOne(code, id), map: null }
    },
    load(id) {
      if (id.endsWith('/live-resolvers/LiveResolverCache.js')) return idleResolverCache
      if (!unused.some(part => part.test(id))) return undefined
      return 'module.exports = {}'
    },
  }
}
