// A thread for the tests of the pool: works, fails, hangs or dies on demand.
import { answerTasks } from '../src/thread-tasks.ts'

answerTasks(async (task: string): Promise<string> => {
  if (task === 'throw') throw new Error('no good')
  if (task === 'exit') process.exit()
  while (task === 'hang');
  return `done ${task}`
})
