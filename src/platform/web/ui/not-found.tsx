import { Compass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from './button.tsx'
import { Notice } from './notice.tsx'
import { PageHead } from './page-head.tsx'

/** The same page for missing and deleted records and for records of others. */
export function NotFound() {
  return (
    <main id="content">
      <MissingRecord headingLevel="h1" />
    </main>
  )
}

/** The same message inside a page. */
export function MissingRecord({ headingLevel = 'h2' }: { headingLevel?: 'h1' | 'h2' }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('platform.notFound.title')} hidden />
      <Notice headingLevel={headingLevel} icon={Compass} title={t('platform.notFound.title')} text={t('platform.notFound.text')}>
        <ButtonLink to="/">{t('platform.notFound.home')}</ButtonLink>
      </Notice>
    </>
  )
}
