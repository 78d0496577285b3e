/** What the webhooks' part of the schema means where no field says it itself (see `server/api/descriptions`). */
export const webhookDescriptions = {
  CreateWebhookEndpointInput: { label: 'What it is for.' },
  CreateWebhookEndpointPayload: { endpoint: 'The new one; null where it was refused.' },
  ReplayWebhookDeliveryInput: { deliveryId: 'Of the `WebhookDelivery`.' },
  ReplayWebhookDeliveryPayload: { delivery: 'As it stands afterwards; null where it was refused.' },
  RotateWebhookSecretInput: { endpointId: 'Of the `WebhookEndpoint`.' },
  OfWebhookEndpointInput: { endpointId: 'Of the `WebhookEndpoint`.' },
  UpdateWebhookEndpointInput: { endpointId: 'Of the `WebhookEndpoint`.' },
  RotateWebhookSecretPayload: { endpoint: 'As it stands afterwards; null where it was refused.' },
  TestWebhookEndpointPayload: { delivery: 'The test message; null where it was refused.' },
  UpdateWebhookEndpointPayload: { endpoint: 'As it stands afterwards; null where it was refused.' },
  WebhookAttempt: {
    '': 'One attempt to hand a message over.',
    at: 'When it was made.',
    milliseconds: 'How long it took.',
  },
  WebhookDelivery: {
    endedAt: 'When it was handed over, or given up; null while it waits.',
    endpoint: 'Where it goes; null where that is gone.',
    state: 'Whether it was handed over.',
  },
  WebhookDeliveryFilter: { '': 'Which messages are wanted.', tab: 'In this state alone; absent: ALL.' },
  WebhookDeliveryState: { '': 'Whether a message was handed over.' },
  WebhookDeliveryTab: {
    '': 'Tabs of the log of messages.',
    ALL: 'Every message.',
    DELIVERED: 'Those that were handed over.',
    FAILED: 'Those that were given up.',
    WAITING: 'Those that are still to be sent.',
  },
  WebhookDeliveryTabCount: { '': 'How many messages a tab holds.', count: 'How many.', key: 'The tab.' },
  WebhookEndpoint: {
    isActive: 'Whether it is told of what happens.',
    label: 'What it is for.',
    url: 'Where messages go.',
  },
  WebhookEndpointChanges: {
    '': 'What is to be different of an endpoint; what is left out stays.',
    label: 'What it is for.',
  },
  Query: { webhookEndpoint: 'An endpoint; null where there is none.' },
}
