import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { textDirection } from '#platform/shared/language.ts'
import { useInteracted } from '#platform/web/first-interaction.ts'
import { applyChosenLanguage, loadOtherTranslations, translationsUrl } from '#platform/web/i18n/browser.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { rarePart } from '#platform/web/lazy-part.tsx'
import { manifestPath } from '#platform/web/manifest-path.ts'
import { preloadModule } from '#platform/web/preload-module.ts'
import { queryClient } from '#platform/web/query-client.ts'
import styles from '#platform/web/styles.css?url'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { Toaster } from '#platform/web/ui/toaster.tsx'
import { Unexpected } from '#platform/web/ui/unexpected.tsx'
import { useIdle } from '#platform/web/use-idle.ts'
import { useViewerKind } from '#platform/web/use-viewer-kind.ts'

const Background = rarePart(() => import('#app/web/background.tsx'), { whenMissing: 'nothing', useReady: useTimeForMore })

/** When to load what isn't seen at first: guests who only read a page need nothing of it. */
function useTimeForMore(): boolean {
  const isIdle = useIdle()
  const isUsed = useInteracted()
  const viewer = useViewerKind()
  return isIdle && (isUsed || viewer === 'member')
}

/** A style sheet that belonged to this module would be loaded again with every part that imports something from its file. */
export const links = () => [{ rel: 'stylesheet', href: styles }]

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage()
  // Only the first language is preloaded: a language switch loads its texts before it renders, so a preload would fetch them twice.
  const [firstLanguage] = useState(language)
  return (
    // The server rewrites this tag for each visitor (src/platform/server/visitor.ts); nothing else in the document depends on the visitor.
    <html
      lang={language}
      dir={textDirection(language)}
      data-theme="default-dark"
      data-heading="inter"
      data-body="inter"
      data-bg="solid"
      data-viewer="guest"
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath(firstLanguage)} />
        <link rel="preload" href={translationsUrl(firstLanguage)} as="fetch" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const [client] = useState(queryClient)
  const isTimeForMore = useTimeForMore()
  useEffect(() => preloadModule(applyChosenLanguage), [])
  // What somebody opens has its texts then.
  useEffect(() => {
    if (isTimeForMore) loadOtherTranslations().catch(() => undefined)
  }, [isTimeForMore])
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <Toaster />
      <Background />
    </QueryClientProvider>
  )
}

/** Shown while a page behind login is loading (spec §2). */
export function HydrateFallback() {
  return <LoadingPage />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <Unexpected error={error} />
}
