/**
 * @generated SignedSource<<6a12c4d996295ba29808fe4a2e20c40d>>
 * @relayHash b27df5c7b65c04bb1f1dc8bf4d0b0769
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f124c9ec3aab771247864885d8713a4a8c23bdf2f31c6a3f5737792fd489238

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f124c9ec3aab771247864885d8713a4a8c23bdf2f31c6a3f5737792fd489238",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
