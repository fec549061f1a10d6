import { Circle, type LucideProps } from 'lucide-react'
import { SCREEN_ICONS } from './screen-icons.ts'

/** The icon of a screen, by the name that its domain declared. */
export function ScreenIcon({ name, ...props }: { name: string } & LucideProps) {
  const Icon = SCREEN_ICONS[name] ?? Circle
  return <Icon aria-hidden {...props} />
}
