import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Button } from '../../../ui/Button.tsx'
import { purposeOf, useConsent } from '../../../viewer/consent.ts'
import style from './ThirdParty.module.css'
import { useDecideConsent } from './useDecideConsent.ts'

/** Services of others that a page may show parts of. */
type Service = 'maps' | 'youtube' | 'vimeo' | 'instagram' | 'facebook'

/** A service as the shop switches it on. */
type SwitchedService = 'GOOGLE_MAPS' | 'OPEN_STREET_MAP' | 'YOUTUBE' | 'VIMEO' | 'INSTAGRAM' | 'FACEBOOK'

/** Which of them each stands for; of two the first that is on. */
const candidates: Readonly<Record<Service, readonly SwitchedService[]>> = {
  maps: ['GOOGLE_MAPS', 'OPEN_STREET_MAP'],
  youtube: ['YOUTUBE'],
  vimeo: ['VIMEO'],
  instagram: ['INSTAGRAM'],
  facebook: ['FACEBOOK'],
}

const words: Readonly<Record<SwitchedService, { readonly name: string; readonly place: MessageId }>> = {
  GOOGLE_MAPS: { name: 'Google Maps', place: 'privacy.thirdParty.google' },
  OPEN_STREET_MAP: { name: 'OpenStreetMap', place: 'privacy.thirdParty.openStreetMap' },
  YOUTUBE: { name: 'YouTube', place: 'privacy.thirdParty.google' },
  VIMEO: { name: 'Vimeo', place: 'privacy.thirdParty.vimeo' },
  INSTAGRAM: { name: 'Instagram', place: 'privacy.thirdParty.meta' },
  FACEBOOK: { name: 'Facebook', place: 'privacy.thirdParty.meta' },
}

export interface ThirdPartyProps {
  service: Service
  /** What would be shown. */
  title: string
  /** Where it is seen with those others, for pages whose shop lets nothing of them in: a link tells nobody of anything. */
  elsewhere?: string
  /** What loads it; of maps it is told whose is switched on. */
  children: (service: SwitchedService) => ReactNode
}

/** Whether the shop lets a service in at all; where it does not, there is no use in a place for it. */
export function useIsOffered(service: Service): boolean {
  const { shop } = useConsent()
  return candidates[service].some(each => shop?.services.includes(each))
}

/**
 * Something that lies with others. Nothing of it is asked for before somebody wants it, once or always, and was told who
 * learns what of it; where the shop did not switch the service on, it is not loaded at all.
 */
export function ThirdParty({ service, title, elsewhere, children }: ThirdPartyProps) {
  const { shop, decision, mayLoad } = useConsent()
  const [isWanted, setWanted] = useState(false)
  const [decide, isDeciding] = useDecideConsent()
  const found = candidates[service].find(each => shop?.services.includes(each))
  const purpose = purposeOf[found ?? candidates[service][0]!]!
  if (shop && found && (isWanted || mayLoad(purpose))) return children(found)
  const { name, place } = words[found ?? candidates[service].at(-1)!]
  return (
    <div className={style.placeholder}>
      {title && <strong>{title}</strong>}
      {shop && found ? (
        <>
          <p>
            <FormattedMessage id="privacy.thirdParty.note" values={{ name }} /> <FormattedMessage id={place} />
          </p>
          <p className={style.ways}>
            <Button size="small" onClick={() => setWanted(true)}>
              <FormattedMessage id="privacy.thirdParty.load" values={{ name }} />
            </Button>
            <Button
              className={style.always}
              look="outline"
              size="small"
              isBusy={isDeciding}
              onClick={() => void decide(shop, [...(decision?.granted ?? []), purpose], 'PLACEHOLDER')}
            >
              <FormattedMessage id="privacy.thirdParty.always" />
            </Button>
          </p>
        </>
      ) : (
        <>
          <p>
            <FormattedMessage id="privacy.thirdParty.off" values={{ name }} />
          </p>
          {elsewhere && (
            <p>
              <a className={style.elsewhere} href={elsewhere} rel="noopener noreferrer">
                <FormattedMessage id="privacy.thirdParty.elsewhere" values={{ name }} />
              </a>
            </p>
          )}
        </>
      )}
    </div>
  )
}
