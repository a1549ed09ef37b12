import { useMutation } from '@tanstack/react-query'
import { announce } from './ui/live-region.ts'

/** Asks where a download lies, begins it and says so; the page stays, since the browser downloads by itself. */
export const useDownload = (ask: () => Promise<{ readonly url: string }>, begun: string) =>
  useMutation({
    mutationFn: async () => {
      const { url } = await ask()
      window.location.assign(url)
      announce(begun)
    },
  })
