import { defineTasks } from '../../platform/tasks.ts'
import { sendDueVouchers } from './operations/sending.ts'

/** Vouchers go out on the day that their buyers chose. */
export const voucherTasks = defineTasks({
  send_vouchers: { schedule: '*/15 * * * *', alsoAtStart: true, run: parts => sendDueVouchers(parts) },
})
