import { markets } from '@dvaput/domain/markets/markets'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import { createStaticHandler, RouterContextProvider, redirect } from 'react-router'
import { describe, expect, it } from 'vitest'
import { errorReportContext, pageContext } from '../../context.ts'
import { isFailure, pageLoader } from './page-loader.ts'

const page: PageContext = {
  market: markets.ba,
  language: 'en',
  theme: 'system',
  origins: { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' },
  demo: true,
  requestId: 'request-7',
}

/** Asks through React Router itself, as a page would be asked. */
const ask = async (load: Parameters<typeof pageLoader>[0]) => {
  const reported: unknown[] = []
  const requestContext = new RouterContextProvider()
  requestContext.set(pageContext, page)
  requestContext.set(errorReportContext, (error) => {
    reported.push(error)
    return 500
  })
  const { query } = createStaticHandler([{ id: 'page', path: '/page', loader: pageLoader(load) }])
  const answer = await query(new Request('http://localhost/page?x=1'), { requestContext })
  return { answer, reported }
}

describe('a page loader', () => {
  it('hands over the page and the request', async () => {
    const { answer, reported } = await ask(({ language }, { request }) => `${language} ${request.url}`)
    expect(answer).toMatchObject({ statusCode: 200, loaderData: { page: 'en http://localhost/page?x=1' } })
    expect(reported).toEqual([])
  })

  it('lets a thrown response pass, and reports nothing', async () => {
    const { answer, reported } = await ask(() => {
      throw new Response(null, { status: 404 })
    })
    expect(answer).toMatchObject({ statusCode: 404, errors: { page: { status: 404 } } })
    expect(reported).toEqual([])
  })

  it('lets a redirect pass', async () => {
    const { answer } = await ask(() => {
      throw redirect('/elsewhere')
    })
    expect(answer).toBeInstanceOf(Response)
    expect((answer as Response).headers.get('Location')).toBe('/elsewhere')
  })

  it.each([
    [
      'at once',
      () => {
        throw new Error('password of amra')
      },
    ],
    [
      'later',
      async () => {
        await Promise.resolve()
        throw new Error('password of amra')
      },
    ],
  ])('turns a bug met %s into a 500 with the number of the request, and reports it', async (_, load) => {
    const { answer, reported } = await ask(load)
    expect(answer).toMatchObject({
      statusCode: 500,
      errors: { page: { status: 500, data: { requestId: 'request-7' } } },
    })
    expect(JSON.stringify(answer)).not.toContain('amra')
    expect(reported).toEqual([new Error('password of amra')])
  })
})

it.each([
  [{ requestId: 'x' }, true],
  [{ requestId: 7 }, false],
  [{}, false],
  [null, false],
  ['requestId', false],
  [undefined, false],
])('a page loader that throws %j ends in a failure with a request id: %s', (value, expected) => {
  expect(isFailure(value)).toBe(expected)
})
