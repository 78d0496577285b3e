/**
 * @generated SignedSource<<b6067c520604858743d9186e5dfb31fe>>
 * @relayHash bea9eae6ab60776dac4a952711f5d9eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bea9eae6ab60776dac4a952711f5d9eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WishListPageQuery } from './WishListPageQuery.graphql';

const node: PreloadableConcreteRequest<WishListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bea9eae6ab60776dac4a952711f5d9eb",
    "metadata": {},
    "name": "WishListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
