/// How much a constraint matters, above 0 up to 1000, which is required.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutpriority>.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority; it should lie above 0 and not above 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: it must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly a control resists being squeezed.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: of a drag that may resize the window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: of a window that keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: of a drag that may not resize the window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly a control holds to its own size against being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly a view is drawn to its target size when it is measured.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that is higher by so much.
  public static func + (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + change)
  }

  /// A priority that is lower by so much.
  public static func - (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - change)
  }
}
