export { messages } from '@dvaput/i18n/messages/en/passwords'
