/**
 * @generated SignedSource<<f652fb1ca44cbea9157237ed821d3516>>
 * @relayHash 49fcbf20792a71a68c9853b73a9ea1ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49fcbf20792a71a68c9853b73a9ea1ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedWishListPageQuery } from './SharedWishListPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedWishListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49fcbf20792a71a68c9853b73a9ea1ab",
    "metadata": {},
    "name": "SharedWishListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
