/**
 * @generated SignedSource<<32ef7d1c739e1923da60505fa29fe35f>>
 * @relayHash dbcd4c0e0e8e5501a17c67a9b73e316a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79f44210569e5d76723f94a0743a2ccd180802f5ef3b9daf126b14a9e89fc465

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79f44210569e5d76723f94a0743a2ccd180802f5ef3b9daf126b14a9e89fc465",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
