/**
 * @generated SignedSource<<27ab655c48b9818e21b6125c7492a314>>
 * @relayHash 7a3439087b35add30228470fe3253989
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2db46216460bbca09301dc0f9a478a4f870aeda5d6a378c76af2691e83429460

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2db46216460bbca09301dc0f9a478a4f870aeda5d6a378c76af2691e83429460",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
