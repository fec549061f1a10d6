import { Ellipsis, Reply, SmilePlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyMenu } from '#platform/web/ui/use-lazy-menu.ts'
import type { MessageView } from '../../contract.ts'
import type { MessageActs } from './message-acts.ts'
import { ToolButton } from './tool-button.tsx'

const load = () => import('./message-menu.tsx')
const MessageMenu = lazy(load)

/** Beside a message: react, reply and more. With a mouse they appear on hover and focus; on touch screens one button is always there. */
export function MessageTools({ message, acts }: { message: MessageView; acts: MessageActs }) {
  const { t } = useTranslation()
  const react = useLazyMenu(load)
  const more = useLazyMenu(load)
  const reactButton = (
    <ToolButton label={t('messages.act.react')} {...react.opener} className="pointer-coarse:hidden">
      <SmilePlus aria-hidden className="size-4" />
    </ToolButton>
  )
  const moreButton = (
    <ToolButton label={t('messages.act.more')} {...more.opener}>
      <Ellipsis aria-hidden className="size-4" />
    </ToolButton>
  )
  return (
    <span className="flex shrink-0 items-center opacity-0 transition group-focus-within/message:opacity-100 group-hover/message:opacity-100 has-data-[state=open]:opacity-100 pointer-coarse:opacity-60">
      {acts.canWrite && (
        <>
          {react.wanted ? (
            <Suspense fallback={reactButton}>
              <MessageMenu message={message} acts={acts} only="reactions" />
            </Suspense>
          ) : (
            reactButton
          )}
          <ToolButton label={t('messages.act.reply')} onClick={() => acts.reply(message)} className="pointer-coarse:hidden">
            <Reply aria-hidden className="flip size-4" />
          </ToolButton>
        </>
      )}
      {more.wanted ? (
        <Suspense fallback={moreButton}>
          <MessageMenu message={message} acts={acts} />
        </Suspense>
      ) : (
        moreButton
      )}
    </span>
  )
}
