import type { Locator, Page } from '@playwright/test'
import { productOf } from './support/product-of.ts'
import { expect, test } from './support/shop-test.ts'

const path = '/product/lenovo-thinkpad-t480'
/** So many pictures has it. */
const count = 4

const expectPicture = async ({ thumbnails, picture }: ReturnType<typeof productOf>, number: number) => {
  await expect(thumbnails.nth(number - 1)).toHaveAttribute('aria-current', 'true')
  await expect(thumbnails.and(thumbnails.page().locator('[aria-current]'))).toHaveCount(1)
  await expect(picture).toBeInViewport({ ratio: 0.5 })
}

test('the gallery turns by arrows, thumbnails and keys, and goes round [PDP-02] [PDP-07]', async ({
  page,
  visit,
  urlOf,
}) => {
  await visit(urlOf('ba', path))
  const view = productOf(page, 'bcs')
  const { previous, next, thumbnails, product } = view
  await expect(thumbnails).toHaveCount(count)
  await expectPicture(view, 1)
  await previous.click()
  await expectPicture(view, count)
  await next.click()
  await expectPicture(view, 1)
  await thumbnails.nth(2).click()
  await expectPicture(view, 3)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectPicture(view, 1)
  await page.keyboard.press('ArrowLeft')
  await expectPicture(view, count)
  await view.picture.focus()
  await page.keyboard.press('ArrowRight')
  await expectPicture(view, 1)
  await expect(view.picture, 'the focus goes with the picture').toBeFocused()
  await expect(view.picture).toHaveAccessibleName(/Slika 1 od 4$/)
  await expect(product.getByText(view.text['gallery.severalModels']), 'a drawn picture says so').toBeVisible()
})

const scaleOf = (stage: Locator) =>
  stage.locator('img').evaluate((image) => Math.round((image.getBoundingClientRect().width / image.clientWidth) * 100))

test('the zoom closes with Escape, goes round with the arrows and toggles with space [PDP-03] [PDP-04] [PDP-05] [PDP-06] [PDP-07]', async ({
  page,
  visit,
  urlOf,
}) => {
  await visit(urlOf('cl', path))
  const view = productOf(page, 'es')
  const { picture, zoom, stage } = view
  await picture.focus()
  await page.keyboard.press('Enter')
  await expect(stage).toBeFocused()
  const box = await zoom.boundingBox()
  expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await expect(stage.locator('div'), 'the page’s own picture stands in').toHaveCSS('background-image', /^url/)
  const expectZoomed = (number: number) => expect(zoom).toContainText(`Imagen ${number} de ${count}`)
  await expectZoomed(1)
  await page.keyboard.press('ArrowLeft')
  await expectZoomed(count)
  await page.keyboard.press('ArrowRight')
  await expectZoomed(1)
  await page.keyboard.press('ArrowRight')
  await expectZoomed(2)

  await page.keyboard.press('Space')
  await expect.poll(() => scaleOf(stage)).toBe(150)
  await expect(zoom).toContainText('150 %')
  await page.keyboard.press('Space')
  await expect.poll(() => scaleOf(stage)).toBe(100)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => scaleOf(stage), 'the next picture is whole').toBe(100)
  await expectZoomed(3)

  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await expectPicture(view, 3)
  await expect(picture, 'the focus comes back, to the picture that is shown now').toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  type Touch = { readonly x: number; readonly y: number }
  const openFingers = async (page: Page) => {
    const browser = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Touch[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints })
    return {
      /**
       * From the first places to the last, in a few steps. The fingers rest before they leave: how far a page flies on
       * depends on how busy the machine is.
       */
      async drag(from: readonly Touch[], to: readonly Touch[]) {
        const at = (part: number) =>
          from.map(({ x, y }, finger) => ({
            x: x + ((to[finger]?.x ?? x) - x) * part,
            y: y + ((to[finger]?.y ?? y) - y) * part,
          }))
        await send('touchStart', at(0))
        for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', at(part))
        await page.waitForTimeout(150)
        await send('touchEnd', [])
      },
    }
  }

  test('a finger swipes the gallery; in the zoom two enlarge, one moves and swipes', async ({ page, visit, urlOf }) => {
    await visit(urlOf('ba', path))
    const view = productOf(page, 'bcs')
    const { gallery, picture, zoom, stage } = view
    const { drag } = await openFingers(page)
    const strip = gallery.locator('ul').first()
    const galleryBox = await strip.boundingBox()
    if (!galleryBox) throw new Error('no gallery')
    // Beside the arrows, which are buttons.
    const y = galleryBox.y + 40
    await drag([{ x: 330, y }], [{ x: 60, y }])
    await expectPicture(view, 2)
    await expect.poll(() => strip.evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(1)

    await picture.click()
    await expect(stage).toBeVisible()
    await expect(zoom).toContainText('Slika 2 od 4 · 100 %')
    const [middle, far] = [
      { x: 195, y: 422 },
      { x: 255, y: 422 },
    ]
    await drag(
      [middle, far],
      [
        { x: 165, y: 422 },
        { x: 285, y: 422 },
      ],
    )
    await expect.poll(() => scaleOf(stage)).toBe(200)
    const left = async () => Math.round((await stage.locator('img').boundingBox())?.x ?? 0)
    const before = await left()
    await drag([middle], [{ x: 145, y: 422 }])
    await expect.poll(left).toBe(before - 50)
    await expect(zoom, 'a picture that is enlarged is moved, not swiped').toContainText('Slika 2 od 4')

    await drag([middle], [middle])
    await expect.poll(() => scaleOf(stage)).toBe(100)
    await drag([{ x: 320, y: 422 }], [{ x: 80, y: 430 }])
    await expect(zoom).toContainText('Slika 3 od 4')
    // By mouse: on a busy machine a tap lasts so long that it is none.
    await zoom.getByRole('button', { name: view.text['ui.close'] }).click()
    await expect(zoom).toBeHidden()
  })
})
