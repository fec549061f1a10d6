/** Joins the commands of the app with the one search. */
import type { MeView } from '#domains/accounts/contract.ts'
import { useMessageCommands } from '#domains/messages/web/index.ts'
import { useModerationCommands } from '#domains/moderation/web/index.ts'
import { CommandCenter } from '#platform/web/command/command-center.tsx'
import { useRecordSearch } from '../search/use-record-search.tsx'
import { useAccountCommands } from './use-account-commands.ts'
import { useCreateCommands } from './use-create-commands.ts'
import { useScreenCommands } from './use-screen-commands.ts'
import { useWorkspaceCommands } from './use-workspace-commands.ts'

/** The command palette of a member; loaded after the page. */
export default function Commands({ me }: { me: MeView }) {
  const commands = [
    ...useScreenCommands(me),
    ...useCreateCommands(me),
    ...useMessageCommands(),
    ...useModerationCommands(),
    ...useWorkspaceCommands(),
    ...useAccountCommands(),
  ]
  return <CommandCenter commands={commands} search={useRecordSearch()} />
}
