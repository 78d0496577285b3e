import { MantineProvider } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePlace } from '../../router/RouterContext.ts'
import type { LayoutProps, RoutePlace } from '../../router/route.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { MenuIcon } from '../../ui/icons.tsx'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { SchemeSwitch } from '../../ui/SchemeSwitch.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useColourScheme } from '../../ui/theme/colourScheme.ts'
import { mantineTheme, tokenVariables } from '../../ui/theme/mantineTheme.ts'
import { useShopName } from '../ShopLayout.tsx'
import './mantine.css'
import { ChangesProvider } from '../../adminKit/changes.tsx'
import { FailureTexts } from '../../adminKit/feedback/FailureTexts.tsx'
import style from './AdminLayout.module.css'
import { Bell } from './Bell.tsx'
import { useNoteOpened } from './finder/useNoteOpened.ts'
import { Navigation } from './Navigation.tsx'
import { QuickMenu } from './QuickMenu.tsx'
import { QuickSearch } from './QuickSearch.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { ViewerLinks } from './ViewerLinks.tsx'

/** The nonce of this page's policy, for the style elements that Mantine makes while it runs. */
const styleNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

/** The frame of the admin centre: areas on the left, greeting and ways out on top. Below 1024 pixels both are a drawer. */
export function Layout({ children }: LayoutProps) {
  const intl = useIntl()
  const place = usePlace()
  useNoteOpened()
  const shopName = useShopName()
  const scheme = useColourScheme() ?? 'light'
  // Open only at the place where it was opened, so going anywhere closes it.
  const [menuAt, setMenuAt] = useState<RoutePlace | null>(null)
  return (
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme={scheme}
      cssVariablesResolver={tokenVariables}
      getStyleNonce={styleNonce}
    >
      <ChangesProvider>
        <FailureTexts>
          <div className={style.frame}>
            <a href="#content" className="skip-link visually-hidden">
              <FormattedMessage id="shell.skip" />
            </a>
            <aside className={style.side} aria-label={intl.formatMessage({ id: 'admin.shell.title' })}>
              <Logo name={shopName} />
              <Navigation />
            </aside>
            <header className={style.bar}>
              <div className={style.barStart}>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.shell.menu' })}
                  aria-haspopup="dialog"
                  onClick={() => setMenuAt(place)}
                >
                  <MenuIcon />
                </IconButton>
                <Logo name={shopName} />
              </div>
              <QuickSearch className={style.search} />
              <ViewerLinks className={style.viewer} />
              <div className={style.quick}>
                <QuickMenu />
              </div>
              <Bell />
              <div className={style.switches}>
                <LanguageSwitch />
                <SchemeSwitch />
              </div>
            </header>
            <main id="content" className={style.content} tabIndex={-1}>
              <Shortcuts>{children}</Shortcuts>
            </main>
            <Drawer
              isOpen={menuAt === place}
              onClose={() => setMenuAt(null)}
              title={<FormattedMessage id="admin.shell.title" />}
            >
              <div className={style.drawer}>
                <Navigation />
                <ViewerLinks className={style.drawerViewer} />
                <div className={style.drawerSwitches}>
                  <LanguageSwitch />
                  <SchemeSwitch />
                </div>
              </div>
            </Drawer>
          </div>
        </FailureTexts>
      </ChangesProvider>
    </MantineProvider>
  )
}

/** The frame while the page's code is on its way: rows where rows will be, and a word for browsers without scripts. */
export function Waiting() {
  const shopName = useShopName()
  return (
    <div className={style.frame}>
      <div className={style.side}>
        <Logo name={shopName} />
      </div>
      <div className={style.bar} />
      <main className={style.content} aria-busy="true">
        <p className="visually-hidden" role="status">
          <FormattedMessage id="ui.progress.label" />
        </p>
        <noscript>
          <p>
            <FormattedMessage id="admin.shell.needsScripts" />
          </p>
        </noscript>
        <Skeleton width="220px" height="34px" />
        <div className={style.waiting}>
          {Array.from({ length: 14 }, (_, at) => (
            <Skeleton key={at} height="34px" />
          ))}
        </div>
      </main>
    </div>
  )
}
