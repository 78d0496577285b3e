/**
 * @generated SignedSource<<8af852a6fc5836bee0b8138b5eae86c6>>
 * @relayHash 44d935f28e142968f43279887a2d3fcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44d935f28e142968f43279887a2d3fcc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StandingPageQuery } from './StandingPageQuery.graphql';

const node: PreloadableConcreteRequest<StandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44d935f28e142968f43279887a2d3fcc",
    "metadata": {},
    "name": "StandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
