import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { SizeDialogQuery } from '../../../__generated__/SizeDialogQuery.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { Radio } from '../../../ui/Choices.tsx'
import { Corner } from '../../../ui/Corner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { fitText } from '../../catalogue/parts/fitText.ts'
import style from './wishLists.module.css'

export interface SizeDialogProps {
  isOpen: boolean
  isSaving: boolean
  productId: string
  title: string
  chosen: string | null
  onClose: () => void
  onChoose: (variantId: string) => void
}

/**
 * Asks for the size of a wish; the sizes are loaded when it opens. A size is taken by its button, not by being ticked:
 * with the arrow keys one passes through all that lie between.
 */
export function SizeDialog({ isOpen, isSaving, productId, title, chosen, onClose, onChoose }: SizeDialogProps) {
  const form = useId()
  const [ticked, setTicked] = useState<string | null>(null)
  const taken = ticked ?? chosen
  const close = () => {
    setTicked(null)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={<FormattedMessage id="wishLists.sizeTitle" values={{ title }} />}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button type="submit" form={form} isBusy={isSaving} disabled={!taken}>
            <FormattedMessage id="wishLists.takeSize" />
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={event => {
          event.preventDefault()
          if (taken) onChoose(taken)
        }}
      >
        <Corner waiting={<Skeleton height="160px" />}>
          {attempt => <Sizes productId={productId} taken={taken} onTick={setTicked} attempt={attempt} />}
        </Corner>
      </form>
    </Dialog>
  )
}

interface SizesProps {
  productId: string
  taken: string | null
  onTick: (variantId: string) => void
  attempt: number
}

function Sizes({ productId, taken, onTick, attempt }: SizesProps) {
  const { node } = useLazyLoadQuery<SizeDialogQuery>(
    graphql`
      query SizeDialogQuery($id: ID!) {
        node(id: $id) {
          ... on Product {
            variants {
              id
              size
              fit
              color {
                title
              }
              availability {
                state
              }
            }
          }
        }
      }
    `,
    { id: productId },
    { fetchKey: attempt },
  )
  const intl = useIntl()
  const nameOf = ({ fit, color, size }: NonNullable<NonNullable<typeof node>['variants']>[number]) =>
    [fit && intl.formatMessage({ id: fitText[fit] }), color?.title, size].filter(Boolean).join(', ')
  return (
    <div className={style.sizes} role="radiogroup" aria-label={intl.formatMessage({ id: 'wishLists.chooseSize' })}>
      {(node?.variants ?? []).map(variant => {
        const isGone = variant.availability.state === 'SOLD_OUT' || variant.availability.state === 'BACK_ON_DATE'
        return (
          <Radio
            key={variant.id}
            name={`size of ${productId}`}
            label={
              <>
                {nameOf(variant)}{' '}
                {isGone && (
                  <span className={style.quiet}>
                    <FormattedMessage id="wishLists.state.soldOut" />
                  </span>
                )}
              </>
            }
            checked={variant.id === taken}
            onChange={() => onTick(variant.id)}
          />
        )
      })}
    </div>
  )
}
