import { Notice } from '@dvaput/ui/notice.tsx'

type Props = {
  /** What the screen says after it was done; null where nothing was. */
  readonly done: string | null
  readonly problem: string | null
}

export const OutcomeNotice = ({ done, problem }: Props) => {
  if (problem) return <Notice tone="danger">{problem}</Notice>
  return done ? <Notice>{done}</Notice> : null
}
