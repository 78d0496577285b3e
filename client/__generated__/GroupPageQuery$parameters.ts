/**
 * @generated SignedSource<<40990560765481e66a850aa7351fa2ef>>
 * @relayHash ad3a8ac4a8e6854df4d54a636a06958c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad3a8ac4a8e6854df4d54a636a06958c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad3a8ac4a8e6854df4d54a636a06958c",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
