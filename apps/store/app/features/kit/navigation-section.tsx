import { Button } from '@dvaput/ui/button.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Menu } from '../../ui/popups/menu.tsx'
import { notify } from '../../ui/popups/toast.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { KitSection, Specimen } from './kit-section.tsx'

const samplePage = (page: number) => `/kit?page=${page}#navigation`

export const NavigationSection = ({ page }: { readonly page: number }) => {
  const text = useText('kit')
  return (
    <KitSection id="navigation" title={text('section.navigation')}>
      <Specimen title={text('navigation.breadcrumb')}>
        <Breadcrumb
          trail={[
            { label: text('navigation.home'), to: '/' },
            { label: text('navigation.laptops'), to: '/kit#navigation' },
          ]}
          current={text('product.laptop')}
        />
      </Specimen>
      <Specimen title={text('navigation.pagination')}>
        <Pagination page={page} pageCount={12} hrefFor={samplePage} />
      </Specimen>
      <Specimen title={text('navigation.tabs')}>
        <Tabs
          label={text('navigation.tabs')}
          tabs={[
            {
              value: 'description',
              label: text('navigation.description'),
              content: text('navigation.descriptionText'),
            },
            {
              value: 'specification',
              label: text('navigation.specification'),
              content: text('navigation.specificationText'),
            },
            { value: 'offers', label: text('navigation.offers'), content: '', disabled: true },
          ]}
        />
      </Specimen>
      <Specimen title={text('navigation.menu')}>
        <Menu
          trigger={<Button variant="secondary">{text('navigation.menuOpen')}</Button>}
          entries={[
            {
              label: text('navigation.menuShare'),
              icon: 'box',
              onSelect: () => notify({ type: 'info', message: text('overlay.blankText') }),
            },
            { label: text('navigation.menuHelp'), icon: 'info', to: '/faq' },
            { label: text('navigation.menuOff'), icon: 'clock', disabled: true, onSelect: () => {} },
            {
              label: text('overlay.remove'),
              icon: 'trash',
              danger: true,
              onSelect: () => notify({ type: 'error', message: text('overlay.errorText') }),
            },
          ]}
        />
      </Specimen>
      <Specimen title={text('navigation.accordion')} wide>
        <Accordion
          defaultOpen="sample-question-1"
          items={[
            { id: 'sample-question-1', title: text('navigation.question1'), content: text('navigation.answer1') },
            { id: 'sample-question-2', title: text('navigation.question2'), content: text('navigation.answer2') },
            { id: 'sample-question-3', title: text('navigation.question3'), content: text('navigation.answer3') },
          ]}
        />
      </Specimen>
    </KitSection>
  )
}
