import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigation } from '../router/RouterContext.ts'
import style from './ProgressBar.module.css'

/** The bar is gone this long after the page is there. */
const fadeMilliseconds = 500
/** It would reach the end after this long, and waits near it for what takes longer. */
const fullMilliseconds = 3000
const stepMilliseconds = 150
const almostDone = 95

/** Runs along the top while a page is loading: yellow, red when it fails. It appears only for what takes a moment. */
export function ProgressBar() {
  const intl = useIntl()
  const { progress } = useNavigation()
  const [percent, setPercent] = useState(0)

  useEffect(() => {
    if (progress === 'loading') {
      const timer = setInterval(() => {
        const step = Math.random() * 2 * ((100 * stepMilliseconds) / fullMilliseconds)
        setPercent(before => Math.min(before + step, almostDone))
      }, stepMilliseconds)
      return () => clearInterval(timer)
    }
    setPercent(before => (before > 0 || progress === 'failed' ? 100 : 0))
    const timer = setTimeout(() => setPercent(0), fadeMilliseconds)
    return () => clearTimeout(timer)
  }, [progress])

  if (percent === 0) return null
  return (
    // A region of its own, for it stands outside of all landmarks.
    <div aria-live="polite">
      <div
        className={style.bar}
        role="progressbar"
        aria-label={intl.formatMessage({ id: 'ui.progress.label' })}
        data-failed={progress === 'failed' || undefined}
        style={{ transform: `scaleX(${percent / 100})`, opacity: percent === 100 ? 0 : 1 }}
      />
    </div>
  )
}
