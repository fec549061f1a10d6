import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PageSlug } from '../contract/limits.ts'
import { pagePath } from './published-pages.ts'
import { usePublishedVersion } from './queries.ts'

/**
 * What somebody agrees to by registering or ordering, with links to the pages that are published; nothing while none is. The links open
 * another tab, so that the form stays as it is. Keys: pages.agreement.*
 */
export function Agreement({ by }: { by: 'registering' | 'ordering' }) {
  const { t } = useTranslation()
  const terms = usePublishedVersion('terms')
  const privacy = usePublishedVersion('privacy')
  if (terms === null && privacy === null) return null
  return (
    <p className="text-xs text-muted-foreground">
      {terms !== null && <Sentence text={t(`pages.agreement.${by}`, { page: MARK })} slug="terms" />}{' '}
      {privacy !== null && <Sentence text={t('pages.agreement.privacy', { page: MARK })} slug="privacy" />}
    </p>
  )
}

/** Where the sentence names the page. */
const MARK = '\u0001'

/** Keys: pages.name.* */
function Sentence({ text, slug }: { text: string; slug: PageSlug }) {
  const { t } = useTranslation()
  const [before, after] = text.split(MARK)
  return (
    <>
      {before}
      <Link to={pagePath(slug)} target="_blank" className="font-medium text-foreground underline underline-offset-4">
        {t(`pages.name.${slug}`)}
      </Link>
      {after}
    </>
  )
}
