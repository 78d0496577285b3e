import type { SettingsConflict } from '../../settings/rules.ts'

type Conditions = { readonly conditionsRequired: boolean; readonly conditionsUrl: string | null }

/** A page of the shop, or one of another site. */
const isAddress = (text: string): boolean => /^(https?:\/\/[^\s/]+|\/(?!\/))\S*$/.test(text)

/** Of special conditions: that buyers have to accept what they cannot read. An address is kept while nothing is asked. */
export function conditionsConflicts({ conditionsRequired, conditionsUrl }: Conditions): SettingsConflict[] {
  if (!conditionsRequired || isAddress(conditionsUrl?.trim() ?? '')) return []
  const message = conditionsUrl?.trim()
    ? 'must be the address of a page: /… or https://…'
    : 'Conditions that buyers accept need an address.'
  return [{ path: ['conditionsUrl'], message }]
}
