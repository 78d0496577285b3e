/**
 * @generated SignedSource<<9e32a25413d1bb68d236b9b49433cac2>>
 * @relayHash 0a003129d98a70e80ee8c24c1d6a9a7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a003129d98a70e80ee8c24c1d6a9a7f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a003129d98a70e80ee8c24c1d6a9a7f",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
