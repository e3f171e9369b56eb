/// Something that an app lets a session of Guided Access switch off (`UIGuidedAccessRestrictionDelegate`).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiguidedaccessrestrictiondelegate>.
public struct AppRestriction: Sendable, Equatable {
  /// The app's own name for it, unique among its restrictions.
  public var identifier: String
  /// What the list shows.
  public var title: String
  /// A second line; nil for none.
  public var detail: String?
  /// Whether the feature may be used (`UIAccessibility.GuidedAccessRestrictionState.allow`).
  public var isAllowed = true

  /// Creates a restriction that allows its feature.
  public init(identifier: String, title: String, detail: String? = nil) {
    self.identifier = identifier
    self.title = title
    self.detail = detail
  }
}
