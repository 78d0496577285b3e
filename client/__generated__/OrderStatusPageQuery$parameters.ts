/**
 * @generated SignedSource<<8cf85017844bc6209f5ceb148f300e9e>>
 * @relayHash 41359873ed14bb98b842c8050ba9716d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41359873ed14bb98b842c8050ba9716d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41359873ed14bb98b842c8050ba9716d",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
