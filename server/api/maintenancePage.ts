import { escapeHtml } from '../kit/html.ts'
import type { Language } from '../kit/languages.ts'

/** What the page says that the site is being worked on. `image`: the address of a picture. */
export type MaintenanceParts = {
  readonly language: Language
  readonly name: string
  readonly text: { readonly de: string; readonly en?: string | null }
  readonly image: string | null
  readonly email: string
  readonly nonce: string
}

const usual = {
  de: 'Wir arbeiten gerade an dieser Website und sind bald wieder da.',
  en: 'We are working on this website and will be back soon.',
}
const titles = { de: 'Gleich wieder da', en: 'Back in a moment' }

/** The page that visitors see while the site is being worked on: it needs neither scripts nor other files, and speaks both
 *  languages, the visitor's first. */
export function maintenancePage({ language, name, text, image, email, nonce }: MaintenanceParts): string {
  const part = (each: Language, heading: 'h1' | 'h2') => {
    const words = (each === 'de' ? text.de : text.en)?.trim() || usual[each]
    const lines = words.split('\n').map(line => escapeHtml(line))
    return `<section lang="${each}"><${heading}>${titles[each]}</${heading}><p>${lines.join('<br>')}</p></section>`
  }
  const other = language === 'de' ? 'en' : 'de'
  const contact =
    email === '' ? '' : `<p class="mail"><a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${titles[language]} · ${escapeHtml(name)}</title><style nonce="${nonce}">
:root{color-scheme:light dark;--ground:#f3f5f3;--raised:#fff;--ink:#12191a;--ink-2:#434e4f;--line:#dbe0dd;--action:#0b5b45}
@media(prefers-color-scheme:dark){:root{--ground:#0c1211;--raised:#182120;--ink:#edf2ef;--ink-2:#b9c4bf;--line:#2a3633;--action:#6fd3ad}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--ground);color:var(--ink);font:17px/1.55 system-ui,sans-serif}
main{width:100%;max-width:620px;overflow:hidden;background:var(--raised);border:1px solid var(--line);border-radius:6px}
img{display:block;width:100%;max-height:320px;object-fit:cover}.body{padding:32px clamp(20px,6vw,44px) 36px}
.name{margin:0 0 28px;font-weight:700;letter-spacing:.01em;border-bottom:2px solid var(--ink);padding-bottom:12px}
h1,h2{margin:0 0 8px;line-height:1.15;overflow-wrap:break-word}h1{font-size:clamp(28px,6vw,38px)}h2{font-size:20px}p{margin:0;color:var(--ink-2);overflow-wrap:break-word}
section+section{margin-top:28px;padding-top:24px;border-top:1px solid var(--line)}.mail{margin-top:28px}a{color:var(--action)}
</style></head><body><main>${image === null ? '' : `<img src="${escapeHtml(image)}" alt="">`}<div class="body"><p class="name">${escapeHtml(name)}</p>${part(language, 'h1')}${part(other, 'h2')}${contact}</div></main></body></html>`
}
