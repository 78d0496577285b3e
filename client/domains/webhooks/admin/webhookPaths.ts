export const webhooksPath = '/admincenter/settings/webhooks'
export const deliveriesPath = '/admincenter/settings/deliveries'

/** Address of an endpoint's page. */
export const webhookPath = (id: string) => `${webhooksPath}/${encodeURIComponent(id)}`

/** Address of what was sent to an endpoint. */
export const deliveriesOfPath = (id: string) => `${deliveriesPath}?endpoint=${encodeURIComponent(id)}`
