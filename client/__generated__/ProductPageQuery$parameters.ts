/**
 * @generated SignedSource<<6d5f8875cff880acf642b860a6db1e45>>
 * @relayHash 8956807b1607a18cc92efb0ccdcef92d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8956807b1607a18cc92efb0ccdcef92d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8956807b1607a18cc92efb0ccdcef92d",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
