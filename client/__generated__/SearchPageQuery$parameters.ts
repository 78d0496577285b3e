/**
 * @generated SignedSource<<c28f19ffb10e8b62202dd3c157195c6e>>
 * @relayHash f4928c6cf0de5c5bef7e195d65df51b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4928c6cf0de5c5bef7e195d65df51b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4928c6cf0de5c5bef7e195d65df51b6",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
