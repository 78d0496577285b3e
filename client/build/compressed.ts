import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
/** Saved by packing a file, for which it is packed at all. */
const worthwhileBytes = 200

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
        const [small, common] = await Promise.all([brotli(content), gzip(content, { level: 9 })])
        // What hardly shrinks is sent as it is: unpacking takes time, too.
        if (content.length - common.length < worthwhileBytes) continue
        await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, common)])
      }
    },
  }
}
