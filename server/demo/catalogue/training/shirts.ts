import type { ProductFamily } from '../content.ts'
import { childrens, mensAll, mensTo3XL, womens } from '../sizes.ts'

const initials = { de: 'Initialen auf der Brust im Transferdruck', en: 'Initials on the chest as transfer print' }

/** Training shirts. */
export const puls: ProductFamily = {
  key: 'puls',
  tags: ['Funktionsshirt', 'T-Shirt'],
  number: 3110,
  groups: ['trainingsbekleidung'],
  cloth: 'mesh',
  cut: { de: 'Körpernah, Raglanärmel', en: 'Close-fitting, raglan sleeves' },
  finish: initials,
  body: {
    de: 'Puls ist zum Schwitzen da. Der Stoff saugt nichts auf, sondern schickt es nach außen, und die Oberseite der Ärmel ist in einem zweiten Ton abgesetzt. Raglannähte lassen die Schultern frei, die Naht im Nacken ist abgeklebt.',
    en: 'Puls is made to sweat in. The cloth does not soak anything up but sends it outside, and the top of the sleeves is set off in a second shade. Raglan seams free the shoulders, and the neck seam is taped.',
  },
  features: [
    { de: 'Trocken in unter zwei Stunden', en: 'Dry in less than two hours' },
    { de: 'Raglannähte ohne Druckstellen unter dem Rucksack', en: 'Raglan seams that sit well under a rucksack' },
    { de: 'Reflektierender Strich im Nacken', en: 'Reflective line at the nape' },
  ],
  wear: { men: 'trainingsshirt-puls' },
  runs: [mensAll],
  prices: { adult: 2290 },
  tiers: [
    { from: 10, adult: 1990 },
    { from: 25, adult: 1790 },
  ],
  weightGrams: 130,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['trainingshose-nordwald', 'trainingsshort-kabine', 'zip-top-dauerlauf', 'trinkflasche-halbzeit'],
  products: [
    {
      key: 'trainingsshirt-puls',
      title: { de: 'Trainingsshirt Puls', en: 'Puls training shirt' },
      description: {
        de: 'Leichtes Trainingsshirt mit abgesetzten Ärmeln, für Halle und Feld, in drei Farben.',
        en: 'Light training shirt with contrasting sleeves, for hall and field, in three colours.',
      },
      story: {
        de: 'Zwei Einheiten pro Woche, zehn Monate im Jahr: Kein anderes Stück wird öfter gewaschen. Puls bleibt dabei in Form, weil der Kragen kein Elastan enthält, das ermüden könnte.',
        en: 'Two sessions a week, ten months a year: nothing else is washed more often. Puls keeps its shape because the collar holds no elastane that could tire.',
      },
      colours: ['ROY', 'ROT', 'SWZ'],
      sold: 934,
      ageDays: 420,
      stock: { 'SWZ-men-L': 'unlimited', 'ROT-men-S': 0 },
    },
    {
      key: 'damen-trainingsshirt-puls',
      title: { de: 'Damen-Trainingsshirt Puls', en: 'Puls women’s training shirt' },
      description: {
        de: 'Trainingsshirt mit V-Ausschnitt und schmalem Ärmel, in Beere oder Himmelblau.',
        en: 'Training shirt with a V-neck and narrow sleeves, in berry or sky blue.',
      },
      story: {
        de: 'Der V-Ausschnitt lässt mehr Luft an den Hals, die Taille ist nur angedeutet. So sitzt das Shirt auch über einem kräftigen Sport-BH noch locker.',
        en: 'The V-neck lets more air to the throat, the waist is only hinted at. That way the shirt stays easy even over a sturdy sports bra.',
      },
      colours: ['BEE', 'HIM'],
      wear: { women: 'trainingsshirt-puls-damen' },
      runs: [womens],
      sold: 355,
      ageDays: 330,
      stock: { 'HIM-women-M': 4 },
    },
    {
      key: 'kinder-trainingsshirt-puls',
      title: { de: 'Kinder-Trainingsshirt Puls', en: 'Puls children’s training shirt' },
      description: {
        de: 'Trainingsshirt für Kinder in Orange oder Königsblau, mit Namensfeld im Saum.',
        en: 'Children’s training shirt in orange or royal blue, with a name field in the hem.',
      },
      story: {
        de: 'In der Garderobe liegen zwanzig gleiche Shirts am Boden. Auf dem Feld im Saum ist Platz für einen Namen, der die Waschmaschine übersteht.',
        en: 'Twenty identical shirts lie on the changing room floor. The field in the hem has room for a name that survives the washing machine.',
      },
      colours: ['ORA', 'ROY'],
      wear: { children: 'trainingsshirt-puls-kinder' },
      runs: [childrens],
      prices: { adult: 1790 },
      tiers: [
        { from: 10, adult: 1590 },
        { from: 25, adult: 1390 },
      ],
      groups: ['trainingsbekleidung', 'kinder-nachwuchs'],
      sold: 412,
      ageDays: 330,
    },
    {
      key: 'laufshirt-nachtschicht',
      title: { de: 'Laufshirt Nachtschicht', en: 'Nachtschicht running shirt' },
      description: {
        de: 'Neongelbes Laufshirt mit schwarzen Ärmeln und Reflexstreifen für die dunkle Jahreszeit.',
        en: 'Neon yellow running shirt with black sleeves and reflective lines for the dark season.',
      },
      story: {
        de: 'Von Oktober bis März beginnt die Laufrunde im Dunkeln. Neongelb sieht man auf zweihundert Meter, die Reflexstreifen an Rücken und Ärmeln auch ohne Straßenlaterne.',
        en: 'From October to March the run starts in the dark. Neon yellow can be seen from two hundred metres, the reflective lines on back and sleeves even without street lamps.',
      },
      colours: ['NEO'],
      runs: [mensTo3XL],
      prices: { adult: 2490 },
      tiers: [{ from: 10, adult: 2190 }],
      isNew: true,
      ageDays: 20,
      sold: 67,
    },
    {
      key: 'trainershirt-puls',
      title: { de: 'Trainershirt Puls mit Initialen', en: 'Puls coach’s shirt with initials' },
      description: {
        de: 'Schwarzes Shirt für das Trainerteam, mit Initialen auf der Brust und Funktion am Rücken.',
        en: 'Black shirt for the coaching staff, with initials on the chest and the role on the back.',
      },
      story: {
        de: 'Wer am Rand steht, soll zu erkennen sein: Initialen vorne, „Trainer“ oder „Betreuerin“ hinten, beides im Preis. Schwarz mit Anthrazit passt zu jeder Vereinsfarbe.',
        en: 'Those on the touchline should be recognisable: initials at the front, “coach” at the back, both included. Black with anthracite goes with any club colour.',
      },
      colours: ['SWZ'],
      lead: 'front',
      prices: { adult: 2790 },
      tiers: [],
      isMadeToOrder: true,
      sold: 89,
      ageDays: 190,
    },
  ],
}

/** Shirts for the warm-up. */
export const anpfiff: ProductFamily = {
  key: 'anpfiff',
  tags: ['T-Shirt'],
  number: 3130,
  groups: ['trainingsbekleidung'],
  cloth: 'sublimated',
  cut: { de: 'Gerade, weiter Rumpf', en: 'Straight, roomy body' },
  finish: {
    de: 'Schriftzug sublimiert, eigener Text ab 15 Stück',
    en: 'Sublimated lettering, own text from 15 pieces',
  },
  body: {
    de: 'Aufwärmshirts werden über dem Trikot getragen und in Sekunden ausgezogen. Deshalb ist dieses weit geschnitten, hat einen weiten Hals und keine Bündchen. Der Verlauf und der Schriftzug stecken in der Faser und machen nichts steif.',
    en: 'Warm-up shirts are worn over the jersey and pulled off in seconds. So this one is cut wide, with a wide neck and no cuffs. The fading lines and the lettering are in the fibre and stiffen nothing.',
  },
  features: [
    { de: 'Passt über das Trikot', en: 'Fits over the jersey' },
    { de: 'Weiter Hals für den schnellen Wechsel', en: 'Wide neck for a quick change' },
    { de: 'Eigener Schriftzug statt ANPFIFF möglich', en: 'Your own lettering instead of ANPFIFF' },
  ],
  wear: { men: 'aufwaermshirt-anpfiff' },
  runs: [mensTo3XL],
  prices: { adult: 2690 },
  tiers: [
    { from: 15, adult: 2390 },
    { from: 30, adult: 2190 },
  ],
  weightGrams: 150,
  chart: 'tops',
  cross: ['trainingsjacke-nordwald', 'trainingsshort-kabine', 'leibchen-wechsel', 'spielball-anstoss'],
  products: [
    {
      key: 'aufwaermshirt-anpfiff',
      title: { de: 'Aufwärmshirt Anpfiff', en: 'Anpfiff warm-up shirt' },
      description: {
        de: 'Anthrazitfarbenes Aufwärmshirt mit schwarzem Verlauf und neongelbem Schriftzug.',
        en: 'Anthracite warm-up shirt fading to black, with neon yellow lettering.',
      },
      story: {
        de: 'Eine Mannschaft, die einheitlich aufwärmt, führt schon ein bisschen. Anthrazit mit Neongelb hebt sich von jedem Heim- und Auswärtsdress ab.',
        en: 'A team that warms up in one colour is already slightly ahead. Anthracite with neon stands apart from any home or away kit.',
      },
      colours: ['ANT'],
      sold: 178,
      ageDays: 150,
    },
    {
      key: 'aufwaermshirt-morgenfrost',
      title: { de: 'Aufwärmshirt Morgenfrost', en: 'Morgenfrost warm-up shirt' },
      description: {
        de: 'Helles Aufwärmshirt, von Weiß nach Himmelblau verlaufend, mit navyfarbenem Schriftzug.',
        en: 'Pale warm-up shirt fading from white to sky blue, with navy lettering.',
      },
      story: {
        de: 'Das helle Gegenstück für heiße Tage: Weiß wirft die Sonne zurück, und der himmelblaue Saum erinnert daran, dass auch wieder Winter wird.',
        en: 'The pale counterpart for hot days: white throws back the sun, and the sky blue hem reminds you that winter will come again.',
      },
      colours: ['WSS'],
      prices: { adult: 2190 },
      tiers: [],
      sale: { before: { adult: 2690 }, sinceDays: 11 },
      sold: 64,
      ageDays: 260,
    },
  ],
}

/** Long-sleeved tops for cool evenings. */
export const fruehschicht: ProductFamily = {
  key: 'fruehschicht',
  tags: ['Pulli', 'Langarm'],
  number: 3140,
  groups: ['trainingsbekleidung', 'regen-winter'],
  cloth: 'winterKnit',
  cut: { de: 'Regulär, langer Arm', en: 'Regular, long sleeve' },
  finish: initials,
  body: {
    de: 'Ein Pullover ohne Kapuze und ohne Reißverschluss, den man unter der Regenjacke vergisst. Die Passe ist in einer zweiten Farbe abgesetzt, ein schmaler Streifen trennt die beiden. Innen weich angeraut, außen glatt genug für den Rucksack.',
    en: 'A pullover without hood or zip that you forget about under the rain jacket. The yoke is set off in a second colour, with a narrow stripe between. Softly brushed inside, smooth enough outside for a rucksack.',
  },
  features: [
    { de: 'Lange Ärmel mit Rippbündchen', en: 'Long sleeves with ribbed cuffs' },
    { de: 'Wärmt bis etwa 5 °C', en: 'Warm down to about 5 °C' },
    { de: 'Seitliche Schlitze am Saum', en: 'Side vents at the hem' },
  ],
  wear: { men: 'trainingspullover-frueh' },
  runs: [mensAll],
  prices: { adult: 3690 },
  tiers: [
    { from: 10, adult: 3290 },
    { from: 25, adult: 2990 },
  ],
  weightGrams: 290,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['trainingshose-nordwald', 'regenjacke-wetterseite', 'haube-winterpause', 'trainingsshirt-puls'],
  products: [
    {
      key: 'trainingspullover-fruehschicht',
      title: { de: 'Trainingspullover Frühschicht', en: 'Frühschicht training jersey' },
      description: {
        de: 'Tannengrüner Trainingspullover mit schwarzer Passe und weißem Zierstreifen.',
        en: 'Pine green training jersey with a black yoke and a narrow white stripe between.',
      },
      story: {
        de: 'Für das Training, das um sieben beginnt, damit der Platz um neun frei ist. Zum Aufwärmen anbehalten, zum Spiel ausziehen, danach wieder hinein.',
        en: 'For the session that starts at seven so that the pitch is free by nine. Keep it on to warm up, take it off to play, get back into it afterwards.',
      },
      colours: ['TAN'],
      sold: 156,
      ageDays: 70,
    },
    {
      key: 'trainingspullover-nebelgrenze',
      title: { de: 'Trainingspullover Nebelgrenze', en: 'Nebelgrenze training jersey' },
      description: {
        de: 'Grauer Trainingspullover mit navyfarbener Passe und einem schmalen Streifen in Orange.',
        en: 'Grey training jersey with a navy yoke and a narrow orange stripe between.',
      },
      story: {
        de: 'Grau wie ein Novembermorgen im Linzer Becken, und ein Streifen Orange für den Moment, in dem die Sonne durchkommt. Verträgt viele Vereinsfarben.',
        en: 'Grey like a November morning in the Linz basin, with a stripe of orange for the moment the sun breaks through. Gets on with many club colours.',
      },
      colours: ['GRA'],
      isNew: true,
      ageDays: 8,
      sold: 44,
      stock: { 'men-4XL': 0, 'men-5XL': 0 },
    },
  ],
}
