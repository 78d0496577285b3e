/**
 * @generated SignedSource<<723f6bd00f06955cb40086852f8ab2b2>>
 * @relayHash 4bb307a1f526f1ff8832c436590ce0fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bb307a1f526f1ff8832c436590ce0fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressPageQuery } from './AddressPageQuery.graphql';

const node: PreloadableConcreteRequest<AddressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4bb307a1f526f1ff8832c436590ce0fd",
    "metadata": {},
    "name": "AddressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
