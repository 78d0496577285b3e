import { FormattedDate, FormattedMessage } from 'react-intl'
import { useAcknowledgeSecondFactorReset } from '../domains/accounts/mutations/useAcknowledgeSecondFactorReset.ts'
import { useKeepSecondFactor } from '../domains/accounts/mutations/useKeepSecondFactor.ts'
import style from './ActingBanner.module.css'

/** Says above every page that the person's second factor is to be switched off, and lets them keep it; or that it was,
 *  until they took note. */
export function SecondFactorBanner({ endsAt }: { endsAt: string }) {
  const [keep, isKeeping] = useKeepSecondFactor()
  const [acknowledge, isAcknowledging] = useAcknowledgeSecondFactorReset()
  const isGone = Date.parse(endsAt) <= Date.now()
  return (
    <section className={style.banner} role="status">
      <p>
        <FormattedMessage
          id="shell.secondFactor.text"
          values={{
            isGone: String(isGone),
            date: <FormattedDate key="date" value={endsAt} dateStyle="medium" timeStyle="short" />,
          }}
        />
      </p>
      <button
        type="button"
        aria-busy={isKeeping || isAcknowledging || undefined}
        onClick={() => void (isGone ? acknowledge() : keep())}
      >
        <FormattedMessage id={isGone ? 'ui.dialog.close' : 'shell.secondFactor.keep'} />
      </button>
    </section>
  )
}
