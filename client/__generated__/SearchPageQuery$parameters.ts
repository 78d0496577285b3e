/**
 * @generated SignedSource<<95d98f419a79376a5e07a06e49c34db1>>
 * @relayHash 3c3fe5a0f7c0e58d283272a62b3f85de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c3fe5a0f7c0e58d283272a62b3f85de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c3fe5a0f7c0e58d283272a62b3f85de",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
