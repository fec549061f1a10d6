import { useMe } from '#domains/accounts/web/index.ts'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { FirstSteps } from './first-steps.tsx'

export default function FirstStepsCard() {
  const me = useMe()
  const workspace = useWorkspace()
  return me && <FirstSteps me={me} workspace={workspace} />
}
