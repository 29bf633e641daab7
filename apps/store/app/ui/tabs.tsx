import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

type Tab = { readonly value: string; readonly label: string; readonly content: ReactNode; readonly disabled?: boolean }

type TabsProps = {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly value?: string
  readonly defaultValue?: string
  readonly onChange?: (value: string) => void
}

export const Tabs = ({ label, tabs, value, defaultValue = tabs[0]?.value, onChange }: TabsProps) => (
  <Base.Root
    {...(value === undefined ? { defaultValue } : { value })}
    onValueChange={(next: string) => onChange?.(next)}
  >
    <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map((tab) => (
        <Base.Tab
          key={tab.value}
          value={tab.value}
          disabled={tab.disabled ?? false}
          className="min-h-11 shrink-0 border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:border-accent data-active:text-ink data-disabled:opacity-50"
        >
          {tab.label}
        </Base.Tab>
      ))}
    </Base.List>
    {tabs.map((tab) => (
      <Base.Panel key={tab.value} value={tab.value} className="rounded-sm pt-5">
        {tab.content}
      </Base.Panel>
    ))}
  </Base.Root>
)
