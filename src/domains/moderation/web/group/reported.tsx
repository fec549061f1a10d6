import { useTranslation } from 'react-i18next'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { GroupReport } from '../../contract.ts'

/** A copy of the moment of the first report. */
export function Reported({ report: { type, title, text, images, author, reasons, count, newestAt } }: { report: GroupReport }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted-foreground">
        <Badge>{t(`reports.type.${type}`)}</Badge>
        <bdi>{author?.username ?? t('reports.formerMember')}</bdi>
        <span aria-hidden>·</span>
        <RelativeTime iso={newestAt} />
      </p>
      {title && (
        <p dir="auto" className="mt-2 font-medium wrap-anywhere">
          {title}
        </p>
      )}
      {text && (
        <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {images.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {images.map((image) => (
            <li key={image.sources.at(-1)?.url}>
              <Picture image={image} sizes="8rem" className="size-32 rounded-md" />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm">
        <span className="font-medium">{t('moderation.group.reports', { count })}</span>{' '}
        {reasons.map((reason) => t(`reports.reason.${reason}`)).join(t('reports.comma'))}
      </p>
    </>
  )
}
