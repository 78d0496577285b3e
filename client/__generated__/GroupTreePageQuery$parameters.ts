/**
 * @generated SignedSource<<d97cc480d372c178538bfbfd7649737d>>
 * @relayHash 54630c16fb0f1d9ff7dfdf9c426c0b89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54630c16fb0f1d9ff7dfdf9c426c0b89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupTreePageQuery } from './GroupTreePageQuery.graphql';

const node: PreloadableConcreteRequest<GroupTreePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54630c16fb0f1d9ff7dfdf9c426c0b89",
    "metadata": {},
    "name": "GroupTreePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
