import type { EditField } from '../../../../adminKit/edit/fields.ts'

/** Whether a key may ask so often in a minute. */
const isLimit = (typed: string): boolean =>
  /^\d{2,5}$/.test(typed.trim()) && Number(typed) >= 10 && Number(typed) <= 60_000

/** How often a key may ask. */
export const requestsField: EditField<{ readonly requestsPerMinute: string }> = {
  path: 'requestsPerMinute',
  label: 'rights.keys.requests',
  hint: 'rights.keys.requestsHint',
  control: { kind: 'text', inputMode: 'numeric' },
  longest: 5,
  isRequired: true,
  check: ({ requestsPerMinute }) => (isLimit(requestsPerMinute) ? null : 'rights.keys.requestsInvalid'),
}
