import type { SettingsConflict } from '../../settings/rules.ts'

type Methods = readonly {
  readonly id: string
  readonly min: number | null
  readonly max: number | null
  readonly title: { readonly de: string }
}[]

/** Of payment methods: the same id twice, a highest sum below the least one, and one that buyers could not name. */
export function paymentConflicts(methods: Methods): SettingsConflict[] {
  const ids = methods.map(({ id }) => id)
  return methods.flatMap(({ id, min, max, title }, at): SettingsConflict[] => {
    const path = (...below: string[]) => ['methods', String(at), ...below]
    // 0 is no limit, as null is none (pricing.md, "Payment methods").
    const isReversed = min !== null && max !== null && max > 0 && max < min
    return [
      ...(ids.indexOf(id) < at
        ? [{ path: path('id'), code: 'ENTRY_TWICE' as const, message: 'Another method has this id.' }]
        : []),
      ...(isReversed
        ? [{ path: path('max'), code: 'RANGE_REVERSED' as const, message: 'The highest sum is below the least one.' }]
        : []),
      ...(title.de.trim() === '' ? [{ path: path('title', 'de'), message: 'A method needs a German title.' }] : []),
    ]
  })
}
