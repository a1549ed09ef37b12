import { defineCommand, UsageError } from '../command.ts'
import { renderCompletion, shells } from '../render-completion.ts'

/** `khyanalt completion bash`: what a shell must know to complete the commands. */
export const completionCommand = defineCommand({
  args: ['bash|zsh'],
  options: {},
  settings: 'none',
  data: false,
  details: {
    mn: 'bash: khyanalt completion bash > /etc/bash_completion.d/khyanalt',
    en: 'zsh: khyanalt completion zsh > /usr/local/share/zsh/site-functions/_khyanalt',
  },
  run: async ({ args: [given = ''], commands }) => {
    const shell = shells.find(each => each === given)
    if (!shell) throw new UsageError({ mn: 'bash эсвэл zsh гэж бичнэ үү.', en: 'Say bash or zsh.' })
    console.log(await renderCompletion(shell, commands))
    return 0
  },
})
