import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { linkStatesQuery } from '../../../../__generated__/linkStatesQuery.graphql.ts'
import { WarningIcon } from '../../../../ui/icons.tsx'
import style from './menus.module.css'
import { addressOf } from './menusForm.ts'

type State = 'right' | 'dead' | 'unpublished'

interface States {
  readonly known: ReadonlyMap<string, State>
  readonly want: (href: string) => void
}

const Context = createContext<States>({ known: new Map(), want: () => {} })

/** Typing has rested for so long. */
const restMilliseconds = 500

const query = graphql`
  query linkStatesQuery($hrefs: [String!]!) {
    brokenLinks(hrefs: $hrefs) {
      href
      isUnpublished
    }
  }
`

/** Asks where the links of the menus lead, all of them at once, and each address a single time. */
export function LinkStates({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment()
  const [known, setKnown] = useState<ReadonlyMap<string, State>>(new Map())
  const wanted = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = async () => {
    const hrefs = [...wanted.current]
    wanted.current.clear()
    const answer = await fetchQuery<linkStatesQuery>(environment, query, { hrefs })
      .toPromise()
      .catch((error: unknown) => {
        // Nothing is said of what is not known: it is no reason to keep anybody from working.
        if (error instanceof Error) return undefined
        throw error
      })
    if (!answer) return
    const broken = new Map(answer.brokenLinks.map(({ href, isUnpublished }) => [href, isUnpublished]))
    setKnown(before => {
      const next = new Map(before)
      for (const href of hrefs) {
        const isUnpublished = broken.get(href)
        next.set(href, isUnpublished === undefined ? 'right' : isUnpublished ? 'unpublished' : 'dead')
      }
      return next
    })
  }
  const want = (href: string) => {
    if (known.has(href)) return
    wanted.current.add(href)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void ask(), restMilliseconds)
  }
  return <Context value={{ known, want }}>{children}</Context>
}

/** Says that an address of the site leads nowhere. */
export function LinkNote({ typed }: { typed: string }) {
  const { known, want } = useContext(Context)
  const href = addressOf(typed)
  const isOwn = href.startsWith('/')
  const state = known.get(href)
  useEffect(() => {
    if (isOwn && state === undefined) want(href)
  })
  if (state !== 'dead' && state !== 'unpublished') return null
  return (
    <p className={style.broken}>
      <WarningIcon size={16} />
      <FormattedMessage
        id={state === 'dead' ? 'site.menus.link.dead' : 'site.menus.link.unpublished'}
        values={{ path: href }}
      />
    </p>
  )
}
