import type { DashboardCard } from './dashboard-cards.ts'
import { NumberCard } from './number-card.tsx'

export function CardContent({ content: Content }: Pick<DashboardCard, 'content'>) {
  return 'key' in Content ? <NumberCard card={Content} /> : <Content />
}
