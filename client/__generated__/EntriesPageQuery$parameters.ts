/**
 * @generated SignedSource<<84b7ad30f2c33deac0a40e43184c6bd1>>
 * @relayHash 240a3fb36242d03c4abf66f2ff87f0e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 240a3fb36242d03c4abf66f2ff87f0e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntriesPageQuery } from './EntriesPageQuery.graphql';

const node: PreloadableConcreteRequest<EntriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "240a3fb36242d03c4abf66f2ff87f0e3",
    "metadata": {},
    "name": "EntriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
