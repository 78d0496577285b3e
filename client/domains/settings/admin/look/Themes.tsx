import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../../adminKit/edit/refusals.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import type { SectionValues } from '../../../../adminKit/settings/SectionEditor.tsx'
import { useRouter } from '../../../../router/RouterContext.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/Field.tsx'
import { TrashIcon } from '../../../../ui/pageIcons.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import style from './look.module.css'
import { type LookForm, lookFormOf, lookOfForm, themeEntries, type UsualColours } from './lookForm.ts'
import { useDeleteTheme } from './mutations/useDeleteTheme.ts'
import { useSaveTheme } from './mutations/useSaveTheme.ts'

export interface Theme {
  readonly key: string
  readonly name: string | null | undefined
  readonly values: unknown
}

const longest = 60
/** Of a theme these colours are shown. */
const shown = ['ground', 'ink', 'action', 'hall', 'court-yellow', 'foot'] as const

/** Looks to begin with, and those that were saved; taking one changes the form and nothing else. */
export function Themes({ themes, usual }: { themes: readonly Theme[]; usual: UsualColours }) {
  const intl = useIntl()
  const router = useRouter()
  const toasts = useToasts()
  const { values, setAll, isReadOnly } = useEditingContext<LookForm>()
  const [save, isSaving] = useSaveTheme()
  const [remove, isRemoving] = useDeleteTheme()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const titleOf = ({ key, name: own }: Theme): string =>
    own ??
    intl.formatMessage({
      id: key === 'bakery' ? 'look.theme.bakery' : key === 'clinic' ? 'look.theme.clinic' : 'look.theme.hall',
    })
  const keep = async () => {
    if (name.trim() === '') return setProblem(intl.formatMessage({ id: 'edit.missing' }))
    const { logo: _logo, logoDark: _logoDark, favicon: _favicon, ...theme } = lookOfForm(values, usual)
    const { isDone, refusals } = await save({ name, values: theme })
    const [refused] = refusals
    setProblem(refused ? wordsOf(refusalMessage(refused.code), intl) : null)
    if (!isDone) return
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'look.theme.saved' }, { name }) })
    setName('')
    router.reload()
  }
  const drop = async (theme: Theme) => {
    const { isDone } = await remove({ key: theme.key })
    if (isDone) toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'look.theme.deleted' }) })
    router.reload()
  }
  return (
    <div className={style.themes}>
      <ul>
        {themes.map(theme => {
          const { light, displayFont, radius } = lookFormOf(theme.values as SectionValues, usual)
          return (
            <li key={theme.key}>
              <button
                type="button"
                className={style.theme}
                disabled={isReadOnly}
                onClick={() => setAll(themeEntries(theme.values as SectionValues, usual))}
                style={{ borderRadius: `${Math.round((Number(radius) * 4) / 3)}px` }}
              >
                <span className={style.chips} style={{ background: light.ground }}>
                  {shown.map(colour => (
                    <span key={colour} style={{ background: light[colour] }} />
                  ))}
                </span>
                <span className={style.themeName} data-font={displayFont}>
                  {titleOf(theme)}
                </span>
              </button>
              {theme.name != null && !isReadOnly && (
                <IconButton
                  label={intl.formatMessage({ id: 'look.theme.delete' }, { name: theme.name })}
                  disabled={isRemoving}
                  onClick={() => void drop(theme)}
                >
                  <TrashIcon size={18} />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
      {!isReadOnly && (
        <div className={style.keep}>
          <TextField
            label={<FormattedMessage id="look.theme.name" />}
            isOptional={false}
            value={name}
            maxLength={longest}
            error={problem}
            onChange={event => setName(event.target.value)}
          />
          <Button look="outline" size="small" isBusy={isSaving} onClick={() => void keep()}>
            <FormattedMessage id="look.theme.save" />
          </Button>
        </div>
      )}
    </div>
  )
}
