/**
 * @generated SignedSource<<0419075cd633ee470f0d411b9705c5db>>
 * @relayHash 4817f3008292096929fdca3f31174828
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4817f3008292096929fdca3f31174828

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KeysPageQuery } from './KeysPageQuery.graphql';

const node: PreloadableConcreteRequest<KeysPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4817f3008292096929fdca3f31174828",
    "metadata": {},
    "name": "KeysPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
