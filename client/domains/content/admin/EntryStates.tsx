import { FormattedMessage } from 'react-intl'
import { Status } from '../../../ui/Badge.tsx'
import { stateOf } from './entryWords.ts'
import style from './pages.module.css'

export interface EntryStatesProps {
  languages: readonly { readonly language: string; readonly state: string }[]
}

/** The state of an entry in both languages; once, where it is the same. */
export function EntryStates({ languages }: EntryStatesProps) {
  const [first] = languages
  if (!first) return null
  const isSame = languages.every(({ state }) => state === first.state)
  return (
    <span className={style.states}>
      {(isSame ? [first] : languages).map(({ language, state }) => {
        const { text, tone, isHollow } = stateOf(state)
        return (
          <Status key={language} tone={tone} isHollow={isHollow}>
            {!isSame && <span className={style.stateLanguage}>{language.toUpperCase()}</span>}
            <FormattedMessage id={text} />
          </Status>
        )
      })}
    </span>
  )
}
