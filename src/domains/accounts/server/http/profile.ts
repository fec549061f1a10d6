/** Handlers of profiles and preferences. */
import { implementOperations } from '#platform/server/implement-operations.ts'
import { accounts } from '../../contract.ts'
import { changeUsername } from '../change-username.ts'
import { getOwnProfile } from '../profiles.ts'
import { removeAvatar } from '../remove-avatar.ts'
import { setAvatar } from '../set-avatar.ts'
import { updatePreferences } from '../update-preferences.ts'
import { updateProfile } from '../update-profile.ts'

const os = implementOperations(accounts)

export const profileRouter = {
  profile: {
    get: os.profile.get.handler(({ context: { ctx } }) => getOwnProfile(ctx)),
    update: os.profile.update.handler(({ input, context: { ctx } }) => updateProfile(ctx, input)),
    changeUsername: os.profile.changeUsername.handler(({ input, context: { ctx } }) => changeUsername(ctx, input)),
    setAvatar: os.profile.setAvatar.handler(({ input, context: { ctx } }) => setAvatar(ctx, input)),
    removeAvatar: os.profile.removeAvatar.handler(({ context: { ctx } }) => removeAvatar(ctx)),
  },
  preferences: {
    update: os.preferences.update.handler(({ input, context: { ctx } }) => updatePreferences(ctx, input)),
  },
}
