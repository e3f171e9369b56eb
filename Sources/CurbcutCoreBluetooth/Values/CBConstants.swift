import CurbcutFoundation

/// Whether the person is told that Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// Under which name the manager is kept.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// Whether each message of a device is told.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// Which services devices look for.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
/// Whether the person is told of a connection.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// Whether the person is told of its end.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
/// Whether the person is told of messages.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
/// The devices of a kept manager.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The services that a kept manager looks for.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// How a kept manager looks.
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"
/// Whether the person is told that Bluetooth is off.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// Under which name the manager is kept.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The name of a device.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// What its maker tells.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// What its services tell.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// Its services.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// Its further services.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
/// How strongly it sends.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// Whether one can connect to it.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The services that it looks for.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"
/// What else a value can do.
public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
/// What a value is, in words.
public let CBUUIDCharacteristicUserDescriptionString = "2901"
/// Whether changes of a value are told.
public let CBUUIDClientCharacteristicConfigurationString = "2902"
/// Whether a value is told to all.
public let CBUUIDServerCharacteristicConfigurationString = "2903"
/// The form of a value.
public let CBUUIDCharacteristicFormatString = "2904"
/// The form of several values.
public let CBUUIDCharacteristicAggregateFormatString = "2905"
