import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { commitMutation } from 'react-relay'
import { type ConcreteRequest, Environment, Network, RecordSource, Store } from 'relay-runtime'
import { describe, expect, test } from 'vitest'
import { colours } from '../ui/theme/tokens.ts'
import { chunkNames } from './chunkNames.ts'
import { compiledTexts } from './compiledTexts.ts'
import { relayTags } from './relayTags.ts'
import { shortArtifacts } from './shortArtifacts.ts'
import { tokenStyles } from './tokensCss.ts'
import { withoutUnusedRelay } from './withoutUnusedRelay.ts'

type Transform = (code: string, id: string) => { code: string } | undefined

const transformed = (plugin: { transform?: unknown }, code: string, id: string) =>
  (plugin.transform as Transform)(code, id)?.code

describe('graphql tags', () => {
  test('become imports of their artifacts, and lines keep their numbers', () => {
    const code = 'const a = graphql\x60\n  fragment Tile_product on Product { id }`\nuse(a)'
    expect(transformed(relayTags(), code, '/x/client/parts/Tile.tsx')).toBe(
      "import __Tile_product from '/client/__generated__/Tile_product.graphql.ts';const a = __Tile_product\n\nuse(a)",
    )
  })

  test('files without tags and files of others are left', () => {
    expect(transformed(relayTags(), 'const a = 1', '/x/client/a.ts')).toBeUndefined()
    expect(transformed(relayTags(), 'graphql\x60query A { a }`', '/x/node_modules/a.ts')).toBeUndefined()
  })
})

describe('imports from react-relay', () => {
  const transform = (code: string) => transformed(withoutUnusedRelay(), code, '/x/client/a.tsx')

  test('go to the files of the hooks, types go nowhere', () => {
    expect(transform("import { graphql, type PreloadedQuery, useFragment } from 'react-relay'")).toBe(
      "import { graphql } from 'relay-runtime';import useFragment from 'react-relay/lib/relay-hooks/useFragment.js';",
    )
  })

  test('a name without a home stops the build', () => {
    expect(() => transform("import { useSubscription } from 'react-relay'")).toThrow('useSubscription')
  })
})

test('artifacts lose what says that there is nothing', () => {
  const code = `const node: ReaderFragment = {
  "argumentDefinitions": [],
  "metadata": null,
  "selections": [
    {
      "alias": null,
      "name": "id",
      "plural": false,
      "storageKey": null
    },
    {
      "alias": "large",
      "plural": true,
      "storageKey": "url(width:480)"
    }
  ],
  "abstractKey": null
};
(node as unknown).hash = "eef7522411beed217d01252b869c84e1";
export default node;`
  expect(transformed(shortArtifacts(), code, '/x/client/__generated__/A_product.graphql.ts')).toBe(
    `const node: ReaderFragment = {
  "argumentDefinitions": [],
  "selections": [
    {
      "name": "id",
    },
    {
      "alias": "large",
      "plural": true,
      "storageKey": "url(width:480)"
    }
  ],
};
export default node;`,
  )
  expect(transformed(shortArtifacts(), code, '/x/client/intl/a.ts')).toBeUndefined()
})

test('an updater finds what a mutation answers with in the artifact as it is shipped', async () => {
  const file = path.resolve(import.meta.dirname, '../__generated__/useUpdateSettingsMutation.graphql.ts')
  const code = transformed(shortArtifacts(), readFileSync(file, 'utf8'), file)!
  const [, literal] = /\(function\(\)\{\n([\s\S]*)\}\)\(\);/.exec(code)!
  const mutation = new Function(literal!.replaceAll(/\/\*.*?\*\//g, ''))() as ConcreteRequest
  const section = { version: 2, values: {}, viewerCanEdit: true }
  const answer = { data: { updateSettings: { section, opening: null, errors: [] } } }
  const environment = new Environment({
    network: Network.create(() => Promise.resolve(answer)),
    store: new Store(new RecordSource()),
  })
  const type = await new Promise((resolve, reject) => {
    commitMutation(environment, {
      mutation,
      variables: { input: {} },
      updater: store => resolve(store.getRootField('updateSettings')?.getLinkedRecord('section')?.getType()),
      onError: reject,
    })
  })
  expect(type).toBe('SettingsSection')
})

test('texts are compiled to their parts', () => {
  const code = transformed(compiledTexts(), '{"a":"noch {count}"}', '/x/client/ui/texts/de.json')
  expect(JSON.parse(code ?? '')).toEqual({
    a: [
      { type: 0, value: 'noch ' },
      { type: 1, value: 'count' },
    ],
  })
})

test('every colour is a variable that knows both schemes', () => {
  const styles = tokenStyles()
  for (const name of Object.keys(colours)) expect(styles).toContain(`--${name}:`)
  expect(styles).toContain('--ink:light-dark(#12191a,#edf2ef);')
  expect(styles).toContain('--hall:light-dark(#0d4a39,#0f4a39);')
  expect(styles).toContain('--court-blue:#4f8fd6;')
})

describe('modules that are loaded later', () => {
  const client = path.resolve(import.meta.dirname, '..')
  const transform = (code: string, file: string) =>
    (
      chunkNames(path.dirname(client)).transform as (
        code: string,
        id: string,
        options: { ssr: boolean },
      ) => { code: string }
    )(code, file, { ssr: true })?.code ?? ''

  test('say on the server which source they are', () => {
    expect(transform("page: () => import('./pages/CartPage.tsx'),", `${client}/domains/cart/routes.ts`)).toBe(
      'page: () => import(\'./pages/CartPage.tsx\').then(module => ({ ...module, source: "client/domains/cart/pages/CartPage.tsx" })),',
    )
  })

  test('do so in every table of routes and of layouts', () => {
    const tables = globSync(['**/routes.{ts,tsx}', '**/layouts.ts'], { cwd: client })
    expect(tables.length).toBeGreaterThan(8)
    for (const table of tables) {
      const code = readFileSync(path.join(client, table), 'utf8')
      const named = transform(code, path.join(client, table)).match(/, source: "client\//g)?.length ?? 0
      expect(named, table).toBe(code.match(/\bimport\(/g)?.length ?? 0)
    }
  })
})
