@_exported import CurbcutCoreLocation
