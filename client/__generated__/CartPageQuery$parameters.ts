/**
 * @generated SignedSource<<11773f5d58de6213407f263fee901edb>>
 * @relayHash e8665011500c73fc6f273c858c8b36ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8665011500c73fc6f273c858c8b36ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8665011500c73fc6f273c858c8b36ca",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
