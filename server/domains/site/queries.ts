import { sql } from 'drizzle-orm'
import { imagePath } from '../../platform/imageSizes.ts'
import { type Reader, run } from '../../platform/statements.ts'
import { readSettings } from '../settings/queries.ts'
import type { Settings } from '../settings/rules.ts'
import { addressSettings, siteSettings } from './settings.ts'

/** A picture of the library as previews show it. */
export type SitePicture = { readonly url: string; readonly width: number; readonly height: number }

/** Pixels that previews and the page of the maintenance want at least. */
const PREVIEW_WIDTH = 1200

/** Pictures of the library that everybody may have, by their files. */
export async function sitePictures(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, SitePicture>> {
  if (ids.length === 0) return new Map()
  const rows = await run<{ id: string; sha256: string; width: number; height: number }>(
    reader,
    sql`select id, sha256, width, height from files where id = any(${sql.param([...ids])}::uuid[]) and is_public
      and deleted_at is null and width is not null`,
    'pictures of the site',
  )
  return new Map(
    rows.map(({ id, sha256, width, height }) => {
      const shown = Math.min(width, PREVIEW_WIDTH)
      return [id, { url: imagePath(sha256, PREVIEW_WIDTH), width: shown, height: Math.round((height * shown) / width) }]
    }),
  )
}

/** The settings as they stand, and the address of a picture of the library; null: there is none. */
export async function readSitePicture(
  reader: Reader,
  id: string | null,
): Promise<{ readonly shop: Settings; readonly image: string | null }> {
  const [shop, pictures] = await Promise.all([readSettings(reader), sitePictures(reader, id === null ? [] : [id])])
  return { shop, image: (id === null ? undefined : pictures.get(id))?.url ?? null }
}

/** What is known of the settings is believed for so long, where each request would ask. */
const KNOWN_MILLISECONDS = 1_000

type Known = { readonly at: number; readonly settings: Promise<Settings> }
const known = new WeakMap<object, Known>()

/** The settings as they stood within the last second, for what every request of a door asks. */
export function settingsLately(reader: Reader, now: () => number = () => performance.now()): Promise<Settings> {
  const latest = known.get(reader)
  if (latest && now() - latest.at < KNOWN_MILLISECONDS) return latest.settings
  const settings = readSettings(reader)
  known.set(reader, { at: now(), settings })
  settings.catch(() => known.delete(reader))
  return settings
}

/** Whether browsers keep pictures without asking again. */
export const keepsImages = async (reader: Reader): Promise<boolean> =>
  !siteSettings.of(await settingsLately(reader)).imagesDisableCache

/** The first words of addresses that visitors see, or saw, instead of the product's own: no group or page may take one. */
export const namedSegments = (settings: Settings): ReadonlySet<string> =>
  new Set(
    Object.values(addressSettings.of(settings).segments).flatMap(({ de, en, former }) =>
      [de, en, ...former].map(word => word.toLowerCase()),
    ),
  )
