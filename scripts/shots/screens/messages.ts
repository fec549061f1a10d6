/** Conversations, requests and a group. */
import { openPath, type Scene, type Screen } from '../scene.ts'

/** Opens the first conversation of a list that has one. */
const openFirst =
  (list: string) =>
  async (scene: Scene): Promise<void> => {
    await openPath(list)(scene)
    await scene.page.locator('a[data-conversation]').first().click()
    await scene.page.getByRole('log').waitFor()
    await scene.page.waitForFunction(() => !document.querySelector('main .animate-pulse-soft'))
  }

export const MESSAGES: Screen[] = [
  { name: 'conversation', as: 'member', play: openFirst('/messages') },
  { name: 'message-request', as: 'member', play: openFirst('/messages?folder=requests') },
  {
    name: 'new-message',
    as: 'member',
    async play(scene) {
      await openPath('/messages?new=yes')(scene)
      await scene.page.getByRole('dialog').getByRole('combobox').waitFor()
    },
  },
]
