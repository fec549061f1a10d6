/** Generates the web app manifest of each language. */
import type { Plugin } from 'vite'
import { LANGUAGES, type Language, textDirection } from '../../platform/shared/language.ts'
import { readTranslations } from '../../platform/web/locales.vite.ts'
import { manifestPath } from '../../platform/web/manifest-path.ts'

/** The background of the default palette (themes.css). */
const BACKGROUND = '#15120f'

/** Words: platform.description, app.nav.marketplace, cart.title, app.area.dashboard.name, app.menu.messages, app.menu.orderHistory */
function createManifest(root: string, language: Language): string {
  const words = readTranslations(root, language)
  const say = (key: string) => String(key.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], words))
  const shortcut = (name: string, url: string) => ({ name, url, icons: [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }] })
  return JSON.stringify({
    id: '/',
    name: 'Plaza',
    short_name: 'Plaza',
    description: say('platform.description'),
    lang: language,
    dir: textDirection(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    categories: ['social', 'shopping', 'business'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      shortcut(say('app.nav.marketplace'), '/marketplace'),
      shortcut(say('app.area.dashboard.name'), '/dashboard'),
      shortcut(say('app.menu.messages'), '/messages'),
      shortcut(say('app.menu.orderHistory'), '/order-history'),
    ],
  })
}

export function manifestPlugin({ root }: { root: string }): Plugin {
  return {
    name: 'plaza-manifests',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const language of LANGUAGES)
        this.emitFile({ type: 'asset', fileName: manifestPath(language).slice(1), source: createManifest(root, language) })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = LANGUAGES.find((candidate) => request.url === manifestPath(candidate))
        if (!language) return next()
        response.setHeader('content-type', 'application/manifest+json')
        response.end(createManifest(root, language))
      })
    },
  }
}
