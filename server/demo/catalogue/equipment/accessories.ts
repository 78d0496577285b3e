import type { ProductFamily } from '../content.ts'
import { unisex } from '../sizes.ts'

/** Caps. */
export const kappen: ProductFamily = {
  key: 'kappen',
  tags: ['Cap', 'Käppi', 'Mütze'],
  number: 5510,
  groups: ['freizeit', 'taschen-zubehoer'],
  cloth: 'twill',
  cut: { de: 'Sechs Felder, vorgebogener Schirm', en: 'Six panels, curved peak' },
  finish: { de: 'Wappen dreidimensional gestickt', en: 'Crest in raised embroidery' },
  body: {
    de: 'Sechs Felder aus gewaschenem Twill, gestickte Luftlöcher, ein vorgebogener Schirm. Hinten schließt ein Stoffband mit Metallschnalle, das Schweißband innen ist aus Frottier und lässt sich heraustrennen, wenn es ausgedient hat.',
    en: 'Six panels of washed twill, stitched eyelets, a curved peak. A fabric strap with a metal buckle closes it at the back, and the terry sweatband inside can be unpicked once it has done its duty.',
  },
  features: [
    { de: 'Stoffband mit Metallschnalle', en: 'Fabric strap with metal buckle' },
    { de: 'Frottier-Schweißband', en: 'Terry sweatband' },
    { de: 'Zwei Weiten, auch für Kinder ab 8', en: 'Two widths, for children from 8 as well' },
  ],
  wear: { unisex: 'kappe-nordwald' },
  runs: [unisex('52–55', '56–60')],
  prices: { adult: 1990 },
  tiers: [
    { from: 10, adult: 1690 },
    { from: 25, adult: 1490 },
  ],
  weightGrams: 80,
  chart: 'gear',
  cross: ['polo-nordwald', 't-shirt-fankurve', 'turnbeutel-seitenlinie'],
  products: [
    {
      key: 'kappe-nordwald',
      title: { de: 'Kappe Nordwald', en: 'Nordwald cap' },
      description: {
        de: 'Kappe mit erhaben gesticktem Wappen, in Navy oder Tannengrün, verstellbar.',
        en: 'Cap with a raised embroidered crest, in navy or pine green, adjustable.',
      },
      story: {
        de: 'Bei tief stehender Sonne spielt das Tor gegen Westen mit Kappe, das ist am Land so. Der Rest trägt sie auf der Tribüne und beim Heuen.',
        en: 'When the sun is low, the goalkeeper facing west wears a cap, as is usual in the country. The others wear it in the stand and when making hay.',
      },
      colours: ['NAV', 'TAN'],
      sold: 402,
      ageDays: 350,
    },
    {
      key: 'kappe-abseits',
      title: { de: 'Kappe Abseits', en: 'Abseits cap' },
      description: {
        de: 'Schwarze Kappe mit weißem Wappen und rotem Knopf, schlicht und gut zu verleihen.',
        en: 'Black cap with a white crest and a red button, plain and good for lending.',
      },
      story: {
        de: 'Schwarz mit einem roten Knopf obenauf: mehr Schmuck braucht eine Kappe nicht. Wer sie verleiht, sollte den Namen ins Schweißband schreiben.',
        en: 'Black with a red button on top: a cap needs no more decoration. If you lend it, write your name on the sweatband.',
      },
      colours: ['SWZ'],
      sold: 145,
      ageDays: 210,
      stock: { 'unisex-56–60': 2 },
    },
  ],
}

/** Beanies. */
export const hauben: ProductFamily = {
  key: 'hauben',
  tags: ['Mütze', 'Beanie', 'Wollmütze'],
  number: 5530,
  groups: ['regen-winter', 'taschen-zubehoer'],
  cloth: 'winterYarn',
  cut: { de: 'Doppelt gestrickt, mit Umschlag', en: 'Double-knitted, with a cuff' },
  finish: { de: 'Vereinsfarben eingestrickt ab 30 Stück', en: 'Club colours knitted in from 30 pieces' },
  body: {
    de: 'Halb Wolle, halb Kunstfaser: warm, wenn sie trocken ist, und noch immer warm, wenn nicht. Innen läuft ein Fleeceband über Stirn und Ohren, damit nichts kratzt. Der Umschlag lässt sich bis über die Ohren ziehen.',
    en: 'Half wool, half synthetic: warm when dry and still warm when not. A fleece band runs across forehead and ears so that nothing itches. The cuff pulls down over the ears.',
  },
  features: [
    { de: 'Fleeceband innen', en: 'Fleece band inside' },
    { de: 'Gestrickt in Oberösterreich', en: 'Knitted in Upper Austria' },
    { de: 'Passt unter die Kapuze', en: 'Fits under the hood' },
  ],
  wear: { unisex: 'haube-winterpause' },
  runs: [unisex('50–54', '55–60')],
  prices: { adult: 1790 },
  tiers: [
    { from: 10, adult: 1490 },
    { from: 30, adult: 1290 },
  ],
  weightGrams: 75,
  chart: 'gear',
  cross: ['regenjacke-wetterseite', 'langarmtrikot-winterrunde', 'hoodie-nordwald'],
  products: [
    {
      key: 'haube-winterpause',
      title: { de: 'Haube Winterpause', en: 'Winterpause beanie' },
      description: {
        de: 'Geringelte Haube mit Fleeceband, in Grün-Weiß oder Rot-Weiß, für Platz und Piste.',
        en: 'Hooped beanie with a fleece band, in green and white or red and white, for pitch and piste.',
      },
      story: {
        de: 'Zwischen Herbst- und Frühjahrsrunde liegen drei Monate, und die meisten davon sind kalt. Die Haube gehört zum Ringeltrikot wie die Punschhütte zum Adventmarkt.',
        en: 'Between autumn and spring lie three months, most of them cold. The beanie belongs to the hooped jersey as the punch stall belongs to the Advent market.',
      },
      colours: ['TAN', 'ROT'],
      sold: 533,
      ageDays: 55,
      stock: { 'ROT-unisex-55–60': 4 },
    },
    {
      key: 'haube-flutlicht',
      title: { de: 'Haube Flutlicht', en: 'Flutlicht beanie' },
      description: {
        de: 'Schwarze Haube mit anthrazitfarbenen Ringeln und reflektierendem Garn im Umschlag.',
        en: 'Black beanie with anthracite hoops and reflective yarn knitted into the cuff.',
      },
      story: {
        de: 'Im Umschlag ist ein Faden mitgestrickt, der im Scheinwerfer aufleuchtet und sonst nicht zu sehen ist. Für den Heimweg, nicht für die Show.',
        en: 'The cuff has a thread knitted in that lights up in headlights and otherwise cannot be seen. For the way home rather than for show.',
      },
      colours: ['SWZ'],
      isNew: true,
      ageDays: 27,
      sold: 88,
    },
  ],
}

/** Towels. */
export const handtuecher: ProductFamily = {
  key: 'handtuecher',
  tags: ['Handtuch', 'Badetuch', 'Frottee'],
  number: 5610,
  groups: ['taschen-zubehoer'],
  cloth: 'terry',
  cut: { de: 'Mit Bordüre und Aufhänger', en: 'With border and hanging loop' },
  finish: { de: 'Vereinsname in die Bordüre gewebt', en: 'Club name woven into the border' },
  body: {
    de: 'Dichtes Zwirnfrottier, das schnell trocknet, weil die Schlingen lang und nicht zu eng stehen. Der Name ist in die Bordüre gewebt und nicht gestickt, es gibt also keine raue Rückseite. An der kurzen Seite sitzt ein Aufhänger, der hält.',
    en: 'Dense twisted-yarn terry that dries fast because its loops are long and not too tight. The name is woven into the border rather than embroidered, so there is no rough reverse. The short side has a hanging loop that holds.',
  },
  features: [
    { de: 'Biobaumwolle, 500 g/m²', en: 'Organic cotton, 500 g/m²' },
    { de: 'Bei 60 °C waschbar, trocknergeeignet', en: 'Washable at 60 °C, fit for the dryer' },
    { de: 'Aufhänger an der kurzen Seite', en: 'Hanging loop on the short side' },
  ],
  wear: { unisex: 'handtuch-duschraum' },
  runs: [unisex('50×100', '70×140')],
  prices: { adult: 1690, bySize: { '70×140': 2690 } },
  weightGrams: 260,
  chart: 'gear',
  cross: ['sporttasche-kabinengang', 'turnbeutel-seitenlinie', 'trinkflasche-halbzeit'],
  products: [
    {
      key: 'handtuch-duschraum',
      title: { de: 'Handtuch Duschraum', en: 'Duschraum towel' },
      description: {
        de: 'Handtuch mit eingewebtem Vereinsnamen, in zwei Größen, in Navy oder Rot.',
        en: 'Terry towel with the club name woven in, in two sizes, in navy or red.',
      },
      story: {
        de: 'Das Handtuch, das man nicht verwechselt: Vereinsname in der Bordüre, auf der Rückseite ein Feld für den eigenen. Saugt vom ersten Waschen an.',
        en: 'The towel you do not mix up: club name in the border, and a field for your own on the back. Absorbs from the first wash.',
      },
      colours: ['NAV', 'ROT'],
      sold: 214,
      ageDays: 280,
    },
    {
      key: 'duschtuch-heimspiel',
      title: { de: 'Duschtuch Heimspiel', en: 'Heimspiel bath towel' },
      description: {
        de: 'Weißes Duschtuch mit tannengrüner Bordüre, 70 × 140 cm, ein gutes Geschenk zum Jubiläum.',
        en: 'White bath towel with a pine green border, 70 × 140 cm, a good anniversary present.',
      },
      story: {
        de: 'Groß genug, um sich darin zum Bus zu retten, wenn die Dusche wieder einmal kalt war. Weiß mit grüner Bordüre, auf Wunsch mit Jubiläumsjahr.',
        en: 'Large enough to flee to the bus in when the shower was cold again. White with a green border, with an anniversary year if you like.',
      },
      colours: ['WSS'],
      runs: [unisex('70×140')],
      prices: { adult: 2190 },
      sale: { before: { adult: 2790 }, sinceDays: 9 },
      sold: 96,
      ageDays: 280,
      stock: { 'unisex-70×140': 5 },
    },
  ],
}
