import type { ProductFamily } from '../content.ts'
import { childrens, mensAll, mensTo3XL, womens } from '../sizes.ts'

/** Half-zip tops. */
export const dauerlauf: ProductFamily = {
  key: 'dauerlauf',
  tags: ['Pullover', 'Laufshirt'],
  number: 3150,
  groups: ['trainingsbekleidung'],
  cloth: 'winterKnit',
  cut: { de: 'Körpernah, Stehkragen', en: 'Close-fitting, stand-up collar' },
  finish: { de: 'Wappen und Initialen im Transferdruck', en: 'Crest and initials as transfer print' },
  body: {
    de: 'Der Reißverschluss reicht bis zum Brustbein und hat oben eine Garage, damit nichts am Kinn kratzt. Die Ärmel sind lang genug für den Daumen, der Stehkragen hält den Wind ab, ohne zu drücken. Solo zu tragen oder als zweite Schicht.',
    en: 'The zip runs down to the breastbone and has a garage at the top, so nothing scratches the chin. The sleeves are long enough for the thumb, and the stand-up collar keeps out the wind without pressing. Wear it alone or as a second layer.',
  },
  features: [
    { de: 'Halber Reißverschluss mit Kinnschutz', en: 'Half zip with chin guard' },
    { de: 'Daumenloch im Bündchen', en: 'Thumb hole in the cuff' },
    { de: 'Schlüsseltasche im Rücken', en: 'Key pocket at the back' },
  ],
  wear: { men: 'zip-top-dauerlauf' },
  runs: [mensAll],
  prices: { adult: 3990 },
  tiers: [
    { from: 10, adult: 3590 },
    { from: 25, adult: 3290 },
  ],
  weightGrams: 270,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['trainingshose-nordwald', 'trainingsshirt-puls', 'haube-winterpause', 'windjacke-boe'],
  products: [
    {
      key: 'zip-top-dauerlauf',
      title: { de: 'Zip-Top Dauerlauf', en: 'Dauerlauf zip top' },
      description: {
        de: 'Zip-Top mit Streifen am Ärmel, in Navy oder Tannengrün, für Training und Anreise.',
        en: 'Zip top with sleeve stripes, in navy or pine green, for training and travel.',
      },
      story: {
        de: 'Das Stück, das die meisten Trainer zuerst bestellen und nach einer Saison für die ganze Mannschaft. Ein breiter und ein feiner Streifen laufen vom Kragen bis zum Bündchen.',
        en: 'The piece most coaches order first, and after a season for the whole team. One broad and one fine stripe run from collar to cuff.',
      },
      colours: ['NAV', 'TAN'],
      sold: 467,
      ageDays: 300,
      stock: { 'NAV-men-L': 5, 'TAN-men-3XL': { backInDays: 20 } },
    },
    {
      key: 'zip-top-nachtlauf',
      title: { de: 'Zip-Top Nachtlauf', en: 'Nachtlauf zip top' },
      description: {
        de: 'Schwarzes Zip-Top mit neongelben Streifen, die im Scheinwerferlicht aufleuchten.',
        en: 'Black zip top with neon yellow stripes that light up in car headlights.',
      },
      story: {
        de: 'Die Streifen sind mit Glasperlen beschichtet: bei Tag neongelb, im Scheinwerfer weiß. Für alle, die nach der Arbeit noch eine Runde um den Teich laufen.',
        en: 'The stripes are coated with glass beads: neon yellow by day, white in headlights. For everyone who still runs a lap round the pond after work.',
      },
      colours: ['SWZ'],
      runs: [mensTo3XL],
      prices: { adult: 4290 },
      sold: 138,
      ageDays: 60,
    },
    {
      key: 'damen-zip-top-dauerlauf',
      title: { de: 'Damen-Zip-Top Dauerlauf', en: 'Dauerlauf women’s zip top' },
      description: {
        de: 'Tailliertes Zip-Top in Himmelblau oder Bordeaux, mit abgesetztem Ärmel und Daumenloch.',
        en: 'Waisted zip top in sky blue or burgundy, with a contrasting sleeve and thumb holes.',
      },
      story: {
        de: 'Hüfte und Schulter haben eigene Maße, der Reißverschluss sitzt einen Zentimeter tiefer. Himmelblau für den Frühling, Bordeaux für den Rest des Jahres.',
        en: 'Hips and shoulders have their own measures, and the zip sits a centimetre lower. Sky blue for spring, burgundy for the rest of the year.',
      },
      colours: ['HIM', 'BOR'],
      wear: { women: 'zip-top-dauerlauf-damen' },
      runs: [womens],
      sold: 223,
      ageDays: 280,
      stock: { 'BOR-women-XL': 0 },
    },
  ],
}

/** Track jackets with stripes. */
export const trainingsjacken: ProductFamily = {
  key: 'trainingsjacken',
  tags: ['Anzug', 'Jacke'],
  number: 3210,
  groups: ['trainingsbekleidung'],
  cloth: 'tricot',
  cut: { de: 'Gerade, Damenmodell tailliert', en: 'Straight, women’s model waisted' },
  finish: { de: 'Wappen gestickt, Rückenschrift im Flexdruck', en: 'Embroidered crest, back lettering as flex print' },
  body: {
    de: 'Glatter Trikotstoff, innen gebürstet, mit Stehkragen und durchgehendem Reißverschluss. Ein breiter und ein feiner Streifen laufen von der Schulter bis zum Bündchen. Zwei Taschen mit Reißverschluss, groß genug für Telefon und Schienbeinschützer.',
    en: 'Smooth tricot, brushed inside, with a stand-up collar and a full zip. One broad and one fine stripe run from shoulder to cuff. Two zipped pockets, big enough for a phone and shin pads.',
  },
  features: [
    { de: 'Zwei Reißverschlusstaschen', en: 'Two zipped pockets' },
    { de: 'Rippbündchen an Arm und Saum', en: 'Ribbed cuffs and hem' },
    { de: 'Passende Hose in denselben Farben', en: 'Matching trousers in the same colours' },
  ],
  wear: {
    men: 'trainingsjacke-nordwald',
    women: 'trainingsjacke-nordwald-damen',
    children: 'trainingsjacke-nordwald-kinder',
  },
  runs: [mensAll],
  prices: { adult: 5490 },
  tiers: [
    { from: 10, adult: 4990 },
    { from: 25, adult: 4590 },
  ],
  weightGrams: 420,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['trainingshose-nordwald', 'trainingsshirt-puls', 'kappe-nordwald', 'sporttasche-kabinengang'],
  products: [
    {
      key: 'trainingsjacke-nordwald',
      title: { de: 'Trainingsjacke Nordwald', en: 'Nordwald track jacket' },
      description: {
        de: 'Klassische Trainingsjacke mit Streifen am Ärmel, für Kinder und Herren, in drei Farben.',
        en: 'Classic track jacket with sleeve stripes, for children and men, in three colours.',
      },
      story: {
        de: 'Die Jacke, an der man den Verein am Bahnhof erkennt. Sie hält beim Aufwärmen warm, in der Halbzeit trocken und sieht bei der Siegerehrung ordentlich aus.',
        en: 'The jacket by which you recognise the club at the station. It keeps you warm for the warm-up, dry at half-time and decent at the prize-giving.',
      },
      colours: ['TAN', 'NAV', 'ROT'],
      wear: { men: 'trainingsjacke-nordwald', children: 'trainingsjacke-nordwald-kinder' },
      runs: [childrens, mensAll],
      prices: { adult: 5490, child: 4490 },
      tiers: [
        { from: 10, adult: 4990, child: 3990 },
        { from: 25, adult: 4590, child: 3690 },
      ],
      sold: 2102,
      ageDays: 415,
      stock: { 'TAN-men-M': 'unlimited', 'NAV-men-XL': 0, 'ROT-men-XXL': { backInDays: 38 } },
    },
    {
      key: 'damen-trainingsjacke-nordwald',
      title: { de: 'Damen-Trainingsjacke Nordwald', en: 'Nordwald women’s track jacket' },
      description: {
        de: 'Taillierte Trainingsjacke in Bordeaux mit sandfarbenen Streifen oder in Tannengrün.',
        en: 'Waisted track jacket in burgundy with sand stripes, or in pine green.',
      },
      story: {
        de: 'Schmälere Schultern, kürzerer Rumpf und ein Bündchen, das auf der Hüfte sitzt statt darüber. Bordeaux mit Sand ist eine Farbe, die auch in der Stadt getragen wird.',
        en: 'Narrower shoulders, a shorter body and a hem that sits on the hips rather than above. Burgundy with sand is a colour worn about town too.',
      },
      colours: ['BOR', 'TAN'],
      wear: { women: 'trainingsjacke-nordwald-damen' },
      runs: [womens],
      sold: 276,
      ageDays: 320,
    },
    {
      key: 'kinder-trainingsjacke-nordwald',
      title: { de: 'Kinder-Trainingsjacke Nordwald', en: 'Nordwald children’s track jacket' },
      description: {
        de: 'Trainingsjacke in Kindergrößen mit kindgerechtem Reißverschluss und Namensschild innen.',
        en: 'Track jacket in children’s sizes with an easy zip and a name tag inside.',
      },
      story: {
        de: 'Der Reißverschluss hat einen großen Schieber, den auch kalte Finger greifen. Am Kragen gibt es keine Kordel, und innen ist ein Schild für den Namen eingenäht.',
        en: 'The zip has a large pull that cold fingers can grip. There is no cord at the collar, and a name tag is sewn in on the inside.',
      },
      colours: ['NAV', 'ROT'],
      wear: { children: 'trainingsjacke-nordwald-kinder' },
      runs: [childrens],
      prices: { adult: 4290 },
      tiers: [
        { from: 10, adult: 3890 },
        { from: 25, adult: 3490 },
      ],
      groups: ['trainingsbekleidung', 'kinder-nachwuchs'],
      sold: 318,
      ageDays: 320,
      stock: { 'NAV-children-140': 2 },
    },
    {
      key: 'trainingsjacke-mit-vereinsname',
      title: { de: 'Trainingsjacke mit Vereinsnamen', en: 'Track jacket with club name' },
      description: {
        de: 'Trainingsjacke mit Ihrem Vereinsnamen am Rücken, gesetzt in der Schrift Ihrer Wahl.',
        en: 'Track jacket with your club’s name on the back, set in a typeface of your choice.',
      },
      story: {
        de: 'Der Vereinsname steht in einem Bogen über dem Rücken, bis zu zwanzig Zeichen lang. Vor dem Druck erhalten Sie ein Bild, das Sie dem Vorstand zeigen können.',
        en: 'The club name runs in an arc across the back, up to twenty characters long. Before printing you receive a picture that you can show to the board.',
      },
      colours: ['NAV', 'TAN'],
      wear: { men: 'trainingsjacke-nordwald' },
      lead: 'back',
      prices: { adult: 6490 },
      tiers: [
        { from: 10, adult: 5790 },
        { from: 25, adult: 5290 },
      ],
      isMadeToOrder: true,
      sold: 167,
      ageDays: 250,
    },
    {
      key: 'trainingsjacke-heimkurve',
      title: { de: 'Trainingsjacke Heimkurve', en: 'Heimkurve track jacket' },
      description: {
        de: 'Rote Trainingsjacke mit weißen Streifen, gedacht für Fans, Eltern und Funktionäre.',
        en: 'Red track jacket with white stripes, meant for fans, parents and officials.',
      },
      story: {
        de: 'Ohne Sponsor am Rücken, dafür mit einer Innentasche für Würstelmarken und Autoschlüssel. Wer jeden Samstag am Geländer steht, hat auch eine Jacke verdient.',
        en: 'No sponsor on the back, but an inside pocket for sausage tokens and car keys. Whoever stands at the railing every Saturday has earned a jacket too.',
      },
      colours: ['ROT'],
      wear: { men: 'trainingsjacke-nordwald' },
      groups: ['freizeit', 'trainingsbekleidung'],
      prices: { adult: 4390 },
      tiers: [],
      sale: { before: { adult: 5490 }, sinceDays: 7 },
      sold: 94,
      ageDays: 230,
      stock: { 'men-5XL': 1 },
    },
  ],
}
