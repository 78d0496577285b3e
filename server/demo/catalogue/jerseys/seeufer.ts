import type { ProductFamily } from '../content.ts'
import { childrens, childrensFrom104, mensAll, mensTo3XL } from '../sizes.ts'

const printed = {
  de: 'Name und Nummer auf weißem Feld, Transferdruck',
  en: 'Name and number on a white panel, transfer print',
}

/** Hooped jerseys. */
export const seeufer: ProductFamily = {
  key: 'seeufer',
  tags: ['Fußball', 'Dress', 'Teamtrikot'],
  number: 2430,
  groups: ['trikots'],
  cloth: 'interlock',
  cut: { de: 'Gerade, etwas weiter', en: 'Straight, a little roomier' },
  finish: { de: 'Transferdruck auf Brust und Rücken', en: 'Transfer print on chest and back' },
  body: {
    de: 'Die Ringel sind aus gefärbtem Garn gestrickt und laufen an den Seitennähten sauber durch, darauf achten wir beim Zuschnitt. Der Rundhals liegt flach, die Ärmel enden knapp über dem Ellbogen, und der Saum ist hinten drei Zentimeter länger.',
    en: 'The hoops are knitted from dyed yarn and match across the side seams, which we mind when cutting. The crew neck lies flat, the sleeves end just above the elbow, and the hem is three centimetres longer at the back.',
  },
  features: [
    { de: 'Ringel an den Nähten passend zugeschnitten', en: 'Hoops matched at the seams' },
    { de: 'Rundhals mit doppeltem Bündchen', en: 'Crew neck with a double rib' },
    { de: 'Wappenfeld links ohne Ringel auf Wunsch', en: 'Crest field without hoops on request' },
  ],
  wear: { men: 'ringeltrikot-seeufer', children: 'ringeltrikot-seeufer-kinder' },
  runs: [childrens, mensAll],
  prices: { adult: 3690, child: 2990 },
  tiers: [
    { from: 10, adult: 3390, child: 2690 },
    { from: 25, adult: 3090, child: 2490 },
  ],
  weightGrams: 170,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['ringelstutzen-seeufer', 'short-nordwald', 'trainingsjacke-nordwald', 'haube-winterpause'],
  products: [
    {
      key: 'ringeltrikot-traditionsverein',
      title: { de: 'Ringeltrikot Traditionsverein', en: 'Traditional club hooped jersey' },
      description: {
        de: 'Breite Ringel in Grün-Weiß oder Rot-Weiß, so wie sie am Platz schon immer getragen wurden.',
        en: 'Broad hoops in green and white or red and white, the way they have always been worn.',
      },
      story: {
        de: 'Fünf breite Ringel, ein ruhiger Rundhals und sonst nichts: Das Ringeltrikot ist für Vereine, die ihr Muster seit Jahrzehnten nicht geändert haben und es auch nicht vorhaben.',
        en: 'Five broad hoops, a quiet crew neck and nothing else: the hooped jersey is for clubs that have not changed their pattern in decades and do not intend to.',
      },
      colours: ['TAN', 'ROT'],
      sold: 871,
      ageDays: 380,
      stock: { 'TAN-men-L': 3, 'ROT-men-5XL': 0 },
    },
    {
      key: 'ringeltrikot-mit-name-und-nummer',
      title: { de: 'Ringeltrikot mit Name und Nummer', en: 'Hooped jersey with name and number' },
      description: {
        de: 'Ringeltrikot mit ruhigem Rückenfeld, damit Name und Nummer auf jedem Ringel lesbar bleiben.',
        en: 'Hooped jersey with a plain back panel, so name and number stay legible on every hoop.',
      },
      story: {
        de: 'Nummern auf Ringeln sind von der Tribüne kaum zu lesen. Wir setzen sie deshalb mit einer feinen Kontur und kräftiger Farbe, wie es der Verband für Meisterschaftsspiele verlangt.',
        en: 'Numbers on hoops are hard to read from the stand. We set them with a fine outline and a strong colour, as the association requires for league matches.',
      },
      colours: ['ROT', 'TAN'],
      lead: 'back',
      prices: { adult: 4590, child: 3890 },
      tiers: [
        { from: 10, adult: 4190, child: 3490 },
        { from: 25, adult: 3890, child: 3190 },
      ],
      finish: printed,
      isMadeToOrder: true,
      sold: 266,
      ageDays: 380,
    },
    {
      key: 'ringeltrikot-bootshaus',
      title: { de: 'Ringeltrikot Bootshaus', en: 'Boathouse hooped jersey' },
      description: {
        de: 'Ringel in Navy und Himmelblau, mit himmelblauem Bündchen, für Ruderer ebenso wie für Kicker.',
        en: 'Hoops in navy and sky blue with a sky blue rib, for rowers as much as for footballers.',
      },
      story: {
        de: 'Zuerst für einen Ruderverein am Traunsee gestrickt, inzwischen auch auf Fußballplätzen zu Hause. Die Farben liegen nahe beieinander, das Muster wirkt dadurch ruhiger als in Weiß.',
        en: 'First knitted for a rowing club on Lake Traunsee, by now at home on football pitches too. The colours are close to each other, so the pattern is calmer than with white.',
      },
      colours: ['NAV'],
      wear: { men: 'ringeltrikot-seeufer' },
      runs: [mensTo3XL],
      prices: { adult: 3690 },
      isNew: true,
      ageDays: 9,
      sold: 74,
    },
    {
      key: 'kinder-ringeltrikot-seeufer',
      title: { de: 'Kinder-Ringeltrikot Seeufer', en: 'Seeufer children’s hooped jersey' },
      description: {
        de: 'Rot-weiße Ringel in Kindergrößen, mit vier statt fünf Ringeln, damit sie in der Breite stimmen.',
        en: 'Red and white hoops in children’s sizes, with four hoops instead of five to keep the proportions.',
      },
      story: {
        de: 'Kleinere Trikots vertragen keine ebenso breiten Ringel. Wir stricken sie für Kinder schmäler, dann sieht die U9 neben der Kampfmannschaft nicht verkleidet aus.',
        en: 'Smaller jerseys do not take hoops of the same width. We knit them narrower for children, so the under 9s do not look dressed up beside the first team.',
      },
      colours: ['ROT', 'TAN'],
      wear: { children: 'ringeltrikot-seeufer-kinder' },
      runs: [childrensFrom104],
      prices: { adult: 2690 },
      tiers: [
        { from: 10, adult: 2490 },
        { from: 25, adult: 2190 },
      ],
      groups: ['trikots', 'kinder-nachwuchs'],
      sold: 190,
      ageDays: 250,
    },
    {
      key: 'kinder-ringeltrikot-mit-vorname',
      title: { de: 'Kinder-Ringeltrikot mit Vorname', en: 'Children’s hooped jersey with first name' },
      description: {
        de: 'Grün-weißes Kindertrikot mit Vornamen und Nummer am Rücken, gedruckt nach Ihren Angaben.',
        en: 'Green and white children’s jersey with first name and number on the back, printed as you say.',
      },
      story: {
        de: 'Der Vorname steht auf dem obersten weißen Ringel, die Nummer darunter in Vereinsgrün. Kurze Namen setzen wir breiter, lange enger, damit keiner ins Schulterband läuft.',
        en: 'The first name stands on the topmost white hoop, the number below it in club green. We set short names wider and long ones tighter, so that none runs into the shoulder.',
      },
      colours: ['TAN', 'ROT'],
      wear: { children: 'ringeltrikot-seeufer-kinder' },
      runs: [childrensFrom104],
      lead: 'back',
      prices: { adult: 3490 },
      tiers: [{ from: 10, adult: 3190 }],
      groups: ['trikots', 'kinder-nachwuchs'],
      finish: printed,
      isMadeToOrder: true,
      sold: 121,
      ageDays: 250,
    },
    {
      key: 'ringeltrikot-bootshaus-mit-rueckennummer',
      title: { de: 'Ringeltrikot Bootshaus mit Rückennummer', en: 'Boathouse hooped jersey with number' },
      description: {
        de: 'Das navy-blaue Ringeltrikot mit weißer Rückennummer und Namen, einzeln nach Liste gedruckt.',
        en: 'The navy hooped jersey with a white number and name, printed one by one from your list.',
      },
      story: {
        de: 'Weiß steht auf beiden Blautönen gleich gut, deshalb kommt diese Nummer ohne Kontur aus. Schicken Sie die Kaderliste als Tabelle mit, wir gleichen sie vor dem Druck mit Ihnen ab.',
        en: 'White stands out on both blues, so this number needs no outline. Send your squad list along as a table; we check it with you before printing.',
      },
      colours: ['NAV'],
      wear: { men: 'ringeltrikot-seeufer' },
      runs: [mensTo3XL],
      lead: 'back',
      prices: { adult: 4590 },
      tiers: [{ from: 10, adult: 4190 }],
      finish: printed,
      isMadeToOrder: true,
      sold: 31,
      ageDays: 9,
    },
  ],
}
