/**
 * @generated SignedSource<<63005110f2079a4de2bf09ecba80516b>>
 * @relayHash 2f5ec4d857f22b762b93f9a7a8199523
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f5ec4d857f22b762b93f9a7a8199523

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f5ec4d857f22b762b93f9a7a8199523",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
