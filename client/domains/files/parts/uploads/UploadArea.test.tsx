import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Variables } from 'relay-runtime'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPart } from '../../../../testing/harness.tsx'
import type { PixelSize } from './entries.ts'
import { UploadArea } from './UploadArea.tsx'

interface Sent {
  readonly file: File
  readonly options: {
    readonly uploadUrl: string | null
    readonly headers: Record<string, string>
    onUploadUrlAvailable(): void
    onProgress(sent: number, all: number): void
    onSuccess(): void
    onError(error: Error): void
  }
  url: string | null
  isAborted: boolean
}

/** The uploads that were begun; the tests say how they go on. */
const sent = vi.hoisted((): Sent[] => [])
vi.mock('tus-js-client', () => ({
  Upload: class implements Sent {
    url: string | null = null
    isAborted = false
    readonly file: File
    readonly options: Sent['options']
    constructor(file: File, options: Sent['options']) {
      this.file = file
      this.options = options
    }
    start() {
      sent.push(this)
    }
    abort() {
      this.isAborted = true
    }
  },
}))
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  )
})

const rules = {
  limits: [
    { kind: 'PICTURE', extensions: ['jpg', 'png'], bytes: 1_000_000 },
    { kind: 'DOCUMENT', extensions: ['pdf'], bytes: 500_000 },
  ],
  quota: { total: 20_000_000_000, used: 1_200_000_000 },
}

/** Makes a file of what has arrived, unless `payload` says otherwise. */
const finishing =
  (payload: object = {}) =>
  ({ input }: Variables) => ({
    Mutation: () => ({
      finishUpload: { isNew: true, file: { id: `File ${input.uploadId}`, name: 'a.pdf' }, errors: [], ...payload },
    }),
  })
const finished = (payload: object = {}): Answers => ({ finishUploadMutation: finishing(payload) })

const duplicate = {
  file: null,
  errors: [{ __typename: 'FileDuplicate', code: 'FILE_DUPLICATE', existing: { id: 'F', name: 'alt.pdf' } }],
}

type Given = {
  answers?: Answers
  address?: string
  minimum?: PixelSize
  leastOfAll?: PixelSize
  allowedExtensions?: string[]
}

async function open({ answers = finished(), address = '/', leastOfAll, ...props }: Given = {}) {
  const uploaded: string[] = []
  const shown = await renderPart(
    <UploadArea
      rules={{ ...rules, minimum: leastOfAll }}
      place="test"
      onUploaded={({ id }) => uploaded.push(id)}
      tags={['Trikot']}
      {...props}
    />,
    { address, answers },
  )
  const button = screen.getByRole('button', { name: /^(Dateien wählen|Choose files)$/ })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]:not([hidden])')!
  const area = button.closest<HTMLElement>('[role="presentation"]')!
  const entries = () => screen.queryAllByRole('listitem').map(item => item.textContent)
  return { ...shown, uploaded, input, area, entries }
}

const file = (name: string, type = 'application/pdf') => new File(['data'], name, { type })

function drop(area: HTMLElement, files: readonly File[]) {
  const items = files.map(each => ({ kind: 'file', type: each.type, getAsFile: () => each }))
  fireEvent.drop(area, { dataTransfer: { files, items, types: ['Files'] } })
}

async function arrive(at: number) {
  await waitFor(() => expect(sent.length).toBeGreaterThan(at))
  await happen(at, ({ options }) => {
    options.onProgress(4, 4)
    options.onSuccess()
  })
}

/** Lets an upload know where it arrives, and go on. */
const happen = (at: number, then: (upload: Sent) => void = () => {}, url = String(at)) =>
  act(async () => {
    const upload = sent[at]!
    upload.url = `http://localhost/api/v0/uploads/${url}`
    upload.options.onUploadUrlAvailable()
    then(upload)
  })

describe('a file', () => {
  test('goes through its states and is handed over', async () => {
    const { area, entries, uploaded, environment } = await open()
    drop(area, [file('a.pdf')])
    await waitFor(() => expect(entries()).toEqual(['a.pdf1\u00A0KB · wird hochgeladen: 0 %']))
    await happen(0, ({ options }) => options.onProgress(1, 4))
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'a.pdf' })).toHaveProperty('value', 25))
    expect(sent[0]!.options.headers).toEqual({ 'x-admin-centre': '1' })
    await arrive(0)
    await waitFor(() => expect(screen.getByText('Eine Datei hochgeladen')).toBeTruthy())
    expect([entries(), uploaded]).toEqual([[], ['File 0']])
    expect(environment.asked).toEqual([
      {
        name: 'finishUploadMutation',
        variables: {
          input: { uploadId: '0', tags: ['Trikot'], onDuplicate: 'REFUSE', extensions: null, minimum: null },
        },
      },
    ])
  })

  test.each([
    ['is chosen', async ({ user, input }: Awaited<ReturnType<typeof open>>) => user.upload(input, file('a.pdf'))],
    ['is pasted', async () => void fireEvent.paste(document.body, { clipboardData: { files: [file('a.pdf')] } })],
  ])('is taken that %s', async (_label, bring) => {
    const shown = await open()
    await bring(shown)
    await waitFor(() => expect(sent.map(each => each.file.name)).toEqual(['a.pdf']))
  })

  test('can be cancelled while it is sent; the server forgets it', async () => {
    const { user, area, entries } = await open()
    drop(area, [file('a.pdf')])
    await waitFor(() => expect(sent).toHaveLength(1))
    await happen(0, undefined, '7')
    await user.click(screen.getByRole('button', { name: 'a.pdf nicht hochladen' }))
    expect([entries(), sent[0]!.isAborted]).toEqual([[], true])
    expect(vi.mocked(fetch).mock.calls).toEqual([
      ['/api/v0/uploads/7', { method: 'DELETE', headers: { 'x-admin-centre': '1', 'tus-resumable': '1.0.0' } }],
    ])
  })

  test('whose connection is lost goes on when it is back, where it broke off', async () => {
    const { area, entries, uploaded } = await open()
    drop(area, [file('a.pdf')])
    await waitFor(() => expect(sent).toHaveLength(1))
    await happen(0, ({ options }) => options.onError(new Error('the connection broke')), '7')
    await waitFor(() => expect(entries()[0]).toContain('keine Verbindung, geht von selbst weiter'))
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]!.options.uploadUrl).toBe('/api/v0/uploads/7')
    await arrive(1)
    await waitFor(() => expect(uploaded).toEqual(['File 1']))
  })

  test('that the server fails to finish goes on when somebody tries again', async () => {
    let fails = true
    const { user, area, entries, uploaded } = await open({
      answers: {
        finishUploadMutation: variables => (fails ? refusedBy(500) : finishing()(variables)),
      },
    })
    drop(area, [file('a.pdf')])
    await arrive(0)
    await waitFor(() => expect(entries()[0]).toContain('keine Verbindung'))
    fails = false
    await user.click(screen.getByRole('button', { name: 'erneut versuchen' }))
    await arrive(1)
    await waitFor(() => expect(uploaded).toEqual(['File 1']))
  })
})

describe('what is not taken', () => {
  test.each([
    ['/', 'Eine Datei wurde nicht übernommen:', 'a.exe: Falscher Dateityp'],
    ['/en', 'One file was not taken:', 'a.exe: Wrong file type'],
  ])('is said at %s, and nothing is sent', async (address, title, sentence) => {
    const { user, area, entries } = await open({ address })
    drop(area, [file('a.exe', '')])
    const notice = await screen.findByRole('alert')
    expect([within(notice).getByText(title).tagName, entries()]).toEqual(['STRONG', [sentence]])
    await user.click(within(notice).getByRole('button'))
    expect([screen.queryByRole('alert'), sent]).toEqual([null, []])
  })

  test('is one notice for many, which names eight', async () => {
    const { area, entries } = await open()
    drop(
      area,
      Array.from({ length: 11 }, (_, at) => file(`${at}.exe`, '')),
    )
    await screen.findByText('11 Dateien wurden nicht übernommen:')
    expect([entries().length, entries().at(-1)]).toEqual([9, 'und 3 weitere'])
  })

  test('by the server is said, too', async () => {
    const errors = [
      {
        __typename: 'ImageTooSmall',
        code: 'IMAGE_TOO_SMALL',
        width: 10,
        height: 20,
        leastWidth: 800,
        leastHeight: 600,
      },
    ]
    const { area, entries } = await open({ answers: finished({ file: null, errors }) })
    drop(area, [file('a.pdf')])
    await arrive(0)
    await screen.findByRole('alert')
    expect(entries()).toEqual(['a.pdf: Auflösung zu klein ( aktuell: 10x20 benötigt mindestens: 800x600)'])
  })
})

describe('duplicates', () => {
  const answers: Answers = {
    finishUploadMutation: variables => finishing(variables.input.onDuplicate === 'REFUSE' ? duplicate : {})(variables),
  }

  test('one is offered beside its name', async () => {
    const { user, area, entries, environment } = await open({ answers })
    drop(area, [file('a.pdf')])
    await arrive(0)
    await waitFor(() => expect(entries()[0]).toContain('gibt es schon als alt.pdf'))
    await user.click(screen.getByRole('button', { name: 'vorhandene verwenden' }))
    await arrive(1)
    await waitFor(() => expect(entries()).toEqual([]))
    expect(environment.asked.map(({ variables }) => variables.input.onDuplicate)).toEqual(['REFUSE', 'USE_EXISTING'])
  })

  test('several are asked about at once', async () => {
    const { user, area, entries, uploaded } = await open({ answers })
    drop(area, [file('a.pdf'), file('b.pdf')])
    await arrive(0)
    await arrive(1)
    const notice = await screen.findByRole('alert')
    expect(within(notice).getByText('2 Dateien gibt es in der Dateiverwaltung schon.').tagName).toBe('STRONG')
    await user.click(within(notice).getByRole('button', { name: 'trotzdem hochladen' }))
    await arrive(2)
    await arrive(3)
    await waitFor(() => expect([entries(), uploaded.length]).toEqual([[], 2]))
  })
})

test('all that the library takes is said by kinds', async () => {
  await open()
  expect(screen.getByText('Bilder bis 1 MB · Dokumente bis 500 KB').tagName).toBe('P')
})

test('what is taken is said beside the button, and how much room there is', async () => {
  await open({
    minimum: { width: 800, height: 1 },
    leastOfAll: { width: 200, height: 600 },
    allowedExtensions: ['png'],
  })
  const button = screen.getByRole('button', { name: 'Dateien wählen' })
  const limits = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(limits?.textContent).toBe('PNG bis 1\u00A0MB · Bilder mindestens 800 × 600 Pixel')
  expect(screen.getByRole('meter', { name: 'Speicherplatz' }).getAttribute('aria-valuetext')).toBe(
    '1,2\u00A0GB von 20\u00A0GB belegt',
  )
})
