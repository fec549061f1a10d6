import { ExternalLink, Package } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Pictures } from '#domains/messages/web/index.ts'
import { WrittenText } from '#domains/network/web/index.ts'
import { Price } from '#platform/web/money.tsx'
import { referredBy } from '#platform/web/referrer.ts'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { QuotedPost } from '../../contract.ts'
import { tagPath } from '../paths.ts'

/** What a post says and shows. `short` cuts a long text, for a quoted post. */
export function PostContent({ post, short = false }: { post: QuotedPost; short?: boolean }) {
  const { text, mentions, pictures, record, link } = post
  return (
    <div className="mt-2 space-y-3">
      {text && <WrittenText text={text} mentions={mentions} tagPath={tagPath} className={short ? 'line-clamp-4' : 'text-[0.9375rem]'} />}
      {pictures.length > 0 && <Pictures images={pictures} />}
      {record && <RecordCard postId={post.id} record={record} />}
      {link && !record && pictures.length === 0 && <LinkCard link={link} />}
    </div>
  )
}

/** A product with its price now; one that is gone says so. */
function RecordCard({ postId, record: { card } }: { postId: string; record: NonNullable<QuotedPost['record']> }) {
  const { t } = useTranslation()
  if (!card)
    return (
      <p className="flex items-center gap-3 rounded-md border border-dashed px-3 py-2.5 text-sm text-muted-foreground">
        <Package aria-hidden className="size-5 shrink-0" />
        {t('feed.productGone')}
      </p>
    )
  const { title, subtitle, image, href, amount } = card
  return (
    <Link
      to={href}
      state={referredBy({ type: 'post', id: postId })}
      className="flex max-w-lg items-center gap-3 overflow-hidden rounded-md border p-2 transition hover:bg-muted"
    >
      <Picture image={image} sizes="5rem" alt="" className="size-20 shrink-0 rounded-sm" />
      <span className="min-w-0 grow">
        <span className="line-clamp-2 leading-snug font-semibold">
          <bdi>{title}</bdi>
        </span>
        {subtitle && (
          <span className="block truncate text-xs text-muted-foreground">
            <bdi>{subtitle}</bdi>
          </span>
        )}
        {amount && <Price money={amount} className="mt-1 font-semibold" />}
      </span>
    </Link>
  )
}

/** Hazard 37: the real host stands first, whatever the page calls itself. */
function LinkCard({ link: { url, host, title, description } }: { link: NonNullable<QuotedPost['link']> }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="nofollow ugc noopener noreferrer"
      className="block max-w-lg rounded-md border px-3 py-2.5 transition hover:bg-muted"
    >
      <span dir="ltr" className="flex items-center gap-1.5 text-xs text-muted-foreground">
        <ExternalLink aria-hidden className="size-3.5" />
        {host}
      </span>
      <span dir="auto" className="mt-0.5 line-clamp-2 font-medium wrap-anywhere">
        {title}
      </span>
      {description && (
        <span dir="auto" className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-muted-foreground">
          {description}
        </span>
      )}
    </a>
  )
}
