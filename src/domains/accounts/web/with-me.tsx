import type { ComponentType } from 'react'
import type { MeView } from '../contract.ts'
import { useMe } from './queries.ts'

/** Renders a component once the viewer is known. */
export function withMe(Inner: ComponentType<{ me: MeView }>): ComponentType {
  return function WithMe() {
    const me = useMe()
    return me && <Inner me={me} />
  }
}
