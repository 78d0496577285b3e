import { builder } from '../../../api/builder.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { textIn } from '../../../kit/languages.ts'
import { type Answers, type GivenAnswer, longestAnswer } from '../rules/answers.ts'
import { LONGEST_ANSWER, type OrderField } from '../settings.ts'

const OrderFieldKindRef = builder.enumType('OrderFieldKind', {
  description: 'What a field asks for.',
  values: {
    TEXT: { value: 'text', description: 'A line of text.' },
    LONG_TEXT: { value: 'longText', description: 'Several lines of text.' },
    NUMBER: { value: 'number', description: 'A number.' },
    CHOICE: { value: 'choice', description: 'One of its options.' },
    CHECKBOX: { value: 'checkbox', description: 'A tick.' },
    DATE: { value: 'date', description: 'A day.' },
  } as const,
})

const OrderFieldOptionRef = builder.objectRef<OrderField['options'][number]>('OrderFieldOption').implement({
  description: 'One of several answers that can be chosen.',
  fields: t => ({
    key: t.exposeString('key', { description: 'By which it is answered.' }),
    label: t.string({
      description: 'As buyers read it.',
      resolve: ({ label }, _args, { language }) => textIn(language, label),
    }),
  }),
})

/** A field that is asked, with what was answered so far. */
type Asked = { readonly field: OrderField; readonly answer: string | null }

export const askedWith = (fields: readonly OrderField[], answers: Answers | null | undefined): Asked[] =>
  fields.map(field => ({ field, answer: answers?.[field.key] ?? null }))

export const AskedFieldRef = builder.objectRef<Asked>('AskedField').implement({
  description: 'Something that the shop asks its buyers, with what was answered so far.',
  fields: t => ({
    key: t.string({ description: 'By which it is answered.', resolve: ({ field }) => field.key }),
    kind: t.field({
      type: OrderFieldKindRef,
      description: 'What it asks for.',
      resolve: ({ field }) => field.kind,
    }),
    label: t.string({
      description: 'What buyers read beside it.',
      resolve: ({ field }, _args, { language }) => textIn(language, field.label),
    }),
    help: t.string({
      nullable: true,
      description: 'What stands below it; null for nothing.',
      resolve: ({ field }, _args, { language }) => textIn(language, field.help) || null,
    }),
    isRequired: t.boolean({
      description: 'Whether nothing is ordered without an answer.',
      resolve: ({ field }) => field.isRequired,
    }),
    min: t.int({ nullable: true, description: 'The least number; null for none.', resolve: ({ field }) => field.min }),
    max: t.int({
      nullable: true,
      description: 'The largest number, null for none; of texts the most characters.',
      resolve: ({ field }) => (field.kind === 'text' || field.kind === 'longText' ? longestAnswer(field) : field.max),
    }),
    options: t.field({
      type: [OrderFieldOptionRef],
      description: 'What a choice is made of; empty for other kinds.',
      resolve: ({ field }) => (field.kind === 'choice' ? field.options : []),
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      description:
        'What was answered: a text, a number with a point, a day as YYYY-MM-DD, an option’s key, or `true`; null for nothing yet.',
    }),
  }),
})

export const GivenAnswerRef = builder.objectRef<GivenAnswer>('GivenAnswer').implement({
  description: 'What a buyer answered, in words and as it was when it was ordered.',
  fields: t => ({
    key: t.exposeString('key', { description: 'Of the field that asked for it.' }),
    label: t.exposeString('label', { description: 'What was asked.' }),
    text: t.exposeString('text', { description: 'What was answered.' }),
  }),
})

export const AnswerInput = builder.inputType('AnswerInput', {
  description: 'The answer to a field.',
  fields: t => ({
    key: t.string({ required: true, description: 'Of the field.', ...atMost({ characters: 60 }) }),
    text: t.string({
      description:
        'A text, a number, a day as YYYY-MM-DD, an option’s key, or `true` of a tick; null takes the answer back.',
      ...atMost({ characters: 4 * LONGEST_ANSWER.longText }),
    }),
  }),
})
