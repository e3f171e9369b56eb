import Foundation

/// Tips of which one at a time is to be shown.
///
/// Follows <https://developer.apple.com/documentation/tipkit/tipgroup>.
@MainActor
public final class TipGroup {
  /// Which tip comes next.
  public enum Priority: Hashable, Sendable {
    /// The first that can be shown.
    case firstAvailable
    /// Each only after those before it are shown no more.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  /// Creates a group.
  public init(_ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ tips: () -> [any Tip]) {
    self.priority = priority
    self.tips = tips()
  }

  /// The tip that is to be shown now; nil for none.
  public var currentTip: (any Tip)? {
    for tip in tips {
      switch tip.status {
      case .available: return tip
      case .pending: if priority == .ordered { return nil }
      case .invalidated: continue
      }
    }
    return nil
  }
}

extension Tips {
  /// Builds a group of tips.
  @resultBuilder
  public enum GroupBuilder {
    /// A tip.
    public static func buildExpression(_ expression: any Tip) -> [any Tip] { [expression] }
    /// The tips in their order.
    public static func buildBlock(_ components: [any Tip]...) -> [any Tip] { components.flatMap { $0 } }
  }
}
