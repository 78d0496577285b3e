/**
 * @generated SignedSource<<d3e94122f6274fafd7195be83ba06755>>
 * @relayHash 4cd213bd3e24abd5504ae1130371dbdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cd213bd3e24abd5504ae1130371dbdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsPageQuery } from './GroupsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cd213bd3e24abd5504ae1130371dbdd",
    "metadata": {},
    "name": "GroupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
