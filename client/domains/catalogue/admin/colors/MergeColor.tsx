import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { MergeColor_colors$key } from '../../../../__generated__/MergeColor_colors.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { useLeave } from '../../../../adminKit/edit/LeaveGuard.tsx'
import { useRouter } from '../../../../router/RouterContext.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useMergeColors } from '../mutations/useMergeColors.ts'
import { colorPath } from './colorsUrl.ts'

export interface MergeColorProps {
  /** The one that goes. */
  colorId: string
  name: string
  productCount: number
  colors: MergeColor_colors$key
}

/** Makes one of a colour and another one that is the same, after asking which. */
export function MergeColor({ colorId, name, productCount, ...props }: MergeColorProps) {
  const colors = useFragment(
    graphql`
      fragment MergeColor_colors on Color @relay(plural: true) {
        id
        code
        title
      }
    `,
    props.colors,
  )
  const intl = useIntl()
  const router = useRouter()
  const toasts = useToasts()
  const changes = useChanges()
  const leave = useLeave()
  const [merge] = useMergeColors()
  const [isOpen, setOpen] = useState(false)
  const options = colors
    .filter(({ id }) => id !== colorId)
    .map(({ id, code, title }) => ({ value: id, label: { text: `${title} (${code})` } }))
  const submit = async ({ into }: { into: string }) => {
    const answer = await merge({ colorId, intoColorId: into })
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.colors.merged' }, { name }) })
      leave(() => router.navigate(colorPath(into), { replace: true }))
    }
    return { ...answer, fieldOf: () => 'into' }
  }
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.colors.merge" />
      </Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={{ id: 'admin.colors.mergeTitle', values: { name } }}
        verb="admin.colors.mergeVerb"
        text={<FormattedMessage id="admin.colors.mergeText" values={{ name, count: productCount }} />}
        initial={{ into: '' }}
        fields={[
          {
            path: 'into',
            label: 'admin.colors.mergeInto',
            control: { kind: 'choice', options: [{ value: '', label: 'admin.colors.choose' }, ...options] },
            isRequired: true,
          },
        ]}
        submit={submit}
        refusalTexts={{ VARIANT_EXISTS: 'admin.colors.mergeTwins' }}
      />
    </>
  )
}
