import { paymentText } from './paymentText.ts'
import { sizesText } from './sizeChart.ts'
import { type LegalText, type Seller, safe } from './types.ts'
import { contact } from './words.ts'

const reach = { email: 'E-Mail', phone: 'Telefon' }

/** What people ask: of the demo about team wear, of other shops what they all have in common. */
const questions = ({ operator }: Seller): string =>
  operator.isDemo
    ? '<h3>Wie bestelle ich für eine ganze Mannschaft?</h3><p>Auf der Produktseite tragen Sie bei jeder Größe die Stückzahl ein, auch gemischt. Staffelpreise gelten für alle Größen eines Modells zusammen.</p><h3>Wie kommen Namen und Nummern aufs Trikot?</h3><p>„Produkt personalisieren“ einschalten und den Text eingeben. Mit „erweiterte Personalisierung“ bekommt jedes Stück seinen eigenen Text.</p>'
    : '<h3>Wie bestelle ich?</h3><p>Legen Sie die Ware in den Warenkorb und gehen Sie zur Kassa. Vor dem Bestellen sehen Sie alles noch einmal und können es ändern. Die Bestätigung kommt sofort per E-Mail.</p><h3>Was kostet der Versand?</h3><p>Das steht unter <a href="/Versandkosten">Versandkosten</a> und im Warenkorb, bevor Sie bestellen.</p><h3>Kann ich etwas zurückgeben?</h3><p>Ja, binnen 14 Tagen, siehe <a href="/withdrawal/notice">Widerrufsbelehrung</a>. Am einfachsten geht es über <a href="/withdrawal">Vertrag widerrufen</a>.</p>'

const soldOut = ({ operator }: Seller): string =>
  `<h3>${operator.isDemo ? 'Eine Größe' : 'Eine Ware'} ist ausverkauft.</h3>`

/** The shop's standing pages in German, with the operator's own particulars filled in. An operator has them checked by
 *  a lawyer before going live; they are complete, but general. */
export const germanTexts: Record<string, (seller: Seller) => LegalText> = {
  agb: seller => ({
    title: 'Allgemeine Geschäftsbedingungen',
    body: `<h2>1. Geltung und Vertragspartner</h2><p>Diese Bedingungen gelten für alle Bestellungen in diesem Shop. Vertragspartner ist ${safe(seller.company)}, ${safe(seller.address)}, ${safe(seller.zip)} ${safe(seller.city)}, ${safe(seller.countryName)}.</p><h2>2. Bestellung und Vertragsschluss</h2><p>Ihre Bestellung ist ein verbindliches Angebot, das Sie mit der Schaltfläche „zahlungspflichtig bestellen“ abgeben. Davor können Sie alle Eingaben prüfen und ändern. Den Eingang bestätigen wir sofort per E-Mail. Der Vertrag kommt mit dieser Bestätigung zustande. Die Vertragssprache ist Deutsch oder Englisch; wir speichern den Vertragstext und senden ihn Ihnen zu.</p><h2>3. Preise und Versand</h2><p>Alle Preise sind Endpreise in Euro. Versandkosten stehen im Warenkorb und unter <a href="/Versandkosten">Versandkosten</a>.${seller.pickupAddress === null ? '' : ' Die Abholung ist kostenlos.'}</p><h2>4. Zahlung</h2><p>${paymentText(seller)}</p><h2>5. Lieferung</h2><p>Der späteste Liefertermin steht bei jeder Ware und in der Bestellbestätigung. Eine Bestellung wird gemeinsam geliefert, wenn Sie nicht zwei Lieferungen gewählt haben.</p><h2>6. Eigentumsvorbehalt</h2><p>Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.</p><h2>7. Gewährleistung</h2><p>Es gilt das gesetzliche <a href="/Garantie">Gewährleistungsrecht</a>: zwei Jahre ab Übergabe. Mängel melden Sie bitte an ${safe(seller.email)}.</p><h2>8. Widerruf</h2><p>Verbraucherinnen und Verbraucher können den Vertrag binnen 14 Tagen widerrufen, siehe <a href="/withdrawal/notice">Widerrufsbelehrung</a>; die Funktion dafür ist <a href="/withdrawal">Vertrag widerrufen</a>. Ausgenommen sind Waren, die nach Ihren Angaben angefertigt wurden, nicht aber die übrigen Teile der Bestellung.</p><h2>9. Recht und Gericht</h2><p>Es gilt das Recht des Landes, in dem wir unseren Sitz haben${seller.countryName ? ` (${safe(seller.countryName)})` : ''}, ohne UN-Kaufrecht; zwingender Verbraucherschutz Ihres Wohnsitzlandes bleibt unberührt.</p>`,
  }),
  disclaimer: seller => ({
    title: 'Hinweise und Haftung',
    body: `<h2>Inhalte</h2><p>Wir pflegen die Inhalte dieser Seite sorgfältig. Farben können auf Bildschirmen etwas anders wirken als in Wirklichkeit. Was zu einer Ware angegeben ist, auch von ihrem Hersteller, gehört zu dem, was Sie von ihr erwarten dürfen.</p><h2>Haftung</h2><p>Dieser Hinweis nimmt nichts zurück, was Ihnen das Gesetz gibt: Gewährleistung, Schadenersatz, Produkthaftung und Widerrufsrecht gelten ohne Abstriche.</p><h2>Links</h2><p>Inhalte fremder Seiten stammen von deren Betreibern. Wird uns ein Rechtsverstoß bekannt, entfernen wir den Link.</p><h2>Urheberrecht</h2><p>Texte und Bilder dieser Seite gehören ${safe(seller.company)} oder werden mit Erlaubnis gezeigt. Wappen, Logos und Schriftzüge, die Sie uns für eine Bestellung geben, bleiben Ihr Eigentum.</p>`,
  }),
  help: seller => ({
    title: 'Hilfe und Kontakt',
    body: `<h2>So erreichen Sie uns</h2>${contact(seller, reach)}<h2>Häufige Fragen</h2>${questions(seller)}${seller.pickupAddress === null ? '' : `<h3>Kann ich meine Bestellung abholen?</h3><p>Ja, kostenlos: ${safe(seller.pickupAddress)}. Wählen Sie die Abholung im Schritt „Lieferung“.</p>`}${soldOut(seller)}<p>Steht ein Datum dabei, können Sie sie bestellen; wir liefern gemeinsam, sobald sie da ist. Sonst schreiben Sie uns.</p>`,
  }),
  sizes: () => sizesText('de'),
}
