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
  /relay-runtime\/lib\/.*(?:createUpdatableProxy|readUpdatable|RelayModernFragmentSpecResolver|createFragmentSpecResolver)/,
  /relay-runtime\/lib\/.*(?:observeFragment|observeQuery|waitForFragment|RelayQueryResponseCache|requestSubscription)/,
]

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

/** Replaces the unused parts of Relay by modules that fail loudly when somebody begins to use them. */
export function withoutUnusedRelay(): Plugin {
  return {
    name: 'without-unused-relay',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('/live-resolvers/LiveResolverCache.js')) return idleResolverCache
      if (!unused.some(part => part.test(id))) return undefined
      const name = id.replace(/^.*\/lib\//, '')
      return `module.exports = function leftOut() { throw new Error(${JSON.stringify(`${name} is left out of the build, see withoutUnusedRelay.ts`)}) }`
    },
  }
}
