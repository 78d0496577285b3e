import type { IntlShape } from 'react-intl'
import type { EditField, EditSection, Message } from '../../../../adminKit/edit/fields.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'

/** Kinds of files, as the settings name them. */
const kinds = ['picture', 'document', 'video', 'other'] as const
type Kind = (typeof kinds)[number]

const wholeNumbers = [
  ...(['pictureMegabytes', 'documentMegabytes', 'videoMegabytes', 'otherMegabytes'] as const),
  ...(['leastPictureWidth', 'leastPictureHeight', 'filesPerRequest'] as const),
] as const
type WholeNumber = (typeof wholeNumbers)[number]

/** What comes into the library, as it is edited: numbers are texts, and the room for all files is in gigabytes. */
export interface UploadForm extends Readonly<Record<WholeNumber, string>> {
  readonly takes: Readonly<Record<Kind, boolean>>
  readonly gigabytes: string
  readonly uploadPath: string
}

/** The section of the settings as the server sends it, and what each of its numbers may be. */
export type Values = Readonly<Record<string, unknown>>
interface Range {
  readonly minimum: number
  readonly maximum: number
}

const MEGABYTES = 1_000

/** The form of what the section says. */
export function formOf(values: Values, intl: Pick<IntlShape, 'formatNumber'>): UploadForm {
  const taken = Array.isArray(values.takenKinds) ? values.takenKinds : []
  const gigabytes = Number(values.quotaMegabytes ?? 0) / MEGABYTES
  return {
    ...(Object.fromEntries(wholeNumbers.map(name => [name, String(values[name] ?? '')])) as Record<
      WholeNumber,
      string
    >),
    takes: Object.fromEntries(kinds.map(kind => [kind, taken.includes(kind)])) as Record<Kind, boolean>,
    gigabytes: intl.formatNumber(gigabytes, { useGrouping: false, maximumFractionDigits: 3 }),
    uploadPath: String(values.uploadPath ?? ''),
  }
}

/** A whole number as somebody types it; null for what is none. */
const wholeFrom = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null)

/** Megabytes of gigabytes as somebody types them, with comma or point; null for what is none. */
function megabytesFrom(text: string): number | null {
  const tidy = text.trim().replace(',', '.')
  return /^\d{1,6}(\.\d{1,3})?$/.test(tidy) ? Math.round(Number(tidy) * MEGABYTES) : null
}

/** The change of the section by the paths that were changed in the form. */
export function changesOf(form: UploadForm, changed: readonly string[]): Record<string, unknown> {
  const names = new Set(changed.map(path => path.split('.')[0]))
  const whole = wholeNumbers.filter(name => names.has(name)).map(name => [name, wholeFrom(form[name])])
  return {
    ...Object.fromEntries(whole),
    ...(names.has('takes') && { takenKinds: kinds.filter(kind => form.takes[kind]) }),
    ...(names.has('gigabytes') && { quotaMegabytes: megabytesFrom(form.gigabytes) }),
    ...(names.has('uploadPath') && { uploadPath: form.uploadPath.trim() }),
  }
}

/** The field of the form that a path of the input is about, where it is called otherwise there. */
export const fieldOf = ([, name]: readonly string[]): string | null =>
  name === 'takenKinds' ? 'takes.picture' : name === 'quotaMegabytes' ? 'gigabytes' : null

const rangeOf = (schema: unknown, name: string): Range => {
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = Object(Object(schema)[name]) as Partial<Range>
  return { minimum, maximum }
}

const outside = (value: number | null, { minimum, maximum }: Range): boolean =>
  value === null || value < minimum || value > maximum

const kindTexts: Readonly<Record<Kind, { takes: MessageId; hint: MessageId; most: MessageId }>> = {
  picture: {
    ...{ takes: 'admin.uploads.takes.picture', hint: 'admin.uploads.takes.picture.hint' },
    most: 'admin.uploads.most.picture',
  },
  document: {
    ...{ takes: 'admin.uploads.takes.document', hint: 'admin.uploads.takes.document.hint' },
    most: 'admin.uploads.most.document',
  },
  video: {
    ...{ takes: 'admin.uploads.takes.video', hint: 'admin.uploads.takes.video.hint' },
    most: 'admin.uploads.most.video',
  },
  other: {
    ...{ takes: 'admin.uploads.takes.other', hint: 'admin.uploads.takes.other.hint' },
    most: 'admin.uploads.most.other',
  },
}

/**
 * All that the section holds, as people think of it. `schema`: the JSON Schema of each field, by its name, which says what its
 * numbers may be.
 */
export function uploadSections(schema: unknown, intl: Pick<IntlShape, 'formatNumber'>): EditSection<UploadForm>[] {
  const range = ({ minimum, maximum }: Range): Message => ({
    id: 'admin.uploads.range',
    values: { least: intl.formatNumber(minimum), most: intl.formatNumber(maximum) },
  })
  const number = (
    path: WholeNumber,
    label: MessageId,
    hint: MessageId | null,
    unit?: string,
  ): EditField<UploadForm> => {
    const allowed = rangeOf(schema, path)
    return {
      ...{ path, label, ...(hint && { hint }), isRequired: true, longest: 9 },
      control: { kind: 'text', inputMode: 'numeric', ...(unit && { unit }) },
      check: form => (outside(wholeFrom(form[path]), allowed) ? range(allowed) : null),
    }
  }
  const room = rangeOf(schema, 'quotaMegabytes')
  return [
    {
      id: 'kinds',
      title: 'admin.uploads.kinds',
      fields: kinds.flatMap((kind): EditField<UploadForm>[] => [
        {
          ...{ path: `takes.${kind}`, label: kindTexts[kind].takes, hint: kindTexts[kind].hint },
          control: { kind: 'switch' },
          ...(kind === 'picture' && {
            warn: ({ takes }: UploadForm) =>
              Object.values(takes).includes(true) ? null : ('admin.uploads.takesNothing' as const),
          }),
        },
        {
          ...number(
            `${kind}Megabytes`,
            kindTexts[kind].most,
            kind === 'video' ? 'admin.uploads.most.hint' : null,
            'MB',
          ),
          isReadOnly: ({ takes }) => !takes[kind],
        },
      ]),
    },
    {
      id: 'pictures',
      title: 'admin.uploads.pictures',
      fields: [
        number('leastPictureWidth', 'admin.uploads.leastWidth', 'admin.uploads.least.hint', 'px'),
        number('leastPictureHeight', 'admin.uploads.leastHeight', 'admin.uploads.least.hint', 'px'),
      ],
    },
    {
      id: 'room',
      title: 'admin.uploads.room',
      fields: [
        {
          ...{ path: 'gigabytes', label: 'admin.uploads.gigabytes', hint: 'admin.uploads.gigabytes.hint' },
          ...{ isRequired: true, longest: 10 },
          control: { kind: 'text', inputMode: 'decimal', unit: 'GB' },
          check: ({ gigabytes }) =>
            outside(megabytesFrom(gigabytes), room)
              ? range({ minimum: room.minimum / MEGABYTES, maximum: room.maximum / MEGABYTES })
              : null,
        },
      ],
    },
    {
      id: 'programs',
      title: 'admin.uploads.programs',
      fields: [
        number('filesPerRequest', 'admin.uploads.filesPerRequest', 'admin.uploads.filesPerRequest.hint'),
        {
          ...{ path: 'uploadPath', label: 'admin.uploads.path', hint: 'admin.uploads.path.hint', longest: 200 },
          check: ({ uploadPath }) => (isPath(uploadPath.trim()) ? null : 'admin.uploads.path.wrong'),
        },
      ],
    },
  ]
}

/** Whether the server may take files there besides the documented path; empty: nowhere else. */
const isPath = (path: string): boolean => /^$|^\/api(\/[\w-]+)+$/.test(path)
