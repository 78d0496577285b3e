/**
 * @generated SignedSource<<0b9881aaf42f12a22e4b82554bc4d710>>
 * @relayHash 2e102da43cb101c340c742567f03330d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e102da43cb101c340c742567f03330d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UploadSettingsPageQuery } from './UploadSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<UploadSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e102da43cb101c340c742567f03330d",
    "metadata": {},
    "name": "UploadSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
