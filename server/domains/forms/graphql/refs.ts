import { batched, batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { answersByIds, type Form, type FormAnswer, type FormFile, filesOfAnswers, formsByIds } from '../queries.ts'
import type { fieldKinds } from '../rules/fields.ts'

export const FormRef = builder.objectRef<Form>('Form')
export const FormAnswerRef = builder.objectRef<FormAnswer>('FormAnswer')

export const FormFieldKindRef = builder.enumType('FormFieldKind', {
  values: {
    TEXT: { value: 'text' },
    LONG_TEXT: { value: 'longText' },
    EMAIL: { value: 'email' },
    PHONE: { value: 'phone' },
    NUMBER: { value: 'number' },
    DATE: { value: 'date' },
    CHOICE: { value: 'choice' },
    MULTI_CHOICE: { value: 'multiChoice' },
    CHECKBOX: { value: 'checkbox' },
    CONSENT: { value: 'consent' },
    FILE: { value: 'file' },
    HEADING: { value: 'heading' },
  } as const satisfies Record<string, { readonly value: (typeof fieldKinds)[number] }>,
})

export const loadForm = batchedRows(({ database, viewer }, ids) => formsByIds(database.drizzle, viewer, ids))
export const loadAnswer = batchedRows(({ database, viewer }, ids) => answersByIds(database.drizzle, viewer, ids))
/** The files that came with an answer. */
export const loadFiles = batched<readonly FormFile[]>(({ database, viewer }, ids) =>
  filesOfAnswers(database.drizzle, viewer, ids),
)
