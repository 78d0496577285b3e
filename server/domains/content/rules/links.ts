/** Longest address that a link leads to. */
export const longestLink = 2000

/**
 * Whether a text is somewhere that a link may lead: a path of the site, a part of the page, a site elsewhere by http or
 * https, a mail address or a telephone. Never what runs (`javascript:`, `data:`), nor an address without its scheme
 * (`//elsewhere`), also where control characters hide it.
 */
export function isLink(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave these out of addresses, so that they hide schemes
  if (text.length > longestLink || /[\u0000-\u0020\u007f\\]/.test(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  if (text.startsWith('#')) return true
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(text) || /^tel:\+?[\d()./-]+$/i.test(text)) return true
  return /^https?:\/\/[^/?#\s]+/i.test(text) && URL.canParse(text)
}

/** The path of the site that a link leads to, without language, parameters and anchor; null for what leads elsewhere. */
export function pathOfLink(link: string): string | null {
  if (!link.startsWith('/') || link.startsWith('//')) return null
  const [path = ''] = link.split(/[?#]/)
  return path.replace(/^\/(en|de)(?=\/|$)/, '').replace(/\/+$/, '') || '/'
}
