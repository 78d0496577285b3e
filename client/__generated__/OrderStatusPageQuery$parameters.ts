/**
 * @generated SignedSource<<a35d90d318c84cbf1e0571f723727394>>
 * @relayHash f9c4bb1e6dbb2e20d2f6a8b1b0848ba2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0207065ab074c57b0c9094dc9b419c67dd6d021628f8aeb2d5c1f20fc1fa726

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0207065ab074c57b0c9094dc9b419c67dd6d021628f8aeb2d5c1f20fc1fa726",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
