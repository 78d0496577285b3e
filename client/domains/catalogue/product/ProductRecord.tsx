import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ProductRecordQuery } from '../../../__generated__/ProductRecordQuery.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { Corner } from '../../../ui/Corner.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import style from './ProductRecord.module.css'

/** Whether this browser shows the data of products; kept from page to page. */
const storageKey = 'debug'

export interface ProductRecordProps {
  productId: string
}

/** The debug switch of system accounts, and behind it the product as it is stored (shop.md 6). */
export default function ProductRecord({ productId }: ProductRecordProps) {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) === 'on')
  const turn = () => {
    localStorage.setItem(storageKey, isOn ? 'off' : 'on')
    setOn(!isOn)
  }
  return (
    <section className={style.record}>
      <Button look="quiet" aria-expanded={isOn} onClick={turn}>
        <FormattedMessage id={isOn ? 'product.record.hide' : 'product.record.show'} />
      </Button>
      {isOn && (
        <Corner waiting={<Skeleton height="320px" />}>
          {attempt => <Stored productId={productId} fetchKey={attempt} />}
        </Corner>
      )}
    </section>
  )
}

function Stored({ productId, fetchKey }: ProductRecordProps & { fetchKey: number }) {
  const { productRecord } = useLazyLoadQuery<ProductRecordQuery>(
    graphql`
      query ProductRecordQuery($id: ID!) {
        productRecord(id: $id)
      }
    `,
    { id: productId },
    { fetchKey, fetchPolicy: 'network-only' },
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
    <pre className={style.json} tabIndex={0}>
      {JSON.stringify(productRecord, null, 2)}
    </pre>
  )
}
