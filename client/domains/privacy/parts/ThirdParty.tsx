import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import style from './ThirdParty.module.css'

/** Services of others that a page may show parts of. */
type Service = 'maps' | 'youtube' | 'vimeo' | 'instagram' | 'facebook'

/** Who operates it and is told the address of whoever loads it. */
const names: Readonly<Record<Service, string>> = {
  maps: 'OpenStreetMap',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  instagram: 'Instagram',
  facebook: 'Facebook',
}

export interface ThirdPartyProps {
  service: Service
  /** What would be shown. */
  title: string
  children: () => ReactNode
}

/** Something that lies with others: nothing of it is asked for before somebody wants it and was told who learns of it. */
export function ThirdParty({ service, title, children }: ThirdPartyProps) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return children()
  const name = names[service]
  return (
    <div className={style.placeholder}>
      {title && <strong>{title}</strong>}
      <Button onClick={() => setWanted(true)}>
        <FormattedMessage id="privacy.thirdParty.load" values={{ name }} />
      </Button>
      <p>
        <FormattedMessage id="privacy.thirdParty.note" values={{ name }} />
      </p>
    </div>
  )
}
