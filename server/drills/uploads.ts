import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownShop } from '../harness/shop.ts'
import { openStorage } from '../platform/storage.ts'
import { killAndWait, victims } from './crash.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'
import { fileFaults, startUploads, uploadPlace } from './uploaders.ts'

const ROUNDS = 30
const MEMBERS = 50
/** A crash comes within so long after so many files were brought in again. */
const LONGEST_CALM_MILLISECONDS = 1_500
const LEAST_FILES = 20
/** Edits wait behind all that comes in: without these most rounds would end before one was kept. */
const LEAST_EDITED = 2
const MOST_WORKING_MILLISECONDS = 30_000

/** The application, its database or both are killed again and again while fifty people bring files in and edit them. */
export async function uploads({ harness, rounds, say }: DrillParts): Promise<Outcome> {
  const shop = ownShop(harness)
  let product = await shop.start()
  const before = await shop.look()
  const place = await uploadPlace(before)
  await before.close()
  const members = startUploads({ port: product.port, place, members: MEMBERS })
  const counts = { crashes: 0, acknowledged: 0, edited: 0, lost: 0, unavailable: 0, files: 0, orphans: 0 }
  for (let round = 0; round < (rounds ?? ROUNDS); round += 1) {
    const soFar = members.acknowledged.length
    const editedSoFar = members.edited.length
    const isCalm = () =>
      members.acknowledged.length >= soFar + LEAST_FILES && members.edited.length >= editedSoFar + LEAST_EDITED
    const until = performance.now() + MOST_WORKING_MILLISECONDS
    while (!isCalm() && performance.now() < until) await sleep(20)
    await sleep(Math.random() * LONGEST_CALM_MILLISECONDS)
    const victim = victims[round % victims.length]!
    product = await killAndWait(victim, product, shop.cluster, () => shop.start({}, product.port))
    counts.crashes += 1
    say(
      `${round + 1}: ${victim} killed, ${members.acknowledged.length} files and ${members.edited.length} edits so far`,
    )
  }
  await members.end()
  const database = await shop.look()
  const storage = await openStorage(shop.dataDir)
  const found = await fileFaults({ database, storage }, members)
  await database.close()
  const arriving = await readdir(join(shop.dataDir, 'files/incoming'))
  const { tries, failures, acknowledged, edited } = members
  Object.assign(counts, { lost: tries.lost, unavailable: tries.unavailable, acknowledged: acknowledged.length })
  Object.assign(counts, { edited: edited.length, files: found.files, orphans: found.orphans })
  return {
    counts,
    complaints: [
      ...found.complaints,
      ...complaintsOf([
        [acknowledged.length > 0, 'nobody could bring anything'],
        [edited.length > 0, 'nobody could edit anything'],
        [tries.failed + tries.refused === 0, `${tries.failed} answers that are no clear refusal: ${failures[0]}`],
        [arriving.length === 0, `${arriving.length} files are half there`],
      ]),
    ],
  }
}
