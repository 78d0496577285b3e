/**
 * @generated SignedSource<<66089d8859abd201376de668b153ee33>>
 * @relayHash 6104842f52e3574d05f794177804d2b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6104842f52e3574d05f794177804d2b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WishListPageQuery } from './WishListPageQuery.graphql';

const node: PreloadableConcreteRequest<WishListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6104842f52e3574d05f794177804d2b8",
    "metadata": {},
    "name": "WishListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
