import { permissions } from '@dvaput/domain/administrators/permissions'
import type { Language } from '@dvaput/domain/text/language'
import { loadText } from '../../i18n/load-text.ts'
import { ruleColumns, ruleRelations } from '../collections/collection-fields.ts'
import { stockReasons } from '../products/act-on-product.ts'

/** Values of the audit log as the screens call them on which they are chosen. */
export const loadValueWords = async (language: Language): Promise<ReadonlyMap<string, string>> => {
  const [roles, collections, products] = await Promise.all([
    loadText(language, 'roles'),
    loadText(language, 'collections'),
    loadText(language, 'products'),
  ])
  return new Map<string, string>([
    ...permissions.map((each) => [each, roles(`permission.${each}`)] as const),
    ...stockReasons.map((each) => [each, products(`reason.${each}`)] as const),
    ...ruleColumns.flatMap((column) => [
      [column, collections(`column.${column}`)] as const,
      ...ruleRelations[column].map((each) => [each, collections(`relation.${each}`)] as const),
    ]),
  ])
}
