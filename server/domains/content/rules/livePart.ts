import type { Language } from '../../../kit/languages.ts'
import { legalText, writtenPart } from '../../settings/legalTexts/legalText.ts'
import { safe, writtenParts } from '../../settings/legalTexts/types.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopAddress, shopSettings } from '../../settings/settings.ts'

/** The operator's particulars as a paragraph. */
function operatorHtml(settings: Settings): string {
  const { name, email, phone } = shopSettings.of(settings)
  const lines = [name, shopAddress(settings), email, phone]
  return `<p>${lines
    .filter(line => line.trim() !== '')
    .map(safe)
    .join('<br>')}</p>`
}

/** What the shop writes itself of a part of a page, as HTML; empty for a part that it does not know. `publicUrl` is the origin
 *  of addresses that are written out. */
export function liveHtml(settings: Settings, part: string, language: Language, publicUrl: string): string {
  if (part === 'operator') return operatorHtml(settings)
  const written = writtenParts.find(each => each === part)
  if (written) return writtenPart(settings, written, language, publicUrl)
  return legalText(settings, part, language, publicUrl)?.body ?? ''
}
