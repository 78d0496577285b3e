import { z } from 'zod'
import type { Area } from '../../../kit/viewer.ts'
import type { NewsEvent, Outgoing } from '../../../platform/events.ts'
import * as accounts from '../../accounts/events.ts'
import * as catalogue from '../../catalogue/events.ts'
import * as orders from '../../orders/events.ts'
import * as settings from '../../settings/events.ts'
import * as vouchers from '../../vouchers/events.ts'
import * as withdrawals from '../../withdrawals/events.ts'

/** What endpoints can be told of: the events of all domains that go out. */
export type WebhookKind = Outgoing & { readonly name: string }

const events: readonly NewsEvent[] = [orders, withdrawals, catalogue, vouchers, accounts, settings].flatMap(offered =>
  Object.values<unknown>(offered).filter(isEvent),
)

function isEvent(value: unknown): value is NewsEvent {
  return typeof value === 'object' && value !== null && 'webhook' in value && 'schema' in value
}

/** All kinds, by their names. */
export const webhookKinds: ReadonlyMap<string, WebhookKind> = new Map(
  events.flatMap(({ name, webhook }) => ('none' in webhook ? [] : [[name, { name, ...webhook }]])),
)

/** What is sent to try an endpoint out, and to tell one that was off since when it missed something. Nobody chooses these. */
export const TEST_KIND = 'webhook.test'
export const RESUMED_KIND = 'webhook.resumed'
const ownMessages = [
  { name: TEST_KIND, about: 'Somebody tries the endpoint out. It is sent once.', data: z.object({}) },
  {
    name: RESUMED_KIND,
    about: 'The endpoint was off and is on again. Ask for what changed in between; it is sent to each that was off.',
    data: z.object({
      missedSince: z.iso.datetime().describe('since when nothing was noted, with a minute to spare'),
      missedUntil: z.iso.datetime().describe('when it was switched on again'),
    }),
  },
]

/** All messages, for the documentation. */
export const webhookMessages = () => [
  ...[...webhookKinds.values()].map(kind => ({ name: kind.name, about: kind.about, schema: bodySchemaOf(kind) })),
  ...ownMessages.map(({ name, about, data }) => ({ name, about, schema: schemaOf({ name, about, data, version: 1 }) })),
]

/** The areas that whoever sets up an endpoint for some kinds must be able to read. */
export const areasOf = (kinds: readonly string[]): readonly Area[] => [
  ...new Set(kinds.flatMap(kind => webhookKinds.get(kind)?.subject.area ?? [])),
]

/** The body of the messages of a kind, as JSON Schema. */
export function bodySchemaOf({ name, subject, about }: WebhookKind): Record<string, unknown> {
  const data = subject.person
    ? subject.data.extend({
        person: subject.person
          .nullish()
          .describe('only where the endpoint may be told of people; null where nobody is left'),
      })
    : subject.data
  return schemaOf({
    ...{ name, about, version: subject.version },
    data: data.describe('as it was when the message was first sent, usually within a second'),
  })
}

function schemaOf(message: {
  readonly name: string
  readonly about: string
  readonly version: number
  readonly data: z.ZodObject
}): Record<string, unknown> {
  const body = z.object({
    type: z.literal(message.name),
    version: z.literal(message.version),
    timestamp: z.iso.datetime().describe('when it happened'),
    data: message.data,
  })
  return { ...z.toJSONSchema(body), description: message.about }
}
