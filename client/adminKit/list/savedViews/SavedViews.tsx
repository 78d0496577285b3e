import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { SavedViewsQuery } from '../../../__generated__/SavedViewsQuery.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { SaveViewInput as accepted } from '../../../schema/accepted.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { TrashIcon } from '../../../ui/pageIcons.tsx'
import { StateLink } from '../StateLink.tsx'
import style from './SavedViews.module.css'
import { useDeleteView } from './useDeleteView.ts'
import { useSaveView } from './useSaveView.ts'

export interface SavedViewsProps {
  /** Path of the list below the admin centre. */
  list: string
  /** The list's own address without anything set. */
  path: string
  /** What is set now; empty where nothing is. */
  search: string
  /** Another one asks again for what failed. */
  attempt: number
  onChosen: () => void
}

const refusalTexts: Readonly<Record<string, MessageId>> = {
  TOO_MANY_SAVED_VIEWS: 'kit.saved.tooMany',
  INVALID_INPUT: 'kit.saved.invalid',
}

/** The views of a list that a person keeps: taken up again, kept anew or in place of one of that name, and thrown away. */
export default function SavedViews({ list, path, search, attempt, onChosen }: SavedViewsProps) {
  const { viewer } = useLazyLoadQuery<SavedViewsQuery>(
    graphql`
      query SavedViewsQuery($list: String!) {
        viewer {
          account {
            id
            savedViews(list: $list) {
              id
              title
              search
            }
          }
        }
      }
    `,
    { list },
    { fetchKey: attempt, fetchPolicy: 'store-and-network' },
  )
  const intl = useIntl()
  const [title, setTitle] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const [save, isSaving] = useSaveView()
  const [remove, isDeleting] = useDeleteView()
  const views = viewer.account?.savedViews ?? []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '' || isSaving) return
    const { isDone, refusals } = await save({ list, title: title.trim(), search })
    setRefused(refusals[0]?.code ?? null)
    if (isDone) setTitle('')
  }
  return (
    <div className={style.saved}>
      {views.length > 0 ? (
        <ul aria-label={intl.formatMessage({ id: 'kit.saved.label' })}>
          {views.map(view => (
            <li key={view.id}>
              <StateLink
                to={`${path}?${view.search}`}
                aria-current={view.search === search ? 'true' : undefined}
                className={style.view}
                onClick={onChosen}
              >
                {view.title}
              </StateLink>
              <IconButton
                label={intl.formatMessage({ id: 'kit.saved.delete' }, { title: view.title })}
                disabled={isDeleting}
                onClick={() => void remove(list, view.id)}
              >
                <TrashIcon size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : (
        <p className={style.hint}>
          <FormattedMessage id="kit.saved.none" />
        </p>
      )}
      {search !== '' && (
        <form className={style.save} onSubmit={event => void submit(event)}>
          <TextField
            label={<FormattedMessage id="kit.saved.name" />}
            value={title}
            autoComplete="off"
            maxLength={accepted.title.characters}
            error={refused && <FormattedMessage id={refusalTexts[refused] ?? 'kit.saved.refused'} />}
            onChange={event => {
              setTitle(event.target.value)
              setRefused(null)
            }}
          />
          <Button type="submit" size="small" isBusy={isSaving} disabled={title.trim() === ''}>
            <FormattedMessage id="kit.saved.save" />
          </Button>
        </form>
      )}
    </div>
  )
}
