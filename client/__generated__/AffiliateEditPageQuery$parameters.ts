/**
 * @generated SignedSource<<a5aaf5d165d12e30b7e8ef5f6ddc27c2>>
 * @relayHash d96de725d8f4f9e213a228aae6d7a6e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d96de725d8f4f9e213a228aae6d7a6e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AffiliateEditPageQuery } from './AffiliateEditPageQuery.graphql';

const node: PreloadableConcreteRequest<AffiliateEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d96de725d8f4f9e213a228aae6d7a6e7",
    "metadata": {},
    "name": "AffiliateEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
