/**
 * @generated SignedSource<<71ece320f86047863c14131680877a1b>>
 * @relayHash 67cfbe4a36e2a56edf6eb861236ecf13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67cfbe4a36e2a56edf6eb861236ecf13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SynonymEditPageQuery } from './SynonymEditPageQuery.graphql';

const node: PreloadableConcreteRequest<SynonymEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67cfbe4a36e2a56edf6eb861236ecf13",
    "metadata": {},
    "name": "SynonymEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
