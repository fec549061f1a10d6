import { useQuery } from '@tanstack/react-query'
import type { MeView } from '#domains/accounts/contract.ts'
import { useActiveWorkspace } from '#platform/web/active-workspace.ts'
import type { DashboardNumberCard } from '#platform/web/domain.ts'
import { useSource } from '#platform/web/source.ts'
import { DASHBOARD_CARDS, type DashboardCard } from './dashboard-cards.ts'
import { numbersQuery } from './queries.ts'

/**
 * The cards for this member. Who has no shop of their own sees a number of the workspace only while something needs work there; a number
 * that they may not see is not among the answers.
 */
export function useCards(me: MeView): DashboardCard[] {
  const workspaceId = useActiveWorkspace()
  const { data } = useQuery({ ...numbersQuery(useSource(), workspaceId ?? ''), enabled: workspaceId !== null })
  const isNumberShown = ({ key, isOwn = false, hiddenAtZero = false }: DashboardNumberCard) => {
    if (hiddenAtZero) return (data?.get(key)?.count ?? 0) > 0
    if (isOwn || !data) return isOwn || me.role !== 'user'
    const number = data.get(key)
    return number !== undefined && (number.count > 0 || me.role !== 'user')
  }
  return DASHBOARD_CARDS.filter(({ content, isFor }) => ('key' in content ? isNumberShown(content) : (isFor?.(me) ?? true)))
}
