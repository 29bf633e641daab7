/** Words that keep their capitals. */
const acronyms = new Set(
  (
    'HP HPE IBM AMD MSI LG NEC WD APC AOC TP UK US USA EU LCD LED OLED IPS TN UHD FHD HD QHD 4K SSD HDD SAS SATA NVME ' +
    'RAM ECC DDR CPU GPU PSU PCI USB HDMI DVI VGA DP RJ SFP POE LAN WAN VPN NAS DAS SAN NIC HBA RAID LTE GPS GSM NFC ' +
    'SFF USFF DM TWR MT XL SE FE XS XR GTX RTX RX GT TI KVM UPS ATX ITX M2 WX EE XPS II III IV EX EVO RDIMM UDIMM DIMM ' +
    'SODIMM LRDIMM VESA ISR ASR ASA SRX MX WS QNAP ASUS TUF ROG SAP ADF MFP LTO KVA EMM DC AC BT ANC AIO NVIDIA OEM OMEN NUC PERC LSI UCS USB-C'
  ).split(' '),
)

/** Names that are written in a way of their own. */
const names = new Map(
  (
    'iPhone iPad iMac iPod MacBook AirPods HomePod macOS iOS watchOS eMMC mSATA microSD NVMe PoE WiFi Wi-Fi ' +
    'ThinkPad ThinkCentre ThinkStation ThinkVision ThinkSystem IdeaPad EliteBook EliteDesk EliteDisplay EliteOne ' +
    'ProBook ProDesk ProLiant ProCurve ProArt ProDisplay ZBook OptiPlex PowerEdge PowerVault PowerConnect UltraSharp ' +
    'LaserJet OfficeJet DeskJet DesignJet PageWide EcoTank WorkForce ScanSnap PowerLite GlowLight Paperwhite OnePlus ' +
    'MikroTik EdgeRouter EdgeSwitch UniFi FortiGate FortiSwitch SonicWall NetGear ReadyNAS DiskStation RackStation ' +
    'VivoBook ZenBook Alienware ViewSonic BenQ GeForce FirePro FreeSync KitchenAid Fitbit Toughbook Toughpad ProOne SleepCover MagSafe ThinQ hynix MicroServer Qi Go ' +
    'McAfee StoreEasy MacPro TrueNAS EqualLogic Powerbeats AirMax SuperMicro LifeBook PlayBook ClearPass T-Mobile'
  )
    .split(' ')
    .map((name) => [name.toUpperCase(), name] as const),
)

/** Small words of a list of facts. */
const small = new Set(
  (
    'WITH NO AND OR OF FOR IN THE NO. W/ INCL BARE ONLY BOXED MISSING COVER STAND BASE BAND STYLUS PEN CHARGER CABLE ' +
    'CASE LOCKED UNLOCKED TRAYS TRAY RAILS BEZEL DISKS DRIVES EARS RACK BRACKET PROFILE LOW FULL HEIGHT SET MATCHED ' +
    'PAIR COOLER CARTRIDGES TONER BAG REMOTE LENS DOCK KEYBOARD CARRIER BRICK ADAPTER ADAPTERS UNDER LAMP HOURS ADS SINGLE LICENCE ALL ONE TWO STARTER ' +
    'CARD EXPIRED BATTERY STOCK RETAIL CHUTE STRAP MOUNT FAN STANDARD'
  ).split(' '),
)

const capitalise = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase()

/** `I5-8500T`, `RYZEN`, `16GB`: a word with a digit is a model or a measure. */
const recaseModel = (word: string): string =>
  word
    .replace(/^I([3579])(?=-|$)/, 'i$1')
    .replace(/^V(\d)$/, 'v$1')
    .replace(/^(GEN|MK|FLIP|ACTIVE)(\d+)$/, (_, name: string, number: string) => capitalise(name) + number)
    .replace(/^(\d+)(ST|ND|RD|TH)$/, (ordinal) => ordinal.toLowerCase())
    .replace(/^(\d+(?:\.\d+)?)(IN|MM|CM|RPM|MHZ|GHZ|HZ|GBE|KG)(?=$|[,)])/, (_, number: string, unit: string) => {
      const units: Readonly<Record<string, string>> = { MHZ: 'MHz', GHZ: 'GHz', HZ: 'Hz', GBE: 'GbE', RPM: 'rpm' }
      return number + (units[unit] ?? unit.toLowerCase())
    })

const recaseWord = (word: string, isFirst: boolean): string => {
  const known = names.get(word)
  if (known !== undefined) return known
  if (acronyms.has(word)) return word
  if (/\d/.test(word)) return recaseModel(word)
  if (!isFirst && small.has(word)) return word.toLowerCase()
  // Two letters, or no vowel: an abbreviation.
  if (word.length <= 2 || !/[AEIOUY]/.test(word)) return word
  return capitalise(word)
}

const hasShouted = (title: string): boolean => /\p{Lu}{4}/u.test(title) && !/\p{Ll}{2}/u.test(title)

/** A title in capitals from end to end as other titles are written. */
export const recaseTitle = (title: string): string =>
  hasShouted(title) ? title.replaceAll(/[A-Z0-9][A-Z0-9.-]*/g, (word, at: number) => recaseWord(word, at === 0)) : title
