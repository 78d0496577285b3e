import { z } from 'zod'
import type { Area } from '../../../kit/viewer.ts'
import type { NewsEvent, Outgoing } from '../../../platform/events.ts'
import * as accounts from '../../accounts/events.ts'
import * as catalogue from '../../catalogue/events.ts'
import * as orders from '../../orders/events.ts'
import * as settings from '../../settings/events.ts'
import * as withdrawals from '../../withdrawals/events.ts'

/** What endpoints can be told of: the events of all domains that go out. */
export type WebhookKind = Outgoing & { readonly name: string }

const events: readonly NewsEvent[] = [orders, withdrawals, catalogue, accounts, settings].flatMap(offered =>
  Object.values<unknown>(offered).filter(isEvent),
)

function isEvent(value: unknown): value is NewsEvent {
  return typeof value === 'object' && value !== null && 'webhook' in value && 'schema' in value
}

/** All kinds, by their names. */
export const webhookKinds: ReadonlyMap<string, WebhookKind> = new Map(
  events.flatMap(({ name, webhook }) => ('none' in webhook ? [] : [[name, { name, ...webhook }]])),
)

/** All messages, for the documentation. */
export const webhookMessages = () =>
  [...webhookKinds.values()].map(kind => ({ name: kind.name, about: kind.about, schema: bodySchemaOf(kind) }))

/** What is sent to try an endpoint out; nobody chooses it. */
export const TEST_KIND = 'webhook.test'

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
  const body = z.object({
    type: z.literal(name),
    version: z.literal(subject.version),
    timestamp: z.iso.datetime().describe('when it happened'),
    data: data.describe('as it was when the message was first sent, usually within a second'),
  })
  return { ...z.toJSONSchema(body), description: about }
}
