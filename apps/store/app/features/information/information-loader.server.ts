import type { SectionedPage } from '../../content.server/sections.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { informationPage } from './information-pages.server.ts'
import { informationPaths } from './information-paths.ts'

/** Sends the text in one language only. */
export const informationLoader = (name: SectionedPage) =>
  pageLoader(({ market, language }) => {
    const page = informationPage(name, market, language)
    return { head: { title: page.title, description: page.description, path: informationPaths[name] }, page }
  })
