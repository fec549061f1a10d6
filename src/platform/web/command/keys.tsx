import { useTranslation } from 'react-i18next'

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Escape: 'Esc',
  Shift: '⇧',
}

const isMac = () => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)

/** Keys as printed on the keyboard; `g d` means one after the other. */
export function Keys({ keys }: { keys: string }) {
  const { t } = useTranslation()
  return (
    <span dir="ltr" className="inline-flex items-center gap-1">
      {keys.split(' ').map((press, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same key can come twice
        <span key={index} className="inline-flex items-center gap-1">
          {index > 0 && <span className="text-xs text-muted-foreground">{t('platform.command.then')}</span>}
          {press.split('+').map((key) => (
            <kbd
              key={key}
              className="inline-grid h-6 min-w-6 place-items-center rounded-sm border bg-muted px-1.5 font-sans text-xs leading-none text-muted-foreground"
            >
              {key === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : (SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key))}
            </kbd>
          ))}
        </span>
      ))}
    </span>
  )
}
