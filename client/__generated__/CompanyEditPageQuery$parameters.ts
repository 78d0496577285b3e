/**
 * @generated SignedSource<<1d0bdc201c6a0124a2607b3bc3e93251>>
 * @relayHash 2d9112f85fe55830a2026545de1f92cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d9112f85fe55830a2026545de1f92cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyEditPageQuery } from './CompanyEditPageQuery.graphql';

const node: PreloadableConcreteRequest<CompanyEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d9112f85fe55830a2026545de1f92cb",
    "metadata": {},
    "name": "CompanyEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
