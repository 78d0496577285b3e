/** What mails about companies and their approvals say in German. */
export const germanOfCompanies = {
  'mail.companyInvitation.subject': 'Einladung: bei {shop} für {company} einkaufen',
  'mail.companyInvitation.title': 'Einkaufen für {company}',
  'mail.companyInvitation.intro':
    '{company} lädt Sie ein, bei {shop} im Namen der Firma einzukaufen. Melden Sie sich mit dieser E-Mail-Adresse an, oder legen Sie damit ein Konto an; dann können Sie beitreten.',
  'mail.companyInvitation.button': 'Einladung ansehen',
  'mail.companyInvitation.note':
    'Der Link ist {days} Tage gültig und funktioniert nur einmal. Wenn Sie nichts tun, passiert nichts.',
  'mail.companyAccepted.subject': 'Ihr Firmenkonto bei {shop} ist eingerichtet',
  'mail.companyAccepted.title': 'Ihr Firmenkonto ist eingerichtet',
  'mail.companyAccepted.intro':
    'das Firmenkonto von {company} ist eingerichtet. Was Sie ab jetzt bestellen, geht auf Rechnung der Firma.',
  'mail.companyAccepted.button': 'Firmenkonto öffnen',
  'mail.companyAccepted.note': 'Dort laden Sie weitere Personen ein und legen fest, wer wie viel bestellen darf.',
  'mail.approvalAsked.subject': 'Freigabe nötig: Bestellung über {total} von {buyer}',
  'mail.approvalAsked.title': 'Eine Bestellung wartet auf Ihre Freigabe',
  'mail.approvalAsked.intro':
    '{buyer} möchte für {company} um {total} bestellen. Das geht erst, wenn Sie es freigeben.',
  'mail.approvalAsked.button': 'Bestellung ansehen',
  'mail.approvalAsked.note': 'Bis dahin ist nichts bestellt und nichts reserviert.',
  'mail.approvalDeclined.subject': 'Ihre Bestellung über {total} wurde nicht freigegeben',
  'mail.approvalDeclined.title': 'Ihre Bestellung wurde nicht freigegeben',
  'mail.approvalDeclined.intro': 'Ihre Bestellung für {company} über {total} wurde nicht freigegeben.',
  'mail.approvalDeclined.button': 'Bestellung ansehen',
  'mail.approvalDeclined.note': 'Sie können die Artikel wieder in den Warenkorb legen und ändern.',
  'mail.approval.total': 'Gesamtsumme',
} as const
