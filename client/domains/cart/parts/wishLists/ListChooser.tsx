import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ListChooserQuery } from '../../../../__generated__/ListChooserQuery.graphql.ts'
import { accountPaths } from '../../../../router/accountPaths.ts'
import { Link } from '../../../../router/Link.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Choices.tsx'
import { Corner } from '../../../../ui/Corner.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { TextField } from '../../../../ui/Field.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { useListProduct } from '../../mutations/useListProduct.ts'
import { useSaveWishList } from '../../mutations/useSaveWishList.ts'
import style from './ListChooser.module.css'
import { listProblem } from './listProblem.ts'

export interface ListChooserProps {
  productId: string
  isOpen: boolean
  onClose: () => void
}

/** The person's lists, each with a tick for the product; and a new one for it. */
export function ListChooser({ productId, isOpen, onClose }: ListChooserProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<FormattedMessage id="wishLists.chooseTitle" />}>
      <Corner waiting={<Skeleton height="140px" />}>
        {attempt => <Lists productId={productId} attempt={attempt} />}
      </Corner>
    </Dialog>
  )
}

function Lists({ productId, attempt }: { productId: string; attempt: number }) {
  const { viewer } = useLazyLoadQuery<ListChooserQuery>(
    graphql`
      query ListChooserQuery {
        viewer {
          wishLists {
            id
            title
            isFirst
            wishCount
            productIds
          }
        }
      }
    `,
    {},
    { fetchKey: attempt, fetchPolicy: 'store-and-network' },
  )
  const intl = useIntl()
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [listProduct, isListing] = useListProduct()
  const [saveList, isSaving] = useSaveWishList()
  const tick = async (wishListId: string, isListed: boolean) => {
    const { refusals } = await listProduct({ wishListId, productId, isListed })
    setProblem(refusals[0]?.code ?? null)
  }
  const create = async () => {
    const { payload, refusals } = await saveList({ title })
    setProblem(refusals[0]?.code ?? null)
    if (!payload?.wishList) return
    setTitle('')
    await tick(payload.wishList.id, true)
  }
  return (
    <div className={style.chooser}>
      <ul aria-label={intl.formatMessage({ id: 'wishLists.lists' })}>
        {viewer.wishLists.map(list => (
          <li key={list.id}>
            <Checkbox
              label={
                <>
                  {list.title ?? intl.formatMessage({ id: 'wishLists.first' })}{' '}
                  <span className={style.count}>{list.wishCount}</span>
                </>
              }
              checked={list.productIds.includes(productId)}
              disabled={isListing}
              onChange={event => void tick(list.id, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      <form
        className={style.create}
        onSubmit={event => {
          event.preventDefault()
          void create()
        }}
      >
        <TextField
          label={<FormattedMessage id="wishLists.newName" />}
          value={title}
          maxLength={60}
          autoComplete="off"
          error={problem && <FormattedMessage id={listProblem(problem)} />}
          onChange={event => {
            setTitle(event.target.value)
            setProblem(null)
          }}
        />
        <Button type="submit" look="outline" isBusy={isSaving} disabled={title.trim() === ''}>
          <FormattedMessage id="wishLists.create" />
        </Button>
      </form>
      <Link className="link" to={accountPaths.wishLists}>
        <FormattedMessage id="wishLists.all" />
      </Link>
    </div>
  )
}
