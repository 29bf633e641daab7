import { expect, it } from 'vitest'
import { takeOwnScripts } from './own-scripts.ts'

const take = (page: string, mark: string | null) => {
  const { html, ownScripts } = takeOwnScripts(Buffer.from(page), mark)
  return { html: html.toString(), ownScripts: ownScripts.map(String) }
}

it('the list of a page’s own scripts takes the inline scripts with the mark, and sends the page without it', () => {
  const page = `<link href="/a.css" nonce="m"/><script nonce="m">one()</script><script nonce="m" type="module" async="">two()
</script><script src="/assets/a.js" nonce="m"></script>`
  expect(take(page, 'm')).toEqual({
    ownScripts: ['one()', 'two()\n'],
    html: `<link href="/a.css"/><script>one()</script><script type="module" async="">two()
</script><script src="/assets/a.js"></script>`,
  })
})

it.each([
  '<script>steal()</script>',
  '<script nonce="n">steal()</script>',
  '<script nonce="">steal()</script>',
  '<SCRIPT>steal()</SCRIPT>',
  '<script type="application/ld+json">{}</script>',
])('the list of a page’s own scripts leaves out what stands in a text of the page: %s', (foreign) => {
  expect(take(`${foreign}<script nonce="m">one()</script>`, 'm').ownScripts).toEqual(['one()'])
})

it('allows less, not more, where a foreign tag swallows a script of ours', () => {
  expect(take('<script>steal()//<script nonce="m">one()</script>', 'm').ownScripts).toEqual([])
  expect(take('<script x="<script nonce="m">one()</script>', 'm').ownScripts.join()).not.toContain('steal')
})

it('the list of a page’s own scripts takes nothing from a page that nobody marked', () => {
  expect(take('<script>one()</script><script nonce="">two()</script>', null).ownScripts).toEqual([])
})
