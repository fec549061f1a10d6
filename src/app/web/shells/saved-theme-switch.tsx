import { useSavePreferences } from '#domains/accounts/web/index.ts'
import { ThemeSwitch } from '#platform/web/ui/theme-switch.tsx'

/** Saves a member's theme to the account; a guest's theme stays in this browser. */
export function SavedThemeSwitch() {
  const keep = useSavePreferences()
  return (
    <ThemeSwitch
      onChoose={(theme) => {
        if (document.documentElement.dataset.viewer === 'member') keep({ theme })
      }}
    />
  )
}
