// All registers by name; a further one is added here.
import { clothing } from './clothing.ts'
import { generator } from './generator.ts'
import { radioactive } from './radioactive.ts'
import { type Register, type RegisterName, registerNames } from './register.ts'
import { safety } from './safety.ts'
import { surveymeter } from './surveymeter.ts'
import { workplace } from './workplace.ts'

export const registers: Readonly<Record<RegisterName, Register>> = {
  radioactive,
  generator,
  clothing,
  surveymeter,
  workplace,
  safety,
}

/** The register behind a field kind such as `additional_clothing`; null for any other kind. */
export const registerOfType = (type: string): Register | null => {
  const name = registerNames.find(each => type === `additional_${each}`)
  return name === undefined ? null : registers[name]
}
