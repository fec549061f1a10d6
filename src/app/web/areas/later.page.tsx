/** A public page that is not built yet (spec §2: `/blog`): it says what it will be. */
import { Newspaper } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { useComingSoon } from '../coming-soon.ts'

export default function LaterPage() {
  const { t } = useTranslation()
  const comingSoon = useComingSoon()
  return (
    <main id="content">
      <PageHead title={t('app.later.blog.title')} hidden />
      <Notice headingLevel="h1" icon={Newspaper} title={t('app.later.blog.title')} text={t('app.later.blog.text')}>
        <Button onClick={comingSoon}>{t('app.later.blog.action')}</Button>
        <ButtonLink to="/marketplace" look="secondary">
          {t('app.nav.marketplace')}
        </ButtonLink>
      </Notice>
    </main>
  )
}
