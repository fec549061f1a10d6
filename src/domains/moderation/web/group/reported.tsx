import { useTranslation } from 'react-i18next'
import { Badge } from '#platform/web/ui/badge.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { GroupReport } from '../../contract.ts'
import { ReportedContent } from '../reported-content.tsx'

/** A copy of the moment of the first report. */
export function Reported({ report: { type, title, text, images, author, reasons, count, newestAt } }: { report: GroupReport }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted-foreground">
        <Badge>{t(`reports.type.${type}`)}</Badge>
        <bdi>{author?.name ?? t('reports.formerMember')}</bdi>
        <span aria-hidden>·</span>
        <RelativeTime iso={newestAt} />
      </p>
      <ReportedContent title={title} text={text} images={images} />
      <p className="mt-3 text-sm">
        <span className="font-medium">{t('moderation.group.reports', { count })}</span>{' '}
        {reasons.map((reason) => t(`reports.reason.${reason}`)).join(t('reports.comma'))}
      </p>
    </>
  )
}
