import { join } from 'node:path'
import { partsOf, passwordsOf, textOf } from './cluster.ts'

/** The address of the embedded database that runs below `dataDir`, for the role that owns it; null where none does. */
export async function runningUrl(dataDir: string): Promise<string | null> {
  const folder = join(dataDir, 'postgres')
  const { cluster } = partsOf(folder)
  const told = await textOf(join(cluster, 'postmaster.pid'))
  if (told === null) return null
  const [, , , port = '', sockets = '', host = ''] = told.split('\n')
  const { owner } = await passwordsOf(folder)
  return `postgres://shop:${owner}@localhost/shop?${new URLSearchParams({ host: sockets || host, port })}`
}
