import type { ReactNode } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import type { ShopLayoutQuery } from '../../__generated__/ShopLayoutQuery.graphql.ts'
import { LogoContext } from '../../ui/Logo.tsx'
import { ShopConsentContext } from '../../viewer/shopConsent.ts'
import { shopLayoutQuery } from '../ShopLayout.tsx'

/** Tells what is below it which services of others the shop uses, and which logo it has. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const { shop } = useLazyLoadQuery<ShopLayoutQuery>(shopLayoutQuery, {})
  return (
    <LogoContext value={shop.look?.logo ?? null}>
      <ShopConsentContext value={shop.consent ?? null}>{children}</ShopConsentContext>
    </LogoContext>
  )
}
