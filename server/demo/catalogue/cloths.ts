import type { Cloth, ClothKey } from './content.ts'

/** Cloths and other materials of the range, with their fibres (Reg. (EU) 1007/2011) and how to care for them. */
export const cloths: Readonly<Record<ClothKey, Cloth>> = {
  interlock: {
    material: { de: 'Interlock, 145 g/m²', en: 'Interlock, 145 g/m²' },
    composition: { de: '100 % Polyester', en: '100% polyester' },
    fibreNote: { de: 'Polyester zu 60 % recycelt', en: '60% of the polyester is recycled' },
    careLabel: {
      de: 'Feinwäsche 40 °C, auf links; nicht in den Trockner, nicht bügeln über dem Druck',
      en: 'Gentle wash 40 °C, inside out; do not tumble dry, do not iron over the print',
    },
    care: {
      de: '<p>Auf links gedreht bei 40 °C im Feinwaschgang waschen, mit ähnlichen Farben. Kein Weichspüler: Er verklebt die Faser, und das Trikot nimmt den Schweiß nicht mehr auf. Auf der Leine trocknen, nicht bügeln, schon gar nicht über Name und Nummer.</p>',
      en: '<p>Wash inside out at 40 °C on a gentle cycle with similar colours. No fabric softener: it clogs the fibres, and the shirt stops wicking. Line dry, do not iron, least of all across name and number.</p>',
    },
  },
  mesh: {
    material: { de: 'Mesh, 130 g/m²', en: 'Mesh, 130 g/m²' },
    composition: { de: '100 % Polyester', en: '100% polyester' },
    careLabel: {
      de: 'Maschinenwäsche 40 °C; nicht bleichen, nicht in den Trockner, nicht bügeln',
      en: 'Machine wash 40 °C; do not bleach, tumble dry or iron',
    },
    care: {
      de: '<p>Bei 40 °C mit wenig Waschmittel waschen und bald aus der Trommel nehmen. Schlammflecken vorher antrocknen lassen und ausbürsten. Nicht bleichen, nicht in den Trockner, nicht bügeln. Nach zwei Stunden auf der Leine ist das Mesh trocken.</p>',
      en: '<p>Wash at 40 °C with little detergent and take out soon. Let mud dry first, then brush it off. Do not bleach, tumble dry or iron. On the line the mesh is dry after two hours.</p>',
    },
  },
  sublimated: {
    material: {
      de: 'Micro-Interlock, 150 g/m², durchgefärbt bedruckt',
      en: 'Micro interlock, 150 g/m², dye-sublimated',
    },
    composition: { de: '100 % Polyester', en: '100% polyester' },
    careLabel: {
      de: 'Maschinenwäsche 40 °C, auf links; an der Luft trocknen, nur lauwarm und von innen bügeln',
      en: 'Machine wash 40 °C, inside out; air dry, iron only lukewarm and from the inside',
    },
    care: {
      de: '<p>Die Farbe sitzt in der Faser und nicht darauf, deshalb reißt und verblasst nichts. Bei 40 °C waschen, auf links, ohne Weichspüler. Lufttrocknen. Ein Bügeleisen braucht das Trikot nicht; wenn es sein muss, nur lauwarm und von innen.</p>',
      en: '<p>The colour is in the fibre rather than on it, so nothing cracks or fades. Wash at 40 °C, inside out, without softener. Air dry. The shirt needs no iron; if you must, only lukewarm and from the inside.</p>',
    },
  },
  winterKnit: {
    material: { de: 'Angerauter Interlock, 190 g/m²', en: 'Brushed interlock, 190 g/m²' },
    composition: { de: '92 % Polyester, 8 % Elastan', en: '92% polyester, 8% elastane' },
    careLabel: {
      de: 'Maschinenwäsche 30 °C, auf links; nicht bügeln, nicht chemisch reinigen',
      en: 'Machine wash 30 °C, inside out; do not iron, do not dry clean',
    },
    care: {
      de: '<p>Auf links bei 30 °C waschen, damit die angeraute Innenseite weich bleibt. Nicht zusammen mit Klettverschlüssen in die Maschine geben. Liegend oder auf der Leine trocknen, nicht bügeln und nicht chemisch reinigen.</p>',
      en: '<p>Wash inside out at 30 °C so that the brushed inside stays soft. Keep it away from hook-and-loop fasteners in the machine. Dry flat or on the line; do not iron or dry clean.</p>',
    },
  },
  pique: {
    material: { de: 'Piqué, 200 g/m²', en: 'Piqué, 200 g/m²' },
    composition: { de: '95 % Baumwolle, 5 % Elastan', en: '95% cotton, 5% elastane' },
    careLabel: {
      de: 'Maschinenwäsche 40 °C; nicht in den Trockner, mittelwarm bügeln',
      en: 'Machine wash 40 °C; do not tumble dry, iron at medium heat',
    },
    care: {
      de: '<p>Bei 40 °C mit ähnlichen Farben waschen, den Kragen vorher aufstellen und die Knöpfe offen lassen. Nach dem Schleudern in Form ziehen und hängend trocknen. Mittelwarm bügeln, das gestickte Wappen von links. Nicht in den Trockner.</p>',
      en: '<p>Wash at 40 °C with similar colours, collar up and buttons undone. Pull into shape after spinning and hang to dry. Iron at medium heat, the embroidered crest from the inside. Do not tumble dry.</p>',
    },
  },
  sweat: {
    material: { de: 'Sweat, innen angeraut, 280 g/m²', en: 'Brushed sweatshirt fleece, 280 g/m²' },
    composition: { de: '80 % Baumwolle, 20 % Polyester', en: '80% cotton, 20% polyester' },
    fibreNote: {
      de: 'Baumwolle aus biologischem Anbau, Polyester recycelt',
      en: 'Organically grown cotton, recycled polyester',
    },
    careLabel: {
      de: 'Maschinenwäsche 30 °C, auf links; nicht in den Trockner, nicht bügeln über dem Druck',
      en: 'Machine wash 30 °C, inside out; do not tumble dry, do not iron over the print',
    },
    care: {
      de: '<p>Auf links gedreht bei 30 °C waschen, beim ersten Mal getrennt. Schonend schleudern, in Form ziehen, hängend trocknen. Der Trockner kostet eine halbe Größe. Aufdrucke nie von außen bügeln.</p>',
      en: '<p>Wash inside out at 30 °C, separately the first time. Spin gently, pull into shape, hang to dry. The tumble dryer costs you half a size. Never iron prints from the outside.</p>',
    },
  },
  cottonJersey: {
    material: { de: 'Single-Jersey, 180 g/m²', en: 'Single jersey, 180 g/m²' },
    composition: { de: '100 % Baumwolle', en: '100% cotton' },
    fibreNote: { de: 'Baumwolle aus biologischem Anbau', en: 'Organically grown cotton' },
    careLabel: {
      de: 'Maschinenwäsche 40 °C, auf links; Trockner auf Schonstufe, nicht bügeln über dem Druck',
      en: 'Machine wash 40 °C, inside out; tumble dry on low, do not iron over the print',
    },
    care: {
      de: '<p>Bei 40 °C auf links waschen, Dunkles und Helles getrennt. Der Stoff ist vorgewaschen und läuft kaum mehr ein. Hängend trocknen; wer den Trockner nimmt, wählt Schonstufe. Druck beim Bügeln aussparen.</p>',
      en: '<p>Wash inside out at 40 °C, darks and lights apart. The fabric is pre-washed and hardly shrinks any more. Hang to dry, or tumble on low. Iron around the print, not over it.</p>',
    },
  },
  tricot: {
    material: { de: 'Glatter Trikot-Stoff, innen gebürstet, 240 g/m²', en: 'Smooth tricot, brushed inside, 240 g/m²' },
    composition: { de: '100 % Polyester', en: '100% polyester' },
    fibreNote: { de: 'Polyester zu 50 % recycelt', en: '50% of the polyester is recycled' },
    careLabel: {
      de: 'Feinwäsche 30 °C, auf links; kein Weichspüler, nicht in den Trockner',
      en: 'Gentle wash 30 °C, inside out; no softener, do not tumble dry',
    },
    care: {
      de: '<p>Reißverschlüsse schließen, auf links drehen und bei 30 °C im Schonwaschgang waschen. Ohne Weichspüler und ohne Trockner behält der Stoff seinen Glanz. Knitterfalten hängen sich über Nacht aus.</p>',
      en: '<p>Close the zips, turn inside out and wash at 30 °C on a gentle cycle. Without softener and tumble dryer the fabric keeps its sheen. Creases hang out overnight.</p>',
    },
  },
  woven: {
    material: { de: 'Dichtes Gewebe, 115 g/m²', en: 'Dense weave, 115 g/m²' },
    composition: { de: '90 % Polyester, 10 % Elastan', en: '90% polyester, 10% elastane' },
    careLabel: {
      de: 'Maschinenwäsche 40 °C; kein Weichspüler, Bügeln nicht nötig, nicht chemisch reinigen',
      en: 'Machine wash 40 °C; no softener, needs no ironing, do not dry clean',
    },
    care: {
      de: '<p>Bei 40 °C waschen, Kordel vorher verknoten, Taschen leeren. Kein Weichspüler. Auf der Leine ist das Gewebe nach gut einer Stunde trocken, Bügeln ist nicht nötig. Nicht chemisch reinigen.</p>',
      en: '<p>Wash at 40 °C, cord knotted and pockets emptied. No softener. On the line the weave is dry in little more than an hour and needs no ironing. Do not dry clean.</p>',
    },
  },
  rainShell: {
    material: {
      de: 'Beschichtetes Gewebe, Wassersäule 8.000 mm, Nähte verklebt',
      en: 'Coated weave, 8,000 mm water column, taped seams',
    },
    composition: {
      de: '100 % Polyester, Beschichtung: Polyurethan (ohne PFAS)',
      en: '100% polyester, coating: polyurethane (PFAS-free)',
    },
    careLabel: {
      de: 'Maschinenwäsche 30 °C mit flüssigem Waschmittel; nicht in den Trockner, nicht bügeln',
      en: 'Machine wash 30 °C with liquid detergent; do not tumble dry, do not iron',
    },
    care: {
      de: '<p>Bei 30 °C mit flüssigem Waschmittel waschen, gut ausspülen, tropfnass aufhängen. Zwei- bis dreimal im Jahr mit einem PFAS-freien Mittel nachimprägnieren. Nie Weichspüler, nie Trockner, nie nass in der Tasche liegen lassen.</p>',
      en: '<p>Wash at 30 °C with liquid detergent, rinse well, hang dripping wet. Reproof two or three times a year with a PFAS-free agent. Never use softener or dryer, never leave it wet in the bag.</p>',
    },
  },
  sockKnit: {
    material: { de: 'Rippstrick, Fuß gepolstert', en: 'Rib knit with a cushioned foot' },
    composition: { de: '78 % Polyamid, 18 % Baumwolle, 4 % Elastan', en: '78% polyamide, 18% cotton, 4% elastane' },
    careLabel: {
      de: 'Maschinenwäsche 40 °C, auf links; nicht in den Trockner, nicht bügeln',
      en: 'Machine wash 40 °C, inside out; do not tumble dry, do not iron',
    },
    care: {
      de: '<p>Erde trocken ausklopfen, dann bei 40 °C auf links waschen. Paarweise zusammenrollen statt in die Maschine knüllen, das schont den Bund. Nicht bügeln, nicht in den Trockner: Elastan mag keine Hitze.</p>',
      en: '<p>Knock out dry soil, then wash inside out at 40 °C. Keep the pairs flat rather than balled up, it spares the cuff. Do not iron or tumble dry: elastane dislikes heat.</p>',
    },
  },
  tarpaulin: {
    material: { de: 'Polyestergewebe 600 den, Boden aus Plane', en: '600 den polyester weave, tarpaulin base' },
    composition: { de: '100 % Polyester, Boden: Polyvinylchlorid', en: '100% polyester, base: polyvinyl chloride' },
    careLabel: {
      de: 'Feucht auswischen; nicht in die Waschmaschine',
      en: 'Wipe out damp; no washing machine',
    },
    care: {
      de: '<p>Ausleeren, aufstellen und mit einem feuchten Tuch auswischen. Gegen Geruch hilft ein offenes Nassfach über Nacht. Nicht in die Waschmaschine, nicht auf die Heizung. Reißverschlüsse einmal im Jahr mit Kerzenwachs einreiben.</p>',
      en: '<p>Empty it, stand it up and wipe it out with a damp cloth. Leaving the wet compartment open overnight helps against smells. No washing machine, no radiator. Rub the zips with candle wax once a year.</p>',
    },
  },
  nylon: {
    material: { de: 'Ripstop-Gewebe, wasserabweisend', en: 'Ripstop weave, water-repellent' },
    composition: { de: '100 % Polyamid, Futter: 100 % Polyester', en: '100% polyamide, lining: 100% polyester' },
    careLabel: {
      de: 'Handwäsche, lauwarm; nicht schleudern, nicht bügeln',
      en: 'Hand wash, lukewarm; do not spin, do not iron',
    },
    care: {
      de: '<p>Von Hand mit lauwarmem Wasser und etwas Seife reinigen, gut ausspülen und mit offenen Fächern trocknen lassen. Nicht schleudern, nicht bügeln. Gegen starken Regen hilft die mitgelieferte Hülle.</p>',
      en: '<p>Clean by hand with lukewarm water and a little soap, rinse well and dry with the compartments open. Do not spin or iron. Use the cover that comes with it in heavy rain.</p>',
    },
  },
  twill: {
    material: { de: 'Baumwolltwill, gewaschen', en: 'Washed cotton twill' },
    composition: { de: '100 % Baumwolle', en: '100% cotton' },
    careLabel: {
      de: 'Handwäsche 30 °C; in Form trocknen, nicht in den Trockner',
      en: 'Hand wash 30 °C; dry in shape, do not tumble dry',
    },
    care: {
      de: '<p>Von Hand bei 30 °C waschen und über einer Schüssel in Form trocknen, dann bleibt der Schirm gerade. Schweißränder vorher mit etwas Gallseife einreiben. Nicht in die Maschine und nicht in den Trockner.</p>',
      en: '<p>Wash by hand at 30 °C and dry over a bowl, so the peak stays straight. Treat sweat marks with a little gall soap first. No washing machine, no tumble dryer.</p>',
    },
  },
  winterYarn: {
    material: { de: 'Doppelstrick mit Fleeceband', en: 'Double knit with a fleece band' },
    composition: { de: '50 % Schurwolle, 50 % Polyacryl', en: '50% virgin wool, 50% acrylic' },
    careLabel: {
      de: 'Wollwäsche kalt oder Handwäsche; liegend trocknen, nicht bügeln',
      en: 'Wool cycle cold or hand wash; dry flat, do not iron',
    },
    care: {
      de: '<p>Im Wollwaschgang kalt oder von Hand waschen, nicht wringen. In ein Handtuch rollen, ausdrücken, liegend trocknen. Dazwischen genügt eine Nacht an der frischen Luft. Nicht bügeln.</p>',
      en: '<p>Wash cold on the wool cycle or by hand, do not wring. Roll in a towel, press out, dry flat. In between, a night in the fresh air is enough. Do not iron.</p>',
    },
  },
  terry: {
    material: { de: 'Zwirnfrottier, 500 g/m²', en: 'Twisted-yarn terry, 500 g/m²' },
    composition: { de: '100 % Baumwolle', en: '100% cotton' },
    fibreNote: { de: 'Baumwolle aus biologischem Anbau', en: 'Organically grown cotton' },
    careLabel: {
      de: 'Maschinenwäsche 60 °C; Trockner erlaubt, kein Weichspüler',
      en: 'Machine wash 60 °C; may be tumble dried, no softener',
    },
    care: {
      de: '<p>Vor dem ersten Gebrauch einmal bei 60 °C waschen, dann saugt das Frottier richtig. Weichspüler weglassen. Trockner erlaubt und erwünscht, er macht die Schlingen weich. Gezogene Schlingen abschneiden, nicht ziehen.</p>',
      en: '<p>Wash once at 60 °C before first use, then the terry drinks properly. Leave out the softener. Tumble drying is welcome and keeps the loops soft. Cut pulled loops, never tug them.</p>',
    },
  },
  ballSkin: {
    material: {
      de: 'Polyurethan auf drei Lagen Gewebe, Butylblase',
      en: 'Polyurethane on three plies of weave, butyl bladder',
    },
    composition: null,
    careLabel: {
      de: 'Feucht abwischen; bei Zimmertemperatur trocknen',
      en: 'Wipe damp; dry at room temperature',
    },
    care: {
      de: '<p>Nach dem Spiel mit einem feuchten Tuch abwischen und bei Zimmertemperatur trocknen. Vor dem Aufpumpen die Nadel befeuchten. Solldruck 0,6 bis 0,8 bar; über die Sommerpause die Luft zur Hälfte ablassen.</p>',
      en: '<p>Wipe with a damp cloth after the match and dry at room temperature. Moisten the needle before inflating. Pressure 0.6 to 0.8 bar; let half the air out over the summer break.</p>',
    },
  },
  bottle: {
    material: { de: 'Polyethylen (LDPE), frei von Weichmachern', en: 'Polyethylene (LDPE), free of plasticisers' },
    composition: null,
    careLabel: {
      de: 'Spülmaschine, oberer Korb; nicht in die Mikrowelle',
      en: 'Dishwasher, top rack; no microwave',
    },
    care: {
      de: '<p>Vor dem ersten Gebrauch auswaschen. Deckel abschrauben, Ventil herausziehen und alle Teile im oberen Korb der Spülmaschine reinigen. Offen trocknen lassen. Nicht für heiße Getränke und nicht für die Mikrowelle.</p>',
      en: '<p>Wash before first use. Unscrew the cap, pull out the valve and clean all parts in the top rack of the dishwasher. Leave open to dry. Not for hot drinks, not for the microwave.</p>',
    },
  },
}
