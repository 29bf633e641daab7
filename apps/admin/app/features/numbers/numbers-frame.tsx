import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ScreenLinks } from '../../ui/screen-links.tsx'

const figures = ['sales', 'offers', 'searches', 'stock'] as const

/** Title and links of every screen of the section. */
export const NumbersFrame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const text = useText('numbers')
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">{title}</h1>
      <ScreenLinks
        label={text('numbers.screens')}
        links={figures.map((figure) => ({
          to: figure === 'sales' ? '/numbers' : `/numbers/${figure}`,
          label: text(`figure.${figure}`),
        }))}
      />
      {children}
    </div>
  )
}
