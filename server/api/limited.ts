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

/** Does something that can be guessed at: only what is refused at the input's `field` counts against the limit, and the same
 *  attempt (`key`) once. Who mistypes may mend it, who tries one after the other waits. */
export async function countedOnlyWhereRefused<Result>(
  { responder }: Pick<RequestContext, 'responder'>,
  action: ExactAction,
  { key, field }: { readonly key: string; readonly field: string },
  run: () => Promise<Result>,
): Promise<Result> {
  await responder.limitExactly(action, key)
  let isWrong = false
  try {
    return await run()
  } catch (error) {
    isWrong = error instanceof Refused && error.refusals.some(({ path }) => path[0] === field)
    throw error
  } finally {
    if (!isWrong) await responder.giveBack(action, key)
  }
}
