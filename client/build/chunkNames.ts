import path from 'node:path'
import type { Plugin } from 'vite'

const dynamicImport = /import\('(\.{1,2}\/[^']+\.tsx?)'\)/g

/**
 * Tells the server which source file a lazily loaded module of the route tables came from (`module.source`), so that
 * the page can link that module's chunks and style sheets from the manifest. In the browser nothing is added.
 */
export function chunkNames(root: string): Plugin {
  return {
    name: 'chunk-names',
    enforce: 'pre',
    transform(code, id, options) {
      if (!options?.ssr || !/\/(?:routes|layouts)\.tsx?$/.test(id)) return undefined
      const folder = path.dirname(id)
      return {
        code: code.replace(dynamicImport, (all: string, target: string) => {
          const source = path.relative(root, path.resolve(folder, target))
          return `${all}.then(module => ({ ...module, source: ${JSON.stringify(source)} }))`
        }),
        map: null,
      }
    },
  }
}
