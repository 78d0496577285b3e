import type { ProductFamily } from '../content.ts'
import { mensAll, mensTo3XL, womens } from '../sizes.ts'

/** Basketball jerseys. */
export const freiwurf: ProductFamily = {
  key: 'freiwurf',
  tags: ['Basketball'],
  number: 2570,
  groups: ['hallensport', 'trikots'],
  cloth: 'mesh',
  cut: { de: 'Weit, ärmellos, langer Rumpf', en: 'Loose, sleeveless, long body' },
  finish: { de: 'Nummern vorne und hinten, zweilagig', en: 'Numbers front and back, two layers' },
  body: {
    de: 'Großlochiges Mesh, tiefe Armlöcher und ein Rumpf, der auch bei Größen über zwei Meter in der Hose bleibt. Die Seitenteile sind gestreift und laufen in der passenden Short weiter.',
    en: 'Wide-hole mesh, deep armholes and a body that stays tucked in even above two metres. The striped sides carry on in the matching shorts.',
  },
  features: [
    { de: 'Tiefe Armlöcher mit weichem Band', en: 'Deep armholes with a soft tape' },
    { de: 'Acht Zentimeter länger als ein Fußballtrikot', en: 'Eight centimetres longer than a football jersey' },
    { de: 'Nummern nach Regelwerk, 10 und 20 cm', en: 'Numbers by the rules, 10 and 20 cm' },
  ],
  wear: { men: 'korbtrikot-freiwurf' },
  runs: [mensAll],
  prices: { adult: 3290 },
  tiers: [
    { from: 10, adult: 2990 },
    { from: 25, adult: 2690 },
  ],
  weightGrams: 140,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['basketballshort-freiwurf', 'basketballshort-auszeit', 'rucksack-auswaertsspiel', 'trinkflasche-halbzeit'],
  products: [
    {
      key: 'basketballtrikot-freiwurf',
      title: { de: 'Basketballtrikot Freiwurf', en: 'Freiwurf basketball jersey' },
      description: {
        de: 'Ärmelloses Trikot aus luftigem Mesh, in Rot oder Navy, mit gestreiften Seiten.',
        en: 'Sleeveless jersey in airy mesh, in red or navy, with stripes down the sides.',
      },
      story: {
        de: 'In der Halle wird es warm, deshalb ist dieses Mesh gröber als das unserer Fußballtrikots. Armlöcher und Hals sind mit Band eingefasst, das nach fünfzig Wäschen noch anliegt.',
        en: 'Halls get warm, so this mesh is coarser than that of our football jerseys. Armholes and neck are bound with tape that still lies flat after fifty washes.',
      },
      colours: ['ROT', 'NAV'],
      sold: 192,
      ageDays: 260,
    },
    {
      key: 'basketballtrikot-mit-nummer',
      title: { de: 'Basketballtrikot mit Name und Nummer', en: 'Basketball jersey with name and number' },
      description: {
        de: 'Freiwurf mit Nummern auf Brust und Rücken, in den Maßen des österreichischen Verbands.',
        en: 'Freiwurf with numbers on chest and back, in the measures of the Austrian association.',
      },
      story: {
        de: 'Vorne zehn, hinten zwanzig Zentimeter, der Name darüber: So verlangt es das Regelwerk, und so drucken wir es. Zwei Lagen Folie sorgen für die Kontur.',
        en: 'Ten centimetres at the front, twenty at the back, the name above: that is what the rules ask for and what we print. Two layers of film make the outline.',
      },
      colours: ['NAV', 'ROT', 'WSS'],
      lead: 'back',
      prices: { adult: 4290 },
      tiers: [
        { from: 10, adult: 3890 },
        { from: 25, adult: 3590 },
      ],
      isMadeToOrder: true,
      sold: 84,
      ageDays: 260,
    },
    {
      key: 'basketballtrikot-heimspiel',
      title: { de: 'Basketballtrikot Heimspiel', en: 'Heimspiel basketball jersey' },
      description: {
        de: 'Weißes Heimtrikot mit tannengrünen Seiten, denn zu Hause spielt man in Weiß.',
        en: 'White home jersey with pine green sides, because at home you play in white.',
      },
      story: {
        de: 'Das Heimteam trägt Weiß, das gilt von der U10 bis zur Landesliga. Das Mesh ist doppelt gelegt, wo es sonst durchscheinen würde.',
        en: 'The home team wears white, from under 10s to the state league. The mesh is doubled wherever it would otherwise show through.',
      },
      colours: ['WSS'],
      runs: [mensTo3XL],
      sold: 103,
      ageDays: 200,
      stock: { 'men-XL': 3 },
    },
  ],
}

/** Volleyball jerseys for women. */
export const netzkante: ProductFamily = {
  key: 'netzkante',
  tags: ['Volleyball'],
  number: 2580,
  groups: ['hallensport', 'trikots'],
  cloth: 'interlock',
  cut: { de: 'Tailliert, kurzer Arm', en: 'Waisted, short sleeve' },
  finish: { de: 'Nummern vorne und hinten, Transferdruck', en: 'Numbers front and back, transfer print' },
  body: {
    de: 'Beim Blocken rutscht nichts hoch: Der Saum hat innen ein feines Silikonband. Die Ärmel sind kurz und schräg geschnitten, damit die Schulter beim Aufschlag frei bleibt, und der V-Ausschnitt liegt auch bei der Annahme an.',
    en: 'Nothing rides up when you block: the hem has a fine silicone band inside. The sleeves are short and cut on the slant to free the shoulder when serving, and the V-neck lies close even when receiving.',
  },
  features: [
    { de: 'Silikonband im Saum', en: 'Silicone band in the hem' },
    { de: 'Schräge, kurze Ärmel', en: 'Short, slanted sleeves' },
    { de: 'Liberotrikot in zweiter Farbe mitbestellen', en: 'Order the libero’s jersey in the second colour' },
  ],
  wear: { women: 'volleyballtrikot-netzkante-damen' },
  runs: [womens],
  prices: { adult: 3490 },
  tiers: [
    { from: 8, adult: 3190 },
    { from: 16, adult: 2890 },
  ],
  weightGrams: 140,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['damenshort-nordwald', 'damen-zip-top-dauerlauf', 'turnbeutel-seitenlinie', 'trinkflasche-halbzeit'],
  products: [
    {
      key: 'volleyballtrikot-netzkante',
      title: { de: 'Volleyballtrikot Netzkante', en: 'Netzkante volleyball jersey' },
      description: {
        de: 'Königsblaues Volleyballtrikot für Frauen mit weißer Schärpe und rutschfestem Saum.',
        en: 'Royal blue volleyball jersey for women with a white sash and a non-slip hem.',
      },
      story: {
        de: 'Entwickelt mit einer Landesligamannschaft, die nach jedem Block ihr Leiberl zurechtziehen musste. Mit dem Band im Saum war das erledigt.',
        en: 'Developed with a state league team that had to tug down their shirts after every block. The band in the hem put an end to that.',
      },
      colours: ['ROY'],
      sold: 136,
      ageDays: 220,
    },
    {
      key: 'volleyballtrikot-aufschlag',
      title: { de: 'Volleyballtrikot Aufschlag', en: 'Aufschlag volleyball jersey' },
      description: {
        de: 'Volleyballtrikot in Beere mit navyfarbener Schärpe, auch als Liberotrikot beliebt.',
        en: 'Volleyball jersey in berry with a navy sash, popular for the libero too.',
      },
      story: {
        de: 'Der Libero muss sich von allen anderen unterscheiden, und Beere unterscheidet sich von allem. Manche Mannschaften spielen inzwischen ganz darin.',
        en: 'The libero has to differ from everyone else, and berry differs from everything. Some teams by now play in it throughout.',
      },
      colours: ['BEE'],
      prices: { adult: 2990 },
      tiers: [],
      sale: { before: { adult: 3490 }, sinceDays: 9 },
      sold: 59,
      ageDays: 220,
      stock: { 'women-M': 2, 'women-L': 0 },
    },
    {
      key: 'volleyballtrikot-mit-nummer',
      title: { de: 'Volleyballtrikot mit Name und Nummer', en: 'Volleyball jersey with name and number' },
      description: {
        de: 'Netzkante mit Nummer auf Brust und Rücken und mit Namen über der Rückennummer.',
        en: 'Netzkante with a number on chest and back and a name above the back number.',
      },
      story: {
        de: 'Brustnummer fünfzehn, Rückennummer zwanzig Zentimeter hoch, mittig unter der Schärpe. Wir drucken 1 bis 20 aus dem Lager, höhere Nummern auf Bestellung.',
        en: 'Chest number fifteen, back number twenty centimetres high, centred below the sash. We keep 1 to 20 in stock and print higher numbers to order.',
      },
      colours: ['BEE', 'ROY'],
      lead: 'back',
      prices: { adult: 4390 },
      tiers: [{ from: 8, adult: 3990 }],
      isMadeToOrder: true,
      sold: 53,
      ageDays: 220,
    },
  ],
}

/** Long-sleeved outfield jerseys for the cold half of the season. */
export const winterrunde: ProductFamily = {
  key: 'winterrunde',
  tags: ['Fußball', 'Langarm'],
  number: 2590,
  groups: ['trikots', 'regen-winter'],
  cloth: 'winterKnit',
  cut: { de: 'Gerade, langer Arm', en: 'Straight, long sleeve' },
  finish: { de: 'Wappen gestickt, Nummer im Transferdruck', en: 'Embroidered crest, number as transfer print' },
  body: {
    de: 'Langarm, innen angeraut, mit Polokragen, der sich bis oben schließen lässt. Der Stoff dehnt sich, damit noch ein Funktionshemd darunter passt, und die Bündchen haben einen Schlitz für den Daumen.',
    en: 'Long-sleeved, brushed inside, with a polo collar that closes to the top. The cloth stretches to leave room for a base layer, and the cuffs have a slit for the thumb.',
  },
  features: [
    { de: 'Daumenschlitz im Bündchen', en: 'Thumb slit in the cuff' },
    { de: 'Polokragen mit Druckknöpfen', en: 'Polo collar with press studs' },
    { de: 'Warm bis null Grad, auch ohne Unterhemd', en: 'Warm down to freezing, even without a vest' },
  ],
  wear: { men: 'langarmtrikot-winterrunde' },
  runs: [mensTo3XL],
  prices: { adult: 4490 },
  tiers: [
    { from: 10, adult: 4090 },
    { from: 25, adult: 3790 },
  ],
  weightGrams: 280,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['haube-winterpause', 'trainingshose-nordwald', 'stutzen-kabine', 'zip-top-dauerlauf'],
  products: [
    {
      key: 'langarmtrikot-winterrunde',
      title: { de: 'Langarmtrikot Winterrunde', en: 'Winterrunde long-sleeved jersey' },
      description: {
        de: 'Bordeaux mit himmelblauen Ringeln, langer Arm, Polokragen, innen angenehm weich.',
        en: 'Burgundy with sky blue hoops, long sleeves, a polo collar and a pleasantly soft inside.',
      },
      story: {
        de: 'Ende November, Nachtragsspiel, zwei Grad: Dafür ist dieses Trikot gemacht. Die Ringel laufen über Arme und Rumpf auf gleicher Höhe, solange man die Arme hängen lässt.',
        en: 'Late November, a rearranged match, two degrees: that is what this jersey is made for. The hoops run level across arms and body, as long as the arms hang down.',
      },
      colours: ['BOR'],
      sold: 122,
      ageDays: 45,
    },
    {
      key: 'langarmtrikot-herbstmeister',
      title: { de: 'Langarmtrikot Herbstmeister', en: 'Herbstmeister long-sleeved jersey' },
      description: {
        de: 'Navyfarbenes Langarmtrikot mit gelben Ringeln, zum Ende der Herbstrunde im Preis gesenkt.',
        en: 'Navy long-sleeved jersey with yellow hoops, reduced at the end of the autumn half.',
      },
      story: {
        de: 'Die Herbstrunde ist gespielt, das Lager noch nicht leer. Navy mit gelben Ringeln, so warm wie das Modell Winterrunde, um zwanzig Prozent günstiger.',
        en: 'The autumn half is over, the warehouse not yet empty. Navy with yellow hoops, as warm as the Winterrunde, at twenty per cent less.',
      },
      colours: ['NAV'],
      prices: { adult: 3590 },
      tiers: [],
      sale: { before: { adult: 4490 }, sinceDays: 4 },
      sold: 101,
      ageDays: 310,
      stock: { 'men-S': 0, 'men-M': 3 },
    },
    {
      key: 'langarmtrikot-mit-name-und-nummer',
      title: { de: 'Langarmtrikot mit Name und Nummer', en: 'Long-sleeved jersey with name and number' },
      description: {
        de: 'Das warme Langarmtrikot mit Name und Nummer in der Farbe Ihrer Ringel.',
        en: 'The warm long-sleeved jersey with name and number in the colour of your hoops.',
      },
      story: {
        de: 'Auch im Winter will der Schiedsrichter Nummern sehen. Wir pressen sie bei niedriger Temperatur auf, damit der angeraute Stoff dahinter weich bleibt.',
        en: 'Referees want to see numbers in winter too. We press them on at low temperature, so that the brushed cloth behind them stays soft.',
      },
      colours: ['BOR', 'NAV'],
      lead: 'back',
      prices: { adult: 5390 },
      tiers: [{ from: 10, adult: 4990 }],
      isMadeToOrder: true,
      sold: 37,
      ageDays: 45,
    },
  ],
}
