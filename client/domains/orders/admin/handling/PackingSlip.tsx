import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  PackingSlip_order$data,
  PackingSlip_order$key,
} from '../../../../__generated__/PackingSlip_order.graphql.ts'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { AddressLines } from '../../../accounts/parts/addresses/AddressLines.tsx'
import { AnswerList } from '../../../cart/parts/AnswerList.tsx'
import { fitText } from '../../../catalogue/parts/fitText.ts'
import style from './PackingSlip.module.css'

type Line = PackingSlip_order$data['lines'][number]
type Piece = Pick<Line, 'title' | 'sku' | 'fit' | 'size' | 'color' | 'properties' | 'amount' | 'texts'>

/** What is printed instead of the page: what belongs into the parcel, each piece with its texts, and no prices. */
export function PackingSlip(props: { order: PackingSlip_order$key; shopName: string }) {
  const order = useFragment(
    graphql`
      fragment PackingSlip_order on Order {
        orderNumber
        placedAt
        isPickup
        pickupAddress
        customerName
        pieceCount
        comment
        answers {
          key
          label
          text
        }
        station {
          lines
        }
        shippingAddress {
          firstName
          lastName
          ...AddressLines_address
        }
        lines {
          id
          title
          sku
          fit
          size
          color
          properties {
            label
            value
          }
          amount
          quantityUnit {
            one
            many
          }
          texts
          orderNote
          answers {
            key
            label
            text
          }
          pieces {
            title
            sku
            fit
            size
            color
            properties {
              label
              value
            }
            amount
            texts
          }
        }
      }
    `,
    props.order,
  )
  const format = useAdminFormat()
  // Beside the page, so that all of that can be left out; there is no body to stand in on the server.
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (!isMounted) return null
  return createPortal(
    <div className={style.slip}>
      <header className={style.head}>
        <div>
          <p className={style.shop}>{props.shopName}</p>
          <h1>
            <FormattedMessage id="admin.slip.title" values={{ number: order.orderNumber }} />
          </h1>
          <p>
            <FormattedMessage
              id="admin.slip.note"
              values={{ day: format.day(order.placedAt), count: order.pieceCount }}
            />
          </p>
        </div>
        {order.isPickup ? (
          <address className={style.address}>
            <strong>
              <FormattedMessage id="admin.order.pickup" />
            </strong>
            <span>{order.customerName}</span>
            <span>{order.pickupAddress}</span>
          </address>
        ) : order.station ? (
          <address className={style.address}>
            <span>
              {order.shippingAddress.firstName} {order.shippingAddress.lastName}
            </span>
            {order.station.lines.map(line => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ) : (
          <AddressLines address={order.shippingAddress} />
        )}
      </header>
      <table className={style.lines}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="admin.orders.pieces" />
            </th>
            <th scope="col">
              <FormattedMessage id="admin.slip.article" />
            </th>
            <th scope="col">
              <FormattedMessage id="admin.slip.packed" />
            </th>
          </tr>
        </thead>
        {order.lines.map(line => (
          <tbody key={line.id}>
            <Row
              piece={line}
              unit={line.quantityUnit}
              isSet={line.pieces.length > 0}
              note={line.orderNote}
              answers={line.answers}
            />
            {line.pieces.map((piece, at) => (
              <Row key={at} piece={piece} isPart />
            ))}
          </tbody>
        ))}
      </table>
      <AnswerList answers={order.answers} />
      {order.comment && (
        <p className={style.comment}>
          <strong>
            <FormattedMessage id="admin.slip.comment" />
          </strong>{' '}
          {order.comment}
        </p>
      )}
    </div>,
    document.body,
  )
}

interface RowProps {
  piece: Piece
  unit?: Line['quantityUnit']
  /** Its pieces follow, each to be packed. */
  isSet?: boolean
  isPart?: boolean
  note?: string | null
  answers?: Line['answers']
}

function Row({ piece, unit, isSet, isPart, note, answers = [] }: RowProps) {
  const intl = useIntl()
  const format = useAdminFormat()
  const { title, sku, fit, size, color, properties, amount, texts } = piece
  const said = properties.map(({ label, value }) => `${label}: ${value}`)
  const details = isSet ? [] : [sku, fit && intl.formatMessage({ id: fitText[fit] }), size, color, ...said]
  return (
    <tr data-part={isPart || undefined}>
      <td className={style.amount}>
        {format.count(amount)}
        {unit && ` ${amount === 1 ? unit.one : unit.many}`}
      </td>
      <td>
        <p className={style.title}>{title}</p>
        <p>{details.filter(Boolean).join(', ')}</p>
        {texts.length > 0 && <p>{texts.join(' · ')}</p>}
        <AnswerList answers={answers} />
        {note && <p>{note}</p>}
      </td>
      <td>{!isSet && <span className={style.box} />}</td>
    </tr>
  )
}
