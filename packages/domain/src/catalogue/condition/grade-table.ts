import type { Language } from '../../text/language.ts'
import { type Grade, grades } from './condition.ts'

type Texts = Readonly<Record<Language, string>>

/** Where marks show. */
export const gradedParts = ['lid', 'screen', 'frame', 'keys'] as const
export type GradedPart = (typeof gradedParts)[number]

export type GradeRow = {
  /** In one line, as on a product page. */
  readonly summary: Texts
  /** The most that is to be expected on each part. */
  readonly marks: Readonly<Record<GradedPart, Texts>>
  readonly works: Texts
  /** Of the original capacity, of every unit with a battery; null where the description says it of the unit. */
  readonly batteryPercent: number | null
}

const texts = (bcs: string, en: string, es: string): Texts => ({ bcs, en, es })

const none = texts('bez tragova', 'no marks', 'sin marcas')
const everythingWorks = texts(
  'Radi sve s liste provjere.',
  'Everything on the checklist works.',
  'Funciona todo lo de la lista de revisión.',
)

export const partNames = {
  lid: texts('Poklopac i poleđina', 'Lid and back', 'Tapa y parte trasera'),
  screen: texts('Ekran', 'Screen', 'Pantalla'),
  frame: texts('Okvir i uglovi', 'Frame and corners', 'Marco y esquinas'),
  keys: texts('Tipke i dugmad', 'Keys and buttons', 'Teclas y botones'),
} as const satisfies Record<GradedPart, Texts>

/** What each grade means, on every page. // divergences D-19 */
export const gradeTable = {
  'A+': {
    summary: texts(
      'Kao novo: bez vidljivih tragova korištenja.',
      'Like new: no visible signs of use.',
      'Como nuevo: sin marcas de uso visibles.',
    ),
    marks: { lid: none, screen: none, frame: none, keys: none },
    works: everythingWorks,
    batteryPercent: 90,
  },
  A: {
    summary: texts(
      'Odlično: sitni tragovi koji se vide tek izbliza.',
      'Excellent: tiny marks, seen only up close.',
      'Excelente: marcas mínimas que solo se ven de cerca.',
    ),
    marks: {
      lid: texts('jedna-dvije tanke ogrebotine', 'one or two fine scratches', 'uno o dos rayones finos'),
      screen: texts('bez tragova kad je upaljen', 'no marks when lit', 'sin marcas al encenderla'),
      frame: texts('sitni tragovi, vidljivi izbliza', 'tiny marks, seen up close', 'marcas mínimas, visibles de cerca'),
      keys: texts('natpisi čitki, tipke bez sjaja', 'lettering intact, no shine', 'letras completas, sin brillo'),
    },
    works: everythingWorks,
    batteryPercent: 80,
  },
  B: {
    summary: texts(
      'Dobro: vidljive ogrebotine na kućištu, ekran bez većih tragova.',
      'Good: visible scratches on the body, no major marks on the screen.',
      'Bueno: rayones visibles en la carcasa, pantalla sin marcas importantes.',
    ),
    marks: {
      lid: texts('vidljive ogrebotine', 'visible scratches', 'rayones visibles'),
      screen: texts(
        'tanak trag koji se jedva vidi kad je upaljen',
        'a fine mark that hardly shows when lit',
        'una marca fina que casi no se nota al encenderla',
      ),
      frame: texts('blago izlizani uglovi', 'slightly worn corners', 'esquinas levemente gastadas'),
      keys: texts(
        'najčešće korištene malo sjaje',
        'the most used ones slightly shiny',
        'las más usadas brillan un poco',
      ),
    },
    works: everythingWorks,
    batteryPercent: 75,
  },
  C: {
    summary: texts(
      'Istrošeno: jasne ogrebotine ili udubljenja, potpuno ispravno.',
      'Worn: clear scratches or dents, fully working.',
      'Gastado: rayones o abolladuras notorias, funciona perfectamente.',
    ),
    marks: {
      lid: texts(
        'jasne ogrebotine, plitko udubljenje',
        'clear scratches, a shallow dent',
        'rayones notorios, una abolladura leve',
      ),
      screen: texts(
        'mrtav piksel, svjetlija mrlja ili ogrebotina',
        'a dead pixel, a lighter patch or a scratch',
        'un píxel muerto, una mancha clara o un rayón',
      ),
      frame: texts('oguljeni ili napukli uglovi', 'chipped or cracked corners', 'esquinas descascaradas o trizadas'),
      keys: texts('izblijedjeli natpisi', 'faded lettering', 'letras borrosas'),
    },
    works: everythingWorks,
    batteryPercent: 70,
  },
  D: {
    summary: texts(
      'Jako istrošeno ili s manom koja je navedena u opisu.',
      'Heavily worn, or with a fault named in the description.',
      'Muy gastado o con una falla indicada en la descripción.',
    ),
    marks: {
      lid: texts('duboke ogrebotine i udubljenja', 'deep scratches and dents', 'rayones profundos y abolladuras'),
      screen: texts(
        'mrlje ili napuklina uz rub',
        'patches, or a crack at the edge',
        'manchas o una trizadura en el borde',
      ),
      frame: texts('savijen ili polomljen dio', 'a bent or broken piece', 'una parte doblada o rota'),
      keys: texts('izlizane, neka može nedostajati', 'worn out, one may be missing', 'gastadas, puede faltar alguna'),
    },
    works: texts(
      'Radi sve osim onoga što je navedeno u opisu.',
      'Everything works except what the description names.',
      'Funciona todo, salvo lo que indica la descripción.',
    ),
    batteryPercent: null,
  },
} as const satisfies Record<Grade, GradeRow>

export const gradeRows: readonly (GradeRow & { readonly grade: Grade })[] = grades.map((grade) => ({
  grade,
  ...gradeTable[grade],
}))
