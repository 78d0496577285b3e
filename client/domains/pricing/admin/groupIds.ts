/** An id for a new group, made of its title so that those who read settings by program recognise it; none is used twice. */
function groupIdFor(title: string, used: readonly string[]): string {
  const plain = title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
  const base = plain || 'group'
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`
    if (!used.includes(id)) return id
  }
}

/** Groups with an id each: new ones have none yet. */
export function withIds<Group extends { readonly id: string; readonly title: { readonly de: string } }>(
  groups: readonly Group[],
): readonly Group[] {
  const used = groups.map(({ id }) => id).filter(id => id !== '')
  return groups.map(group => {
    if (group.id !== '') return group
    const id = groupIdFor(group.title.de, used)
    used.push(id)
    return { ...group, id }
  })
}
