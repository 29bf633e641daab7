import { Notice } from '@dvaput/ui/notice.tsx'

type RefusalNoticeProps = {
  readonly message: string
  /** What it is about, one sentence each. */
  readonly details: readonly string[]
}

/** Why a press was refused. */
export const RefusalNotice = ({ message, details }: RefusalNoticeProps) => (
  <Notice tone="danger">
    <p>{message}</p>
    {details.length > 0 && (
      <ul className="mt-2 grid list-disc gap-1 pl-4 text-ink">
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    )}
  </Notice>
)
