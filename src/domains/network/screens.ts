/** The screens of the network. Profiles are pages of the app, which join several domains. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([{ path: '/network', access: 'member', label: 'network.title', icon: 'Waypoints', shortcut: 'g w' }])
