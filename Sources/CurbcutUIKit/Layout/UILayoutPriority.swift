/// The priority of a constraint: greater than 0 and at most 1000, which is required.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutpriority>.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority, which should be greater than 0 and at most 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: a required constraint.
  public static let required = UILayoutPriority(1000)
  /// 750: the default compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a scene keeping its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default content hugging of most controls.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the pull towards the target size when a view is measured.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority that is higher by `change`.
  public static func + (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + change)
  }

  /// Returns a priority that is lower by `change`.
  public static func - (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - change)
  }
}
