import { modelsOf } from '../catalogue/model.ts'

const gear = { kind: 'network' } as const
const wall = { ...gear, type: 'Firewall', subcategory: 'firewalls', look: 'firewall', body: 'white' } as const
const point = {
  ...gear,
  type: 'Access Point',
  subcategory: 'access-points',
  look: 'access-point-square',
  body: 'white',
} as const
const rack = { look: 'firewall-rack', body: 'grey' } as const
const grey = { look: 'firewall', body: 'grey' } as const
const round = { look: 'access-point' } as const
const brick = 'no brick|with brick'
const mount = 'no bracket|with bracket'
const expired = 'no licence|licence expired'

export const firewalls = [
  ...modelsOf({ ...wall, vendor: 'Fortinet', line: 'Fortinet FortiGate' }, [
    ['FG-60D', 2013, 35, 900, brick, '10x GE, FortiOS 6.0'],
    ['FG-60E', 2016, 109, 900, brick, '10x GE, FortiOS 7.4'],
    ['FG-60F', 2019, 279, 1000, brick, '10x GE, FortiOS 7.4'],
    ['FG-100E', 2016, 179, 3300, 'no ears|with rack ears', '20x GE, 1U', rack],
    ['FG-100F', 2019, 699, 3300, 'no ears|with rack ears', '22x GE, 2x SFP+, 1U', rack],
    ['FG-200E', 2016, 399, 5700, 'no ears|with rack ears', '18x GE, 4x SFP, 1U', rack],
  ]),
  ...modelsOf({ ...wall, vendor: 'Cisco', line: 'Cisco', ...grey }, [
    ['ASA5506-X', 2015, 89, 1820, brick, '8x GE, FirePOWER'],
    ['ASA5516-X', 2015, 189, 3600, 'no ears|with rack ears', '8x GE, FirePOWER, 1U', rack],
    ['Firepower FPR1010', 2019, 349, 1360, brick, '8x GE, 2 PoE'],
    ['Meraki MX64', 2015, 59, 660, expired, '5x GE, unclaimed'],
    ['Meraki MX84', 2015, 129, 4000, expired, '10x GE, 2x SFP, unclaimed, 1U', rack],
  ]),
  ...modelsOf({ ...wall, vendor: 'Palo Alto Networks', line: 'Palo Alto', ...grey }, [
    ['PA-220', 2017, 189, 1360, `${brick}, ${expired}`, '8x GE, passive cooling'],
    ['PA-850', 2017, 599, 6800, expired, '4x GE, 8x SFP, 1U', rack],
  ]),
  ...modelsOf({ ...wall, vendor: 'SonicWall', line: 'SonicWall', ...grey }, [
    ['TZ400', 2015, 79, 760, `${brick}, ${expired}`, '7x GE'],
    ['TZ470', 2020, 249, 820, `${brick}, ${expired}`, '8x GE, 2x SFP+'],
  ]),
]

export const accessPoints = [
  ...modelsOf({ ...point, vendor: 'Cisco', line: 'Cisco Aironet' }, [
    ['AIR-AP1832I-B-K9', 2015, 39, 600, mount, 'Wi-Fi 5, 3x3, GE'],
    ['AIR-AP2802I-B-K9', 2016, 49, 1600, mount, 'Wi-Fi 5 wave 2, 4x4, 2x GE'],
    ['AIR-AP3802I-B-K9', 2016, 59, 2060, mount, 'Wi-Fi 5 wave 2, 4x4, mGig'],
    ['AIR-CAP3702I-A-K9', 2014, 19, 1130, mount, 'Wi-Fi 5, 4x4, needs controller'],
  ]),
  ...modelsOf({ ...point, vendor: 'Cisco', line: 'Cisco Meraki' }, [
    ['MR33', 2016, 35, 600, mount, 'Wi-Fi 5 wave 2, 2x2, unclaimed'],
    ['MR42', 2016, 45, 700, mount, 'Wi-Fi 5 wave 2, 3x3, unclaimed'],
    ['MR46', 2019, 149, 800, mount, 'Wi-Fi 6, 4x4, 2.5GbE, unclaimed'],
  ]),
  ...modelsOf({ ...point, vendor: 'Ubiquiti', line: 'Ubiquiti UniFi', ...round }, [
    ['UAP-AC-PRO', 2015, 62, 450, mount, 'Wi-Fi 5, 3x3, 2x GE'],
    ['UAP-AC-LITE', 2015, 39, 170, mount, 'Wi-Fi 5, 2x2, GE'],
    ['UAP-nanoHD', 2018, 89, 300, mount, 'Wi-Fi 5 wave 2, 4x4'],
    ['U6-LR', 2021, 119, 800, mount, 'Wi-Fi 6, 4x4'],
  ]),
  ...modelsOf({ ...point, vendor: 'HPE', line: 'HPE Aruba' }, [
    ['AP-305 JX936A', 2016, 42, 500, mount, 'Wi-Fi 5 wave 2, 3x3'],
    ['AP-315 JW797A', 2016, 55, 680, mount, 'Wi-Fi 5 wave 2, 4x4'],
    ['AP-515 Q9H62A', 2018, 139, 810, mount, 'Wi-Fi 6, 4x4, 2.5GbE', round],
  ]),
  ...modelsOf({ ...point, vendor: 'Ruckus', line: 'Ruckus' }, [
    ['R510', 2016, 45, 700, mount, 'Wi-Fi 5 wave 2, 2x2', round],
    ['R710', 2015, 62, 1100, mount, 'Wi-Fi 5 wave 2, 4x4', round],
  ]),
]
