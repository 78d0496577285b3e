import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { BasicsSection_groups$key } from '../../../../__generated__/BasicsSection_groups.graphql.ts'
import type { ImagesSection_choices$key } from '../../../../__generated__/ImagesSection_choices.graphql.ts'
import type { ProductEditor_product$key } from '../../../../__generated__/ProductEditor_product.graphql.ts'
import type { PropertiesSection_choices$key } from '../../../../__generated__/PropertiesSection_choices.graphql.ts'
import type { SellingSection_choices$key } from '../../../../__generated__/SellingSection_choices.graphql.ts'
import type { UpdateProductInput } from '../../../../__generated__/useUpdateProductMutation.graphql.ts'
import type { VariantsSection_choices$key } from '../../../../__generated__/VariantsSection_choices.graphql.ts'
import type { VariantsSection_colors$key } from '../../../../__generated__/VariantsSection_colors.graphql.ts'
import { EditPage, type PageSection, type Saved } from '../../../../adminKit/edit/EditPage.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { type RefusalMapping, refusedFields } from '../../../../adminKit/edit/refusals.ts'
import { ExternalIcon } from '../../../../adminKit/icons.tsx'
import { LockActions, lockNote } from '../../../../adminKit/locks/LockActions.tsx'
import { useLock } from '../../../../adminKit/locks/useLock.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { ProductChanges as accepted } from '../../../../schema/accepted.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { productsPath } from '../../parts/editorPath.ts'
import { HistorySection } from '../history/HistorySection.tsx'
import { useUpdateProduct } from '../mutations/useUpdateProduct.ts'
import { ProductStatus } from '../ProductStatus.tsx'
import { usePreview } from '../preview/usePreview.tsx'
import { BasicsSection } from './BasicsSection.tsx'
import { DeleteProduct } from './DeleteProduct.tsx'
import { DeliverySection } from './DeliverySection.tsx'
import { DuplicateProduct } from './DuplicateProduct.tsx'
import { fieldsOf, type ProductValues } from './fields.ts'
import { editsOf, valuesOf } from './form.ts'
import { ImagesSection } from './ImagesSection.tsx'
import { LawSection } from './LawSection.tsx'
import { PersonalisationSection } from './PersonalisationSection.tsx'
import { PriceHistorySection } from './PriceHistorySection.tsx'
import { PropertiesSection } from './PropertiesSection.tsx'
import { newSizesField, partFields, problemMessage, sectionFields, sizeFields, tiersField } from './productFields.ts'
import { CrossSection, PiecesSection } from './RelatedSection.tsx'
import { RestoreProduct } from './RestoreProduct.tsx'
import { SellingSection } from './SellingSection.tsx'
import { useSavedProduct } from './savedProduct.ts'
import { fieldOf, savingOf } from './saving.ts'
import { TextsSection } from './TextsSection.tsx'
import { TiersSection } from './TiersSection.tsx'
import { VariantsSection } from './VariantsSection.tsx'
import { VisibilitySection } from './VisibilitySection.tsx'

export interface ProductEditorProps {
  product: ProductEditor_product$key
  groups: BasicsSection_groups$key
  colors: VariantsSection_colors$key
  choices: SellingSection_choices$key &
    ImagesSection_choices$key &
    PropertiesSection_choices$key &
    VariantsSection_choices$key
}

const listFields: readonly EditField<ProductValues>[] = [
  { path: 'groupIds', label: 'admin.products.groups', hint: 'admin.product.groupsHint' },
  {
    path: 'tags',
    label: 'admin.product.tags',
    hint: 'admin.product.tagsHint',
    control: { kind: 'words', accepted: accepted.tags },
  },
]

const discountsField: EditField<ProductValues> = { path: 'discountGroups', label: 'admin.product.discountGroups' }

/** All that can be changed of a product, on one page. */
export function ProductEditor(props: ProductEditorProps) {
  const product = useFragment(
    graphql`
      fragment ProductEditor_product on Product {
        id
        title
        path
        kind
        management {
          isDeleted
          visibility
        }
        ...ProductForm_product
        ...ProductStatus_product
        ...BasicsSection_product
        ...ImagesSection_product
        ...VariantsSection_product
        ...TiersSection_product
        ...PriceHistorySection_product
        ...HistorySection_product
      }
    `,
    props.product,
  )
  const saved = useSavedProduct(product)
  const intl = useIntl()
  const language = useLanguage()
  const mayChange = useViewer().mayWrite('CATALOGUE')
  const [update] = useUpdateProduct()
  const fields = useMemo(() => fieldsOf(saved, language), [saved, language])
  const values = useMemo(() => valuesOf(fields), [fields])
  const revision = saved.management?.revision ?? 0
  const reader = { intl, language }
  // Of hundreds of sizes each has a dozen fields with names of their own.
  const sizes = useMemo(
    () => [...sizeFields(saved.variants, { intl, language }), newSizesField],
    [saved.variants, intl, language],
  )
  const saving = (form: ProductValues, changed: readonly string[]) => {
    const subject = { id: product.id, revision, variantIds: saved.variants.map(({ id }) => id) }
    return savingOf(subject, fields, editsOf(form, changed), language)
  }
  const check = (form: ProductValues, changed: readonly string[]) =>
    new Map([...(saving(form, changed).problems ?? [])].map(([key, problem]) => [key, problemMessage(key, problem)]))
  const mappingOf = (input: UpdateProductInput): RefusalMapping => ({
    fieldOf: fieldOf(input),
    textOf: (code, path) =>
      path === 'slug' && code === 'INVALID_INPUT' ? ('admin.product.problem.noAddress' as const) : null,
  })
  const preview = usePreview({
    productId: product.id,
    saved: { productId: product.id, revision },
    draftOf: (form, changed) => {
      const { input } = saving(form, changed)
      const known = input ? mappingOf(input) : {}
      return {
        input,
        problems: check(form, changed),
        refused: refusals => refusedFields(refusals, allFields, form, known),
      }
    },
  })
  const save = async (form: ProductValues, changed: readonly string[]): Promise<Saved> => {
    const { input } = saving(form, changed)
    if (!input) return { isDone: false, refusals: [] }
    return { ...(await update(input)), ...mappingOf(input) }
  }
  const isDeleted = product.management?.isDeleted === true
  const lock = useLock(mayChange && !isDeleted ? product.id : null)
  const isGoods = product.kind === 'GOODS'
  const sections: (PageSection<ProductValues> | false)[] = [
    {
      id: 'basics',
      title: 'admin.product.basics',
      fields: [...sectionFields('basics', reader), ...listFields],
      content: <BasicsSection product={product} groups={props.groups} />,
    },
    {
      id: 'visibility',
      title: 'admin.products.visibility',
      fields: sectionFields('visibility', reader),
      content: <VisibilitySection />,
    },
    {
      id: 'images',
      title: 'admin.product.images',
      fields: [],
      content: <ImagesSection product={product} choices={props.choices} />,
    },
    product.kind === 'SET' && {
      id: 'pieces',
      title: 'admin.product.pieces',
      fields: [partFields.slots],
      content: <PiecesSection productId={product.id} />,
    },
    isGoods && {
      id: 'sizes',
      title: 'admin.product.sizes',
      fields: sizes,
      content: <VariantsSection product={product} colors={props.colors} choices={props.choices} />,
    },
    isGoods && {
      id: 'tiers',
      title: 'admin.product.tiers',
      fields: [tiersField(reader, saved.variants)],
      content: <TiersSection product={product} />,
    },
    product.kind !== 'VOUCHER' && {
      id: 'personalisation',
      title: 'admin.product.personalisation',
      fields: [...sectionFields('personalisation', reader), partFields.lettering],
      content: <PersonalisationSection />,
    },
    { id: 'texts', title: 'admin.product.texts', fields: sectionFields('texts', reader), content: <TextsSection /> },
    {
      id: 'delivery',
      title: 'admin.product.delivery',
      fields: sectionFields('delivery', reader),
      content: <DeliverySection />,
    },
    {
      id: 'selling',
      title: 'admin.product.selling',
      fields: [...sectionFields('selling', reader), discountsField, partFields.offers, partFields.content],
      content: <SellingSection choices={props.choices} hasOwnStock={isGoods && saved.variants.length === 0} />,
    },
    {
      id: 'properties',
      title: 'admin.product.propertiesAndDownloads',
      fields: [partFields.properties, partFields.downloads],
      content: <PropertiesSection productId={product.id} choices={props.choices} />,
    },
    {
      id: 'law',
      title: 'admin.product.law',
      fields: [...sectionFields('law', reader), partFields.safety, partFields.claims],
      content: <LawSection />,
    },
    {
      id: 'cross',
      title: 'admin.product.cross',
      fields: [partFields.cross],
      content: <CrossSection productId={product.id} />,
    },
    {
      id: 'prices',
      title: 'admin.product.priceHistory',
      fields: [],
      content: <PriceHistorySection product={product} />,
    },
    {
      id: 'history',
      title: 'admin.productHistory.title',
      fields: [],
      content: <HistorySection product={product} isReadOnly={!mayChange || isDeleted} />,
    },
  ]
  const shown = sections.filter(section => section !== false)
  const allFields = shown.flatMap(section => section.fields)
  const isVisible = product.management?.visibility === 'ONLINE'
  return (
    <EditPage
      title={product.title}
      back={{ to: productsPath, label: <FormattedMessage id="admin.products.title" /> }}
      status={<ProductStatus product={product} />}
      actions={
        <>
          {isVisible && (
            <LinkButton look="quiet" size="small" to={product.path} target="_blank" icon={<ExternalIcon size={17} />}>
              <FormattedMessage id="admin.product.inShop" />
            </LinkButton>
          )}
          {preview.button}
          {mayChange && !isDeleted && <DuplicateProduct productId={product.id} />}
          {mayChange && (isDeleted ? <RestoreProduct product={product} /> : <DeleteProduct product={product} />)}
        </>
      }
      saved={values}
      version={revision}
      isReadOnly={!mayChange || isDeleted || lock.held !== null}
      readOnlyNote={
        isDeleted ? 'admin.product.deletedNote' : lock.held ? lockNote(lock.held) : 'admin.product.readOnly'
      }
      notices={
        <>
          <LockActions {...lock} />
          {preview.over}
        </>
      }
      beside={preview.beside}
      sections={shown}
      check={check}
      save={save}
    />
  )
}
