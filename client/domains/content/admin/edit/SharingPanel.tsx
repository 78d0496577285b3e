import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { SharingPanel_entry$key } from '../../../../__generated__/SharingPanel_entry.graphql.ts'
import { FormDialog, type Submitted } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { adminFormats } from '../../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../../router/Link.tsx'
import { useRouter } from '../../../../router/RouterContext.ts'
import { Button } from '../../../../ui/Button.tsx'
import form from '../../../../ui/form.module.css'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { kindTitleOf } from '../entryWords.ts'
import { useCreatePreviewLink } from '../mutations/useCreatePreviewLink.ts'
import { useRevokePreviewLink } from '../mutations/useRevokePreviewLink.ts'
import { pageEditPath } from '../pagesUrl.ts'
import style from './Editor.module.css'

export interface SharingPanelProps {
  entry: SharingPanel_entry$key
  isReadOnly: boolean
}

interface Days {
  days: string
}

/** Days that a link may live: as the server has it. */
const choices = ['1', '7', '14', '30', '60']
const fields: readonly EditField<Days>[] = [
  {
    ...{ path: 'days', label: 'admin.pages.linkDays' },
    control: {
      kind: 'choice',
      options: choices.map(value => ({ value, label: { id: 'admin.pages.days', values: { count: Number(value) } } })),
    },
  },
]

/** Who sees the page before it is published, and where it is used. */
export function SharingPanel({ isReadOnly, ...props }: SharingPanelProps) {
  const entry = useFragment(
    graphql`
      fragment SharingPanel_entry on ManagedEntry {
        id
        kind
        previewLinks {
          id
          createdAt
          createdBy
          expiresAt
          revokedAt
          isOpen
        }
        usedBy {
          id
          name
          kind
        }
      }
    `,
    props.entry,
  )
  const intl = useIntl()
  const format = adminFormats(intl)
  const router = useRouter()
  const toasts = useToasts()
  const [create] = useCreatePreviewLink()
  const [revoke, isRevoking] = useRevokePreviewLink()
  const [isAsking, setAsking] = useState(false)
  /** Told by the server this once. */
  const [made, setMade] = useState<string | null>(null)
  const submit = async ({ days }: Days) => {
    const answer = await create({ entryId: entry.id, days: Number(days) })
    const token = answer.payload?.token
    if (answer.isDone && token) {
      setMade(`${location.origin}/preview/${token}`)
      router.reload()
    }
    return answer
  }
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.pages.linkCopied' }) })
    } catch {
      // Not every browser lets us; the address stands there to be copied by hand.
      toasts.tell({ kind: 'warning', title: intl.formatMessage({ id: 'admin.pages.copyByHand' }) })
    }
  }
  const open = entry.previewLinks.filter(({ isOpen }) => isOpen)
  return (
    <div className={style.form}>
      <section className={style.rows} aria-label={intl.formatMessage({ id: 'admin.pages.links' })}>
        <h2>
          <FormattedMessage id="admin.pages.links" />
        </h2>
        <p className={style.note}>
          <FormattedMessage id="admin.pages.linksHint" />
        </p>
        {made && (
          <div className={style.copied}>
            <input
              className={form.input}
              readOnly
              value={made}
              aria-label={intl.formatMessage({ id: 'admin.pages.link' })}
              onFocus={event => event.target.select()}
            />
            <Button look="outline" size="tiny" onClick={() => void copy(made)}>
              <FormattedMessage id="admin.pages.copy" />
            </Button>
          </div>
        )}
        <ul className={style.list}>
          {open.map(link => (
            <li key={link.id}>
              <span>
                <FormattedMessage id="admin.pages.linkUntil" values={{ at: format.instant(link.expiresAt) }} />
              </span>
              <span className={style.note}>
                <FormattedMessage
                  id="admin.pages.linkBy"
                  values={{ by: link.createdBy ?? '–', at: format.instant(link.createdAt) }}
                />
              </span>
              <span>
                <Button
                  look="text"
                  size="tiny"
                  isBusy={isRevoking}
                  onClick={() => void revoke({ previewLinkId: link.id })}
                >
                  <FormattedMessage id="admin.pages.revoke" />
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {!isReadOnly && (
          <div>
            <Button look="outline" size="small" onClick={() => setAsking(true)}>
              <FormattedMessage id="admin.pages.makeLink" />
            </Button>
          </div>
        )}
      </section>
      <section className={style.group} aria-label={intl.formatMessage({ id: 'admin.pages.usedBy' })}>
        <h2>
          <FormattedMessage id="admin.pages.usedBy" />
        </h2>
        {entry.usedBy.length === 0 ? (
          <p className={style.note}>
            <FormattedMessage id={entry.kind === 'REUSABLE' ? 'admin.pages.unused' : 'admin.pages.notReusable'} />
          </p>
        ) : (
          <ul className={style.list}>
            {entry.usedBy.map(({ id, name, kind }) => (
              <li key={id}>
                <Link className="link" to={pageEditPath(id)}>
                  {name}
                </Link>
                <span className={style.note}>
                  <FormattedMessage id={kindTitleOf(kind)} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <FormDialog<Days>
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="admin.pages.makeLink"
        verb="admin.pages.make"
        initial={{ days: '14' }}
        fields={fields}
        submit={submit as (values: Days) => Promise<Submitted<Days>>}
      />
    </div>
  )
}
