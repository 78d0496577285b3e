import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const textual = /\.(?:js|css|svg|json|webmanifest)$/

/** Writes a `.br` and a `.gz` beside each textual asset of the browser's build, as small as they get. */
export function compressed(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    async writeBundle(options) {
      const folder = options.dir
      if (this.environment.name !== 'client' || !folder) return
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      for (const entry of entries) {
        if (!entry.isFile() || !textual.test(entry.name) || entry.parentPath.includes('.vite')) continue
        const file = path.join(entry.parentPath, entry.name)
        const content = await readFile(file)
        if (content.length < 1024) continue
        await writeFile(`${file}.br`, await brotli(content))
        await writeFile(`${file}.gz`, await gzip(content, { level: 9 }))
      }
    },
  }
}
