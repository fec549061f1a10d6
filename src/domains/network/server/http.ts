import { implementOperations } from '#platform/server/implement-operations.ts'
import { network } from '../contract.ts'
import { acceptRequests } from './accept-requests.ts'
import { blockPerson } from './block-person.ts'
import { completeName } from './complete-name.ts'
import { declineRequests } from './decline-requests.ts'
import { dismissSuggestion } from './dismiss-suggestion.ts'
import { followPerson } from './follow-person.ts'
import { getOverview } from './get-overview.ts'
import { getProfile } from './get-profile.ts'
import { listPeople } from './list-people.ts'
import { listSuggestions } from './list-suggestions.ts'
import { mutePerson } from './mute-person.ts'
import { listRequests, listRestrictions } from './own-lists.ts'
import { loadSettings } from './own-person.ts'
import { removeFollower } from './remove-follower.ts'
import { sendRequest } from './send-request.ts'
import { unblockPerson } from './unblock-person.ts'
import { unfollowPerson } from './unfollow-person.ts'
import { unmutePerson } from './unmute-person.ts'
import { updateSettings } from './update-settings.ts'
import { withdrawRequests } from './withdraw-requests.ts'

const os = implementOperations(network)

export const networkRouter = os.router({
  profiles: { get: os.profiles.get.handler(({ input, context: { ctx } }) => getProfile(ctx, input)) },
  people: { list: os.people.list.handler(({ input, context: { ctx } }) => listPeople(ctx, input)) },
  complete: os.complete.handler(({ input, context: { ctx } }) => completeName(ctx, input)),
  follow: os.follow.handler(({ input, context: { ctx } }) => followPerson(ctx, input)),
  unfollow: os.unfollow.handler(({ input, context: { ctx } }) => unfollowPerson(ctx, input)),
  removeFollower: os.removeFollower.handler(({ input, context: { ctx } }) => removeFollower(ctx, input)),
  requests: {
    list: os.requests.list.handler(({ input, context: { ctx } }) => listRequests(ctx, input)),
    send: os.requests.send.handler(({ input, context: { ctx } }) => sendRequest(ctx, input)),
    withdraw: os.requests.withdraw.handler(({ input, context: { ctx } }) => withdrawRequests(ctx, input)),
    accept: os.requests.accept.handler(({ input, context: { ctx } }) => acceptRequests(ctx, input)),
    decline: os.requests.decline.handler(({ input, context: { ctx } }) => declineRequests(ctx, input)),
  },
  block: os.block.handler(({ input, context: { ctx } }) => blockPerson(ctx, input)),
  unblock: os.unblock.handler(({ input, context: { ctx } }) => unblockPerson(ctx, input)),
  mute: os.mute.handler(({ input, context: { ctx } }) => mutePerson(ctx, input)),
  unmute: os.unmute.handler(({ input, context: { ctx } }) => unmutePerson(ctx, input)),
  restrictions: { list: os.restrictions.list.handler(({ input, context: { ctx } }) => listRestrictions(ctx, input)) },
  suggestions: {
    list: os.suggestions.list.handler(({ input, context: { ctx } }) => listSuggestions(ctx, input)),
    dismiss: os.suggestions.dismiss.handler(({ input, context: { ctx } }) => dismissSuggestion(ctx, input)),
  },
  overview: { get: os.overview.get.handler(({ context: { ctx } }) => getOverview(ctx)) },
  settings: {
    get: os.settings.get.handler(({ context: { ctx } }) => loadSettings(ctx.services.db, ctx.userId)),
    update: os.settings.update.handler(({ input, context: { ctx } }) => updateSettings(ctx, input)),
  },
})
