/** A public page that is not built yet (spec §2: `/vendor/register`, `/blog`): it says what it will be. */
import { Newspaper, Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { useComingSoon } from '../coming-soon.ts'

export default function LaterPage() {
  const { t } = useTranslation()
  const comingSoon = useComingSoon()
  const isBlog = useLocation().pathname.startsWith('/blog')
  const title = isBlog ? t('app.later.blog.title') : t('app.later.vendor.title')
  return (
    <main id="content">
      <PageHead title={title} hidden />
      <Notice
        headingLevel="h1"
        icon={isBlog ? Newspaper : Store}
        title={title}
        text={isBlog ? t('app.later.blog.text') : t('app.later.vendor.text')}
      >
        <Button onClick={comingSoon}>{isBlog ? t('app.later.blog.action') : t('app.later.vendor.action')}</Button>
        <ButtonLink to="/marketplace" look="secondary">
          {t('app.nav.marketplace')}
        </ButtonLink>
      </Notice>
    </main>
  )
}
