import type { EditField, Message, Option } from '../../../adminKit/edit/fields.ts'
import {
  type LocalizedForm,
  listOf,
  localizedForm,
  localizedSetting,
  numberOf,
  textOf,
  type Values,
} from '../../../adminKit/settings/values.ts'

export interface MailboxForm {
  readonly uuid: string
  readonly name: string
  readonly senderName: string
  readonly senderAddress: string
  readonly replyTo: string
  readonly host: string
  readonly port: string
  readonly tls: string
  readonly user: string
  /** Typed anew; empty: as it is. */
  readonly password: string
  readonly hasPassword: boolean
  readonly signature: LocalizedForm
  readonly perHour: string
  readonly perDay: string
}

export interface MailForm {
  readonly senderName: string
  readonly senderAddress: string
  readonly mailboxes: readonly MailboxForm[]
  readonly defaultMailbox: string
  readonly orderMailbox: string
  readonly accountMailbox: string
  readonly staffMailbox: string
}

export const mailNames = {
  senderName: 'settings.mail.senderName',
  senderAddress: 'settings.mail.senderAddress',
  mailboxes: 'settings.mail.mailboxes',
  defaultMailbox: 'settings.mail.defaultMailbox',
  orderMailbox: 'settings.mail.orderMailbox',
  accountMailbox: 'settings.mail.accountMailbox',
  staffMailbox: 'settings.mail.staffMailbox',
} as const satisfies Readonly<Record<string, Message>>

const choices = ['defaultMailbox', 'orderMailbox', 'accountMailbox', 'staffMailbox'] as const

const figureOf = (value: unknown): string => String(numberOf(value) ?? '')

export const mailFormOf = (values: Values, secretsSet: readonly string[]): MailForm => ({
  senderName: textOf(values.senderName),
  senderAddress: textOf(values.senderAddress),
  mailboxes: listOf(values.mailboxes).map(each => ({
    uuid: textOf(each.uuid),
    name: textOf(each.name),
    senderName: textOf(each.senderName),
    senderAddress: textOf(each.senderAddress),
    replyTo: textOf(each.replyTo),
    host: textOf(each.host),
    port: figureOf(each.port),
    tls: textOf(each.tls),
    user: textOf(each.user),
    password: '',
    hasPassword: secretsSet.includes(`password.${textOf(each.uuid)}`),
    signature: localizedForm(each.signature),
    perHour: figureOf(each.perHour),
    perDay: figureOf(each.perDay),
  })),
  defaultMailbox: textOf(values.defaultMailbox),
  orderMailbox: textOf(values.orderMailbox),
  accountMailbox: textOf(values.accountMailbox),
  staffMailbox: textOf(values.staffMailbox),
})

/** A mailbox that somebody begins to set up. */
export const newMailbox = (): MailboxForm => ({
  ...{ uuid: crypto.randomUUID(), name: '', senderName: '', senderAddress: '', replyTo: '' },
  ...{ host: '', port: '465', tls: 'tls', user: '', password: '', hasPassword: false },
  ...{ signature: { de: '', en: '' }, perHour: '', perDay: '' },
})

const count = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

const mailboxSetting = (form: MailboxForm) => ({
  uuid: form.uuid,
  name: form.name.trim(),
  senderName: form.senderName.trim() || null,
  senderAddress: form.senderAddress.trim(),
  replyTo: form.replyTo.trim() || null,
  host: form.host.trim(),
  port: Number(form.port),
  tls: form.tls,
  user: form.user.trim() || null,
  signature: localizedSetting(form.signature),
  perHour: count(form.perHour),
  perDay: count(form.perDay),
})

export function mailChangesOf(form: MailForm, changed: readonly string[]): Record<string, unknown> {
  const names = new Set(changed.map(path => path.split('.')[0] ?? ''))
  const { mailboxes } = form
  const known = new Set(mailboxes.map(({ uuid }) => uuid))
  const chosen = Object.fromEntries(choices.map(name => [name, known.has(form[name]) ? form[name] : null]))
  const whole: Readonly<Record<string, unknown>> = {
    senderName: form.senderName.trim() || null,
    senderAddress: form.senderAddress.trim() || null,
    mailboxes: mailboxes.map(mailboxSetting),
    ...chosen,
  }
  const passwords = mailboxes.flatMap(({ uuid, password }) => (password === '' ? [] : [[`password.${uuid}`, password]]))
  return {
    ...Object.fromEntries(Object.entries(whole).filter(([name]) => names.has(name))),
    // What was chosen of a mailbox that goes is gone with it.
    ...(names.has('mailboxes') && chosen),
    ...Object.fromEntries(passwords),
  }
}

type Field = EditField<MailForm>

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
const isHost = (text: string): boolean => /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])$/i.test(text)

export const senderFields: readonly Field[] = [
  {
    ...({ path: 'senderName', label: mailNames.senderName, hint: 'settings.mail.senderName.hint' } as const),
    longest: 200,
  },
  {
    ...({ path: 'senderAddress', label: mailNames.senderAddress, hint: 'settings.mail.senderAddress.hint' } as const),
    ...({ longest: 200, control: { kind: 'text', type: 'email' } } as const),
    check: ({ senderAddress }) =>
      senderAddress.trim() === '' || isEmail(senderAddress.trim()) ? null : 'settings.mail.noAddress',
  },
]

/** What is wrong about a mailbox, by the names of its inputs. */
function problemsOf(box: MailboxForm): readonly (readonly [string, Message])[] {
  const wrong: [string, Message][] = []
  const say = (name: keyof MailboxForm, message: Message) => wrong.push([name, message])
  if (box.name.trim() === '') say('name', 'edit.missing')
  if (!isEmail(box.senderAddress.trim())) say('senderAddress', 'settings.mail.noAddress')
  if (box.replyTo.trim() !== '' && !isEmail(box.replyTo.trim())) say('replyTo', 'settings.mail.noAddress')
  if (!isHost(box.host.trim())) say('host', box.host.trim() === '' ? 'edit.missing' : 'settings.mail.noHost')
  if (!/^[1-9]\d{0,4}$/.test(box.port.trim()) || Number(box.port) > 65_535) say('port', 'settings.mail.noPort')
  for (const name of ['perHour', 'perDay'] as const)
    if (!/^(?:[1-9]\d{0,4})?$/.test(box[name].trim())) say(name, 'settings.mail.noCount')
  if (box.user.trim() !== '' && box.password === '' && !box.hasPassword) say('password', 'settings.mail.noPassword')
  return wrong
}

export const mailboxesField: Field = {
  path: 'mailboxes',
  label: mailNames.mailboxes,
  check: ({ mailboxes }) =>
    new Map(
      mailboxes.flatMap((box, at) =>
        problemsOf(box).map(([name, message]): [string, Message] => [`mailboxes.${at}.${name}`, message]),
      ),
    ),
  show: (mailboxes: MailForm['mailboxes']) => mailboxes.map(({ name }) => name).join(', '),
}

/** Which mails go by which mailbox. */
export const choiceFields = (mailboxes: readonly MailboxForm[]): readonly Field[] => {
  const boxes: readonly Option[] = mailboxes.map(({ uuid, name }) => ({
    value: uuid,
    label: name.trim() === '' ? 'settings.mail.newMailbox' : { text: name },
  }))
  return choices.map(path => ({
    ...{ path, label: mailNames[path] },
    ...(path === 'defaultMailbox' && { hint: 'settings.mail.defaultMailbox.hint' as const }),
    control: {
      kind: 'choice',
      options: [
        { value: '', label: path === 'defaultMailbox' ? 'settings.mail.environment' : 'settings.mail.usual' },
        ...boxes,
      ],
    },
  }))
}
