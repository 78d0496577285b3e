import { batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { globalId } from '../../../api/globalIds.ts'
import type { Language } from '../../../kit/languages.ts'
import { blockObject } from '../../content/graphql/blocks.ts'
import { shownText } from '../../content/rules/texts.ts'
import { type Form, shownForms } from '../queries.ts'
import { formBlock } from '../rules/block.ts'
import type { FormField } from '../rules/fields.ts'
import { FormFieldKindRef } from './refs.ts'

/** Loads a form as pages show it; null where it was deleted. */
const loadShownForm = batchedRows(({ database }, ids) => shownForms(database.drizzle, ids))

type ShownField = { readonly field: FormField; readonly language: Language }
type ShownForm = { readonly form: Form; readonly language: Language }

/** Fields and options lie in the row of their form: however many there are, nothing more is read for them. */
const inOneRow = { field: 1, multiplier: 1 } as const

const optionsOf = ({ field, language }: ShownField) =>
  field.options.map(option => ({ value: option.de, label: shownText(language, option) }))

const FormOptionRef = builder.objectRef<{ readonly value: string; readonly label: string }>('FormOption').implement({
  fields: t => ({ value: t.exposeString('value'), label: t.exposeString('label') }),
})

const ShownFieldRef = builder.objectRef<ShownField>('ShownFormField').implement({
  fields: t => ({
    key: t.string({ resolve: ({ field }) => field.key }),
    kind: t.field({ type: FormFieldKindRef, resolve: ({ field }) => field.kind }),
    label: t.string({ resolve: ({ field, language }) => shownText(language, field.label) }),
    help: t.string({ resolve: ({ field, language }) => shownText(language, field.help) }),
    isRequired: t.boolean({ resolve: ({ field }) => field.isRequired }),
    lowest: t.float({ nullable: true, resolve: ({ field }) => field.lowest }),
    highest: t.float({ nullable: true, resolve: ({ field }) => field.highest }),
    pattern: t.string({ resolve: ({ field }) => field.pattern }),
    patternText: t.string({ resolve: ({ field, language }) => shownText(language, field.patternText) }),
    success: t.string({ resolve: ({ field, language }) => shownText(language, field.success) }),
    warningPattern: t.string({ resolve: ({ field }) => field.warningPattern }),
    warning: t.string({ resolve: ({ field, language }) => shownText(language, field.warning) }),
    options: t.field({ type: [FormOptionRef], complexity: inOneRow, resolve: optionsOf }),
    shownIf: t.string({ resolve: ({ field }) => field.shownIf }),
    shownValue: t.string({ resolve: ({ field }) => field.shownValue }),
  }),
})

const ShownFormRef = builder.objectRef<ShownForm>('ShownForm').implement({
  fields: t => ({
    formId: t.id({ resolve: ({ form }) => globalId('Form', form.id) }),
    thanks: t.string({ resolve: ({ form, language }) => shownText(language, form.thanks) }),
    fields: t.field({
      type: [ShownFieldRef],
      complexity: inOneRow,
      resolve: ({ form, language }) => form.fields.map(field => ({ field, language })),
    }),
  }),
})

blockObject(formBlock, t => ({
  form: t.field({
    type: ShownFormRef,
    nullable: true,
    resolve: async ({ props, language }, _args, context) => {
      const form = props.form === null ? null : await loadShownForm(context, props.form)
      return form && { form, language }
    },
  }),
}))
