import { createElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderWholePage } from './render-whole-page.server.ts'

const render = (tree: ReactNode, onError: (error: unknown) => void = () => {}) =>
  renderWholePage(() => tree, { status: 201, headers: new Headers({ 'X-Own': '1' }), onError })

it('a page that is rendered whole has every byte of a page, short and long pieces alike, as text and as bytes', async () => {
  const [short, long] = ['čaj za ñandú', 'č🍵'.repeat(20_000)]
  const page = await render(createElement('p', {}, createElement('b', {}, short), createElement('i', {}, long), short))
  const html = `<p><b>${short}</b><i>${long}</i>${short}</p>`
  expect(await page.text()).toBe(html)
  expect(Buffer.from(await page.arrayBuffer()).toString()).toBe(html)
})

it('a page that is rendered whole has status, headers and the mark of its scripts', async () => {
  const page = await renderWholePage((mark) => createElement('script', { nonce: mark }), {
    status: 201,
    headers: new Headers({ 'X-Own': '1' }),
    onError: () => {},
  })
  const { status, headers } = page
  expect([status, headers.get('X-Own'), headers.get('Content-Type')]).toEqual([201, '1', 'text/html; charset=utf-8'])
  expect(await page.text()).toContain(`nonce="${headers.get('X-Script-Mark')}"`)
})

it('a page that is rendered whole fails where the page cannot be rendered', async () => {
  const Broken = () => {
    throw new Error('broken')
  }
  await expect(render(createElement(Broken))).rejects.toThrow('broken')
})
