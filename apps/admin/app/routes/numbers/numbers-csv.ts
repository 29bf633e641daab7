import { csvRows } from '../../features/numbers/csv-rows.ts'
import { loadText } from '../../i18n/load-text.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { chosen } from '../../lib/urls/list-url.ts'

const figures = ['sales', 'offers', 'searches', 'stock'] as const satisfies readonly (keyof typeof csvRows)[]

/** A file, without a screen. */
export const loader = screenLoader(async ({ language }, { services: { numbers }, url }) => {
  const figure = chosen(url, 'figure', figures)
  if (!figure) throw new Response(null, { status: 404 })
  const rows = await csvRows[figure]({ numbers, url, language, text: await loadText(language, 'numbers') })
  return new Response(numbers.formatCsv(rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${figure}.csv"`,
    },
  })
})
