export { messages } from '@dvaput/i18n/messages/es/passwords'
