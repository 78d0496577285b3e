import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../../platform/log.ts'
import { type Answered, openPoster, type Poster } from '../../../platform/outgoing.ts'
import { processSeal } from '../../../platform/seal.ts'
import { readSettings } from '../../settings/queries.ts'
import { settingsLately } from '../../site/queries.ts'
import { isOn } from '../../site/settings.ts'
import { secretPlace } from '../operations.ts'
import { TEST_KIND } from '../rules/kinds.ts'
import { pauseAfter } from '../rules/retrying.ts'
import { signedHeaders } from '../rules/signature.ts'
import { webhookSettings } from '../settings.ts'
import { type Claimed, claimDue, MOST_IN_FLIGHT } from './claims.ts'
import { type Prepared, prepareMessages } from './messages.ts'
import { type Result, type ResultParts, writeResults } from './results.ts'

export type SenderParts = ResultParts & {
  readonly log: Pick<Log, 'warn'>
  /** From 0 to below 1; by chance, unless a test knows better. */
  readonly random?: () => number
  /** How messages leave; tests bring their own names of hosts. */
  readonly openPoster?: typeof openPoster
}

/** Sends what is due, until it is closed. */
export interface Sender {
  /** Begins to send what is due and has room. Answers with how much that was. */
  begin(): Promise<number>
  /** What is under way, until it is written down. */
  underWay(): Promise<void>[]
  /** Waits until nothing is under way. */
  settle(): Promise<void>
  /** Lets go of everything: what is under way counts as not tried, and is tried again by others after a minute. */
  close(): void
}

/** How often it is looked whether something is due while nothing is. */
const PAUSE_MILLISECONDS = 1_000
/** How long a stop waits for what is under way. */
const STOP_MILLISECONDS = 3_500

export function openSender(parts: SenderParts): Sender {
  const { database, log, random = Math.random } = parts
  const posters = new Map<boolean, Poster>()
  const busy = new Map<string, number>()
  const underWay = new Set<Promise<void>>()
  let results: Result[] = []
  let writing: Promise<void> | null = null
  let isClosed = false

  const posterFor = (allowsPrivate: boolean): Poster => {
    const known = posters.get(allowsPrivate) ?? (parts.openPoster ?? openPoster)({ allowsPrivate })
    posters.set(allowsPrivate, known)
    return known
  }
  const count = (endpointId: string, by: 1 | -1) => {
    const left = (busy.get(endpointId) ?? 0) + by
    if (left === 0) busy.delete(endpointId)
    else busy.set(endpointId, left)
  }
  /** What ended while others were being written is written next, together. */
  const write = async (): Promise<void> => {
    while (results.length > 0 && !isClosed) {
      const batch = results
      results = []
      try {
        await writeResults(parts, batch)
      } catch (error) {
        log.warn({ error, deliveries: batch.length }, 'what came of webhooks could not be written, they go out again')
      }
    }
    writing = null
  }
  const noted = async (result: Result): Promise<void> => {
    results.push(result)
    writing ??= write()
    await writing
  }
  const run = async (poster: Poster, delivery: Claimed, prepared: Prepared): Promise<void> => {
    try {
      const at = parts.now()
      const began = performance.now()
      const answered = prepared ? await send(poster, delivery, prepared, at) : goneByNow
      if (isClosed) return
      const milliseconds = Math.round(performance.now() - began)
      await noted(resultOf({ delivery, prepared, answered, at, milliseconds, random: random() }))
    } finally {
      count(delivery.endpointId, -1)
    }
  }

  return {
    async begin() {
      const room = MOST_IN_FLIGHT - underWay.size
      if (room <= 0 || isClosed) return 0
      const { drizzle: reader } = database
      // What is told meanwhile waits.
      if (!isOn(await settingsLately(reader), 'webhooks')) return 0
      const claimed = await claimDue(reader, busy, parts.newId(), room)
      if (claimed.length === 0) return 0
      const [settings, messages] = await Promise.all([readSettings(reader), prepareMessages(reader, claimed)])
      const poster = posterFor(webhookSettings.of(settings).allowsPrivateNetworks)
      for (const delivery of claimed) {
        count(delivery.endpointId, 1)
        const running = run(poster, delivery, messages.get(delivery.id) ?? null).finally(() => underWay.delete(running))
        underWay.add(running)
      }
      return claimed.length
    },
    underWay: () => [...underWay],
    async settle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    close() {
      isClosed = true
      for (const poster of posters.values()) poster.close()
    },
  }
}

/** A subject that is not there any more has nothing to tell. */
const goneByNow = { status: null, error: 'SUBJECT_GONE', answer: null, retryAfter: null } as const
const secretLost = { status: null, error: 'SECRET_LOST', answer: null, retryAfter: null } as const

type Outcome = Omit<Answered, 'error'> & { readonly error: Answered['error'] | 'SUBJECT_GONE' | 'SECRET_LOST' }

async function send(poster: Poster, delivery: Claimed, prepared: NonNullable<Prepared>, at: Date): Promise<Outcome> {
  const { id, url, endpointId, sealedSecret, sealedPrevious, previousUntil } = delivery
  const sealed = [sealedSecret, ...(sealedPrevious !== null && new Date(previousUntil!) > at ? [sealedPrevious] : [])]
  const secrets = sealed.map(each => processSeal().open(each, secretPlace(endpointId))).filter(each => each !== null)
  // Sealed by the key of another data folder: whoever has that one sends it, or somebody makes a new secret.
  if (secrets.length === 0) return secretLost
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Shop-Webhooks/1',
    ...signedHeaders({ id, body: prepared.body, at }, secrets),
  }
  return poster.post(url, headers, prepared.body)
}

function resultOf(attempt: {
  readonly delivery: Claimed
  readonly prepared: Prepared
  readonly answered: Outcome
  readonly at: Date
  readonly milliseconds: number
  readonly random: number
}): Result {
  const { delivery, prepared, answered, at, milliseconds, random } = attempt
  const { id, claim, endpointId, kind, attempts } = delivery
  const { status, error, answer, retryAfter } = answered
  const isOnce = kind === TEST_KIND || error === 'SUBJECT_GONE'
  const pause = error === null || isOnce ? null : pauseAfter(attempts, retryAfter, random)
  const state = error === null ? 'delivered' : pause === null ? 'failed' : 'waiting'
  return {
    ...{ id, claim, endpointId, state, pause, message: prepared?.message ?? null, isGone: status === 410 },
    attempt: { at: at.toISOString(), milliseconds, status, error, answer },
  }
}

/** Sends what is due from now on. `stop` waits a little for what is under way. */
export function startWebhooks(parts: SenderParts): { stop(): Promise<void> } {
  const sender = openSender(parts)
  const stopping = new AbortController()
  /** Until there is room again, and a second at most: what is slow keeps nothing else waiting. */
  const rest = async (until: Promise<void>[]) => {
    const over = new AbortController()
    const signal = AbortSignal.any([stopping.signal, over.signal])
    await Promise.race([sleep(PAUSE_MILLISECONDS, undefined, { signal, ref: false }).catch(stoppedOnly), ...until])
    over.abort()
  }
  const work = async () => {
    while (!stopping.signal.aborted) {
      try {
        await sender.begin()
        await rest(sender.underWay())
      } catch (error) {
        parts.log.warn({ error }, 'could not look for webhooks that are due')
        await rest([])
      }
    }
  }
  const working = work()
  return {
    async stop() {
      stopping.abort()
      const patience = new AbortController()
      const tooLong = sleep(STOP_MILLISECONDS, undefined, { signal: patience.signal }).catch(stoppedOnly)
      await Promise.race([working.then(() => sender.settle()), tooLong])
      patience.abort()
      sender.close()
    },
  }
}

function stoppedOnly(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error
}
