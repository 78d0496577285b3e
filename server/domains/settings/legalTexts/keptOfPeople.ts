type Row = readonly [data: string, ground: string, until: string]

/** What is kept of people for the privacy page, by the names of the files in the copy that a person may have: a test
 *  demands a row for each that a domain declares in its `personalData.ts`, and the cookies' times elsewhere. */
export const keptOfPeople: Readonly<Record<string, { readonly de: Row; readonly en: Row }>> = {
  orders: {
    de: [
      'Bestellungen: Name, Anschriften, E-Mail, Telefon, Waren mit Personalisierung, Antworten auf Fragen des Shops, Abholstelle mit Kundennummer beim Paketdienst, Preise, Zahlungsart, Verlauf',
      'Vertrag (Art. 6 Abs. 1 lit. b DSGVO), Buchführung (lit. c)',
      'in Österreich sieben, in Deutschland acht Jahre nach Ende des Jahres',
    ],
    en: [
      'Orders: name, addresses, e-mail, phone, goods with their personalisation, answers to what the shop asks, pickup point with the customer number at the carrier, prices, payment method, history',
      'Contract (Art. 6(1)(b) GDPR), books (c)',
      'seven years after the end of the year in Austria, eight in Germany',
    ],
  },
  files: {
    de: [
      'Dateien, die Sie für uns hochladen: Name, Beschreibung, Zeitpunkt, wer es war',
      'berechtigtes Interesse an nachvollziehbarer Arbeit (Art. 6 Abs. 1 lit. f DSGVO)',
      'bis die Datei gelöscht wird; wer es war, bis zur Löschung des Kontos',
    ],
    en: [
      'Files that you upload for us: name, description, time, who it was',
      'Legitimate interest in work that can be followed (Art. 6(1)(f) GDPR)',
      'until the file is deleted; who it was, until the account is deleted',
    ],
  },
  pages: {
    de: [
      'Seiten und Beiträge, die Sie für uns schreiben oder veröffentlichen: Inhalt, Zeitpunkt, wer es war',
      'berechtigtes Interesse an nachvollziehbarer Arbeit (Art. 6 Abs. 1 lit. f DSGVO)',
      'bis die Seite gelöscht wird; wer es war, bis zur Löschung des Kontos',
    ],
    en: [
      'Pages and posts that you write or publish for us: content, time, who it was',
      'Legitimate interest in work that can be followed (Art. 6(1)(f) GDPR)',
      'until the page is deleted; who it was, until the account is deleted',
    ],
  },
  messages: {
    de: [
      'Nachrichten über unsere Formulare: Ihre Angaben und mitgesendeten Dateien, Zeitpunkt, Sprache',
      'vorvertragliche Anfrage (Art. 6 Abs. 1 lit. b DSGVO), berechtigtes Interesse an der Antwort (lit. f), Ihre Einwilligung, wo das Formular darum bittet (lit. a)',
      'so lange, wie beim Formular festgelegt ist, meist ein Jahr; auf Wunsch früher',
    ],
    en: [
      'Messages sent by our forms: what you entered, files that you sent, time, language',
      'Enquiry before a contract (Art. 6(1)(b) GDPR), legitimate interest in answering (f), your consent where the form asks for it (a)',
      'for as long as is set for the form, usually a year; earlier if you ask for it',
    ],
  },
  invoices: {
    de: [
      'Angebote, Lieferscheine und Rechnungen: Name, Anschrift, E-Mail, UID, Leistungen und Preise, Verlauf',
      'Vertrag (Art. 6 Abs. 1 lit. b DSGVO), Buchführung (lit. c)',
      'zehn Jahre nach Ende des Jahres der Ausstellung',
    ],
    en: [
      'Offers, delivery notes and invoices: name, address, e-mail, VAT ID, goods and prices, history',
      'Contract (Art. 6(1)(b) GDPR), accounting (c)',
      'ten years after the end of the year of issue',
    ],
  },
  payments: {
    de: [
      'Zahlungen: Betrag, Tag, Zahlungsart, bei Überweisungen Name, IBAN und Text',
      'Buchführung (Art. 6 Abs. 1 lit. c DSGVO)',
      'zehn Jahre nach Ende des Jahres der Buchung',
    ],
    en: [
      'Payments: amount, day, method, of transfers name, IBAN and text',
      'Accounting (Art. 6(1)(c) GDPR)',
      'ten years after the end of the year in which they were booked',
    ],
  },
  withdrawals: {
    de: [
      'Widerrufe: Name, Bestellnummer, E-Mail, Umfang, Zeitpunkt, unsere Antwort',
      'gesetzliche Pflicht (Art. 6 Abs. 1 lit. c DSGVO)',
      'so lange wie die Bestellung',
    ],
    en: [
      'Withdrawals: name, order number, e-mail, extent, time, our answer',
      'legal obligation (Art. 6(1)(c) GDPR)',
      'as long as the order',
    ],
  },
  newsletter: {
    de: [
      'Zustimmung zum Newsletter: E-Mail, Zeitpunkt, Wortlaut, ob die Adresse bestätigt ist, Widerruf',
      'Einwilligung (Art. 6 Abs. 1 lit. a DSGVO), Nachweis (Art. 7 Abs. 1)',
      'bis zur Löschung des Kontos; ohne Konto, bis Sie die Löschung verlangen',
    ],
    en: [
      'Consent to the newsletter: e-mail, time, wording, whether the address is confirmed, withdrawal of it',
      'Consent (Art. 6(1)(a) GDPR), proof of it (Art. 7(1))',
      'until the account is deleted; without an account, until you ask for its erasure',
    ],
  },
  consents: {
    de: [
      'Entscheidungen über Dienste anderer: Zeitpunkt, Wortlaut, was erlaubt und abgelehnt wurde, eine Zufallszahl Ihres Browsers; das Konto, wenn Sie angemeldet waren',
      'Nachweis der Einwilligung (Art. 7 Abs. 1 DSGVO)',
      'drei Jahre; das Konto, bis es gelöscht wird',
    ],
    en: [
      'Decisions about services of others: time, wording, what was allowed and refused, a random number of your browser; the account, if you were signed in',
      'Proof of consent (Art. 7(1) GDPR)',
      'three years; the account, until it is deleted',
    ],
  },
  mails: {
    de: [
      'E-Mails, die wir Ihnen senden',
      'Vertrag (Art. 6 Abs. 1 lit. b DSGVO)',
      'mit der Bestellung oder dem Konto, um die es geht',
    ],
    en: [
      'E-mails that we send to you',
      'Contract (Art. 6(1)(b) GDPR)',
      'with the order or the account that they are about',
    ],
  },
  cart: {
    de: [
      'Warenkorb und Eingaben an der Kassa',
      'Vorbereitung des Vertrags (Art. 6 Abs. 1 lit. b DSGVO)',
      '120 Tage nach der letzten Änderung',
    ],
    en: [
      'Cart and what you enter in the checkout',
      'Preparing the contract (Art. 6(1)(b) GDPR)',
      '120 days after the last change',
    ],
  },
  company: {
    de: [
      'Für welche Firma Sie einkaufen, mit Ihren Grenzen',
      'Erfüllung des Vertrags (Art. 6 Abs. 1 lit. b DSGVO)',
      'bis Sie oder die Firma das beenden, längstens bis zur Löschung des Kontos; die Firma selbst bleibt',
    ],
    en: [
      'For which company you buy, with your limits',
      'Performing the contract (Art. 6(1)(b) GDPR)',
      'until you or the company end it, at the latest until the account is deleted; the company itself stays',
    ],
  },
  company_invitations: {
    de: [
      'Einladungen, für eine Firma einzukaufen: die E-Mail-Adresse und wer eingeladen hat',
      'Vorbereitung des Vertrags (Art. 6 Abs. 1 lit. b DSGVO)',
      'bis sie angenommen oder zurückgezogen werden; sie gelten sieben Tage',
    ],
    en: [
      'Invitations to buy for a company: the e-mail address and who invited',
      'Preparing the contract (Art. 6(1)(b) GDPR)',
      'until they are accepted or withdrawn; they are valid for seven days',
    ],
  },
  order_requests: {
    de: [
      'Bestellungen, die Sie Ihrer Firma zur Freigabe vorlegen, mit der Antwort',
      'Vorbereitung des Vertrags (Art. 6 Abs. 1 lit. b DSGVO)',
      '90 Tage; freigegebene so lange wie das Konto',
    ],
    en: [
      'Orders that you send to your company for approval, with the answer',
      'Preparing the contract (Art. 6(1)(b) GDPR)',
      '90 days; approved ones as long as the account',
    ],
  },
  coupons: {
    de: [
      'Rabattcodes, die Sie eingelöst haben',
      'Erfüllung des Vertrags (Art. 6 Abs. 1 lit. b DSGVO)',
      'wie die Bestellung, zu der sie gehören',
    ],
    en: [
      'Discount codes that you used',
      'Performing the contract (Art. 6(1)(b) GDPR)',
      'as the order that they belong to',
    ],
  },
  customer: {
    de: [
      'Kennzahlen Ihrer Bestellungen: Anzahl, Umsatz, offene Beträge, erste und letzte Bestellung',
      'Berechtigtes Interesse an der Betreuung von Kunden (Art. 6 Abs. 1 lit. f DSGVO)',
      'bis zur Löschung des Kontos; von Gästen wie die Bestellungen',
    ],
    en: [
      'Figures of your orders: how many, revenue, open amounts, the first and the last one',
      'Legitimate interest in looking after customers (Art. 6(1)(f) GDPR)',
      'until the account is deleted; of guests as the orders',
    ],
  },
  vouchers: {
    de: [
      'Gutscheine: für wen sie sind, die Nachricht darauf, wer sie kaufte und einlöste',
      'Erfüllung des Vertrags (Art. 6 Abs. 1 lit. b DSGVO)',
      'wie die Bestellungen, zu denen sie gehören; Name und Nachricht bis zur Löschung des Kontos',
    ],
    en: [
      'Vouchers: whom they are for, their message, who bought and redeemed them',
      'Performing the contract (Art. 6(1)(b) GDPR)',
      'as the orders that they belong to; name and message until the account is deleted',
    ],
  },
  affiliates: {
    de: [
      'Partner, die Käufer empfehlen: Name, E-Mail, was sie verdient haben und was ihnen ausbezahlt wurde',
      'Erfüllung des Vertrags (Art. 6 Abs. 1 lit. b DSGVO); danach gesetzliche Pflicht (lit. c)',
      'wie Rechnungen; Name und E-Mail bis zur Löschung des Kontos',
    ],
    en: [
      'Partners who recommend the shop: name, e-mail, what they earned and were paid',
      'Performing the contract (Art. 6(1)(b) GDPR); after that a legal duty (c)',
      'as invoices; name and e-mail until the account is deleted',
    ],
  },
  favourites: {
    de: ['Merkliste', 'Ihr Wunsch (Art. 6 Abs. 1 lit. b DSGVO)', 'wie der Warenkorb; mit Konto bis zu dessen Löschung'],
    en: ['Favourites', 'Your wish (Art. 6(1)(b) GDPR)', 'as the cart; with an account until it is deleted'],
  },
  wish_lists: {
    de: [
      'Wunschlisten mit Namen, Notizen und Mengen',
      'Ihr Wunsch (Art. 6 Abs. 1 lit. b DSGVO)',
      'bis Sie sie löschen, längstens bis zur Löschung des Kontos',
    ],
    en: [
      'Wish lists with names, notes and amounts',
      'Your wish (Art. 6(1)(b) GDPR)',
      'until you delete them, at most until the account is deleted',
    ],
  },
  account: {
    de: [
      'Konto: Name, Firma, E-Mail, Telefon, Passwort und zweiter Faktor in unlesbarer Form, Zeitpunkt der Anmeldungen, Einwilligungen',
      'Vertrag über das Konto (Art. 6 Abs. 1 lit. b DSGVO)',
      'bis zur Löschung des Kontos; unbestätigte Konten einen Tag',
    ],
    en: [
      'Account: name, company, e-mail, phone, password and second factor in unreadable form, times of signing in, consents',
      'Contract about the account (Art. 6(1)(b) GDPR)',
      'until the account is deleted; unconfirmed ones for a day',
    ],
  },
  addresses: {
    de: ['gespeicherte Adressen', 'Ihr Wunsch (Art. 6 Abs. 1 lit. b DSGVO)', 'bis Sie sie oder das Konto löschen'],
    en: ['Addresses you keep', 'Your wish (Art. 6(1)(b) GDPR)', 'until you delete them or the account'],
  },
  restock: {
    de: [
      'Warten auf eine Größe: E-Mail, Größe und Stückzahl, Zeitpunkt der Bestätigung',
      'Einwilligung (Art. 6 Abs. 1 lit. a DSGVO), über den Link der E-Mail zu widerrufen',
      'bis zur einen Nachricht, längstens ein Jahr; unbestätigt zwei Tage',
    ],
    en: [
      'Waiting for a size: e-mail, size and number of pieces, time of the confirmation',
      'Consent (Art. 6(1)(a) GDPR), to be withdrawn by the link of the mail',
      'until the one message, a year at most; unconfirmed two days',
    ],
  },
  notifications: {
    de: [
      'Benachrichtigungen im Admincenter, die nur Ihnen galten',
      'Unser Interesse an geordneter Arbeit (Art. 6 Abs. 1 lit. f DSGVO)',
      '90 Tage',
    ],
    en: [
      'Notifications of the admin centre that were for you alone',
      'Our interest in orderly work (Art. 6(1)(f) GDPR)',
      '90 days',
    ],
  },
  notification_reads: {
    de: [
      'Welche Benachrichtigungen des Admincenters Sie gelesen haben',
      'Unser Interesse an geordneter Arbeit (Art. 6 Abs. 1 lit. f DSGVO)',
      '90 Tage',
    ],
    en: [
      'Which notifications of the admin centre you read',
      'Our interest in orderly work (Art. 6(1)(f) GDPR)',
      '90 days',
    ],
  },
  notification_choices: {
    de: [
      'Worüber das Admincenter Sie benachrichtigen soll',
      'Ihr Wunsch (Art. 6 Abs. 1 lit. b DSGVO)',
      'bis das Konto gelöscht ist',
    ],
    en: ['What the admin centre is to notify you of', 'Your wish (Art. 6(1)(b) GDPR)', 'until the account is deleted'],
  },
  recent_paths: {
    de: [
      'Im Admincenter zuletzt Geöffnetes: die Adressen der letzten 20 Seiten',
      'Ihr Wunsch (Art. 6 Abs. 1 lit. b DSGVO)',
      'bis 20 andere geöffnet sind oder das Konto gelöscht ist',
    ],
    en: [
      'What was opened last in the admin centre: the addresses of the last 20 pages',
      'Your wish (Art. 6(1)(b) GDPR)',
      'until 20 others are opened, or the account is deleted',
    ],
  },
  saved_views: {
    de: [
      'Gespeicherte Filter des Admincenters: Listen, Namen und Filter, die Sie eintragen',
      'Ihr Wunsch (Art. 6 Abs. 1 lit. b DSGVO)',
      'bis Sie sie oder das Konto löschen',
    ],
    en: [
      'Saved filters of the admin centre: lists, names and filters you enter',
      'Your wish (Art. 6(1)(b) GDPR)',
      'until you delete them or the account',
    ],
  },
  team_lists: {
    de: [
      'Mannschaftslisten: Namen, Nummern und Größen der Personen, die Sie eintragen',
      'Ihr Wunsch (Art. 6 Abs. 1 lit. b DSGVO); für die Eingetragenen unser berechtigtes Interesse, Ihre Bestellung zu erleichtern (lit. f)',
      'bis Sie sie oder das Konto löschen',
    ],
    en: [
      'Team lists: names, numbers and sizes of the people you enter',
      'Your wish (Art. 6(1)(b) GDPR); for those you enter our legitimate interest in making your order easier (f)',
      'until you delete them or the account',
    ],
  },
  sessions: {
    de: [
      'Anmeldungen: Browser, IP-Adresse, zuletzt gesehen',
      'Sicherheit des Kontos (Art. 6 Abs. 1 lit. f DSGVO)',
      'bis zur Abmeldung, ohne Benutzung 30 Tage, höchstens 90 Tage',
    ],
    en: [
      'Sessions: browser, IP address, last seen',
      'Security of the account (Art. 6(1)(f) GDPR)',
      'until you sign out, 30 days without use, 90 days at most',
    ],
  },
  passkeys: {
    de: [
      'Passkeys: ihr Name und ihr öffentlicher Schlüssel',
      'Sicherheit des Kontos (Art. 6 Abs. 1 lit. f DSGVO)',
      'bis Sie sie oder das Konto löschen',
    ],
    en: [
      'Passkeys: their name and public key',
      'Security of the account (Art. 6(1)(f) GDPR)',
      'until you delete them or the account',
    ],
  },
  api_keys: {
    de: [
      'Schlüssel für Programme: Name und Anfang',
      'Vertrag (Art. 6 Abs. 1 lit. b DSGVO)',
      'bis sie gelöscht werden oder das Konto',
    ],
    en: [
      'Keys for programs: name and beginning',
      'Contract (Art. 6(1)(b) GDPR)',
      'until they or the account are deleted',
    ],
  },
  log: {
    de: [
      'Protokoll: Anmeldungen, auch fehlgeschlagene, und wer wann was an Konten, Waren und Bestellungen änderte, mit IP-Adresse',
      'Nachweis und Sicherheit (Art. 6 Abs. 1 lit. c und f, Art. 32 DSGVO)',
      'bleibt; nach der Löschung des Kontos ohne Namen und IP-Adresse',
    ],
    en: [
      'Log: sign-ins, failed ones too, and who changed what and when of accounts, goods and orders, with the IP address',
      'Proof and security (Art. 6(1)(c) and (f), Art. 32 GDPR)',
      'stays; after the deletion of the account without name and IP address',
    ],
  },
  contacts: {
    de: [
      'Kontakteinträge zu Ansprechpersonen',
      'Betreuung der Kundschaft (Art. 6 Abs. 1 lit. f DSGVO)',
      'bis sie nicht mehr gebraucht werden oder Sie widersprechen',
    ],
    en: [
      'Contact entries of people we deal with',
      'Looking after customers (Art. 6(1)(f) GDPR)',
      'until they are no longer needed or you object',
    ],
  },
  webhook_deliveries: {
    de: [
      'Meldungen an Programme, mit denen wir arbeiten: welche Bestellung, welches Konto, wann, was das Programm antwortete',
      'Abwicklung des Vertrags (Art. 6 Abs. 1 lit. b DSGVO)',
      'höchstens 90 Tage',
    ],
    en: [
      'Messages to programs that we work with: which order, which account, when, what the program answered',
      'Performing the contract (Art. 6(1)(b) GDPR)',
      '90 days at most',
    ],
  },
  imports: {
    de: [
      'Importe von Produkten: wer sie begonnen hat, Name der Datei',
      'Betrieb des Shops (Art. 6 Abs. 1 lit. f DSGVO)',
      '90 Tage',
    ],
    en: ['Imports of products: who began them, name of the file', 'Running the shop (Art. 6(1)(f) GDPR)', '90 days'],
  },
  rehearsals: {
    de: [
      'Regeln für Preise, die Mitarbeiter vor dem Speichern erprobt haben',
      'Betrieb des Shops (Art. 6 Abs. 1 lit. f DSGVO)',
      'sieben Tage',
    ],
    en: ['Pricing rules that staff tried before saving them', 'Running the shop (Art. 6(1)(f) GDPR)', 'seven days'],
  },
  exports: {
    de: ['Kopien Ihrer Daten, die Sie verlangt haben', 'gesetzliche Pflicht (Art. 15 und 20 DSGVO)', 'sieben Tage'],
    en: ['Copies of your data that you asked for', 'legal obligation (Art. 15 and 20 GDPR)', 'seven days'],
  },
}
