/** A key made of a label, which those who read orders by program recognise; none is used twice. */
function keyOf(label: string, used: readonly string[]): string {
  const plain = label
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-$/, '')
  const base = plain || 'feld'
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? base : `${base}-${count}`
    if (!used.includes(key)) return key
  }
}

/** Entries with a key each, made of their labels: new ones have none yet. */
export function keyed<Entry extends { readonly key: string; readonly label: { readonly de: string } }>(
  entries: readonly Entry[],
): readonly Entry[] {
  const used = entries.map(({ key }) => key).filter(key => key !== '')
  return entries.map(entry => {
    if (entry.key !== '') return entry
    const key = keyOf(entry.label.de, used)
    used.push(key)
    return { ...entry, key }
  })
}
