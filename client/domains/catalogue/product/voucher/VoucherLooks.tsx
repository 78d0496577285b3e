import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { VoucherLooks_looks$key } from '../../../../__generated__/VoucherLooks_looks.graphql.ts'
import style from './VoucherForm.module.css'

export interface VoucherLooksProps {
  looks: VoucherLooks_looks$key
  /** The id of the one that is chosen. */
  chosen: string
  onChange: (id: string) => void
}

/** How a voucher may look, each as a small paper of its colour with its picture. */
export function VoucherLooks(props: VoucherLooksProps) {
  const looks = useFragment(
    graphql`
      fragment VoucherLooks_looks on VoucherLook @relay(plural: true) {
        id
        heading
        accent
        picture {
          small: url(width: 320)
        }
      }
    `,
    props.looks,
  )
  const name = useId()
  return (
    <fieldset className={style.looks}>
      <legend className={style.legend}>
        <FormattedMessage id="product.voucher.look" />
      </legend>
      {looks.map(({ id, heading, accent, picture }) => (
        <label key={id} className={style.look}>
          <input
            type="radio"
            name={name}
            className={style.radio}
            checked={id === props.chosen}
            onChange={() => props.onChange(id)}
          />
          <span className={style.swatch} style={{ borderTopColor: accent }}>
            {picture && <img src={picture.small} alt="" loading="lazy" />}
          </span>
          <span>{heading}</span>
        </label>
      ))}
    </fieldset>
  )
}
