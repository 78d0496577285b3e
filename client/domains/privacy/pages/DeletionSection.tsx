import { type SubmitEvent, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { DeletionSection_account$key } from '../../../__generated__/DeletionSection_account.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { fieldMistakes } from '../../accounts/parts/fieldMistakes.ts'
import { useRequestAccountDeletion } from '../mutations/useRequestAccountDeletion.ts'
import style from './DataPage.module.css'

/** Ends an account: what happens, the password once more, and the way back. */
export function DeletionSection(props: { account: DeletionSection_account$key }) {
  const { deletionDueAt } = useFragment(
    graphql`
      fragment DeletionSection_account on Account {
        deletionDueAt
      }
    `,
    props.account,
  )
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={style.section}>
      <h2 className="h3">
        <FormattedMessage id="account.deletion.title" />
      </h2>
      <p className="lead">
        <FormattedMessage id="account.deletion.text" />
      </p>
      <ul className={style.list}>
        <li>
          <FormattedMessage id="account.deletion.goes" />
        </li>
        <li>
          <FormattedMessage id="account.deletion.stays" />
        </li>
        <li>
          <FormattedMessage id="account.deletion.waits" />
        </li>
      </ul>
      {deletionDueAt ? (
        <p>
          <strong>
            <FormattedMessage id="account.deletion.due" values={{ date: format.day(deletionDueAt) }} />
          </strong>
        </p>
      ) : (
        <div>
          <Button look="outline" onClick={() => setOpen(true)}>
            <FormattedMessage id="account.deletion.ask" />
          </Button>
        </div>
      )}
      <DeletionDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}

function DeletionDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [request, isPending] = useRequestAccountDeletion()
  const [mistake, setMistake] = useState<MessageId | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { isDone, refusals } = await request(field.current?.value ?? '')
    setMistake(fieldMistakes(refusals)[0]?.text ?? null)
    if (isDone) onClose()
    else field.current?.focus()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<FormattedMessage id="account.deletion.question" />}>
      <form noValidate className={style.form} onSubmit={submit}>
        <p>
          <FormattedMessage id="account.deletion.consequence" />
        </p>
        <TextField
          ref={field}
          type="password"
          name="password"
          autoComplete="current-password"
          label={<FormattedMessage id="account.deletion.password" />}
          error={mistake && <FormattedMessage id={mistake} />}
        />
        <div className={style.buttons}>
          <Button look="quiet" onClick={onClose}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button type="submit" look="danger" isBusy={isPending}>
            <FormattedMessage id="account.deletion.confirm" />
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
