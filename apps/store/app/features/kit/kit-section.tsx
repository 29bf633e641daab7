import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { type ReactNode, useId } from 'react'

type KitSectionProps = { readonly id: string; readonly title: string; readonly children: ReactNode }

export const KitSection = ({ id, title, children }: KitSectionProps) => {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="border-t border-line py-12">
      <h2 id={titleId} className="mb-8 text-3xl">
        {title}
      </h2>
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-2">{children}</div>
    </section>
  )
}

type SpecimenProps = { readonly title: string; readonly wide?: boolean; readonly children: ReactNode }

/** One component with its name. */
export const Specimen = ({ title, wide = false, children }: SpecimenProps) => (
  <div className={joinClasses('min-w-0', wide && 'lg:col-span-2')}>
    <h3 className="mb-4 font-text text-sm font-semibold tracking-normal text-ink-soft">{title}</h3>
    {children}
  </div>
)
