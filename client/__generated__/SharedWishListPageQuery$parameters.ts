/**
 * @generated SignedSource<<47d6ee6db707fce144b5419a80635863>>
 * @relayHash 87255b8b4a3e274f4fd2f12b8cf56c5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87255b8b4a3e274f4fd2f12b8cf56c5c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedWishListPageQuery } from './SharedWishListPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedWishListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87255b8b4a3e274f4fd2f12b8cf56c5c",
    "metadata": {},
    "name": "SharedWishListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
