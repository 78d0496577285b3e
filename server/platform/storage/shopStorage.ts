import { claimBytes } from '../bytes.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { filesFolder, openStorage, type Storage } from '../storage.ts'
import type { Backend } from './backend.ts'
import { openDisk } from './disk.ts'

type Told = Pick<Config, 'dataDir' | 'storage' | 'bucket'>

/** Where a shop's files are kept from now on, and where older ones may lie: null where there is no such place. Throws
 *  StartFailure where the bucket cannot be used. */
export async function openBackends(
  { dataDir, storage, bucket }: Told,
  log: Log,
): Promise<{ readonly backend: Backend; readonly older: Backend | null }> {
  const disk = openDisk(filesFolder(dataDir))
  if (bucket === null) return { backend: disk, older: null }
  // What speaks to the service is loaded only where there is one.
  const { openBucket } = await import('./bucket.ts')
  const remote = openBucket(bucket, log)
  await remote.check()
  return storage === 's3' ? { backend: remote, older: disk } : { backend: disk, older: remote }
}

/** The storage of a shop as its configuration says; what is kept in it is claimed in its database first. Throws
 *  StartFailure. */
export async function openShopStorage(config: Told, database: Database, log: Log): Promise<Storage> {
  const backends = await openBackends(config, log)
  return openStorage(config.dataDir, { ...backends, claim: sha256 => claimBytes(database, sha256) })
}
