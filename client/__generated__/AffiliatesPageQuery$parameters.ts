/**
 * @generated SignedSource<<40159cc5a7dc11a7691e2b50c3975f82>>
 * @relayHash 41f65d3453165525f532e373fc022a09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41f65d3453165525f532e373fc022a09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AffiliatesPageQuery } from './AffiliatesPageQuery.graphql';

const node: PreloadableConcreteRequest<AffiliatesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41f65d3453165525f532e373fc022a09",
    "metadata": {},
    "name": "AffiliatesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
