import { useTranslation } from 'react-i18next'
import { Badge } from '#platform/web/ui/badge.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { CaseView, EvidenceView } from '../../contract.ts'
import { ReportedContent } from '../reported-content.tsx'

/** The copy of the moment of the first report, and what changed since. Keys: moderation.now.* */
export function Evidence({ found: { evidence, now } }: { found: CaseView }) {
  const { t } = useTranslation()
  return (
    <Panel
      title={t('moderation.evidence')}
      lead={t('moderation.evidenceLead')}
      aside={now.state !== 'same' && <Badge tone="warning">{t(`moderation.now.${now.state}`)}</Badge>}
    >
      {evidence.length === 0 ? (
        <p className="text-muted-foreground">{t('moderation.noEvidence')}</p>
      ) : (
        <ol className="space-y-3">
          {evidence.map((item) => (
            <Item key={item.id} item={item} isMarked={item.isRecord && evidence.length > 1} />
          ))}
        </ol>
      )}
      {now.state === 'edited' && (
        <div className="mt-5 border-t pt-4">
          <h3 className="font-medium">{t('moderation.nowReads')}</h3>
          <p dir="auto" className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">
            {now.text}
          </p>
        </div>
      )}
    </Panel>
  )
}

function Item({ item: { author, at, title, text, images }, isMarked }: { item: EvidenceView; isMarked: boolean }) {
  const { t } = useTranslation()
  return (
    <li className={classes('rounded-md border p-4', isMarked && 'border-destructive/60 bg-destructive/5')}>
      <p className="text-xs text-muted-foreground">
        <bdi>{author?.name ?? t('reports.formerMember')}</bdi> · <RelativeTime iso={at} />
        {isMarked && ` · ${t('moderation.reportedOne')}`}
      </p>
      <ReportedContent title={title} text={text} images={images} />
    </li>
  )
}
