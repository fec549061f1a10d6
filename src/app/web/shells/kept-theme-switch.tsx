import { useKeepPreferences } from '#domains/accounts/web/index.ts'
import { ThemeSwitch } from '#platform/web/ui/theme-switch.tsx'

/** What a member chooses goes with them; of a guest this browser remembers it. */
export function KeptThemeSwitch() {
  const keep = useKeepPreferences()
  return (
    <ThemeSwitch
      onChoose={(theme) => {
        if (document.documentElement.dataset.viewer === 'member') keep({ theme })
      }}
    />
  )
}
