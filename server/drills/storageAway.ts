import { setTimeout as sleep } from 'node:timers/promises'
import { ownShop } from '../harness/shop.ts'
import { Visitor } from '../harness/visitor.ts'
import { silentLog } from '../platform/log.ts'
import { openBucket } from '../platform/storage/bucket.ts'
import { openStorage } from '../platform/storage.ts'
import { s3Server } from '../testing/s3Server.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'
import { fileFaults, startUploads, uploadPlace } from './uploaders.ts'

const ROUNDS = 1
const MEMBERS = 10
const PICTURES = 20
const CALM_MILLISECONDS = 4_000
const AWAY_MILLISECONDS = 60_000
/** Between two looks at pictures meanwhile. */
const LOOK_MILLISECONDS = 500
const MOST_RECOVERY_MILLISECONDS = 15_000

/** The service that holds the files is away for a minute while people bring files in and look at pictures: new files are
 *  refused in words, pictures that were made already are shown, and afterwards all goes on by itself. */
export async function storageAway({ harness, rounds, say }: DrillParts): Promise<Outcome> {
  const service = await s3Server()
  harness.onClose(service.close)
  const shop = ownShop(harness)
  const product = await shop.start({ ...service.environment, STORAGE: 's3' })
  const database = await shop.look()
  harness.onClose(database.close)
  const { rows } = await database.pool.query<{ sha256: string }>(
    `select sha256 from files where is_public and mime_type like 'image/%' order by id limit $1`,
    [PICTURES],
  )
  const visitor = new Visitor(product.port)
  const shown = async (): Promise<number> => {
    let count = 0
    for (const { sha256 } of rows) {
      const { status } = await visitor.get(`/images/${sha256}/320`, 'accept: image/webp\r\n')
      if (status === 200) count += 1
    }
    return count
  }
  const complaints = complaintsOf([[(await shown()) === rows.length, 'not all pictures are shown']])
  const members = startUploads({ port: product.port, place: await uploadPlace(database), members: MEMBERS })
  const { acknowledged, tries, failures } = members
  let [looks, slowestRecoveryMs] = [0, 0]
  for (let round = 0; round < (rounds ?? ROUNDS); round += 1) {
    await sleep(CALM_MILLISECONDS)
    service.setAway(true)
    say(`the storage is away after ${acknowledged.length} files`)
    const [there, refusals] = [acknowledged.length, tries.unavailable]
    const until = performance.now() + AWAY_MILLISECONDS
    while (performance.now() < until) {
      const count = await shown()
      looks += count
      if (count < rows.length) complaints.push(`only ${count} of ${rows.length} pictures are shown`)
      await sleep(LOOK_MILLISECONDS)
    }
    // What was sent before it went may still have been answered.
    if (acknowledged.length - there > MEMBERS) complaints.push('files were acknowledged that could not be kept')
    if (tries.unavailable === refusals) complaints.push('nobody was refused')
    const begun = performance.now()
    const before = acknowledged.length
    service.setAway(false)
    while (acknowledged.length === before && performance.now() - begun < MOST_RECOVERY_MILLISECONDS) await sleep(20)
    slowestRecoveryMs = Math.max(slowestRecoveryMs, Math.round(performance.now() - begun))
    if (acknowledged.length === before) complaints.push('nobody could bring files once the storage was back')
  }
  await sleep(CALM_MILLISECONDS)
  await members.end()
  visitor.connection.close()
  const storage = await openStorage(shop.dataDir, { backend: openBucket(service.config, silentLog) })
  const found = await fileFaults({ database, storage }, members)
  complaints.push(
    ...found.complaints,
    ...complaintsOf([
      [tries.failed + tries.refused === 0, `${tries.failed} answers that are no clear refusal: ${failures[0]}`],
      [tries.lost === 0, `${tries.lost} requests were not answered`],
      [service.uploads.size === 0, `${service.uploads.size} files are half there`],
    ]),
  )
  const { files, orphans } = found
  return {
    counts: { acknowledged: acknowledged.length, refused: tries.unavailable, looks, files, orphans, slowestRecoveryMs },
    complaints,
  }
}
