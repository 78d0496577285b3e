/** What the privacy page says of services of others, and of what the shop switched on besides. */
export const othersWords = {
  de: {
    cookiesAlone:
      'Wir setzen nur Cookies, ohne die der Shop nicht funktioniert (§ 25 Abs. 2 TDDDG, § 165 Abs. 3 TKG 2021). Es gibt keine Statistik-, Werbe- oder fremden Cookies.',
    cookiesWithServices:
      'Ohne Ihre Einwilligung setzen wir nur Cookies, ohne die der Shop nicht funktioniert (§ 25 Abs. 2 TDDDG, § 165 Abs. 3 TKG 2021): diese. Was Dienste anderer nach Ihrer Einwilligung speichern, steht im nächsten Abschnitt.',
    whatCookiesAre:
      'Cookies sind kleine Texte, die Ihr Browser für uns aufbewahrt und bei jedem Aufruf mitsendet. In den Einstellungen Ihres Browsers können Sie sie ansehen, löschen und verbieten; ohne sie bleibt der Warenkorb leer.',
    services: 'Dienste anderer, nur mit Ihrer Einwilligung',
    noServices: 'Wir laden nichts von anderen Anbietern. Deshalb fragen wir Sie auch nicht nach einer Einwilligung.',
    servicesText:
      'Diese Dienste laden wir erst, wenn Sie eingewilligt haben (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG, § 165 Abs. 3 TKG 2021). Ihre Wahl ändern oder widerrufen Sie am Ende jeder Seite unter „Datenschutz-Einstellungen“; was bis dahin geschah, bleibt rechtmäßig.',
    serviceHeads: ['Dienst', 'Anbieter', 'Was er erfährt', 'Was er in Ihrem Browser speichert'],
    stripe: {
      title: 'Zahlung über Stripe',
      text: 'Wählen Sie eine Zahlungsart von Stripe, dann erhält Stripe Payments Europe Limited, 1 Grand Canal Street Lower, Dublin, die Angaben Ihrer Zahlung und Ihres Browsers, um sie auszuführen und Betrug zu erkennen (Art. 6 Abs. 1 lit. b und f DSGVO); auch in den USA (EU-US Data Privacy Framework).',
    },
    newsletter: {
      title: 'Newsletter',
      text: 'Für den Newsletter verwenden wir Ihre E-Mail-Adresse mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Jede Ausgabe enthält einen Link, mit dem Sie ihn abbestellen.',
    },
    contactForm: {
      title: 'Kontaktformular',
      text: 'Was Sie in ein Formular eintragen, verwenden wir, um Ihre Anfrage zu beantworten (Art. 6 Abs. 1 lit. b und f DSGVO), und löschen es danach, wenn kein Gesetz die Aufbewahrung verlangt.',
    },
  },
  en: {
    cookiesAlone:
      'We only set cookies without which the shop would not work (§ 25(2) TDDDG, § 165(3) TKG 2021). There are no statistics, advertising or third-party cookies.',
    cookiesWithServices:
      'Without your consent we only set cookies without which the shop would not work (§ 25(2) TDDDG, § 165(3) TKG 2021): these. What services of others store after your consent stands in the next section.',
    whatCookiesAre:
      'Cookies are small texts that your browser keeps for us and sends along with each request. You can look at them, delete and forbid them in the settings of your browser; without them the cart stays empty.',
    services: 'Services of others, only with your consent',
    noServices: 'We load nothing from other providers. That is why we do not ask for your consent.',
    servicesText:
      'We load these services only after you have consented (Art. 6(1)(a) GDPR, § 25(1) TDDDG, § 165(3) TKG 2021). You change or withdraw your choice at the end of each page, under “Privacy settings”; what happened until then stays lawful.',
    serviceHeads: ['Service', 'Provider', 'What it gets to know', 'What it keeps in your browser'],
    stripe: {
      title: 'Payment by Stripe',
      text: 'If you choose a payment method of Stripe, Stripe Payments Europe Limited, 1 Grand Canal Street Lower, Dublin receives the details of your payment and your browser in order to carry it out and to detect fraud (Art. 6(1)(b) and (f) GDPR); also in the USA (EU-US Data Privacy Framework).',
    },
    newsletter: {
      title: 'Newsletter',
      text: 'For the newsletter we use your e-mail address with your consent (Art. 6(1)(a) GDPR). Each issue has a link by which you unsubscribe.',
    },
    contactForm: {
      title: 'Contact form',
      text: 'What you enter in a form is used to answer your enquiry (Art. 6(1)(b) and (f) GDPR) and deleted afterwards unless a law requires us to keep it.',
    },
  },
} as const
