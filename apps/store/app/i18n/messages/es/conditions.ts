import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/conditions.ts'

export const messages = {
  'condition.new.meaning': 'Sin uso, en su empaque original.',
  'condition.refurbished.meaning':
    'Tuvo uso, y después se limpió, se probó punto por punto y se reparó si hacía falta. Las piezas cambiadas se indican.',
  'condition.used.meaning':
    'Usado, probado punto por punto y en buen funcionamiento. Las marcas visibles se describen.',
  'grade.A+.meaning': 'Como nuevo: sin marcas de uso visibles.',
  'grade.A.meaning': 'Excelente: marcas mínimas que solo se ven de cerca.',
  'grade.B.meaning': 'Bueno: rayones visibles en la carcasa, pantalla sin marcas importantes.',
  'grade.C.meaning': 'Gastado: rayones o abolladuras notorias, funciona perfectamente.',
  'grade.D.meaning': 'Muy gastado o con una falla indicada en la descripción.',
} satisfies TranslationOf<typeof original>
