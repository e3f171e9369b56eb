import CurbcutFoundation

/// Where data come from: an app.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hksource>.
open class HKSource: NSObject, @unchecked Sendable {
  /// The name of the app.
  public let name: String
  /// Its identifier.
  public let bundleIdentifier: String

  init(name: String, bundleIdentifier: String) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
    super.init()
  }

  /// This app.
  open class func `default`() -> HKSource {
    let name =
      Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
      ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
    return HKSource(name: name ?? "", bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKSource)?.bundleIdentifier == bundleIdentifier
  }
  open override var hash: Int { bundleIdentifier.hashValue }
}

/// Where data come from: an app and its version.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hksourcerevision>.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  /// The app.
  public let source: HKSource
  /// The version of the app; nil where it is not known.
  public let version: String?
  /// The model of the device; nil where it is not known.
  public let productType: String?

  /// Creates a revision.
  public init(source: HKSource, version: String?) {
    self.source = source
    self.version = version
    productType = nil
    super.init()
  }
}

/// A device that measures.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkdevice>.
open class HKDevice: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String?
  /// The maker.
  public let manufacturer: String?
  /// The model.
  public let model: String?
  /// The version of the hardware.
  public let hardwareVersion: String?
  /// The version of the firmware.
  public let firmwareVersion: String?
  /// The version of the software.
  public let softwareVersion: String?
  /// Names it on this device.
  public let localIdentifier: String?
  /// Names it by the rules of the FDA.
  public let udiDeviceIdentifier: String?

  /// Creates a device.
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
    softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?
  ) {
    self.name = name
    self.manufacturer = manufacturer
    self.model = model
    self.hardwareVersion = hardwareVersion
    self.firmwareVersion = firmwareVersion
    self.softwareVersion = softwareVersion
    self.localIdentifier = localIdentifier
    udiDeviceIdentifier = UDIDeviceIdentifier
    super.init()
  }

  /// This device.
  open class func local() -> HKDevice {
    HKDevice(
      name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil,
      softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}

/// Under this key, an object has the identifier that its app gave it.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
/// Under this key, an object has the identifier by which a later version replaces it.
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
/// Under this key, an object has the version of what its identifier names.
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
/// Under this key, an object says whether the person has entered it.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// Under this key, an object has the time zone in which it was measured.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// Under this key, a workout says whether it was inside.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
/// Under this key, food has its name.
public let HKMetadataKeyFoodType = "HKFoodType"
/// Under this key, a workout has the name of its maker.
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"

/// Health data.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkobject>.
open class HKObject: NSObject, @unchecked Sendable {
  /// Names the object.
  public let uuid = UUID()
  /// Where it comes from.
  public let sourceRevision: HKSourceRevision
  /// What has measured it; nil where it is not known.
  public let device: HKDevice?
  /// What else is known of it; nil for nothing.
  public let metadata: [String: Any]?

  init(device: HKDevice?, metadata: [String: Any]?) {
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
    sourceRevision = HKSourceRevision(source: .default(), version: version)
    self.device = device
    self.metadata = metadata
    super.init()
    HKObject.registersKeys
  }

  /// The app that it comes from.
  open var source: HKSource { sourceRevision.source }

  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObject)?.uuid == uuid }
  open override var hash: Int { uuid.hashValue }

  /// Makes properties known to key-value coding, so that predicates and sort descriptors can be about them.
  private static let registersKeys: Void = {
    ObjCRuntime.register(HKObject.self) { object in
      object.property("UUID") { $0.uuid as NSUUID }
      object.property("metadata") { $0.metadata }
    }
    ObjCRuntime.register(HKSample.self) { sample in
      sample.property("startDate") { $0.startDate }
      sample.property("endDate") { $0.endDate }
    }
    ObjCRuntime.register(HKCategorySample.self) { $0.property("value") { $0.value } }
    ObjCRuntime.register(HKWorkout.self) { $0.property("duration") { $0.duration } }
  }()
}

/// Health data of a time.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hksample>.
open class HKSample: HKObject, @unchecked Sendable {
  /// The kind.
  public let sampleType: HKSampleType
  /// When it begins.
  public let startDate: Date
  /// When it ends.
  public let endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, device: HKDevice?, metadata: [String: Any]?) {
    if end < start {
      NSException(
        name: .invalidArgumentException,
        reason: "endDate (\(end)) must be after startDate (\(start))"
      ).raise()
    }
    sampleType = type
    startDate = start
    endDate = end
    super.init(device: device, metadata: metadata)
  }

  /// Whether it is not known how long it lasts: false.
  open var hasUndeterminedDuration: Bool { false }
}

/// A quantity of a time.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkquantitysample>.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The kind.
  public let quantityType: HKQuantityType
  /// The quantity.
  public let quantity: HKQuantity

  /// Creates a sample; a quantity of another kind raises an exception.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    device: HKDevice?, metadata: [String: Any]?
  ) {
    if !quantityType.is(compatibleWith: quantity.unit) {
      NSException(
        name: .invalidArgumentException,
        reason:
          "HKQuantitySample \(quantityType) requires unit of type \(quantityType.keptUnit). Incompatible unit: \(quantity.unit)"
      ).raise()
    }
    self.quantityType = quantityType
    self.quantity = quantity
    super.init(quantityType, startDate, endDate, device: device, metadata: metadata)
  }

  /// Creates a sample.
  public convenience init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    self.init(
      type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
  }

  /// How many quantities it stands for: 1.
  open var count: Int { 1 }
}

/// A category of a time.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkcategorysample>.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// The kind.
  public let categoryType: HKCategoryType
  /// The number of the category.
  public let value: Int

  /// Creates a sample.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?,
    metadata: [String: Any]?
  ) {
    categoryType = type
    self.value = value
    super.init(type, startDate, endDate, device: device, metadata: metadata)
  }

  /// Creates a sample.
  public convenience init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
  ) {
    self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
  }
}

/// Samples that belong together, such as both values of a blood pressure.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkcorrelation>.
open class HKCorrelation: HKSample, @unchecked Sendable {
  /// The kind.
  public let correlationType: HKCorrelationType
  /// The samples.
  public let objects: Set<HKSample>

  /// Creates a correlation.
  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
    device: HKDevice?, metadata: [String: Any]?
  ) {
    self.correlationType = correlationType
    self.objects = objects
    super.init(correlationType, startDate, endDate, device: device, metadata: metadata)
  }

  /// Creates a correlation.
  public convenience init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
    metadata: [String: Any]? = nil
  ) {
    self.init(
      type: correlationType, start: startDate, end: endDate, objects: objects, device: nil,
      metadata: metadata)
  }

  /// The samples of a kind.
  open func objects(for objectType: HKObjectType) -> Set<HKSample> {
    objects.filter { $0.sampleType == objectType }
  }
}
