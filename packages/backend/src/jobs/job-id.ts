import { createHash } from 'node:crypto'

/** A UUID (version 8: own scheme) that is the same for the same key, so the primary key refuses a second job. */
export const jobIdOfKey = (jobName: string, key: string): string => {
  const bytes = createHash('sha256').update(`${jobName}\0${key}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
