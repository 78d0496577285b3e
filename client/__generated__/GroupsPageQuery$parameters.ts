/**
 * @generated SignedSource<<f5a81ab3562f14aba8c09407e7697862>>
 * @relayHash a9d75ea687d1d6a4e5009c8243e4f2ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9d75ea687d1d6a4e5009c8243e4f2ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsPageQuery } from './GroupsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9d75ea687d1d6a4e5009c8243e4f2ff",
    "metadata": {},
    "name": "GroupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
