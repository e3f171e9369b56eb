import Foundation

/// Something of a camera that a person sets with the Camera Control of a phone.
///
/// The devices here have none: a session does not support controls, and what they do is never called.
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturecontrol>.
open class AVCaptureControl: NSObject, @unchecked Sendable {
  /// Whether a person can use it.
  open var isEnabled = true

  override init() { super.init() }
}

/// A value that a person sets within bounds.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcaptureslider>.
public final class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
  /// The value.
  public var value: Float
  /// What it is called.
  public let localizedTitle: String
  /// Its symbol.
  public let symbolName: String
  /// By how much the value changes at the least; nil for any amount.
  public let step: Float?
  /// Values that are easier to reach than others.
  public var prominentValues: [Float] = []
  /// How values are written; nil as they are.
  public var localizedValueFormat: String?
  /// What tests know it by.
  public var accessibilityIdentifier: String?

  private init(_ title: String, _ symbolName: String, _ value: Float, _ step: Float?) {
    localizedTitle = title
    self.symbolName = symbolName
    self.value = value
    self.step = step
  }

  /// Creates a slider for a range.
  public convenience init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) {
    self.init(localizedTitle, symbolName, range.lowerBound, nil)
  }

  /// Creates a slider for a range, in steps.
  public convenience init(
    _ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float
  ) {
    self.init(localizedTitle, symbolName, range.lowerBound, step)
  }

  /// Creates a slider for some values.
  public convenience init(_ localizedTitle: String, symbolName: String, values: [Float]) {
    self.init(localizedTitle, symbolName, values.first ?? 0, nil)
  }

  /// Sets what is called with a value that a person sets; nobody does so here.
  public func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping @Sendable (Float) -> Void) {}
}

/// One of some things, which a person chooses.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcaptureindexpicker>.
public final class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
  /// Which one is chosen, from 0.
  public var selectedIndex = 0
  /// What it is called.
  public let localizedTitle: String
  /// Its symbol.
  public let symbolName: String
  /// How many there are.
  public let numberOfIndexes: Int
  /// What they are called.
  public let localizedIndexTitles: [String]
  /// What tests know it by.
  public var accessibilityIdentifier: String?

  private init(_ title: String, _ symbolName: String, _ titles: [String], _ count: Int) {
    localizedTitle = title
    self.symbolName = symbolName
    localizedIndexTitles = titles
    numberOfIndexes = count
  }

  /// Creates a choice among things that are not named.
  public convenience init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {
    self.init(localizedTitle, symbolName, [], max(0, numberOfIndexes))
  }

  /// Creates a choice among things that a closure names.
  public convenience init(
    _ localizedTitle: String, symbolName: String, numberOfIndexes: Int,
    localizedTitleTransform: @escaping (Int) -> String
  ) {
    let count = max(0, numberOfIndexes)
    self.init(localizedTitle, symbolName, (0..<count).map(localizedTitleTransform), count)
  }

  /// Creates a choice among things with names.
  public convenience init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
    self.init(localizedTitle, symbolName, localizedIndexTitles, localizedIndexTitles.count)
  }

  /// Sets what is called with what a person chooses; nobody does so here.
  public func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping @Sendable (Int) -> Void) {}
}

/// The zoom of a camera.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturesystemzoomslider>.
public final class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
  /// Creates a control of a camera's zoom.
  public init(device: AVCaptureDevice) { super.init() }
  /// Creates a control of a camera's zoom; the action is called on the main actor, which never happens here.
  public init(device: AVCaptureDevice, action: @escaping @Sendable @MainActor (CGFloat) -> Void) {
    super.init()
  }
}

/// How bright a camera's pictures are.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturesystemexposurebiasslider>.
public final class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
  /// Creates a control of a camera's exposure.
  public init(device: AVCaptureDevice) { super.init() }
  /// Creates a control of a camera's exposure; the action is called on the main actor, which never happens here.
  public init(device: AVCaptureDevice, action: @escaping @Sendable @MainActor (CGFloat) -> Void) {
    super.init()
  }
}

/// Is told when a person uses the controls of a session.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturesessioncontrolsdelegate>.
public protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
  /// The controls can be used.
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
  /// A control is about to cover the screen.
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
  /// A control is about to leave the screen.
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
  /// The controls can no longer be used.
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}

extension AVCaptureSession {
  /// Whether the device has a Camera Control: false.
  public var supportsControls: Bool { false }
  /// How many controls a session can have: none.
  public var maxControlsCount: Int { 0 }
  /// The controls: none, as none can be added.
  public var controls: [AVCaptureControl] { [] }
  /// Who is told when a person uses the controls; nobody.
  public var controlsDelegate: (any AVCaptureSessionControlsDelegate)? { nil }
  /// Sets who is told when a person uses the controls; nobody does so here.
  public func setControlsDelegate(
    _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?, queue: DispatchQueue?
  ) {}
  /// Whether a control can be added: false.
  public func canAddControl(_ control: AVCaptureControl) -> Bool { false }
  /// Adds a control, where the device supports that.
  public func addControl(_ control: AVCaptureControl) {}
  /// Removes a control.
  public func removeControl(_ control: AVCaptureControl) {}
}
