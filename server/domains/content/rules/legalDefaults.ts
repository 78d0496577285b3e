import { legalText } from '../../settings/legalTexts/legalText.ts'
import type { Stretch } from '../../settings/legalTexts/types.ts'
import type { Settings } from '../../settings/rules.ts'
import type { StandingKey } from './content.ts'
import type { Block } from './document.ts'
import type { StandingContent, StandingDefaults } from './standing.ts'

/** The standing pages that the shop writes itself from its settings. */
const written = [
  ...(['imprint', 'agb', 'privacy', 'disclaimer', 'shipping', 'withdrawal', 'help', 'sizes'] as const),
  'accessibility',
] as const
type WrittenKey = (typeof written)[number]

const isWritten = (key: StandingKey): key is WrittenKey => written.some(each => each === key)

const block = (id: string, type: string, props: Block['props']): Block => ({
  ...{ id, type, props },
  attrs: { size: { xs: 12, md: 12, lg: 12 }, visible: { xs: true, md: true, lg: true } },
})

/** A page of these blocks under its own title. */
const contentOf = (
  titles: { readonly de: string; readonly en: string },
  blocks: readonly Block[],
): StandingContent => ({
  title: titles,
  description: { de: '', en: '' },
  document: { blocks },
})

/** As long as nobody wrote one of them it is its live part and nothing else: word for word what the shop says today. */
export const legalDefaults: StandingDefaults = Object.fromEntries<StandingDefaults[keyof StandingDefaults]>(
  written.map(key => [
    key,
    async ({ settings }) => {
      const read = await settings()
      const title = (language: 'de' | 'en') => legalText(read, key, language, '')?.title ?? ''
      return contentOf({ de: title('de'), en: title('en') }, [block(`live-${key}`.slice(0, 16), 'live', { part: key })])
    },
  ]),
)

/**
 * What somebody begins with who writes one of them: the text as it is today, to be changed at will, and live parts where it follows
 * the settings (particulars, shipping costs, sizes, cookies …). Null for pages that the shop does not write in words.
 */
export function startingContent(settings: Settings, key: StandingKey, publicUrl: string): StandingContent | null {
  if (!isWritten(key)) return null
  const [de, en] = [legalText(settings, key, 'de', publicUrl)!, legalText(settings, key, 'en', publicUrl)!]
  const english = en.stretches ?? [{ html: en.body }]
  const blocks: Block[] = []
  let texts: { de: string; en: string } | null = null
  const endText = () => {
    if (texts && `${texts.de}${texts.en}` !== '')
      blocks.push(
        block(`text-${key}-${blocks.length}`.slice(-16), 'text', { html: texts, align: 'left', tone: 'plain' }),
      )
    texts = null
  }
  const stretches: readonly Stretch[] = de.stretches ?? [{ html: de.body }]
  for (const [at, { html, part }] of stretches.entries()) {
    if (part) {
      endText()
      blocks.push(block(`live-${part}`.slice(0, 16), 'live', { part }))
    } else {
      const before: { de: string; en: string } = texts ?? { de: '', en: '' }
      texts = { de: before.de + html, en: before.en + (english[at]?.html ?? '') }
    }
  }
  endText()
  return contentOf({ de: de.title, en: en.title }, blocks)
}
