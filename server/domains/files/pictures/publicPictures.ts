import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../platform/database.ts'
import { cutAtOneOf, type FocalPoint } from '../../../platform/imageSizes.ts'
import type { Images } from '../../../platform/images.ts'
import { run } from '../../../platform/statements.ts'
import { isHash } from '../../../platform/storage.ts'
import { siteVersions } from '../../../platform/tables.ts'
import { files } from '../tables.ts'

/** What is known to be public is believed for so long without a look at the site's version. */
export const LOOK_MILLISECONDS = 1_000
/** Hashes that are remembered: more than the pictures of all pages that people look at in a while. */
const MOST_KNOWN = 20_000
/** Points at which files with the same bytes have it cut. */
const MOST_POINTS = 10

/** The points at which a picture that is for everybody is cut, besides its middle; null for one that is not. */
type PublicPictures = (sha256: string) => Promise<readonly FocalPoint[] | null>

/**
 * Whether a picture is for everybody: some public file that is in no trash has these bytes. What was found to be is kept
 * under the site's version, which files raise, so what visitors look at costs no statement but a look at the version in
 * each second; what is taken away is so a second later at the latest. What is not public is asked for each time.
 */
export function publicPictures(
  { drizzle }: Pick<Database, 'drizzle'>,
  now: () => number = () => performance.now(),
): PublicPictures {
  const known = new LRUCache<string, readonly FocalPoint[]>({ max: MOST_KNOWN })
  let version: string | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null

  const look = async (): Promise<void> => {
    const at = now()
    const [row] = await run<{ version: string | null }>(
      drizzle,
      // What orders change is counted apart; it changes no pictures.
      sql`select sum(${siteVersions.version})::text as version from ${siteVersions}`,
      'version of files',
    )
    const seen = row?.version ?? ''
    if (seen !== version) known.clear()
    version = seen
    lookedAt = at
  }

  return async sha256 => {
    if (now() - lookedAt >= LOOK_MILLISECONDS) {
      looking ??= look().finally(() => {
        looking = null
      })
      await looking
    }
    const remembered = known.get(sha256)
    if (remembered !== undefined) return remembered
    const askedUnder = version
    const rows = await run<{ x: number | null; y: number | null }>(
      drizzle,
      sql`select distinct ${files.focalX} as x, ${files.focalY} as y from ${files} where ${files.sha256} = ${sha256}
        and ${files.isPublic} and ${files.deletedAt} is null order by x, y limit ${MOST_POINTS}`,
      'public picture',
    )
    if (rows.length === 0) return null
    const points = rows.flatMap(({ x, y }) => (x === null || y === null ? [] : [{ x, y }]))
    if (version === askedUnder) known.set(sha256, points)
    return points
  }
}

/** The pictures that everybody may have: what is not public is as if it were not there, and what is cut where no file has its
 *  point, as an address of long ago may be, is cut where it is now. */
export const onlyPublic = (images: Images, pointsOf: PublicPictures): Images => ({
  ...images,
  variant: async (sha256, size, ...how) => {
    const points = isHash(sha256) ? await pointsOf(sha256) : null
    return points && images.variant(sha256, cutAtOneOf(size, points), ...how)
  },
})
