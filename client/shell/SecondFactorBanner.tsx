import { FormattedDate, FormattedMessage } from 'react-intl'
import { useKeepSecondFactor } from '../domains/accounts/mutations/useKeepSecondFactor.ts'
import style from './ActingBanner.module.css'

/** Says above every page that the person's second factor is to be switched off, and lets them keep it. */
export function SecondFactorBanner({ endsAt }: { endsAt: string }) {
  const [keep, isKeeping] = useKeepSecondFactor()
  return (
    <section className={style.banner} role="status">
      <p>
        <FormattedMessage
          id="shell.secondFactor.text"
          values={{ date: <FormattedDate key="date" value={endsAt} dateStyle="medium" timeStyle="short" /> }}
        />
      </p>
      <button type="button" aria-busy={isKeeping || undefined} onClick={() => void keep()}>
        <FormattedMessage id="shell.secondFactor.keep" />
      </button>
    </section>
  )
}
