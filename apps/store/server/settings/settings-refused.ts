import { RefusedStart } from '../refused-start.ts'

export class SettingsRefused extends RefusedStart {
  constructor(complaints: readonly string[]) {
    super(
      `Dvaput cannot start with these settings:\n${complaints.map((line) => `  - ${line}`).join('\n')}\nEvery setting is described in .env.example.`,
    )
  }
}
