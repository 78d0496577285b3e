/**
 * The heading of a set: '3 teiliges Set' and its name. `counted` is that text in the present language; a title that
 * begins with a count ('3-teiliges Kinderset', '3-piece set') keeps its own word for it, German without the hyphen.
 */
export function setHeading(title: string, counted: string): string {
  if (/^\d+\s*-?\s*(?:piece|teilig)/i.test(title)) return title.replace(/^(\d+)\s*-\s*(?=teilig)/i, '$1 ')
  return `${counted} ${title.replace(/^Set\s+/i, '')}`
}
