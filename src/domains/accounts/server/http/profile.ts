/** How people show themselves. */
import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { accounts } from '../../contract.ts'
import { changeUsername } from '../change-username.ts'
import { getProfile } from '../get-profile.ts'
import { removeAvatar, setAvatar } from '../set-avatar.ts'
import { updatePreferences } from '../update-preferences.ts'
import { updateProfile } from '../update-profile.ts'

const os = implement(accounts).$context<RequestContext>().use(guard)

export const profileRouter = {
  profiles: {
    get: os.profiles.get.handler(({ input, context: { call } }) => getProfile(call, input)),
  },
  profile: {
    update: os.profile.update.handler(({ input, context: { call } }) => updateProfile(call, input)),
    changeUsername: os.profile.changeUsername.handler(({ input, context: { call } }) => changeUsername(call, input)),
    setAvatar: os.profile.setAvatar.handler(({ input, context: { call } }) => setAvatar(call, input)),
    removeAvatar: os.profile.removeAvatar.handler(({ context: { call } }) => removeAvatar(call)),
  },
  preferences: {
    update: os.preferences.update.handler(({ input, context: { call } }) => updatePreferences(call, input)),
  },
}
