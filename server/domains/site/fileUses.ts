import { sql } from 'drizzle-orm'
import type { OperationScope } from '../../platform/operation.ts'
import { type FileUseDeclaration, foundIn } from '../files/library/uses.ts'
import { clearSetting, lockedSection, writeChange } from '../settings/operations.ts'
import { readSettings } from '../settings/queries.ts'
import { plannedChange, readSection, type Settings } from '../settings/rules.ts'
import { seoSettings, siteSettings } from './settings.ts'

const imagesOf = (settings: Settings): string[] => {
  const { maintenanceImage, routes } = siteSettings.of(settings)
  const named = [seoSettings.of(settings).image, maintenanceImage, ...routes.map(({ ogImage }) => ogImage)]
  return [...new Set(named.filter(id => id !== null))]
}

/** Takes the pictures of single addresses away. */
async function removeFromRoutes(scope: OperationScope, fileIds: readonly string[]): Promise<void> {
  const stored = await lockedSection(scope, siteSettings, null)
  const { routes } = readSection(siteSettings, stored.value).values
  const left = routes.filter(({ ogImage }) => !fileIds.includes(ogImage))
  if (left.length === routes.length) return
  const { plan } = plannedChange(siteSettings, stored, { routes: left }, [])
  await writeChange(scope, siteSettings, stored, plan, 'settings.updated')
}

/** Pictures of previews and of the maintenance, which stand in the settings. */
const pictures: FileUseDeclaration = {
  kind: 'siteSettings',
  columns: [],
  area: 'settings',
  pathOf: () => '/admincenter/config',
  async find(reader, fileIds) {
    const used = imagesOf(await readSettings(reader)).filter(id => fileIds.includes(id))
    if (used.length === 0) return []
    return foundIn(
      reader,
      sql`select id as file_id, id as subject_id,
        jsonb_build_object('de', 'Vorschau und Wartung', 'en', 'Previews and maintenance') as title, 1 as times
        from unnest(${sql.param(used)}::uuid[]) as used(id)`,
    )
  },
  async remove(scope, fileIds) {
    await clearSetting(scope, seoSettings, 'image', fileIds)
    await clearSetting(scope, siteSettings, 'maintenanceImage', fileIds)
    await removeFromRoutes(scope, fileIds)
  },
}

export const siteFileUses: readonly FileUseDeclaration[] = [pictures]
