@_exported import CurbcutUIKit
