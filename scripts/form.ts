// `npm run form -- check FILE…`: compiles service files, runs their cases, and prints what is wrong with line numbers.
// `npm run form -- schema`: prints the JSON Schema of such files.
import { readFileSync } from 'node:fs'
import { describeServiceFile } from '../apps/server/src/modules/service-editor/service-schema.ts'
import { complain, inLanguages, readLanguages, say } from '../apps/server/src/terminal-language.ts'
import { checkServiceFile } from './form/check-service-file.ts'

const [command, ...files] = process.argv.slice(2)
const languages = readLanguages(process.env)

/** Prints what is wrong with a file; answers how much. */
const check = (file: string): number => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    complain({ mn: `${file}: файлыг уншиж чадсангүй.`, en: `${file}: the file cannot be read.` })
    return 1
  }
  const { problems, uncovered, cases } = checkServiceFile(text)
  for (const { line, column, says } of problems) {
    for (const sentence of inLanguages(says, languages).split('\n'))
      console.error(`${file}:${line}:${column}: ${sentence}`)
  }
  if (problems.length > 0) return problems.length
  say({
    mn: `${file}: алдаагүй. Жишээ: ${cases}.`,
    en: `${file}: no problems. Cases: ${cases}.`,
  })
  for (const rule of uncovered) {
    say({
      mn: `  Ямар ч жишээ энэ дүрмийг шалгаагүй: ${rule.mn}`,
      en: `  No case tries this check: ${rule.en}`,
    })
  }
  return 0
}

if (command === 'schema') console.log(JSON.stringify(describeServiceFile(), null, 2))
else if (command === 'check' && files.length > 0) {
  const problems = files.reduce((sum, file) => sum + check(file), 0)
  process.exitCode = problems > 0 ? 1 : 0
} else {
  complain({
    mn: 'npm run form -- check ФАЙЛ…\nnpm run form -- schema',
    en: 'npm run form -- check FILE…\nnpm run form -- schema',
  })
  process.exitCode = 2
}
