import type { PgBoss, QueueResult } from 'pg-boss'
import { deadLetterQueue, deadLetterQueueOptions, type JobDefinition, toQueueOptions } from './job.ts'

type QueueOptions = ReturnType<typeof toQueueOptions>

const has = (queue: QueueResult, options: QueueOptions) =>
  Object.entries(options).every(([option, value]) => queue[option as keyof QueueOptions] === value)

/** Creates the queues that are missing and updates those that differ: a start seldom finds one. */
export const createQueues = async (boss: PgBoss, definitions: readonly JobDefinition<unknown>[]): Promise<void> => {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!queues.has(deadLetterQueue)) await boss.createQueue(deadLetterQueue, deadLetterQueueOptions)
  for (const definition of definitions) {
    const queue = queues.get(definition.name)
    const options = toQueueOptions(definition)
    if (!queue) await boss.createQueue(definition.name, options)
    else if (!has(queue, options)) await boss.updateQueue(definition.name, options)
  }
}
