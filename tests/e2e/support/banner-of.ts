import type { Language } from '@dvaput/domain/text/language'
import type { Page } from '@playwright/test'
import { messages } from './messages.ts'

/** The rotating banner of the front page, by what its visitors call its parts. */
export const bannerOf = (page: Page, language: Language) => {
  const text = messages[language]
  const banner = page.getByRole('region', { name: text['banner.label'], exact: true })
  const slide = banner.locator('[role="group"]:not([inert])')
  return {
    banner,
    /** Every slide, seen or not, in its order. */
    all: banner.locator('[role="group"]'),
    /** The one that is shown. */
    slide,
    title: slide.getByRole('heading'),
    pause: banner.getByRole('button', { name: text['banner.pause'] }),
    play: banner.getByRole('button', { name: text['banner.play'] }),
    previous: banner.getByRole('button', { name: text['banner.previous'] }),
    next: banner.getByRole('button', { name: text['banner.next'] }),
    dots: banner.getByRole('list').getByRole('button'),
  }
}
