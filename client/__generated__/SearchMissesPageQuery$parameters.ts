/**
 * @generated SignedSource<<0f7f153dcfde25170e73f4de949f8b58>>
 * @relayHash c77825ca5867a79996f34d47db849699
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c77825ca5867a79996f34d47db849699

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchMissesPageQuery } from './SearchMissesPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchMissesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c77825ca5867a79996f34d47db849699",
    "metadata": {},
    "name": "SearchMissesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
