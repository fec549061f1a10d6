import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Pictures } from '#domains/messages/web/index.ts'
import { WrittenText } from '#domains/network/web/index.ts'
import type { RecordCard } from '#platform/shared/linked-record.ts'
import { referredBy } from '#platform/web/referrer.ts'
import { Picture } from '#platform/web/ui/picture.tsx'
import { MissingRecord, RecordLink } from '#platform/web/ui/record-link.tsx'
import type { QuotedPost } from '../../contract.ts'
import { tagPath } from '../paths.ts'

/** What a post says and shows. `short` cuts a long text, for a quoted post. */
export function PostContent({ post, short = false }: { post: QuotedPost; short?: boolean }) {
  const { text, mentions, pictures, record, link } = post
  return (
    <div className="mt-2 space-y-3">
      {text && <WrittenText text={text} mentions={mentions} tagPath={tagPath} className={short ? 'line-clamp-4' : 'text-[0.9375rem]'} />}
      {pictures.length > 0 && <Pictures images={pictures} />}
      {record && <ProductCard postId={post.id} card={record.card} />}
      {link && !record && pictures.length === 0 && <LinkCard link={link} />}
    </div>
  )
}

/** A product with its price now; one that is gone says so. */
function ProductCard({ postId, card }: { postId: string; card: RecordCard['card'] }) {
  const { t } = useTranslation()
  if (!card) return <MissingRecord text={t('feed.productGone')} />
  return <RecordLink card={card} state={referredBy({ type: 'post', id: postId })} large className="max-w-lg" />
}

/** Hazard 37: the real host stands first, whatever the page calls itself. */
function LinkCard({ link: { url, host, title, description, image } }: { link: NonNullable<QuotedPost['link']> }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="nofollow ugc noopener noreferrer"
      className="flex max-w-lg overflow-hidden rounded-md border transition hover:bg-muted"
    >
      {image && <Picture image={image} sizes="9rem" alt="" className="min-h-24 w-28 shrink-0 self-stretch sm:w-36" />}
      <span className="min-w-0 grow px-3 py-2.5">
        <span dir="ltr" className="flex items-center gap-1.5 text-xs text-muted-foreground">
          <ExternalLink aria-hidden className="size-3.5 shrink-0" />
          <span className="truncate">{host}</span>
        </span>
        <span dir="auto" className="mt-0.5 line-clamp-2 font-medium wrap-anywhere">
          {title}
        </span>
        {description && (
          <span dir="auto" className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-muted-foreground">
            {description}
          </span>
        )}
      </span>
    </a>
  )
}
