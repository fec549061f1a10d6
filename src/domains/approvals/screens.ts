/** The screens of approvals. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([])
