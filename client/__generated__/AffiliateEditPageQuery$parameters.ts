/**
 * @generated SignedSource<<5db2bb78cba79d017d95b9f65c904267>>
 * @relayHash fb817e0a8b46f31424684ee0b774d769
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb817e0a8b46f31424684ee0b774d769

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AffiliateEditPageQuery } from './AffiliateEditPageQuery.graphql';

const node: PreloadableConcreteRequest<AffiliateEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb817e0a8b46f31424684ee0b774d769",
    "metadata": {},
    "name": "AffiliateEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
