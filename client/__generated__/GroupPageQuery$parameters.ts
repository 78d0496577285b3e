/**
 * @generated SignedSource<<13e19ccec2c649aae7a786e3b93faf18>>
 * @relayHash fcebe70952b7fbac5ef629759c43c17d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f04c93a0999a74e3727517192981ea48af39ebc8411a0b0794b9ea86717437c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f04c93a0999a74e3727517192981ea48af39ebc8411a0b0794b9ea86717437c7",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
