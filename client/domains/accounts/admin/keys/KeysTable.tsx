import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { KeysTable_keys$data, KeysTable_keys$key } from '../../../../__generated__/KeysTable_keys.graphql.ts'
import table from '../../../../adminKit/list/table.module.css'
import { useFormat } from '../../../../intl/format.ts'
import { Status } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { classes } from '../../../../ui/classes.ts'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { useRevokeApiKey } from '../../mutations/useRevokeApiKey.ts'
import { areaTitles, shownAreas } from '../grants.ts'
import style from './Keys.module.css'

type Key = KeysTable_keys$data['edges'][number]['node']

/** The keys with what they may do, whether they count, and when they were used last. */
export function KeysTable(props: { keys: KeysTable_keys$key }) {
  const { edges } = useFragment(
    graphql`
      fragment KeysTable_keys on ApiKeyConnection {
        edges {
          node {
            id
            integrator
            label
            hint
            scopes
            expiresAt
            revokedAt
            lastUsed
            isUsable
          }
        }
      }
    `,
    props.keys,
  )
  const intl = useIntl()
  const format = useFormat()
  const toasts = useToasts()
  const { isSystem } = useViewer()
  const [revoke, isPending] = useRevokeApiKey()
  const [asked, setAsked] = useState<Key | null>(null)
  const confirm = async (key: Key) => {
    const { isDone } = await revoke(key.id)
    if (isDone) toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'rights.keys.revokedDone' }) })
    setAsked(null)
  }
  return (
    <>
      <table className={classes(table.table, style.keys)}>
        <caption className="visually-hidden">
          <FormattedMessage id="rights.keys.caption" />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="rights.keys.integrator" />
            </th>
            <th scope="col">
              <FormattedMessage id="rights.keys.scopes" />
            </th>
            <th scope="col">
              <FormattedMessage id="rights.keys.hint" />
            </th>
            <th scope="col">
              <FormattedMessage id="rights.keys.lastUsed" />
            </th>
            <th scope="col">
              <FormattedMessage id="rights.keys.expires" />
            </th>
            <th scope="col">
              <FormattedMessage id="rights.keys.state" />
            </th>
            <th scope="col">
              <span className="visually-hidden">
                <FormattedMessage id="rights.keys.revoke" />
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {edges.map(({ node: key }) => (
            <tr key={key.id}>
              <td className={style.whose}>
                <span className={table.name}>{key.integrator}</span>
                <span className={style.aside}>{key.label}</span>
              </td>
              <td className={style.may}>
                <Scopes scopes={key.scopes} />
              </td>
              <td>
                <code>{key.hint}…</code>
              </td>
              <td>{key.lastUsed ? format.instant(key.lastUsed) : <FormattedMessage id="rights.keys.never" />}</td>
              <td>{key.expiresAt && format.day(key.expiresAt.slice(0, 10))}</td>
              <td>
                <KeyState apiKey={key} />
              </td>
              <td>
                {key.isUsable && isSystem && (
                  <Button
                    look="text"
                    size="small"
                    aria-label={intl.formatMessage({ id: 'rights.keys.revokeOf' }, { label: key.label })}
                    onClick={() => setAsked(key)}
                  >
                    <FormattedMessage id="rights.keys.revoke" />
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        isOpen={asked !== null}
        title={<FormattedMessage id="rights.keys.revokeTitle" />}
        verb={<FormattedMessage id="rights.keys.revoke" />}
        isDangerous
        onConfirm={() => asked && !isPending && void confirm(asked)}
        onClose={() => setAsked(null)}
      >
        {asked && (
          <FormattedMessage id="rights.keys.revokeText" values={{ label: asked.label, integrator: asked.integrator }} />
        )}
      </ConfirmDialog>
    </>
  )
}

function KeyState({ apiKey }: { apiKey: Key }) {
  if (apiKey.isUsable)
    return (
      <Status tone="good">
        <FormattedMessage id="rights.keys.usable" />
      </Status>
    )
  return (
    <Status tone="neutral" isHollow>
      <FormattedMessage id={apiKey.revokedAt ? 'rights.keys.revoked' : 'rights.keys.expired'} />
    </Status>
  )
}

/** What a key may do: one line per part of the back office. */
function Scopes({ scopes }: { scopes: Key['scopes'] }) {
  const intl = useIntl()
  return (
    <ul>
      {shownAreas.flatMap(area => {
        const values = { area: intl.formatMessage({ id: areaTitles[area] }) }
        if (scopes.includes(`${area}_WRITE`))
          return [
            <li key={area}>
              <FormattedMessage id="rights.grant.write" values={values} />
            </li>,
          ]
        if (!scopes.includes(`${area}_READ`)) return []
        return [
          <li key={area}>
            <FormattedMessage id="rights.grant.read" values={values} />
          </li>,
        ]
      })}
    </ul>
  )
}
