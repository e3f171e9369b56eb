import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// A press of a hardware button that takes a picture.
///
/// Follows <https://developer.apple.com/documentation/avkit/avcaptureevent>.
open class AVCaptureEvent: NSObject {
  /// How far the press is.
  open var phase: AVCaptureEventPhase { .cancelled }
}

/// How far the press of a button is.
///
/// Follows <https://developer.apple.com/documentation/avkit/avcaptureeventphase>.
public enum AVCaptureEventPhase: UInt, Hashable, Sendable {
  /// It has begun.
  case began
  /// It has ended.
  case ended
  /// It is none after all.
  case cancelled
}

/// Lets hardware buttons take pictures. The buttons of the devices here do not.
///
/// Follows <https://developer.apple.com/documentation/avkit/avcaptureeventinteraction>.
@MainActor
open class AVCaptureEventInteraction: NSObject, UIInteraction {
  /// Whether the buttons take pictures.
  open var isEnabled = true
  public private(set) weak var view: UIView?

  /// Creates an interaction with one action for all buttons.
  public init(handler: @escaping @MainActor (AVCaptureEvent) -> Void) {}

  /// Creates an interaction with an action for each kind of button.
  public init(
    primary: @escaping @MainActor (AVCaptureEvent) -> Void,
    secondary: @escaping @MainActor (AVCaptureEvent) -> Void
  ) {}

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

extension View {
  /// Does something when a hardware button takes a picture; the buttons here do not.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/oncameracaptureevent(isenabled:defaultsounddisabled:action:)>.
  public func onCameraCaptureEvent(
    isEnabled: Bool = true, defaultSoundDisabled: Bool = false,
    action: @escaping @MainActor (AVCaptureEvent) -> Void
  ) -> some View { self }

  /// Does something when a hardware button takes a picture; the buttons here do not.
  public func onCameraCaptureEvent(
    isEnabled: Bool = true, defaultSoundDisabled: Bool = false,
    primaryAction: @escaping @MainActor (AVCaptureEvent) -> Void,
    secondaryAction: @escaping @MainActor (AVCaptureEvent) -> Void
  ) -> some View { self }
}
