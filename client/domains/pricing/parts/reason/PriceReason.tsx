import { Fragment, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  PriceReason_reason$data,
  PriceReason_reason$key,
} from '../../../../__generated__/PriceReason_reason.graphql.ts'
import { useFormat } from '../../../../intl/format.ts'
import { Money } from '../../../../ui/Price.tsx'
import style from './PriceReason.module.css'

export interface PriceReasonProps {
  reason: PriceReason_reason$key
  /** For staff: the last row is an amount, and not 'your' price. */
  isWhole?: boolean
}

type Step = PriceReason_reason$data['steps'][number]

/** Kinds that everybody has; what comes after them is this customer's own. */
const open: readonly Step['kind'][] = ['LIST_PRICE', 'CHILD_SETS', 'TIER', 'OFFER']
const ofCart: readonly Step['kind'][] = ['CART_DISCOUNT', 'ADDITIVE_DISCOUNT']

/** A price from the list price on, step by step down to what is asked for. */
export function PriceReason({ reason: key, isWhole }: PriceReasonProps) {
  const { steps, sum, total } = useFragment(
    graphql`
      fragment PriceReason_reason on PriceReason {
        steps {
          kind
          change {
            cents
            currency
          }
          to {
            cents
            currency
          }
          each {
            cents
            currency
          }
          count
          pieces
          rules {
            title
            percent
          }
        }
        sum {
          cents
          currency
        }
        total {
          cents
          currency
        }
      }
    `,
    key,
  )
  const offered = steps.filter(({ kind }) => open.includes(kind))
  const own = steps.filter(({ kind }) => !open.includes(kind) && kind !== 'VAT')
  const vat = steps.filter(({ kind }) => kind === 'VAT')
  const lines = (some: readonly Step[]) =>
    some.map((step, at) => (
      <div key={at}>
        <dt>
          <StepText step={step} />
        </dt>
        <dd>
          <Money {...step.change} />
        </dd>
      </div>
    ))
  if (steps.length === 1 && offered.length === 1)
    return (
      <div className={style.reason}>
        <dl className={style.steps}>{lines(offered)}</dl>
        <p>
          <FormattedMessage id="pricing.reason.plain" />
        </p>
      </div>
    )
  return (
    <dl className={`${style.reason} ${style.steps}`}>
      {lines(offered)}
      {own.length > 0 && offered.length > 1 && <Sum label={<FormattedMessage id="pricing.reason.sum" />} money={sum} />}
      {lines(own)}
      <Sum
        isLast
        label={<FormattedMessage id={isWhole ? 'pricing.reason.amount' : 'pricing.reason.total'} />}
        money={own.length > 0 ? total : sum}
      />
      {isWhole && lines(vat)}
    </dl>
  )
}

function Sum({ label, money, isLast }: { label: ReactNode; money: Step['to']; isLast?: boolean }) {
  return (
    <div className={isLast ? style.total : style.sum}>
      <dt>{label}</dt>
      <dd>
        <Money {...money} />
      </dd>
    </div>
  )
}

/** What a step is called, and below it what it rests on. */
function StepText({ step }: { step: Step }) {
  const format = useFormat()
  const { kind, each, count, pieces, rules, change } = step
  const price = each && format.money(each)
  if (kind === 'LIST_PRICE')
    return (
      <>
        <FormattedMessage id="pricing.reason.list" />
        {price && count !== null && count !== undefined && count > 1 && (
          <small>
            <FormattedMessage id="pricing.reason.each" values={{ count, price }} />
          </small>
        )}
      </>
    )
  if (kind === 'CHILD_SETS') return <FormattedMessage id="pricing.reason.childSets" values={{ count: count ?? 0 }} />
  if (kind === 'TIER')
    return (
      <>
        {count ? (
          <FormattedMessage id="pricing.reason.tier" values={{ count }} />
        ) : (
          <FormattedMessage id="pricing.reason.tiers" />
        )}
        {price && (
          <small>
            {pieces ? (
              <FormattedMessage id="pricing.reason.tierPieces" values={{ pieces, price }} />
            ) : (
              <FormattedMessage id="pricing.reason.tierEach" values={{ price }} />
            )}
          </small>
        )}
      </>
    )
  if (kind === 'VAT')
    return change.cents > 0 ? (
      <FormattedMessage id="pricing.reason.vatAdded" values={{ percent: format.percent(rules[0]?.percent ?? 0) }} />
    ) : (
      <FormattedMessage id="pricing.reason.vatTakenOff" />
    )
  return (
    <>
      {rules.length === 0 && <FormattedMessage id="pricing.reason.discounts" />}
      {rules.map((rule, at) => (
        <Fragment key={at}>
          {at > 0 && ' + '}
          <RuleText kind={kind} rule={rule} />
        </Fragment>
      ))}
      {ofCart.includes(kind) && (
        <small>
          <FormattedMessage id="pricing.reason.share" />
        </small>
      )}
    </>
  )
}

function RuleText({ kind, rule: { title, percent } }: { kind: Step['kind']; rule: Step['rules'][number] }) {
  const format = useFormat()
  const name =
    kind === 'COUPON' ? (
      <FormattedMessage id="pricing.reason.coupon" values={{ code: title ?? '' }} />
    ) : (
      (title ?? <FormattedMessage id="pricing.reason.personal" />)
    )
  return percent ? (
    <FormattedMessage id="pricing.reason.percent" values={{ title: name, percent: format.percent(percent) }} />
  ) : (
    name
  )
}
