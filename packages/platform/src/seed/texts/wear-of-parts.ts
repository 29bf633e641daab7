import { words } from '../translations.ts'
import type { Wear } from './wear.ts'

/** Of what is smaller than a whole side. */
export const wearOfParts = {
  bracket: {
    B: [
      words(
        'Metalni nosač ima tragove vijaka.',
        'Screw marks on the metal bracket.',
        'Marcas de tornillos en el soporte metálico.',
      ),
    ],
    C: [
      words(
        'Metalni nosač je bio savijen i ispravljen.',
        'The metal bracket was bent and has been straightened.',
        'El soporte metálico estaba doblado y fue enderezado.',
      ),
    ],
  },
  glass: {
    B: [
      words(
        'Dvije tanke ogrebotine na staklu, pod prstom se ne osjete.',
        'Two fine scratches on the glass that a finger does not feel.',
        'Dos rayones finos en el vidrio que no se sienten al tacto.',
      ),
    ],
    C: [
      words(
        'Više ogrebotina na staklu, vide se kad je ekran ugašen.',
        'Several scratches on the glass, seen when the screen is off.',
        'Varios rayones en el vidrio, visibles con la pantalla apagada.',
      ),
    ],
  },
  frame: {
    B: [words('Sitni tragovi na okviru.', 'Small marks on the frame.', 'Pequeñas marcas en el marco.')],
    C: [
      words(
        'Okvir je nagrižen na dva mjesta.',
        'The frame is nicked in two places.',
        'El marco tiene golpes en dos puntos.',
      ),
    ],
  },
  backCover: {
    B: [words('Lagane ogrebotine na poleđini.', 'Light scratches on the back.', 'Rayones leves en la parte trasera.')],
    C: [
      words(
        'Poleđina je izgrebana; maska je pokriva.',
        'The back is scratched; a cover hides it.',
        'La parte trasera está rayada; una funda lo cubre.',
      ),
    ],
  },
  strap: {
    B: [words('Remen s tragovima nošenja.', 'The strap shows wear.', 'La correa muestra uso.')],
    C: [
      words(
        'Remen je izlizan, preporučujemo novi.',
        'The strap is worn out; we suggest a new one.',
        'La correa está gastada; conviene cambiarla.',
      ),
    ],
  },
  cable: {
    B: [
      words(
        'Kabl je čist, s blagim pregibom.',
        'The cable is clean, with a slight kink.',
        'El cable está limpio, con un pliegue leve.',
      ),
    ],
    C: [
      words(
        'Kabl je na jednom mjestu ojačan trakom.',
        'The cable is reinforced with tape in one place.',
        'El cable está reforzado con cinta en un punto.',
      ),
    ],
  },
  stand: {
    B: [words('Postolje ima nekoliko ogrebotina.', 'A few scratches on the stand.', 'Algunos rayones en la base.')],
    C: [
      words(
        'Postolje je izgrebano, podešavanje radi glatko.',
        'The stand is scratched; it adjusts smoothly.',
        'La base está rayada; el ajuste es suave.',
      ),
    ],
  },
  fan: {
    B: [
      words(
        'Ventilatori očišćeni, rade tiho.',
        'The fans were cleaned and run quietly.',
        'Ventiladores limpios y silenciosos.',
      ),
    ],
    C: [
      words(
        'Jedan ventilator se čuje pri punom opterećenju.',
        'One fan can be heard under full load.',
        'Un ventilador se escucha a plena carga.',
      ),
    ],
  },
  earPads: {
    B: [
      words(
        'Jastučići su mekani, s blagim naborima.',
        'The ear pads are soft, with slight creases.',
        'Las almohadillas están blandas, con leves pliegues.',
      ),
    ],
    C: [
      words(
        'Jastučići su na rubu napukli.',
        'The ear pads are cracked at the edge.',
        'Las almohadillas están trizadas en el borde.',
      ),
    ],
  },
  tray: {
    B: [
      words('Ladica za papir ima tragove korištenja.', 'The paper tray shows use.', 'La bandeja de papel muestra uso.'),
    ],
    C: [
      words(
        'Ladica za papir ide teže, ali hvata ravno.',
        'The paper tray moves stiffly but feeds straight.',
        'La bandeja de papel corre dura, pero toma derecho.',
      ),
    ],
  },
  lens: {
    B: [
      words(
        'Objektiv čist, poklopac s ogrebotinama.',
        'The lens is clean, its cap is scratched.',
        'Lente limpio, tapa con rayones.',
      ),
    ],
    C: [
      words(
        'Na objektivu trun prašine koji se na slici ne vidi.',
        'A speck of dust in the lens that does not show in the picture.',
        'Una mota de polvo en el lente que no se ve en la imagen.',
      ),
    ],
  },
} as const satisfies Record<string, Wear>
