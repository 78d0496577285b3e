import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { GuaranteeNotice_shop$key } from '../../../__generated__/GuaranteeNotice_shop.graphql.ts'
import { SafeHtml } from '../../../ui/SafeHtml.tsx'
import style from './GuaranteeNotice.module.css'

export interface GuaranteeNoticeProps {
  shop: GuaranteeNotice_shop$key
  /** Of its title on the page. */
  level: 1 | 2
}

/**
 * The harmonised notice on the legal guarantee: always whole, in its own colours and on white, whatever the page looks
 * like. Its parts stand as in the official form where there is room, else one below the other, so that phones can read it.
 * Source: Annex I Reg. (EU) 2025/1960.
 */
export function GuaranteeNotice(props: GuaranteeNoticeProps) {
  const { guaranteeNotice: notice } = useFragment(
    graphql`
      fragment GuaranteeNotice_shop on Shop {
        guaranteeNotice {
          title
          protection
          rights
          liability
          periods
          more
          url
          address
          qrCode {
            size
            path
          }
          steps
          commercial
        }
      }
    `,
    props.shop,
  )
  const id = useId()
  const Title = props.level === 1 ? 'h1' : 'h2'
  return (
    <div className={style.room}>
      <section className={style.notice} aria-labelledby={id}>
        <header className={style.head}>
          <Title id={id}>{notice.title}</Title>
          <Emblem />
        </header>
        <div className={style.told}>
          <SafeHtml className={style.frame} html={notice.protection} />
          <SafeHtml html={notice.rights} />
          <SafeHtml html={notice.liability} />
        </div>
        <div className={style.told}>
          <SafeHtml html={notice.periods} />
          <SafeHtml html={notice.more} />
          <a className={style.code} href={notice.url} target="_blank" rel="noreferrer">
            <svg
              viewBox={`0 0 ${notice.qrCode.size} ${notice.qrCode.size}`}
              shapeRendering="crispEdges"
              aria-hidden="true"
            >
              <path d={notice.qrCode.path} />
            </svg>
            {notice.address}
          </a>
        </div>
        <SafeHtml className={style.steps} html={notice.steps} />
        <div className={style.commercial}>
          <SafeHtml html={notice.commercial} />
          <DurabilityLabel />
        </div>
      </section>
    </div>
  )
}

const star = 'M0-7 1.7-2.2 6.7-2.2 2.7.9 4.1 5.7 0 2.8-4.1 5.7-2.7.9-6.7-2.2-1.7-2.2z'

/** Twelve stars on a shield. */
function Emblem() {
  return (
    <svg className={style.emblem} viewBox="0 0 120 132" aria-hidden="true">
      <path
        className={style.shield}
        d="M6 6h108v66c0 30-24 44-54 56C30 116 6 102 6 72z"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      {Array.from({ length: 12 }, (_, at) => (
        <path
          key={at}
          className={style.star}
          d={star}
          transform={`translate(${60 + 34 * Math.sin((at * Math.PI) / 6)} ${60 - 34 * Math.cos((at * Math.PI) / 6)})`}
        />
      ))}
    </svg>
  )
}

/** How the label for a guarantee of durability looks, with XX for its years. */
function DurabilityLabel() {
  return (
    <svg className={style.label} viewBox="0 0 150 158" aria-hidden="true">
      <rect x="2" y="2" width="146" height="154" rx="8" fill="#fff" stroke="#000" strokeWidth="3" />
      <text x="12" y="30" fontSize="24" fontWeight="800">
        GARAN
      </text>
      <path d="m110 22 8 8 18-20" fill="none" stroke="#000" strokeWidth="5" />
      <path d="M12 40h126M12 104h126" stroke="#000" strokeWidth="2" />
      <text x="12" y="94" fontSize="56" fontWeight="800">
        XX
      </text>
      <rect x="98" y="54" width="40" height="40" rx="4" fill="none" stroke="#000" strokeWidth="3" />
      <path d="M98 65h40M108 48v10M128 48v10" stroke="#000" strokeWidth="3" />
      <text x="118" y="85" fontSize="15" fontWeight="800" textAnchor="middle">
        365
      </text>
      <path d="M12 118h84M12 130h84M12 142h60" stroke="#000" strokeWidth="3" />
      <path d="M112 114h26v26h-26zM118 120h6v6h-6zM128 130h6v6h-6z" fillRule="evenodd" />
    </svg>
  )
}
