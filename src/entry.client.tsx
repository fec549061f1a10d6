import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { keepAnswersOf } from '#platform/web/answers/keep-answers.ts'
import { loadOtherTranslations, startI18n } from '#platform/web/i18n/browser.ts'
import { OriginContext } from '#platform/web/ui/page-head.tsx'
import { currentViewerKind } from '#platform/web/use-viewer-kind.ts'

const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
const origin = new URL(canonical ?? location.href).origin

keepAnswersOf(() => import('./app/offline-pages.ts').then(({ KEPT_AREAS }) => KEPT_AREAS))

const i18n = await startI18n()
if (currentViewerKind() === 'member') loadOtherTranslations().catch(() => undefined)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <OriginContext value={origin}>
          <HydratedRouter />
        </OriginContext>
      </I18nextProvider>
    </StrictMode>,
  )
})
