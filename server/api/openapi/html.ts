import { escapeHtml } from '../../kit/html.ts'

/** A text in which `code` stands between backticks. */
export const inline = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

export const paragraphs = (texts: readonly string[]): string => texts.map(text => `<p>${inline(text)}</p>`).join('')

/** What an address names a heading by. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace('/api/', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
