import type { Language } from '../../../kit/languages.ts'

/** Where a working copy is on its way to be published. */
export const workflowSteps = ['draft', 'submitted', 'approved', 'returned'] as const
export type WorkflowStep = (typeof workflowSteps)[number]

/** What people are told of an entry in a language. */
export const entryStates = [
  ...(['draft', 'submitted', 'approved', 'scheduled', 'published', 'changed', 'withdrawn', 'expired'] as const),
] as const
export type EntryState = (typeof entryStates)[number]

/** A publication as far as states depend on it. */
export type PublicationTimes = {
  readonly language: Language
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly isWithdrawn: boolean
  readonly fingerprint: string
}

const isLive = ({ startsAt, endsAt }: Pick<PublicationTimes, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  startsAt <= now && (endsAt === null || endsAt > now)

/** What visitors see now, and what they will see next, of publications in one language. */
export function turnsOf<Turn extends Pick<PublicationTimes, 'startsAt' | 'endsAt'>>(all: readonly Turn[], now: Date) {
  const coming = all
    .filter(({ startsAt, endsAt }) => startsAt > now && (endsAt === null || endsAt > startsAt))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  return { live: all.find(each => isLive(each, now)) ?? null, next: coming[0] ?? null }
}

/** The state of an entry in a language. `digest`: of its working copy in that language. */
export function stateOf(
  { step, digest }: { readonly step: WorkflowStep; readonly digest: string },
  publications: readonly PublicationTimes[],
  now: Date,
): EntryState {
  const { live, next } = turnsOf(publications, now)
  if (live) return live.fingerprint === digest ? 'published' : 'changed'
  if (next) return 'scheduled'
  if (step === 'submitted' || step === 'approved') return step
  const past = publications.toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())[0]
  if (!past) return 'draft'
  return past.isWithdrawn ? 'withdrawn' : 'expired'
}

/** To which steps one leads. Whoever changes a text that was submitted or approved takes it back to the draft. */
const ways: Readonly<Record<WorkflowStep, readonly WorkflowStep[]>> = {
  draft: ['submitted'],
  returned: ['submitted'],
  submitted: ['approved', 'returned', 'draft'],
  approved: ['returned', 'draft'],
}

export const mayStep = (from: WorkflowStep, to: WorkflowStep): boolean => ways[from].includes(to)
