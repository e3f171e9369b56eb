import Foundation

/// Haptic feedback from the device.
package enum Haptic: Hashable, Sendable {
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  case selection
}

/// The base class of haptic feedback generators.
///
/// There is no haptic hardware here: the feedback is reported to the host.
/// Follows <https://developer.apple.com/documentation/uikit/uifeedbackgenerator>.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view that the generator was added to; nil for none.
  open private(set) weak var view: UIView?

  /// A generator for any view.
  public override init() { super.init() }

  /// A generator for a view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Announces that feedback will be needed soon: a hint to the hardware, without effect here.
  open func prepare() {}

  final func feel(_ haptic: Haptic) { UIKitHost.shared.felt(haptic) }
}

/// Plays the haptic feedback of a collision.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator>.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of things that collide.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Small, light things.
    case light
    /// Things of medium size.
    case medium
    /// Large, heavy things.
    case heavy
    /// Soft things.
    case soft
    /// Hard things.
    case rigid
  }

  private let style: FeedbackStyle

  /// A generator for a kind of collision.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// A generator for a kind of collision, and a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// A generator for collisions of medium size.
  public override convenience init() { self.init(style: .medium) }

  /// Plays the feedback.
  open func impactOccurred() { impactOccurred(intensity: 1) }
  /// Plays the feedback with an intensity from 0, hardly noticeable, to 1, full strength.
  open func impactOccurred(intensity: CGFloat) {
    feel(.impact(style, intensity: Double(min(max(intensity, 0), 1))))
  }
  /// Plays the feedback, at a location in the view.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
  /// Plays the feedback with an intensity from 0 to 1, at a location in the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Plays haptic feedback for success, warning and failure.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator>.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of outcome.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Success.
    case success
    /// Something needs attention.
    case warning
    /// Failure.
    case error
  }

  /// Plays the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) { feel(.notification(notificationType)) }
  /// Plays the feedback, at a location in the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}

/// Plays haptic feedback when the selection changes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator>.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback.
  open func selectionChanged() { feel(.selection) }
  /// Plays the feedback, at a location in the view.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
