import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the software bill of materials of what runs in production, in CycloneDX 1.5, from the lock file: the same for the
 * same lock file. `npm sbom --omit dev` leaves out what packages for development need as well, such as React.
 * Source: Annex I part II no. 1 Regulation (EU) 2024/2847.
 */

type Locked = {
  readonly version?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly license?: string
  readonly integrity?: string
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'))
const product = read('package.json') as { name: string; version: string; license: string }
const { packages } = read('package-lock.json') as { packages: Readonly<Record<string, Locked>> }

const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

const hashesOf = (integrity: string | undefined) => {
  const [algorithm, digest] = integrity?.split('-', 2) ?? []
  if (algorithm !== 'sha512' || digest === undefined) return {}
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
}

const components = new Map(
  Object.entries(packages).flatMap(([path, { version, dev, optional, license, integrity }]) => {
    const name = path.split('node_modules/').at(-1)
    if (!path || !name || version === undefined || dev) return []
    const purl = purlOf(name, version)
    const component = {
      ...{ type: 'library', 'bom-ref': purl, name, version, purl, scope: optional ? 'optional' : 'required' },
      ...(license === undefined ? {} : { licenses: [{ license: { name: license } }] }),
      ...hashesOf(integrity),
    }
    return [[purl, component] as const]
  }),
)

const main = { name: product.name, version: product.version, licenses: [{ license: { name: product.license } }] }
const bom = {
  ...{ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 },
  metadata: { component: { type: 'application', 'bom-ref': purlOf(main.name, main.version), ...main } },
  components: [...components.values()],
}

process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`)
