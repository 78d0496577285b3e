/**
 * @generated SignedSource<<b3f4ff7f75f5b7442d83abf6c09df76d>>
 * @relayHash 85943859a2f6a78d2d34885089ead604
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85943859a2f6a78d2d34885089ead604

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85943859a2f6a78d2d34885089ead604",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
