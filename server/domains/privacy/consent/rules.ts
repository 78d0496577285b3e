import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { ConsentPurpose } from '../../../kit/thirdParties.ts'
import type { ConsentWay } from '../tables.ts'

/** A decision as a browser sends it: `subject` is the number that it made for itself. */
export type Decision = {
  readonly subject: string
  readonly version: string
  readonly granted: readonly ConsentPurpose[]
  readonly way: ConsentWay
}

/** Characters of the number by which a browser's decisions are known: 128 bits and more of chance. */
const SUBJECT_CHARACTERS = 22
const subjectForm = /^[A-Za-z0-9_-]{22}$/

/** Whether it can be the number of a browser. */
export const isSubject = (text: string): boolean => subjectForm.test(text)

/** Years for which a decision can be proven: until a claim out of it is time-barred (§ 195, § 199 BGB; § 1489 ABGB). */
const PROOF_YEARS = 3

/** Decisions of before this instant are forgotten. */
export function provenSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - PROOF_YEARS)
  return since
}

/** Why a decision is not taken down: STALE_REVISION where something else is asked by now, INVALID_INPUT for what nobody
 *  asked. `asked` null: nothing needs consent. */
export function decisionRefusals(
  { subject, version, granted }: Decision,
  asked: { readonly version: string; readonly purposes: readonly ConsentPurpose[] } | null,
): readonly Refusal[] {
  if (asked?.version !== version) return [refusal('STALE_REVISION', ['version'], 'Something else is asked by now.')]
  return [
    ...(isSubject(subject)
      ? []
      : [refusal('INVALID_INPUT', ['subject'], `It must be ${SUBJECT_CHARACTERS} characters of base64url.`)]),
    ...(granted.every(purpose => asked.purposes.includes(purpose))
      ? []
      : [refusal('INVALID_INPUT', ['granted'], 'Nobody asked for that.')]),
  ]
}
