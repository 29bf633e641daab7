import { readdir } from 'node:fs/promises'
import { hostedPage } from '@dvaput/platform/hosted-pages/hosted-page'
import { committedFolder } from '@dvaput/platform/pictures/masters'
import { pictureUrl } from '@dvaput/platform/pictures/picture-url'
import type { ShopEndpointEnv } from '@dvaput/platform/shops/shop-endpoint'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { type Look, looks, views } from './looks.ts'

const style = `.sheet{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.75rem;list-style:none}
.sheet img{display:block;width:100%;height:auto;border-radius:.5rem;background:#e8e9eb}.sheet span{display:block;font-size:.8125rem;color:var(--ink-soft)}`

const endings = views.map((view) => `-${view}.avif`)
const bodyOf = (look: string, file: string) =>
  endings.reduce(
    (name, ending) => (name.endsWith(ending) ? name.slice(0, -ending.length) : name),
    file.slice(look.length + 1),
  )

/** The longest look that begins the name: `phone-notch-pro-…` is no `phone-notch`. */
const lookOf = (file: string): Look | undefined =>
  (Object.keys(looks) as Look[])
    .filter((look) => file.startsWith(`${look}-`))
    .sort((one, other) => other.length - one.length)[0]

const picture = (origin: string, key: string, name: string, wide = false) =>
  html`<li><a href="${pictureUrl(origin, key)}"><img src="${pictureUrl(origin, key, { maxWidth: 320 })}" alt="${name}" width="320" height="${wide ? 160 : 320}" loading="lazy"><span>${name}</span></a></li>`

/** Every picture of the demo beside its like, to be looked at by who made them. */
export const contactSheetRoutes = () => {
  const routes = new Hono<ShopEndpointEnv>()

  routes.get('/contact-sheet', async (c) => {
    const { endpoint } = c.env
    const files = (await readdir(`${committedFolder}/demo`).catch(() => []))
      .filter((file) => file.endsWith('.avif'))
      .sort()
    const byLook = Map.groupBy(files, lookOf)
    const others = byLook.get(undefined) ?? []
    return hostedPage({
      endpoint,
      language: 'en',
      title: 'Contact sheet',
      wide: true,
      style,
      body: html`<h1>Contact sheet</h1><p class="muted">${files.length} pictures of ${Object.keys(looks).length} models, drawn in our studio.</p>
${Object.entries(looks).map(
  ([look, { renders }]) => html`<section class="stack"><h2>${look}</h2><p class="muted">${renders}</p>
<ul class="sheet">${(byLook.get(look as Look) ?? []).map((file) => picture(endpoint.origin, `demo/${file}`, `${bodyOf(look, file)}, ${endings.find((ending) => file.endsWith(ending))?.slice(1, -5)}`))}</ul></section>`,
)}
<section class="stack"><h2>Scenes</h2><ul class="sheet">${others.map((file) => picture(endpoint.origin, `demo/${file}`, file.slice(0, -5), true))}</ul></section>`,
    })
  })

  return routes
}
