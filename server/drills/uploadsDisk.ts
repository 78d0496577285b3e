import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownShop } from '../harness/shop.ts'
import { openStorage } from '../platform/storage.ts'
import { fullDisk, mountSmallDisk, unmount, unwritable } from './diskTroubles.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'
import { fileFaults, startUploads, uploadPlace } from './uploaders.ts'

const ROUNDS = 4
const MEMBERS = 10
const CALM_MILLISECONDS = 2_000
const TROUBLE_MILLISECONDS = 6_000
const MOST_RECOVERY_MILLISECONDS = 30_000

/** The disk takes nothing more while people bring files in, and does so again after a while: full and read-only in turn, as
 *  in the drill `disk`. */
export async function uploadsDisk({ harness, rounds, say }: DrillParts): Promise<Outcome> {
  const folder = join(harness.folder, 'disk')
  const isSmall = await mountSmallDisk(folder, say)
  if (isSmall) harness.onClose(() => unmount(folder))
  const shop = ownShop(harness, join(folder, 'data'))
  const product = await shop.start()
  const before = await shop.look()
  const place = await uploadPlace(before)
  await before.close()
  const readOnly = unwritable(product, shop.cluster)
  const troubles = isSmall ? [fullDisk(join(folder, 'ballast')), readOnly] : [readOnly]
  const complaints: string[] = []
  const members = startUploads({ port: product.port, place, members: MEMBERS })
  const { acknowledged, tries, failures } = members
  let slowestRecoveryMs = 0
  for (let round = 0; round < (rounds ?? ROUNDS); round += 1) {
    const trouble = troubles[round % troubles.length]!
    await sleep(CALM_MILLISECONDS)
    const refusals = tries.unavailable
    await trouble.begin()
    try {
      say(`round ${round + 1}: the disk is ${trouble.name} after ${acknowledged.length} files`)
      await sleep(TROUBLE_MILLISECONDS)
      if (tries.unavailable === refusals) complaints.push(`a disk that is ${trouble.name} made no difference`)
    } finally {
      await trouble.end()
    }
    const begun = performance.now()
    const there = acknowledged.length
    while (acknowledged.length === there && performance.now() - begun < MOST_RECOVERY_MILLISECONDS) await sleep(20)
    slowestRecoveryMs = Math.max(slowestRecoveryMs, Math.round(performance.now() - begun))
    if (acknowledged.length === there) complaints.push(`nobody could bring files after the disk was ${trouble.name}`)
  }
  await members.end()
  const database = await shop.look()
  const found = await fileFaults({ database, storage: await openStorage(shop.dataDir) }, members)
  await database.close()
  complaints.push(
    ...found.complaints,
    ...complaintsOf([
      [tries.failed + tries.refused === 0, `${tries.failed} answers that are no clear refusal: ${failures[0]}`],
      [tries.lost === 0, `${tries.lost} requests were not answered`],
    ]),
  )
  const { files, orphans } = found
  return {
    counts: { acknowledged: acknowledged.length, refused: tries.unavailable, files, orphans, slowestRecoveryMs },
    complaints,
  }
}
