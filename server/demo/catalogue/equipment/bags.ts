import type { ProductFamily } from '../content.ts'
import { unisex } from '../sizes.ts'

/** Sports bags. */
export const sporttaschen: ProductFamily = {
  key: 'sporttaschen',
  tags: ['Tasche', 'Reisetasche'],
  number: 5110,
  groups: ['taschen-zubehoer'],
  cloth: 'tarpaulin',
  cut: { de: 'Rolle mit Nassfach und Schuhfach', en: 'Duffel with wet and shoe compartments' },
  finish: { de: 'Vereinsname im Flexdruck, Namensfenster', en: 'Club name as flex print, name window' },
  body: {
    de: 'Der Boden ist aus Plane, die Seiten sind aus festem Gewebe, die Griffe laufen rundum und tragen auch, wenn der Ball dazukommt. Nasses kommt in ein eigenes Fach mit Luftlöchern, Schuhe in ein zweites an der Stirnseite.',
    en: 'The base is tarpaulin, the sides a firm weave, and the handles run all the way round and carry even when the ball comes along. Wet things go into a ventilated compartment of their own, boots into a second one at the end.',
  },
  features: [
    { de: 'Nassfach mit Luftlöchern', en: 'Ventilated wet compartment' },
    { de: 'Namensfenster an der Seite', en: 'Name window on the side' },
    { de: 'Schultergurt gepolstert und abnehmbar', en: 'Padded, removable shoulder strap' },
  ],
  wear: { unisex: 'sporttasche-kabinengang' },
  runs: [unisex('48 l', '65 l')],
  prices: { adult: 4990, bySize: { '65 l': 5990 } },
  weightGrams: 980,
  isPersonalisable: true,
  isBulky: true,
  chart: 'gear',
  cross: ['trikot-nordwald-mit-nadelstreif', 'handtuch-duschraum', 'trinkflasche-halbzeit', 'trainingsjacke-nordwald'],
  products: [
    {
      key: 'sporttasche-kabinengang',
      title: { de: 'Sporttasche Kabinengang', en: 'Kabinengang sports bag' },
      description: {
        de: 'Sporttasche mit Nassfach und Schuhfach, 48 oder 65 Liter, in Tannengrün oder Navy.',
        en: 'Sports bag with wet and shoe compartments, 48 or 65 litres, in pine green or navy.',
      },
      story: {
        de: 'Im Kabinengang stehen dreißig gleiche Taschen, deshalb hat jede ein Fenster für den Namen. Die große fasst auch Winterjacke und Torwarthandschuhe.',
        en: 'Thirty identical bags stand in the corridor, so each has a window for a name. The large one also takes a winter jacket and goalkeeper gloves.',
      },
      colours: ['TAN', 'NAV'],
      tiers: [{ from: 10, adult: 4490 }],
      sold: 592,
      ageDays: 390,
      stock: { 'TAN-unisex-48 l': 'unlimited' },
    },
    {
      key: 'sporttasche-mit-nassfach',
      title: { de: 'Sporttasche mit Nassfach, 48 Liter', en: 'Sports bag with wet compartment, 48 litres' },
      description: {
        de: 'Schwarze Sporttasche mit 48 Litern und orangen Griffen, derzeit um ein Fünftel günstiger.',
        en: 'Black sports bag with 48 litres and orange handles, at present a fifth less.',
      },
      story: {
        de: 'Die häufigste Tasche auf Österreichs Kabinenböden, zumindest in unseren Kreisen. Schwarz mit orangen Griffen, gerade noch als Handgepäck erlaubt.',
        en: 'The most common bag on Austria’s changing room floors, at least in our circles. Black with orange handles, just about allowed as hand luggage.',
      },
      colours: ['SWZ'],
      runs: [unisex('48 l')],
      prices: { adult: 3990 },
      sale: { before: { adult: 4990 }, sinceDays: 5 },
      sold: 1903,
      ageDays: 390,
    },
    {
      key: 'trainertasche-kabinengang',
      title: { de: 'Trainertasche Kabinengang, 65 Liter', en: 'Kabinengang coach’s bag, 65 litres' },
      description: {
        de: 'Rote Trainertasche mit Bodenfach für Hütchen und Klemmbrett, 65 Liter.',
        en: 'Red coach’s bag with a base compartment for cones and a clipboard, 65 litres.',
      },
      story: {
        de: 'Unten ein flaches Fach für Hütchen und Leibchen, innen eines für das Klemmbrett im Format A4. Rot, damit im Bus jeder weiß, wem sie gehört.',
        en: 'A flat compartment below for cones and bibs, one inside for an A4 clipboard. Red, so everyone on the bus knows whose it is.',
      },
      colours: ['ROT'],
      runs: [unisex('65 l')],
      prices: { adult: 6490 },
      sold: 74,
      ageDays: 150,
      stock: { 'unisex-65 l': 3 },
    },
  ],
}

/** Backpacks. */
export const rucksaecke: ProductFamily = {
  key: 'rucksaecke',
  tags: ['Tasche', 'Schultasche'],
  number: 5130,
  groups: ['taschen-zubehoer'],
  cloth: 'nylon',
  cut: { de: 'Hauptfach, Ballnetz, Laptopfach', en: 'Main, ball net and laptop compartments' },
  finish: { de: 'Wappen und Nummer im Flexdruck', en: 'Crest and number as flex print' },
  body: {
    de: 'Das Hauptfach öffnet sich bis zum Boden, man packt ihn also wie einen Koffer. Vorne lässt sich ein Netz ausklappen, das einen Ball hält, am Rücken liegt ein Fach für Laptop oder Schulheft, getrennt von allem Verschwitzten.',
    en: 'The main compartment opens to the base, so you pack it like a suitcase. A net folds out at the front to hold a ball, and at the back there is room for a laptop or exercise books, away from anything sweaty.',
  },
  features: [
    { de: 'Ausklappbares Ballnetz', en: 'Fold-out ball net' },
    { de: 'Fach für Laptop bis 15 Zoll', en: 'Room for a laptop up to 15 inches' },
    { de: 'Regenhülle im Boden', en: 'Rain cover in the base' },
  ],
  wear: { unisex: 'rucksack-auswaertsspiel' },
  runs: [unisex('25 l')],
  prices: { adult: 3990 },
  tiers: [
    { from: 10, adult: 3590 },
    { from: 25, adult: 3290 },
  ],
  weightGrams: 640,
  isPersonalisable: true,
  chart: 'gear',
  cross: ['trinkflasche-halbzeit', 'spielball-anstoss', 'praesentationsjacke-auswaertsfahrt', 'handtuch-duschraum'],
  products: [
    {
      key: 'rucksack-auswaertsspiel',
      title: { de: 'Rucksack Auswärtsspiel', en: 'Auswärtsspiel backpack' },
      description: {
        de: 'Rucksack mit 25 Litern, Ballnetz und Laptopfach, in Navy mit orangen Details.',
        en: 'Backpack with 25 litres, a ball net and a laptop compartment, in navy with orange details.',
      },
      story: {
        de: 'Am Vormittag Schule, am Nachmittag Training, dazwischen keine Zeit, umzupacken. Der Rucksack trennt Hefte und Stutzen so gründlich, wie es die Klasse verdient.',
        en: 'School in the morning, training in the afternoon, no time to repack in between. The backpack keeps books and socks apart as thoroughly as the class deserves.',
      },
      colours: ['NAV'],
      sold: 377,
      ageDays: 300,
    },
    {
      key: 'rucksack-nachtzug',
      title: { de: 'Rucksack Nachtzug', en: 'Nachtzug backpack' },
      description: {
        de: 'Schwarzer Rucksack mit neongelben Reißverschlüssen und Reflexstreifen am Träger.',
        en: 'Black backpack with neon yellow zips and reflective stripes on the straps.',
      },
      story: {
        de: 'Wer nach dem Abendtraining mit dem Rad heimfährt, wird hier von hinten gesehen. Die neongelben Zipper findet man auch im dunklen Zugabteil.',
        en: 'Cycling home after evening training, you will be seen from behind. The neon zip pulls can be found in a dark train compartment too.',
      },
      colours: ['SWZ'],
      isNew: true,
      ageDays: 17,
      sold: 91,
    },
    {
      key: 'schulrucksack-anpfiff',
      title: { de: 'Rucksack Pausenhof', en: 'Pausenhof backpack' },
      description: {
        de: 'Roter Rucksack mit kürzerem Rücken und Brustgurt, für Kinder ab etwa 130 cm.',
        en: 'Red backpack with a shorter back and a chest strap, for children from about 130 cm.',
      },
      story: {
        de: 'Der Rücken ist vier Zentimeter kürzer, der Brustgurt hält die Träger auch beim Laufen zum Bus. Innen klebt eine Tafel für Name, Klasse und Telefonnummer.',
        en: 'The back is four centimetres shorter, and the chest strap holds the shoulder straps when running for the bus. Inside there is a panel for name, class and phone number.',
      },
      colours: ['ROT'],
      runs: [unisex('18 l')],
      prices: { adult: 3490 },
      tiers: [{ from: 10, adult: 3190 }],
      groups: ['taschen-zubehoer', 'kinder-nachwuchs'],
      sold: 143,
      ageDays: 210,
      stock: { 'unisex-18 l': { backInDays: 19 } },
    },
  ],
}

/** Drawstring bags. */
export const turnbeutel: ProductFamily = {
  key: 'turnbeutel',
  tags: ['Tasche', 'Turnsack', 'Rucksack'],
  number: 5150,
  groups: ['taschen-zubehoer'],
  cloth: 'nylon',
  cut: { de: 'Beutel mit Kordelzug und Seitenfach', en: 'Drawstring bag with a side pocket' },
  finish: { de: 'Vereinsname im Siebdruck', en: 'Club name as screen print' },
  body: {
    de: 'Dicke Kordeln, die nicht in die Schulter schneiden, verstärkte Ecken mit Metallösen und ein Seitenfach mit Reißverschluss für Schlüssel und Fahrkarte. Leer wiegt er weniger als ein Paar Stutzen.',
    en: 'Thick cords that do not cut into the shoulder, reinforced corners with metal eyelets, and a zipped side pocket for keys and ticket. Empty, it weighs less than a pair of socks.',
  },
  features: [
    { de: 'Metallösen in verstärkten Ecken', en: 'Metal eyelets in reinforced corners' },
    { de: 'Seitenfach mit Reißverschluss', en: 'Zipped side pocket' },
    { de: 'Bei 30 °C waschbar', en: 'Washable at 30 °C' },
  ],
  wear: { unisex: 'turnbeutel-seitenlinie' },
  runs: [unisex('12 l')],
  prices: { adult: 1290 },
  tiers: [
    { from: 10, adult: 1090 },
    { from: 25, adult: 890 },
    { from: 100, adult: 690 },
  ],
  weightGrams: 85,
  warning: 'cord',
  chart: 'gear',
  cross: ['trinkflasche-halbzeit', 'handtuch-duschraum', 'stutzen-kabine', 'kappe-nordwald'],
  products: [
    {
      key: 'turnbeutel-seitenlinie',
      title: { de: 'Turnbeutel Seitenlinie', en: 'Seitenlinie gym bag' },
      description: {
        de: 'Turnbeutel mit 12 Litern und Vereinsnamen, in Orange oder Königsblau.',
        en: 'Drawstring gym bag with 12 litres and the club name, in orange or royal blue.',
      },
      story: {
        de: 'Passt in jede Jackentasche und später doch ein ganzes Trikot samt Schuhen hinein. Als Willkommensgeschenk für neue Mitglieder bestellen ihn viele Vereine gleich im Hunderterpack.',
        en: 'It fits in a jacket pocket, and later takes a whole kit with boots. As a welcome gift for new members many clubs order it by the hundred.',
      },
      colours: ['ORA', 'ROY'],
      sold: 788,
      ageDays: 370,
      stock: { 'ROY-unisex-12 l': 'unlimited' },
    },
    {
      key: 'turnbeutel-schlussphase',
      title: { de: 'Turnbeutel Schlussphase', en: 'Schlussphase gym bag' },
      description: {
        de: 'Schwarzer Turnbeutel mit gelber Kordel und gelbem Aufdruck, für den schnellen Weg zum Platz.',
        en: 'Black gym bag with a yellow cord and yellow print, for a quick trip to the pitch.',
      },
      story: {
        de: 'Schwarz und Gelb, wie das Trikot dazu. Die Kordel ist geflochten und nicht gedreht, sie dreht sich also am Haken nicht auf.',
        en: 'Black and yellow, like the jersey that goes with it. The cord is braided rather than twisted, so it does not unwind on the hook.',
      },
      colours: ['SWZ'],
      sold: 176,
      ageDays: 240,
    },
  ],
}
