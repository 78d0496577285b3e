import { FormattedMessage } from 'react-intl'
import { mostCharacters, mostPersonalised, mostPieces } from '../../../ui/quantity/QuantityInput.tsx'
import type { ChangeRefusal } from '../mutations/useChangeCartLine.ts'

/** Why a position was not changed; the server's answer, or what was clear without it. `NOT_SAVED`: the connection or the
 *  server failed, and a message says so. */
export type LineRefusal = Omit<ChangeRefusal, 'path' | 'code'> & {
  readonly code: ChangeRefusal['code'] | 'NOT_SAVED'
  /** How many pieces were asked for. */
  readonly wish?: number
}

/** In words why a position was not changed. */
export function RefusalText({ refusal }: { refusal: LineRefusal }) {
  switch (refusal.code) {
    case 'ONLY_FEW_LEFT':
      return refusal.wish ? (
        <FormattedMessage id="cart.refusal.fewLeft" values={{ count: refusal.available ?? 0, wish: refusal.wish }} />
      ) : (
        <FormattedMessage id="cart.state.fewLeft" values={{ count: refusal.available ?? 0 }} />
      )
    case 'NOT_SAVED':
      return <FormattedMessage id="cart.refusal.notSaved" values={{ wish: refusal.wish ?? 0 }} />
    case 'SOLD_OUT':
      return <FormattedMessage id="cart.state.soldOut" />
    case 'AMOUNT_TOO_LARGE':
      return <FormattedMessage id="cart.refusal.tooMany" values={{ count: mostPieces }} />
    case 'PERSONALISATION_MISSING':
      return <FormattedMessage id="cart.texts.missing" />
    case 'PERSONALISATION_TOO_LONG':
      return <FormattedMessage id="cart.texts.tooLong" values={{ maxLength: refusal.maxLength ?? 0 }} />
    case 'PERSONALISATION_NOT_PRINTABLE':
      return (
        <FormattedMessage id="cart.texts.unprintable" values={{ characters: refusal.characters?.join(' ') ?? '' }} />
      )
    case 'TOO_MANY_TEXTS':
      return <FormattedMessage id="cart.texts.tooMany" values={{ limit: mostPersonalised }} />
    case 'TEXTS_TOO_LONG':
      return <FormattedMessage id="cart.texts.togetherTooLong" values={{ limit: mostCharacters }} />
    default:
      return <FormattedMessage id="cart.refusal.other" />
  }
}
