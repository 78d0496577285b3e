/**
 * @generated SignedSource<<7bbb55096ec8b6e9ea21da9b2bbdcd8c>>
 * @relayHash 79ec7f6c5165bdc4476f45e12f892725
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79ec7f6c5165bdc4476f45e12f892725

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79ec7f6c5165bdc4476f45e12f892725",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
