/** Joins the commands and searches that the app and the domains bring. A new domain is one line here. */
import type { MeView } from '#domains/accounts/contract.ts'
import { useProductSearch } from '#domains/marketplace/web/index.ts'
import { CommandCenter } from '#platform/web/command/command-center.tsx'
import { useAccountCommands } from './use-account-commands.ts'
import { useAreaCommands } from './use-area-commands.ts'
import { useWorkspaceCommands } from './use-workspace-commands.ts'

/** Of a member: loaded after the page they asked for. */
export default function Commands({ me }: { me: MeView }) {
  const commands = [...useAreaCommands(me), ...useWorkspaceCommands(), ...useAccountCommands()]
  const providers = [useProductSearch()]
  return <CommandCenter commands={commands} providers={providers} />
}
