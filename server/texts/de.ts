import { germanOfCompanies } from './companies/de.ts'
import { germanOfConsent } from './consent/de.ts'

/** Texts of mails in German, by id; ICU MessageFormat. */
export const german = {
  ...germanOfCompanies,
  ...germanOfConsent,
  'mail.orderConfirmation.subject': 'Ihre Bestellung {number} bei {shop}',
  'mail.orderConfirmation.title': 'Danke für Ihre Bestellung!',
  'mail.orderConfirmation.intro':
    'Guten Tag {name},\nwir haben Ihre Bestellung {number} vom {day} erhalten und nehmen sie hiermit an. Alle Angaben finden Sie in dieser E-Mail; bitte heben Sie sie auf.',
  'mail.orderConfirmation.held':
    'Bevor wir die Ware senden, prüfen wir Ihre Bestellung noch einmal. Sie müssen nichts tun: Wir melden uns bei Ihnen.',
  'mail.orderConfirmation.vouchers': 'Ihre Gutscheine kommen per E-Mail, sobald sie bezahlt sind.',
  'mail.orderReleased.subject': 'Ihre Bestellung {number} ist geprüft',
  'mail.orderReleased.title': 'Ihre Bestellung ist geprüft',
  'mail.orderReleased.intro':
    'Guten Tag {name},\nwir haben Ihre Bestellung {number} vom {day} geprüft, alles ist in Ordnung.',
  'mail.orderRefused.subject': 'Ihre Bestellung {number} können wir nicht ausführen',
  'mail.orderRefused.title': 'Ihre Bestellung ist storniert',
  'mail.orderRefused.intro':
    'Guten Tag {name},\nwir haben Ihre Bestellung {number} vom {day} geprüft und können sie so nicht ausführen. Sie ist storniert, und Sie müssen nichts bezahlen. Bei Fragen antworten Sie einfach auf diese E-Mail.',
  'mail.orderPaid.subject': 'Zahlung zu Bestellung {number} erhalten',
  'mail.orderPaid.title': 'Ihre Zahlung ist da',
  'mail.orderPaid.intro':
    'Guten Tag {name},\nIhre Zahlung zur Bestellung {number} über {total} ist am {day} bei uns eingegangen. Vielen Dank!',
  'mail.orderPaid.next.shipping': 'Wir senden die Ware so bald wie möglich und melden uns, sobald sie unterwegs ist.',
  'mail.orderPaid.next.pickup': 'Wir melden uns, sobald die Ware zur Abholung bereitliegt.',
  'mail.orderPaid.next.vouchers':
    'Ihre Gutscheine kommen in einer eigenen E-Mail, an dem Tag, den Sie dafür gewählt haben, sonst gleich.',
  'mail.orderShipped.subject': 'Ihre Bestellung {number} ist unterwegs',
  'mail.orderShipped.title': 'Ihre Bestellung ist unterwegs',
  'mail.orderShipped.intro': 'Guten Tag {name},\nwir haben Ihre Bestellung {number} am {day} versandt.',
  'mail.orderShipped.track': 'Sendung verfolgen',
  'mail.orderReady.subject': 'Ihre Bestellung {number} liegt bereit',
  'mail.orderReady.title': 'Ihre Bestellung liegt zur Abholung bereit',
  'mail.orderReady.intro':
    'Guten Tag {name},\nIhre Bestellung {number} liegt ab sofort zur Abholung bereit. Bitte bringen Sie diese E-Mail oder Ihre Bestellnummer mit.',
  'mail.orderCancelled.subject': 'Ihre Bestellung {number} wurde storniert',
  'mail.orderCancelled.title': 'Ihre Bestellung wurde storniert',
  'mail.orderCancelled.intro':
    'Guten Tag {name},\nzu Ihrer Bestellung {number} ist keine Zahlung bei uns eingegangen. Wir haben sie am {day} storniert; Sie müssen nichts mehr bezahlen.',
  'mail.orderCancelled.next':
    'Wir haben bis einschließlich {day} auf Ihre Zahlung gewartet. Haben Sie inzwischen überwiesen, dann melden Sie sich bitte bei uns: Wir zahlen Ihnen den Betrag zurück oder liefern doch noch. Sie können gern erneut bestellen.',
  'mail.orderCancelledByShop.subject': 'Ihre Bestellung {number} ist storniert',
  'mail.orderCancelledByShop.title': 'Ihre Bestellung ist storniert',
  'mail.orderCancelledByShop.intro': 'Guten Tag {name},\nwir haben Ihre Bestellung {number} am {day} storniert.',
  'mail.orderCancelledByShop.paid': 'Was Sie bezahlt haben, zahlen wir Ihnen zurück.',
  'mail.orderCancelledByShop.unpaid':
    'Sie müssen nichts bezahlen. Haben Sie inzwischen überwiesen, dann zahlen wir Ihnen den Betrag zurück.',
  'mail.orderRefunded.subject': 'Rückzahlung zu Bestellung {number}',
  'mail.orderRefunded.title': 'Ihr Geld ist unterwegs',
  'mail.orderRefunded.intro':
    'Guten Tag {name},\nwir haben Ihnen {total} für die stornierte Bestellung {number} zurückgezahlt. Bis der Betrag bei Ihnen ist, kann es einige Tage dauern.',
  'mail.orderUnpaid.subject': 'Zahlung zu Bestellung {number}: Berichtigung',
  'mail.orderUnpaid.title': 'Ihre Zahlung ist noch offen',
  'mail.orderUnpaid.intro':
    'Guten Tag {name},\nwir hatten Ihnen geschrieben, dass Ihre Zahlung über {total} zur Bestellung {number} eingegangen ist. Das war ein Irrtum: Sie ist noch offen. Haben Sie schon bezahlt, dann antworten Sie bitte auf diese E-Mail.',
  'mail.orderUnshipped.subject': 'Versand von Bestellung {number}: Berichtigung',
  'mail.orderUnshipped.title': 'Ihre Bestellung ist noch nicht unterwegs',
  'mail.orderUnshipped.intro':
    'Guten Tag {name},\nwir hatten Ihnen geschrieben, dass Ihre Bestellung {number} unterwegs ist. Das war ein Irrtum.',
  'mail.orderNotReady.subject': 'Abholung von Bestellung {number}: Berichtigung',
  'mail.orderNotReady.title': 'Ihre Bestellung liegt noch nicht bereit',
  'mail.orderNotReady.intro':
    'Guten Tag {name},\nwir hatten Ihnen geschrieben, dass Ihre Bestellung {number} zur Abholung bereitliegt. Das war ein Irrtum.',
  'mail.orderTracking.subject': 'Neue Sendungsnummer zu Bestellung {number}',
  'mail.orderTracking.title': 'Neue Sendungsnummer',
  'mail.orderTracking.intro':
    'Guten Tag {name},\nzu Ihrer Bestellung {number} hatten wir Ihnen eine falsche Sendungsnummer genannt. So lautet sie richtig:',
  'mail.orderAddress.subject': 'Geänderte Adresse zu Bestellung {number}',
  'mail.orderAddress.title': 'Wir haben die Adresse geändert',
  'mail.orderAddress.intro':
    'Guten Tag {name},\nwir haben zu Ihrer Bestellung {number} vom {day} eine Adresse geändert. Stimmt etwas nicht, dann antworten Sie bitte auf diese E-Mail.',
  'mail.orderLink.subject': 'Neuer Link zu Ihrer Bestellung {number}',
  'mail.orderLink.title': 'Neuer Link zu Ihrer Bestellung',
  'mail.orderLink.intro':
    'Guten Tag,\nhier ist der neue Link, mit dem Sie Ihre Bestellung {number} vom {day} ansehen können. Er ist {days} Tage gültig. Haben Sie ihn nicht angefordert, müssen Sie nichts tun.',
  'mail.order.payBy':
    'Bitte überweisen Sie den Betrag bis {day}. Geht bis dahin keine Zahlung ein, stornieren wir die Bestellung und geben die Ware wieder frei.',
  'mail.order.follow': 'Bestellung ansehen',
  'mail.order.lines': 'Ihre Artikel',
  'mail.order.line': '{amount, number} × {title}',
  'mail.order.line.units': '{amount, number} {unit} {title}',
  'mail.order.unitPrice.unit': '{price} je {unit}',
  'mail.order.unitPrice': 'Stückpreis {price}',
  'mail.order.quantityPrice': 'Grundpreis {price} je {quantity, select, kilogram {kg} litre {l} metre {m} other {m²}}',
  'mail.order.variant':
    '{fit, select, children {Kinder} women {Damen} men {Herren} unisex {Unisex} other {}} Größe {size}',
  'mail.order.variant.plain': 'Größe {size}',
  'mail.order.composition': 'Material: {composition}',
  'mail.order.color': 'Farbe {color}',
  'mail.order.property': '{label}: {value}',
  'mail.order.sku': 'Art.-Nr. {sku}',
  'mail.order.piece': '{amount, number} × {title}{variant, select, none {} other {, {variant}}}',
  'mail.order.texts': 'Personalisierung: {texts}',
  'mail.order.note': 'Anmerkung: {note}',
  'mail.order.lineDiscount': 'Rabatt {amount}',
  'mail.order.line.delivery':
    'Lieferung {from, select, none {spätestens am {day}} other {{from} bis spätestens {day}}}',
  'mail.order.line.pickup':
    'abholbereit {from, select, none {spätestens am {day}} other {{from} bis spätestens {day}}}',
  'mail.order.personalised': 'Personalisiert: vom Widerrufsrecht ausgenommen',
  'mail.order.goods': 'Warenwert',
  'mail.order.discount': 'Rabatt',
  'mail.order.discount.personal': 'Persönlicher Rabatt',
  'mail.order.discount.coupon': 'Rabattcode {code}',
  'mail.order.shipping': 'Versand',
  'mail.order.pickup': 'Abholung',
  'mail.order.takenOff': 'Mwst abgezogen',
  'mail.order.customs':
    'Im Bestimmungsland können Zoll, Einfuhrumsatzsteuer und Gebühren dazukommen; wer die Ware bekommt, zahlt sie dort.',
  'mail.order.net': 'Netto',
  'mail.order.vat.included': 'darin {rate} {label} auf {net}',
  'mail.order.vat.added': 'zuzüglich {rate} {label} auf {net}',
  'mail.order.vat.allIncluded': 'darin {label}',
  'mail.order.vat.allAdded': 'zuzüglich {label}',
  'mail.order.vat.free': 'Mwst',
  'vat.ground.intraCommunity':
    'Steuerfreie innergemeinschaftliche Lieferung (Reverse Charge): Ihre UID {buyer}{seller, select, none {} other {, unsere UID {seller}}}. Die Erwerbsteuer melden Sie in Ihrem Land.',
  'vat.ground.export': 'Steuerfreie Ausfuhrlieferung. Zoll und Einfuhrumsatzsteuer können beim Empfang dazukommen.',
  'mail.order.voucher': 'Gutschein …{code} (noch {remaining} darauf)',
  'mail.order.voucherReturned': '{amount} sind wieder auf Ihrem Gutschein, dessen Code auf {code} endet.',
  'mail.order.total': 'Gesamtsumme',
  'mail.order.toPay': 'Zu zahlen',
  'mail.order.details': 'Lieferung und Zahlung',
  'mail.order.details.vouchers': 'Zahlung',
  'mail.order.number': 'Bestellnummer',
  'mail.order.shippingAddress': 'Lieferadresse',
  'mail.order.station': 'Lieferung an eine Abholstelle',
  'mail.order.invoiceAddress': 'Rechnungsadresse',
  'mail.order.pickupAddress': 'Abholung bei',
  'mail.order.vatId': 'UID {vatId}',
  'mail.order.payment': 'Zahlungsart',
  'mail.order.bankAccount': 'Bankverbindung',
  'mail.order.reference': 'Verwendungszweck',
  'mail.order.delivery': 'Liefertermin',
  'mail.order.delivery.days': '{from, select, none {spätestens am {day}} other {{from} bis spätestens {day}}}',
  'mail.order.delivery.oncePaid':
    '{weeks, plural, one {# Woche} other {# Wochen}} nach Zahlungseingang; bei Zahlung bis {payBy}: {from, select, none {spätestens am {day}} other {{from} bis spätestens {day}}}',
  'mail.order.delivery.pickup': 'Abholbereit',
  'mail.order.delivery.weeksOncePaid': '{weeks, plural, one {# Woche} other {# Wochen}} nach Zahlungseingang',
  'mail.order.parts': 'In zwei Lieferungen',
  'mail.order.parts.days': 'die erste bis spätestens {first}, der Rest bis spätestens {rest}',
  'mail.order.comment': 'Ihre Anmerkung',
  'mail.order.withdrawal.title': 'Vertrag widerrufen',
  'mail.order.withdrawal.note':
    'Sie können diesen Vertrag binnen 14 Tagen ab Erhalt der Ware ohne Angabe von Gründen widerrufen. Die vollständige Belehrung finden Sie unten und jederzeit online:',
  'mail.order.withdrawal.personalised':
    'Für die als personalisiert gekennzeichneten Artikel besteht kein Widerrufsrecht, weil sie nach Ihren Angaben angefertigt werden (§ 18 Abs. 1 Z 3 FAGG, § 312g Abs. 2 Nr. 1 BGB).',
  'mail.order.guarantee': 'Für alle Waren gilt das gesetzliche Gewährleistungsrecht von zwei Jahren ab Übergabe.',
  'mail.restock.size': 'Größe {size}',
  'mail.restockConfirm.subject': 'Bitte bestätigen: Nachricht zu {item}',
  'mail.restockConfirm.title': 'Sollen wir Ihnen Bescheid geben?',
  'mail.restockConfirm.intro':
    'Sie möchten bei {shop} eine Nachricht, sobald das wieder da ist: {item}. Bitte bestätigen Sie das.',
  'mail.restockConfirm.button': 'Nachricht bestätigen',
  'mail.restockConfirm.note':
    'Wir schreiben Ihnen dann ein einziges Mal und löschen Ihre Adresse danach. Über denselben Link können Sie es sich jederzeit anders überlegen. Ohne Bestätigung löschen wir die Anfrage nach {days} Tagen; wenn sie nicht von Ihnen stammt, brauchen Sie nichts zu tun.',
  'mail.restockBack.subject': 'Wieder da: {item}',
  'mail.restockBack.title': 'Wieder da',
  'mail.restockBack.intro':
    'Sie haben bei {shop} darauf gewartet: {item} ist wieder da. Reserviert ist nichts; solange der Vorrat reicht, können Sie bestellen.',
  'mail.restockBack.button': 'zum Produkt',
  'mail.restockBack.note':
    'Das war die eine Nachricht, um die Sie gebeten haben. Ihre Adresse ist dafür nicht mehr gespeichert.',
  'mail.withdrawal.declaration': 'Ihre Erklärung',
  'mail.withdrawal.text': 'Erklärung',
  'mail.withdrawal.statement': 'Hiermit widerrufe ich den unten bezeichneten Vertrag.',
  'mail.withdrawal.name': 'Name',
  'mail.withdrawal.email': 'E-Mail',
  'mail.withdrawal.what': 'Umfang',
  'mail.withdrawal.everything': 'der ganze Vertrag',
  'mail.withdrawal.received': 'Eingegangen',
  'mail.withdrawal.at': 'am {day} um {time} Uhr ({zone})',
  'mail.withdrawalReceipt.subject': 'Eingang Ihres Widerrufs zur Bestellung {number}',
  'mail.withdrawalReceipt.title': 'Ihr Widerruf ist bei uns eingegangen',
  'mail.withdrawalReceipt.intro':
    'wir bestätigen Ihnen, dass Ihr Widerruf zur Bestellung {number} bei {shop} eingegangen ist. Bitte bewahren Sie diese E-Mail auf.',
  'mail.withdrawalReceipt.next':
    'Wir prüfen Ihre Erklärung und antworten Ihnen. Haben Sie keinen Widerruf erklärt, dann antworten Sie bitte auf diese E-Mail; ohne Prüfung geschieht nichts.',
  'mail.withdrawalAccepted.subject': 'Ihr Widerruf zur Bestellung {number} ist angenommen',
  'mail.withdrawalAccepted.title': 'Ihr Widerruf ist angenommen',
  'mail.withdrawalAccepted.intro': 'Ihr Widerruf zur Bestellung {number} ist wirksam.',
  'mail.withdrawalAccepted.next':
    'Bereits erhaltene Ware senden Sie bitte binnen 14 Tagen ab Ihrer Erklärung an die Adresse unten zurück. Ihre Zahlung erstatten wir binnen 14 Tagen ab Ihrer Erklärung mit demselben Zahlungsmittel; bis die Ware zurück ist oder Sie die Absendung nachgewiesen haben, dürfen wir damit warten.',
  'mail.withdrawalRefused.subject': 'Zu Ihrem Widerruf zur Bestellung {number}',
  'mail.withdrawalRefused.title': 'Zu Ihrem Widerruf',
  'mail.withdrawalRefused.intro':
    'wir haben Ihren Widerruf zur Bestellung {number} geprüft und können ihn nicht annehmen:',
  'mail.withdrawalRefused.next':
    'Sind Sie damit nicht einverstanden, dann antworten Sie uns bitte auf diese E-Mail. Ihre Rechte bei Mängeln der Ware bleiben unberührt.',
  'mail.webhookOff.subject': 'Webhook abgeschaltet: {label}',
  'mail.webhookOff.title': 'Ein Webhook wurde abgeschaltet',
  'mail.webhookOff.failing':
    'Der Webhook „{label}“ an {url} hat seit drei Tagen keine Nachricht angenommen und wurde abgeschaltet.',
  'mail.webhookOff.gone':
    'Der Webhook „{label}“ an {url} hat geantwortet, dass es ihn nicht mehr gibt (410), und wurde abgeschaltet.',
  'mail.webhookOff.next':
    'Was noch wartet, bleibt erhalten und wird gesendet, wenn Sie ihn wieder einschalten. Was bis dahin geschieht, wird nicht für ihn vermerkt: Sein Programm muss danach abrufen, was sich inzwischen geändert hat.',
  'mail.webhookOff.open': 'Webhook ansehen',
  'mail.invoice.title': 'Ihre Rechnung {number}',
  'mail.invoice.intro':
    'anbei erhalten Sie die Rechnung {number} zu Ihrer Bestellung {order} als PDF. Sie enthält auch die elektronische Rechnung.',
  'mail.invoice.subject': '{shop}: Rechnung {number}',
  'mail.invoice.amount': 'Rechnungsbetrag',
  'mail.invoice.due': 'Zu zahlen',
  'mail.invoice.dueBy': '{amount} bis {day}',
  'mail.invoice.nothingDue': 'nichts mehr, der Betrag ist beglichen',
  'mail.voucher.subject': 'Ihr Gutschein über {amount} von {shop}',
  'mail.voucher.title': 'Ein Gutschein für Sie',
  'mail.voucher.intro': 'hier ist Ihr Gutschein von {shop} über {amount}. Zum Ausdrucken hängt er als PDF an.',
  'mail.voucher.code': 'Code',
  'mail.voucher.amount': 'Guthaben',
  'mail.voucher.validity': 'Gültigkeit',
  'mail.voucher.forGood': 'unbefristet',
  'mail.voucher.until': 'bis {day}',
  'mail.voucher.how':
    'So lösen Sie ihn ein: Geben Sie den Code im Warenkorb oder an der Kassa ein. Was übrig bleibt, bleibt auf dem Gutschein. Bewahren Sie den Code gut auf: Wer ihn hat, kann damit bezahlen.',
  'document.shipping': 'Versand',
  'document.unit.lot': 'pauschal',
  'document.unit.piece': 'Stück',
  'document.unit.pieces': 'Stück',
  'document.voucher.for': 'für {name}',
  'document.voucher.code': 'Gutscheincode',
  'document.voucher.until': 'Gültig bis {day}.',
  'document.voucher.forGood': 'Unbefristet gültig.',
  'document.voucher.bound': 'Nicht übertragbar, nur mit der E-Mail-Adresse {email} einlösbar.',
  'document.voucher.terms':
    'Einlösbar auf {url}, auch in Teilen: Der Rest bleibt auf dem Gutschein. Keine Barauszahlung.',
  'document.paper.title.offer': 'Angebot {number}',
  'document.paper.title.order': 'Auftragsbestätigung {number}',
  'document.paper.title.delivery': 'Lieferschein {number}',
  'document.paper.title.invoice': 'Rechnung {number}',
  'document.paper.title.advance': 'Anzahlungsrechnung {number}',
  'document.paper.title.part': 'Teilrechnung {number}',
  'document.paper.title.final': 'Schlussrechnung {number}',
  'document.paper.title.cancellation': 'Stornorechnung {number}',
  'document.paper.title.credit': 'Rechnungskorrektur {number}',
  'document.paper.title.reminder': 'Zahlungserinnerung {number}',
  'document.paper.named': '{title} vom {day}',
  'document.paper.preceding.cancellation': 'Storniert {documents}.',
  'document.paper.preceding.credit': 'Berichtigt {documents}.',
  'document.paper.preceding.other': 'Bezieht sich auf {documents}.',
  'document.paper.origins': 'Zu {documents}.',
  'document.paper.and': '{documents} und {last}',
  'document.paper.deliverTo': 'Lieferadresse',
  'document.paper.customer': 'Kunde',
  'document.paper.fact.number': 'Nummer',
  'document.paper.fact.date': 'Datum',
  'document.paper.fact.customerNumber': 'Kundennummer',
  'document.paper.fact.performance': 'Leistungszeitraum',
  'document.paper.fact.performedOn': 'Leistungsdatum',
  'document.paper.fact.deliveryDate': 'Lieferdatum',
  'document.paper.fact.validUntil': 'Gültig bis',
  'document.paper.fact.dueOn': 'Fällig am',
  'document.paper.fact.theirReference': 'Ihre Referenz',
  'document.paper.fact.buyerOrderNumber': 'Ihre Bestellnummer',
  'document.paper.fact.leitwegId': 'Leitweg-ID',
  'document.paper.fact.ownReference': 'Unsere Referenz',
  'document.paper.fact.webOrder': 'Webbestellung',
  'document.paper.fact.vatId': '{country, select, AT {Ihre UID-Nummer} other {Ihre USt-IdNr.}}',
  'document.paper.fact.contact': 'Ihr Kontakt',
  'document.paper.period': '{from} bis {to}',
  'document.paper.page': 'Seite {page} von {pages}',
  'document.paper.carried': 'Übertrag',
  'document.paper.line.position': 'Pos.',
  'document.paper.line.title': 'Bezeichnung',
  'document.paper.line.quantity': 'Menge',
  'document.paper.line.price': 'Einzelpreis',
  'document.paper.line.discount': 'Rabatt',
  'document.paper.line.vat': 'USt.',
  'document.paper.line.net': 'Summe netto',
  'document.paper.line.gross': 'Summe brutto',
  'document.paper.line.number': 'Art.-Nr. {number}',
  'document.paper.line.amount': '{amount, number} {unit}',
  'document.paper.line.optional': 'Optional',
  'document.paper.line.alternative': 'Alternative',
  'document.paper.line.notCounted': 'Beträge in Klammern sind in den Summen nicht enthalten.',
  'document.paper.line.subtotal': 'Zwischensumme',
  'document.paper.run.amount': '{amount, number}',
  'document.paper.run.sum': 'Summe',
  'document.paper.run.pieces': 'Beschriftung',
  'document.paper.sum.lines': '{basis, select, net {Summe netto} other {Summe brutto}}',
  'document.paper.sum.discount': 'Rabatt',
  'document.paper.sum.discountRate': 'Rabatt {rate}',
  'document.paper.sum.advance': 'Abzüglich {title} vom {day}',
  'document.paper.sum.net': 'Gesamt netto',
  'document.paper.sum.vat': 'Umsatzsteuer',
  'document.paper.sum.gross': '{basis, select, net {Gesamtbetrag} other {Gesamtbetrag inkl. USt.}}',
  'document.paper.sum.free': 'Gesamtbetrag ohne USt.',
  'document.paper.sum.paid': 'Bereits bezahlt',
  'document.paper.sum.due': 'Zu zahlen',
  'document.paper.sum.credit': 'Zu Ihren Gunsten',
  'document.paper.vat.title': 'Umsatzsteuer',
  'document.paper.vat.rate': 'Satz',
  'document.paper.vat.net': 'Netto',
  'document.paper.vat.vat': 'USt.',
  'document.paper.vat.gross': 'Brutto',
  'document.paper.vat.advances': 'Abgezogene Anzahlungen',
  'document.paper.vat.advance': 'Rechnung',
  'document.paper.pay.transfer':
    'Bitte überweisen Sie {amount} bis {day} auf unser Konto und geben Sie als Verwendungszweck {number} an.',
  'document.paper.pay.transferNow':
    'Bitte überweisen Sie {amount} sofort auf unser Konto und geben Sie als Verwendungszweck {number} an.',
  'document.paper.pay.until': 'Bitte zahlen Sie {amount} bis {day}.',
  'document.paper.pay.now': 'Bitte zahlen Sie {amount} sofort.',
  'document.paper.pay.early': 'Bei Zahlung bis {day} ziehen Sie {rate} Skonto ab ({discount}) und zahlen {amount}.',
  'document.paper.pay.paid': 'Der Betrag von {amount} ist bezahlt. Vielen Dank!',
  'document.paper.pay.method': 'Zahlungsart: {method}.',
  'document.paper.pay.termsDays':
    '{days, plural, =0 {Zahlbar sofort nach Erhalt der Rechnung.} one {Zahlbar innerhalb von einem Tag nach Rechnungsdatum.} other {Zahlbar innerhalb von # Tagen nach Rechnungsdatum.}}',
  'document.paper.pay.termsEarly':
    '{days, plural, one {Bei Zahlung innerhalb von einem Tag} other {Bei Zahlung innerhalb von # Tagen}} {rate} Skonto.',
  'document.paper.pay.holder': 'Kontoinhaber',
  'document.paper.pay.iban': 'IBAN',
  'document.paper.pay.bic': 'BIC',
  'document.paper.pay.code': 'Zahlen mit Code',
  'document.paper.pay.codeHint':
    'Mit der App Ihrer Bank lesen: Empfänger, Betrag und Verwendungszweck sind ausgefüllt.',
  'document.paper.receipt.day': 'Ware erhalten am',
  'document.paper.receipt.signature': 'Unterschrift',
  'document.paper.foot.vatId': '{country, select, AT {UID-Nr.} other {USt-IdNr.}} {vatId}',
  'document.paper.foot.taxNumber': 'Steuernummer {taxNumber}',
  'document.paper.foot.representatives': 'Vertreten durch {names}',
  'mail.lowStock.subject': '{count, plural, one {Ein Artikel geht zur Neige} other {# Artikel gehen zur Neige}}',
  'mail.lowStock.title': 'Bitte nachbestellen',
  'mail.lowStock.intro':
    '{count, plural, one {Der Bestand eines Artikels ist} other {Die Bestände von # Artikeln sind}} auf den Meldebestand gesunken:',
  'mail.lowStock.left': 'Bestand {stock, number}, Meldebestand {level, number}',
  'mail.lowStock.further': 'Und {count, plural, one {ein weiterer} other {# weitere}}.',
  'mail.lowStock.open': 'Bestand ansehen',
  'mail.lowStock.once':
    'Zu jedem Artikel schreiben wir nur einmal, bis sein Bestand wieder über dem Meldebestand liegt.',
  'mail.formNote.subject': 'Neue Nachricht: {form}',
  'mail.formNote.title': 'Eine Nachricht ist eingegangen',
  'mail.formNote.intro': 'Jemand hat das Formular „{form}“ gesendet. Was darin steht, sehen Sie nach der Anmeldung.',
  'mail.formNote.open': 'Nachricht lesen',
  'mail.formConfirmation.subject': 'Ihre Nachricht an {shop}',
  'mail.formConfirmation.title': 'Ihre Nachricht ist angekommen',
  'mail.formConfirmation.intro': 'Danke für Ihre Nachricht an {shop}. Wir melden uns so bald wie möglich.',
  'mail.formConfirmation.yours': 'Ihre Angaben',
  'mail.formConfirmation.ticked': 'ja',
  'mail.formConfirmation.other':
    'Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse angegeben; Sie müssen nichts tun.',
  'mail.withdrawalNote.subject': 'Widerruf zur Bestellung {number}',
  'mail.withdrawalNote.title': 'Ein Widerruf ist eingegangen',
  'mail.withdrawalNote.intro':
    'Zur Bestellung {number} wurde ein Widerruf erklärt. Die Erklärung wartet im Admincenter auf Ihre Antwort.',
  'mail.withdrawalNote.open': 'Widerruf ansehen',
  'mail.greeting': 'Guten Tag,',
  'mail.greeting.name': 'Guten Tag {name},',
  'mail.accountVerify.subject': 'Bitte bestätigen Sie Ihre E-Mail-Adresse bei {shop}',
  'mail.accountVerify.title': 'Noch ein Schritt zu Ihrem Konto',
  'mail.accountVerify.intro':
    'für diese E-Mail-Adresse wurde bei {shop} ein Konto angelegt. Bestätigen Sie bitte, dass die Adresse Ihnen gehört; danach können Sie sich anmelden.',
  'mail.accountVerify.button': 'E-Mail-Adresse bestätigen',
  'mail.accountVerify.note':
    'Der Link ist {hours} Stunden gültig und funktioniert nur einmal. Haben Sie kein Konto angelegt, dann klicken Sie nicht; ohne Bestätigung wird es gelöscht.',
  'mail.passwordReset.subject': 'Neues Passwort für {shop}',
  'mail.passwordReset.title': 'Neues Passwort wählen',
  'mail.passwordReset.intro':
    'für Ihr Konto {email} wurde ein neues Passwort angefordert. Über diesen Link wählen Sie es.',
  'mail.passwordReset.button': 'neues Passwort wählen',
  'mail.passwordReset.note':
    'Der Link ist {hours, plural, one {eine Stunde} other {# Stunden}} gültig und funktioniert nur einmal. Haben Sie nichts angefordert, müssen Sie nichts tun; Ihr Passwort bleibt, wie es ist.',
  'mail.accountInvitation.subject': 'Einladung zu {shop}',
  'mail.accountInvitation.title': 'Sie sind eingeladen',
  'mail.accountInvitation.intro':
    'für Sie wurde bei {shop} ein Konto mit der E-Mail-Adresse {email} angelegt. Wählen Sie ein Passwort, dann können Sie sich anmelden.',
  'mail.accountInvitation.button': 'Passwort wählen',
  'mail.accountInvitation.note': 'Der Link ist {days} Tage gültig und funktioniert nur einmal.',
  'mail.emailChange.subject': 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  'mail.emailChange.title': 'Neue E-Mail-Adresse bestätigen',
  'mail.emailChange.intro':
    'diese Adresse soll die neue E-Mail-Adresse eines Kontos bei {shop} werden. Sie gilt, sobald Sie sie bestätigen.',
  'mail.emailChange.button': 'neue Adresse bestätigen',
  'mail.emailChange.note':
    'Der Link ist {hours, plural, one {eine Stunde} other {# Stunden}} gültig und funktioniert nur einmal. Haben Sie das nicht veranlasst, dann klicken Sie nicht.',
  'mail.passwordChanged.subject': 'Ihr Passwort bei {shop} wurde geändert',
  'mail.passwordChanged.title': 'Ihr Passwort wurde geändert',
  'mail.passwordChanged.intro':
    'das Passwort Ihres Kontos {email} wurde soeben geändert. Andere Geräte wurden abgemeldet.',
  'mail.passwordChanged.note':
    'Waren Sie das nicht, dann fordern Sie auf der Anmeldeseite sofort ein neues Passwort an und melden Sie sich bei uns.',
  'mail.emailChangeAsked.subject': 'Ihre E-Mail-Adresse bei {shop} soll geändert werden',
  'mail.emailChangeAsked.title': 'Änderung Ihrer E-Mail-Adresse',
  'mail.emailChangeAsked.intro':
    'die E-Mail-Adresse Ihres Kontos soll in {newEmail} geändert werden. Das geschieht, sobald die neue Adresse bestätigt wird.',
  'mail.emailChangeAsked.note':
    'Waren Sie das nicht, dann kennt jemand Ihr Passwort: Ändern Sie es bitte sofort und melden Sie sich bei uns.',
  'mail.emailChanged.subject': 'Ihre E-Mail-Adresse bei {shop} wurde geändert',
  'mail.emailChanged.title': 'Ihre E-Mail-Adresse wurde geändert',
  'mail.emailChanged.intro':
    'die E-Mail-Adresse Ihres Kontos ist ab jetzt {newEmail}. Diese Adresse gehört nicht mehr dazu.',
  'mail.emailChanged.note': 'Waren Sie das nicht, dann melden Sie sich bitte sofort bei uns.',
  'mail.emailInUse.subject': 'Sie haben schon ein Konto bei {shop}',
  'mail.emailInUse.title': 'Diese Adresse hat schon ein Konto',
  'mail.emailInUse.intro':
    'diese Adresse sollte die neue E-Mail-Adresse eines anderen Kontos bei {shop} werden. Sie hat aber schon eines, deshalb bleibt alles, wie es ist.',
  'mail.emailInUse.note': 'Waren Sie das nicht, müssen Sie nichts tun.',
  'mail.secondFactorReset.subject': 'Zweiten Faktor bei {shop} abschalten',
  'mail.secondFactorReset.title': 'Zweiten Faktor abschalten',
  'mail.secondFactorReset.intro':
    'für Ihr Konto {email} wurde angefordert, den zweiten Faktor abzuschalten. Mit diesem Link und Ihrem Passwort bestätigen Sie das; drei Tage später wird er abgeschaltet.',
  'mail.secondFactorReset.button': 'zweiten Faktor abschalten',
  'mail.secondFactorReset.note':
    'Der Link ist {hours, plural, one {eine Stunde} other {# Stunden}} gültig und funktioniert nur einmal. Haben Sie das nicht angefordert, dann klicken Sie nicht; Ihr Konto bleibt, wie es ist.',
  'mail.secondFactorOn.subject': 'Zweiter Faktor bei {shop} eingeschaltet',
  'mail.secondFactorOn.title': 'Ihr zweiter Faktor ist eingeschaltet',
  'mail.secondFactorOn.intro':
    'für die Anmeldung bei Ihrem Konto {email} ist ab sofort auch ein Code aus Ihrer Authenticator-App nötig. Andere Geräte wurden abgemeldet.',
  'mail.secondFactorOn.note': 'Waren Sie das nicht, dann melden Sie sich bitte sofort bei uns.',
  'mail.secondFactorOff.subject': 'Zweiter Faktor bei {shop} abgeschaltet',
  'mail.secondFactorOff.title': 'Ihr zweiter Faktor ist abgeschaltet',
  'mail.secondFactorOff.intro':
    'für die Anmeldung bei Ihrem Konto {email} ist ab sofort kein Code mehr nötig. Andere Geräte wurden abgemeldet.',
  'mail.secondFactorOff.note':
    'Waren Sie das nicht, dann ändern Sie bitte sofort Ihr Passwort und melden Sie sich bei uns.',
  'mail.secondFactorWasReset.subject': 'Zweiter Faktor bei {shop} abgeschaltet',
  'mail.secondFactorWasReset.title': 'Ihr zweiter Faktor ist abgeschaltet',
  'mail.secondFactorWasReset.intro':
    'der zweite Faktor Ihres Kontos {email} wurde soeben zurückgesetzt. Alle Geräte wurden abgemeldet; für die Anmeldung genügt wieder das Passwort.',
  'mail.secondFactorWasReset.note':
    'Haben Sie das nicht verlangt, dann ändern Sie bitte sofort die Passwörter Ihres Postfachs und Ihres Kontos und melden Sie sich bei uns.',
  'mail.secondFactorEndsElsewhere.subject': 'Der zweite Faktor eines Kontos bei {shop} soll abgeschaltet werden',
  'mail.secondFactorEndsElsewhere.title': 'Ein zweiter Faktor soll abgeschaltet werden',
  'mail.secondFactorEndsElsewhere.intro':
    'zu dieser Adresse gehörte früher ein Konto bei {shop}, das jetzt eine andere hat. Jemand hat verlangt, dessen zweiten Faktor abzuschalten; das geschieht in drei Tagen.',
  'mail.secondFactorEndsElsewhere.note':
    'Ist das Ihr Konto und haben nicht Sie das verlangt, dann melden Sie sich mit dem zweiten Faktor an (er bleibt dann eingeschaltet) oder schreiben Sie uns. Ist es nicht Ihres, müssen Sie nichts tun.',
  'mail.secondFactorGoneElsewhere.subject': 'Der zweite Faktor eines Kontos bei {shop} wurde abgeschaltet',
  'mail.secondFactorGoneElsewhere.title': 'Ein zweiter Faktor wurde abgeschaltet',
  'mail.secondFactorGoneElsewhere.intro':
    'zu dieser Adresse gehörte früher ein Konto bei {shop}, das jetzt eine andere hat. Dessen zweiter Faktor wurde soeben abgeschaltet.',
  'mail.secondFactorGoneElsewhere.note':
    'Ist das Ihr Konto und haben nicht Sie das verlangt, dann melden Sie sich bitte sofort bei uns. Ist es nicht Ihres, müssen Sie nichts tun.',
  'mail.secondFactorEndsKnown.subject': 'Der zweite Faktor eines Kontos bei {shop} soll abgeschaltet werden',
  'mail.secondFactorEndsKnown.title': 'Ein zweiter Faktor soll abgeschaltet werden',
  'mail.secondFactorEndsKnown.intro':
    'für ein Konto bei {shop}, mit dem diese Adresse in Bestellungen oder als Kontakt verbunden ist, hat jemand verlangt, den zweiten Faktor abzuschalten; das geschieht in drei Tagen.',
  'mail.secondFactorEndsKnown.note':
    'Ist das Ihr Konto und haben nicht Sie das verlangt, dann melden Sie sich mit dem zweiten Faktor an (er bleibt dann eingeschaltet) oder schreiben Sie uns. Ist es nicht Ihres, müssen Sie nichts tun.',
  'mail.secondFactorGoneKnown.subject': 'Der zweite Faktor eines Kontos bei {shop} wurde abgeschaltet',
  'mail.secondFactorGoneKnown.title': 'Ein zweiter Faktor wurde abgeschaltet',
  'mail.secondFactorGoneKnown.intro':
    'für ein Konto bei {shop}, mit dem diese Adresse in Bestellungen oder als Kontakt verbunden ist, wurde soeben der zweite Faktor abgeschaltet.',
  'mail.secondFactorGoneKnown.note':
    'Ist das Ihr Konto und haben nicht Sie das verlangt, dann melden Sie sich bitte sofort bei uns. Ist es nicht Ihres, müssen Sie nichts tun.',
  'mail.secondFactorEnds.subject': 'Ihr zweiter Faktor bei {shop} wird in {days} Tagen abgeschaltet',
  'mail.secondFactorEnds.title': 'Ihr zweiter Faktor wird abgeschaltet',
  'mail.secondFactorEnds.intro':
    'jemand hat mit Ihrem Passwort verlangt, den zweiten Faktor Ihres Kontos {email} abzuschalten. Das geschieht in {days} Tagen. Bis dahin gilt er weiter, und Sie können ihn behalten: mit diesem Link, in Ihrem Konto oder einfach, indem Sie sich mit ihm anmelden.',
  'mail.secondFactorEnds.button': 'zweiten Faktor behalten',
  'mail.secondFactorEnds.note':
    'Waren Sie das nicht, dann behalten Sie den zweiten Faktor und ändern Sie bitte sofort die Passwörter Ihres Postfachs und Ihres Kontos.',
  'mail.secondFactorEndsSoon.subject': 'Ihr zweiter Faktor bei {shop} wird in Kürze abgeschaltet',
  'mail.secondFactorEndsSoon.title': 'Ihr zweiter Faktor wird in Kürze abgeschaltet',
  'mail.secondFactorEndsSoon.intro':
    'wie angekündigt wird der zweite Faktor Ihres Kontos {email} innerhalb der nächsten 24 Stunden abgeschaltet. Danach genügt für die Anmeldung Ihr Passwort, und alle Geräte sind abgemeldet. Noch können Sie ihn behalten.',
  'mail.secondFactorEndsSoon.button': 'zweiten Faktor behalten',
  'mail.secondFactorEndsSoon.note':
    'Haben Sie das nicht verlangt, dann behalten Sie den zweiten Faktor und ändern Sie bitte sofort die Passwörter Ihres Postfachs und Ihres Kontos.',
  'mail.secondFactorKept.subject': 'Ihr zweiter Faktor bei {shop} bleibt',
  'mail.secondFactorKept.title': 'Ihr zweiter Faktor bleibt',
  'mail.secondFactorKept.intro':
    'der zweite Faktor Ihres Kontos {email} wird nicht abgeschaltet. Es bleibt alles, wie es war.',
  'mail.secondFactorKept.note':
    'Hatten nicht Sie das Abschalten verlangt, dann kennt jemand Ihr Passwort: Ändern Sie es bitte sofort.',
  'mail.recoveryCodesRenewed.subject': 'Neue Wiederherstellungscodes bei {shop}',
  'mail.recoveryCodesRenewed.title': 'Neue Wiederherstellungscodes',
  'mail.recoveryCodesRenewed.intro':
    'für Ihr Konto {email} wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
  'mail.recoveryCodesRenewed.note':
    'Waren Sie das nicht, dann ändern Sie bitte sofort Ihr Passwort und melden Sie sich bei uns.',
  'mail.passkeyAdded.subject': 'Neuer Passkey für Ihr Konto bei {shop}',
  'mail.passkeyAdded.title': 'Neuer Passkey',
  'mail.passkeyAdded.intro':
    'für Ihr Konto {email} wurde ein neuer Passkey hinzugefügt, mit dem man sich ab sofort anmelden kann. Andere Geräte wurden abgemeldet.',
  'mail.passkeyAdded.note':
    'Waren Sie das nicht, dann entfernen Sie ihn bitte in Ihrem Konto unter Sicherheit und ändern Sie Ihr Passwort.',
  'mail.passwordSuffices.subject': 'Anmeldung bei {shop} wieder nur mit dem Passwort',
  'mail.passwordSuffices.title': 'Ihr Passwort allein genügt',
  'mail.passwordSuffices.intro':
    'für die Anmeldung bei Ihrem Konto {email} genügt ab sofort das Passwort, ohne Passkey. Andere Geräte wurden abgemeldet.',
  'mail.passwordSuffices.note':
    'Waren Sie das nicht, dann ändern Sie bitte sofort Ihr Passwort und melden Sie sich bei uns.',
  'mail.passkeyRemoved.subject': 'Passkey aus Ihrem Konto bei {shop} entfernt',
  'mail.passkeyRemoved.title': 'Passkey entfernt',
  'mail.passkeyRemoved.intro':
    'aus Ihrem Konto {email} wurde soeben ein Passkey entfernt. Damit kann man sich nicht mehr anmelden. Andere Geräte wurden abgemeldet.',
  'mail.passkeyRemoved.note':
    'Waren Sie das nicht, dann ändern Sie bitte sofort Ihr Passwort und melden Sie sich bei uns.',
  'mail.seller': 'Verkäufer',
  'mail.seller.contact':
    '{company}, {address}, {zip} {city}\nE-Mail {email} · Telefon {phone}\n{register} · UID {vatId}',
  'mail.dataExportReady.subject': 'Ihre Daten bei {shop} liegen bereit',
  'mail.dataExportReady.title': 'Ihre Daten liegen bereit',
  'mail.dataExportReady.intro':
    'wir haben zusammengestellt, was wir über Sie gespeichert haben. Sie können die Datei bis {day} herunterladen.',
  'mail.dataExportReady.button': 'Daten herunterladen',
  'mail.dataExportReady.note':
    'Dafür melden Sie sich mit Ihrem Konto an; der Link allein genügt nicht. Haben Sie den Export nicht angefordert, ändern Sie bitte Ihr Passwort.',
  'mail.deletionAsked.subject': 'Ihr Konto bei {shop} wird am {day} gelöscht',
  'mail.deletionAsked.title': 'Ihr Konto wird gelöscht',
  'mail.deletionAsked.intro':
    'Sie haben uns gebeten, Ihr Konto zu löschen. Das geschieht am {day}. Bis dahin können Sie sich weiterhin anmelden und die Löschung zurücknehmen.',
  'mail.deletionAsked.button': 'Löschung zurücknehmen',
  'mail.deletionAsked.note':
    'Danach sind Name, Adressen, Telefon, Anmeldedaten, Warenkorb und Merkliste gelöscht. Bestellungen und ihre Belege müssen wir nach dem Gesetz aufbewahren. Haben Sie die Löschung nicht verlangt, nehmen Sie sie bitte zurück und ändern Sie Ihr Passwort.',
  'mail.deletionUndone.subject': 'Ihr Konto bei {shop} bleibt bestehen',
  'mail.deletionUndone.title': 'Ihr Konto bleibt bestehen',
  'mail.deletionUndone.intro': 'Sie haben die Löschung Ihres Kontos am {day} zurückgenommen.',
  'mail.deletionUndone.note': 'Es ändert sich nichts. Haben Sie das nicht getan, ändern Sie bitte Ihr Passwort.',
} as const
