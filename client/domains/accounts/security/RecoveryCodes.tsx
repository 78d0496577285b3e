import { FormattedMessage, useIntl } from 'react-intl'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DownloadIcon } from '../../../ui/pageIcons.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import style from './Security.module.css'

/** The ten codes, which are shown this once: to be copied, saved or printed. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const intl = useIntl()
  const { tell, tellFailure } = useToasts()
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      tell({ kind: 'success', title: intl.formatMessage({ id: 'account.security.codes.copied' }) })
    } catch (error) {
      tellFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }
  return (
    <section className={style.codes} aria-labelledby="recovery-codes">
      <h3 id="recovery-codes" tabIndex={-1} ref={focusOnce}>
        <FormattedMessage id="account.security.codes.title" />
      </h3>
      <Notice tone="warn">
        <FormattedMessage id="account.security.codes.once" />
      </Notice>
      <ol className={style.codeList}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={style.actions}>
        <Button look="quiet" size="small" onClick={copy}>
          <FormattedMessage id="account.security.codes.copy" />
        </Button>
        <Button look="quiet" size="small" icon={<DownloadIcon size={18} />} onClick={() => save(text)}>
          <FormattedMessage id="account.security.codes.save" />
        </Button>
        <Button look="quiet" size="small" onClick={() => print()}>
          <FormattedMessage id="account.security.codes.print" />
        </Button>
        <Button size="small" onClick={onKept}>
          <FormattedMessage id="account.security.codes.kept" />
        </Button>
      </div>
    </section>
  )
}

function save(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** What was just made is what is read next. */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus()
}
