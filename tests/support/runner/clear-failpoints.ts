import { type FailpointName, failpointActions } from '@dvaput/database/failpoint'

export const clearFailpoints = (): void => {
  for (const name of Object.keys(failpointActions) as FailpointName[]) delete failpointActions[name]
}
