import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { SizeDialogQuery } from '../../../__generated__/SizeDialogQuery.graphql.ts'
import { Radio } from '../../../ui/Choices.tsx'
import { Corner } from '../../../ui/Corner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { fitText } from '../../catalogue/parts/fitText.ts'
import style from './wishLists.module.css'

export interface SizeDialogProps {
  isOpen: boolean
  productId: string
  title: string
  chosen: string | null
  onClose: () => void
  onChoose: (variantId: string) => void
}

/** Asks for the size of a wish; the sizes are loaded when it opens. */
export function SizeDialog({ isOpen, productId, title, chosen, onClose, onChoose }: SizeDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<FormattedMessage id="wishLists.sizeTitle" values={{ title }} />}>
      <Corner waiting={<Skeleton height="160px" />}>
        {attempt => <Sizes productId={productId} chosen={chosen} onChoose={onChoose} attempt={attempt} />}
      </Corner>
    </Dialog>
  )
}

interface SizesProps extends Pick<SizeDialogProps, 'productId' | 'chosen' | 'onChoose'> {
  attempt: number
}

function Sizes({ productId, chosen, onChoose, attempt }: SizesProps) {
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
            checked={variant.id === chosen}
            onChange={() => onChoose(variant.id)}
          />
        )
      })}
    </div>
  )
}
