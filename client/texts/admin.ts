import type { TextLoaders } from '../intl/texts.ts'

/** The texts of the admin centre, by their files; loaded with its routes. */
export const adminTexts: TextLoaders = import.meta.glob<{ default: object }>([
  '/client/{shell/admin,adminKit}/texts/*.json',
  '/client/domains/*/admin/**/texts/*.json',
])
