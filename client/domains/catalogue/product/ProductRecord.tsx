import { useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ProductRecordQuery } from '../../../__generated__/ProductRecordQuery.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { Corner } from '../../../ui/Corner.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import style from './ProductRecord.module.css'

/** Whether this browser shows the data of products; kept from page to page. */
const storageKey = 'debug'

const listeners = new Set<() => void>()
/** What was chosen last in this tab where nothing can be stored; else null. */
let chosen: boolean | null = null

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isShown(): boolean {
  if (chosen !== null) return chosen
  try {
    return localStorage.getItem(storageKey) === 'on'
  } catch {
    // Storage may be switched off; then the choice holds in this tab.
    return false
  }
}

function show(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
    chosen = null
  } catch (error) {
    chosen = isOn
    console.info('whether data of products is shown is not stored', error)
  }
  for (const listener of listeners) listener()
}

export interface ProductRecordProps {
  productId: string
}

/** The debug switch of system accounts, and behind it the product as it is stored (shop.md 6). */
export default function ProductRecord({ productId }: ProductRecordProps) {
  // The server, which draws the page first, knows nothing of this browser.
  const isOn = useSyncExternalStore(subscribe, isShown, () => false)
  return (
    <section className={style.record}>
      <Button look="quiet" aria-expanded={isOn} onClick={() => show(!isOn)}>
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
