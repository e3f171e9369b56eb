@_exported import ScreenTesting
