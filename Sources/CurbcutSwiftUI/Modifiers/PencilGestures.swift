import Foundation

/// What a person has set a double tap or a squeeze of an Apple Pencil to do.
///
/// Follows <https://developer.apple.com/documentation/swiftui/pencilpreferredaction>.
public struct PencilPreferredAction: Hashable, Sendable {
  private let raw: Int
  /// Nothing.
  public static let ignore = Self(raw: 0)
  /// To the eraser and back.
  public static let switchEraser = Self(raw: 1)
  /// To the tool used last.
  public static let switchPrevious = Self(raw: 2)
  /// The palette of colours.
  public static let showColorPalette = Self(raw: 3)
  /// The attributes of the ink.
  public static let showInkAttributes = Self(raw: 4)
  /// The palette where the pencil is.
  public static let showContextualPalette = Self(raw: 5)
  /// A shortcut.
  public static let runSystemShortcut = Self(raw: 6)
}

/// Where a pencil is held over the screen.
public struct PencilHoverPose: Hashable, Sendable {
  /// The place in the view, in points.
  public var location: CGPoint
  /// The place in the view, from 0 to 1.
  public var anchor: UnitPoint
  /// The distance from the screen, from 0 to 1.
  public var zDistance: Double
  /// The angle to the screen.
  public var altitude: Angle
  /// The direction.
  public var azimuth: Angle
  /// The turn of the pencil.
  public var roll: Angle
}

/// A double tap of an Apple Pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil is held; nil where that is not known.
  public var hoverPose: PencilHoverPose?
}

/// A squeeze of an Apple Pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil is held; nil where that is not known.
  public var hoverPose: PencilHoverPose?
}

/// How far a squeeze of an Apple Pencil is.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// It goes on.
  case active(PencilSqueezeGestureValue)
  /// It has ended.
  case ended(PencilSqueezeGestureValue)
  /// It has failed.
  case failed
}

extension View {
  /// Runs an action when the person taps an Apple Pencil twice. This device has none.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onpencildoubletap(perform:)>.
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View
  { self }

  /// Runs an action when the person squeezes an Apple Pencil. This device has none.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onpencilsqueeze(perform:)>.
  public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
    self
  }
}

extension EnvironmentValues {
  /// What a double tap of an Apple Pencil does: nothing on this device.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  /// What a squeeze of an Apple Pencil does: nothing on this device.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}
