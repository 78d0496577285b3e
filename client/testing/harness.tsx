import { MantineProvider } from '@mantine/core'
import { act, render, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react'
import { RawIntlProvider } from 'react-intl'
import { RelayEnvironmentProvider } from 'react-relay'
import { createShopIntl } from '../intl/createShopIntl.ts'
import { type LoadedPage, type Loading, loadPage } from '../router/loadPage.ts'
import { placeOf, urlOf } from '../router/place.ts'
import { type LeaveGuard, NavigationContext, type Router, RouterContext } from '../router/RouterContext.ts'
import { StaticRouter } from '../router/RouterProvider.tsx'
import { definePage, type LayoutName, type PageRoute, type RoutePlace } from '../router/route.ts'
import { adminTexts } from '../texts/admin.ts'
import { siteTexts } from '../texts/site.ts'
import { ToastProvider, type Toasts, useToasts } from '../ui/Toasts.tsx'
import { mantineTheme } from '../ui/theme/mantineTheme.ts'
import { type AnsweringEnvironment, type Answers, answering } from './answers.ts'
import { allTexts } from './texts.ts'
import { usualSite } from './usualSite.ts'

const origin = 'https://shop.example'
/** As east of Greenwich as the shops of those who write the tests. */
const timeZone = 'Europe/Berlin'

export interface Options {
  /** The address with its language: `/admincenter/orders?tab=open`, `/en/cart`. */
  address?: string
  /** By the name of the operation. */
  answers?: Answers
  /** What stands around a page: whoever looks at it. */
  around?: (page: ReactElement) => ReactElement
}

export interface Shown {
  user: UserEvent
  environment: AnsweringEnvironment
  /** The addresses that were gone to, in order. A guard that says no keeps them out. */
  navigations: readonly string[]
  /** Asks the guards as leaving the page does: true where all let go. */
  mayLeave: () => Promise<boolean>
  /** Shows what was gone to last, where it is another state of the same page; else going is only noted. */
  arrive: () => Promise<void>
}

interface Frame {
  router: Router
  navigations: string[]
  mayLeave: () => Promise<boolean>
}

function recordingRouter(): Frame {
  const guards = new Set<LeaveGuard>()
  const navigations: string[] = []
  const mayLeave = async () => {
    for (const guard of guards) if (!(await guard())) return false
    return true
  }
  return {
    navigations,
    mayLeave,
    router: {
      navigate: address => {
        void mayLeave().then(isFree => isFree && navigations.push(address))
      },
      rename: address => {
        navigations.push(`(rename) ${address}`)
      },
      reload: () => {
        navigations.push('(reload)')
      },
      guardLeaving: guard => {
        guards.add(guard)
        return () => guards.delete(guard)
      },
    },
  }
}

/** What draws messages is loaded with the first one, which is not what tests wait for: here it is the harness's own. */
let hasLoadedMessages = false
let toasts: Toasts
function Messages() {
  toasts = useToasts()
  return null
}

const nothing = definePage({ Component: () => null })
const emptyLayout = { Layout: ({ children }: { children: ReactNode }) => children }
const layouts = Object.fromEntries(
  (['shop', 'checkout', 'bare', 'admin'] satisfies LayoutName[]).map(name => [
    name,
    { load: async () => emptyLayout, queries: [], texts: [] },
  ]),
) as unknown as Loading['layouts']

async function shownAt(address: string, environment: AnsweringEnvironment, route: PageRoute): Promise<LoadedPage> {
  const place = placeOf(new URL(address, origin))
  const loading: Loading = {
    environment,
    texts: {},
    textLoaders: { ...siteTexts, ...adminTexts },
    routes: [route],
    layouts,
    notFoundPage: async () => ({ page: nothing }),
    mayEnter: () => true,
    framed: new Set(),
  }
  const loaded = await loadPage(loading, place)
  if (loaded.kind === 'redirect') throw new Error(`${address} leads on to ${loaded.address}`)
  return loaded
}

interface ShowingProps {
  first: LoadedPage
  router: Router
  /** Is given what shows another state of the page. */
  onShow: (show: (next: LoadedPage) => void) => void
  children: (shown: LoadedPage) => ReactNode
}

/** The contexts of the router, at what is shown. */
function Showing({ first, router, onShow, children }: ShowingProps) {
  const [shown, setShown] = useState(first)
  useEffect(() => onShow(setShown), [onShow])
  return (
    <RouterContext value={router}>
      <NavigationContext value={{ progress: 'idle', to: null, failure: null }}>
        <StaticRouter shown={shown} origin={origin} site={usualSite}>
          {children(shown)}
        </StaticRouter>
      </NavigationContext>
    </RouterContext>
  )
}

async function show(ui: (shown: LoadedPage) => ReactElement, route: PageRoute, options: Options): Promise<Shown> {
  const environment = answering(options.answers ?? {})
  const { router, navigations, mayLeave } = recordingRouter()
  let present = await shownAt(options.address ?? '/', environment, route)
  let showNext: (next: LoadedPage) => void = () => {}
  const arrive = () =>
    act(async () => {
      const last = navigations.at(-1) ?? '(reload)'
      present = await shownAt(last === '(reload)' ? urlOf(present.place) : last, environment, route)
      showNext(present)
    })
  const first = present
  const { language } = first.place
  const user = userEvent.setup()
  await act(async () => {
    render(
      <RelayEnvironmentProvider environment={environment.relay}>
        <RawIntlProvider value={createShopIntl(language, allTexts[language], timeZone)}>
          <MantineProvider theme={mantineTheme} env="test">
            <Showing
              first={first}
              router={router}
              onShow={next => {
                showNext = next
              }}
            >
              {shown => (
                <ToastProvider>
                  <Messages />
                  <Suspense fallback={<p>waiting</p>}>{ui(shown)}</Suspense>
                </ToastProvider>
              )}
            </Showing>
          </MantineProvider>
        </RawIntlProvider>
      </RelayEnvironmentProvider>,
    )
  })
  if (!hasLoadedMessages) {
    await act(async () => toasts.tellFailure(new Error('the first message')))
    // Pages have articles of their own.
    await waitFor(() => {
      if (!document.querySelector('article[data-kind="failure"]')) throw new Error('no message yet')
    })
    await act(async () => toasts.tellFailure(null))
    hasLoadedMessages = true
  }
  return { user, environment, navigations, mayLeave, arrive }
}

const anywhere: PageRoute = { path: '*', layout: 'bare', page: async () => ({ page: nothing }), isPersonal: true }

/** Shows a component under all that the product puts above it, in the language and at the place of the address. */
export const renderPart = (ui: ReactElement, options: Options = {}): Promise<Shown> => show(() => ui, anywhere, options)

/** Loads a page through the product's own loading, by its route, and shows it without its layout. */
export function renderPage(route: PageRoute, options: Options & { address: string }): Promise<Shown> {
  // The branch of the admin centre names its pages relative to itself.
  const isBelow = options.address.replace(/^\/en/, '').startsWith('/admincenter')
  const whole: PageRoute = isBelow ? { ...route, path: `admincenter/${route.path}` } : route
  return show(
    shown => {
      const { Component } = shown.page
      const page = <Component query={shown.query as never} place={shown.place as RoutePlace as never} />
      return options.around ? options.around(page) : page
    },
    whole,
    options,
  )
}
