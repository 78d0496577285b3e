/**
 * @generated SignedSource<<52b54ac51db2f066a83b05148378d689>>
 * @relayHash e940fd22df26861d22374f59abf70019
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e940fd22df26861d22374f59abf70019

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhookPageQuery } from './WebhookPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e940fd22df26861d22374f59abf70019",
    "metadata": {},
    "name": "WebhookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
