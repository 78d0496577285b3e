/**
 * @generated SignedSource<<82868d7b7c2302d095b791902e5018a2>>
 * @relayHash 4d3e57f783b8b93a949e6c6616543347
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d3e57f783b8b93a949e6c6616543347

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WishListPageQuery } from './WishListPageQuery.graphql';

const node: PreloadableConcreteRequest<WishListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d3e57f783b8b93a949e6c6616543347",
    "metadata": {},
    "name": "WishListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
