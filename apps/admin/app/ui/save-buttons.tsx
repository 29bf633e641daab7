import { Button } from '@dvaput/ui/button.tsx'

type Props = {
  readonly save: string
  /** Puts back what counts without the shop; null where that is what counts. */
  readonly restore: string | null
}

export const SaveButtons = ({ save, restore }: Props) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit">{save}</Button>
    {restore !== null && (
      <Button type="submit" name="act" value="default" variant="secondary" formNoValidate>
        {restore}
      </Button>
    )}
  </div>
)
