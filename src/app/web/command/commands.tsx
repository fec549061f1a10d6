/** Joins the commands of the app with the searches that domains bring. */
import type { MeView } from '#domains/accounts/contract.ts'
import { CommandCenter } from '#platform/web/command/command-center.tsx'
import { webDomains } from '../domains.ts'
import { useAccountCommands } from './use-account-commands.ts'
import { useScreenCommands } from './use-screen-commands.ts'
import { useWorkspaceCommands } from './use-workspace-commands.ts'

const SEARCHES = webDomains.flatMap(({ useSearch }) => useSearch ?? [])

/** The command palette of a member; loaded after the page. */
export default function Commands({ me }: { me: MeView }) {
  const commands = [...useScreenCommands(me), ...useWorkspaceCommands(), ...useAccountCommands()]
  // biome-ignore lint/correctness/useHookAtTopLevel: the list never changes, so neither does the order of the hooks.
  const providers = SEARCHES.map((useSearch) => useSearch())
  return <CommandCenter commands={commands} providers={providers} />
}
