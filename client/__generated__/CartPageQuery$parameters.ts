/**
 * @generated SignedSource<<89152df2dda4e8c209fd4ad3cd1572f9>>
 * @relayHash b75cbca5b74b7b696fe71b0ded318794
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd4d0edf10527fac812f82cb8ee3aa30184c2af7209bfb8a91006a5807d32dff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd4d0edf10527fac812f82cb8ee3aa30184c2af7209bfb8a91006a5807d32dff",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
