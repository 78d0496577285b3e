import type { Text } from './content.ts'

/** Texts that many products share. HTML where the product page shows HTML. */

const parcel: Text = {
  de: '<p>Lagernde Größen verlassen unser Lager in Linz, sobald sie verpackt sind; Namen und Nummern drucken wir davor. Wird eine Größe der Bestellung noch erwartet, senden wir alles gemeinsam oder auf Wunsch in zwei Lieferungen.</p><p>In Österreich liefern wir ab 150 € frei Haus, nach Deutschland ab 200 €. Die Abholung im Vereinsheim ist immer kostenlos.</p>',
  en: '<p>Sizes in stock leave our warehouse in Linz once they are packed; names and numbers are printed before that. If one size of an order is still expected, we send everything together, or in two deliveries if you like.</p><p>Delivery is free from €150 in Austria and from €200 to Germany. Collecting from the clubhouse is always free.</p>',
}

const bulky: Text = {
  de: '<p>Dieses Produkt reist in einem eigenen Karton. Lagernde Ware übergeben wir dem Paketdienst; bis zu fünf Stück gehen in eine Sendung.</p><p>In Österreich ist der Versand ab 150 € frei, nach Deutschland ab 200 €. Wer mit dem Vereinsbus kommt, holt in Linz kostenlos ab.</p>',
  en: '<p>This product travels in a box of its own. Goods in stock go to the carrier, up to five pieces in one consignment.</p><p>Shipping is free from €150 in Austria and from €200 to Germany. If you come by club bus, collect in Linz free of charge.</p>',
}

const madeToOrder: Text = {
  de: '<p>Jedes Stück wird nach Ihrer Bestellung in Linz gefertigt. Mannschaftsbestellungen ab zehn Stück planen wir gemeinsam mit Ihnen und senden vorab einen Korrekturabzug per E-Mail.</p><p>Versandkostenfrei ab 150 € in Österreich und ab 200 € nach Deutschland, Abholung im Vereinsheim kostenlos.</p>',
  en: '<p>Every piece is made in Linz after you order. Team orders of ten pieces or more are planned with you, and a proof goes out by e-mail beforehand.</p><p>Free shipping from €150 in Austria and from €200 to Germany, collection from the clubhouse at no charge.</p>',
}

/** How a product is delivered (HTML). */
export const deliveryTexts = { parcel, bulky, madeToOrder }

/** What holds for all goods (HTML). */
export const generalTexts: Record<'textile' | 'personalisable' | 'gear', Text> = {
  textile: {
    de: '<p>Ein Musterpaket mit drei Größen leihen wir Vereinen für zwei Wochen; Sie zahlen nur den Rückversand.</p><p>Farben können je nach Bildschirm leicht abweichen.</p>',
    en: '<p>Clubs may borrow a sample parcel with three sizes for two weeks; you only pay the return postage.</p><p>Colours may differ slightly from screen to screen.</p>',
  },
  personalisable: {
    de: '<p>Name und Nummer drucken wir im eigenen Haus. Waschen Sie den Druck von links und bügeln Sie nicht darüber. Personalisierte Ware ist vom Widerruf ausgenommen, die gesetzliche Gewährleistung gilt auch für sie.</p>',
    en: '<p>We print names and numbers in house. Wash the print inside out and do not iron it. Personalised goods are exempt from withdrawal, your statutory warranty covers them as well.</p>',
  },
  gear: {
    de: '<p>Sie brauchen einen Gurt, einen Deckel, ein Ventil oder eine Blase? Schreiben Sie uns mit der Artikelnummer, wir sagen Ihnen, was wir haben.</p><p>Das Vereinswappen drucken oder sticken wir ab zehn Stück ohne Einrichtungskosten.</p>',
    en: '<p>Do you need a strap, a cap, a valve or a bladder? Write to us with the article number and we tell you what we have.</p><p>From ten pieces we print or embroider your club crest without set-up costs.</p>',
  },
}

/** What to consider when personalising (HTML). */
export const personalisationHelps: Record<'nameAndNumber' | 'initials', Text> = {
  nameAndNumber: {
    de: '<p>Wir setzen den Namen in Großbuchstaben über die Nummer; Umlaute und die Buchstaben der Nachbarsprachen sind möglich.</p>',
    en: '<p>We set the name in capitals above the number; umlauts and letters of neighbouring languages are fine.</p>',
  },
  initials: {
    de: '<p>Initialen oder ein kurzer Name, zum Beispiel <strong>M. LEITNER</strong>. Wir drucken 25 mm hoch, einfarbig in der Farbe des Wappens.</p>',
    en: '<p>Initials or a short name, for example <strong>M. LEITNER</strong>. We print it 25 mm high in one colour, that of the crest.</p>',
  },
}

/** Words of a size that is gone: in the size table, and beside it. */
export const outOfStockTexts: { table: Text; note: Text } = {
  table: { de: 'ausverkauft', en: 'sold out' },
  note: {
    de: 'Oft gibt es das Modell noch in einer anderen Farbe oder Passform, fragen Sie uns.',
    en: 'The model is often still there in another colour or fit, just ask us.',
  },
}

/** Labels of the properties beside the details. */
export const propertyLabels: Record<'material' | 'cut' | 'finish', Text> = {
  material: { de: 'Material', en: 'Material' },
  cut: { de: 'Schnitt', en: 'Cut' },
  finish: { de: 'Veredelung', en: 'Finishing' },
}

const maker = {
  producer: 'Halle & Feld Teamsport GmbH',
  address: 'Spielplatzweg 4, 4020 Linz, Österreich',
  email: 'produktsicherheit@halle-und-feld.example',
}

/** Who answers for the goods (Reg. (EU) 2023/988, Art. 19): own brand, and imports with their person in the EU. */
export const makers = {
  own: { ...maker, euPerson: null },
  imported: {
    producer: 'Eastgate Sporting Goods (Pvt.) Ltd.',
    address: 'Export Road 12, 51310 Sialkot, Pakistan',
    email: 'compliance@eastgate-sports.example',
    euPerson: `${maker.producer}, ${maker.address}, ${maker.email}`,
  },
}

/** Warnings that the law asks for. */
export const warnings: Record<'cord' | 'smallParts', Text> = {
  cord: {
    de: 'Kordeln und Trageschlaufen nicht um den Hals legen. Für Kinder unter 3 Jahren nicht geeignet.',
    en: 'Do not put cords or straps around the neck. Not suitable for children under 3 years.',
  },
  smallParts: {
    de: 'Enthält Kleinteile (Ventil). Für Kinder unter 3 Jahren nicht geeignet.',
    en: 'Contains small parts (valve). Not suitable for children under 3 years.',
  },
}
