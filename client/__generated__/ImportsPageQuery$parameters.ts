/**
 * @generated SignedSource<<be439d822e175f1d2d361b71bde32217>>
 * @relayHash d22df51bb949613bec685a31f5aa77ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d22df51bb949613bec685a31f5aa77ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportsPageQuery } from './ImportsPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d22df51bb949613bec685a31f5aa77ce",
    "metadata": {},
    "name": "ImportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
