/**
 * @generated SignedSource<<5eee8785f5690cdf033adb990c4458de>>
 * @relayHash e31fa21d4ffd69a7caff88ba74fcd8e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e31fa21d4ffd69a7caff88ba74fcd8e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryPageQuery } from './EntryPageQuery.graphql';

const node: PreloadableConcreteRequest<EntryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e31fa21d4ffd69a7caff88ba74fcd8e7",
    "metadata": {},
    "name": "EntryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
