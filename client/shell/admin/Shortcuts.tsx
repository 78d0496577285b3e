import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import style from '../../adminKit/list/KeysDialog.module.css'
import { areKeysOn, FrameKeysContext, setKeysOn, useKeysOn } from '../../adminKit/list/keyChoice.ts'
import { isElsewhere } from '../../adminKit/list/useRowKeys.ts'
import { isOpenTo } from '../../adminKit/routes.ts'
import { usePlace, useRouter, useSite } from '../../router/RouterContext.ts'
import { Switch } from '../../ui/Choices.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useViewer } from '../../viewer/Viewer.tsx'
import { startedActions } from './finder/actions.ts'
import { goKeys, newKeys } from './keys.ts'
import { pagesFor } from './Navigation.tsx'

/** How long the second of two keys is waited for. */
const secondKeyMilliseconds = 1_500

/** Keys that lead through the admin centre: G and a letter goes, N makes anew, ? shows all of them. Never while somebody
 *  types, and not where they are switched off. */
export function Shortcuts({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { path } = usePlace()
  const viewer = useViewer()
  const { off } = useSite()
  const [isShown, setShown] = useState(false)
  const goesUntil = useRef(0)
  const pages = pagesFor(viewer, off)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (isElsewhere(event.target) || !areKeysOn()) return
    const goes = event.timeStamp < goesUntil.current
    goesUntil.current = 0
    if (event.key === '?') {
      event.preventDefault()
      return setShown(true)
    }
    const to = goes ? goKeys[event.key.toLowerCase()] : undefined
    if (to && pages.some(page => page.path === to)) {
      event.preventDefault()
      return router.navigate(`/admincenter/${to}`)
    }
    if (event.key.toLowerCase() === 'g') goesUntil.current = event.timeStamp + secondKeyMilliseconds
    const made = event.key.toLowerCase() === 'n' ? newKeys[path.replace('/admincenter/', '')] : undefined
    const action = startedActions.find(each => each.path === made)
    if (action && isOpenTo(action.right, viewer)) {
      event.preventDefault()
      router.navigate(`/admincenter/${action.path}`)
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <FrameKeysContext value={<FrameKeys />}>
      {children}
      <Dialog isOpen={isShown} onClose={() => setShown(false)} title={<FormattedMessage id="kit.keys.title" />}>
        <FrameKeys isAlone />
      </Dialog>
    </FrameKeysContext>
  )
}

/** The keys of the frame; with those that lists say themselves where there is none (`isAlone`). */
export function FrameKeys({ isAlone = false }: { isAlone?: boolean }) {
  const isOn = useKeysOn()
  const pages = pagesFor(useViewer(), useSite().off)
  return (
    <>
      <dl className={style.keys}>
        {Object.entries(goKeys).map(([letter, path]) => {
          const page = pages.find(each => each.path === path)
          return (
            page && (
              <div key={letter}>
                <dt>
                  <kbd>G</kbd>
                  <kbd>{letter.toUpperCase()}</kbd>
                </dt>
                <dd>
                  <FormattedMessage id={page.navigation.title} />
                </dd>
              </div>
            )
          )
        })}
        <div>
          <dt>
            <kbd>N</kbd>
          </dt>
          <dd>
            <FormattedMessage id="admin.shell.keys.new" />
          </dd>
        </div>
        {isAlone && (
          <div>
            <dt>
              <kbd>
                <FormattedMessage id="kit.keys.control" />
              </kbd>
              <kbd>K</kbd>
            </dt>
            <dd>
              <FormattedMessage id="kit.keys.find" />
            </dd>
          </div>
        )}
      </dl>
      <Switch
        label={<FormattedMessage id="admin.shell.keys.on" />}
        checked={isOn}
        onChange={event => setKeysOn(event.target.checked)}
      />
    </>
  )
}
