/**
 * @generated SignedSource<<1b4626accee57b04d9f968205ccc326f>>
 * @relayHash 32fb9c4d2aa20adcdcc67cf150e69252
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32fb9c4d2aa20adcdcc67cf150e69252

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhookPageQuery } from './WebhookPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32fb9c4d2aa20adcdcc67cf150e69252",
    "metadata": {},
    "name": "WebhookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
