import { useLoaderData } from 'react-router'
import { loadText } from '../i18n/create-text.ts'
import { screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'

export const meta = screenMeta

export const handle = { messages: ['today'] }

export const loader = screenLoader(async ({ language }) => {
  const text = await loadText(language, 'today')
  return { title: text('today.title') }
})

export default function Today() {
  const { title } = useLoaderData<typeof loader>()
  return <h1 className="text-2xl">{title}</h1>
}
