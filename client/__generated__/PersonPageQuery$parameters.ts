/**
 * @generated SignedSource<<0b2eea0dca7dea5ae790ae0d64f8a694>>
 * @relayHash db28cfdea163c7c7ac075d824a8253ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c3409afa49000479d395aaec3792e3d691cfac4cb607fa8741104920b6f041c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonPageQuery } from './PersonPageQuery.graphql';

const node: PreloadableConcreteRequest<PersonPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c3409afa49000479d395aaec3792e3d691cfac4cb607fa8741104920b6f041c",
    "metadata": {},
    "name": "PersonPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
