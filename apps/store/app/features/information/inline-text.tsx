import { Link } from 'react-router'

const markup = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g

const linkClasses = 'font-medium text-accent underline underline-offset-2 hover:text-accent-strong'

/** Renders the two marks an information text may hold; everything else is plain text. */
export const InlineText = ({ text }: { readonly text: string }) => {
  const parts: React.ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(markup)) {
    const [whole, label, address, strong] = match
    parts.push(text.slice(end, match.index))
    end = match.index + whole.length
    if (strong) parts.push(<strong key={end}>{strong}</strong>)
    else if (address?.startsWith('/'))
      parts.push(
        <Link key={end} to={address} prefetch="intent" className={linkClasses}>
          {label}
        </Link>,
      )
    else
      parts.push(
        <a key={end} href={address} className={linkClasses}>
          {label}
        </a>,
      )
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
