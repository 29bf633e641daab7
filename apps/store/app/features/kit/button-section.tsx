import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { IconButton } from '@dvaput/ui/icon-button.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { KitSection, Specimen } from './kit-section.tsx'

const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)

export const ButtonSection = () => {
  const text = useText('kit')
  const [busy, setBusy] = useState(true)
  return (
    <KitSection id="buttons" title={text('section.buttons')}>
      <Specimen title={text('button.variants')}>
        <Row>
          <Button>{text('button.primary')}</Button>
          <Button variant="secondary">{text('button.secondary')}</Button>
          <Button variant="quiet">{text('button.quiet')}</Button>
          <Button variant="danger">{text('button.danger')}</Button>
        </Row>
      </Specimen>
      <Specimen title={text('button.states')}>
        <Row>
          <Button loading={busy}>{text('button.primary')}</Button>
          <Button variant="secondary" loading={busy}>
            {text('button.secondary')}
          </Button>
          <Button disabled>{text('button.disabled')}</Button>
          <Button variant="quiet" icon="refresh" onClick={() => setBusy(!busy)}>
            {text('button.refresh')}
          </Button>
        </Row>
      </Specimen>
      <Specimen title={text('button.sizes')}>
        <Row>
          <Button size="sm">{text('button.small')}</Button>
          <Button>{text('button.primary')}</Button>
          <Button size="lg">{text('button.large')}</Button>
        </Row>
      </Specimen>
      <Specimen title={text('button.icons')}>
        <Row>
          <Button icon="cart">{text('button.primary')}</Button>
          <ButtonLink to="/" variant="secondary" icon="right">
            {text('button.asLink')}
          </ButtonLink>
          <IconButton icon="compare" label={text('button.secondary')} />
          <IconButton icon="trash" label={text('overlay.remove')} disabled />
        </Row>
      </Specimen>
      <Specimen title={text('link.label')}>
        <Row>
          <TextLink to="/faq">{text('link.accent')}</TextLink>
          <TextLink to="/terms-and-conditions" tone="quiet">
            {text('link.quiet')}
          </TextLink>
        </Row>
      </Specimen>
    </KitSection>
  )
}
