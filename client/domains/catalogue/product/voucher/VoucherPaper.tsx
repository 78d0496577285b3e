import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { VoucherPaper_look$key } from '../../../../__generated__/VoucherPaper_look.graphql.ts'
import style from './VoucherForm.module.css'

export interface VoucherPaperProps {
  look: VoucherPaper_look$key
  /** As it is written on the voucher; null while what is typed is none. */
  amount: string | null
  recipientName: string
  message: string
  /** Years to the end of the year in which it expires; 0: it does not. */
  validYears: number
}

/** The paper as its PDF will be: what is typed beside it stands on it at once. */
export function VoucherPaper(props: VoucherPaperProps) {
  const { amount, recipientName, message, validYears } = props
  const look = useFragment(
    graphql`
      fragment VoucherPaper_look on VoucherLook {
        heading
        text
        accent
        isTransferable
        picture {
          url(width: 640)
        }
      }
    `,
    props.look,
  )
  const intl = useIntl()
  const { heading, text, accent, isTransferable, picture } = look
  const year = String(new Date().getFullYear() + validYears)
  return (
    <figure className={style.preview}>
      <div className={style.paper} style={{ borderTopColor: accent }} data-pictured={picture !== null || undefined}>
        {picture && <img key={picture.url} className={style.picture} src={picture.url} alt="" />}
        <div className={style.words}>
          <p className={style.paperHeading} style={{ color: accent }}>
            {heading}
          </p>
          <p className={style.paperAmount}>{amount ?? '–'}</p>
          {recipientName !== '' && (
            <p className={style.for}>
              <FormattedMessage id="product.voucher.paper.for" values={{ name: recipientName }} />
            </p>
          )}
          {message !== '' && <p className={style.message}>{message}</p>}
          {text !== '' && <p className={style.small}>{text}</p>}
          <p className={style.code}>
            <span>
              <FormattedMessage id="product.voucher.paper.code" />
            </span>
            <FormattedMessage id="product.voucher.paper.codeLater" />
          </p>
          <p className={style.small}>
            {validYears === 0
              ? intl.formatMessage({ id: 'product.voucher.paper.forGood' })
              : intl.formatMessage({ id: 'product.voucher.paper.until' }, { year })}
            {!isTransferable && ` ${intl.formatMessage({ id: 'product.voucher.paper.bound' })}`}
          </p>
        </div>
      </div>
      <figcaption className={style.note}>
        <FormattedMessage id="product.voucher.paper" />
      </figcaption>
    </figure>
  )
}
