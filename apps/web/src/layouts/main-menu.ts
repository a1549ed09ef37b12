import { paths } from '../paths.ts'

/** The main menu in the documented order (REQ-NAV-01). */
export const mainMenu = [
  { key: 'home', to: paths.home },
  { key: 'services', to: paths.services },
  { key: 'certificates', to: paths.certificates },
  { key: 'tutorial', to: paths.posts },
] as const
