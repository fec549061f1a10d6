import type { ComponentType } from 'react'
import type { MeView } from '../contract.ts'
import { useMe } from './queries.ts'

/** Renders a component once the viewer is known. */
export function withMe<Props extends object = object>(Inner: ComponentType<Props & { me: MeView }>): ComponentType<Props> {
  return function WithMe(props: Props) {
    const me = useMe()
    return me && <Inner {...props} me={me} />
  }
}
