/**
 * @generated SignedSource<<a9a5630550b38adcb7dcab9fce91606d>>
 * @relayHash ea3c3539cfb104008b0ca629a2c6f037
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea3c3539cfb104008b0ca629a2c6f037

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchSynonymsPageQuery } from './SearchSynonymsPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchSynonymsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea3c3539cfb104008b0ca629a2c6f037",
    "metadata": {},
    "name": "SearchSynonymsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
