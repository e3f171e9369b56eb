import CurbcutFoundation
import CurbcutGraphics
import DeviceServices
import Foundation

/// What films and sounds consist of.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avmediatype>.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures that move.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// What is known of a film or a picture besides.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Pictures and sound in one.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// Distances.
  public static let depthData = AVMediaType(rawValue: "dpth")
}

/// Whether an app may use the camera or the microphone.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avauthorizationstatus>.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case notDetermined
  /// The person may not allow it.
  case restricted
  /// The person has refused.
  case denied
  /// The person has allowed it.
  case authorized
}

/// A camera or a microphone.
///
/// This device has none, as a simulator has none: none is found, and an app cannot make one.
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturedevice>.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Cameras are found, never made.
  private override init() { super.init() }

  /// A kind of camera or microphone.
  ///
  /// Follows <https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct>.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual camera.
    public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// The camera that sees more.
    public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// The camera for what is far.
    public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// Two cameras as one.
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two wide cameras as one.
    public static let builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras as one.
    public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The camera that knows how far things are.
    public static let builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// The camera with a scanner for distances.
    public static let builtInLiDARDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// A camera that is plugged in.
    public static let external = Self(rawValue: "AVCaptureDeviceTypeExternal")
    /// The microphone.
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// The microphone, by its former name.
    public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  /// On which side of the device a camera is.
  public enum Position: Int, Sendable {
    /// Not known, or either.
    case unspecified
    /// On the back.
    case back
    /// On the side of the screen.
    case front
  }

  /// When the flash is used.
  public enum FlashMode: Int, Sendable {
    /// Never.
    case off
    /// Always.
    case on
    /// When it is dark.
    case auto
  }

  /// When the light is on.
  public enum TorchMode: Int, Sendable {
    /// Never.
    case off
    /// Always.
    case on
    /// When it is dark.
    case auto
  }

  /// How a camera is focused.
  public enum FocusMode: Int, Sendable {
    /// It stays as it is.
    case locked
    /// Once.
    case autoFocus
    /// All the time.
    case continuousAutoFocus
  }

  /// How much light a camera takes.
  public enum ExposureMode: Int, Sendable {
    /// As much as now.
    case locked
    /// It is measured once.
    case autoExpose
    /// It is measured all the time.
    case continuousAutoExposure
    /// As the app says.
    case custom
  }

  /// In which form a camera gives pictures.
  ///
  /// Follows <https://developer.apple.com/documentation/avfoundation/avcapturedevice/format>.
  open class Format: NSObject, @unchecked Sendable {
    fileprivate override init() { super.init() }
    /// How wide the camera sees, in degrees.
    public var videoFieldOfView: Float { 0 }
    /// The size of the pictures.
    public var formatDescription: CMFormatDescription { CMFormatDescription(CMVideoDimensions()) }
    /// By how much pictures can be made larger.
    public var videoMaxZoomFactor: CGFloat { 1 }
  }

  /// Looks for cameras and microphones.
  ///
  /// Follows <https://developer.apple.com/documentation/avfoundation/avcapturedevice/discoverysession>.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// Looks for some kinds of device.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
    /// What was found: nothing.
    open var devices: [AVCaptureDevice] { [] }
  }

  // MARK: Finding

  /// The usual device for a medium: there is none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The usual device of a kind: there is none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// The devices for a medium: there are none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// The device that the person likes best: there is none.
  open class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    // Only a device could be set, and there are none.
    set {}
  }
  /// The device that the system would use: there is none.
  open class var systemPreferredCamera: AVCaptureDevice? { nil }

  // MARK: Asking

  private static func service(for mediaType: AVMediaType) -> ProtectedService {
    mediaType == .audio ? .microphone : .camera
  }

  /// Whether the app may use the devices for a medium.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    switch Permissions.status(of: service(for: mediaType)) {
    case .ask: .notDetermined
    case .denied: .denied
    case .restricted: .restricted
    default: .authorized
    }
  }
  /// Asks the person whether the app may use the devices for a medium, unless it is known; the handler is called on another
  /// thread.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { Permissions.request(service(for: mediaType)) { handler($0 == .granted) } }
  /// Asks the person whether the app may use the devices for a medium, unless it is known.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await Permissions.request(service(for: mediaType)) == .granted
  }

  // MARK: A device, if there were one

  /// What tells the device from others.
  open var uniqueID: String { "" }
  /// What people call it.
  open var localizedName: String { "" }
  /// Its kind.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// On which side it is.
  open var position: Position { .unspecified }
  /// Whether it is there now.
  open var isConnected: Bool { false }
  /// The form of its pictures.
  open var activeFormat = Format()
  /// The forms that its pictures can have.
  open var formats: [Format] { [] }
  /// Whether it has a light.
  open var hasTorch: Bool { false }
  /// Whether the light can be used now.
  open var isTorchAvailable: Bool { false }
  /// Whether the light is on.
  open var isTorchActive: Bool { false }
  /// When the light is on.
  open var torchMode = TorchMode.off
  /// Whether it has a flash.
  open var hasFlash: Bool { false }
  /// Whether the flash can be used now.
  open var isFlashAvailable: Bool { false }
  /// How much larger its pictures are.
  open var videoZoomFactor: CGFloat = 1
  /// How much larger its pictures can be at the least.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// How much larger its pictures can be at the most.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// How near things can be, in millimetres; −1 when it is not known.
  open var minimumFocusDistance: Int { -1 }
  /// How it is focused.
  open var focusMode = FocusMode.locked
  /// What it is focused on, from 0 to 1.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether it can be focused on a place.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// How much light it takes.
  open var exposureMode = ExposureMode.locked
  /// Where the light is measured, from 0 to 1.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether the light can be measured at a place.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// Whether it is told that what it sees has changed.
  open var isSubjectAreaChangeMonitoringEnabled = false

  /// Whether it is a device for a medium.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Whether the light can be used so.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Whether it can be focused so.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether it can take light so.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Keeps others from changing its settings.
  ///
  /// - Throws: always, as it is not there.
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  /// Lets others change its settings again.
  open func unlockForConfiguration() {}
  /// Turns the light on.
  ///
  /// - Throws: always, as it is not there.
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }

  /// Posted when a device comes. Never posted here.
  public static let wasConnectedNotification = Notification.Name(
    "AVCaptureDeviceWasConnectedNotification")
  /// Posted when a device goes. Never posted here.
  public static let wasDisconnectedNotification = Notification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
}
