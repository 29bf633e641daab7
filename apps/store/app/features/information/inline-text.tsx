import { Link } from 'react-router'

const markup = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*|\{(\w+):([^}]+)\}|(\d+-\d+)/g

const linkClasses = 'font-medium text-accent underline underline-offset-2 hover:text-accent-strong'

/** Renders links, bold text and named figures (`{returnWindow:14 days}`), and keeps "24-48" on one line. */
export const InlineText = ({ text }: { readonly text: string }) => {
  const parts: React.ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(markup)) {
    const [whole, label, address, strong, name, figure, range] = match
    parts.push(text.slice(end, match.index))
    end = match.index + whole.length
    if (strong)
      parts.push(
        <strong key={end}>
          <InlineText text={strong} />
        </strong>,
      )
    else if (figure)
      parts.push(
        <span key={end} data-figure={name}>
          <InlineText text={figure} />
        </span>,
      )
    else if (range)
      parts.push(
        <span key={end} className="whitespace-nowrap">
          {range}
        </span>,
      )
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
