import type { ProductFamily } from '../content.ts'
import { childrens, childrensFrom104, mensAll } from '../sizes.ts'

/** The plain entry-level jersey. */
export const kabine: ProductFamily = {
  key: 'kabine',
  tags: ['Fußball', 'Dress', 'Teamtrikot'],
  number: 2530,
  groups: ['trikots'],
  cloth: 'mesh',
  cut: { de: 'Gerade, unisex', en: 'Straight, unisex' },
  finish: { de: 'Siebdruck ab 10 Stück, sonst Transferdruck', en: 'Screen print from 10 pieces, otherwise transfer' },
  body: {
    de: 'Kabine ist ein schlichtes Trikot: ein Stoff, eine Farbe, ein Kragenbündchen im Kontrast. Genäht wird es trotzdem wie die anderen, mit doppelten Nähten und Nackenband.',
    en: 'Kabine is a simple jersey: one cloth, one colour, a contrasting neck rib. It is sewn like all the others, with double seams and a neck tape.',
  },
  features: [
    { de: 'Doppelte Nähte an Schulter und Armloch', en: 'Double seams at shoulder and armhole' },
    { de: 'Nummern und Namen auch später gedruckt', en: 'Numbers and names may be printed later' },
    { de: 'Etikett zum Abreißen, ohne Kratzen', en: 'Tear-off label, no scratching' },
  ],
  wear: { men: 'trikot-kabine', children: 'trikot-kabine' },
  runs: [childrens, mensAll],
  prices: { adult: 1990, child: 1690 },
  tiers: [
    { from: 10, adult: 1790, child: 1490 },
    { from: 25, adult: 1590, child: 1290 },
  ],
  weightGrams: 145,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['short-kabine', 'stutzen-kabine', 'leibchen-wechsel', 'turnbeutel-seitenlinie'],
  products: [
    {
      key: 'trikot-kabine',
      title: { de: 'Trikot Kabine, einfarbig', en: 'Kabine plain jersey' },
      description: {
        de: 'Einfarbiges Trikot mit Kontrastkragen, in vier Farben und dreizehn Größen, ab 15,90 €.',
        en: 'Plain jersey with a contrasting collar, in four colours and thirteen sizes, from €15.90.',
      },
      story: {
        de: 'Für die zweite Mannschaft, das Schulturnier oder den Firmenlauf. Eine Farbe für alle, vom kleinsten Kind bis zum größten Tormann.',
        en: 'For the second team, the school tournament or the company run. One colour for all, from the smallest child to the tallest keeper.',
      },
      colours: ['ROY', 'ROT', 'TAN', 'WSS'],
      sold: 1630,
      ageDays: 430,
      stock: { 'ROY-men-M': 'unlimited', 'ROT-men-L': 'unlimited', 'WSS-men-5XL': 0, 'TAN-children-128': 4 },
    },
    {
      key: 'trikot-kabine-mit-rueckennummer',
      title: { de: 'Trikot Kabine mit Rückennummer', en: 'Kabine jersey with number' },
      description: {
        de: 'Einfarbiges Trikot, am Rücken nummeriert von 1 bis 99, auf Wunsch auch mit Namen.',
        en: 'Plain jersey, numbered 1 to 99 on the back, with a name as well if you like.',
      },
      story: {
        de: 'Ein nummerierter Satz ohne Umwege: einfarbiges Trikot, weiße Nummer, fertig gefaltet und nach Nummern sortiert im Karton.',
        en: 'A numbered set without detours: plain jersey, white number, folded and sorted by number in the box.',
      },
      colours: ['TAN', 'ROT', 'ROY'],
      lead: 'back',
      prices: { adult: 2690, child: 2390 },
      tiers: [
        { from: 10, adult: 2390, child: 2090 },
        { from: 25, adult: 2190, child: 1890 },
      ],
      isMadeToOrder: true,
      sold: 487,
      ageDays: 430,
    },
    {
      key: 'turniertrikot-kabine',
      title: { de: 'Turniertrikot Kabine Weiß', en: 'Kabine tournament jersey, white' },
      description: {
        de: 'Weißes Trikot mit navyfarbenem Kragen, gemacht für Sponsorlogos und Unterschriften.',
        en: 'White jersey with a navy collar, made for sponsor logos and signatures.',
      },
      story: {
        de: 'Vor dem Turnier bedruckt, danach von allen unterschrieben: Das weiße Kabine nimmt Siebdruck und Textilstift gleich gut an und bleibt beides, auch nach der Wäsche.',
        en: 'Printed before the tournament, signed by everyone after it: the white Kabine takes screen print and textile pen equally well, and keeps both through the wash.',
      },
      colours: ['WSS'],
      wear: { men: 'trikot-kabine' },
      runs: [mensAll],
      prices: { adult: 1790 },
      tiers: [
        { from: 10, adult: 1590 },
        { from: 25, adult: 1390 },
      ],
      sold: 366,
      ageDays: 160,
    },
    {
      key: 'schnuppertrikot-kabine',
      title: { de: 'Schnuppertrikot Kabine', en: 'Kabine taster jersey' },
      description: {
        de: 'Das erste Trikot für Schnupperkinder, in Rot, mit Platz zum Hineinwachsen.',
        en: 'The first jersey for taster sessions, in red, with room to grow into.',
      },
      story: {
        de: 'Beim Schnuppertraining bekommt jedes Kind ein rotes Trikot. Bleibt es im Verein, druckt man später den Namen dazu; bleibt es nicht, ist es ein gutes Leiberl für den Turnunterricht.',
        en: 'At the taster session every child gets a red jersey. Those who stay have their name printed later; for those who do not, it is a good shirt for PE.',
      },
      colours: ['ROT'],
      wear: { children: 'trikot-kabine' },
      runs: [childrensFrom104],
      prices: { adult: 1490 },
      tiers: [
        { from: 10, adult: 1290 },
        { from: 25, adult: 1090 },
      ],
      groups: ['trikots', 'kinder-nachwuchs'],
      sold: 540,
      ageDays: 180,
      stock: { 'children-104': 0, 'children-116': { backInDays: 17 } },
    },
  ],
}
