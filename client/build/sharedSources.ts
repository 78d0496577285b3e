import path from 'node:path'
import type { Plugin } from 'vite'
import type { AssetManifest } from '../assets.ts'

const manifestFile = '.vite/manifest.json'

/**
 * Names in the manifest what is imported when it is needed and lies in a chunk with others: Vite names only files that
 * are a chunk of their own, and without its name the server would not link the styles of such a page.
 */
export function sharedSources(root: string): Plugin {
  return {
    name: 'shared-sources',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const written = bundle[manifestFile]
        if (this.environment.name !== 'client' || written?.type !== 'asset') return
        const manifest = JSON.parse(String(written.source)) as AssetManifest
        const byFile = new Map(Object.values(manifest).map(chunk => [chunk.file, chunk]))
        const shared: Record<string, unknown> = {}
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          for (const id of Object.keys(chunk.modules)) {
            const source = path.relative(root, id)
            const isAskedFor = (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
            if (isAskedFor && !manifest[source]) shared[source] = byFile.get(chunk.fileName)
          }
        }
        written.source = JSON.stringify({ ...manifest, ...shared }, null, 2)
      },
    },
  }
}
