import { checklists } from '@dvaput/domain/catalogue/checks/checklists'
import { namePoints } from '@dvaput/domain/catalogue/checks/name-points'
import { gradeSlugs } from '@dvaput/domain/catalogue/condition/condition'
import { gradedParts, gradeRows, partNames } from '@dvaput/domain/catalogue/condition/grade-table'
import { productTypes, type SubcategorySlug } from '@dvaput/domain/catalogue/menus/subcategories'
import { toTypeSlug } from '@dvaput/domain/catalogue/menus/type-slug'
import type { Language } from '@dvaput/domain/text/language'
import { loadText } from '../../i18n/load-text.ts'
import type { GradesView } from './grades-view.ts'

/** Kinds that are tested alike share a line. */
const groupKinds = (language: Language, nameOf: (type: (typeof productTypes)[number]) => string) =>
  [...Map.groupBy(productTypes, (type) => namePoints(checklists[type], language))].map(([points, types]) => ({
    kinds: types.map(nameOf).join(', '),
    points,
  }))

/** The table of grades and the checklists, in one language. */
export const gradesView = async (language: Language): Promise<GradesView> => {
  const [text, productText] = await Promise.all([loadText(language, 'information'), loadText(language, 'products')])
  return {
    grades: gradeRows.map(({ grade, summary, marks, works, batteryPercent }) => ({
      name: productText(`grade.${grade}.name`),
      picture: `/grades/${gradeSlugs[grade]}.svg`,
      summary: summary[language],
      marks: gradedParts.map((part) => ({ part: partNames[part][language], text: marks[part][language] })),
      guaranteed: [
        works[language],
        batteryPercent === null ? text('grades.batteryNamed') : text('grades.battery', { percent: batteryPercent }),
      ].join(' '),
    })),
    checklists: groupKinds(language, (type) => text(`type.${toTypeSlug(type) as SubcategorySlug}`)),
  }
}
