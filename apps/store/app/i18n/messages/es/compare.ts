import type { TranslationOf } from '@dvaput/i18n/message'
import type { messages as original } from '../bcs/compare.ts'

export const messages = {
  'compare.description': 'Hasta cuatro productos lado a lado: precio, estado y especificaciones.',
  'compare.lead': {
    one: '{count} producto. Las diferencias están resaltadas.',
    other: '{count} productos. Las diferencias están resaltadas.',
  },
  'compare.alone': 'Agrega al menos un producto más para ver las diferencias.',
  'compare.table': 'Productos lado a lado',
  'compare.property': 'Característica',
  'compare.battery': 'Salud de la batería',
  'compare.batteryAtLeast': 'al menos {percent}\u00a0%',
  'compare.warranty': 'Garantía',
  'compare.months': { one: '{count} mes', other: '{count} meses' },
  'compare.notStated': 'sin dato',
  'compare.differs': 'distinto',
  'compare.onlyDifferences': 'Solo diferencias',
  'compare.remove': 'Quitar: {name}',
  'compare.clear': 'Quitar todo',
  'compare.copy': 'Copiar enlace',
  'compare.copied': 'Enlace copiado',
  'compare.notCopied': 'Puedes copiar el enlace desde la barra de direcciones.',
  'compare.empty': 'Aún no hay nada que comparar',
  'compare.emptyText': {
    one: 'Presiona «Comparar» en un producto. Aquí cabe {count}.',
    other: 'Presiona «Comparar» en un producto. Aquí caben hasta {count}.',
  },
  'compare.browse': 'Ver productos',
  'compare.failed': 'La comparación no se puede mostrar en este momento',
} satisfies TranslationOf<typeof original>
