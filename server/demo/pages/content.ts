import type { EntryChanges } from '../../domains/content/rules/changes.ts'
import type { EntryKind } from '../../domains/content/rules/content.ts'
import { addDays, type Day, startOfDay } from '../../kit/days.ts'
import { stableId } from '../stableId.ts'
import { benefits, button, carousel, drawing, form, hero, picture, questions, table, text } from './blocks.ts'

export type DemoPage = { readonly kind: EntryKind; readonly changes: EntryChanges }

type Clock = { readonly today: Day; readonly timeZone: string }

/** An hour of a day in the shop's time. */
const at = (day: Day, hour: number, timeZone: string): Date =>
  new Date(startOfDay(day, timeZone).getTime() + hour * 3_600_000)

/** A page about the shop, one by which visitors write to it, two posts, and two events to come. `groupOf` finds the id of a group by its address. */
export function demoPages({ today, timeZone }: Clock, groupOf: (slug: string) => string): DemoPage[] {
  return [
    about(groupOf),
    contact,
    newRange(today, groupOf),
    teamOrder(today),
    fitting(today, timeZone),
    sale(today, timeZone),
  ]
}

const about = (groupOf: (slug: string) => string): DemoPage => ({
  kind: 'page',
  changes: {
    title: { de: 'Über uns', en: 'About us' },
    slug: { de: 'ueber-uns', en: 'about-us' },
    description: {
      de: 'Seit 1998 statten wir Vereine in Oberösterreich und Bayern aus: beraten, bedrucken, ausliefern, alles aus einem Haus in Linz.',
      en: 'We have been kitting out clubs in Upper Austria and Bavaria since 1998: advice, printing and delivery from one house in Linz.',
    },
    imageId: drawing('hero-training'),
    document: {
      blocks: [
        hero('about-hero', {
          eyebrow: { de: 'Halle & Feld', en: 'Halle & Feld' },
          title: { de: 'Wir kennen die Kabine von innen.', en: 'We know the changing room from the inside.' },
          text: {
            de: 'Drei Leute aus dem Nachwuchs, ein Lager voller Trikots und eine Druckerei im Nebenraum: So hat es angefangen. Heute tragen mehr als 200 Vereine unsere Sachen.',
            en: 'Three people from the youth section, a store room full of jerseys and a printing press next door: that is how it began. Today more than 200 clubs wear our kit.',
          },
        }),
        text(
          'about-text',
          '<h2>Vom Muster bis zum letzten Paar Stutzen</h2><p>Sie sagen uns, wie viele spielen und welche Farben der Verein hat. Wir schicken Muster in allen Größen, Sie probieren am Trainingsabend, und wir bestellen nach. Namen und Nummern drucken wir selbst, deshalb geht auch das eine Trikot, das mitten in der Saison fehlt.</p><p>Jedes Modell bleibt mindestens drei Jahre im Sortiment. Wer heute eine Mannschaft einkleidet, bekommt übermorgen noch dasselbe Trikot für die Neuen.</p>',
          '<h2>From the first sample to the last pair of socks</h2><p>You tell us how many play and which colours the club has. We send samples in every size, you try them on at training, and we order to match. We print names and numbers ourselves, so the single jersey that is missing mid-season is no problem either.</p><p>Every model stays in the range for at least three years. If you kit out a team today, newcomers will still get the same jersey the day after tomorrow.</p>',
          true,
        ),
        picture('about-image', 'hero-training', null, true),
        benefits('about-why', [
          {
            icon: 'pen',
            title: { de: 'Druck im Haus', en: 'Printed in house' },
            text: { de: 'Name und Nummer ab einem Stück', en: 'Names and numbers from a single piece' },
          },
          {
            icon: 'check',
            title: { de: 'Drei Jahre nachkaufbar', en: 'Three years of reorders' },
            text: { de: 'dasselbe Modell, dieselbe Farbe', en: 'The same model, the same colour' },
          },
          {
            icon: 'pin',
            title: { de: 'Abholung in Linz und Wels', en: 'Pickup in Linz and Wels' },
            text: { de: 'kostenlos, auch am Abend', en: 'Free of charge, in the evening too' },
          },
        ]),
        carousel('about-goods', { de: 'Womit die meisten anfangen', en: 'Where most teams start' }, groupOf('trikots')),
      ],
    },
  },
})

/** The form of the contact page. */
export const contactFormId = stableId('form', 'kontakt')

const contact: DemoPage = {
  kind: 'page',
  changes: {
    title: { de: 'Kontakt', en: 'Contact' },
    slug: { de: 'kontakt', en: 'contact' },
    description: {
      de: 'Fragen zu Größen, Druck oder einer Bestellung für die ganze Mannschaft: Schreiben Sie uns.',
      en: 'Questions about sizes, printing or an order for the whole team: write to us.',
    },
    imageId: drawing('hero-training'),
    document: {
      blocks: [
        text(
          'contact-text',
          '<h2>Wir antworten am nächsten Werktag</h2><p>Am schnellsten geht es, wenn Sie gleich dazuschreiben, wie viele spielen und bis wann Sie die Sachen brauchen. Ein Wappen oder eine Namensliste können Sie anhängen.</p><p>Sie wollen lieber anprobieren? In Linz und Wels liegen alle Größen bereit.</p>',
          '<h2>We answer on the next working day</h2><p>It is quickest if you tell us how many play and when you need the kit. You can attach a crest or a list of names.</p><p>Would you rather try things on? All sizes are ready in Linz and Wels.</p>',
          true,
        ),
        form('contact-form', contactFormId),
      ],
    },
  },
}

const newRange = (today: Day, groupOf: (slug: string) => string): DemoPage => ({
  kind: 'post',
  changes: {
    title: { de: 'Neu im Sortiment: Ringel für die Hinrunde', en: 'New in the range: hoops for the autumn season' },
    slug: { de: 'neu-ringel-fuer-die-hinrunde', en: 'new-hoops-for-autumn' },
    description: {
      de: 'Das Ringeltrikot Traditionsverein gibt es jetzt in drei Vereinsfarben, für Erwachsene und Kinder.',
      en: 'The traditional club hooped jersey now comes in three club colours, for adults and children.',
    },
    imageId: drawing('ringeltrikot-seeufer-nav-front'),
    tags: ['sortiment'],
    publishDate: addDays(today, -12),
    document: {
      blocks: [
        text(
          'range-intro',
          '<p>Querstreifen waren einmal das Trikot schlechthin. Wir haben den Schnitt neu gemacht: leichter Stoff, Rundhals ohne Naht am Nacken und Streifen, die an der Seite wirklich aufeinandertreffen.</p>',
          '<p>Hoops used to be what a jersey looked like. We have made the cut anew: a light fabric, a round neck without a seam at the back, and stripes that really meet at the side.</p>',
        ),
        picture(
          'range-navy',
          'ringeltrikot-seeufer-nav-front',
          { de: 'Marine mit Himmelblau', en: 'Navy and sky blue' },
          true,
        ),
        picture('range-red', 'ringeltrikot-seeufer-rot-front', { de: 'Rot mit Weiß', en: 'Red and white' }, true),
        text(
          'range-sizes',
          '<h2>Größen und Druck</h2><p>Von 116 bis 3XL. Die Nummer steht auf einem ruhigen Feld, damit man sie von der Tribüne lesen kann. Ab zehn Stück gilt der Staffelpreis, Größen beliebig gemischt.</p>',
          '<h2>Sizes and printing</h2><p>From 116 to 3XL. The number stands on a plain field, so that it can be read from the stands. Volume pricing starts at ten pieces, sizes mixed as you like.</p>',
        ),
        carousel('range-goods', { de: 'Alle Trikots', en: 'All jerseys' }, groupOf('trikots')),
      ],
    },
  },
})

const teamOrder = (today: Day): DemoPage => ({
  kind: 'post',
  changes: {
    title: { de: 'So bestellen Sie für die ganze Mannschaft', en: 'How to order for the whole team' },
    slug: { de: 'so-bestellen-sie-fuer-die-mannschaft', en: 'how-to-order-for-the-team' },
    description: {
      de: 'Von der Größenliste bis zur Ausgabe am Trainingsabend: ein Plan, der sich bewährt hat.',
      en: 'From the list of sizes to handing out the kit at training: a plan that works.',
    },
    imageId: drawing('karte-sets'),
    tags: ['ratgeber'],
    publishDate: addDays(today, -34),
    document: {
      blocks: [
        text(
          'team-intro',
          '<p>Eine Mannschaft einzukleiden ist weniger Arbeit, als man denkt, wenn die Reihenfolge stimmt. So machen es die Zeugwarte, die wir am längsten kennen.</p>',
          '<p>Kitting out a team is less work than you would think, as long as the order of things is right. This is how the kit managers do it whom we have known longest.</p>',
        ),
        table(
          'team-plan',
          { de: 'Der Plan in vier Schritten', en: 'The plan in four steps' },
          {
            de: 'Wann;Was;Wer\n6 Wochen vorher;Muster bestellen;Zeugwart\n5 Wochen vorher;Anprobe am Trainingsabend;alle\n4 Wochen vorher;Größen und Namen eintragen;Betreuerin\n1 Woche vorher;Ausgabe;Zeugwart',
            en: 'When;What;Who\n6 weeks before;Order samples;Kit manager\n5 weeks before;Try on at training;Everybody\n4 weeks before;Enter sizes and names;Team manager\n1 week before;Hand out;Kit manager',
          },
        ),
        questions('team-faq', [
          {
            question: { de: 'Was, wenn jemand die falsche Größe hat?', en: 'What if somebody has the wrong size?' },
            answer: {
              de: '<p>Unbedruckte Stücke tauschen wir innerhalb von 30 Tagen um. Deshalb lohnt sich die Anprobe vor dem Druck.</p>',
              en: '<p>We exchange unprinted pieces within 30 days. That is why it pays to try on before printing.</p>',
            },
          },
          {
            question: { de: 'Können Spieler selbst bezahlen?', en: 'Can players pay for themselves?' },
            answer: {
              de: '<p>Es zahlt, wer bestellt. Vereine kaufen auf Rechnung: So bleiben 14 Tage, um das Geld in der Mannschaft einzusammeln.</p>',
              en: '<p>Whoever orders pays. Clubs buy on invoice, which leaves 14 days to collect the money within the team.</p>',
            },
          },
        ]),
        button('team-sets', { de: 'Sets ansehen', en: 'See the sets' }, '/sets'),
      ],
    },
  },
})

const fitting = (today: Day, timeZone: string): DemoPage => {
  const day = addDays(today, 23)
  return {
    kind: 'event',
    changes: {
      title: { de: 'Anprobeabend im Vereinsheim', en: 'Fitting evening at the clubhouse' },
      slug: { de: 'anprobeabend-linz', en: 'fitting-evening-linz' },
      description: {
        de: 'Alle Modelle in allen Größen zum Anprobieren, mit Beratung zu Druck und Staffelpreisen.',
        en: 'All models in all sizes to try on, with advice on printing and volume pricing.',
      },
      place: { de: 'Vereinsheim, Spielplatzweg 4, 4020 Linz', en: 'Clubhouse, Spielplatzweg 4, 4020 Linz' },
      startsAt: at(day, 18, timeZone),
      endsAt: at(day, 21, timeZone),
      imageId: drawing('karte-training'),
      tags: ['anprobe'],
      document: {
        blocks: [
          picture('fitting-image', 'karte-training', null, true),
          text(
            'fitting-text',
            '<h2>Kommen Sie mit der halben Mannschaft</h2><p>Wir bringen jedes Modell in jeder Größe mit. Sie probieren, wir schreiben mit, und am Ende haben Sie eine fertige Größenliste.</p><ul><li>Druckmuster zum Anfassen</li><li>Farbkarten aller Vereinsfarben</li><li>Getränke auf uns</li></ul>',
            '<h2>Bring half the team</h2><p>We bring every model in every size. You try on, we take notes, and you leave with a finished list of sizes.</p><ul><li>Print samples to touch</li><li>Swatches of all club colours</li><li>Drinks are on us</li></ul>',
            true,
          ),
        ],
      },
    },
  }
}

const sale = (today: Day, timeZone: string): DemoPage => {
  const day = addDays(today, 51)
  return {
    kind: 'event',
    changes: {
      title: { de: 'Lagerverkauf in der Sporthalle Wels', en: 'Warehouse sale at the Wels sports hall' },
      slug: { de: 'lagerverkauf-wels', en: 'warehouse-sale-wels' },
      description: {
        de: 'Einzelstücke und Vorjahresmodelle, einen Samstag lang und nur solange der Vorrat reicht.',
        en: 'Single pieces and last year’s models, for one day and only while stocks last.',
      },
      place: { de: 'Sporthalle, Hallenstraße 11, 4600 Wels', en: 'Sports hall, Hallenstraße 11, 4600 Wels' },
      startsAt: at(day, 9, timeZone),
      endsAt: at(day, 16, timeZone),
      imageId: drawing('karte-angebote'),
      tags: ['verkauf'],
      document: {
        blocks: [
          text(
            'sale-text',
            '<h2>Was es gibt</h2><p>Trikots ohne Druck, Trainingsjacken aus dem Vorjahr, Bälle mit kleinen Fehlern in der Farbe. Bezahlt wird bar oder mit Karte, umgetauscht wird an diesem Tag nicht.</p>',
            '<h2>What there is</h2><p>Jerseys without print, last year’s training jackets, balls with small flaws in the colour. Payment is by cash or card; there are no exchanges on the day.</p>',
            true,
          ),
          picture('sale-image', 'karte-angebote', null, true),
        ],
      },
    },
  }
}
