import { type LegalText, type Seller, safe } from './types.ts'
import { lines } from './words.ts'

/**
 * The withdrawal notice and the model form. German: word for word the statutory models, Anlage 1 and 2 to Art. 246a § 1
 * EGBGB, which Anhang I FAGG has in the same words, with notes 1 (b), 3 (the online function, since 19.06.2026), 5 (a), (b)
 * and (c); nothing in between. English: Annex I to Directive 2011/83/EU. What is the shop's own stands below, under a
 * heading of its own. `textsToReview` says what could not be compared with the statute.
 */
export function withdrawal(seller: Seller): LegalText {
  return seller.language === 'de' ? german(seller) : english(seller)
}

/** Name, address, phone and e-mail, as the model wants them in brackets. */
const us = (
  { company, address, zip, city, countryName, phone, email }: Seller,
  words: { phone: string; email: string },
) =>
  [
    company,
    address,
    `${zip} ${city}`.trim(),
    countryName,
    phone && `${words.phone}: ${phone}`,
    `${words.email}: ${email}`,
  ]
    .filter(Boolean)
    .map(safe)
    .join(', ')

const german = (seller: Seller): LegalText => {
  const url = `${seller.publicUrl}/withdrawal`
  return {
    title: 'Widerrufsbelehrung',
    body: [
      '<h2>Widerrufsrecht</h2>',
      '<p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.</p>',
      '<p>Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.</p>',
      `<p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${us(seller, { phone: 'Telefon', email: 'E-Mail' })}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.</p>`,
      `<p>Sie können Ihr Widerrufsrecht auch online unter <a href="/withdrawal">${safe(url)}</a> ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.</p>`,
      '<p>Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.</p>',
      '<h2>Folgen des Widerrufs</h2>',
      '<p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.</p>',
      '<p>Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.</p>',
      '<p>Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.</p>',
      '<p>Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.</p>',
      '<h2>Muster-Widerrufsformular</h2>',
      '<p>(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)</p>',
      `<ul><li>An ${us(seller, { phone: 'Telefon', email: 'E-Mail' })}:</li><li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)</li><li>Bestellt am (*)/erhalten am (*)</li><li>Name des/der Verbraucher(s)</li><li>Anschrift des/der Verbraucher(s)</li><li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</li><li>Datum</li></ul><p>(*) Unzutreffendes streichen.</p>`,
      '<h2>Ausnahme: personalisierte Ware</h2>',
      '<p>Kein Widerrufsrecht besteht bei Waren, die nach Ihren Angaben angefertigt werden, etwa mit Name oder Nummer (§ 312g Abs. 2 Nr. 1 BGB, § 18 Abs. 1 Z 3 FAGG). Sie sind vor der Bestellung gekennzeichnet. Andere Teile derselben Bestellung, auch eines Sets, können Sie widerrufen.</p>',
    ].join(''),
  }
}

const english = (seller: Seller): LegalText => {
  const url = `${seller.publicUrl}/en/withdrawal`
  const { company, address, zip, city, countryName, email } = seller
  return {
    title: 'Withdrawal notice',
    body: [
      '<h2>Right of withdrawal</h2>',
      '<p>You have the right to withdraw from this contract within 14 days without giving any reason.</p>',
      '<p>The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods.</p>',
      `<p>To exercise the right of withdrawal, you must inform us (${us(seller, { phone: 'phone', email: 'e-mail' })}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.</p>`,
      `<p>You may also exercise your right of withdrawal online at <a href="/en/withdrawal">${safe(url)}</a>. If you use this online function, we will send you without undue delay, on a durable medium (e.g. by e-mail), an acknowledgement of receipt with the content of the statement and the date and time of its submission.</p>`,
      '<p>To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.</p>',
      '<h2>Effects of withdrawal</h2>',
      '<p>If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.</p>',
      '<p>You shall send back the goods or hand them over to us, without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired.</p>',
      '<p>You will have to bear the direct cost of returning the goods.</p>',
      '<p>You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.</p>',
      '<h2>Model withdrawal form</h2>',
      '<p>(complete and return this form only if you wish to withdraw from the contract)</p>',
      `${lines([`To ${[company, address, `${zip} ${city}`, countryName, email].filter(Boolean).join(', ')}:`])}<ul><li>I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),</li><li>Ordered on (*)/received on (*),</li><li>Name of consumer(s),</li><li>Address of consumer(s),</li><li>Signature of consumer(s) (only if this form is notified on paper),</li><li>Date</li></ul><p>(*) Delete as appropriate.</p>`,
      '<h2>Exception: personalised goods</h2>',
      '<p>There is no right of withdrawal for goods made to your specifications, such as with a name or number (§ 312g(2) no. 1 BGB, § 18(1) no. 3 FAGG). They are marked before you order. You may withdraw from other parts of the same order, also of a set.</p>',
    ].join(''),
  }
}
