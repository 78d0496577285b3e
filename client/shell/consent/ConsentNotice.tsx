import { Suspense, useEffect } from 'react'
import { useShown } from '../../router/RouterContext.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { Told } from '../../ui/Toasts.tsx'
import { isRefusedByBrowser, useConsent } from '../../viewer/consent.ts'
import { useConsentDialogWanted } from '../../viewer/shopConsent.ts'

const ConsentDialog = onDemand(() => import('./ConsentDialog.tsx'))

/** Asks whoever has not decided, where something needs consent, and loads what was allowed. */
export default function ConsentNotice() {
  const shown = useShown()
  const { shop, decision, mayLoad } = useConsent()
  const isWanted = useConsentDialogWanted()
  const isAsked = shop?.asks === true && decision === null && !isRefusedByBrowser()

  useEffect(() => {
    if (!shop || !decision?.granted.length) return
    import('../../domains/privacy/parts/loadServices.ts').then(
      ({ loadServices }) => loadServices(shop, mayLoad),
      (error: unknown) => console.error(error),
    )
  }, [shop, decision, mayLoad])

  if (shop === null || !(isWanted || isAsked)) return null
  return (
    <Boundary resetKey={shown} fallback={error => (isWanted ? <Told error={error} /> : null)}>
      <Suspense>
        <ConsentDialog shop={shop} decision={decision ?? null} isByHand={isWanted} />
      </Suspense>
    </Boundary>
  )
}
