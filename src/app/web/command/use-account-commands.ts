import { Languages, LogOut, SunMoon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSavePreferences } from '#domains/accounts/web/index.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import type { Command } from '#platform/web/command/command.ts'
import { LANGUAGE_NAMES } from '#platform/web/i18n/names.ts'
import { useChooseLanguage } from '#platform/web/i18n/use-choose-language.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { toggleScheme } from '#platform/web/theme.ts'
import { useLogOut } from '../frame/use-log-out.ts'

/** Personal commands: theme, language and logout. */
export function useAccountCommands(): Command[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const choose = useChooseLanguage()
  const keep = useSavePreferences()
  const logOut = useLogOut()
  return [
    {
      id: 'act.theme',
      group: 'act',
      title: t('platform.theme.toggle'),
      icon: SunMoon,
      words: [t('app.menu.theme')],
      keys: 'Shift+t',
      run: () => keep({ theme: toggleScheme() }),
    },
    ...LANGUAGES.filter((other) => other !== language).map(
      (other): Command => ({
        id: `act.language.${other}`,
        group: 'act',
        title: LANGUAGE_NAMES[other],
        detail: t('platform.language.choose'),
        icon: Languages,
        run() {
          keep({ language: other })
          return choose(other)
        },
      }),
    ),
    { id: 'act.logOut', group: 'act', title: t('app.menu.logOut'), icon: LogOut, run: logOut },
  ]
}
