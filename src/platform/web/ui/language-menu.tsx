import { useQueryClient } from '@tanstack/react-query'
import { Check, Globe } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { directionOf, LANGUAGES, type Language } from '#platform/shared/language.ts'
import { changeLanguage } from '../i18n/browser.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { IconButton } from './button.tsx'

/** Each language is called as its speakers call it. */
const NAMES: Record<Language, string> = { en: 'English', es: 'Español', ar: 'العربية' }

export default function LanguageMenu() {
  const { t } = useTranslation()
  const language = useLanguage()
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()

  async function choose(next: Language) {
    await changeLanguage(next)
    void client.invalidateQueries({ queryKey: [next] })
    if (!search.has('lng')) return
    search.delete('lng')
    setSearch(search, { replace: true, preventScrollReset: true })
  }

  return (
    <DropdownMenu.Root defaultOpen dir={directionOf(language)} modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={t('platform.language.choose')}>
          <Globe aria-hidden className="size-5" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-50 min-w-44 animate-rise rounded-md border bg-popover p-1.5 text-popover-foreground shadow-lg"
        >
          <DropdownMenu.RadioGroup value={language} onValueChange={(next) => void choose(next as Language)}>
            {LANGUAGES.map((option) => (
              <DropdownMenu.RadioItem
                key={option}
                value={option}
                lang={option}
                className="flex min-h-11 items-center justify-between gap-4 rounded-sm px-3 outline-none data-highlighted:bg-muted"
              >
                {NAMES[option]}
                <DropdownMenu.ItemIndicator>
                  <Check aria-hidden className="size-4 text-primary" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
