import type { WebhookFacts } from '../../../platform/events.ts'
import type { Reader } from '../../../platform/statements.ts'
import { TEST_KIND, webhookKinds } from '../rules/kinds.ts'
import type { Claimed } from './claims.ts'

/** What is sent: the message as it is kept, and its body, which may name the person besides. Null: there is nothing left
 *  to tell of. */
export type Prepared = { readonly message: Record<string, unknown>; readonly body: string } | null

/**
 * The messages of claimed deliveries. What they say was read at the first attempt and stays as it was; the person behind
 * it is read anew for each attempt and kept nowhere, so that whoever was erased is named to nobody.
 */
export async function prepareMessages(
  reader: Reader,
  claimed: readonly Claimed[],
): Promise<ReadonlyMap<string, Prepared>> {
  const facts = await readFacts(reader, claimed)
  return new Map(
    claimed.map(delivery => {
      const kind = webhookKinds.get(delivery.kind)
      const known = facts.get(`${delivery.kind} ${delivery.subjectId}`)
      const message = delivery.message ?? firstMessage(delivery, known)
      if (message === null) return [delivery.id, null]
      const data = message.data as Record<string, unknown>
      const isAboutPeople = kind?.subject.person && delivery.includesPeople
      const sent = isAboutPeople ? { ...message, data: { ...data, person: known?.person ?? null } } : message
      return [delivery.id, { message, body: JSON.stringify(sent) }]
    }),
  )
}

/** What is read of the subjects: of those that have no message yet, or name a person. One statement for each kind. */
async function readFacts(reader: Reader, claimed: readonly Claimed[]): Promise<ReadonlyMap<string, WebhookFacts>> {
  const wanted = claimed.filter(({ message, includesPeople }) => message === null || includesPeople)
  const byKind = Map.groupBy(wanted, ({ kind }) => kind)
  const read = [...byKind].map(async ([name, deliveries]) => {
    const kind = webhookKinds.get(name)
    if (!kind) return []
    const ids = [...new Set(deliveries.map(({ subjectId }) => subjectId))]
    return [...(await kind.subject.read(reader, ids))].map(([id, each]) => [`${name} ${id}`, each] as const)
  })
  return new Map((await Promise.all(read)).flat())
}

function firstMessage({ kind, createdAt }: Claimed, facts: WebhookFacts | undefined): Record<string, unknown> | null {
  const timestamp = new Date(createdAt).toISOString()
  if (kind === TEST_KIND) return { type: kind, version: 1, timestamp, data: {} }
  const known = webhookKinds.get(kind)
  return known && facts ? { type: kind, version: known.subject.version, timestamp, data: facts.data } : null
}
