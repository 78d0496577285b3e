import type { Settings } from '../rules.ts'
import { lookSettings } from '../settings.ts'
import { lookCss, lookFilePath, lookVersion } from './rules.ts'

/** The style sheet of a look, its version, and what else pages ask for because of it; a version of '' where nothing differs. */
export type Sheet = {
  readonly css: string
  readonly version: string
  readonly url: string | null
  readonly fonts: readonly string[]
  readonly logo: string | null
  readonly favicon: string | null
}

const sheets = new WeakMap<Settings, Sheet>()

/** The look of the shop as pages show it; made once per configuration. */
export function cssOf(settings: Settings): Sheet {
  const known = sheets.get(settings)
  if (known) return known
  const look = lookSettings.of(settings)
  const css = lookCss(look)
  const version = css === '' ? '' : lookVersion(css)
  const pathOf = (file: string | null) => (file === null ? null : lookFilePath(file))
  const made = {
    ...{ css, version, url: version === '' ? null : `/look/${version}.css` },
    fonts: [look.displayFont, look.textFont].flatMap(name =>
      name.startsWith('file:') ? [lookFilePath(name.slice(5))] : [],
    ),
    ...{ logo: pathOf(look.logo), favicon: pathOf(look.favicon) },
  }
  sheets.set(settings, made)
  return made
}
