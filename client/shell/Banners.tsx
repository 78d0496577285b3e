import { useViewer } from '../viewer/Viewer.tsx'
import { ActingBanner } from './ActingBanner.tsx'
import { SecondFactorBanner } from './SecondFactorBanner.tsx'

/** What stands above every page for the few whom it concerns. */
export default function Banners() {
  const { account, actor, actingFor } = useViewer()
  return (
    <>
      {(actor || actingFor) && <ActingBanner />}
      {account?.secondFactorEndsAt && <SecondFactorBanner endsAt={account.secondFactorEndsAt} />}
    </>
  )
}
