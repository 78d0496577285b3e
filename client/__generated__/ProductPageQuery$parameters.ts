/**
 * @generated SignedSource<<cab42acbc2f9e100ace69387eb8aaab6>>
 * @relayHash 6bb87b5d2c025c14502f97b8d8782cf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bb87b5d2c025c14502f97b8d8782cf1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6bb87b5d2c025c14502f97b8d8782cf1",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
