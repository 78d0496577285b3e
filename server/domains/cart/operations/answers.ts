import { refuse, refuseIf } from '../../../kit/refusals.ts'
import { plainOperation } from '../../../platform/operation.ts'
import { type AnswersInput, answersEntered, fieldsOfLine } from '../rules/answers.ts'
import type { Contents } from '../rules/contents.ts'
import { changeOnlyCart } from './saving.ts'

/** Keeps what the buyer answers to what the shop asks of lines, the same for all of these. Refuses as `answersEntered` says, once
 *  for all lines; CART_EXPIRED where the cart is no longer kept, NOT_FOUND for a line that is not (or no longer) in it. */
export const answerCartLines = plainOperation(
  'buyer',
  (scope, input: { lineIds: readonly string[]; answers: AnswersInput }): Promise<Contents> =>
    changeOnlyCart(scope, { productIds: [], variantIds: [] }, found => {
      if (found.isExpired) refuse('CART_EXPIRED', [], 'The cart was left alone for too long and has been emptied.')
      const wanted = new Set(input.lineIds)
      if (input.lineIds.some(id => found.lines.every(line => line.id !== id))) {
        return refuse('NOT_FOUND', ['lineIds'], 'There is no such line in the cart.')
      }
      const lines = found.lines.map(line => {
        if (!wanted.has(line.id)) return line
        const fields = fieldsOfLine(found.settings, found.productIndex.get(line.productId))
        const { answers, refusals } = answersEntered(fields, line.answers ?? {}, input.answers, ['answers'])
        refuseIf(refusals)
        return { ...line, answers }
      })
      return { lines }
    }),
)
