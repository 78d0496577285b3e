import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { type KeyboardEvent, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { isOpenTo } from '../../../adminKit/routes.ts'
import { useSite } from '../../../router/RouterContext.ts'
import { Boundary } from '../../../ui/Boundary.tsx'
import { Corner } from '../../../ui/Corner.tsx'
import { PenIcon, SearchIcon } from '../../../ui/icons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { pagesFor } from '../Navigation.tsx'
import { foundWays, waysFor } from '../ways.ts'
import { startedActions } from './actions.ts'
import style from './Finder.module.css'
import { FoundSettings } from './FoundSettings.tsx'
import { FoundThings } from './FoundThings.tsx'
import { Group, Hit } from './hits.tsx'
import { RecentThings } from './RecentThings.tsx'

/** How long somebody may pause while typing before things are looked for. */
const typingMilliseconds = 250
/** Fewer letters say too little. */
const fewestLetters = 2
/** More the lists do not look for. */
const longestSearch = 100

/** Finds pages, settings, things of every kind, as far as somebody reads them, and what can be begun; and goes there. What
 *  was opened last comes first while nothing is typed. Opens whenever `wanted` rises. */
export default function Finder({ wanted }: { wanted: number }) {
  const intl = useIntl()
  const [words, setWords] = useState('')
  const [settled] = useDebouncedValue(words.trim(), typingMilliseconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens each time that it is wanted
  useEffect(() => spotlight.open(), [wanted])
  const { mayRead } = useViewer()
  const here = useHere(words.trim())
  const isSought = settled.length >= fewestLetters && words.trim() !== ''
  const label = intl.formatMessage({ id: 'admin.shell.search' })
  return (
    <Spotlight.Root
      query={words}
      onQueryChange={setWords}
      shortcut={null}
      // Its lock of the page behind is a style element that the policy refuses.
      lockScroll={false}
      scrollable
      maxHeight="60dvh"
      title={label}
      overlayProps={{ backgroundOpacity: 0.52, blur: 0 }}
      classNames={style}
    >
      <Spotlight.Search
        aria-label={label}
        placeholder={label}
        leftSection={<SearchIcon size={20} />}
        maxLength={longestSearch}
        onKeyDown={goToFirst}
      />
      <Spotlight.ActionsList>
        {words.trim() === '' && (
          // Without it everything is found all the same.
          <Boundary resetKey={wanted} fallback={() => null}>
            <Suspense>
              <RecentThings asked={wanted} />
            </Suspense>
          </Boundary>
        )}
        {here.pages.length > 0 && (
          <Group title="admin.finder.pages">
            {here.pages.map(({ path, icon: Icon, title }) => (
              <Hit key={path} label={title} to={`/admincenter/${path}`} icon={<Icon size={20} />} />
            ))}
          </Group>
        )}
        {here.actions.length > 0 && (
          <Group title="admin.finder.actions">
            {here.actions.map(({ path, title }) => (
              <Hit key={path} label={title} to={`/admincenter/${path}`} icon={<PenIcon size={20} />} />
            ))}
          </Group>
        )}
        {isSought && (
          <Corner key={settled}>
            {attempt => (
              <>
                {mayRead('SETTINGS') && <FoundSettings words={settled} attempt={attempt} />}
                <FoundThings words={settled} attempt={attempt} others={here.pages.length + here.actions.length} />
              </>
            )}
          </Corner>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

/** Goes to the first of what was found where none was chosen with the arrow keys, so that Enter alone does. */
function goToFirst(event: KeyboardEvent<HTMLInputElement>): void {
  const dialog = event.currentTarget.closest('[role="dialog"]')
  if (event.key !== 'Enter' || !dialog || dialog.querySelector('[data-selected]')) return
  event.preventDefault()
  dialog.querySelector<HTMLElement>('[data-action]')?.click()
}

/** The pages and beginnings whose titles hold the words, first those that begin with them; nothing is asked for. */
function useHere(words: string) {
  const intl = useIntl()
  const viewer = useViewer()
  const { off } = useSite()
  const plain = (text: string) => text.toLocaleLowerCase(intl.locale)
  const begins = ({ title }: { title: string }) => Number(plain(title).startsWith(plain(words)))
  const fitting = <Titled extends { title: string }>(all: readonly Titled[]): Titled[] =>
    all.filter(({ title }) => plain(title).includes(plain(words))).toSorted((one, other) => begins(other) - begins(one))
  const listed = pagesFor(viewer, off)
  // While nothing is typed the navigation's own pages are enough.
  const others = words === '' ? [] : waysFor(listed, foundWays)
  const pages = [...listed.map(({ path, navigation }) => ({ path, ...navigation })), ...others].map(
    ({ path, title, icon }) => ({ path, icon, title: intl.formatMessage({ id: title }) }),
  )
  const actions = startedActions
    .filter(({ right, component }) => isOpenTo(right, viewer) && !(component && off.includes(component)))
    .map(({ path, title }) => ({ path, title: intl.formatMessage({ id: title }) }))
  return { pages: fitting(pages), actions: fitting(actions) }
}
