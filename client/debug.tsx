import { createRoot } from 'react-dom/client'
import { RawIntlProvider } from 'react-intl'
import { RelayEnvironmentProvider } from 'react-relay'
import { DebugPanel } from './domains/system/admin/debug/DebugPanel.tsx'
import { createShopIntl } from './intl/createShopIntl.ts'
import { loadTexts, type Texts, textSources } from './intl/texts.ts'
import { createEnvironment } from './relay/environment.ts'
import { browserExecute } from './relay/network.ts'
import { placeOf } from './router/place.ts'
import { routes } from './routes.tsx'
import { adminTexts } from './texts/admin.ts'
import { siteTexts } from './texts/site.ts'

/*
 * Runs by itself once it is loaded: the server adds it to the pages of system accounts while the debug switch is on. It stands
 * beside the page, with a root and questions of its own, so that it changes nothing of what it shows.
 */
async function start(): Promise<void> {
  // What is shown within another page is a preview: the page around it tells.
  if (window.top !== window.self) return
  const { language } = placeOf(new URL(location.href))
  const texts: Texts = {}
  await loadTexts({ ...siteTexts, ...adminTexts }, textSources(language, ['domains/system/admin/debug']), texts)
  const environment = createEnvironment({
    execute: browserExecute(
      language,
      async () => 'refuse',
      true,
      () => null,
    ),
  })
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <RelayEnvironmentProvider environment={environment.relay}>
      <RawIntlProvider value={createShopIntl(language, texts, 'UTC')}>
        <DebugPanel routes={routes} />
      </RawIntlProvider>
    </RelayEnvironmentProvider>,
  )
}

start().catch((error: unknown) => console.error(error))
