import Foundation

/// A tap that the device gives to the hand.
package enum Haptic: Hashable, Sendable {
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  case selection
}

/// Lets the device be felt.
///
/// There is no hardware for it here: the host hears what would be felt.
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

  /// Tells that something will be felt soon. A hint to hardware.
  open func prepare() {}

  final func feel(_ haptic: Haptic) { UIKitHost.shared.felt(haptic) }
}

/// Lets a collision be felt.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator>.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What collides.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Small, light things.
    case light
    /// Things of middling size.
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

  /// A generator for collisions of middling size.
  public override convenience init() { self.init(style: .medium) }

  /// Lets it be felt.
  open func impactOccurred() { impactOccurred(intensity: 1) }
  /// Lets it be felt, from 0 for hardly to 1 for fully.
  open func impactOccurred(intensity: CGFloat) {
    feel(.impact(style, intensity: Double(min(max(intensity, 0), 1))))
  }
  /// Lets it be felt, at a place in the view.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
  /// Lets it be felt, from 0 to 1, at a place in the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Lets success, warning and failure be felt.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator>.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What happened.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// It worked.
    case success
    /// Something is to be looked at.
    case warning
    /// It did not work.
    case error
  }

  /// Lets it be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) { feel(.notification(notificationType)) }
  /// Lets it be felt, at a place in the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}

/// Lets it be felt that something else is selected.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator>.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets it be felt.
  open func selectionChanged() { feel(.selection) }
  /// Lets it be felt, at a place in the view.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
