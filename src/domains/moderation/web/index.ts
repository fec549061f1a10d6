/** The public interface of moderation for other domains' screens. */
export { useModerationCommands } from './use-moderation-commands.ts'
