/**
 * @generated SignedSource<<762ca3063aa9a1fa62d0809177afe36e>>
 * @relayHash b5859fbe664f75e5e9fd02203fab4d07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5859fbe664f75e5e9fd02203fab4d07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5859fbe664f75e5e9fd02203fab4d07",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
