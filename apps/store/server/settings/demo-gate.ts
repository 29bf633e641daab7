import { demoCustomers } from '@dvaput/domain/account/demo-customers'

/** Published here, so worth nothing outside of the demo. The second demo customer is not on the list. */
export const demoGate = {
  emails: [
    demoCustomers.ba.email,
    'uvoz@dvaput.example',
    'importaciones@dvaput.example',
    'warehouse@dvaput.example',
  ] as readonly string[],
  code: 'bodega-abierta',
  codeHash: '$argon2id$v=19$m=19456,t=2,p=1$UjF6MgC/Q6+O0XUrHQnWrA$umlDVXSNAOblWC+BXhkMRqPVzfOv62jqykjF78Dj85Y',
} as const
