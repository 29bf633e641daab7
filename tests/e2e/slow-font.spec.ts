import { expect, test } from './support/shop-test.ts'

type Source = {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}
type LayoutShift = PerformanceEntry & { readonly hadRecentInput: boolean; readonly sources: readonly Source[] }
type Watched = Window & { moved?: string[] }

/** Words after a bold one may move sideways by a hair within their line; a box or a line may not. */
const watchForMoves = () => {
  const moved: string[] = []
  Object.assign(window, { moved })
  const isMove = ({ node, previousRect, currentRect }: Source) =>
    node instanceof Element || Math.abs(currentRect.y - previousRect.y) > 1
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      for (const source of hadRecentInput ? [] : sources.filter(isMove))
        moved.push(`${source.node?.nodeName}: ${source.node?.textContent?.slice(0, 80)}`)
  }).observe({ type: 'layout-shift', buffered: true })
}

// A desk's Linux may round each letter of Arial to whole pixels, which no width of ours can follow; phones do not.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] })
    },
    { scope: 'worker' },
  ],
})

for (const width of [1440, 390])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of ['/', '/contact', '/envios', '/terms-and-conditions'])
      test(`a font that comes late moves nothing on ${path}`, async ({ page }) => {
        const letPass = Promise.withResolvers<void>()
        await page.route(/\.woff2$/, async (route) => {
          await letPass.promise
          await route.continue()
        })
        await page.addInitScript(watchForMoves)
        const twoFrames = () =>
          page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
        const ownFonts = () =>
          page.evaluate(() =>
            [...document.fonts]
              .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
              .map(({ family }) => family.replaceAll('"', '')),
          )
        // The page is never "loaded" while its fonts are held back.
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await twoFrames()
        expect(await ownFonts(), 'the page is painted before the fonts are there').toEqual([])

        letPass.resolve()
        await expect.poll(ownFonts).toEqual(expect.arrayContaining(['Bricolage Grotesque', 'Figtree']))
        await page.evaluate(() => document.fonts.ready)
        await twoFrames()
        expect(await page.evaluate(() => (window as Watched).moved)).toEqual([])
      })
  })
