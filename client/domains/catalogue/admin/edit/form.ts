import { createContext, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ProductForm_product$key } from '../../../../__generated__/ProductForm_product.graphql.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import {
  type CellKey,
  type Edits,
  type FieldKey,
  type Fields,
  type FieldValue,
  type FlagKey,
  fieldsOf,
  type LineField,
  type ListKey,
  remainingEdits,
  type TextKey,
  type TierFields,
  useSavedProduct,
  withEdit,
} from './fields.ts'
import { type Problem, type Problems, type Saving, savingOf } from './saving.ts'

/** The product's form: what the server has, with the editor's changes on top. */
export interface ProductForm {
  text(key: TextKey | LineField | CellKey): string
  flag(key: FlagKey): boolean
  list(key: ListKey): readonly string[]
  tiers(): readonly TierFields[]
  set(key: FieldKey, value: FieldValue): void
  problem(key: FieldKey): Problem | null
  isEdited(key: FieldKey): boolean
  /** Those who may only read see the same form without being able to change it. */
  isReadOnly: boolean
}

const ProductFormContext = createContext<ProductForm | null>(null)

export { ProductFormContext }

export function useProductForm(): ProductForm {
  const form = useContext(ProductFormContext)
  if (!form) throw new Error('There is no product form above this component')
  return form
}

const noEdits: Edits = new Map()
const noProblems: Problems = new Map()

/** Keeps the changes of one product's editor. Nothing of the server's data is copied: only what was changed is held. */
export function useProductEdits(key: ProductForm_product$key, isReadOnly: boolean) {
  const product = useSavedProduct(key)
  const language = useLanguage()
  const fields: Fields = useMemo(() => fieldsOf(product, language), [product, language])
  const [typed, setTyped] = useState<Edits>(noEdits)
  const [problems, setProblems] = useState<Problems>(noProblems)
  const edits = useMemo(() => remainingEdits(typed, fields), [typed, fields])

  const form: ProductForm = useMemo(() => {
    const value = (field: FieldKey) => edits.get(field) ?? fields[field]
    return {
      text: field => String(value(field) ?? ''),
      flag: field => value(field) === true,
      list: field => (value(field) ?? []) as readonly string[],
      tiers: () => (value('tiers') ?? []) as readonly TierFields[],
      set: (field, next) => {
        setTyped(before => withEdit(before, fields, field, next))
        setProblems(before => (before.has(field) ? new Map([...before].filter(([each]) => each !== field)) : before))
      },
      problem: field => problems.get(field) ?? null,
      isEdited: field => edits.has(field),
      isReadOnly,
    }
  }, [edits, fields, problems, isReadOnly])

  return {
    form,
    editCount: edits.size,
    problems,
    setProblems,
    discard: () => {
      setTyped(noEdits)
      setProblems(noProblems)
    },
    saving: (): Saving =>
      savingOf(
        {
          id: product.id,
          revision: product.management?.revision ?? 0,
          variantIds: product.variants.map(variant => variant.id),
        },
        fields,
        edits,
        language,
      ),
  }
}

/** Asks the browser to warn before the page is closed or loaded anew. */
export function useUnloadWarning(isActive: boolean): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => event.preventDefault())
  useEffect(() => {
    if (!isActive) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => warn(event)
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [isActive])
}
