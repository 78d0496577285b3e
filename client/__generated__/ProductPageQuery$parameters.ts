/**
 * @generated SignedSource<<2ccc28daf7befa9fa4ed6eb03979f5c7>>
 * @relayHash 77080323b0bfda88ca18a5428210893f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62cb607d0217bfaace0cda347e004df1401638decd3784f18c8db21b7f587a7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62cb607d0217bfaace0cda347e004df1401638decd3784f18c8db21b7f587a7d",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
