import { Bookmark, PenLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { ListSkeleton } from './list/list-skeleton.tsx'
import { PopularTags } from './popular-tags.tsx'

const Composer = lazyPart(async () => ({ default: (await import('./composer/composer.tsx')).Composer }), { Fallback: ComposerSkeleton })
const Feeds = lazyPart(() => import('./feeds.tsx'), { Fallback: ListSkeleton })

/** The feed of those whom the member follows, and posts of everybody. */
export default function SocialPage() {
  const { t } = useTranslation()
  const composer = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    function hear(event: KeyboardEvent) {
      const { target } = event
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
      if (target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]')) return
      event.preventDefault()
      composer.current?.focus()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])

  return (
    <main id="content" className="mx-auto grid w-full max-w-5xl gap-8 px-4 py-6 md:px-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <PageHead title={t('feed.title')} hidden />
      <div className="min-w-0">
        <header className="mb-4 flex items-center justify-between gap-4">
          <h1 className="text-xl font-bold tracking-tight">{t('feed.title')}</h1>
          <ButtonLink to="/social/bookmarks" look="secondary" size="sm">
            <Bookmark aria-hidden className="size-4" />
            {t('feed.bookmarks.title')}
          </ButtonLink>
        </header>
        <Composer name="feed.posts.create" element={composer} />
        <div className="mt-4">
          <Feeds />
        </div>
      </div>
      <PopularTags />
      <button
        type="button"
        aria-label={t('feed.compose.open')}
        onClick={() => composer.current?.focus()}
        className="fixed end-4 bottom-4 z-20 inline-flex size-14 items-center justify-center rounded-full bg-primary text-primary-foreground shadow-lg md:hidden"
      >
        <PenLine aria-hidden className="size-6" />
      </button>
    </main>
  )
}

function ComposerSkeleton() {
  return <Skeleton className="h-33 rounded-lg" />
}
