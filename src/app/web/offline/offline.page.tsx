/** The page for addresses that are not cached while offline. It redirects when online. */
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { safeReturnPath } from '#platform/shared/safe-return-path.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { type CachedPage, listCachedPages } from './cached-pages.ts'

export default function OfflinePage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const [kept, setKept] = useState<CachedPage[]>([])
  const wanted = safeReturnPath(search.get('to')) ?? '/'

  useEffect(() => void listCachedPages().then(setKept), [])
  // Reacts only to the change to online: being online does not mean that Plaza answers.
  useEffect(() => {
    const goOn = () => window.location.replace(wanted)
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [wanted])

  return (
    <main id="content" className="page pt-8 md:pt-16">
      <PageHead title={t('app.offline.title')} hidden />
      <Notice headingLevel="h1" icon={CloudOff} title={t('app.offline.title')} text={t('app.offline.text')}>
        <Button onClick={() => window.location.assign(wanted)}>{t('platform.failed.retry')}</Button>
      </Notice>
      {kept.length > 0 && (
        <section aria-labelledby="kept" className="mx-auto max-w-md">
          <h2 id="kept" className="font-semibold">
            {t('app.offline.kept')}
          </h2>
          <ul className="mt-3 divide-y rounded-lg border bg-card">
            {kept.map(({ path, title }) => (
              <li key={path}>
                <a href={path} className="flex min-h-12 items-center px-4 py-2 transition hover:bg-muted">
                  <bdi className="truncate">{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}
