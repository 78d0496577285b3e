/**
 * @generated SignedSource<<5d8fad748b3a9b7fcc693743a71599e0>>
 * @relayHash feb61317676cebe588d9e3b9e0b09b77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b920917fd5404bff550985894da17125a5726adbe1a51f538ef231cda8964d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b920917fd5404bff550985894da17125a5726adbe1a51f538ef231cda8964d3",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
