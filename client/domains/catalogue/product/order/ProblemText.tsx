import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { mostCharacters, mostPersonalised } from '../../../../ui/quantity/QuantityInput.tsx'
import type { Choice } from '../choice/choices.ts'
import { sizeName } from '../sizes/stockText.ts'
import type { Problem } from './problems.ts'

const texts: Readonly<Record<string, MessageId>> = {
  AMOUNT_INVALID: 'product.problem.size',
  SIZE_MISSING: 'product.problem.size',
  FIT_MISSING: 'product.problem.fit',
  AMOUNT_TOO_LARGE: 'product.problem.tooMany',
  VARIANT_UNKNOWN: 'product.problem.discontinued',
  PRODUCT_UNAVAILABLE: 'product.problem.discontinued',
  SOLD_OUT: 'product.problem.soldOut',
  ONLY_FEW_LEFT: 'product.problem.fewLeft',
  NOT_ENOUGH_LEFT: 'product.problem.notEnough',
  PERSONALISATION_MISSING: 'product.personalisation.missing',
  PERSONALISATION_TOO_LONG: 'product.personalisation.tooLong',
  PERSONALISATION_NOT_OFFERED: 'product.personalisation.notOffered',
  PERSONALISATION_NOT_PRINTABLE: 'product.personalisation.unprintable',
  TOO_MANY_TEXTS: 'product.personalisation.tooMany',
  TEXTS_TOO_LONG: 'product.personalisation.togetherTooLong',
  SET_INCOMPLETE: 'product.set.missingParts',
  SET_UNEQUAL: 'product.set.unequal',
  SHOP_CLOSED: 'product.problem.closed',
  CART_FULL: 'product.problem.cartFull',
  TOO_MANY_ATTEMPTS: 'product.problem.later',
}

export interface ProblemTextProps {
  problem: Problem
  /** To name the size that it is about. */
  sizes?: readonly Choice[]
}

/** A refusal in the reader's words. */
export function ProblemText({ problem, sizes = [] }: ProblemTextProps) {
  const intl = useIntl()
  const choice = sizes.find(({ id }) => id === problem.variantId)
  return (
    <p>
      {choice && `${sizeName(intl, choice)}: `}
      <FormattedMessage
        id={texts[problem.code] ?? 'product.problem.other'}
        values={{
          available: problem.available ?? 0,
          maxLength: problem.maxLength ?? 0,
          limit: problem.code === 'TEXTS_TOO_LONG' ? mostCharacters : mostPersonalised,
          characters: problem.characters?.join(' ') ?? '',
        }}
      />
    </p>
  )
}
