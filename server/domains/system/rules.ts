/** What of the server can be looked after. */
const systemChecks = [
  'https',
  'mailServer',
  'mailSender',
  'failedJobs',
  'lateJobs',
  'failedMails',
  'disk',
  'isOpen',
] as const
export type SystemCheck = (typeof systemChecks)[number]

/** What the checks look at. */
export type SystemFacts = {
  readonly publicUrl: string
  readonly hasMailServer: boolean
  readonly sender: string
  readonly failedJobs: number
  /** When the job began to be due that waits longest; null where none waits. */
  readonly waitingSince: Date | null
  readonly failedMails: number
  /** Bytes that are left where files and the own database lie; null where nobody says. */
  readonly diskFree: number | null
  readonly isOpen: boolean
}

/** Below this much room a day's uploads may fail. */
const LEAST_DISK = 2_000_000_000
/** A job that is due runs within seconds; one that waits so long has nobody who does it. */
const LATE_MILLISECONDS = 5 * 60_000

const isOnMachine = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** Each check with whether all is well. On the machine itself, where somebody tries the product, plain http will do. */
export function checksOf(facts: SystemFacts, now: Date): { readonly key: SystemCheck; readonly isFine: boolean }[] {
  const url = new URL(facts.publicUrl)
  const fine: Record<SystemCheck, boolean> = {
    https: url.protocol === 'https:' || isOnMachine(url),
    mailServer: facts.hasMailServer,
    mailSender: facts.sender !== '',
    failedJobs: facts.failedJobs === 0,
    lateJobs: facts.waitingSince === null || now.getTime() - facts.waitingSince.getTime() < LATE_MILLISECONDS,
    failedMails: facts.failedMails === 0,
    disk: facts.diskFree === null || facts.diskFree >= LEAST_DISK,
    isOpen: facts.isOpen,
  }
  return systemChecks.map(key => ({ key, isFine: fine[key] }))
}
