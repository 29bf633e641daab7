export { messages } from '@dvaput/i18n/messages/bcs/passwords'
