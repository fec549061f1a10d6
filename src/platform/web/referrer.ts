/** The record that led the visitor to a page, such as the post whose product they opened. It is kept beside the address, which stays clean. */
import { useLocation } from 'react-router'

export type Referrer = { type: string; id: string }

/** The `state` of a link. */
export const referredBy = (referrer: Referrer) => ({ referrer })

/** Survives a reload, and navigations that keep `location.state`. */
export function useReferrer(): Referrer | undefined {
  const { state } = useLocation() as { state: { referrer?: Referrer } | null }
  return state?.referrer
}
