export const entryPoint = 2
