import { ownTextKey } from '@dvaput/domain/markets/own-texts'
import { redirect } from 'react-router'
import { type ActionInput, recordActions } from '../../lib/forms/record-actions.ts'
import { readTextPlace } from './read-text-place.ts'

type Place = Pick<ActionInput<unknown>, 'page' | 'services' | 'params' | 'url'>

/** The section that the path names, in the market and language of the query. */
export const findText = async ({ page, services, params: { page: name = '', section = '' }, url }: Place) => {
  const place = readTextPlace(url, page.market.id, page.language)
  const pages = await services.readOriginalTexts(place.market, place.language)
  const original = pages.find((each) => each.page === name)?.sections.find(({ id }) => id === section)
  return original ? { place, original, key: ownTextKey(name, section, place.language) } : null
}

type Input = ActionInput<NonNullable<Awaited<ReturnType<typeof findText>>>>
type Value = Parameters<Input['services']['content']['texts']['change']>[0]['value']

const write = async ({ services, record: { place, key }, by, revision }: Input, value: Value) => {
  const { market } = place
  const changed = await services.content.texts.change({ by, market, key, revision, value })
  return changed === 'ok' ? redirect(`/content/texts?${new URLSearchParams({ ...place, done: 'text' })}`) : changed
}

export const textActions = recordActions({ permission: 'content.write', find: findText })({
  save: { run: (input) => write(input, { title: input.typed.title ?? '', text: input.typed.text ?? '' }) },
  default: { run: (input) => write(input, null) },
})
