import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ExportSection_account$key } from '../../../__generated__/ExportSection_account.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { useOrigin } from '../../../router/RouterContext.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { DownloadIcon } from '../../../ui/pageIcons.tsx'
import type { FormMistake } from '../../accounts/parts/addresses/addressMistakes.ts'
import { fieldMistakes } from '../../accounts/parts/fieldMistakes.ts'
import { useRequestDataExport } from '../mutations/useRequestDataExport.ts'
import style from './DataPage.module.css'

export interface ExportSectionProps {
  account: ExportSection_account$key
  /** Of the mail's link, for whoever came by it. */
  secret: string | null
}

/** Asks for a copy of one's data, and fetches it by the link of the mail. */
export function ExportSection(props: ExportSectionProps) {
  const { email, latestDataExport: latest } = useFragment(
    graphql`
      fragment ExportSection_account on Account {
        email
        latestDataExport {
          state
          createdAt
          expiresAt
        }
      }
    `,
    props.account,
  )
  const format = useFormat()
  const origin = useOrigin()
  const [request, isPending] = useRequestDataExport()
  const [mistakes, setMistakes] = useState<readonly FormMistake[]>([])
  const ask = async () => setMistakes(fieldMistakes((await request()).refusals))
  const isReady = latest?.state === 'READY' && props.secret !== null
  return (
    <section className={style.section}>
      <h2 className="h3">
        <FormattedMessage id="account.export.title" />
      </h2>
      <p className="lead">
        <FormattedMessage id="account.export.text" />
      </p>
      {mistakes.map(({ text, values }) => (
        <Notice key={text} tone="danger" isUrgent>
          <FormattedMessage id={text} values={values} />
        </Notice>
      ))}
      {latest?.state === 'QUEUED' && (
        <Notice tone="neutral">
          <FormattedMessage id="account.export.queued" values={{ email }} />
        </Notice>
      )}
      {latest?.state === 'READY' && latest.expiresAt && (
        <Notice tone="good">
          <FormattedMessage
            id={isReady ? 'account.export.here' : 'account.export.mailed'}
            values={{ email, date: format.day(latest.expiresAt) }}
          />
        </Notice>
      )}
      {latest?.state === 'EXPIRED' && (
        <Notice tone="neutral">
          <FormattedMessage id="account.export.expired" />
        </Notice>
      )}
      {latest?.state === 'FAILED' && (
        <Notice tone="danger">
          <FormattedMessage id="account.export.failed" />
        </Notice>
      )}
      <div className={style.buttons}>
        {isReady && (
          <LinkButton
            to={`${origin}/api/v0/auth/dataExport/${encodeURIComponent(props.secret ?? '')}`}
            download
            icon={<DownloadIcon />}
          >
            <FormattedMessage id="account.export.download" />
          </LinkButton>
        )}
        {latest?.state !== 'QUEUED' && (
          <Button look={isReady ? 'quiet' : 'primary'} isBusy={isPending} onClick={ask}>
            <FormattedMessage id="account.export.request" />
          </Button>
        )}
      </div>
    </section>
  )
}
