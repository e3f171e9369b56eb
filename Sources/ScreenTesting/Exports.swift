// What tests say of devices and text sizes without another import.
@_exported import enum DeviceSettings.ContentSize
@_exported import struct DeviceSettings.Device
