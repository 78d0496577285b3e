import type { MessageId } from '../../../intl/messageIds.ts'

type State = 'IN_STOCK' | 'FEW_LEFT' | 'SOLD_OUT' | 'BACK_ON_DATE' | '%future added value'

/** What the states of a wish are made of. */
export interface WishParts {
  readonly product:
    | {
        readonly kind: string
        readonly sizes: readonly string[]
        readonly availability: { readonly state: State }
      }
    | null
    | undefined
  readonly variant: { readonly availability: { readonly state: State } } | null | undefined
}

/** What stands in the way of a wish: it is no longer there, sold out, its size is to be chosen, or its page has to be used. */
export type WishState = 'ready' | 'few' | 'gone' | 'soldOut' | 'back' | 'size' | 'page'

/** How a wish stands. A size that is not chosen is asked for before anything is said of its stock. */
export function wishState({ product, variant }: WishParts): WishState {
  if (!product) return 'gone'
  if (product.kind !== 'GOODS') return 'page'
  const { state } = (variant ?? product).availability
  if (state === 'SOLD_OUT') return 'soldOut'
  if (state === 'BACK_ON_DATE') return 'back'
  if (product.sizes.length > 0 && !variant) return 'size'
  return state === 'FEW_LEFT' ? 'few' : 'ready'
}

/** Whether a wish can be put into the cart as it is. */
export const isReady = (state: WishState): boolean => state === 'ready' || state === 'few'

export const stateTexts: Readonly<Record<WishState, MessageId>> = {
  ready: 'wishLists.state.ready',
  few: 'wishLists.state.few',
  gone: 'wishLists.state.gone',
  soldOut: 'wishLists.state.soldOut',
  back: 'wishLists.state.back',
  size: 'wishLists.state.size',
  page: 'wishLists.state.page',
}
