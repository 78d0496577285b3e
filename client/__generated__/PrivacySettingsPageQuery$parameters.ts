/**
 * @generated SignedSource<<8fc0593add1fbb28ddc990dbe3965bce>>
 * @relayHash 6b89ed423faacc11dee6d779b62d60aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b89ed423faacc11dee6d779b62d60aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacySettingsPageQuery } from './PrivacySettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<PrivacySettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b89ed423faacc11dee6d779b62d60aa",
    "metadata": {},
    "name": "PrivacySettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
