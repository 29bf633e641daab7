import { ButtonLink } from '../../../store/app/ui/button-link.tsx'

type Link = { readonly to: string; readonly label: string }

/** Below a list: back to its beginning, and on. */
export const PageLinks = ({ first, next }: { readonly first: Link | null; readonly next: Link | null }) => (
  <div className="flex gap-2">
    {[first, next].map(
      (link) =>
        link && (
          <ButtonLink key={link.label} to={link.to} variant="secondary">
            {link.label}
          </ButtonLink>
        ),
    )}
  </div>
)
