import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CreateProductDialog_groups$key } from '../../../__generated__/CreateProductDialog_groups.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { ChoicesField } from '../../../adminKit/fields/ChoicesField.tsx'
import { useLanguage, useRouter } from '../../../router/RouterContext.ts'
import { CreateProductInput as accepted } from '../../../schema/accepted.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import style from './edit/AddImageDialog.module.css'
import { centsFrom } from './euros.ts'
import { useCreateProduct } from './mutations/useCreateProduct.ts'
import { productPath } from './productsAddress.ts'

const form = 'create-product'

export interface CreateProductDialogProps {
  groups: CreateProductDialog_groups$key
  isOpen: boolean
  onClose: () => void
}

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
  const [create, isPending] = useCreateProduct()
  const [german, setGerman] = useState('')
  const [english, setEnglish] = useState('')
  const [price, setPrice] = useState('')
  const [groupIds, setGroupIds] = useState<string[]>([])
  const [isTried, setTried] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const cents = centsFrom(price, language)
  const isTitleMissing = german.trim() === ''
  const close = () => {
    setTried(false)
    setRefused(false)
    onClose()
  }
  const submit = async () => {
    setTried(true)
    setRefused(false)
    if (isTitleMissing || cents === null) return
    const { isDone, payload, refusals } = await create({
      title: { de: german.trim(), en: english.trim() || null },
      kind: 'GOODS',
      basePrice: cents,
      groupIds,
    })
    if (isDone && payload?.product) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.products.created' }) })
      close()
      router.navigate(productPath(payload.product.id))
    } else setRefused(refusals.length > 0)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={<FormattedMessage id="admin.products.create" />}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button type="submit" form={form} isBusy={isPending}>
            <FormattedMessage id="admin.products.createSubmit" />
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={style.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>
          <FormattedMessage id="admin.products.createText" />
        </p>
        {isRefused && (
          <Notice tone="danger" isUrgent>
            <FormattedMessage id="admin.products.createRefused" />
          </Notice>
        )}
        <TextField
          label={intl.formatMessage(
            { id: 'admin.product.german' },
            { title: intl.formatMessage({ id: 'admin.product.title' }) },
          )}
          maxLength={accepted.title.characters}
          error={isTried && isTitleMissing && <FormattedMessage id="admin.product.problem.missing" />}
          value={german}
          onChange={event => setGerman(event.target.value)}
        />
        <TextField
          label={intl.formatMessage(
            { id: 'admin.product.english' },
            { title: intl.formatMessage({ id: 'admin.product.title' }) },
          )}
          isOptional
          maxLength={accepted.title.characters}
          value={english}
          onChange={event => setEnglish(event.target.value)}
        />
        <TextField
          label={<FormattedMessage id="admin.products.createPrice" />}
          inputMode="decimal"
          autoComplete="off"
          error={isTried && cents === null && <FormattedMessage id="admin.product.problem.noPrice" />}
          value={price}
          onChange={event => setPrice(event.target.value)}
        />
        <ChoicesField
          label={<FormattedMessage id="admin.products.groups" />}
          options={groups.map(group => ({ value: group.id, label: group.title }))}
          value={groupIds}
          onChange={setGroupIds}
        />
      </form>
    </Dialog>
  )
}
