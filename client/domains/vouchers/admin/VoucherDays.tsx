import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  VoucherDays_calendar$data,
  VoucherDays_calendar$key,
  VoucherMomentKind,
} from '../../../__generated__/VoucherDays_calendar.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { today } from '../../../adminKit/list/days.ts'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Link } from '../../../router/Link.tsx'
import { useRouter } from '../../../router/RouterContext.ts'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import style from './calendar.module.css'
import { calendarUrl, daysOf, type Span } from './calendarUrl.ts'
import { MoveDelivery } from './MoveDelivery.tsx'
import { useUpdateVoucher } from './mutations/useUpdateVoucher.ts'
import { voucherPath } from './vouchersUrl.ts'

type Moment = VoucherDays_calendar$data['moments'][number]
/** A voucher that is to be sent. */
export interface Delivery {
  readonly id: string
  readonly revision: number
  readonly code: string
  readonly deliverOn: string
}

const kinds: Readonly<Partial<Record<VoucherMomentKind, MessageId>>> = {
  SOLD: 'admin.vouchers.moment.sold',
  ISSUED: 'admin.vouchers.moment.issued',
  SENT: 'admin.vouchers.moment.sent',
  DUE: 'admin.vouchers.moment.due',
  REDEEMED: 'admin.vouchers.moment.redeemed',
}

/** What the data that is dragged is called. */
const dragged = 'text/x-voucher'

export interface VoucherDaysProps {
  calendar: VoucherDays_calendar$key
  span: Span
}

/** The days beside each other, on narrow windows below each other; in each its slots of five minutes in which something
 *  happened, and on top what is to be sent. That can be dragged to another day, or be given one by its button. */
export function VoucherDays({ calendar, span }: VoucherDaysProps) {
  const { moments } = useFragment(
    graphql`
      fragment VoucherDays_calendar on VoucherCalendar {
        moments {
          key
          kind
          day
          slot
          amount {
            cents
            currency
          }
          voucher {
            id
            code
            revision
            deliverOn
            recipientName
            recipientEmail
          }
        }
      }
    `,
    calendar,
  )
  const intl = useIntl()
  const router = useRouter()
  const changes = useChanges()
  const { tell } = useToasts()
  const mayChange = useViewer().mayWrite('VOUCHERS')
  const [update] = useUpdateVoucher()
  const [moving, setMoving] = useState<Delivery | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const move = async ({ id, revision }: Delivery, deliverOn: string) => {
    const answer = await update({ voucherId: id, revision, changes: { deliverOn } })
    if (answer.isDone) {
      tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.vouchers.moved' }) })
      changes.note()
      router.reload()
    }
    return answer
  }
  const drop = async (key: string, day: string) => {
    const delivery = deliveryOf(moments.find(each => each.key === key))
    if (!delivery || delivery.deliverOn === day) return
    const { isDone, refusals } = await move(delivery, day)
    if (isDone || refusals.length === 0) return
    const isStale = refusals.some(({ code }) => code === 'STALE_REVISION')
    const id = isStale ? 'admin.vouchers.calendar.stale' : 'admin.vouchers.calendar.noDay'
    tell({ kind: 'warning', title: intl.formatMessage({ id }) })
  }
  return (
    <>
      <ul className={style.days} data-view={span.view}>
        {daysOf(span).map(day => {
          const own = moments.filter(moment => moment.day === day)
          return (
            <li
              key={day}
              className={style.day}
              data-over={over === day || undefined}
              data-today={day === today() || undefined}
              data-empty={own.length === 0 || undefined}
              onDragOver={event => {
                if (!event.dataTransfer.types.includes(dragged)) return
                event.preventDefault()
                setOver(day)
              }}
              onDragLeave={() => setOver(null)}
              onDrop={event => {
                event.preventDefault()
                setOver(null)
                void drop(event.dataTransfer.getData(dragged), day)
              }}
            >
              <DayHead day={day} />
              {own.length === 0 && (
                <p className={style.none}>
                  <FormattedMessage id="admin.vouchers.calendar.none" />
                </p>
              )}
              <Slots moments={own} mayMove={mayChange} onMove={setMoving} />
            </li>
          )
        })}
      </ul>
      {moving && <MoveDelivery delivery={moving} onClose={() => setMoving(null)} move={move} />}
    </>
  )
}

function DayHead({ day }: { day: string }) {
  const intl = useIntl()
  return (
    <h3 className={style.head}>
      <Link to={calendarUrl('day', day)}>
        {intl.formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })}
      </Link>
    </h3>
  )
}

const deliveryOf = (moment: Moment | undefined): Delivery | null => {
  const voucher = moment?.kind === 'DUE' ? moment.voucher : null
  return voucher?.deliverOn ? { ...voucher, deliverOn: voucher.deliverOn } : null
}

interface SlotsProps {
  moments: readonly Moment[]
  mayMove: boolean
  onMove: (delivery: Delivery) => void
}

/** What is to be sent first, then the slots in their order. */
function Slots({ moments, mayMove, onMove }: SlotsProps) {
  const slots = Map.groupBy(moments, ({ slot }) => slot ?? '')
  return [...slots]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([slot, own]) => (
      <section key={slot} className={style.slot}>
        <h4 className={style.time}>{slot || <FormattedMessage id="admin.vouchers.calendar.due" />}</h4>
        <ul className={style.moments}>
          {own.map(moment => (
            <MomentCard
              key={moment.key}
              moment={moment}
              delivery={mayMove ? deliveryOf(moment) : null}
              onMove={onMove}
            />
          ))}
        </ul>
      </section>
    ))
}

interface MomentCardProps {
  moment: Moment
  delivery: Delivery | null
  onMove: (delivery: Delivery) => void
}

function MomentCard({ moment: { key, kind, amount, voucher }, delivery, onMove }: MomentCardProps) {
  const intl = useIntl()
  const format = useAdminFormat()
  const title = kinds[kind as VoucherMomentKind]
  return (
    <li
      className={style.moment}
      data-kind={kind}
      draggable={delivery !== null}
      onDragStart={event => {
        event.dataTransfer.setData(dragged, key)
        event.dataTransfer.effectAllowed = 'move'
      }}
    >
      <span className={style.what}>{title && <FormattedMessage id={title as 'admin.vouchers.moment.sold'} />}</span>
      <strong className={style.sum}>{format.money(amount)}</strong>
      {voucher && (
        <Link className={style.code} to={voucherPath(voucher.id)}>
          {voucher.recipientName ?? voucher.recipientEmail ?? `…${voucher.code.slice(-4)}`}
        </Link>
      )}
      {delivery && (
        <button
          type="button"
          className="link"
          aria-label={intl.formatMessage({ id: 'admin.vouchers.moveOf' }, { code: delivery.code.slice(-4) })}
          onClick={() => onMove(delivery)}
        >
          <FormattedMessage id="admin.vouchers.move" />
        </button>
      )}
    </li>
  )
}
