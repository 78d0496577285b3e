/**
 * @generated SignedSource<<3efb6b5d7fe03d5b40210afff63f7a07>>
 * @relayHash 7cda9c237884fee21473a8f77bd8f93f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3df7608f1640b5899659904e4d64796ee756d31363a9ed5c12760b4e0e34612

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3df7608f1640b5899659904e4d64796ee756d31363a9ed5c12760b4e0e34612",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
