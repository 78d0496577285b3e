import type { ProductFamily } from '../content.ts'
import { childrens, mensAll, mensTo3XL, womens } from '../sizes.ts'

/** Hooded sweatshirts. */
export const hoodies: ProductFamily = {
  key: 'hoodies',
  tags: ['Hoodie', 'Pullover', 'Pulli'],
  number: 4210,
  groups: ['freizeit'],
  cloth: 'sweat',
  cut: { de: 'Gerade, überschnittene Schulter', en: 'Straight, dropped shoulder' },
  finish: { de: 'Vereinsname auf der Brust im Siebdruck', en: 'Club name on the chest as screen print' },
  body: {
    de: 'Innen angeraut, außen dicht gestrickt: Der Stoff pillt nicht und behält seine Farbe. Die Kapuze ist doppelt und fällt nicht in sich zusammen, die Kängurutasche hat versteckte Nähte, und die Bündchen sind mit Elastan verstärkt.',
    en: 'Brushed inside, densely knitted outside: the cloth does not pill and keeps its colour. The hood is double and does not collapse, the kangaroo pocket has hidden seams, and the cuffs are strengthened with elastane.',
  },
  features: [
    { de: 'Doppelt gelegte Kapuze', en: 'Double-layered hood' },
    { de: 'Kängurutasche mit Telefonfach', en: 'Kangaroo pocket with phone compartment' },
    { de: 'Kordel mit Metallenden', en: 'Cord with metal tips' },
  ],
  wear: { men: 'hoodie-nordwald' },
  runs: [mensAll],
  prices: { adult: 4990 },
  tiers: [
    { from: 10, adult: 4490 },
    { from: 25, adult: 3990 },
  ],
  weightGrams: 560,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['t-shirt-fankurve', 'trainingshose-nordwald', 'haube-winterpause', 'rucksack-auswaertsspiel'],
  products: [
    {
      key: 'hoodie-nordwald',
      title: { de: 'Kapuzen\u00ADsweatshirt Nordwald', en: 'Nordwald hooded sweatshirt' },
      description: {
        de: 'Schweres Kapuzensweatshirt mit Vereinsnamen auf der Brust, in Schwarz oder Tannengrün.',
        en: 'Heavy hooded sweatshirt with the club name on the chest, in black or pine green.',
      },
      story: {
        de: 'Der Pullover, den nach dem Training alle aus derselben Tasche ziehen. Mit 280 Gramm je Quadratmeter hat er genug Gewicht, um auch nach Jahren noch gerade zu hängen.',
        en: 'The pullover everyone pulls from the same bag after training. At 280 grams per square metre it has the weight to hang straight even after years.',
      },
      colours: ['SWZ', 'TAN'],
      sold: 1689,
      ageDays: 360,
      stock: { 'SWZ-men-L': 'unlimited', 'TAN-men-M': 5 },
    },
    {
      key: 'kapuzensweatshirt-vereinsheim',
      title: { de: 'Kapuzen\u00ADsweatshirt Vereinsheim', en: 'Vereinsheim hooded sweatshirt' },
      description: {
        de: 'Sandfarbenes Kapuzensweatshirt mit schwarzem Aufdruck und heller Kordel.',
        en: 'Sand-coloured hooded sweatshirt with black lettering and a pale drawcord.',
      },
      story: {
        de: 'Sand statt Vereinsfarbe: Man trägt ihn auch dort, wo nicht vom Fußball die Rede ist. Das Wappen bleibt auf der Brust, klein und in Schwarz.',
        en: 'Sand instead of the club colour: you can wear it where nobody talks about football. The crest stays on the chest, small and black.',
      },
      colours: ['SAN'],
      wear: { men: 'hoodie-nordwald', women: 'hoodie-nordwald' },
      runs: [womens, mensTo3XL],
      isNew: true,
      ageDays: 4,
      sold: 158,
    },
    {
      key: 'damen-kapuzensweatshirt-nordwald',
      title: { de: 'Damen-Kapuzen\u00ADsweatshirt Nordwald', en: 'Nordwald women’s hooded sweatshirt' },
      description: {
        de: 'Kapuzensweatshirt im Damenschnitt, in Bordeaux oder Grau, innen weich angeraut.',
        en: 'Hooded sweatshirt in a women’s cut, in burgundy or grey, softly brushed inside.',
      },
      story: {
        de: 'Kürzer im Rumpf, schmäler an der Schulter, das Bündchen sitzt auf der Hüfte. Die Kapuze ist so tief, dass auch ein Zopf hineinpasst.',
        en: 'Shorter in the body, narrower at the shoulder, the rib sits on the hips. The hood is deep enough for a ponytail.',
      },
      colours: ['BOR', 'GRA'],
      wear: { women: 'hoodie-nordwald-damen' },
      runs: [womens],
      sold: 284,
      ageDays: 320,
      stock: { 'GRA-women-S': 0, 'BOR-women-M': 3 },
    },
    {
      key: 'kinder-kapuzensweatshirt-nordwald',
      title: { de: 'Kinder-Kapuzen\u00ADsweatshirt Nordwald', en: 'Nordwald children’s hooded sweatshirt' },
      description: {
        de: 'Kapuzensweatshirt für Kinder in Rot oder Himmelblau, Kapuze ohne durchgehende Kordel.',
        en: 'Children’s hooded sweatshirt in red or sky blue, the hood without a loose cord.',
      },
      story: {
        de: 'Die Kordel ist nur Zierde und fest vernäht, wie es die Norm für Kinder verlangt. Ellbogen und Bündchen sind doppelt, damit er auch den kleinen Bruder überlebt.',
        en: 'The cord is for show and sewn down, as the standard for children demands. Elbows and cuffs are doubled, so that it survives the little brother too.',
      },
      colours: ['ROT', 'HIM'],
      wear: { children: 'hoodie-nordwald-kinder' },
      runs: [childrens],
      prices: { adult: 3790 },
      tiers: [
        { from: 10, adult: 3390 },
        { from: 25, adult: 2990 },
      ],
      groups: ['freizeit', 'kinder-nachwuchs'],
      sold: 247,
      ageDays: 320,
    },
    {
      key: 'abschlusspullover-jahrgang',
      title: { de: 'Kapuzen\u00ADsweatshirt Jahrgang', en: 'Year group hooded sweatshirt' },
      description: {
        de: 'Kapuzensweatshirt mit Rückendruck: Jahrgang, Mannschaft oder die Namen aller Mitspieler.',
        en: 'Hooded sweatshirt with a back print: the year, the team or the names of all team-mates.',
      },
      story: {
        de: 'Zum Aufstieg, zum Abschluss der U18 oder zum Trainingslager: Auf den Rücken kommen Jahrgang und alle Namen, zweispaltig gesetzt. Sie schicken die Liste, wir den Entwurf.',
        en: 'For a promotion, the last year of the under 18s or the training camp: year and all names go on the back in two columns. You send the list, we send the draft.',
      },
      colours: ['SWZ', 'TAN'],
      lead: 'back',
      prices: { adult: 5790 },
      tiers: [
        { from: 10, adult: 5290 },
        { from: 25, adult: 4790 },
      ],
      isMadeToOrder: true,
      sold: 112,
      ageDays: 190,
    },
  ],
}

/** Zip hoodies and sweatshirts for after work. */
export const feierabend: ProductFamily = {
  key: 'feierabend',
  tags: ['Pullover', 'Sweatjacke', 'Hoodie'],
  number: 4230,
  groups: ['freizeit'],
  cloth: 'sweat',
  cut: { de: 'Gerade, mittellang', en: 'Straight, medium length' },
  finish: { de: 'Wappen gestickt', en: 'Embroidered crest' },
  body: {
    de: 'Ein Stück für die Zeit nach dem Abpfiff: weicher Sweat, saubere Nähte, kein großer Aufdruck. Die Taschen sind tief genug für zwei Hände und einen Autoschlüssel, der Saum schließt mit einem Rippbund ab, der nicht spannt.',
    en: 'A piece for the time after the final whistle: soft sweat, clean seams, no big print. The pockets are deep enough for two hands and a car key, and the hem ends in a rib that does not pull.',
  },
  features: [
    { de: 'Biobaumwolle mit recyceltem Polyester', en: 'Organic cotton with recycled polyester' },
    { de: 'Nackenband gegen das Ausleiern', en: 'Neck tape against stretching' },
    { de: 'Auch ohne Wappen erhältlich', en: 'Available without a crest too' },
  ],
  wear: { men: 'kapuzenjacke-feierabend' },
  runs: [mensAll],
  prices: { adult: 5490 },
  tiers: [
    { from: 10, adult: 4990 },
    { from: 25, adult: 4490 },
  ],
  weightGrams: 590,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['polo-nordwald', 't-shirt-fankurve', 'haube-winterpause', 'trainingshose-nordwald'],
  products: [
    {
      key: 'kapuzenjacke-feierabend',
      title: { de: 'Kapuzenjacke Feierabend', en: 'Feierabend zip hoodie' },
      description: {
        de: 'Kapuzenjacke mit durchgehendem Reißverschluss, in Navy oder Bordeaux.',
        en: 'Hooded sweat jacket with a full-length zip and deep pockets, in navy or burgundy.',
      },
      story: {
        de: 'Offen über dem Polo, geschlossen unter der Regenjacke: Die Kapuzenjacke ist das Stück, das am Haken im Vereinsheim nie lange hängt.',
        en: 'Open over the polo, closed under the rain jacket: the zip hoodie never hangs on its hook in the clubhouse for long.',
      },
      colours: ['NAV', 'BOR'],
      sold: 261,
      ageDays: 300,
      stock: { 'BOR-men-S': 0, 'NAV-men-XXL': { backInDays: 45 } },
    },
    {
      key: 'kapuzenjacke-werkstatt',
      title: { de: 'Kapuzenjacke Werkstatt', en: 'Werkstatt zip hoodie' },
      description: {
        de: 'Anthrazitfarbene Kapuzenjacke mit orangem Futter, oranger Kordel und Schlüsselschlaufe.',
        en: 'Anthracite zip hoodie with an orange lining, an orange cord and a loop for keys.',
      },
      story: {
        de: 'Für Platzpflege, Netzflicken und Grillen: Anthrazit außen, Orange innen, dazu eine Schlaufe für den Schlüsselbund, die auch am Rasentraktor hält.',
        en: 'For mowing, mending nets and barbecues: anthracite outside, orange inside, and a loop for the keys that holds on the lawn tractor too.',
      },
      colours: ['ANT'],
      runs: [mensTo3XL],
      sold: 118,
      ageDays: 140,
    },
    {
      key: 'sweatshirt-vereinsheim',
      title: { de: 'Sweatshirt Vereinsheim', en: 'Vereinsheim sweatshirt' },
      description: {
        de: 'Rundhals-Sweatshirt mit Schriftzug, in Grau oder Navy, ohne Kapuze und ohne Kordel.',
        en: 'Crew neck sweatshirt with lettering, in grey or navy, without hood or cord.',
      },
      story: {
        de: 'Manche mögen keine Kapuzen, etwa unter dem Mantel. Das Sweatshirt ist für sie: Rundhals, breites Bündchen, ein Schriftzug in der Farbe des Wappens.',
        en: 'Some do not care for hoods, under a coat for instance. The sweatshirt is for them: crew neck, broad rib, lettering in the colour of the crest.',
      },
      colours: ['GRA', 'NAV'],
      wear: { men: 'sweatshirt-vereinsheim', women: 'sweatshirt-vereinsheim' },
      runs: [womens, mensAll],
      prices: { adult: 4290 },
      tiers: [{ from: 10, adult: 3890 }],
      sold: 233,
      ageDays: 270,
    },
    {
      key: 'sweatshirt-stammtisch',
      title: { de: 'Sweatshirt Stammtisch', en: 'Stammtisch sweatshirt' },
      description: {
        de: 'Tannengrünes Sweatshirt mit sandfarbenem Schriftzug, schwer, weich, jetzt günstiger.',
        en: 'Pine green sweatshirt with sand lettering, heavy, soft, now for less.',
      },
      story: {
        de: 'Grün und Sand, wie Wald und Weg. Eine Restmenge aus dem Herbst, im Lager gezählt, im Preis gesenkt, solange Größen da sind.',
        en: 'Green and sand, like forest and track. Remaining stock from autumn, counted in the warehouse and reduced while sizes last.',
      },
      colours: ['TAN'],
      wear: { men: 'sweatshirt-vereinsheim' },
      runs: [mensTo3XL],
      prices: { adult: 3390 },
      tiers: [],
      sale: { before: { adult: 4290 }, sinceDays: 12 },
      sold: 86,
      ageDays: 270,
      stock: { 'men-S': 2, 'men-XL': 0 },
    },
  ],
}
