/**
 * @generated SignedSource<<46255b1aeb9e91b15b7be9dd0264cacc>>
 * @relayHash 008afeff09cf660e3f0dc1fcd9e22d44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 008afeff09cf660e3f0dc1fcd9e22d44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AffiliateEditPageQuery } from './AffiliateEditPageQuery.graphql';

const node: PreloadableConcreteRequest<AffiliateEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "008afeff09cf660e3f0dc1fcd9e22d44",
    "metadata": {},
    "name": "AffiliateEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
