/** The placeholder of a public page that is not built yet (spec §2: `/blog`). */
import { Newspaper } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'

export default function BlogComingSoonPage() {
  const { t } = useTranslation()
  return (
    <main id="content">
      <PageHead title={t('app.later.blog.title')} hidden />
      <Notice headingLevel="h1" icon={Newspaper} title={t('app.later.blog.title')} text={t('app.later.blog.text')}>
        <ButtonLink to="/marketplace" look="secondary">
          {t('app.nav.marketplace')}
        </ButtonLink>
      </Notice>
    </main>
  )
}
