import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import type { FastifyRequest } from 'fastify'
import { Refused, refusal, refuse } from '../../../../kit/refusals.ts'
import {
  dropDraft,
  type KeptFile,
  keepDraft,
  noWishes,
  receiveFile,
  type UploadContext,
  type WholeDraft,
  type Wishes,
} from '../keepFile.ts'
import type { DuplicateChoice } from '../rules.ts'

/** Parts of a form besides its file, and how long each may be in bytes: more tags than a file has are no tags. */
const MOST_FIELDS = 10
const LONGEST_FIELD_BYTES = 20_000
const LONGEST_NAME_BYTES = 2_000

/** The path of the file in what is refused. */
const path = ['file']

/**
 * Takes the file of a form into the library as it arrives: one part is the file, `tags` holds a JSON list, before or behind it.
 * Refuses as `takeFile` and `receiveForm`.
 */
export const takeForm = (context: UploadContext, request: FastifyRequest): Promise<KeptFile> =>
  receiveForm(context, request, (draft, fields) => keepDraft(context, draft, wishesIn(fields), path))

/** The parts of a form besides its file, by name. */
export type FormFields = ReadonlyMap<string, string>

/**
 * Receives the file of a form as it arrives, and gives the whole of it to `use` with the other parts. Refuses as `receiveFile`,
 * and with INVALID_INPUT a form that is none or has too many parts. Of what is refused nothing stays.
 */
export async function receiveForm<Result>(
  context: UploadContext,
  request: FastifyRequest,
  use: (draft: WholeDraft, fields: FormFields) => Promise<Result>,
): Promise<Result> {
  const fields = new Map<string, string>()
  const drafts: Promise<WholeDraft>[] = []
  try {
    await readParts(request, {
      onField: (name, value) => fields.set(name, value),
      onFile: (filename, stream) => {
        const file = { filename, createReadStream: () => stream }
        // Whoever reads it hears that it broke off, which may happen before they begin.
        stream.on('error', () => stream.resume())
        drafts.push(receiveFile(context, file, { tags: [] }, path))
        // Whatever it says is heard below; the form is read to its end first.
        drafts.at(-1)!.catch(() => stream.resume())
      },
    })
    const [draft] = await Promise.all(drafts)
    if (!draft) return refuse('INVALID_INPUT', path, 'the form brings no file')
    return await use(draft, fields)
  } finally {
    for (const settled of await Promise.allSettled(drafts)) {
      if (settled.status === 'fulfilled') await dropDraft(context, settled.value.id)
    }
  }
}

type Parts = {
  onField(name: string, value: string): void
  onFile(filename: string, stream: NodeJS.ReadableStream): void
}

/** Reads a form part by part. Refuses with INVALID_INPUT what is none, breaks off, or has more parts than are asked for. */
async function readParts({ raw, headers }: FastifyRequest, { onField, onFile }: Parts): Promise<void> {
  let problem: Refused | null = null
  const no = (where: readonly string[], message: string) => {
    problem ??= new Refused([refusal('INVALID_INPUT', where, message)])
  }
  const parser = openParser(headers)
  parser.on('field', (name, value, { valueTruncated, nameTruncated }) => {
    if (nameTruncated || valueTruncated) no([name.slice(0, 100)], `has more than ${LONGEST_FIELD_BYTES} bytes`)
    else onField(name, value)
  })
  parser.on('file', (name, stream, { filename }) => onFile(filename ?? name, stream))
  parser.on('filesLimit', () => no(path, 'one form brings one file'))
  parser.on('fieldsLimit', () => no([], `a form has at most ${MOST_FIELDS} parts besides its file`))
  parser.on('partsLimit', () => no([], `a form has at most ${MOST_FIELDS + 1} parts`))
  try {
    await pipeline(raw, parser)
  } catch (error) {
    no([], 'The form is not complete.')
    if (problem && error instanceof Error) Object.assign(problem, { cause: error })
  }
  if (problem) throw problem
}

function openParser(headers: FastifyRequest['headers']): busboy.Busboy {
  const limits = {
    ...{ files: 1, fields: MOST_FIELDS, parts: MOST_FIELDS + 1, headerPairs: 20 },
    ...{ fieldSize: LONGEST_FIELD_BYTES, fieldNameSize: LONGEST_NAME_BYTES },
  }
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' })
  } catch (error) {
    if (error instanceof Error) refuse('INVALID_INPUT', [], 'The body is no form of several parts.')
    throw error
  }
}

/** What the form says of its file besides; what is not known is left alone, as other clients send more than is read. */
function wishesIn(fields: FormFields): Wishes {
  return {
    ...noWishes,
    tags: tagsIn(fields.get('tags')),
    onDuplicate: choiceIn(fields.get('duplicate')),
    isPublic: flagIn(fields.get('public')),
  }
}

function tagsIn(text: string | undefined): readonly string[] {
  if (text === undefined || text.trim() === '') return []
  const tags = jsonOf(text)
  if (Array.isArray(tags) && tags.every(tag => typeof tag === 'string')) return tags
  return refuse('INVALID_INPUT', ['tags'], 'is no JSON list of texts')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** What a duplicate is called on the documented paths. */
const choices = { refuse: 'refuse', use: 'useExisting', keep: 'keepBoth' } as const satisfies Record<
  string,
  DuplicateChoice
>

const choiceIn = (text = 'refuse') =>
  Object.hasOwn(choices, text)
    ? choices[text as keyof typeof choices]
    : refuse('INVALID_INPUT', ['duplicate'], `is one of ${Object.keys(choices).join(', ')}`)

const flagIn = (text = 'false'): boolean =>
  text === 'true' || text === 'false' ? text === 'true' : refuse('INVALID_INPUT', ['public'], 'is true or false')
