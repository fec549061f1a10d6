import { EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { QuotedPost as Quoted } from '../../contract.ts'
import { PostContent } from './post-content.tsx'
import { PostHead } from './post-head.tsx'

/** The post below the words of another. */
export function QuotedPost({ post }: { post: Quoted | null }) {
  const { t } = useTranslation()
  if (!post)
    return (
      <p className="mt-3 flex items-center gap-3 rounded-md border border-dashed px-3 py-2.5 text-sm text-muted-foreground">
        <EyeOff aria-hidden className="size-5 shrink-0" />
        {t('feed.quoteGone')}
      </p>
    )
  return (
    <blockquote className="mt-3 rounded-md border px-3 py-2.5">
      <PostHead post={post} small />
      <PostContent post={post} short />
    </blockquote>
  )
}
