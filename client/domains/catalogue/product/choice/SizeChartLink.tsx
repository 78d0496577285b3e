import { type MouseEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { SizeChartLinkQuery } from '../../../../__generated__/SizeChartLinkQuery.graphql.ts'
import { Link } from '../../../../router/Link.tsx'
import { Corner } from '../../../../ui/Corner.tsx'
import { classes } from '../../../../ui/classes.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { RulerIcon } from '../../../../ui/pageIcons.tsx'
import { SafeHtml } from '../../../../ui/SafeHtml.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import style from './SizeChartLink.module.css'

export interface SizeChartLinkProps {
  /** Whose sizes it tells. */
  productId: string
  className?: string
}

/** 'Größentabelle': opens it above the page, for whoever left the page would lose what was chosen. */
export function SizeChartLink({ productId, className }: SizeChartLinkProps) {
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      {/* The router would take the click over before the dialog hears of it; with this it leaves it alone. */}
      <Link to="/sizes" data-load="document" className={classes(style.link, className)} onClick={open}>
        <RulerIcon size={18} />
        <span className="link">
          <FormattedMessage id="product.size.chart" />
        </span>
      </Link>
      <Dialog
        isWide
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="product.size.chart" />}
      >
        <Corner waiting={<Skeleton height="320px" />}>
          {attempt => <SizeChart productId={productId} attempt={attempt} />}
        </Corner>
      </Dialog>
    </>
  )
}

function SizeChart({ productId, attempt }: { productId: string; attempt: number }) {
  const { node } = useLazyLoadQuery<SizeChartLinkQuery>(
    graphql`
      query SizeChartLinkQuery($id: ID!) {
        node(id: $id) {
          ... on Product {
            sizeChart {
              body
            }
          }
        }
      }
    `,
    { id: productId },
    { fetchKey: attempt },
  )
  return node?.sizeChart && <SafeHtml html={node.sizeChart.body} className={style.chart} />
}
