/**
 * @generated SignedSource<<562d4a8952473c4491c16fe9cac38114>>
 * @relayHash 8f92e59c137165356272c16cc028a3de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f92e59c137165356272c16cc028a3de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LegalPageQuery } from './LegalPageQuery.graphql';

const node: PreloadableConcreteRequest<LegalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f92e59c137165356272c16cc028a3de",
    "metadata": {},
    "name": "LegalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
