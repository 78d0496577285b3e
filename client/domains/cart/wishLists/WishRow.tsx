import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { WishRow_wish$key } from '../../../__generated__/WishRow_wish.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Choices.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { QuantityInput } from '../../../ui/quantity/QuantityInput.tsx'
import { useUpdateWish } from '../mutations/useUpdateWish.ts'
import { SizeDialog } from './SizeDialog.tsx'
import { WishFacts } from './WishFacts.tsx'
import { WishVariant } from './WishVariant.tsx'
import style from './wishLists.module.css'

export interface WishRowProps {
  wish: WishRow_wish$key
  isChosen: boolean
  /** It could not be put into the cart. */
  isFailing: boolean
  onChoose: (isChosen: boolean) => void
}

const mostWanted = 9999
const longestNote = 300

/** A wish of one's own: its size, how many, and a note. */
export function WishRow({ isChosen, isFailing, onChoose, ...props }: WishRowProps) {
  const wish = useFragment(
    graphql`
      fragment WishRow_wish on Wish {
        id
        title
        amount
        note
        product {
          id
          kind
          sizes
        }
        variant {
          id
          ...WishVariant_variant
        }
        ...WishFacts_wish
      }
    `,
    props.wish,
  )
  const intl = useIntl()
  const [update, isSaving] = useUpdateWish()
  const [note, setNote] = useState(wish.note ?? '')
  const [isAsking, setAsking] = useState(false)
  const { id, title, amount, product, variant } = wish
  const hasSizes = product?.kind === 'GOODS' && product.sizes.length > 0
  const keepNote = async () => {
    if (note.trim() !== (wish.note ?? '')) await update({ wishId: id, changes: { note } })
  }
  const keepSize = async (variantId: string) => {
    const { isDone } = await update({ wishId: id, changes: { variantId } })
    if (isDone) setAsking(false)
  }
  return (
    <li className={style.wish} data-failing={isFailing || undefined}>
      <Checkbox
        className={style.choose}
        label={<span className="visually-hidden">{intl.formatMessage({ id: 'wishLists.select' }, { title })}</span>}
        checked={isChosen}
        onChange={event => onChoose(event.target.checked)}
      />
      <WishFacts wish={wish} level={3} />
      <div className={style.wanted}>
        {hasSizes && (
          <div className={style.size}>
            <span>{variant ? <WishVariant variant={variant} /> : <FormattedMessage id="wishLists.noSize" />}</span>
            <Button look={variant ? 'text' : 'outline'} size="tiny" onClick={() => setAsking(true)}>
              <FormattedMessage id={variant ? 'wishLists.otherSize' : 'wishLists.chooseSize'} />
            </Button>
          </div>
        )}
        <QuantityInput
          className={style.amount}
          label={intl.formatMessage({ id: 'wishLists.amount' }, { title })}
          value={amount}
          minimum={1}
          maximum={mostWanted}
          isDisabled={isSaving}
          onChange={value => void update({ wishId: id, changes: { amount: value } })}
        />
        <TextField
          isLabelHidden
          label={intl.formatMessage({ id: 'wishLists.note' }, { title })}
          placeholder={intl.formatMessage({ id: 'wishLists.noteHint' })}
          value={note}
          maxLength={longestNote}
          autoComplete="off"
          onChange={event => setNote(event.target.value)}
          onBlur={() => void keepNote()}
          onKeyDown={event => {
            if (event.key === 'Enter') void keepNote()
          }}
        />
      </div>
      {product && (
        <SizeDialog
          isOpen={isAsking}
          isSaving={isSaving}
          productId={product.id}
          title={title}
          chosen={variant?.id ?? null}
          onClose={() => setAsking(false)}
          onChoose={variantId => void keepSize(variantId)}
        />
      )}
    </li>
  )
}
