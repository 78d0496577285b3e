/** Steps as they are kept: in the order in which they are read, whatever the order in which they came. */

const isBefore = (one: number | null, other: number | null): number =>
  one === other ? 0 : one === null ? 1 : other === null ? -1 : one - other

/** Groups of shipping with their parcels by size; one without a limit comes last. */
export const parcelsInOrder = <
  Group extends { readonly tiers: readonly Tier[] },
  Tier extends { readonly max: number | null },
>(
  groups: readonly Group[],
): Group[] =>
  groups.map(group => ({ ...group, tiers: group.tiers.toSorted((one, other) => isBefore(one.max, other.max)) }))

/** Discount groups with their tiers by sum. */
export const tiersInOrder = <Group extends { readonly tiers: readonly Tier[] }, Tier extends { readonly from: number }>(
  groups: readonly Group[],
): Group[] => groups.map(group => ({ ...group, tiers: group.tiers.toSorted((one, other) => one.from - other.from) }))
