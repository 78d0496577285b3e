/**
 * @generated SignedSource<<df70ebb9cba25f3a417adbfa988d7920>>
 * @relayHash f5ef02e9ccfb1d25ab5ea0acf6546de2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 451eafee6c6275a68c232842e6a1a05496223d64b45c0ae2b3974b2739a0c7f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpecialsPageQuery } from './SpecialsPageQuery.graphql';

const node: PreloadableConcreteRequest<SpecialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "451eafee6c6275a68c232842e6a1a05496223d64b45c0ae2b3974b2739a0c7f6",
    "metadata": {},
    "name": "SpecialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
