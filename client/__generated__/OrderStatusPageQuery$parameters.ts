/**
 * @generated SignedSource<<ac94942b4b25c6b6ae66e045fe959218>>
 * @relayHash cb56b1969ca010b2278430fac6fa3a0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb56b1969ca010b2278430fac6fa3a0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb56b1969ca010b2278430fac6fa3a0e",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
