import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { TemplateForm } from './templateForm.ts'
import style from './vouchers.module.css'

/** How long nothing is typed before the paper is drawn anew, in milliseconds. */
const PAUSE = 500

const previewUrl = '/api/v0/shop/voucher/preview'

/** What the form would look like; what cannot be drawn yet, such as half a colour, is left to the server to refuse. */
const askedOf = ({ heading, text, accent, picture, isTransferable }: TemplateForm, language: string) => ({
  ...{ heading, text, accent: accent.trim(), image: picture?.id ?? null, transferable: isTransferable, language },
})

async function drawn(asked: object, format: 'pdf' | 'png', signal?: AbortSignal): Promise<Blob> {
  const answer = await fetch(previewUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...asked, format }),
    ...(signal && { signal }),
  })
  if (!answer.ok) throw new Error(`the preview was answered with ${answer.status}`)
  return answer.blob()
}

/** The paper as it would be printed, drawn while one types; and the PDF itself. */
export function TemplatePreview() {
  const intl = useIntl()
  const { values } = useEditingContext<TemplateForm>()
  const asked = JSON.stringify(askedOf(values, intl.locale.startsWith('de') ? 'de' : 'en'))
  const [paper, setPaper] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      drawn(JSON.parse(asked), 'png', controller.signal).then(
        blob => {
          setFailed(false)
          setPaper(URL.createObjectURL(blob))
        },
        () => setFailed(!controller.signal.aborted),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked])
  useEffect(() => () => URL.revokeObjectURL(paper ?? ''), [paper])
  const open = async () => {
    const blob = await drawn(JSON.parse(asked), 'pdf').then(
      found => found,
      () => null,
    )
    setFailed(blob === null)
    if (blob) window.open(URL.createObjectURL(blob), '_blank')
  }
  return (
    <Card title={<FormattedMessage id="admin.vouchers.preview" />}>
      <div className={style.preview}>
        {paper && (
          <img className={style.paper} src={paper} alt={intl.formatMessage({ id: 'admin.vouchers.previewAlt' })} />
        )}
        <p className={style.quiet} role="status">
          <FormattedMessage id={hasFailed ? 'admin.vouchers.previewFailed' : 'admin.vouchers.previewNote'} />
        </p>
        <div>
          <Button look="outline" size="small" onClick={() => void open()}>
            <FormattedMessage id="admin.vouchers.openPdf" />
          </Button>
        </div>
      </div>
    </Card>
  )
}
