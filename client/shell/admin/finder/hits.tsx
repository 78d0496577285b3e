import { Spotlight } from '@mantine/spotlight'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../../intl/messageIds.ts'
import { useRouter } from '../../../router/RouterContext.ts'

export function Group({ title, children }: { title: MessageId; children: ReactNode }) {
  const intl = useIntl()
  return <Spotlight.ActionsGroup label={intl.formatMessage({ id: title })}>{children}</Spotlight.ActionsGroup>
}

interface HitProps {
  /** A path without language. */
  to: string
  label: string
  description?: string
  icon?: ReactNode
}

/** One of what was found; leads there. */
export function Hit({ to, label, description, icon }: HitProps) {
  const router = useRouter()
  return (
    <Spotlight.Action
      label={label}
      description={description}
      leftSection={icon}
      highlightQuery={false}
      onClick={() => router.navigate(to)}
    />
  )
}
