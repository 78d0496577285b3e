import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  DocumentLines_document$data,
  DocumentLines_document$key,
} from '../../../__generated__/DocumentLines_document.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Status } from '../../../ui/Badge.tsx'
import style from './documents.module.css'

type Line = DocumentLines_document$data['lines'][number]
interface Run {
  readonly cells: readonly {
    readonly fit: string
    readonly size: string
    readonly amount: number
    readonly pieces: readonly { readonly name: string | null; readonly number: string | null }[]
  }[]
}

/** What stands in an issued document, as on its paper. */
export function DocumentLines(props: { document: DocumentLines_document$key }) {
  const { lines } = useFragment(
    graphql`
      fragment DocumentLines_document on BusinessDocument {
        lines {
          id
          kind
          title
          description
          number
          quantity
          unit
          unitPrice {
            cents
            currency
          }
          discount
          amount {
            cents
            currency
          }
          isOptional
          isAlternative
          run
        }
      }
    `,
    props.document,
  )
  return (
    <Card title={<FormattedMessage id="invoicing.lines" />} className={style.wide}>
      <ul className={style.lines}>
        {lines.map(line => line.kind !== 'PAGE_BREAK' && <ShownLine key={line.id} line={line} />)}
      </ul>
    </Card>
  )
}

function ShownLine({ line }: { line: Line }) {
  const intl = useIntl()
  const format = useAdminFormat()
  const { kind, title, amount, quantity, unit, unitPrice, discount, number, description, run } = line
  const isCounted = quantity !== null && quantity !== undefined
  const price = [
    isCounted && `${intl.formatNumber(quantity / 1000)} ${unit ?? ''}`.trim(),
    unitPrice && `× ${format.money(unitPrice)}`,
    discount && `− ${intl.formatNumber(discount / 10000, { style: 'percent', maximumFractionDigits: 2 })}`,
  ]
  const meta = [number, price.filter(Boolean).join(' ')].filter(Boolean).join(' · ')
  return (
    <li className={style.line} data-kind={kind}>
      <span className={style.lineTitle}>
        {kind === 'ADVANCE' && <FormattedMessage id="invoicing.line.advance" />}
        {kind === 'SUBTOTAL' && !title && <FormattedMessage id="invoicing.line.subtotal" />} {title}{' '}
        {line.isOptional && (
          <Status tone="neutral" isHollow>
            <FormattedMessage id="invoicing.line.optional" />
          </Status>
        )}
        {line.isAlternative && (
          <Status tone="neutral" isHollow>
            <FormattedMessage id="invoicing.line.alternative" />
          </Status>
        )}
      </span>
      {amount && <span className={style.lineAmount}>{format.money(amount)}</span>}
      {meta && <span className={style.lineMeta}>{meta}</span>}
      {description && <span className={style.lineMeta}>{description}</span>}
      {run !== null && run !== undefined && <RunCells run={run as Run} />}
    </li>
  )
}

/** The fields of a size run that hold something, and whoever stands on their pieces. */
function RunCells({ run }: { run: Run }) {
  return (
    <ul className={style.run}>
      {run.cells
        .filter(({ amount }) => amount > 0)
        .map(({ fit, size, amount, pieces }) => {
          const named = pieces.map(piece => [piece.number, piece.name].filter(Boolean).join(' ')).filter(Boolean)
          return (
            <li key={`${fit} ${size}`}>
              <b>
                {amount} × {[fit, size].filter(Boolean).join(' ')}
              </b>
              {named.length > 0 && ` ${named.join(', ')}`}
            </li>
          )
        })}
    </ul>
  )
}
