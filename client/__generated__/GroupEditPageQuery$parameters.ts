/**
 * @generated SignedSource<<02feb554d5c203ddacf38895aea37f09>>
 * @relayHash 7d5a5c43935c6512260ee50cc45418a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d5a5c43935c6512260ee50cc45418a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupEditPageQuery } from './GroupEditPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d5a5c43935c6512260ee50cc45418a7",
    "metadata": {},
    "name": "GroupEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
