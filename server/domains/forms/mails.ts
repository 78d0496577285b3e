import type { Language } from '../../kit/languages.ts'
import { type MailBlock, mailBody } from '../../kit/mailBody.ts'
import { type MailWords, ours, typed } from '../../kit/mailWords.ts'
import type { NewMail } from '../../platform/mail.ts'
import { type Speech, speechIn } from '../../texts/texts.ts'
import { shownText } from '../content/rules/texts.ts'
import { mailSeller } from '../settings/mails.ts'
import type { Settings } from '../settings/rules.ts'
import { shopSettings } from '../settings/settings.ts'
import type { Form, FormAnswer } from './queries.ts'
import type { GivenAnswer } from './rules/answers.ts'

/** What is written of an answer: to the recipients of its form that there is one, which is read in the admin centre behind
 *  signing in; to its sender what they sent, where the form confirms and asked for an address. In the order of addresses,
 *  so that two that are sent at once do not wait for each other. */
export function answerMails(
  form: Form,
  answer: FormAnswer,
  settings: Settings,
  publicUrl: string,
): readonly Omit<NewMail, 'cause'>[] {
  const notes = form.recipients.map(to => noteTo(to, form, answer, settings, publicUrl))
  const confirmed = form.confirms && answer.email !== null ? [confirmationTo(answer.email, form, answer, settings)] : []
  return [...notes, ...confirmed].toSorted((one, other) => one.to.localeCompare(other.to))
}

/** German, as the shop's own mails are. */
function noteTo(
  to: string,
  form: Form,
  answer: FormAnswer,
  settings: Settings,
  publicUrl: string,
): Omit<NewMail, 'cause'> {
  const { text } = speechIn('de')
  const values = { form: ours(form.name) }
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: text('mail.formNote.intro', values) },
    { kind: 'button', text: text('mail.formNote.open'), url: `${publicUrl}/admincenter/messages/${answer.id}` },
  ]
  return {
    ...{ kind: 'formNote', to, language: 'de', orderId: null, accountId: null, secret: null },
    subject: text('mail.formNote.subject', values),
    ...mailBody({ title: text('mail.formNote.title'), language: 'de', shop: shopOf(settings) }, blocks),
  }
}

function confirmationTo(to: string, form: Form, answer: FormAnswer, settings: Settings): Omit<NewMail, 'cause'> {
  const { language, accountId } = answer
  const speech = speechIn(language)
  const { text } = speech
  const own = shownText(language, form.confirmation)
  const shop = shopOf(settings)
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: own === '' ? text('mail.formConfirmation.intro', { shop }) : ours(own) },
    { kind: 'heading', text: text('mail.formConfirmation.yours') },
    { kind: 'facts', rows: answer.answers.filter(({ values }) => values.length > 0).map(each => factOf(each, speech)) },
    { kind: 'small', text: text('mail.formConfirmation.other') },
    ...mailSeller(settings, speech),
  ]
  return {
    ...{ kind: 'formConfirmation', to, language: language satisfies Language, orderId: null, accountId, secret: null },
    subject: text('mail.formConfirmation.subject', { shop }),
    ...mailBody({ title: text('mail.formConfirmation.title'), language, shop }, blocks),
  }
}

const shopOf = (settings: Settings): MailWords => ours(shopSettings.of(settings).name)

function factOf({ label, kind, values }: GivenAnswer, { text, day }: Speech): readonly [MailWords, MailWords] {
  const [value = ''] = values
  if (kind === 'checkbox' || kind === 'consent') return [ours(label), text('mail.formConfirmation.ticked')]
  if (kind === 'date') return [ours(label), day(value)]
  return [ours(label), typed(values.join('\n'))]
}
