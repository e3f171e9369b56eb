import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// Where what is recorded comes from.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcaptureinput>.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A device from which is recorded.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturedeviceinput>.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice

  /// Uses a device.
  ///
  /// - Throws: `AVError.deviceNotConnected` for one that is not there.
  public init(device: AVCaptureDevice) throws {
    guard device.isConnected else { throw AVError(.deviceNotConnected) }
    self.device = device
  }
}

/// Where what is recorded goes to.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcaptureoutput>.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// What it is connected with: nothing, as nothing is recorded.
  open var connections: [AVCaptureConnection] { [] }
  /// The connection for a medium: there is none.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Which way up a film is.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturevideoorientation>.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// As the device is held upright.
  case portrait = 1
  /// As the device is held upside down.
  case portraitUpsideDown
  /// As the device lies on its left side.
  case landscapeRight
  /// As the device lies on its right side.
  case landscapeLeft
}

/// An input together with an output. There are none on this device.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcaptureconnection>.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// Connections are made by sessions, never by apps.
  private override init() { super.init() }
  /// Whether something can come through it now.
  open var isActive: Bool { false }
  /// Whether something may come through it.
  open var isEnabled = true
  /// Whether films can be turned.
  open var isVideoOrientationSupported: Bool { false }
  /// Which way up films are.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether films can be turned by an angle, in degrees.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  /// By how much films are turned, in degrees.
  open var videoRotationAngle: CGFloat = 0
  /// Whether films can be mirrored.
  open var isVideoMirroringSupported: Bool { false }
  /// Whether films are mirrored.
  open var isVideoMirrored = false
  /// Whether the system decides whether films are mirrored.
  open var automaticallyAdjustsVideoMirroring = true
}

/// Lets what devices record come to the outputs.
///
/// There are no devices here: a session can have outputs, but no inputs, and it does not run.
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturesession>.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good what is recorded is to be.
  ///
  /// Follows <https://developer.apple.com/documentation/avfoundation/avcapturesession/preset>.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// For pictures.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// Good.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// To be sent by Wi-Fi.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// To be sent by phone.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 640 × 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 × 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 × 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 × 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// As the inputs say.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// How good what is recorded is to be.
  open var sessionPreset = Preset.high
  /// The inputs.
  public private(set) var inputs: [AVCaptureInput] = []
  /// The outputs.
  public private(set) var outputs: [AVCaptureOutput] = []
  /// What comes from where: nothing.
  open var connections: [AVCaptureConnection] { [] }
  /// Whether something is recorded: false.
  open var isRunning: Bool { false }
  /// Whether others keep the session from recording: false.
  open var isInterrupted: Bool { false }

  /// Creates a session without inputs and outputs.
  public override init() { super.init() }

  /// Whether recordings can be so good.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { false }
  /// Whether an input can be added.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether an output can be added.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins to change what the session consists of; changes come into force at once here.
  open func beginConfiguration() {}
  /// Brings changes of what the session consists of into force.
  open func commitConfiguration() {}
  /// Begins to record. Without a device nothing is recorded.
  open func startRunning() {}
  /// Stops recording.
  open func stopRunning() {}

  /// Posted when recording begins. Never posted here.
  public static let didStartRunningNotification = Notification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  /// Posted when recording ends. Never posted here.
  public static let didStopRunningNotification = Notification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  /// Posted when recording goes wrong. Never posted here.
  public static let runtimeErrorNotification = Notification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  /// Posted when others need the device. Never posted here.
  public static let wasInterruptedNotification = Notification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  /// Posted when others no longer need the device. Never posted here.
  public static let interruptionEndedNotification = Notification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
}

/// How a film fills its layer.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avlayervideogravity>.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whole, with room beside it.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Filling the layer, with its edges cut off.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Filling the layer, with its shape changed.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// Shows what a camera sees. Without a camera, it is empty.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer>.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session whose camera is shown.
  open var session: AVCaptureSession?
  /// How what the camera sees fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection with the camera: there is none.
  open var connection: AVCaptureConnection? { nil }
  /// Whether something is shown: false.
  open var isPreviewing: Bool { false }

  /// Shows the camera of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// The place in the layer for one in the pictures, from 0 to 1.
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
    CGPoint(
      x: captureDevicePointOfInterest.x * bounds.width, y: captureDevicePointOfInterest.y * bounds.height)
  }

  /// The place in the pictures, from 0 to 1, for one in the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }

  /// What was found in pictures, at its place in the layer; nothing is found here.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}

extension Notification.Name {
  /// Posted when recording begins. Never posted here.
  public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
  /// Posted when recording ends. Never posted here.
  public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
  /// Posted when recording goes wrong. Never posted here.
  public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
  /// Posted when others need the device. Never posted here.
  public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
  /// Posted when others no longer need the device. Never posted here.
  public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
  /// Posted when the pictures of a device change in size or kind. Never posted here.
  public static let AVCaptureInputPortFormatDescriptionDidChange = Notification.Name(
    "AVCaptureInputPortFormatDescriptionDidChangeNotification")
}
