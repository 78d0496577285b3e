/**
 * @generated SignedSource<<68ed8d9af148986d5ad9f0beb3753af1>>
 * @relayHash 042c97f6035814c6a98c85452b84cd50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 042c97f6035814c6a98c85452b84cd50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PickupPageQuery } from './PickupPageQuery.graphql';

const node: PreloadableConcreteRequest<PickupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "042c97f6035814c6a98c85452b84cd50",
    "metadata": {},
    "name": "PickupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
