import { type RefusalCode, refuse } from '../kit/refusals.ts'

/** What PostgreSQL says where a unique value is taken. */
const uniqueViolation = '23505'

/** Runs `work`; where somebody else took a unique value in the meantime, refuses with what stands under the name of the
 *  constraint. Looking beforehand gives the better answer, this one the certain one. */
export async function refusingTaken<Result>(
  refusals: Readonly<Record<string, { readonly code: RefusalCode; readonly path: readonly string[] }>>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const constraint = takenConstraint(error)
    const known = constraint === null ? undefined : refusals[constraint]
    if (known) refuse(known.code, known.path, 'somebody else has it')
    throw error
  }
}

function takenConstraint(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint } = current as { code?: unknown; constraint?: unknown }
    if (code === uniqueViolation && typeof constraint === 'string') return constraint
  }
  return null
}
