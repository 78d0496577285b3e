import type { SettingsConflict } from '../../settings/rules.ts'
import { type Component, components } from '../defaults/components.ts'

/** What cannot be on while something that it needs is off. */
export const componentConflicts = (off: readonly Component[]): SettingsConflict[] =>
  Object.entries(components).flatMap(([name, needs]) => {
    const missing = (needs as readonly Component[]).filter(need => off.includes(need))
    return off.includes(name as Component) || missing.length === 0
      ? []
      : [
          {
            path: ['off', name],
            message: `${name} needs ${missing.join(', ')}.`,
            code: 'TRANSITION_NOT_ALLOWED' as const,
          },
        ]
  })
