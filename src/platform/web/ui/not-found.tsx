import { Compass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from './button.tsx'
import { Notice } from './notice.tsx'
import { PageHead } from './page-head.tsx'

/** The same for what never was, what is gone and what is somebody else's. */
export function NotFound() {
  const { t } = useTranslation()
  return (
    <main id="content">
      <PageHead title={t('platform.notFound.title')} hidden />
      <Notice headingLevel="h1" icon={Compass} title={t('platform.notFound.title')} text={t('platform.notFound.text')}>
        <ButtonLink to="/">{t('platform.notFound.home')}</ButtonLink>
      </Notice>
    </main>
  )
}
