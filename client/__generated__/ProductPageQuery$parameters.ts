/**
 * @generated SignedSource<<540f059ecc4f9a00f1b2f111f665dce7>>
 * @relayHash 556e92bed6fdfc0f2fc42ca34e76f298
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fb4b394be45349c8a5d20d8c9b76a9af80503fcf58f88bf9bced2dd57e06668

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4fb4b394be45349c8a5d20d8c9b76a9af80503fcf58f88bf9bced2dd57e06668",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
