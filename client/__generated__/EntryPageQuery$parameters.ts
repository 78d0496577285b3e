/**
 * @generated SignedSource<<e64f5d0cfb7977c32d796518be0b67b0>>
 * @relayHash f8baaf26db9d858d249eaf1b16116148
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8baaf26db9d858d249eaf1b16116148

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryPageQuery } from './EntryPageQuery.graphql';

const node: PreloadableConcreteRequest<EntryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8baaf26db9d858d249eaf1b16116148",
    "metadata": {},
    "name": "EntryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
