import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { BasicsSection_groups$key } from '../../../../__generated__/BasicsSection_groups.graphql.ts'
import type { ProductEditor_product$key } from '../../../../__generated__/ProductEditor_product.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { PageTop } from '../../../../adminKit/frame/PageTop.tsx'
import { ExternalIcon } from '../../../../adminKit/icons.tsx'
import { BarButton, SelectionBar } from '../../../../adminKit/list/SelectionBar.tsx'
import { PageHead } from '../../../../router/PageHead.tsx'
import { useRouter } from '../../../../router/RouterContext.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { useUpdateProduct } from '../mutations/useUpdateProduct.ts'
import { ProductStatus } from '../ProductStatus.tsx'
import { productsPath } from '../productsAddress.ts'
import { BasicsSection } from './BasicsSection.tsx'
import { DeleteProduct } from './DeleteProduct.tsx'
import { DeliverySection } from './DeliverySection.tsx'
import { ProductFormContext, useProductEdits, useUnloadWarning } from './form.ts'
import { ImagesSection } from './ImagesSection.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { PersonalisationSection } from './PersonalisationSection.tsx'
import { PriceHistorySection } from './PriceHistorySection.tsx'
import style from './ProductEditor.module.css'
import { SectionList } from './SectionList.tsx'
import { SetSection } from './SetSection.tsx'
import { refusedFields } from './saving.ts'
import { TextsSection } from './TextsSection.tsx'
import { TiersSection } from './TiersSection.tsx'
import { VariantsSection } from './VariantsSection.tsx'
import { VisibilitySection } from './VisibilitySection.tsx'

export interface ProductEditorProps {
  product: ProductEditor_product$key
  groups: BasicsSection_groups$key
}

/** All that can be changed of a product, on one page; changes are held until they are saved together. */
export function ProductEditor(props: ProductEditorProps) {
  const product = useFragment(
    graphql`
      fragment ProductEditor_product on Product {
        id
        title
        path
        kind
        setSlots {
          position
        }
        management {
          isOffline
          isDeleted
        }
        ...ProductForm_product
        ...ProductStatus_product
        ...BasicsSection_product
        ...ImagesSection_product
        ...VariantsSection_product
        ...TiersSection_product
        ...SetSection_product
        ...PriceHistorySection_product
      }
    `,
    props.product,
  )
  const intl = useIntl()
  const router = useRouter()
  const toasts = useToasts()
  const changes = useChanges()
  const mayChange = useViewer().mayWrite('CATALOGUE')
  const [update, isPending] = useUpdateProduct()
  const { form, editCount, problems, setProblems, discard, saving } = useProductEdits(product, !mayChange)
  const [isStale, setStale] = useState(false)
  const isChanged = editCount > 0
  useUnloadWarning(isChanged)

  const showFirstProblem = useEffectEvent(() => {
    document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  })
  useEffect(() => {
    if (problems.size > 0) showFirstProblem()
  }, [problems])

  const save = async () => {
    const { input, problems: found } = saving()
    if (!input) {
      setProblems(found)
      return
    }
    const { isDone, refusals } = await update(input)
    if (isDone) {
      discard()
      setStale(false)
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.product.saved' }) })
      return
    }
    setStale(refusals.some(({ code }) => code === 'STALE_REVISION'))
    setProblems(refusedFields(input, refusals))
  }
  const loadNewer = () => {
    setStale(false)
    changes.note()
    router.reload()
  }

  const isVisible = !product.management?.isOffline && !product.management?.isDeleted
  return (
    <ProductFormContext value={form}>
      <PageHead title={product.title} />
      <PageTop
        back={{ to: productsPath, label: <FormattedMessage id="admin.products.title" /> }}
        title={product.title}
        status={<ProductStatus product={product} />}
        actions={
          <>
            {isVisible && (
              <LinkButton look="quiet" size="small" to={product.path} target="_blank" icon={<ExternalIcon size={17} />}>
                <FormattedMessage id="admin.product.inShop" />
              </LinkButton>
            )}
            {mayChange && (
              <Button size="small" disabled={!isChanged} isBusy={isPending} onClick={save}>
                <FormattedMessage id={isPending ? 'admin.product.saving' : 'admin.product.save'} />
              </Button>
            )}
            {mayChange && !product.management?.isDeleted && <DeleteProduct product={product} onDeleted={discard} />}
          </>
        }
      />
      {!mayChange && (
        <div className={style.notice}>
          <Notice tone="neutral">
            <FormattedMessage id="admin.product.readOnly" />
          </Notice>
        </div>
      )}
      {isStale && (
        <div className={style.notice}>
          <Notice tone="warn" isUrgent>
            <p>
              <strong>
                <FormattedMessage id="admin.product.staleTitle" />
              </strong>{' '}
              <FormattedMessage id="admin.product.staleText" />
            </p>
            <div className={style.staleActions}>
              <Button size="tiny" onClick={loadNewer}>
                <FormattedMessage id="admin.product.staleKeep" />
              </Button>
              <Button
                look="quiet"
                size="tiny"
                onClick={() => {
                  discard()
                  loadNewer()
                }}
              >
                <FormattedMessage id="admin.product.staleDiscard" />
              </Button>
            </div>
          </Notice>
        </div>
      )}
      {problems.size > 0 && (
        <div className={style.notice}>
          <Notice tone="danger" isUrgent>
            <FormattedMessage id="admin.product.problems" values={{ count: problems.size }} />
          </Notice>
        </div>
      )}
      <div className={style.columns}>
        <SectionList
          hasSizes={product.kind === 'GOODS'}
          hasPieces={product.setSlots.length > 0}
          isPlain={product.kind !== 'GOODS'}
        />
        <div className={style.sections}>
          <BasicsSection product={product} groups={props.groups} />
          <VisibilitySection />
          <ImagesSection product={product} />
          <SetSection product={product} />
          <VariantsSection product={product} />
          {product.kind === 'GOODS' && <TiersSection product={product} />}
          {product.kind !== 'VOUCHER' && <PersonalisationSection />}
          <TextsSection />
          <DeliverySection />
          <PriceHistorySection product={product} />
        </div>
      </div>
      {mayChange && isChanged && (
        <SelectionBar
          label={intl.formatMessage({ id: 'admin.product.unsaved' }, { count: editCount })}
          actions={
            <>
              <BarButton onClick={discard}>
                <FormattedMessage id="admin.product.discard" />
              </BarButton>
              <BarButton isMain isBusy={isPending} onClick={save}>
                <FormattedMessage id={isPending ? 'admin.product.saving' : 'admin.product.save'} />
              </BarButton>
            </>
          }
        >
          <strong className={style.unsaved}>
            <FormattedMessage id="admin.product.unsaved" values={{ count: editCount }} />
          </strong>
        </SelectionBar>
      )}
      <LeaveDialog isActive={isChanged} />
    </ProductFormContext>
  )
}
