/**
 * @generated SignedSource<<e8b99ea4add277800ed6bf407acc08f0>>
 * @relayHash a9d75ea687d1d6a4e5009c8243e4f2ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cef8d19dfed5b636c58740b23e3172ece902e33bba3a81886e858236dadc6a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsPageQuery } from './GroupsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cef8d19dfed5b636c58740b23e3172ece902e33bba3a81886e858236dadc6a5",
    "metadata": {},
    "name": "GroupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
