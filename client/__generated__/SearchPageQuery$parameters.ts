/**
 * @generated SignedSource<<d8962efef9fca63e53515d9d94ca6495>>
 * @relayHash ba121e2c9ab75326a4cac6017232ed80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba121e2c9ab75326a4cac6017232ed80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba121e2c9ab75326a4cac6017232ed80",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
