import type { Plugin } from 'vite'
import { homes, idleResolverCache, leftOut, unused } from './internals.ts'
import { withoutParts } from './leftOut.ts'

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
        if (!home) throw new Error(`${id} imports ${name} from react-relay; name its home in internals.ts`)
        return home
      })
      .join('')
  })
}

/**
 * Replaces the unused parts of Relay by empty modules (whoever begins to use one gets a TypeError at once), and imports the rest
 * piece by piece.
 */
export function withoutUnusedRelay(): Plugin {
  return {
    name: 'without-unused-relay',
    enforce: 'pre',
    transform(code, id) {
      const parts = leftOut.find(({ file }) => file.test(id))
      if (parts) return { code: withoutParts(code, parts), map: null }
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
