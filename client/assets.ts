/** What the browser's build says of a chunk; the manifest that Vite writes. */
interface AssetChunk {
  file: string
  css?: readonly string[]
  imports?: readonly string[]
  dynamicImports?: readonly string[]
}

export type AssetManifest = Readonly<Record<string, AssetChunk>>

export interface PageAssets {
  /** The script to be run. */
  entry: string
  /** Chunks that the entry will ask for at once. */
  preloads: readonly string[]
  styles: readonly string[]
}

const main = 'client/main.tsx'
const known = new WeakMap<AssetManifest, Map<string, PageAssets>>()

/** Addresses of all that a page of these source files needs, each once, what others build on first. */
export function assetsOf(manifest: AssetManifest, sources: readonly string[]): PageAssets {
  const cache = known.get(manifest) ?? new Map<string, PageAssets>()
  known.set(manifest, cache)
  const key = sources.join(' ')
  const found = cache.get(key)
  if (found) return found

  const files = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
    files.add(`/${chunk.file}`)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
  }
  visit(main)
  for (const source of sources) visit(source)
  const entry = `/${manifest[main]?.file}`
  const assets = {
    entry,
    preloads: [...files].filter(file => file !== entry),
    styles: [...styles],
  }
  cache.set(key, assets)
  return assets
}

/** Address of the script that a source file became. Throws for one that became none. */
export function fileOf(manifest: AssetManifest, source: string): string {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`${source} is no script of its own`)
  return `/${chunk.file}`
}
