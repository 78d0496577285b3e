import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fetchQuery, graphql, RelayEnvironmentProvider, usePreloadedQuery, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { ProductPreviewPageDraftQuery } from '../../../../__generated__/ProductPreviewPageDraftQuery.graphql.ts'
import type { ProductPreviewPageQuery } from '../../../../__generated__/ProductPreviewPageQuery.graphql.ts'
import type { UpdateProductInput } from '../../../../__generated__/useUpdateProductMutation.graphql.ts'
import { PageHead } from '../../../../router/PageHead.tsx'
import { type Router, RouterContext } from '../../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { keep } from '../../../../ui/kept.ts'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { ToastContext, useToasts } from '../../../../ui/Toasts.tsx'
import { AsStranger } from '../../../../viewer/Viewer.tsx'
import { frame, hear, type ToPreview, tell } from '../../parts/previewMessages.ts'
import { ProductView } from '../ProductView.tsx'
import { draftEnvironment, OnlyPreview } from './draftEnvironment.ts'
import style from './ProductPreviewPage.module.css'

const query = graphql`
  query ProductPreviewPageQuery($id: ID!) @preloadable {
    managedProduct(id: $id) {
      id
      title
    }
  }
`

const draftQuery = graphql`
  query ProductPreviewPageDraftQuery($input: UpdateProductInput!) {
    shop {
      ...ProductView_shop
    }
    productDraft(input: $input) {
      product {
        id
        variants {
          id
          fit
          size
          color {
            id
          }
        }
        setSlots {
          product {
            id
          }
        }
        ...ProductView_product
      }
      errors {
        code
        path
      }
    }
  }
`

type Shown = ProductPreviewPageDraftQuery['response']

/** Shows the drafts that the form sends, one after the other: until the next one has come, or where it is refused, the one
 *  before it stays. Without a form the product is shown as it is saved. */
function useDraft(productId: string) {
  const around = useRelayEnvironment()
  const saved = useMemo((): UpdateProductInput => ({ productId, revision: 0 }), [productId])
  const [environment] = useState(() => draftEnvironment(around, saved))
  const [shown, setShown] = useState<Shown | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const underWay = useRef<() => void>(() => {})
  const kept = useRef<() => void>(() => {})

  useEffect(() => {
    const { relay, follow } = environment
    const ask = (input: UpdateProductInput) => {
      underWay.current()
      // Fetching alone does not keep an answer in the store.
      const { dispose } = relay.retain(createOperationDescriptor(getRequest(draftQuery), { input }))
      const subscription = fetchQuery<ProductPreviewPageDraftQuery>(relay, draftQuery, { input }).subscribe({
        next(answer) {
          const parent = frame()
          const { product, errors } = answer.productDraft
          setFailed(false)
          if (!product) {
            dispose()
            if (parent) tell(parent, { kind: 'refused', refusals: errors })
            return
          }
          kept.current()
          kept.current = dispose
          setShown(answer)
          follow(input)
          if (parent) tell(parent, { kind: 'shown' })
        },
        error() {
          dispose()
          setFailed(true)
          const parent = frame()
          if (parent) tell(parent, { kind: 'failed' })
        },
      })
      underWay.current = () => subscription.unsubscribe()
    }
    const parent = frame()
    const stop = parent
      ? hear<ToPreview>(frame, ({ input, scheme }) => {
          document.documentElement.dataset.scheme = scheme
          ask(input)
        })
      : () => {}
    if (parent) tell(parent, { kind: 'ready' })
    else ask(saved)
    return () => {
      stop()
      underWay.current()
    }
  }, [environment, saved])
  useEffect(() => {
    // What was tried here is not found in the shop.
    const forget = () => ['product', 'set'].map(kind => keep(`${kind} ${productId}`, null))
    window.addEventListener('pagehide', forget)
    return () => window.removeEventListener('pagehide', forget)
  }, [productId])
  return { environment: environment.relay, shown, hasFailed }
}

/** Pages elsewhere are not gone to, and nothing is bought: a message says so. */
function OnlyLooking({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const toasts = useToasts()
  const router = useContext(RouterContext)
  const say = toasts.tell
  const still = useMemo(
    (): Router => ({
      ...router,
      navigate: address => {
        if (address.startsWith('#')) document.getElementById(address.slice(1))?.scrollIntoView()
        else say({ kind: 'warning', title: intl.formatMessage({ id: 'product.preview.noLinks' }) })
      },
      rename: () => {},
      reload: () => {},
    }),
    [router, say, intl],
  )
  const quiet = useMemo(
    () => ({
      ...toasts,
      tellFailure: (error: unknown, onRetry?: () => void) =>
        error instanceof OnlyPreview
          ? say({ kind: 'warning', title: intl.formatMessage({ id: 'product.preview.nothingBought' }) })
          : toasts.tellFailure(error, onRetry),
    }),
    [toasts, say, intl],
  )
  return (
    <RouterContext value={still}>
      <ToastContext value={quiet}>
        <AsStranger>{children}</AsStranger>
      </ToastContext>
    </RouterContext>
  )
}

/** What a visitor's choice depends on: where it is different, the choice begins anew. */
const structureOf = ({ variants, setSlots }: NonNullable<Shown['productDraft']['product']>): string =>
  JSON.stringify([variants.map(({ id, fit, size, color }) => [id, fit, size, color?.id]), setSlots])

function ProductPreviewPage(props: PageProps<ProductPreviewPageQuery>) {
  const { managedProduct } = usePreloadedQuery<ProductPreviewPageQuery>(query, props.query)
  if (!managedProduct) return null
  return <Preview productId={managedProduct.id} title={managedProduct.title} />
}

function Preview({ productId, title }: { productId: string; title: string }) {
  const { environment, shown, hasFailed } = useDraft(productId)
  const product = shown?.productDraft.product
  return (
    <article className={`page ${style.page}`}>
      <PageHead title={title} />
      {hasFailed && !product && (
        <Notice tone="danger">
          <FormattedMessage id="product.preview.failed" />
        </Notice>
      )}
      {!product && !hasFailed && <Skeleton height="70vh" />}
      {product && (
        <RelayEnvironmentProvider environment={environment}>
          <OnlyLooking>
            <ProductView key={structureOf(product)} product={product} shop={shown.shop}>
              {null}
            </ProductView>
          </OnlyLooking>
        </RelayEnvironmentProvider>
      )}
    </article>
  )
}

/** The page of a product as visitors would see it, of what somebody edits: stands in the frame beside the form. */
export const page = definePage<ProductPreviewPageQuery>({
  query,
  Component: ProductPreviewPage,
  outcome: ({ managedProduct }) => (managedProduct ? 'found' : 'notFound'),
})
