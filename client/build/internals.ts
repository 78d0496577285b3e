import type { LeftOut } from './leftOut.ts'

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

/** What no document of this product asks Relay for: resolvers, `@defer`, `@stream`, `@required`, modules, other actors. */
const kindsOfNobody = [
  'ActorChange',
  'ClientEdgeToClientObject',
  'ClientExtension',
  'Defer',
  'ModuleImport',
  'RelayLiveResolver',
  'RelayResolver',
  'Stream',
] as const

/**
 * What is taken out of Relay's files that are needed otherwise: what is for the kinds above, for answers in pieces,
 * subscriptions and several actors. React stays as it comes: what it does inside changes with every release.
 */
export const leftOut: readonly LeftOut[] = [
  {
    file: /relay-runtime\/lib\/store\/RelayReader\.js$/,
    functions: ['extractIdFromResponse', 'getResolverValue'],
    methods: [
      ...['_asResult', '_catchErrors', '_handleRequiredFieldValue', '_maybeReportUnexpectedNull'],
      ...['_propagateResolverMetadata', '_readActorChange', '_readClientEdge', '_readClientSideDirectiveField'],
      ...['_readModuleImport', '_readResolverField', '_readResolverFieldImpl'],
    ],
    cases: [...kindsOfNobody, 'CatchField', 'ClientEdgeToServerObject', 'RequiredField'],
  },
  {
    file: /relay-runtime\/lib\/store\/RelayResponseNormalizer\.js$/,
    methods: [
      '_normalizeActorChange',
      '_normalizeDefer',
      '_normalizeModuleImport',
      '_normalizeResolver',
      '_normalizeStream',
    ],
    cases: [...kindsOfNobody, 'ClientComponent'],
  },
  {
    file: /relay-runtime\/lib\/store\/DataChecker\.js$/,
    methods: ['_checkActorChange', '_checkModuleImport', '_checkResolver'],
    cases: [...kindsOfNobody, 'ClientComponent'],
  },
  {
    file: /relay-runtime\/lib\/store\/RelayReferenceMarker\.js$/,
    methods: ['_traverseClientEdgeToClientObject', '_traverseModuleImport', '_traverseResolverField'],
    cases: [...kindsOfNobody, 'ClientComponent'],
  },
  {
    file: /relay-runtime\/lib\/store\/OperationExecutor\.js$/,
    methods: [
      ...[
        '_expectOperationLoader',
        '_handleFollowupPayload',
        '_handlePreNormalizedPayload',
        '_normalizeFollowupPayload',
      ],
      ...[
        '_normalizeStreamItem',
        '_processAsyncOptimisticModuleImport',
        '_processDeferResponse',
        '_processFollowupPayload',
      ],
      ...[
        '_processFollowupPayloadWithNormalizationNode',
        '_processIncrementalPlaceholder',
        '_processIncrementalResponses',
      ],
      ...['_processOptimisticModuleImport', '_processStreamResponse', '_scheduleAsyncStoreUpdate'],
    ],
  },
  {
    file: /relay-runtime\/lib\/store\/RelayModernEnvironment\.js$/,
    methods: ['applyMutation', 'executeSubscription', 'experimental_batchUpdates', 'toJSON'],
  },
  {
    file: /relay-runtime\/lib\/store\/RelayModernStore\.js$/,
    methods: ['experimental_batchUpdates', 'getLiveResolverPromise', 'toJSON'],
  },
  {
    file: /relay-runtime\/lib\/store\/RelayModernRecord\.js$/,
    functions: ['getResolverLinkedRecordID', 'getResolverLinkedRecordIDs', 'toJSON'],
  },
  // Which field an error belongs to is asked by `@catch` and `@throwOnFieldError` alone; without data there is no answer.
  {
    file: /relay-runtime\/lib\/store\/RelayErrorTrie\.js$/,
    functions: ['buildErrorTrie', 'getErrorsByKey', 'getNestedErrorTrieByKey'],
  },
  {
    file: /relay-runtime\/lib\/util\/handlePotentialSnapshotErrors\.js$/,
    functions: ['handleFieldErrors'],
  },
  {
    file: /relay-runtime\/lib\/network\/RelayObservable\.js$/,
    methods: ['poll'],
  },
  {
    file: /react-relay\/lib\/relay-hooks\/useFragmentInternal_EXPERIMENTAL\.js$/,
    functions: ['handleMissingClientEdge'],
  },
  {
    file: /relay-runtime\/lib\/index\.js$/,
    exports: [
      'DEFAULT_HANDLE_KEY',
      'DefaultHandlerProvider',
      'FRAGMENTS_KEY',
      'FRAGMENT_OWNER_KEY',
      'QueryResponseCache',
      'REFS_KEY',
      'REF_KEY',
      'ROOT_ID',
      'RelayConcreteNode',
      'RelayError',
      'TYPENAME_KEY',
      'VIEWER_ID',
      'VIEWER_TYPE',
      'createNormalizationSelector',
      'createReaderSelector',
      'createRequestDescriptor',
      'generateClientID',
      'generateUniqueClientID',
      'getArgumentValues',
      'getDataIDsFromFragment',
      'getInlineDataFragment',
      'getModuleComponentKey',
      'getModuleOperationKey',
      'getNode',
      'getPaginationFragment',
      'getPluralSelector',
      'getRefetchableFragment',
      'getRelayHandleKey',
      'getSelectorsFromObject',
      'getSingularSelector',
      'getStorageKey',
      'getVariablesFromPluralFragment',
      'getVariablesFromSingularFragment',
      'isClientID',
      'isErrorResult',
      'isFragment',
      'isInlineDataFragment',
      'isRequest',
      'isSuspenseSentinel',
      'isValueResult',
      'readFragment',
      'suspenseSentinel',
    ],
  },
  { file: /react-relay\/lib\/relay-hooks\/useLoadMoreFunction\.js$/, functions: ['useLoadMoreFunction_CURRENT'] },
  { file: /react-relay\/lib\/relay-hooks\/useQueryLoader\.js$/, functions: ['useQueryLoader_CURRENT'] },
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
    ['commitLocalUpdate', 'commitMutation', 'fetchQuery', 'graphql', 'readInlineData'].map(name => [
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

/** Relay's files of pages that load more of a list. */
export const relayOfLists =
  /node_modules\/react-relay\/lib\/relay-hooks\/use(?:Pagination|Refetch|LoadMore|QueryLoader)/

/** The message parser without its parser: the build has parsed every text. */
export const messageParser = {
  find: '@formatjs/icu-messageformat-parser',
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

/** The one file of react-intl; see `withoutUnusedIntl`. */
export const intlFile = /react-intl\/index\.js$/
