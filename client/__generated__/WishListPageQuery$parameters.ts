/**
 * @generated SignedSource<<d8da0fc2c07ae1a6c23e005d3e5959d2>>
 * @relayHash 2ac0e03ff198899d9e5aaa2585f9d5e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ac0e03ff198899d9e5aaa2585f9d5e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WishListPageQuery } from './WishListPageQuery.graphql';

const node: PreloadableConcreteRequest<WishListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ac0e03ff198899d9e5aaa2585f9d5e6",
    "metadata": {},
    "name": "WishListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
