/**
 * @generated SignedSource<<dee2e8d30641664ce9fdd1ad8432f296>>
 * @relayHash 1126f3522c37944f0b7a4832dd9ee3e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0936cbc2eb8b1e986c919013724d9ec81806a9156e6bd35c77c0d91c238fe7bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0936cbc2eb8b1e986c919013724d9ec81806a9156e6bd35c77c0d91c238fe7bb",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
