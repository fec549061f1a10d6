import { useTranslation } from 'react-i18next'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { TakedownView } from '../contract.ts'

/** The statement of reasons, the vendor's answers and the administrators' replies. Keys: catalog.takedown.reason.* */
export function TakedownText({
  takedown: { reason, statement, answers },
}: {
  takedown: Pick<TakedownView, 'reason' | 'statement' | 'answers'>
}) {
  const { t } = useTranslation()
  return (
    <dl className="max-w-prose space-y-4">
      <Said term={t(`catalog.takedown.reason.${reason}`)} text={statement} />
      {answers.map(({ text, answeredAt, reply }) => (
        <div key={answeredAt} className="space-y-4 border-s-2 ps-4">
          <Said term={t('catalog.takedown.answer')} text={text} at={answeredAt} />
          {reply && <Said term={t('catalog.takedown.reply')} text={reply.text} at={reply.repliedAt} />}
        </div>
      ))}
    </dl>
  )
}

function Said({ term, text, at }: { term: string; text: string; at?: string }) {
  return (
    <div>
      <dt className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {term}
        {at && (
          <span className="text-xs font-normal text-muted-foreground">
            <RelativeTime iso={at} />
          </span>
        )}
      </dt>
      <dd dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {text}
      </dd>
    </div>
  )
}
