import type { ProductFamily } from '../content.ts'
import { childrens, mensAll, mensTo3XL, womens } from '../sizes.ts'

/** Presentation jackets for the way to the match. */
export const auswaertsfahrt: ProductFamily = {
  key: 'auswaertsfahrt',
  tags: ['Anzug', 'Jacke'],
  number: 3230,
  groups: ['trainingsbekleidung'],
  cloth: 'woven',
  cut: { de: 'Schmal, vorgeformte Ärmel', en: 'Slim, pre-shaped sleeves' },
  finish: { de: 'Wappen gestickt, Vereinsname im Flexdruck', en: 'Embroidered crest, club name as flex print' },
  body: {
    de: 'Gewebe statt Gestrick: Es knittert nicht im Mannschaftsbus, hält leichten Regen ab und lässt sich in die eigene Tasche packen. Die Oberseite der Ärmel ist in der zweiten Farbe abgesetzt, der Kragen innen ebenso.',
    en: 'Woven rather than knitted: it does not crease on the team bus, keeps off light rain and packs into its own pocket. The top of the sleeves is set off in the second colour, and so is the inside of the collar.',
  },
  features: [
    { de: 'Knitterarm und leicht wasserabweisend', en: 'Crease-resistant, lightly water-repellent' },
    { de: 'Lüftung unter der Rückenpasse', en: 'Vent under the back yoke' },
    { de: 'Saum mit Kordelzug', en: 'Hem with a drawcord' },
  ],
  wear: { men: 'trainingsjacke-auswaertsfahrt' },
  runs: [mensAll],
  prices: { adult: 5990 },
  tiers: [
    { from: 10, adult: 5490 },
    { from: 25, adult: 4990 },
  ],
  weightGrams: 330,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['trainingshose-auswaertsfahrt', 'polo-nordwald', 'rucksack-auswaertsspiel', 'kappe-nordwald'],
  products: [
    {
      key: 'praesentationsjacke-auswaertsfahrt',
      title: { de: 'Präsentationsjacke Auswärtsfahrt', en: 'Auswärtsfahrt presentation jacket' },
      description: {
        de: 'Leichte Jacke in Navy mit orangen Ärmeln, knitterarm, für Anreise und Einlauf.',
        en: 'Light jacket in navy with orange sleeves, crease-resistant, for travel and walk-out.',
      },
      story: {
        de: 'Drei Stunden Bus, aussteigen, einlaufen: Diese Jacke sieht danach noch so aus, wie sie eingepackt wurde. Navy und Orange sind bei Tageslicht wie bei Flutlicht ein sicheres Paar.',
        en: 'Three hours on the bus, get off, walk out: this jacket still looks the way it was packed. Navy and orange are a safe pair by daylight and floodlight.',
      },
      colours: ['NAV'],
      wear: { men: 'trainingsjacke-auswaertsfahrt', children: 'trainingsjacke-auswaertsfahrt' },
      runs: [childrens, mensAll],
      prices: { adult: 5990, child: 4990 },
      tiers: [
        { from: 10, adult: 5490, child: 4490 },
        { from: 25, adult: 4990, child: 4190 },
      ],
      isNew: true,
      ageDays: 5,
      sold: 246,
    },
    {
      key: 'trainerjacke-auswaertsfahrt',
      title: { de: 'Trainerjacke Auswärtsfahrt', en: 'Auswärtsfahrt coach’s jacket' },
      description: {
        de: 'Schwarze Jacke mit gelben Ärmeln für die Trainerbank, mit Stifttasche am Oberarm.',
        en: 'Black jacket with yellow sleeves for the dugout, with a pen pocket on the upper arm.',
      },
      story: {
        de: 'Am Oberarm sitzt eine Tasche für Stift und Karten, innen eine für die Aufstellung. Gelbe Ärmel sieht auch der linke Verteidiger, wenn man winkt.',
        en: 'The upper arm carries a pocket for pen and cards, the inside one for the line-up. Yellow sleeves can be seen by the left-back when you wave.',
      },
      colours: ['SWZ'],
      sold: 119,
      ageDays: 160,
      stock: { 'men-L': 4 },
    },
    {
      key: 'einlaufjacke-auswaertsfahrt',
      title: { de: 'Einlaufjacke Auswärtsfahrt Weiß', en: 'Auswärtsfahrt walk-out jacket, white' },
      description: {
        de: 'Weiße Einlaufjacke mit tannengrünen Ärmeln, festlich genug für das Cupfinale.',
        en: 'White walk-out jacket with pine green sleeves, festive enough for the cup final.',
      },
      story: {
        de: 'Weiß traut man sich nur zum Einlaufen, danach kommt sie an den Haken. Das Gewebe ist schmutzabweisend ausgerüstet, ein nasses Tuch genügt meist.',
        en: 'White is only for the walk-out, afterwards it goes on the hook. The weave is treated against dirt; a damp cloth usually does.',
      },
      colours: ['WSS'],
      runs: [mensTo3XL],
      sold: 52,
      ageDays: 200,
    },
  ],
}

/** Wind jackets. */
export const boe: ProductFamily = {
  key: 'boe',
  tags: ['Windbreaker', 'Jacke'],
  number: 3240,
  groups: ['regen-winter', 'trainingsbekleidung'],
  cloth: 'woven',
  cut: { de: 'Weit genug für einen Pullover darunter', en: 'Roomy enough for a pullover underneath' },
  finish: { de: 'Wappen im Flexdruck', en: 'Crest as flex print' },
  body: {
    de: 'Eine Jacke gegen Wind und kurze Schauer, ungefüttert und in Faustgröße verstaubar. Die Passe ist in einer zweiten Farbe abgesetzt und reicht bis über die Schultern, wo der Regen zuerst hinkommt.',
    en: 'A jacket against wind and short showers, unlined and packable to the size of a fist. The yoke is set off in a second colour and reaches over the shoulders, where the rain gets to first.',
  },
  features: [
    { de: 'Packt sich in die eigene Brusttasche', en: 'Packs into its own chest pocket' },
    { de: 'Elastische Bündchen', en: 'Elastic cuffs' },
    { de: 'Nur 210 Gramm in Größe M', en: 'Only 210 grams in size M' },
  ],
  wear: { men: 'windjacke-boe', women: 'windjacke-boe' },
  runs: [womens, mensTo3XL],
  prices: { adult: 4490 },
  tiers: [
    { from: 10, adult: 3990 },
    { from: 25, adult: 3690 },
  ],
  weightGrams: 210,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['zip-top-dauerlauf', 'laufshirt-nachtschicht', 'regenhose-wetterseite', 'haube-winterpause'],
  products: [
    {
      key: 'windjacke-boe',
      title: { de: 'Windjacke Böe', en: 'Böe wind jacket' },
      description: {
        de: 'Leichte Windjacke in Königsblau mit navyfarbener Passe, für Damen und Herren.',
        en: 'Lightweight wind jacket in royal blue with a navy yoke, for women and men.',
      },
      story: {
        de: 'Für Abende, an denen der Wind über den Platz geht und keiner die dicke Jacke anziehen will. Sie raschelt nicht, das war uns wichtig.',
        en: 'For evenings when the wind crosses the pitch and nobody wants the thick jacket. It does not rustle, which mattered to us.',
      },
      colours: ['ROY'],
      sold: 171,
      ageDays: 260,
    },
    {
      key: 'windjacke-foehn',
      title: { de: 'Windjacke Föhn', en: 'Föhn wind jacket' },
      description: {
        de: 'Rote Windjacke mit schwarzer Passe, winddicht, atmungsaktiv und klein zu verpacken.',
        en: 'Red wind jacket with a black yoke, windproof, breathable and small when packed.',
      },
      story: {
        de: 'Rot sieht man am Berg wie am Ball. Ein Skiclub trägt sie im Sommertraining, zwei Fußballvereine im Frühjahr, und alle waschen sie zu selten, was ihr nichts macht.',
        en: 'Red shows on the mountain as on the ball. A ski club wears it for summer training, two football clubs in spring, and all of them wash it too seldom, which it does not mind.',
      },
      colours: ['ROT'],
      prices: { adult: 3590 },
      tiers: [],
      sale: { before: { adult: 4490 }, sinceDays: 8 },
      sold: 77,
      ageDays: 260,
      stock: { 'men-M': 0, 'men-L': 2 },
    },
  ],
}

/** Rain jackets and trousers. */
export const wetterseite: ProductFamily = {
  key: 'wetterseite',
  tags: ['Regenschutz', 'wasserdicht'],
  number: 3250,
  groups: ['regen-winter', 'trainingsbekleidung'],
  cloth: 'rainShell',
  cut: { de: 'Weit, Kapuze verstellbar', en: 'Roomy, adjustable hood' },
  finish: { de: 'Wappen im Flexdruck, innen versiegelt', en: 'Crest as flex print, sealed inside' },
  body: {
    de: 'Alle Nähte sind verklebt, der Reißverschluss liegt unter einer Leiste, und die Kapuze hat einen festen Schirm. Unter den Armen öffnet sich ein Netzfutter, damit man beim Training nicht von innen nass wird.',
    en: 'All seams are taped, the zip lies under a flap, and the hood has a firm peak. A mesh lining opens under the arms, so that training does not leave you wet from the inside.',
  },
  features: [
    { de: 'Wassersäule 8.000 mm, Nähte verklebt', en: '8,000 mm water column, taped seams' },
    { de: 'Ohne PFAS imprägniert', en: 'Proofed without PFAS' },
    { de: 'Kapuze im Kragen verstaubar', en: 'Hood stows in the collar' },
  ],
  wear: { men: 'regenjacke-wetterseite' },
  runs: [mensAll],
  prices: { adult: 6490 },
  tiers: [
    { from: 10, adult: 5890 },
    { from: 25, adult: 5490 },
  ],
  weightGrams: 460,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['regenhose-wetterseite', 'haube-winterpause', 'zip-top-dauerlauf', 'rucksack-auswaertsspiel'],
  products: [
    {
      key: 'regenjacke-wetterseite',
      title: { de: 'Regenjacke Wetterseite', en: 'Wetterseite rain jacket' },
      description: {
        de: 'Wasserdichte Jacke in Navy mit orangen Details, für Kinder, Damen und Herren.',
        en: 'Waterproof jacket in navy with orange details, for children, women and men.',
      },
      story: {
        de: 'Geprüft unter einer Beregnungsanlage und an vielen Samstagen in Schärding. Nach zwei Stunden Dauerregen war innen nur das feucht, was man selbst mitgebracht hatte.',
        en: 'Tested under a sprinkler system and on many Saturdays in Schärding. After two hours of steady rain only what you had brought yourself was damp inside.',
      },
      colours: ['NAV'],
      wear: { men: 'regenjacke-wetterseite', women: 'regenjacke-wetterseite', children: 'regenjacke-wetterseite' },
      runs: [childrens, womens, mensAll],
      prices: { adult: 6490, child: 5490 },
      tiers: [
        { from: 10, adult: 5890, child: 4990 },
        { from: 25, adult: 5490, child: 4590 },
      ],
      sold: 389,
      ageDays: 290,
      stock: { 'men-XL': 3, 'women-XS': 0 },
    },
    {
      key: 'regenjacke-dotter',
      title: { de: 'Regenjacke Dotter', en: 'Dotter rain jacket' },
      description: {
        de: 'Dottergelbe Regenjacke mit schwarzer Kordel, im Abverkauf zum Saisonende.',
        en: 'Egg-yolk yellow rain jacket with a black cord, on clearance at the end of the season.',
      },
      story: {
        de: 'Das Gelb, mit dem auf nassen Plätzen niemand übersehen wird. Weil wir die Kordelfarbe ändern, verkaufen wir diese Auflage um ein Fünftel günstiger ab.',
        en: 'The yellow that nobody overlooks on a wet pitch. Because we are changing the cord’s colour, we are clearing this batch at a fifth less.',
      },
      colours: ['GEL'],
      wear: { men: 'regenjacke-wetterseite', children: 'regenjacke-wetterseite' },
      runs: [childrens, mensTo3XL],
      prices: { adult: 5190, child: 4390 },
      tiers: [],
      sale: { before: { adult: 6490, child: 5490 }, sinceDays: 3 },
      sold: 204,
      ageDays: 270,
      stock: { 'men-M': 1, 'children-152': 0 },
    },
    {
      key: 'trainer-regenjacke-wetterseite',
      title: { de: 'Trainer-Regenjacke Wetterseite', en: 'Wetterseite coach’s rain jacket' },
      description: {
        de: 'Schwarze Regenjacke mit neongelben Akzenten und Innentasche für das Klemmbrett.',
        en: 'Black rain jacket with neon accents and an inside pocket for the clipboard.',
      },
      story: {
        de: 'Wer nicht läuft, wird nasser. Diese Ausführung hat eine Innentasche im Format A5, Handwärmer hinter den Außentaschen und eine Kapuze, unter die eine Haube passt.',
        en: 'Those who do not run get wetter. This version has an A5 inside pocket, hand warmers behind the outer pockets and a hood with room for a beanie.',
      },
      colours: ['SWZ'],
      prices: { adult: 7490 },
      tiers: [{ from: 5, adult: 6990 }],
      sold: 83,
      ageDays: 110,
    },
    {
      key: 'regenhose-wetterseite',
      title: { de: 'Regenhose Wetterseite', en: 'Wetterseite rain trousers' },
      description: {
        de: 'Wasserdichte Überhose mit langen Seitenreißverschlüssen, über die Fußballschuhe anziehbar.',
        en: 'Waterproof overtrousers with long side zips that go on over football boots.',
      },
      story: {
        de: 'Die Reißverschlüsse reichen bis zum Knie, man kommt also mit Schuhen hinein und wieder heraus. Der Bund ist rundum elastisch und hält auch ohne Kordel.',
        en: 'The zips reach the knee, so you get in and out with your boots on. The waistband is elastic all round and holds without a cord.',
      },
      colours: ['SWZ', 'NAV'],
      wear: { men: 'regenhose-wetterseite', children: 'regenhose-wetterseite' },
      runs: [childrens, mensTo3XL],
      groups: ['regen-winter', 'hosen-shorts', 'trainingsbekleidung'],
      prices: { adult: 4490, child: 3790 },
      tiers: [{ from: 10, adult: 3990, child: 3390 }],
      isPersonalisable: false,
      sold: 195,
      ageDays: 290,
      cross: ['regenjacke-wetterseite', 'stutzen-kabine', 'rucksack-auswaertsspiel'],
    },
  ],
}
