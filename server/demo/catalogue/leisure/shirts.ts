import type { ProductFamily } from '../content.ts'
import { mensAll, mensTo3XL, womens } from '../sizes.ts'

/** Polos for the clubhouse and the board. */
export const polos: ProductFamily = {
  key: 'polos',
  number: 4110,
  groups: ['freizeit'],
  cloth: 'pique',
  cut: { de: 'Gerade, Damenmodell tailliert', en: 'Straight, women’s model waisted' },
  finish: { de: 'Wappen auf der Brust gestickt', en: 'Crest embroidered on the chest' },
  body: {
    de: 'Piqué aus Baumwolle mit einem Hauch Elastan, damit der Kragen steht und der Ärmel nicht ausleiert. Drei Knöpfe, gestricktes Bündchen, seitliche Schlitze. Das Wappen sticken wir direkt in den Stoff, ohne Flecken von Kleber.',
    en: 'Cotton piqué with a touch of elastane, so the collar stands and the sleeves keep their shape. Three buttons, a knitted cuff, side vents. We embroider the crest straight into the cloth, without traces of glue.',
  },
  features: [
    { de: 'Kragen mit Einlage, bleibt glatt', en: 'Interlined collar that stays smooth' },
    { de: 'Ersatzknopf in der Seitennaht', en: 'Spare button in the side seam' },
    { de: 'Stickerei des Wappens ab 10 Stück inbegriffen', en: 'Crest embroidery included from 10 pieces' },
  ],
  wear: { men: 'polo-nordwald' },
  runs: [mensAll],
  prices: { adult: 3290 },
  tiers: [
    { from: 10, adult: 2890 },
    { from: 25, adult: 2590 },
  ],
  weightGrams: 240,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['praesentationsjacke-auswaertsfahrt', 'kapuzenjacke-feierabend', 'kappe-nordwald', 'trainingsjacke-nordwald'],
  products: [
    {
      key: 'polo-nordwald',
      title: { de: 'Polo Nordwald', en: 'Nordwald polo' },
      description: {
        de: 'Poloshirt aus Baumwollpiqué mit gesticktem Wappen, in Tannengrün oder Navy.',
        en: 'Polo shirt in cotton piqué with an embroidered crest, in pine green or navy.',
      },
      story: {
        de: 'Das Polo für Kassier, Sektionsleiterin und Platzwart: ordentlich genug für die Sitzung, bequem genug für den Ausschank danach.',
        en: 'The polo for treasurer, section head and groundsman: tidy enough for the meeting, easy enough for serving at the bar afterwards.',
      },
      colours: ['TAN', 'NAV'],
      sold: 436,
      ageDays: 330,
      stock: { 'NAV-men-5XL': 0 },
    },
    {
      key: 'polo-nordwald-weiss',
      title: { de: 'Polo Nordwald Weiß mit Kontrastkragen', en: 'White Nordwald polo with contrasting collar' },
      description: {
        de: 'Weißes Polo mit navyfarbenem Kragen und Bündchen, für Empfänge und heiße Tage.',
        en: 'White polo with a navy collar and cuffs, for receptions and hot days.',
      },
      story: {
        de: 'Wird der Bürgermeister erwartet, holen viele Vereine das weiße heraus. Der dunkle Kragen ist praktisch: Dort sieht man als Erstes, wenn etwas nicht mehr frisch ist.',
        en: 'When the mayor is expected, many clubs bring out the white one. The dark collar is practical: that is where you would first see that something is no longer fresh.',
      },
      colours: ['WSS'],
      runs: [mensTo3XL],
      lead: 'front',
      sold: 154,
      ageDays: 240,
    },
    {
      key: 'damenpolo-nordwald',
      title: { de: 'Damenpolo Nordwald', en: 'Nordwald women’s polo' },
      description: {
        de: 'Tailliertes Polo mit schmaler Knopfleiste, in Weiß mit Navy oder in Tannengrün.',
        en: 'Waisted polo with a narrow placket, in white with navy or in pine green.',
      },
      story: {
        de: 'Zwei Knöpfe statt drei, ein schmälerer Kragen und Ärmel, die nicht abstehen. Getragen von der Trainerin am Platz und von der Obfrau am Rednerpult.',
        en: 'Two buttons rather than three, a narrower collar and sleeves that do not stick out. Worn by the coach on the pitch and the chairwoman at the lectern.',
      },
      colours: ['WSS', 'TAN'],
      wear: { women: 'polo-nordwald-damen' },
      runs: [womens],
      sold: 219,
      ageDays: 310,
    },
    {
      key: 'damenpolo-vereinsfest',
      title: { de: 'Damenpolo Vereinsfest', en: 'Vereinsfest women’s polo' },
      description: {
        de: 'Rotes Damenpolo mit weißem Kragen, ein freundliches Stück für Helferinnen und Kasse.',
        en: 'Red women’s polo with a white collar, a friendly piece for helpers and the till.',
      },
      story: {
        de: 'Am Vereinsfest soll man Helferinnen finden, ohne zu suchen. Rot mit weißem Kragen leistet das bis zum letzten Tisch, und waschen lässt es sich bei vierzig Grad.',
        en: 'At the club fête helpers should be found without searching. Red with a white collar manages that to the last table, and it washes at forty degrees.',
      },
      colours: ['ROT'],
      wear: { women: 'polo-nordwald-damen' },
      runs: [womens],
      prices: { adult: 2590 },
      tiers: [],
      sale: { before: { adult: 3290 }, sinceDays: 6 },
      sold: 98,
      ageDays: 250,
      stock: { 'women-L': 1 },
    },
    {
      key: 'polo-vorstand',
      title: { de: 'Polo Vorstand mit Brustring', en: 'Vorstand polo with chest band' },
      description: {
        de: 'Königsblaues Polo mit weißem Brustring und weißem Kragen, eingestrickt statt gedruckt.',
        en: 'Royal blue polo with a white chest band and collar, knitted in rather than printed.',
      },
      story: {
        de: 'Der Brustring des Trikots, übersetzt für den Vorstand: dieselbe Höhe, dieselbe Stelle, nur in Baumwolle. So erkennt man auch am Buffet, wer dazugehört.',
        en: 'The jersey’s chest band, translated for the board: the same height, the same place, but in cotton. So you can tell at the buffet too who belongs.',
      },
      colours: ['ROY'],
      wear: { men: 'polo-vorstand' },
      runs: [mensTo3XL],
      prices: { adult: 3690 },
      tiers: [{ from: 10, adult: 3290 }],
      sold: 87,
      ageDays: 180,
    },
    {
      key: 'polo-trainerbank',
      title: { de: 'Polo Trainerbank', en: 'Trainerbank polo' },
      description: {
        de: 'Anthrazitfarbenes Polo mit orangem Brustring, unempfindlich und gut zu kombinieren.',
        en: 'Anthracite polo with an orange chest band, hard to soil and easy to combine.',
      },
      story: {
        de: 'Anthrazit verzeiht Kaffee, Kreide und Kunstrasengranulat. Der orange Ring sagt trotzdem deutlich, welche Bank die eigene ist.',
        en: 'Anthracite forgives coffee, chalk and artificial turf. The orange band still says clearly which bench is yours.',
      },
      colours: ['ANT'],
      wear: { men: 'polo-vorstand' },
      runs: [mensTo3XL],
      prices: { adult: 3690 },
      tiers: [{ from: 10, adult: 3290 }],
      sold: 72,
      ageDays: 180,
    },
  ],
}

/** T-shirts for fans. */
export const fankurve: ProductFamily = {
  key: 'fankurve',
  number: 4310,
  groups: ['freizeit'],
  cloth: 'cottonJersey',
  cut: { de: 'Gerade, lockerer Sitz', en: 'Straight, relaxed fit' },
  finish: {
    de: 'Siebdruck auf der Brust, eigener Text ab 20 Stück',
    en: 'Screen print on the chest, own text from 20',
  },
  body: {
    de: 'Fester Single-Jersey aus Biobaumwolle, vorgewaschen, mit Nackenband und doppelten Nähten. Der Schriftzug ist mit Wasserfarben gedruckt: weich anzugreifen, ohne Kunststofffilm, und nach zwanzig Wäschen eher schöner als vorher.',
    en: 'Sturdy single jersey in organic cotton, pre-washed, with a neck tape and double seams. The lettering is printed in water-based inks: soft to the touch, without a film of plastic, and after twenty washes if anything better than before.',
  },
  features: [
    { de: 'Biobaumwolle, 180 g/m²', en: 'Organic cotton, 180 g/m²' },
    { de: 'Druck mit Wasserfarben', en: 'Printed with water-based inks' },
    { de: 'Eigener Schriftzug ab 20 Stück', en: 'Your own lettering from 20 pieces' },
  ],
  wear: { men: 't-shirt-fankurve' },
  runs: [mensAll],
  prices: { adult: 1990 },
  tiers: [
    { from: 20, adult: 1690 },
    { from: 50, adult: 1390 },
  ],
  weightGrams: 190,
  chart: 'tops',
  cross: ['hoodie-nordwald', 'kappe-nordwald', 'haube-winterpause', 'turnbeutel-seitenlinie'],
  products: [
    {
      key: 't-shirt-fankurve',
      title: { de: 'T-Shirt Fankurve', en: 'Fankurve T-shirt' },
      description: {
        de: 'T-Shirt mit breitem Schriftzug auf der Brust, aus Biobaumwolle, in Schwarz oder Rot.',
        en: 'T-shirt with broad lettering on the chest, in organic cotton, in black or red.',
      },
      story: {
        de: 'Auf unserem Muster steht FANKURVE, auf Ihrem vielleicht der Name der Tribüne oder des Hundes, der bei jedem Heimspiel dabei ist. Ab zwanzig Stück setzen wir, was Sie wollen.',
        en: 'Ours says FANKURVE; yours may name the stand, or the dog that attends every home match. From twenty pieces we set whatever you like.',
      },
      colours: ['SWZ', 'ROT'],
      sold: 328,
      ageDays: 290,
      stock: { 'ROT-men-XL': 4 },
    },
    {
      key: 't-shirt-fankurve-weiss',
      title: { de: 'T-Shirt Fankurve Weiß-Grün', en: 'White and green Fankurve T-shirt' },
      description: {
        de: 'Weißes T-Shirt mit tannengrünem Schriftzug, blickdicht und angenehm schwer.',
        en: 'White T-shirt with pine green lettering, opaque and pleasantly heavy.',
      },
      story: {
        de: 'Ein weißes Leiberl, das nicht durchscheint, ist schwerer zu finden, als man glaubt. Dieses wiegt genug dafür und bleibt im Sommer trotzdem luftig.',
        en: 'A white T-shirt that does not show through is harder to find than you would think. This one weighs enough for it and still stays airy in summer.',
      },
      colours: ['WSS'],
      runs: [mensTo3XL],
      lead: 'front',
      sold: 141,
      ageDays: 290,
    },
    {
      key: 'damen-t-shirt-fankurve',
      title: { de: 'Damen-T-Shirt Fankurve', en: 'Fankurve women’s T-shirt' },
      description: {
        de: 'Leicht tailliertes T-Shirt mit Schriftzug, in Beere, mit etwas weiterem Halsausschnitt.',
        en: 'Slightly waisted T-shirt with lettering, in berry, with a slightly wider neckline.',
      },
      story: {
        de: 'Etwas kürzerer Ärmel, etwas weiterer Hals, sonst dasselbe kräftige Leiberl. Beere hält sich im Block wie im Büro.',
        en: 'A slightly shorter sleeve, a slightly wider neck, otherwise the same sturdy shirt. Berry holds its own in the stand as in the office.',
      },
      colours: ['BEE'],
      wear: { women: 't-shirt-fankurve-damen' },
      runs: [womens],
      sold: 102,
      ageDays: 230,
    },
    {
      key: 'damen-t-shirt-sandplatz',
      title: { de: 'Damen-T-Shirt Sandplatz', en: 'Sandplatz women’s T-shirt' },
      description: {
        de: 'Sandfarbenes Damen-T-Shirt mit schwarzem Schriftzug, für Tribüne und Tennisplatz.',
        en: 'Sand-coloured women’s T-shirt with black lettering, for the stand and the tennis court.',
      },
      story: {
        de: 'Die Tennissektion wollte eine Farbe, auf der man den Sandplatz nicht sieht. Herausgekommen ist ein Sandton, der auch ohne Platz funktioniert.',
        en: 'The tennis section wanted a colour on which the clay would not show. What came out is a sand that works without a court, too.',
      },
      colours: ['SAN'],
      wear: { women: 't-shirt-fankurve-damen' },
      runs: [womens],
      isNew: true,
      ageDays: 25,
      sold: 36,
      stock: { 'women-XS': 0 },
    },
  ],
}
