/**
 * @generated SignedSource<<14cefbb20334aec8768397acc0fb22cd>>
 * @relayHash 448cc5c5eb09a628e93d7097d9acdd80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 448cc5c5eb09a628e93d7097d9acdd80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "448cc5c5eb09a628e93d7097d9acdd80",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
