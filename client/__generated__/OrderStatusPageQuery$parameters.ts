/**
 * @generated SignedSource<<d51baaa8767ec94486c1a2f8eff5a1e7>>
 * @relayHash e05d6b1b164214c9ba8ce757ca3cecb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21e6839a68c0d95edc4e7655a9aa4312b7a179ee487abd46e5482b9a99811644

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21e6839a68c0d95edc4e7655a9aa4312b7a179ee487abd46e5482b9a99811644",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
