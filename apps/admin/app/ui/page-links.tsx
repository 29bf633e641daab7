import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import type { ListPages } from '../lib/urls/list-url.ts'

/** Below a list: back to its beginning, and on. */
export const PageLinks = ({ pages, first, next }: { readonly pages: ListPages } & Record<keyof ListPages, string>) => (
  <div className="flex gap-2">
    {pages.first && (
      <ButtonLink to={pages.first} variant="secondary">
        {first}
      </ButtonLink>
    )}
    {pages.next && (
      <ButtonLink to={pages.next} variant="secondary">
        {next}
      </ButtonLink>
    )}
  </div>
)
