import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import { useRouter } from '../../../router/RouterContext.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useBookStockTaking } from './mutations/useBookStockTaking.ts'
import { useDropStockTaking } from './mutations/useDropStockTaking.ts'

export interface EndTakingDialogProps {
  taking: {
    readonly id: string
    readonly name: string
    readonly lineCount: number
    readonly countedCount: number
    readonly differentCount: number
  }
  /** How it is ended; null while it is not. */
  ending: 'book' | 'drop' | null
  onClose: () => void
}

/** Says what booking or dropping a stock-taking does, and does it. */
export function EndTakingDialog({ taking, ending, onClose }: EndTakingDialogProps) {
  const intl = useIntl()
  const router = useRouter()
  const toasts = useToasts()
  const changes = useChanges()
  const [book] = useBookStockTaking()
  const [drop] = useDropStockTaking()
  const isBooking = ending !== 'drop'
  const { name, lineCount, countedCount, differentCount } = taking
  const uncounted = lineCount - countedCount
  return (
    <FormDialog
      isOpen={ending !== null}
      onClose={onClose}
      title={{ id: isBooking ? 'admin.taking.bookTitle' : 'admin.taking.dropTitle', values: { name } }}
      verb={isBooking ? 'admin.taking.book' : 'admin.taking.drop'}
      isDangerous={!isBooking}
      text={
        <>
          <p>
            <FormattedMessage
              id={isBooking ? 'admin.taking.bookText' : 'admin.taking.dropText'}
              values={{ different: differentCount, counted: countedCount }}
            />
          </p>
          {isBooking && uncounted > 0 && (
            <Notice tone="warn">
              <FormattedMessage id="admin.taking.uncountedStay" values={{ count: uncounted }} />
            </Notice>
          )}
        </>
      }
      initial={{}}
      fields={[]}
      submit={async () => {
        const answer = await (isBooking ? book : drop)(taking.id)
        if (answer.isDone) {
          changes.note()
          router.reload()
          toasts.tell({
            kind: 'success',
            title: intl.formatMessage({ id: isBooking ? 'admin.taking.booked' : 'admin.taking.dropped' }, { name }),
          })
        }
        return answer
      }}
      refusalTexts={{ INVALID_INPUT: 'admin.taking.nothingCounted', TRANSITION_NOT_ALLOWED: 'admin.taking.hasEnded' }}
    />
  )
}
