/**
 * @generated SignedSource<<088803720587d7c9061b1e41ea840397>>
 * @relayHash 938fe99f111b715bcb043a82ebe98071
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 938fe99f111b715bcb043a82ebe98071

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PageEditPageQuery } from './PageEditPageQuery.graphql';

const node: PreloadableConcreteRequest<PageEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "938fe99f111b715bcb043a82ebe98071",
    "metadata": {},
    "name": "PageEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
