import { localized } from '../localized-text.ts'
import type { Wear } from './wear.ts'

/** Of what is smaller than a whole side. */
export const wearOfParts = {
  bracket: {
    B: [
      localized(
        'Metalni nosač ima tragove vijaka.',
        'Screw marks on the metal bracket.',
        'Marcas de tornillos en el soporte metálico.',
      ),
    ],
    C: [
      localized(
        'Metalni nosač je bio savijen i ispravljen.',
        'The metal bracket was bent and has been straightened.',
        'El soporte metálico estaba doblado y fue enderezado.',
      ),
    ],
  },
  glass: {
    B: [
      localized(
        'Dvije tanke ogrebotine na staklu, pod prstom se ne osjete.',
        'Two fine scratches on the glass that a finger does not feel.',
        'Dos rayones finos en el vidrio que no se sienten al tacto.',
      ),
    ],
    C: [
      localized(
        'Više ogrebotina na staklu, vide se kad je ekran ugašen.',
        'Several scratches on the glass, seen when the screen is off.',
        'Varios rayones en el vidrio, visibles con la pantalla apagada.',
      ),
    ],
  },
  frame: {
    B: [localized('Sitni tragovi na okviru.', 'Small marks on the frame.', 'Pequeñas marcas en el marco.')],
    C: [
      localized(
        'Okvir je nagrižen na dva mjesta.',
        'The frame is nicked in two places.',
        'El marco tiene golpes en dos puntos.',
      ),
    ],
  },
  backCover: {
    B: [
      localized('Lagane ogrebotine na poleđini.', 'Light scratches on the back.', 'Rayones leves en la parte trasera.'),
    ],
    C: [
      localized(
        'Poleđina je izgrebana; maska je pokriva.',
        'The back is scratched; a cover hides it.',
        'La parte trasera está rayada; una funda lo cubre.',
      ),
    ],
  },
  strap: {
    B: [localized('Remen s tragovima nošenja.', 'The strap shows wear.', 'La correa muestra uso.')],
    C: [
      localized(
        'Remen je izlizan, preporučujemo novi.',
        'The strap is worn out; we suggest a new one.',
        'La correa está gastada; conviene cambiarla.',
      ),
    ],
  },
  cable: {
    B: [
      localized(
        'Kabl je čist, s blagim pregibom.',
        'The cable is clean, with a slight kink.',
        'El cable está limpio, con un pliegue leve.',
      ),
    ],
    C: [
      localized(
        'Kabl je na jednom mjestu ojačan trakom.',
        'The cable is reinforced with tape in one place.',
        'El cable está reforzado con cinta en un punto.',
      ),
    ],
  },
  stand: {
    B: [localized('Postolje ima nekoliko ogrebotina.', 'A few scratches on the stand.', 'Algunos rayones en la base.')],
    C: [
      localized(
        'Postolje je izgrebano, podešavanje radi glatko.',
        'The stand is scratched; it adjusts smoothly.',
        'La base está rayada; el ajuste es suave.',
      ),
    ],
  },
  fan: {
    B: [
      localized(
        'Ventilatori očišćeni, rade tiho.',
        'The fans were cleaned and run quietly.',
        'Ventiladores limpios y silenciosos.',
      ),
    ],
    C: [
      localized(
        'Jedan ventilator se čuje pri punom opterećenju.',
        'One fan can be heard under full load.',
        'Un ventilador se escucha a plena carga.',
      ),
    ],
  },
  earPads: {
    B: [
      localized(
        'Jastučići su mekani, s blagim naborima.',
        'The ear pads are soft, with slight creases.',
        'Las almohadillas están blandas, con leves pliegues.',
      ),
    ],
    C: [
      localized(
        'Jastučići su na rubu napukli.',
        'The ear pads are cracked at the edge.',
        'Las almohadillas están trizadas en el borde.',
      ),
    ],
  },
  tray: {
    B: [
      localized(
        'Ladica za papir ima tragove korištenja.',
        'The paper tray shows use.',
        'La bandeja de papel muestra uso.',
      ),
    ],
    C: [
      localized(
        'Ladica za papir ide teže, ali hvata ravno.',
        'The paper tray moves stiffly but feeds straight.',
        'La bandeja de papel corre dura, pero toma derecho.',
      ),
    ],
  },
  lens: {
    B: [
      localized(
        'Objektiv čist, poklopac s ogrebotinama.',
        'The lens is clean, its cap is scratched.',
        'Lente limpio, tapa con rayones.',
      ),
    ],
    C: [
      localized(
        'Na objektivu trun prašine koji se na slici ne vidi.',
        'A speck of dust in the lens that does not show in the picture.',
        'Una mota de polvo en el lente que no se ve en la imagen.',
      ),
    ],
  },
} as const satisfies Record<string, Wear>
