/**
 * @generated SignedSource<<5601fddd0c3b578ad6ad255f972ef3e2>>
 * @relayHash 7d5a5c43935c6512260ee50cc45418a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d29ddc7fa44d15353390817fcb14a6e321522c03fcf4164370cead2588a0ae52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupEditPageQuery } from './GroupEditPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d29ddc7fa44d15353390817fcb14a6e321522c03fcf4164370cead2588a0ae52",
    "metadata": {},
    "name": "GroupEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
