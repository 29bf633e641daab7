import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type ReactNode, Suspense, use } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Link, StaticRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { LazyHydration } from './lazy-hydration.tsx'
import { RenderedOnce, RenderedPartsContext } from './rendered-once.tsx'
import { createRenderedParts } from './rendered-parts.server.ts'

const rendered = vi.fn()

const Greeting = ({ name }: { readonly name: string }) => {
  rendered(name)
  return (
    <p className="greeting">
      {name} & co <Link to={`/${name}`}>here</Link>
    </p>
  )
}

const Page = ({ names }: { readonly names: readonly string[] }) => (
  <StaticRouter location="/shop/products" basename="/shop">
    <ul>
      {names.map((name) => (
        <LazyHydration key={name} as="li" className="card" sameFor={() => [Greeting, name]}>
          <Greeting name={name} />
        </LazyHydration>
      ))}
    </ul>
  </StaticRouter>
)

/** Everything, however late. */
const renderWhole = (page: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    })
  })

const createRender = () => {
  const parts = createRenderedParts(async () => {})
  return (page: ReactNode) => renderWhole(<RenderedPartsContext value={parts}>{page}</RenderedPartsContext>)
}

describe('a part that is rendered once', () => {
  it('is what React writes for it in its place, the first time and later', async () => {
    const render = createRender()
    const page = <Page names={['Ana', 'Ivo']} />
    const plain = await renderWhole(page)
    expect(plain).toContain('Ana<!-- --> &amp; co <a href="/shop/Ana"')
    expect([await render(page), await render(page)]).toEqual([plain, plain])
  })

  it('is rendered once for all pages that have it, also at the same time', async () => {
    const render = createRender()
    rendered.mockClear()
    await Promise.all([render(<Page names={['Ana', 'Ivo']} />), render(<Page names={['Ivo']} />)])
    await render(<Page names={['Ivo', 'Eva', 'Ana']} />)
    expect(rendered.mock.calls.flat()).toEqual(['Ana', 'Ivo', 'Eva'])
  })

  it('is another one for another component with the same key', async () => {
    const render = createRender()
    const Other = () => <b>other</b>
    await render(<Page names={['Ana']} />)
    const other = (
      <RenderedOnce as="p" sameFor={() => [Other, 'Ana']}>
        <Other />
      </RenderedOnce>
    )
    expect(await render(other)).toBe('<p><b>other</b></p>')
  })

  it('is rendered in its place while something it needs is not there', async () => {
    const render = createRender()
    const Waiting = () => <i>{use(loaded)}</i>
    let arrive = (_: string) => {}
    const loaded = new Promise<string>((resolve) => {
      arrive = resolve
    })
    const page = (
      <LazyHydration sameFor={() => [Waiting, '']}>
        <Waiting />
      </LazyHydration>
    )
    const first = render(page)
    setTimeout(arrive, 20, 'there')
    const whole = '<div data-apart="true"><!--$--><i>there</i><!--/$--></div>'
    expect(await first).toBe(whole)
    expect(await render(page)).toBe(whole)
  })

  it('fails as it would in its place', async () => {
    const Broken = () => {
      throw new Error('broken')
    }
    const page = (
      <Suspense>
        <RenderedOnce as="p" sameFor={() => [Broken, '']}>
          <Broken />
        </RenderedOnce>
      </Suspense>
    )
    await expect(createRender()(page)).rejects.toThrow('broken')
  })
})
