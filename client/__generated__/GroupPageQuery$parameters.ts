/**
 * @generated SignedSource<<e1bcf6ce04a6cf58f2a67dbd1f320cf3>>
 * @relayHash b15464c883d8375dd310a2810af5ba94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 089a98f1919e33e87bd5b28c16123d1eeda463efc31dbfeec50bd7bf276e76b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "089a98f1919e33e87bd5b28c16123d1eeda463efc31dbfeec50bd7bf276e76b1",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
