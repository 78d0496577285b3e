import type { ProductFamily } from '../content.ts'
import { childrens, mensAll, mensTo3XL } from '../sizes.ts'

/** Jerseys with side panels. */
export const flanke: ProductFamily = {
  key: 'flanke',
  tags: ['Fußball', 'Dress', 'Teamtrikot'],
  number: 2520,
  groups: ['trikots'],
  cloth: 'mesh',
  cut: { de: 'Schmal, Seiteneinsätze dehnbar', en: 'Slim, stretch side panels' },
  finish: { de: 'Transferdruck, Sponsor auf der Brust', en: 'Transfer print, sponsor on the chest' },
  body: {
    de: 'Unter den Armen bis zum Saum laufen zwei dehnbare Einsätze in der zweiten Farbe. Sie geben nach, wenn man sich streckt, und führen die Wärme dort ab, wo sie entsteht. Ein Band am Ärmel nimmt die Farbe wieder auf.',
    en: 'Two stretch panels in the second colour run from under the arms to the hem. They give when you reach and carry off heat where it builds up. A band on the sleeve picks up the colour again.',
  },
  features: [
    { de: 'Seiteneinsätze aus Vier-Wege-Stretch', en: 'Side panels in four-way stretch' },
    { de: 'Ärmelband in Kontrastfarbe', en: 'Sleeve band in the contrasting colour' },
    { de: 'Rücken etwas länger geschnitten', en: 'Back cut slightly longer' },
  ],
  wear: { men: 'trikot-flanke' },
  runs: [mensAll],
  prices: { adult: 3390 },
  tiers: [
    { from: 10, adult: 2990 },
    { from: 25, adult: 2690 },
  ],
  weightGrams: 150,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['short-flanke', 'stutzen-kabine', 'trainingsshirt-puls', 'leibchen-wechsel'],
  products: [
    {
      key: 'trikot-flanke',
      title: { de: 'Trikot Flanke mit Seitenstreifen', en: 'Flanke jersey with side panels' },
      description: {
        de: 'Sportlich schmales Trikot in Rot oder Königsblau, mit dehnbaren Seiten und Ärmelband.',
        en: 'Trim jersey in red or royal blue, with stretch sides and a sleeve band.',
      },
      story: {
        de: 'Für Mannschaften, die viel über die Seiten spielen: Das Flanke sitzt enger als unsere klassischen Modelle und flattert auch bei Gegenwind nicht.',
        en: 'For teams that play down the wings: the Flanke sits closer than our classic models and does not flap even into the wind.',
      },
      colours: ['ROT', 'ROY'],
      wear: { men: 'trikot-flanke', children: 'trikot-flanke' },
      runs: [childrens, mensAll],
      prices: { adult: 3390, child: 2690 },
      tiers: [
        { from: 10, adult: 2990, child: 2390 },
        { from: 25, adult: 2690, child: 2190 },
      ],
      sold: 398,
      ageDays: 350,
    },
    {
      key: 'trikot-auswaertsspiel-mit-rueckennummer',
      title: { de: 'Trikot Auswärtsspiel mit Rückennummer', en: 'Away match jersey with number' },
      description: {
        de: 'Das Flanke mit Namen und großer Rückennummer, fertig für den nächsten Spieltag.',
        en: 'The Flanke with a name and a large number, ready for the next match day.',
      },
      story: {
        de: 'Kurz vor Saisonbeginn fehlt oft ein Satz Trikots. Dieses Modell drucken wir Mannschaft für Mannschaft; wann es bei Ihnen ist, steht bei der Bestellung.',
        en: 'Just before the season a set of jerseys is often missing. We print this model team by team; the order says when it reaches you.',
      },
      colours: ['ROT', 'ROY'],
      lead: 'back',
      prices: { adult: 3690 },
      tiers: [
        { from: 10, adult: 3390 },
        { from: 25, adult: 3190 },
      ],
      isMadeToOrder: true,
      sold: 255,
      ageDays: 350,
    },
    {
      key: 'auswaertstrikot-flanke',
      title: { de: 'Auswärtstrikot Flanke Schwarz-Weiß', en: 'Black and white Flanke away jersey' },
      description: {
        de: 'Weißes Trikot mit schwarzen Seiten und schwarzem V-Ausschnitt, gegen jede Farbe zu tragen.',
        en: 'White jersey with black sides and a black V-neck, to be worn against any colour.',
      },
      story: {
        de: 'Schwarz und Weiß verträgt sich mit jedem Heimdress der Liga. Die schwarzen Seiten machen optisch schmal und verbergen, was beim Grätschen hängen bleibt.',
        en: 'Black and white gets along with every home kit in the league. The black sides are slimming and hide whatever sticks after a sliding tackle.',
      },
      colours: ['WSS'],
      runs: [mensTo3XL],
      sold: 129,
      ageDays: 200,
      stock: { 'men-XXL': 0 },
    },
  ],
}
