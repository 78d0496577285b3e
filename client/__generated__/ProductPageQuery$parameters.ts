/**
 * @generated SignedSource<<64f016209e186448eca8967cac98d7c3>>
 * @relayHash 556e92bed6fdfc0f2fc42ca34e76f298
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 556e92bed6fdfc0f2fc42ca34e76f298

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "556e92bed6fdfc0f2fc42ca34e76f298",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
