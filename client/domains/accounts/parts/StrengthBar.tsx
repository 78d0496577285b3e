import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../intl/messageIds.ts'
import { leastStrength, passwordStrength, shortestPassword } from '../passwordStrength.ts'
import style from './StrengthBar.module.css'

const labels = [
  'accounts.strength.risky',
  'accounts.strength.guessable',
  'accounts.strength.weak',
  'accounts.strength.safe',
  'accounts.strength.secure',
] as const satisfies readonly MessageId[]

/** How strong a password is while it is typed: a bar of four parts and its word. Before that, what is asked of it. */
export function StrengthBar({ password }: { password: string }) {
  const score = passwordStrength(password)
  const isEnough = score >= leastStrength && [...password].length >= shortestPassword
  return (
    <div className={style.strength} data-score={password === '' ? undefined : score}>
      <div className={style.bar} aria-hidden="true">
        {[1, 2, 3, 4].map(part => (
          <span key={part} data-on={(password !== '' && part <= Math.max(1, score)) || undefined} />
        ))}
      </div>
      <div aria-live="polite">
        {password !== '' && (
          <strong className={style.word}>
            <FormattedMessage id={labels[score] ?? labels[0]} />
          </strong>
        )}{' '}
        {!isEnough && <FormattedMessage id="accounts.password.hint" values={{ count: shortestPassword }} />}
      </div>
    </div>
  )
}
