/**
 * @generated SignedSource<<4ce2a0c3f3537c170d2a5ffd2ebe44d9>>
 * @relayHash 66bda613051611a99d0bda9956874be0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66bda613051611a99d0bda9956874be0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66bda613051611a99d0bda9956874be0",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
