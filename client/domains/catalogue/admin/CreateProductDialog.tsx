import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CreateProductDialog_groups$key } from '../../../__generated__/CreateProductDialog_groups.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { centsFrom } from '../../../adminKit/edit/euros.ts'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { useLanguage, useRouter } from '../../../router/RouterContext.ts'
import { CreateProductInput as accepted } from '../../../schema/accepted.ts'
import { useToasts } from '../../../ui/Toasts.tsx'
import { productPath } from '../parts/editorPath.ts'
import { useCreateProduct } from './mutations/useCreateProduct.ts'

export interface CreateProductDialogProps {
  groups: CreateProductDialog_groups$key
  isOpen: boolean
  onClose: () => void
}

interface NewProduct {
  /** What it stays: a set has pieces instead of sizes. */
  kind: 'GOODS' | 'SET'
  german: string
  english: string
  price: string
  groupIds: readonly string[]
}

const nothing: NewProduct = { kind: 'GOODS', german: '', english: '', price: '', groupIds: [] }

/** Asks for the least that a product needs; the rest is entered in its editor, before visitors see it. */
export function CreateProductDialog({ isOpen, onClose, ...props }: CreateProductDialogProps) {
  const groups = useFragment(
    graphql`
      fragment CreateProductDialog_groups on ProductGroup @relay(plural: true) {
        id
        title
      }
    `,
    props.groups,
  )
  const intl = useIntl()
  const language = useLanguage()
  const router = useRouter()
  const toasts = useToasts()
  const changes = useChanges()
  const [create] = useCreateProduct()
  const submit = async ({ kind, german, english, price, groupIds }: NewProduct) => {
    const answer = await create({
      title: { de: german.trim(), en: english.trim() || null },
      kind,
      basePrice: centsFrom(price, language) ?? 0,
      groupIds: [...groupIds],
    })
    const made = answer.payload?.product
    if (answer.isDone && made) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.products.created' }) })
      router.navigate(productPath(made.id))
    }
    return answer
  }
  const localized = (id: 'admin.product.german' | 'admin.product.english') => ({
    id,
    values: { title: intl.formatMessage({ id: 'admin.product.title' }) },
  })
  const fields: readonly EditField<NewProduct>[] = [
    {
      path: 'kind',
      label: 'admin.products.kind',
      hint: 'admin.products.createKindHint',
      control: {
        kind: 'choice',
        options: [
          { value: 'GOODS', label: 'admin.products.kind.goods' },
          { value: 'SET', label: 'admin.products.kind.set' },
        ],
      },
    },
    { path: 'german', label: localized('admin.product.german'), longest: accepted.title.characters, isRequired: true },
    { path: 'english', label: localized('admin.product.english'), longest: accepted.title.characters },
    {
      path: 'price',
      label: 'admin.products.createPrice',
      isRequired: true,
      control: { kind: 'text', inputMode: 'decimal' },
      check: ({ price }) => (centsFrom(price, language) === null ? 'admin.product.problem.noPrice' : null),
    },
    {
      path: 'groupIds',
      label: 'admin.products.groups',
      control: { kind: 'choices', options: groups.map(({ id, title }) => ({ value: id, label: { text: title } })) },
    },
  ]
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="admin.products.create"
      verb="admin.products.createSubmit"
      text={<FormattedMessage id="admin.products.createText" />}
      initial={nothing}
      fields={fields}
      submit={submit}
      refusalTexts={{ INVALID_INPUT: 'admin.products.createRefused' }}
    />
  )
}
