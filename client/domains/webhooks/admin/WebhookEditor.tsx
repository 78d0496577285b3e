import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { WebhookEditor_endpoint$key } from '../../../__generated__/WebhookEditor_endpoint.graphql.ts'
import { EditPage } from '../../../adminKit/edit/EditPage.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Notice, Status } from '../../../ui/Badge.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useUpdateWebhook } from './mutations/useUpdateWebhook.ts'
import { endpointState, offReasons } from './stateTexts.ts'
import { WebhookCard } from './WebhookCard.tsx'
import { activeField, contentFields, receiverFields, refusalTexts, type WebhookForm } from './webhookForm.ts'
import { webhooksPath } from './webhookPaths.ts'

/** An endpoint, to be changed. */
export function WebhookEditor(props: { endpoint: WebhookEditor_endpoint$key }) {
  const endpoint = useFragment(
    graphql`
      fragment WebhookEditor_endpoint on WebhookEndpoint {
        id
        label
        url
        kinds
        includesPeople
        isActive
        offReason
        failingSince
        missedSince
        revision
        ...WebhookCard_endpoint
      }
    `,
    props.endpoint,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const mayChange = useViewer().mayWrite('SETTINGS')
  const [update] = useUpdateWebhook()
  const { label, url, kinds, includesPeople, isActive } = endpoint
  const saved = useMemo<WebhookForm>(
    () => ({ label, url, kinds, includesPeople, isActive }),
    [label, url, kinds, includesPeople, isActive],
  )
  const save = ({ kinds, ...form }: WebhookForm) =>
    update({ endpointId: endpoint.id, revision: endpoint.revision, changes: { ...form, kinds: [...kinds] } })
  const state = endpointState(endpoint)
  return (
    <EditPage
      title={endpoint.label}
      back={{ to: webhooksPath, label: <FormattedMessage id="admin.webhooks.title" /> }}
      status={
        <Status tone={state.tone} isHollow={!endpoint.isActive}>
          <FormattedMessage id={state.text} />
        </Status>
      }
      notices={
        !endpoint.isActive && (
          <Notice tone="warn">
            {endpoint.offReason && <FormattedMessage id={offReasons[endpoint.offReason]} />}{' '}
            {endpoint.missedSince && (
              <FormattedMessage id="admin.webhooks.missing" values={{ since: format.instant(endpoint.missedSince) }} />
            )}
          </Notice>
        )
      }
      saved={saved}
      version={endpoint.revision}
      isReadOnly={!mayChange}
      readOnlyNote="admin.webhooks.readOnly"
      sections={[
        { id: 'receiver', title: 'admin.webhooks.section.endpoint', fields: [...receiverFields, activeField] },
        { id: 'content', title: 'admin.webhooks.section.events', fields: contentFields(intl) },
      ]}
      save={save}
      refusalTexts={refusalTexts}
      aside={<WebhookCard endpoint={endpoint} />}
    />
  )
}
