import type { IntlShape } from 'react-intl'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { WebhookEndpointChanges } from '../../../schema/accepted.ts'
import { kindTitle, kindTitles } from './kindTitles.ts'

/** What is entered of an endpoint. */
export interface WebhookForm {
  readonly label: string
  readonly url: string
  readonly kinds: readonly string[]
  readonly includesPeople: boolean
  readonly isActive: boolean
}

export const newWebhook: WebhookForm = { label: '', url: '', kinds: [], includesPeople: false, isActive: true }

/** Why an address cannot be one; whether it leads into a private network the server knows. */
function isAddress(url: string): boolean {
  if (!URL.canParse(url.trim())) return false
  const { protocol, username, password, hash } = new URL(url.trim())
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === ''
}

/** Where messages go. */
export const receiverFields: readonly EditField<WebhookForm>[] = [
  {
    path: 'label',
    label: 'admin.webhooks.label',
    hint: 'admin.webhooks.labelHint',
    longest: WebhookEndpointChanges.label.characters,
    isRequired: true,
  },
  {
    path: 'url',
    label: 'admin.webhooks.url',
    hint: 'admin.webhooks.urlHint',
    longest: WebhookEndpointChanges.url.characters,
    isRequired: true,
    isWide: true,
    check: ({ url }) => (isAddress(url) ? null : 'admin.webhooks.urlInvalid'),
  },
]

export const activeField: EditField<WebhookForm> = {
  path: 'isActive',
  label: 'admin.webhooks.isActive',
  hint: 'admin.webhooks.isActiveHint',
  control: { kind: 'switch' },
}

/** What messages tell of. */
export const contentFields = (intl: IntlShape): readonly EditField<WebhookForm>[] => [
  {
    path: 'kinds',
    label: 'admin.webhooks.kinds',
    hint: 'admin.webhooks.kindsHint',
    isRequired: true,
    isWide: true,
    control: {
      kind: 'choices',
      options: Object.keys(kindTitles)
        .filter(kind => !kind.startsWith('webhook.'))
        .map(kind => ({ value: kind, label: { text: `${titleOf(kind, intl)} (${kind})` } })),
    },
  },
  {
    path: 'includesPeople',
    label: 'admin.webhooks.includesPeople',
    hint: 'admin.webhooks.includesPeopleHint',
    control: { kind: 'checkbox' },
    isWide: true,
  },
]

export const titleOf = (kind: string, intl: IntlShape): string => kindTitle(kind, id => intl.formatMessage({ id }))

/** What is done to an endpoint that is on, and refused to one that is off. */
export const onlyActive = { TRANSITION_NOT_ALLOWED: 'admin.webhooks.replayRefused' } as const

/** What the server's refusals say here. */
export const refusalTexts = {
  NAME_INVALID: 'admin.webhooks.labelInvalid',
  INVALID_INPUT: 'admin.webhooks.urlInvalid',
  ROLES_NOT_ALLOWED: 'admin.webhooks.kindsNotAllowed',
} as const
