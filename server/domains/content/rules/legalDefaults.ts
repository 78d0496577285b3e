import { legalText } from '../../settings/legalTexts/legalText.ts'
import type { StandingDefaults } from './standing.ts'

/** The standing pages that the shop writes itself from its settings. */
const written = [
  ...(['imprint', 'agb', 'privacy', 'disclaimer', 'shipping', 'withdrawal', 'help', 'sizes'] as const),
  'accessibility',
] as const

/** As long as nobody wrote one of them it is its live part and nothing else: word for word what the shop says today. */
export const legalDefaults: StandingDefaults = Object.fromEntries<StandingDefaults[keyof StandingDefaults]>(
  written.map(key => [
    key,
    async ({ settings }) => {
      const read = await settings()
      const title = (language: 'de' | 'en') => legalText(read, key, language, '')?.title ?? ''
      return {
        title: { de: title('de'), en: title('en') },
        description: { de: '', en: '' },
        document: {
          blocks: [
            {
              id: `live-${key}`.slice(0, 16),
              type: 'live',
              props: { part: key },
              attrs: { size: { xs: 12, md: 12, lg: 12 }, visible: { xs: true, md: true, lg: true } },
            },
          ],
        },
      }
    },
  ]),
)
