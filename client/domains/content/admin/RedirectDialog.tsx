import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog, type Submitted } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { SaveRedirectInput as accepted } from '../../../schema/accepted.ts'
import { linkProblem } from './designer/panel/links.ts'
import { useSaveRedirect } from './mutations/useSaveRedirect.ts'

export interface RedirectForm {
  path: string
  target: string
  isPermanent: boolean
}

export interface RedirectDialogProps {
  /** Null: a new one. */
  redirectId: string | null
  initial: RedirectForm
  onClose: () => void
}

const fields: readonly EditField<RedirectForm>[] = [
  {
    ...{ path: 'path', label: 'admin.redirects.path', hint: 'admin.redirects.pathHint', isRequired: true },
    longest: accepted.path.characters,
    check: ({ path }) => (path.trim().startsWith('/') ? null : 'admin.redirects.pathWrong'),
  },
  {
    ...{ path: 'target', label: 'admin.redirects.target', hint: 'admin.redirects.targetHint', isRequired: true },
    longest: accepted.target.characters,
    check: ({ target }) => linkProblem(target),
  },
  {
    ...{ path: 'isPermanent', label: 'admin.redirects.permanent', hint: 'admin.redirects.permanentHint' },
    control: { kind: 'switch' },
  },
]

/** Where an address of the site leads instead. */
export function RedirectDialog({ redirectId, initial, onClose }: RedirectDialogProps) {
  const changes = useChanges()
  const [save] = useSaveRedirect()
  const submit = async ({ path, target, isPermanent }: RedirectForm) => {
    const answer = await save({ redirectId, path: path.trim(), target: target.trim(), isPermanent })
    if (answer.isDone) changes.note()
    return answer
  }
  return (
    <FormDialog<RedirectForm>
      isOpen
      onClose={onClose}
      title={redirectId === null ? 'admin.redirects.create' : 'admin.redirects.edit'}
      verb="admin.redirects.save"
      initial={initial}
      fields={fields}
      refusalTexts={{ SLUG_TAKEN: 'admin.redirects.taken', REDIRECT_LOOP: 'admin.redirects.loop' }}
      submit={submit as (values: RedirectForm) => Promise<Submitted<RedirectForm>>}
    />
  )
}
