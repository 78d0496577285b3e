/** Names and places of the demo's customers. All of them are invented; no address can be written to (`.example`). */

export const firstNames = {
  de: [
    ...['Anna', 'Lukas', 'Sophie', 'Maximilian', 'Katharina', 'Tobias', 'Johanna', 'Florian', 'Magdalena', 'Stefan'],
    ...['Theresa', 'Andreas', 'Miriam', 'Dominik', 'Eva', 'Michael', 'Julia', 'Markus', 'Birgit', 'Thomas'],
    ...['Nina', 'Patrick', 'Claudia', 'Georg', 'Lena', 'Christian', 'Petra', 'Felix', 'Sabine', 'Elif'],
  ],
  en: ['Emily', 'James', 'Grace', 'Oliver', 'Hannah', 'Samuel', 'Chloe', 'Daniel'],
} as const

export const lastNames = {
  de: [
    ...[
      'Aigner',
      'Brandstätter',
      'Czerny',
      'Dorfner',
      'Ebner',
      'Fellner',
      'Gruber',
      'Hofstätter',
      'Innerhofer',
      'Jansen',
    ],
    ...['Kaltenbrunner', 'Lehner', 'Mayrhofer', 'Neumann', 'Obermüller', 'Pichler', 'Quehenberger', 'Rosenthal'],
    ...['Steininger', 'Trautner', 'Unterberger', 'Vogt', 'Wallner', 'Yıldız', 'Zauner', 'Schönberger', 'Kovačević'],
  ],
  en: ['Whitfield', 'Harper', 'Ashworth', 'Sinclair', 'Bradley', 'O’Connell', 'Fletcher'],
} as const

type Town = { readonly zip: string; readonly city: string; readonly country: 'AT' | 'DE' }
const at = (zip: string, city: string): Town => ({ zip, city, country: 'AT' })
const de = (zip: string, city: string): Town => ({ zip, city, country: 'DE' })

export const towns: readonly Town[] = [
  ...[at('4020', 'Linz'), at('4040', 'Linz'), at('4600', 'Wels'), at('4400', 'Steyr'), at('4810', 'Gmunden')],
  ...[at('1100', 'Wien'), at('1220', 'Wien'), at('5020', 'Salzburg'), at('8010', 'Graz'), at('6020', 'Innsbruck')],
  ...[at('3100', 'St. Pölten'), at('9020', 'Klagenfurt'), at('4240', 'Freistadt'), at('4780', 'Schärding')],
  ...[de('94032', 'Passau'), de('80331', 'München'), de('93047', 'Regensburg'), de('90402', 'Nürnberg')],
  ...[de('83022', 'Rosenheim'), de('70173', 'Stuttgart'), de('10115', 'Berlin')],
]

export const streets: readonly string[] = [
  ...['Am Sportplatz', 'Lindenweg', 'Bahnhofstraße', 'Mühlgasse', 'Feldstraße', 'Kirchenplatz', 'Gartenweg'],
  ...['Hauptstraße', 'Schulgasse', 'Wiesenweg', 'Ringstraße', 'Donaulände'],
]

/** What comes before the town in a club's or company's name. */
export const clubs: readonly string[] = [
  ...['Sportverein', 'Union', 'Turnverein', 'Handballclub', 'Sportgemeinschaft', 'Fußballclub', 'Volleyballverein'],
  ...['Spielgemeinschaft', 'Autohaus', 'Tischlerei'],
]
