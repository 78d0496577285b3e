import { useIntl } from 'react-intl'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useAddSetToCart } from '../mutations/useAddSetToCart.ts'
import { useAddToCart } from '../mutations/useAddToCart.ts'
import { useRemoveCartLines } from '../mutations/useRemoveCartLines.ts'
import { additionOf } from './addition.ts'
import type { CartLineData } from './CartLine.tsx'

interface Handlers {
  refresh: () => Promise<void>
  onRemoved: () => void
}

/** Takes positions out of the cart. A single one can be put back for as long as the message stands. */
export function useRemoval({ refresh, onRemoved }: Handlers) {
  const intl = useIntl()
  const { tell } = useToasts()
  const [removeLines, isPending] = useRemoveCartLines()
  const [addToCart] = useAddToCart()
  const [addSetToCart] = useAddSetToCart()

  const putBack = async (line: CartLineData) => {
    const addition = additionOf(line)
    if (!addition) return
    const { isDone, failure } =
      addition.kind === 'set' ? await addSetToCart(addition.input) : await addToCart(addition.input)
    if (!isDone && !failure) tell({ kind: 'warning', title: intl.formatMessage({ id: 'cart.line.notPutBack' }) })
    await refresh()
  }

  const remove = async (line: CartLineData) => {
    const { isDone } = await removeLines([line.id])
    if (!isDone) return
    onRemoved()
    // A message that is held under the pointer can be pressed again; the position must not come back twice.
    let isBack = false
    const onBack = () => {
      if (!isBack) void putBack(line)
      isBack = true
    }
    tell({
      kind: 'success',
      title: intl.formatMessage({ id: 'cart.line.removed' }),
      detail: line.title,
      link:
        line.sum && additionOf(line)
          ? { label: intl.formatMessage({ id: 'cart.line.putBack' }), onClick: onBack }
          : undefined,
    })
  }

  const removeAll = async (lineIds: readonly string[]) => {
    const { isDone } = await removeLines(lineIds)
    if (!isDone) return
    onRemoved()
    tell({ kind: 'success', title: intl.formatMessage({ id: 'cart.line.removed' }) })
  }

  return {
    remove: (line: CartLineData) => void remove(line),
    removeAll: (lineIds: readonly string[]) => void removeAll(lineIds),
    isPending,
  }
}
