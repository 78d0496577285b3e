/** The value of a hash: `#care` without a key, `#tab=care&view=2` with one. */
export function hashValue(hash: string, key?: string): string | null {
  const text = hash.replace(/^#/, '')
  if (!key) return text && !text.includes('=') ? decodeURIComponent(text) : null
  return new URLSearchParams(text).get(key)
}

/** The hash with another value, the other keys kept. */
export function hashWith(hash: string, key: string | undefined, value: string): string {
  if (!key) return `#${encodeURIComponent(value)}`
  const values = new URLSearchParams(hash.includes('=') ? hash.replace(/^#/, '') : '')
  values.set(key, value)
  return `#${values}`
}
