/** Profiles of other people, and the lists of the network. */
import { openWhenLoaded, type Screen } from '../scene.ts'

export const NETWORK: Screen[] = [
  ...['received', 'suggestions', 'sent'].map(
    (tab): Screen => ({ name: `network-${tab}`, as: 'vendor', whole: true, play: openWhenLoaded(`/network?tab=${tab}`) }),
  ),
  { name: 'profile-of-seller', as: 'member', whole: true, play: openWhenLoaded('/profile/amira?tab=shop') },
  { name: 'profile-private', as: 'member', whole: true, play: openWhenLoaded('/profile/layla') },
  {
    name: 'person-menu',
    as: 'member',
    async play(scene) {
      await openWhenLoaded('/profile/noelia?tab=reviews')(scene)
      await scene.page.getByRole('button', { name: scene.words.say('network.menu.label', { name: 'noelia' }) }).click()
      await scene.page.getByRole('menu').waitFor()
    },
  },
]
