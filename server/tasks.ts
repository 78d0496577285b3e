import { accountTasks } from './domains/accounts/tasks.ts'
import { approvalTasks } from './domains/approvals/tasks.ts'
import { cartTasks } from './domains/cart/tasks.ts'
import { catalogueTasks } from './domains/catalogue/tasks.ts'
import { contentTasks } from './domains/content/tasks.ts'
import { customerTasks } from './domains/customers/tasks.ts'
import { fileTasks } from './domains/files/tasks.ts'
import { formTasks } from './domains/forms/tasks.ts'
import { importTasks } from './domains/imports/tasks.ts'
import { lockTasks } from './domains/locks/tasks.ts'
import { notificationTasks } from './domains/notifications/tasks.ts'
import { orderTasks } from './domains/orders/tasks.ts'
import { outboxTasks } from './domains/outbox/tasks.ts'
import { privacyTasks } from './domains/privacy/tasks.ts'
import { rehearsalTasks } from './domains/rehearsals/tasks.ts'
import { stockTasks } from './domains/stock/tasks.ts'
import { voucherTasks } from './domains/vouchers/tasks.ts'
import { webhookTasks } from './domains/webhooks/tasks.ts'
import { reactionTasks } from './platform/events.ts'
import { gatherTasks, scheduleOf } from './platform/tasks.ts'
import { reactions } from './reactions.ts'

/** Every kind of job: what domains do by the clock or when it is asked for, and what follows from news. */
export const tasks = gatherTasks([
  outboxTasks,
  accountTasks,
  lockTasks,
  fileTasks,
  contentTasks,
  formTasks,
  catalogueTasks,
  voucherTasks,
  cartTasks,
  orderTasks,
  approvalTasks,
  customerTasks,
  privacyTasks,
  stockTasks,
  importTasks,
  rehearsalTasks,
  webhookTasks,
  notificationTasks,
  reactionTasks(reactions),
])

/** What comes due by itself: tasks, and when they run (minute, hour, day, month, weekday; UTC). */
export const schedule = scheduleOf(tasks)
