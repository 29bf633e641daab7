import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { KitSection, Specimen } from './kit-section.tsx'

export const StateSection = () => {
  const text = useText('kit')
  const [retrying, setRetrying] = useState(false)
  return (
    <KitSection id="states" title={text('section.states')}>
      <Specimen title={text('state.empty')}>
        <Card>
          <StatePanel
            icon="cart"
            title={text('state.emptyTitle')}
            action={
              <ButtonLink to="/kit#products" variant="secondary">
                {text('state.emptyAction')}
              </ButtonLink>
            }
          >
            {text('state.emptyText')}
          </StatePanel>
        </Card>
      </Specimen>
      <Specimen title={text('state.error')}>
        <Card>
          <ErrorState title={text('state.errorTitle')} retrying={retrying} onRetry={() => setRetrying(true)}>
            {text('state.errorText')}
          </ErrorState>
        </Card>
      </Specimen>
      <Specimen title={text('state.loading')}>
        <Card>
          <LoadingState />
        </Card>
      </Specimen>
      <Specimen title={text('state.skeleton')}>
        <LoadingState>
          <Card className="flex gap-4">
            <Skeleton className="size-24 rounded-md" />
            <div className="flex grow flex-col gap-3 py-1">
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="mt-auto h-6 w-24" />
            </div>
          </Card>
        </LoadingState>
      </Specimen>
    </KitSection>
  )
}
