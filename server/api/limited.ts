import type { ExactAction } from '../kit/limits.ts'
import { Refused } from '../kit/refusals.ts'
import type { RequestContext } from './context.ts'

/** Does what a client may only do so often; what was refused is not counted, so that somebody who mends their entries keeps
 *  nobody behind the same address from it. Tried again under the same key it is one use. */
export async function countedOnlyWhereDone<Result>(
  { responder }: Pick<RequestContext, 'responder'>,
  action: ExactAction,
  key: string,
  run: () => Promise<Result>,
): Promise<Result> {
  await responder.limitExactly(action, key)
  try {
    return await run()
  } catch (error) {
    if (error instanceof Refused) await responder.giveBack(action, key)
    throw error
  }
}
