import type { TextLoaders } from '../intl/texts.ts'

/**
 * The texts of the site, by their files. What every page says comes in one file; those of the admin centre stand
 * beside, loaded when somebody goes there. A new file is found by itself; `messageIds.ts` tells the compiler of it.
 */
export const siteTexts: TextLoaders = {
  '/client/texts/de.ts': () => import('./de.ts'),
  '/client/texts/en.ts': () => import('./en.ts'),
  ...import.meta.glob<{ default: object }>([
    '/client/domains/**/texts/*.json',
    '/client/ui/quantity/texts/*.json',
    '!/client/domains/*/admin/**',
    '!/client/domains/catalogue/texts/*.json',
  ]),
}
