import type { SettingsConflict } from '../../settings/rules.ts'

type Minimums = readonly { readonly country: string | null; readonly discountGroup: string | null }[]

/** Of least values of orders: two for the same country and the same customers. */
export function minimumConflicts(minimums: Minimums): SettingsConflict[] {
  const keys = minimums.map(({ country, discountGroup }) => JSON.stringify([country, discountGroup]))
  return keys.flatMap((key, at) =>
    keys.indexOf(key) < at
      ? [
          {
            path: ['minimums', String(at), 'country'],
            code: 'ENTRY_TWICE' as const,
            message: 'There is another one for this country and these customers.',
          },
        ]
      : [],
  )
}
