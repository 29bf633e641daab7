import { localized } from '../localized-text.ts'
import type { Wear } from './wear.ts'

/** Of what a device stands in or is held by. */
export const wearOfBodies = {
  lid: {
    B: [
      localized('Lagani tragovi na poklopcu.', 'Light wear on the lid.', 'Desgaste leve en la tapa.'),
      localized(
        'Na poklopcu blijed trag naljepnice.',
        'A faint outline of a sticker on the lid.',
        'Huella tenue de una etiqueta en la tapa.',
      ),
    ],
    C: [
      localized('Poklopac je vidno izgreban.', 'The lid is visibly scratched.', 'La tapa está visiblemente rayada.'),
      localized(
        'Udubljenje od nekoliko milimetara na rubu poklopca.',
        'A dent of a few millimetres at the edge of the lid.',
        'Una abolladura de pocos milímetros en el borde de la tapa.',
      ),
    ],
  },
  palmRest: {
    B: [
      localized(
        'Oslonac za dlanove blago sjaji.',
        'The palm rest is slightly shiny.',
        'El reposamanos brilla un poco.',
      ),
    ],
    C: [
      localized(
        'Oslonac za dlanove je izlizan, boja je mjestimično nestala.',
        'The palm rest is worn and has lost paint in places.',
        'El reposamanos está gastado y perdió pintura en partes.',
      ),
    ],
  },
  keys: {
    B: [
      localized(
        'Najkorištenije tipke malo sjaje, sve rade.',
        'The most used keys are slightly shiny; all of them work.',
        'Las teclas más usadas brillan un poco; todas funcionan.',
      ),
    ],
    C: [
      localized(
        'Na nekoliko tipki natpis je izblijedio.',
        'The print has faded on several keys.',
        'La impresión se borró en varias teclas.',
      ),
      localized(
        'Tipke su izlizane, ali nijedna ne zapinje.',
        'The keys are worn, yet none of them sticks.',
        'Las teclas están gastadas, pero ninguna se atasca.',
      ),
    ],
  },
  screen: {
    B: [
      localized(
        'Na ekranu jedna sitna tačka koja se na bijeloj pozadini jedva vidi.',
        'One tiny spot on the screen that hardly shows on white.',
        'Un punto diminuto en la pantalla que casi no se nota sobre blanco.',
      ),
      localized(
        'Blagi otisak tipki na ekranu, nevidljiv kad je upaljen.',
        'A light imprint of the keys on the screen, invisible when it is lit.',
        'Leve marca de las teclas en la pantalla, invisible al encenderla.',
      ),
    ],
    C: [
      localized(
        'Jedan mrtav piksel uz rub ekrana.',
        'One dead pixel at the edge of the screen.',
        'Un píxel muerto en el borde de la pantalla.',
      ),
      localized(
        'Svjetlija mrlja u uglu ekrana, vidi se na tamnoj slici.',
        'A lighter patch in a corner of the screen, seen on dark pictures.',
        'Una mancha más clara en una esquina de la pantalla, visible con imágenes oscuras.',
      ),
    ],
  },
  corners: {
    B: [
      localized(
        'Dva ugla su malo zaobljena od nošenja.',
        'Two corners are slightly rounded from being carried.',
        'Dos esquinas algo redondeadas por el traslado.',
      ),
    ],
    C: [
      localized('Uglovi su oguljeni.', 'The corners are chipped.', 'Las esquinas están descascaradas.'),
      localized(
        'Jedan ugao je napukao, na rad ne utiče.',
        'One corner is cracked; it works normally.',
        'Una esquina está trizada, sin efecto en el funcionamiento.',
      ),
    ],
  },
  base: {
    B: [
      localized(
        'Uobičajene ogrebotine na donjoj strani.',
        'The usual scratches on the underside.',
        'Los rayones habituales en la base.',
      ),
    ],
    C: [
      localized(
        'Donja strana je izgrebana, jedna nožica je zamijenjena.',
        'The underside is scratched, one foot has been replaced.',
        'La base está rayada y una patita fue reemplazada.',
      ),
    ],
  },
  housing: {
    B: [
      localized('Sitne ogrebotine na kućištu.', 'Small scratches on the case.', 'Rayones pequeños en la carcasa.'),
      localized(
        'Kućište s par tragova od stajanja u ormaru.',
        'A few marks on the case from standing in a cabinet.',
        'Algunas marcas en la carcasa por estar en un gabinete.',
      ),
    ],
    C: [
      localized(
        'Kućište ima vidljive ogrebotine i jedno plitko udubljenje.',
        'The case has visible scratches and one shallow dent.',
        'La carcasa tiene rayones visibles y una abolladura leve.',
      ),
    ],
  },
  frontPanel: {
    B: [
      localized(
        'Prednja ploča blago izgrebana.',
        'Light scratches on the front panel.',
        'Rayones leves en el panel frontal.',
      ),
    ],
    C: [
      localized(
        'Na prednjoj ploči nedostaje poklopac jednog utora.',
        'The cover of one slot is missing from the front panel.',
        'Falta la tapa de una ranura en el panel frontal.',
      ),
      localized('Prednja ploča je požutjela.', 'The front panel has yellowed.', 'El panel frontal está amarillento.'),
    ],
  },
  sockets: {
    B: [
      localized(
        'Tragovi kablova oko priključaka.',
        'Cable marks around the ports.',
        'Marcas de cables alrededor de los puertos.',
      ),
    ],
    C: [
      localized(
        'Priključci su izgrebani izvana, svi drže čvrsto.',
        'The ports are scratched on the outside; all of them hold firmly.',
        'Los puertos están rayados por fuera; todos sujetan bien.',
      ),
    ],
  },
  rackEars: {
    B: [
      localized(
        'Tragovi vijaka na nosačima za ormar.',
        'Screw marks on the rack ears.',
        'Marcas de tornillos en las orejas de rack.',
      ),
    ],
    C: [
      localized(
        'Nosači za ormar su malo savijeni, ali se montiraju.',
        'The rack ears are slightly bent but still fit.',
        'Las orejas de rack están algo dobladas, pero se montan.',
      ),
    ],
  },
  sticker: {
    B: [
      localized(
        'Ostatak ljepila od inventarne naljepnice.',
        'Some glue left from an asset sticker.',
        'Resto de pegamento de una etiqueta de inventario.',
      ),
    ],
    C: [
      localized(
        'Naljepnica s podacima je oštećena, serijski broj je čitljiv.',
        'The data label is damaged, the serial number can be read.',
        'La etiqueta de datos está dañada, el número de serie se lee.',
      ),
    ],
  },
  board: {
    B: [
      localized(
        'Pločica očišćena od prašine, bez oštećenja.',
        'The board was cleaned of dust and is undamaged.',
        'Placa limpia de polvo y sin daños.',
      ),
    ],
    C: [
      localized(
        'Tamniji trag na rubu pločice, bez uticaja na rad.',
        'A darker mark at the edge of the board that does not affect how it works.',
        'Una marca más oscura en el borde de la placa, sin efecto en el funcionamiento.',
      ),
    ],
  },
} as const satisfies Record<string, Wear>
