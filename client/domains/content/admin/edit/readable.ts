/** HTML as plain lines, as one reads it; what is no HTML stays as it is. */
export function readable(text: string): string {
  if (!text.includes('<')) return text
  const lined = text.replaceAll(/<\/(?:p|h\d|li|tr|blockquote)>|<br\s*\/?>/g, '$&\n')
  const { body } = new DOMParser().parseFromString(lined, 'text/html')
  return (body.textContent ?? '').replaceAll(/\n{2,}/g, '\n').trim()
}
