import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { Wishes_list$key } from '../../../__generated__/Wishes_list.graphql.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Choices.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useAddWishesToCart } from '../mutations/useAddWishesToCart.ts'
import { useMoveWishes } from '../mutations/useMoveWishes.ts'
import { useRemoveWishes } from '../mutations/useRemoveWishes.ts'
import { listProblem } from '../parts/wishLists/listProblem.ts'
import { WishRow } from './WishRow.tsx'
import style from './wishLists.module.css'
import { isReady, wishState } from './wishStates.ts'

export interface WishesProps {
  list: Wishes_list$key
  /** The person's other lists, to which wishes can be moved. */
  others: readonly { readonly id: string; readonly title: string | null | undefined }[]
}

/** What is on a list: put into the cart as a whole, moved, copied, removed. */
export function Wishes({ others, ...props }: WishesProps) {
  const list = useFragment(
    graphql`
      fragment Wishes_list on WishList {
        id
        wishes {
          id
          title
          product {
            kind
            sizes
            availability {
              state
            }
          }
          variant {
            availability {
              state
            }
          }
          ...WishRow_wish
        }
      }
    `,
    props.list,
  )
  const intl = useIntl()
  const { tell } = useToasts()
  // What was moved or removed stays in the answer until the list is opened again.
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [target, setTarget] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [failing, setFailing] = useState<ReadonlySet<string>>(new Set())
  const [move, isMoving] = useMoveWishes()
  const [remove, isRemoving] = useRemoveWishes()
  const [add, isAdding] = useAddWishesToCart()
  const wishes = list.wishes.filter(({ id }) => !gone.has(id))
  const ready = wishes.filter(wish => isReady(wishState(wish)))
  const selected = wishes.filter(({ id }) => chosen.has(id))
  const to = others.some(({ id }) => id === target) ? target : (others[0]?.id ?? '')

  if (wishes.length === 0)
    return (
      <EmptyState
        title={<FormattedMessage id="wishLists.empty" />}
        actions={
          <LinkButton to="/">
            <FormattedMessage id="wishLists.browse" />
          </LinkButton>
        }
      >
        <FormattedMessage id="wishLists.emptyHint" />
      </EmptyState>
    )

  const leave = (ids: readonly string[]) => {
    setGone(new Set([...gone, ...ids]))
    setChosen(new Set())
  }
  const take = async (isCopy: boolean) => {
    const wishIds = selected.map(({ id }) => id)
    const { isDone, refusals } = await move({ wishIds, wishListId: to, isCopy })
    setProblem(refusals[0]?.code ?? null)
    if (!isDone) return
    if (isCopy) setChosen(new Set())
    else leave(wishIds)
    const values = { count: wishIds.length }
    const done = intl.formatMessage({ id: isCopy ? 'wishLists.copied' : 'wishLists.moved' }, values)
    tell({ kind: 'success', title: done })
  }
  const drop = async () => {
    const wishIds = selected.map(({ id }) => id)
    const { isDone } = await remove({ wishIds })
    if (isDone) leave(wishIds)
  }
  const buy = async () => {
    const { isDone, payload, refusals } = await add({ wishIds: ready.map(({ id }) => id) })
    const places = refusals.map(({ path }) => ready[Number(path[1])]?.id).filter(id => id !== undefined)
    setFailing(new Set(places))
    if (!isDone || !payload) return
    tell({
      kind: 'success',
      title: intl.formatMessage({ id: 'wishLists.added' }, { count: payload.addedAmount }),
      link: { label: intl.formatMessage({ id: 'wishLists.toCart' }), to: '/cart' },
    })
  }

  return (
    <>
      <div className={style.buy}>
        <Button isBusy={isAdding} disabled={ready.length === 0} onClick={() => void buy()}>
          {ready.length > 0 && ready.length < wishes.length ? (
            <FormattedMessage id="wishLists.buySome" values={{ count: ready.length, all: wishes.length }} />
          ) : (
            <FormattedMessage id="wishLists.buy" />
          )}
        </Button>
        {ready.length < wishes.length && (
          <p className={style.quiet}>
            <FormattedMessage id="wishLists.rest" values={{ count: wishes.length - ready.length }} />
          </p>
        )}
      </div>
      {failing.size > 0 && (
        <Notice tone="danger">
          <FormattedMessage id="wishLists.notAdded" values={{ count: failing.size }} />
        </Notice>
      )}
      <div className={style.bar}>
        <Checkbox
          label={<FormattedMessage id="wishLists.selectAll" />}
          checked={selected.length === wishes.length}
          isPartly={selected.length > 0 && selected.length < wishes.length}
          onChange={event => setChosen(new Set(event.target.checked ? wishes.map(({ id }) => id) : []))}
        />
        {selected.length > 0 && (
          <div className={style.tools}>
            {others.length > 0 && (
              <>
                <SelectField
                  isLabelHidden
                  label={<FormattedMessage id="wishLists.target" />}
                  value={to}
                  options={others.map(({ id, title }) => ({
                    value: id,
                    label: title ?? intl.formatMessage({ id: 'wishLists.first' }),
                  }))}
                  onChange={event => setTarget(event.target.value)}
                />
                <Button look="outline" size="small" isBusy={isMoving} onClick={() => void take(false)}>
                  <FormattedMessage id="wishLists.move" />
                </Button>
                <Button look="outline" size="small" isBusy={isMoving} onClick={() => void take(true)}>
                  <FormattedMessage id="wishLists.copy" />
                </Button>
              </>
            )}
            <Button look="quiet" size="small" isBusy={isRemoving} onClick={() => void drop()}>
              <FormattedMessage id="wishLists.remove" />
            </Button>
          </div>
        )}
      </div>
      {problem && (
        <Notice tone="danger">
          <FormattedMessage id={listProblem(problem)} />
        </Notice>
      )}
      <ul className={style.wishes}>
        {wishes.map(wish => (
          <WishRow
            key={wish.id}
            wish={wish}
            isFailing={failing.has(wish.id)}
            isChosen={chosen.has(wish.id)}
            onChoose={isChosen => {
              const next = new Set(chosen)
              if (isChosen) next.add(wish.id)
              else next.delete(wish.id)
              setChosen(next)
            }}
          />
        ))}
      </ul>
    </>
  )
}
