import type { Transaction } from '../../../platform/database.ts'
import { discountSettings, shippingSettings, vatSettings } from '../../pricing/settings.ts'
import { holdSection } from '../../settings/operations.ts'
import { readSettings } from '../../settings/queries.ts'
import type { Settings } from '../../settings/rules.ts'

const sections = { vat: vatSettings, shipping: shippingSettings, discounts: discountSettings } as const
type Kind = keyof typeof sections

/** The ids of the groups that a product can name, by kind. */
export type KnownGroups = Readonly<Record<Kind, ReadonlySet<string>>>

export function groupsOf(settings: Settings): KnownGroups {
  const idsOf = (groups: readonly { readonly id: string }[]) => new Set(groups.map(({ id }) => id))
  return {
    vat: idsOf(vatSettings.of(settings).groups),
    shipping: idsOf(shippingSettings.of(settings).groups),
    discounts: idsOf(discountSettings.of(settings).groups),
  }
}

/** `groupsOf` for whoever writes. Those of a kind that comes to be named stay as they are until the
 *  transaction ends: none goes while one is named (`groupHindrances`). */
export async function holdGroups(
  tx: Transaction,
  settings: Settings,
  isNamed: Readonly<Record<Kind, boolean>>,
): Promise<KnownGroups> {
  const held = (Object.keys(sections) as Kind[]).filter(kind => isNamed[kind])
  for (const kind of held) await holdSection(tx, sections[kind])
  return groupsOf(held.length > 0 ? await readSettings(tx) : settings)
}
