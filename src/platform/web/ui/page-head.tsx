/** The metadata of a page for browsers, search engines and link previews. React moves it into the head. */
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#platform/shared/language.ts'
import { useLanguage } from '../i18n/use-language.ts'

/** The public origin of this Plaza, without a path. */
export const OriginContext = createContext('')

type Props = {
  title?: string
  description?: string
  image?: string | undefined
  imageAlt?: string | undefined
  /** Shown small beside the text in link previews of a page without an image, such as the avatar of its author. */
  thumbnail?: string | null
  hidden?: boolean
  /** Those in which the page is written; in the others it shows the first one. */
  languages?: readonly Language[]
  kind?: 'website' | 'product' | 'article'
}

/** `hidden` keeps a private page out of search engines. */
export function PageHead({
  title,
  description,
  image,
  imageAlt,
  thumbnail,
  hidden = false,
  languages = LANGUAGES,
  kind = 'website',
}: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const origin = use(OriginContext)
  const { pathname } = useLocation()
  const full = title ? t('platform.titleOf', { title }) : t('platform.title')
  const about = description ?? t('platform.description')
  const shown = image ?? thumbnail
  const picture = shown && `${origin}${shown}`
  const address = (lng: Language) => `${origin}${pathname}${lng === FALLBACK_LANGUAGE ? '' : `?lng=${lng}`}`
  const shownIn = languages.includes(language) ? language : (languages[0] ?? language)
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={about} />
      {hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address(shownIn)} />
      {!hidden && languages.map((lng) => <link key={lng} rel="alternate" hrefLang={lng} href={address(lng)} />)}
      {!hidden && <link rel="alternate" hrefLang="x-default" href={address(FALLBACK_LANGUAGE)} />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content="Plaza" />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={address(shownIn)} />
      <meta name="twitter:title" content={full} />
      <meta name="twitter:description" content={about} />
      {picture && <meta property="og:image" content={picture} />}
      {image && imageAlt && <meta property="og:image:alt" content={imageAlt} />}
      {picture && <meta name="twitter:image" content={picture} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}
