/**
 * @generated SignedSource<<1a9ded86f577711bd4a690e2dd323e85>>
 * @relayHash 20fc9871278c6ba82a8c7a4335f0b945
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20fc9871278c6ba82a8c7a4335f0b945

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20fc9871278c6ba82a8c7a4335f0b945",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
