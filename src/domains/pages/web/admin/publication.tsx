import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { DraftView } from '../../contract.ts'
import { pagePath } from '../published-pages.ts'
import { usePublishPage, useUnpublishPage } from './operations.ts'

/** Publishes the saved draft, or takes the page away. Keys: pages.name.*, pages.admin.blocked.* */
export default function Publication({ page, unsaved }: { page: DraftView; unsaved: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const publish = usePublishPage()
  const unpublish = useUnpublishPage()
  const [asking, setAsking] = useState<'publish' | 'unpublish' | null>(null)
  const { slug, published, version } = page
  const name = t(`pages.name.${slug}`)
  const blocked = whyBlocked(page, unsaved)
  const close = () => setAsking(null)
  return (
    <Panel
      title={t('pages.admin.publication')}
      lead={
        published
          ? t('pages.admin.publishedSince', { number: formatNumber(published.version, locale), date: formatMoment(published.at, locale) })
          : t('pages.admin.hiddenNow')
      }
    >
      <div className="flex flex-col gap-3">
        <Button disabled={blocked !== null} aria-describedby={blocked ? 'publish-blocked' : undefined} onClick={() => setAsking('publish')}>
          {t('pages.admin.publish')}
        </Button>
        {blocked && (
          <p id="publish-blocked" className="text-xs text-muted-foreground">
            {t(`pages.admin.blocked.${blocked}`)}
          </p>
        )}
        {published && (
          <>
            <ButtonLink to={pagePath(slug)} look="secondary" target="_blank">
              <ExternalLink aria-hidden className="size-4.5" />
              {t('pages.admin.open')}
            </ButtonLink>
            <Button look="danger" onClick={() => setAsking('unpublish')}>
              {t('pages.admin.unpublish')}
            </Button>
          </>
        )}
      </div>
      <Confirm
        open={asking === 'publish'}
        onOpenChange={close}
        title={t('pages.admin.publishTitle', { name })}
        action={t('pages.admin.publish')}
        words="pages"
        onConfirm={async () => {
          const saved = await publish.mutateAsync({ slug, version })
          toast({ title: t('pages.admin.published', { number: formatNumber(saved.published?.version ?? 1, locale) }) })
        }}
      >
        <p>{t(slug === 'terms' ? 'pages.admin.publishTerms' : 'pages.admin.publishText')}</p>
      </Confirm>
      <Confirm
        open={asking === 'unpublish'}
        onOpenChange={close}
        danger
        title={t('pages.admin.unpublishTitle', { name })}
        action={t('pages.admin.unpublish')}
        words="pages"
        onConfirm={async () => {
          await unpublish.mutateAsync({ slug })
          toast({ title: t('pages.admin.unpublished') })
        }}
      >
        <p>{t('pages.admin.unpublishText')}</p>
      </Confirm>
    </Panel>
  )
}

function whyBlocked({ languages, published, changed }: DraftView, unsaved: boolean): 'unsaved' | 'empty' | 'same' | null {
  if (unsaved) return 'unsaved'
  if (languages.length === 0) return 'empty'
  return published && !changed ? 'same' : null
}
