/**
 * @generated SignedSource<<d06f4591c8bf1b74f73d800ba1c9117e>>
 * @relayHash b1f50b40b5a4d4824d39334e3e333985
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1f50b40b5a4d4824d39334e3e333985

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1f50b40b5a4d4824d39334e3e333985",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
