import { SmilePlus } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { textDirection } from '#platform/shared/language.ts'
import type { Reaction } from '#platform/shared/reactions.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { MenuContent } from '#platform/web/ui/menu-content.tsx'
import { ReactionChoices } from '#platform/web/ui/reaction-choices.tsx'

/** The loaded menu is open at once. */
export default function ReactionMenu({ onChoose }: { onChoose: (emoji: Reaction) => void }) {
  const { t } = useTranslation()
  return (
    <DropdownMenu.Root dir={textDirection(useLanguage())} modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <IconButton label={t('comments.react')} className="pointer-fine:size-8!">
          <SmilePlus aria-hidden className="size-4" />
        </IconButton>
      </DropdownMenu.Trigger>
      <MenuContent align="start">
        <ReactionChoices label={(emoji) => t('comments.reactWith', { emoji })} onChoose={onChoose} />
      </MenuContent>
    </DropdownMenu.Root>
  )
}
