import { Check, Globe } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language, textDirection } from '#platform/shared/language.ts'
import { LANGUAGE_NAMES } from '../i18n/names.ts'
import { useChooseLanguage } from '../i18n/use-choose-language.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { IconButton } from './button.tsx'
import { MenuContent } from './menu-content.tsx'

/** `onChoose` is called to also save the choice elsewhere. */
export default function LanguageMenu({ onChoose }: { onChoose?: ((language: Language) => void) | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const chooseLanguage = useChooseLanguage()

  function choose(next: Language) {
    onChoose?.(next)
    void chooseLanguage(next)
  }

  return (
    <DropdownMenu.Root defaultOpen dir={textDirection(language)} modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={t('platform.language.choose')}>
          <Globe aria-hidden className="size-5" />
        </IconButton>
      </DropdownMenu.Trigger>
      <MenuContent align="end" className="min-w-44">
        <DropdownMenu.RadioGroup value={language} onValueChange={(next) => choose(next as Language)}>
          {LANGUAGES.map((option) => (
            <DropdownMenu.RadioItem
              key={option}
              value={option}
              lang={option}
              className="flex min-h-11 items-center justify-between gap-4 rounded-sm px-3 outline-none data-highlighted:bg-muted"
            >
              {LANGUAGE_NAMES[option]}
              <DropdownMenu.ItemIndicator>
                <Check aria-hidden className="size-4 text-primary" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </MenuContent>
    </DropdownMenu.Root>
  )
}
