import type { MetaFunction } from 'react-router'

/** The title that the loader gives as `title`; nothing here is for search engines. */
export const screenMeta: MetaFunction = ({ loaderData, matches }) => {
  const title = (loaderData as { readonly title?: string } | undefined)?.title
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { readonly name?: string } | undefined
  return [
    { title: [title, root?.name ?? 'Dvaput'].filter(Boolean).join(' | ') },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}
