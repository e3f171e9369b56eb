import Foundation

/// State that few views have, stored separately so that the other views stay small.
@MainActor
final class RareViewState {
  var mask: UIView?
  var restorationIdentifier: String?
  var interactions: [any UIInteraction] = []
  var traitRegistrations: TraitRegistrations?
  var traitOverrides: UITraitOverrides?
  var minimumContentSizeCategory: UIContentSizeCategory?
  var maximumContentSizeCategory: UIContentSizeCategory?
  var showsLargeContentViewer = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var scalesLargeContentImage = false
  var largeContentImageInsets = UIEdgeInsets.zero
  var transform = CGAffineTransform.identity
  var projection: PlaneProjection?
  var cornerConfiguration: UICornerConfiguration?

  init() {}
}

extension UIView {
  final func ensureRareState() -> RareViewState {
    if let rareState { return rareState }
    let made = RareViewState()
    rareState = made
    return made
  }
}

/// Boolean state of a view, packed.
struct ViewFlags: OptionSet {
  let rawValue: UInt8
  static let clips = ViewFlags(rawValue: 1 << 0)
  static let isTransformed = ViewFlags(rawValue: 1 << 1)
  static let isLeaving = ViewFlags(rawValue: 1 << 2)
  /// The transform has perspective; such a view is transformed, too.
  static let isProjected = ViewFlags(rawValue: 1 << 3)

  mutating func set(_ flag: ViewFlags, _ on: Bool) {
    if on { insert(flag) } else { remove(flag) }
  }
}
