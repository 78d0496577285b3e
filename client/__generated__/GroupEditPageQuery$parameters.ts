/**
 * @generated SignedSource<<bf62d3719f953d880e67d9756ef235f8>>
 * @relayHash 1a9f150f153dd193708ddb254f81bed6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a9f150f153dd193708ddb254f81bed6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupEditPageQuery } from './GroupEditPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a9f150f153dd193708ddb254f81bed6",
    "metadata": {},
    "name": "GroupEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
