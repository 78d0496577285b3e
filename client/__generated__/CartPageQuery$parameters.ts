/**
 * @generated SignedSource<<3b9f77656c7f2ba0c1afa64bf07e09e0>>
 * @relayHash edd73196f3379cd5adb1eb1398c28e75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb317bd5f23a536c37b8cbcfc088c694cf772f086497290b79b2070bfb6e8d3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb317bd5f23a536c37b8cbcfc088c694cf772f086497290b79b2070bfb6e8d3d",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
