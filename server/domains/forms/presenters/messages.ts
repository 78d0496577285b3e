import { z } from 'zod'
import { exampleIds, instant, listOf, oneOf, text, whole, yesNo } from '../../../kit/answers.ts'
import type { FormAnswer, FormFile } from '../queries.ts'
import { fieldKinds } from '../rules/fields.ts'
import { sentFilePath } from './paths.ts'

/** A message as the documented paths answer it. */
export const messageAnswer = z.object({
  _id: text('its id', exampleIds.message),
  read: yesNo('whether somebody has read it'),
  read_at: instant('when somebody read it').nullable(),
  tags: listOf(text('a word', 'Kontakt'), 'the name of the form by which it came'),
  form: text('the id of that form', exampleIds.form),
  email: text('what was entered where the form asks for an address', 'kim@example.com').nullable(),
  language: oneOf('of the page on which it was sent', ['de', 'en']),
  created: instant('when it came in'),
  changed: instant('when it came in, or was read'),
  deleted_after: instant('when it goes by itself').nullable(),
  answers: listOf(
    z.object({
      key: text('of the question', 'name'),
      kind: oneOf('how it was asked', fieldKinds),
      label: text('as it was asked', 'Name'),
      values: listOf(text('an answer', 'Kim Muster'), 'what was said; empty where nothing was'),
      files: listOf(
        z.object({
          name: text('its name', 'wappen.pdf'),
          size: whole('bytes', 48_213),
          url: text('where it is fetched', sentFilePath(exampleIds.message, exampleIds.download)),
        }),
        'files that came as this answer',
      ),
    }),
    'what was asked and said, in the order of the form',
  ),
})

type Message = z.infer<typeof messageAnswer>

export const presentMessage = (
  { id, formId, email, language, answers, sentAt, readAt, deleteAfter }: FormAnswer,
  formName: string,
  files: readonly FormFile[],
): Message => ({
  ...{ _id: id, read: readAt !== null, read_at: readAt?.toISOString() ?? null, tags: [formName], form: formId },
  ...{ email, language, created: sentAt.toISOString() },
  ...{ changed: (readAt ?? sentAt).toISOString(), deleted_after: deleteAfter?.toISOString() ?? null },
  answers: answers.map(({ key, kind, label, values }) => ({
    ...{ key, kind, label, values: [...values] },
    files: files
      .filter(({ field }) => field === key)
      .map(({ id: fileId, name, size }) => ({ name, size, url: sentFilePath(id, fileId) })),
  })),
})
