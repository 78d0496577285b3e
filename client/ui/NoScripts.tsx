import { FormattedMessage } from 'react-intl'
import style from './parts.module.css'

/** Says why there is nothing to choose and nothing to fill in, where scripts are missing: `base.css` hides what is dead. */
export function NoScripts() {
  return (
    <noscript>
      <p className={style.noScripts}>
        <FormattedMessage id="ui.noScripts" />
      </p>
    </noscript>
  )
}
