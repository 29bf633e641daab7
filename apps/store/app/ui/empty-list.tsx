import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import type { IconName } from '@dvaput/ui/icon.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'

type EmptyListProps = {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** What the link says that leads to the products. */
  readonly browse: string
  /** Another way. */
  readonly more?: { readonly to: string; readonly label: string }
}

/** A list of products of the visitor's own that has none yet, and the way to some. */
export const EmptyList = ({ icon, title, text, browse, more }: EmptyListProps) => (
  <StatePanel
    icon={icon}
    title={title}
    action={
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/products" prefetch="intent">
          {browse}
        </ButtonLink>
        {more && (
          <ButtonLink to={more.to} variant="secondary">
            {more.label}
          </ButtonLink>
        )}
      </div>
    }
  >
    {text}
  </StatePanel>
)
